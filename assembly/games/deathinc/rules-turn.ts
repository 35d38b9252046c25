// Owns the frame of a deathinc turn (INC-TURN): its steps in their order, windows that open between them, whose turn it is.
import { HAND, MOST_TURNS, NONE, SOLO_TURNS } from "./data";
import {
  PILE_BASE,
  PILE_EVENTS,
  cardsAt,
  firstOf,
  handOf,
  isAlone,
  isFoe,
  isOnMap,
  nextSeat,
} from "./queries";
import { inCity } from "./queries-city";
import { FIGHT_HERE, startFight } from "./rules-fight";
import { comeBack } from "./rules-loss";
import { spendStatus, turnBegins, turnEnds, zombiesStand } from "./rules-status";
import { fillOn, tilesLeft, tokensOn } from "./rules-tile";
import { vote } from "./rules-vote";
import { endMovement, enterReady, settlePassing } from "./rules-walk";
import { clearMover, zombiesOn } from "./rules-zombies";
import {
  clearTurn,
  cardPlace,
  orderOf,
  setCardPlace,
  setOrder,
  setStatus,
  spaceOf,
  state,
  statusOf,
} from "./state";
import {
  IN_DECK,
  IN_DISCARD,
  IN_HAND,
  PHASE_DEAL,
  PHASE_DISCARD,
  PHASE_DRAW,
  PHASE_FILL,
  PHASE_LATE,
  PHASE_MOVE_DIE,
  PHASE_TILE,
  PHASE_TOKENS,
  PHASE_WALK,
  PHASE_ZOMBIES,
  PHASE_ZOMBIE_DIE,
  STATUS_FROZEN,
  STATUS_MEETING,
  STATUS_MISSING,
  WINDOW_1,
} from "./state-phases";

export { beginMovement, endMovement } from "./rules-walk";

const LAST_TURN: i32 = 0xffff;

// ---- set-up ----

/** Who begins is known: three cards for each seat, from that one on (INC-DIGI-3). */
export function begin(seat: i32): void {
  state.first = <u8>seat;
  state.turn = <u8>seat;
  state.phase = <u8>PHASE_DEAL;
}

/** A card is dealt; the one who is dealt to is the turn's seat until all have three. */
export function deal(card: i32): void {
  setCardPlace(card, IN_HAND + <i32>state.turn);
  if (handOf(state.turn) < HAND) return;
  state.turn = <u8>nextSeat(state.turn);
  if (state.turn == state.first) openTurn();
}

// ---- start and step 1 ----

function openTurn(): void {
  const seat = <i32>state.turn;
  if (<i32>state.turns < LAST_TURN) state.turns += 1;
  clearTurn();
  turnBegins(seat);
  comeBack(seat);
  if ((statusOf(seat) & STATUS_MISSING) != 0) return missTurn();
  state.stepOne = 1;
  if (isFoe(spaceOf(seat))) startFight(FIGHT_HERE);
  else enterTile();
}

/** BC14: back on the map, a new round, then the turn is over; what lay on its movement is used up. */
function missTurn(): void {
  spendStatus(state.turn);
  setStatus(state.turn, 0);
  endTurn();
}

/** The death of the turn before has been told as soon as somebody decides. */
export function clearReport(): void {
  const dead = <i32>state.dead;
  if (dead == NONE || (dead == <i32>state.turn && !isOnMap(dead))) return;
  state.dead = <u8>NONE;
  state.deadKills = 0;
}

// ---- steps 2 to 4 ----

/** Step 1 is over: a tile, in the office while there are some (INC-TURN-2, INC-BASE-21). */
export function enterTile(): void {
  state.stepOne = 0;
  if (inCity(state.turn) || tilesLeft() == 0) enterDraw();
  else state.phase = <u8>PHASE_TILE;
}

/** Step 4: up to three cards, of the map where the seat is (INC-TURN-4, INC-BASE-9). */
export function enterDraw(): void {
  if (handOf(state.turn) < HAND && renew(drawPile())) state.phase = <u8>PHASE_DRAW;
  else enterReady();
}
/** PILE_... that the turn's seat draws from. */
export function drawPile(): i32 {
  return inCity(state.turn) ? PILE_BASE : PILE_EVENTS;
}
/** Whether a pile has a card to draw; an empty one is renewed from what was discarded (INC-CARD-8, INC-BASE-23). */
function renew(pile: i32): bool {
  if (cardsAt(pile, IN_DECK) != 0) return true;
  if (cardsAt(pile, IN_DISCARD) == 0) return false;
  for (let card = firstOf(pile); card < firstOf(pile + 1); card++)
    if (cardPlace(card) == IN_DISCARD) setCardPlace(card, IN_DECK);
  return true;
}
export function drawCard(card: i32): void {
  setCardPlace(card, IN_HAND + <i32>state.turn);
  state.drawn += 1;
  enterDraw();
}

// ---- windows (section 4.1) ----

/** Everybody has been asked in W1 or W4. */
export function afterWindow(window: i32): void {
  if (window == WINDOW_1) {
    const skipped = (statusOf(state.turn) & (STATUS_MEETING | STATUS_FROZEN)) != 0;
    if (skipped || !isOnMap(state.turn)) endMovement();
    else state.phase = <u8>PHASE_MOVE_DIE;
  } else if (zombiesStand()) enterDiscard();
  else state.phase = <u8>PHASE_ZOMBIE_DIE;
}

/**
 * A card is done and the phase in which it was played is back: what it changed may end that. Fights whose zombie is gone
 * are ended before (rules-cards.ts, INC-COMBAT-14).
 */
export function resettle(): void {
  switch (<i32>state.phase) {
    case PHASE_FILL:
      return fillOn();
    case PHASE_TOKENS:
      return tokensOn();
    case PHASE_WALK:
      return settlePassing();
    case PHASE_ZOMBIES:
      return zombiesOn();
  }
}

// ---- steps 8 and 9 ----

/** Steps 5-7 are over: the own W4. */
export function enterLate(): void {
  state.phase = <u8>PHASE_LATE;
}

export function enterDiscard(): void {
  clearMover();
  state.phase = <u8>PHASE_DISCARD;
}

/** One card is thrown away, or as many as are over three; that ends the turn (INC-CARD-5, 6). */
export function discard(card: i32): void {
  setCardPlace(card, IN_DISCARD);
  const order = orderOf(state.turn);
  if (order != 0 && (order - 1) / 21 == card) setOrder(state.turn, 0);
  if (handOf(state.turn) <= HAND) endTurn();
}

export function endTurn(): void {
  turnEnds(state.turn);
  const most = isAlone() ? SOLO_TURNS : MOST_TURNS;
  if (<i32>state.turns >= most && (isAlone() || state.humans == 0)) return vote();
  state.turn = <u8>nextSeat(state.turn);
  openTurn();
}
