// Owns whether deathinc's present phase can be: whose turn it is, what is under way, and that there is something to choose.
import {
  HAND,
  KILLS_TO_WIN,
  MOST_TURNS,
  NONE,
  NOWHERE,
  OPTION_KILLS,
  ROOM_KINDS,
  SOLO_ELECTED,
  SOLO_TURNS,
} from "./data";
import { CITY_KINDS, NAMED, STOCK_BULLETS, STOCK_HEARTS, stockOf } from "./data-city";
import { CENTRE, GATE, HALLWAY, HOME, isCity, isSite, tileOf } from "./data-map";
import {
  PILE_STRINGS,
  allSettled,
  cardsAt,
  ceoSpace,
  handOf,
  isAlone,
  isCityGame,
  isFoe,
  safeWith,
  seatBit,
  votesOf,
} from "./queries";
import { cityKind, cityNeighbour, endOfCity, inCity, isExplorable, isPadCentre } from "./queries-city";
import { cardHolds } from "./possible-cards";
import { isUnderWay } from "./possible-turn";
import { cityWeight } from "./rules-city";
import { neededBullets } from "./rules-fight";
import { anyLegal } from "./rules-legal";
import { zombiesStand } from "./rules-status";
import { roomsLeft, tilesLeft } from "./rules-tile";
import { drawPile } from "./rules-turn";
import {
  heartsOf,
  isBullet,
  isHeart,
  isZombie,
  killsOf,
  lastingOf,
  roomByte,
  spaceOf,
  state,
  statusOf,
  tieTotal,
  zombiesOnMap,
} from "./state";
import {
  IN_DECK,
  PHASE_BLUE,
  PHASE_CITY_TILE,
  PHASE_COMBAT_DIE,
  PHASE_DRAW,
  PHASE_DYING,
  PHASE_FAILED,
  PHASE_FIGHT,
  PHASE_FILL,
  PHASE_FIRST,
  PHASE_OVER,
  PHASE_RED,
  PHASE_ROTATE,
  PHASE_SHOWN,
  PHASE_SITE,
  PHASE_SLIP,
  PHASE_STRING,
  PHASE_TIE,
  PHASE_TIE_DIE,
  PHASE_TILE,
  PHASE_TOKENS,
  PHASE_WALK,
  PHASE_WEAPON,
  PHASE_ZOMBIES,
  PHASE_ZOMBIE_DIE,
  RESULT_ALONE,
  RESULT_FLOWN,
  RESULT_KILLS,
  RESULT_VOTED,
} from "./state-phases";
import { BONUS_SHUFFLE } from "./rules-status";

const MOST_TOKENS: i32 = 6; // in a room

// ---- before the first turn ----

/** Nothing has happened: all stands as it was laid, cards are dealt in order (INC-SETUP). */
export function freshHolds(): bool {
  const first = <i32>state.first;
  if ((first == NONE) != (<i32>state.phase == PHASE_FIRST) || (isAlone() && first == NONE)) return false;
  if ((state.turns | state.rescued | state.result) != 0 || <i32>state.winner != NONE || tilesLeft() != 15)
    return false;
  if ((state.fighting | state.window | state.passing | state.steps) != 0 || <i32>state.card != NONE)
    return false;
  for (let tile = 0; tile < HALLWAY; tile++) if (!isZombie(9 * tile + CENTRE)) return false;
  const seats = <i32>state.seats;
  let dealt = false; // those dealt to come first, from the one who begins on
  for (let n = 0; n < seats; n++) {
    const seat = first == NONE ? n : (first + n) % seats;
    if (spaceOf(seat) != HOME || (statusOf(seat) | lastingOf(seat) | killsOf(seat)) != 0) return false;
    const turn = first != NONE && seat == <i32>state.turn;
    const hand = handOf(seat);
    if (turn ? hand >= HAND : hand != (dealt || first == NONE ? 0 : HAND)) return false;
    dealt = dealt || turn;
  }
  return zombiesOnMap() == HALLWAY;
}

// ---- the end ----

/** INC-VOTE-1..8, INC-BASE-10, 29, INC-SOLO-3, INC-DIGI-6. */
export function resultHolds(): bool {
  const now = <i32>state.phase;
  if ((state.result != 0) != (now == PHASE_OVER)) return false;
  if (now == PHASE_TIE || now == PHASE_TIE_DIE) return isVote() && tieHolds();
  if (now == PHASE_OVER) return endHolds();
  if (<i32>state.winner != NONE) return false;
  return now == PHASE_STRING || !allSettled() || (isCityGame() && state.rescued != 0);
}

/** Whether the board can have met: nobody is left to settle, or the turns are up. */
function isVote(): bool {
  if (allSettled() && !(isCityGame() && state.rescued != 0)) return true;
  return <i32>state.turns >= (isAlone() ? SOLO_TURNS : MOST_TURNS);
}

