// Owns the test of saves that the cartridge ships: no value out of range, and no way into a trap or a standstill.
// Small where possible.ts is thorough: what cannot come of play but can be played on from is let through.
import { NONE, NOWHERE, ROOM_KINDS } from "./data";
import { AIM_NOTHING, aimOf, isItem, kindOf } from "./data-cards";
import { CITY_KINDS, CROSSROADS } from "./data-city";
import { FIRST_SITE, GATE, SITES, TILES, isCity, isDoorSide } from "./data-map";
import { rangesHold } from "./possible-ranges";
import { isIn, isPlayed, isUnderWay } from "./possible-turn";
import {
  ceoSpace,
  doorSide,
  isCityGame,
  isLaid,
  isOnMap,
  neighbour,
  roomKind,
  seatBit,
  supply,
  walkable,
} from "./queries";
import { cityDeck, cityKind, endOfCity, isOpenEdge, isStockSpace } from "./queries-city";
import { canAim } from "./rules-effects";
import { anyLegal } from "./rules-legal";
import { isTarget } from "./rules-moments";
import { tilesLeft } from "./rules-tile";
import {
  bulletsIn,
  cityByte,
  cityColumn,
  cityRow,
  heartsIn,
  isBullet,
  isHeart,
  isZombie,
  roomByte,
  spaceOf,
  state,
  zombiesIn,
} from "./state";
import {
  PHASE_AIM,
  PHASE_CARRY,
  PHASE_DEAL,
  PHASE_DYING,
  PHASE_FILL,
  PHASE_FIRST,
  PHASE_OBJECT,
  PHASE_OVER,
  PHASE_PUSH,
  PHASE_READY,
  PHASE_RED,
  PHASE_ROTATE,
  PHASE_SITE,
  PHASE_STRING,
  PHASE_TAKE,
  PHASE_TILE,
  PHASE_TIE,
  PHASE_TIE_DIE,
  PHASE_TOKENS,
  PHASE_WEAPON,
  PHASE_ZOMBIES,
} from "./state-phases";

/** Whether the bytes can be played on from, whatever is done; others are no save of this game. */
export function isPlayable(): bool {
  if (!rangesHold() || !planFits() || !piecesFit()) return false;
  const now = <i32>state.phase;
  if ((state.result != 0) != (now == PHASE_OVER) || (<i32>state.first == NONE) != (now == PHASE_FIRST))
    return false;
  if (now <= PHASE_DEAL != (state.turns == 0)) return false;
  if (isIn(now, PHASE_TIE_DIE, PHASE_TIE) && !tieFits()) return false;
  return now == PHASE_OVER || (turnFits(now) && anyLegal());
}

/** The tie-break waits for one of the tied, and not for ever: it ends when the last of them passes. */
function tieFits(): bool {
  return (state.tied & seatBit(state.tieSeat)) != 0 && <i32>state.passed < popcnt(<i32>state.tied);
}

/** Who walks or fights is on the map, what is laid or filled is a room; the card under way, if there is one, is aimed at what is there. */
function turnFits(now: i32): bool {
  const isCard = isUnderWay(now);
  const base = <i32>(isCard ? state.back : now);
  if (isCard != (<i32>state.card != NONE) || (isCard && !(isPlayed(base) && cardFits(now)))) return false;
  if (isIn(base, PHASE_WEAPON, PHASE_DYING) != (state.fighting != 0)) return false;
  if (!countFits(now)) return false;
  if (base == PHASE_SITE && <i32>state.room >= ROOM_KINDS) return false;
  // A card may be legal all the same.
  if (isIn(base, PHASE_TILE, PHASE_SITE) && tilesLeft() == 0) return false;
  if (isIn(base, PHASE_RED, PHASE_TOKENS) && !isFilled(state.room)) return false;
  const walks = isIn(base, PHASE_READY, PHASE_DYING) || base == PHASE_STRING;
  return (isOnMap(state.turn) || !walks) && walkFits(base);
}

/** What a phase counts down is not 0 yet: one less would be out of range. */
function countFits(now: i32): bool {
  if (now == PHASE_ZOMBIES) return state.toMove != 0;
  if (now == PHASE_STRING || isIn(now, PHASE_PUSH, PHASE_TAKE)) return state.left != 0;
  return now != PHASE_TOKENS || state.tokens != 0;
}

/** Steps left and taken are the total; a city tile is drawn, or lies, where the step under way leads, and can be filled. */
function walkFits(base: i32): bool {
  if (state.steps != 0 && <i32>state.steps + <i32>state.walked != <i32>state.total) return false;
  const space = spaceOf(state.turn);
  if (base == PHASE_ROTATE) {
    if (state.steps == 0 || <i32>state.room >= CITY_KINDS) return false;
    return isOpenEdge(space, state.entry) && cityDeck(state.room) > 0;
  }
  if (!isIn(base, PHASE_FILL, PHASE_TOKENS) || !isCity(state.room)) return true;
  if (state.steps == 0 || space == NOWHERE || neighbour(space, state.entry) == NOWHERE) return false;
  let free = 0;
  for (let local = 0; local < 9; local++) {
    const at = 9 * <i32>state.room + local;
    free += i32(isStockSpace(at) && !isHeart(at) && !isBullet(at));
  }
  return ((<i32>state.tokens) & 15) + ((<i32>state.tokens) >> 4) <= free;
}

/** Whether a tile is one that can be filled. */
function isFilled(tile: i32): bool {
  return tile >= FIRST_SITE && isLaid(tile);
}

function cardFits(now: i32): bool {
  const kind = kindOf(state.card);
  if (!isTarget(state.player, kind, state.target)) return false;
  if (now == PHASE_CARRY && <i32>state.aim != NOWHERE && !isZombie(state.aim)) return false;
  if (now == PHASE_AIM || aimOf(kind) == AIM_NOTHING || (isItem(kind) && !state.using)) return true;
  return now != PHASE_OBJECT || canAim(kind, state.player, state.target, state.aim);
}

/** Rooms and city tiles are of a kind, doors look to the hallway. */
function planFits(): bool {
  for (let tile = FIRST_SITE; tile < FIRST_SITE + SITES; tile++) {
    if (roomByte(tile) == 0) continue;
    if (<u32>roomKind(tile) >= <u32>ROOM_KINDS || !isDoorSide(tile, doorSide(tile))) return false;
  }
  // A tile lies no farther from the gate than there are tiles before it: there is room for all that can come.
  for (let tile = GATE; tile < endOfCity(); tile++) {
    if (cityKind(tile) >= CITY_KINDS || cityDeck(cityKind(tile)) < 0) return false;
    if (max(abs(cityColumn(tile)), abs(cityRow(tile))) > tile - GATE) return false;
  }
  return state.cityLaid == 0 || (isCityGame() && cityByte(GATE) == CROSSROADS);
}

/** Pawns, zombies, tokens and the Zombie CEO are where they can. */
function piecesFit(): bool {
  for (let tile = 0; tile < TILES; tile++) {
    let pieces = zombiesIn(tile) | heartsIn(tile) | bulletsIn(tile);
    for (; pieces != 0; pieces &= pieces - 1) if (!walkable(9 * tile + ctz(pieces))) return false;
  }
  for (let seat = 0; seat < <i32>state.seats; seat++)
    if (spaceOf(seat) != NOWHERE && !walkable(spaceOf(seat))) return false;
  if (state.died != 0 && endOfCity() == GATE) return false;
  return supply() >= 0 && (ceoSpace() == NOWHERE || walkable(ceoSpace()));
}
