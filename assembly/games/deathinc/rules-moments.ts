// Owns when and by whom cards of deathinc may be played and used (rules section 4.1, INC-CARD).
import { NONE, NOWHERE, OFFICE_CART } from "./data";
import {
  AIM_GAIN,
  AIM_HEARTS,
  AIM_NOTHING,
  AIM_SPACE,
  AIM_TILE,
  BOOT_FIND,
  CALM,
  CARDS,
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
  TRIMMER,
  BOTTLE_FIRE,
  W1,
  W2,
  W3,
  W4,
  W5,
  aimOf,
  isBase,
  isItem,
  isString,
  kindOf,
  placesOf,
  twinOf,
  whenOf,
  whomOf,
} from "./data-cards";
import { NAMED } from "./data-city";
import { SPACES, TILES, isCity, tileOf } from "./data-map";
import { isHeld, isOnMap, roomKind } from "./queries";
import { cityKind, inCity } from "./queries-city";
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
  PHASE_ASK,
  PHASE_DYING,
  PHASE_FAILED,
  PHASE_FIGHT,
  PHASE_FILL,
  PHASE_LATE,
  PHASE_OBJECT,
  PHASE_READY,
  PHASE_ROTATE,
  PHASE_SHOWN,
  PHASE_SITE,
  PHASE_TOKENS,
  PHASE_WALK,
  PHASE_ZOMBIES,
  STATUS_FROZEN,
  STATUS_PUPPET,
  WINDOW_1,
} from "./state-phases";

// ---- moments ----

/** The moments of section 4.1 that it is for a seat now, bits of data-cards.ts. */
function moments(seat: i32): i32 {
  const now = <i32>state.phase;
  if (now == PHASE_ASK) {
    if (seat != <i32>state.asked) return 0;
    return OTHERS + (<i32>state.window == WINDOW_1 ? OTHERS_W1 : OTHERS_W4);
  }
  if (now == PHASE_OBJECT) return seat == <i32>state.answering ? W5 : 0;
  return seat == <i32>state.turn ? ownMoments(now) : 0;
}

function ownMoments(now: i32): i32 {
  switch (now) {
    case PHASE_SITE:
    case PHASE_FILL:
    case PHASE_TOKENS:
    case PHASE_ROTATE:
      return OWN;
    case PHASE_READY:
      return OWN + W1;
    case PHASE_WALK:
      if (!OFFICE_CART && (statusOf(state.turn) & STATUS_PUPPET) != 0) return 0;
      return state.walked == 0 && ((<i32>state.bonus) & BONUS_TEN) == 0 ? OWN + W2 : OWN;
    case PHASE_FIGHT:
      return OWN + FIGHT;
    case PHASE_SHOWN:
      return W3;
    case PHASE_FAILED:
      return OWN + FIGHT + HURT;
    case PHASE_DYING:
      return DEATH;
    case PHASE_LATE:
      return OWN + W4 + LATE;
    case PHASE_ZOMBIES:
      return <i32>state.mover == NONE ? OWN : 0;
    default:
      return 0;
  }
}

// ---- one card ----

/** WHY_LEGAL, or why a seat cannot play a card of its hand, or a string, at a seat (AT_NOBODY = nobody). */
export function whyNotPlay(seat: i32, card: i32, target: i32): i32 {
  const kind = kindOf(card);
  if (!isHeld(card, seat)) return WHY_NOT_HELD;
  if (!isString(kind)) {
    if ((state.played >> (<u8>seat)) & 1) return WHY_PLAYED;
    if (<i32>state.freeze != NONE && <i32>state.freeze != seat) return WHY_FREEZE;
  }
  if (!isItem(kind)) return whyNotAimed(seat, kind, target, whenOf(kind));
  if ((moments(seat) & OWN) == 0) return WHY_WINDOW;
  if (isRooted(kind)) return WHY_FROZEN;
  return target == AT_NOBODY ? whyNotLay(seat, kind) : WHY_TARGET;
}

/** WHY_LEGAL, or why a seat cannot use an item that lies in front of it. */
export function whyNotUse(seat: i32, card: i32, target: i32): i32 {
  if (!isFrontItem(card, seat)) return WHY_NOT_HELD;
  const kind = kindOf(card);
  return whyNotAimed(seat, kind, target, whenOf(kind));
}

