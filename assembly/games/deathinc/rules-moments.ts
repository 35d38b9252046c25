// Owns when and by whom cards of deathinc may be played and used (rules section 4.1, INC-CARD).
import { NONE, NOWHERE } from "./data";
import {
  AIM_HEARTS,
  AIM_NOTHING,
  AIM_SPACE,
  AIM_TILE,
  BOOT_FIND,
  CALM,
  CARD_NUMBERS,
  DEATH,
  FIGHT,
  HURT,
  IN_CITY,
  IN_OFFICE,
  LATE,
  NAP,
  NOBODY,
  OPPONENT,
  OTHERS,
  OTHERS_W1,
  OTHERS_W4,
  OWN,
  PARACHUTE,
  RETIREMENT,
  TRIMMER,
  BOTTLE_FIRE,
  W1,
  W2,
  W3,
  W4,
  W5,
  aimOf,
  isItem,
  isString,
  kindOf,
  placesOf,
  twinOf,
  whenOf,
  whomOf,
} from "./data-cards";
import { NAMED } from "./data-city";
import { GATE, isCity, tileOf } from "./data-map";
import { isHeld, isOnMap, roomKind, seatBit } from "./queries";
import { cityKind, endOfCity, endOfSpaces, inCity } from "./queries-city";
import { ACTION_PLAY, AT_NOBODY } from "./rules-actions";
import {
  WHY_AIM,
  WHY_FREEZE,
  WHY_FROZEN,
  WHY_IN_FIGHT,
  WHY_NOT_HELD,
  WHY_PLACE,
  WHY_PLAYED,
  WHY_TARGET,
  WHY_TWICE,
  WHY_WINDOW,
} from "./rules-cards-why";
import { canAim, whyNotEffect } from "./rules-effects";
import { isOrdered, orderAction } from "./rules-orders";
import { BONUS_TEN, frontOf, isFrontItem } from "./rules-status";
import { WHY_LEGAL, allow, allowIf } from "./rules-why";
import { spaceOf, state, statusOf } from "./state";
import {
  PHASE_AIM,
  PHASE_ASK,
  PHASE_MEMO,
  PHASE_OBJECT,
  PHASE_READY,
  PHASE_WALK,
  PHASE_ZOMBIES,
  STATUS_FROZEN,
  STATUS_PUPPET,
  WINDOW_1,
} from "./state-phases";

// ---- moments ----

/** The moments of section 4.1 that each phase is for who acts in it, bits of data-cards.ts; for no card behind OBJECT. */
const MOMENTS: usize = memory.data<u16>([
  0, // FIRST
  0, // DEAL
  0, // TILE
  <u16>OWN, // SITE
  0, // RED
  0, // BLUE
  <u16>OWN, // FILL
  <u16>OWN, // TOKENS
  0, // DRAW
  <u16>(OWN + W1), // READY
  0, // MOVE_DIE
  <u16>(OWN + W2), // WALK
  0, // SLIP
  0, // CITY_TILE
  <u16>OWN, // ROTATE
  0, // WEAPON
  <u16>(OWN + FIGHT), // FIGHT
  0, // COMBAT_DIE
  <u16>W3, // SHOWN
  <u16>(OWN + FIGHT + HURT), // FAILED
  <u16>DEATH, // DYING
  <u16>(OWN + W4 + LATE), // LATE
  0, // ZOMBIE_DIE
  <u16>OWN, // ZOMBIES
  0, // DISCARD
  <u16>(OTHERS + OTHERS_W1), // ASK
  0, // AIM
  <u16>W5, // OBJECT
]);

/** Those that it is now; 0 = no card can be played or used. */
export function moments(): i32 {
  const now = <i32>state.phase;
  if (now > PHASE_OBJECT) return 0;
  if (now == PHASE_WALK) {
    if ((statusOf(state.turn) & STATUS_PUPPET) != 0) return 0;
    if (state.walked || (<i32>state.bonus) & BONUS_TEN) return OWN;
  }
  if (now == PHASE_ZOMBIES && <i32>state.mover != NONE) return 0;
  if (now == PHASE_ASK && <i32>state.window != WINDOW_1) return OTHERS + OTHERS_W4;
  return load<u16>(MOMENTS + 2 * <usize>now);
}

// ---- one card ----