/** The tied have the most votes and roll for it. */
function tieHolds(): bool {
  const tied = <i32>state.tied;
  const now = <i32>state.phase;
  if (popcnt(tied) < 2 || <i32>state.passed >= popcnt(tied) || (state.tied & seatBit(state.tieSeat)) == 0)
    return false;
  for (let seat = 0; seat < <i32>state.seats; seat++) {
    if ((tied >> seat) & 1 ? heartsOf(seat) == 0 : votesOf(seat) > votesOf(state.tieSeat)) return false;
    if ((tied >> seat) & 1 && votesOf(seat) != votesOf(state.tieSeat)) return false;
    if ((tied >> seat) & 1 && now == PHASE_TIE && tieTotal(seat) == 0) return false;
  }
  return now == PHASE_TIE || tieTotal(state.tieSeat) == 0;
}

function endHolds(): bool {
  const winner = <i32>state.winner;
  switch (<i32>state.result) {
    case RESULT_FLOWN:
      return winner != NONE && isPadCentre(spaceOf(winner));
    case RESULT_KILLS:
      return winner != NONE && killsOf(winner) >= KILLS_TO_WIN && (state.options & OPTION_KILLS) != 0;
    case RESULT_ALONE:
      return isAlone() && isVote() && (winner == 0) == votesOf(0) >= SOLO_ELECTED;
    case RESULT_VOTED:
      return !isAlone() && isVote() && winner != NONE && isBest(winner);
    default:
      return winner == NONE;
  }
}

function isBest(winner: i32): bool {
  for (let seat = 0; seat < <i32>state.seats; seat++) if (votesOf(seat) > votesOf(winner)) return false;
  return true;
}

// ---- the phase ----

/** Whether the present phase has its reason and something to choose. */
export function phaseHolds(): bool {
  const now = <i32>state.phase;
  if (isUnderWay(now)) return cardHolds() && anyLegal();
  return now == PHASE_OVER || (baseHolds(now) && anyLegal());
}

/** What a phase of the turn itself needs. */
export function baseHolds(base: i32): bool {
  const seat = <i32>state.turn;
  const room = <i32>state.room;
  switch (base) {
    case PHASE_TILE:
      return !inCity(seat) && tilesLeft() > 0;
    case PHASE_SITE:
      return !inCity(seat) && room < ROOM_KINDS && roomsLeft(room) > 0;
    case PHASE_RED:
    case PHASE_BLUE:
      return !inCity(seat) && isSite(room) && roomByte(room) != 0;
    case PHASE_FILL:
    case PHASE_TOKENS:
      return fillHolds(room) && (base == PHASE_FILL ? state.toPlace : state.tokens) > 0;
    case PHASE_DRAW:
      return handOf(seat) < HAND && cardsAt(drawPile(), IN_DECK) > 0;
    case PHASE_CITY_TILE:
      return state.steps > 0 && isExplorable(spaceOf(seat), state.entry);
    case PHASE_ROTATE:
      return (
        state.steps > 0 &&
        room < CITY_KINDS &&
        isExplorable(spaceOf(seat), state.entry) &&
        cityWeight(room) > 0
      );
    default:
      return laterHolds(base);
  }
}

function laterHolds(base: i32): bool {
  const space = spaceOf(state.turn);
  switch (base) {
    case PHASE_WALK:
      if (state.passing != 0 && (!isZombie(space) || space == ceoSpace())) return false;
      return state.steps > 0;
    case PHASE_SLIP:
      return (
        ((<i32>state.bonus) & BONUS_SHUFFLE) != 0 && isZombie(space) && isFoe(space) && space != ceoSpace()
      );
    case PHASE_FIGHT:
    case PHASE_WEAPON:
    case PHASE_COMBAT_DIE:
    case PHASE_SHOWN:
    case PHASE_DYING:
      return isFoe(space);
    case PHASE_FAILED:
      return isFoe(space) && state.die > 0 && neededBullets() > 0;
    case PHASE_ZOMBIE_DIE:
      return !zombiesStand();
    case PHASE_ZOMBIES:
      return state.toMove > 0 && !isAlone();
    case PHASE_STRING:
      return stringHolds();
    default:
      return true;
  }
}

function stringHolds(): bool {
  const left = <i32>state.left;
  if (left == 0 || left > <i32>state.saved || spaceOf(state.turn) != HOME) return false;
  return left <= safeWith(state.turn) && cardsAt(PILE_STRINGS, IN_DECK) > 0;
}

/** What is laid is where the step leads to, or the office's last room. */
function fillHolds(tile: i32): bool {
  if (isSite(tile)) return !inCity(state.turn) && roomByte(tile) != 0 && <i32>state.tokens <= MOST_TOKENS;
  if (tile <= GATE || tile != endOfCity() - 1 || state.steps == 0) return false;
  const space = spaceOf(state.turn);
  if (space == NOWHERE || !isCity(tileOf(space)) || tileOf(cityNeighbour(space, state.entry)) != tile)
    return false;
  return isStocked(tile);
}

/** A city tile's tokens are laid or still to be (INC-BASE-19). */
function isStocked(tile: i32): bool {
  const kind = cityKind(tile);
  if (kind >= NAMED) return state.tokens == 0;
  let hearts = (<i32>state.tokens) & 15;
  let bullets = (<i32>state.tokens) >> 4;
  for (let space = 9 * tile; space < 9 * tile + 9; space++) {
    hearts += i32(isHeart(space));
    bullets += i32(isBullet(space));
  }
  return hearts == stockOf(kind, STOCK_HEARTS) && bullets == stockOf(kind, STOCK_BULLETS);
}