/** An item is laid in front where it may be (INC-CARD-3, INC-CARD-9). */
function whyNotLay(seat: i32, kind: i32): i32 {
  if (!isOnMap(seat) || ((placesOf(kind) >> placeOf(tileOf(spaceOf(seat)))) & 1) == 0) return WHY_PLACE;
  if (isBase(kind) && kind == BOOT_FIND && state.fighting) return WHY_IN_FIGHT;
  return allowIf(frontOf(seat, kind) == NONE, WHY_TWICE);
}

// Bit of data-cards.ts's places that a tile is; the last one, which only "anywhere" has, of hallway and streets.
function placeOf(tile: i32): i32 {
  const room = roomKind(tile);
  if (room >= 0) return room;
  return isCity(tile) && cityKind(tile) < NAMED ? 8 + cityKind(tile) : 31;
}

function whyNotAimed(seat: i32, kind: i32, target: i32, when: i32): i32 {
  if ((when & ~CALM & moments(seat)) == 0) return WHY_WINDOW;
  if (when & CALM && state.fighting) return WHY_IN_FIGHT;
  if (isBase(kind) && (kind == TRIMMER || kind == BOTTLE_FIRE) && state.fighting && state.rolls)
    return WHY_IN_FIGHT;
  if (isRooted(kind)) return WHY_FROZEN;
  if (!isTarget(seat, kind, target)) return WHY_TARGET;
  const why = whyNotEffect(kind, seat, target);
  if (why != WHY_LEGAL || aimOf(kind) == AIM_NOTHING) return why;
  return allowIf(nextAim(kind, seat, target, 0) != NOWHERE, WHY_AIM);
}

/** Frozen Stiff leaves its victim only cards that let it rest before the roll (BC09). */
function isRooted(kind: i32): bool {
  if (OFFICE_CART || <i32>state.phase != PHASE_READY || twinOf(kind) == NAP) return false;
  return (statusOf(state.turn) & STATUS_FROZEN) != 0;
}

function isTarget(seat: i32, kind: i32, target: i32): bool {
  const whom = whomOf(kind);
  if (whom == NOBODY || target == AT_NOBODY) return whom == NOBODY && target == AT_NOBODY;
  if (target >= <i32>state.seats || target == seat) return false; // INC-CARD-12
  if (whom == OPPONENT) return true;
  if (!isOnMap(target)) return false;
  if (whom == IN_OFFICE) return !inCity(target);
  return whom != IN_CITY || inCity(target);
}

/** The first thing from a number on that a kind may be aimed at; NOWHERE. */
export function nextAim(kind: i32, seat: i32, target: i32, from: i32): i32 {
  const aim = aimOf(kind);
  const end = aim == AIM_SPACE ? SPACES : aim == AIM_TILE ? TILES : AIM_HEARTS + 1;
  if (aim == AIM_GAIN) from = max(from, CARDS);
  for (let at = from; at < end; at++) if (canAim(kind, seat, target, at)) return at;
  return NOWHERE;
}

// ---- who ----

/** WHY_LEGAL, or why the seat that acts may not play or use a card at a seat; of a seat with an order that one fires alone. */
export function whyNotPlayed(action: i32): i32 {
  const seat = actor();
  const n = (action - ACTION_PLAY) / 7;
  const target = (action - ACTION_PLAY) % 7;
  const why = n < CARD_NUMBERS ? whyNotPlay(seat, n, target) : whyNotUse(seat, n - CARD_NUMBERS, target);
  if (why != WHY_LEGAL || seat == <i32>state.turn || !isOrdered(seat)) return why;
  return allow(action == orderAction(seat));
}

/** The seat that plays and uses cards now: who is asked, else whose turn it is. */
export function actor(): i32 {
  const now = <i32>state.phase;
  return now == PHASE_ASK ? state.asked : now == PHASE_OBJECT ? state.answering : state.turn;
}

/** Whether Golden Parachute saves a seat whose hearts are gone. */
export function hasParachute(seat: i32): bool {
  return isHeld(PARACHUTE, seat);
}