/** WHY_LEGAL, or why the seat that acts cannot play a card of its hand, or use one in front of it, at a seat (AT_NOBODY). */
export function whyNotAt(seat: i32, card: i32, uses: bool, target: i32): i32 {
  if (uses ? !isFrontItem(card, seat) : !isHeld(card, seat)) return WHY_NOT_HELD;
  const kind = kindOf(card);
  const event = !uses && !isString(kind);
  if (event) {
    if ((state.played & seatBit(seat)) != 0) return WHY_PLAYED;
    if (<i32>state.freeze != NONE && <i32>state.freeze != seat) return WHY_FREEZE;
  }
  const lays = event && isItem(kind);
  const when = lays ? OWN : whenOf(kind);
  if ((when & ~CALM & moments()) == 0) return WHY_WINDOW;
  if (lays) {
    if (isRooted(kind)) return WHY_FROZEN;
    return target == AT_NOBODY ? whyNotLay(seat, kind) : WHY_TARGET;
  }
  if (when & CALM && state.fighting) return WHY_IN_FIGHT;
  return whyNotAimed(seat, kind, target);
}

/** An item is laid in front where it may be (INC-CARD-3, INC-CARD-9). */
function whyNotLay(seat: i32, kind: i32): i32 {
  if (!isOnMap(seat) || ((placesOf(kind) >> placeOf(tileOf(spaceOf(seat)))) & 1) == 0) return WHY_PLACE;
  if (kind == BOOT_FIND && state.fighting) return WHY_IN_FIGHT;
  return allowIf(frontOf(seat, kind) == NONE, WHY_TWICE);
}

// Bit of data-cards.ts's places that a tile is; the last one, which only "anywhere" has, of hallway and streets.
function placeOf(tile: i32): i32 {
  const room = roomKind(tile);
  if (room >= 0) return room;
  return isCity(tile) && cityKind(tile) < NAMED ? 8 + cityKind(tile) : 31;
}

function whyNotAimed(seat: i32, kind: i32, target: i32): i32 {
  if ((kind == TRIMMER || kind == BOTTLE_FIRE) && state.fighting && state.rolls) return WHY_IN_FIGHT;
  if (isRooted(kind)) return WHY_FROZEN;
  if (!isTarget(seat, kind, target)) return WHY_TARGET;
  const why = whyNotEffect(kind, seat, target);
  if (why != WHY_LEGAL || aimOf(kind) == AIM_NOTHING) return why;
  return allowIf(nextAim(kind, seat, target, 0) != NOWHERE, WHY_AIM);
}

/** Frozen Stiff leaves its victim only cards that let it rest before the roll (BC09). */
function isRooted(kind: i32): bool {
  if (<i32>state.phase != PHASE_READY || twinOf(kind) == NAP) return false;
  return (statusOf(state.turn) & STATUS_FROZEN) != 0;
}

/** Whether a seat's card of a kind may be aimed at a seat, or at nobody (AT_NOBODY). */
export function isTarget(seat: i32, kind: i32, target: i32): bool {
  const whom = whomOf(kind);
  if (whom == NOBODY) return target == AT_NOBODY;
  if (target >= <i32>state.seats || target == seat) return false; // AT_NOBODY, INC-CARD-12
  if (whom == OPPONENT) return true;
  if (!isOnMap(target)) return false;
  if (whom == IN_OFFICE) return !inCity(target);
  return whom != IN_CITY || inCity(target);
}

/** The number behind all that a kind may be aimed at. */
export function endOfAims(kind: i32): i32 {
  const what = aimOf(kind);
  if (kind == RETIREMENT) return 9 * GATE; // directors never are in the city
  return what == AIM_SPACE ? endOfSpaces() : what == AIM_TILE ? endOfCity() : AIM_HEARTS + 1;
}
/** The first thing from a number on that a kind may be aimed at; NOWHERE. */
export function nextAim(kind: i32, seat: i32, target: i32, from: i32): i32 {
  const end = endOfAims(kind);
  for (let at = from; at < end; at++) if (canAim(kind, seat, target, at)) return at;
  return NOWHERE;
}

// ---- who ----

/** WHY_LEGAL, or why the seat that acts may not play or use a card at a seat; of a seat with an order that one fires alone. */
export function whyNotPlayed(action: i32): i32 {
  const seat = actor();
  const n = (action - ACTION_PLAY) / 7;
  const target = (action - ACTION_PLAY) % 7;
  const why = whyNotAt(seat, n % CARD_NUMBERS, n >= CARD_NUMBERS, target);
  if (why != WHY_LEGAL || seat == <i32>state.turn || !isOrdered(seat)) return why;
  return allow(action == orderAction(seat));
}

/** The seat that plays and uses cards now: who is asked, else whose turn it is. */
export function actor(): i32 {
  const now = <i32>state.phase;
  return now == PHASE_ASK ? state.asked : now == PHASE_OBJECT ? state.answering : state.turn;
}

/** Whether who plays the card under way decides in a phase. */
export function playerDecides(phase: i32): bool {
  return phase == PHASE_AIM || (phase > PHASE_OBJECT && phase < PHASE_MEMO);
}

/** Whether Golden Parachute saves a seat whose hearts are gone. */
export function hasParachute(seat: i32): bool {
  return isHeld(PARACHUTE, seat);
}
