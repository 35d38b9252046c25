// Owns whether deathinc's seats, cards and directors can be as they are.
import { DIRECTORS, MOST_SEATS, NONE, NOWHERE, OFFICE, REACT_ORDERS, roomCount } from "./data";
import { BOOT_FIND, CARDS, FREEZE, NINE_IRON, TRIMMER, isItem, isString, kindOf } from "./data-cards";
import { FIRST_SITE, SITES } from "./data-map";
import {
  ceoSpace,
  endOfCards,
  isAlone,
  isCityGame,
  isHuman,
  ledBy,
  reactions,
  roomKind,
  safeWith,
  seatBit,
} from "./queries";
import { inCity } from "./queries-city";
import { canStand } from "./possible-map";
import { isIn } from "./rules-setup";
import { marksOf } from "./rules-status";
import { roomsLeft } from "./rules-tile";
import {
  bulletsOf,
  cardPlace,
  directorPlace,
  heartsOf,
  killsOf,
  lastingOf,
  orderOf,
  spaceOf,
  state,
  statusOf,
} from "./state";
import {
  IN_BOX,
  IN_DISCARD,
  IN_FRONT,
  IN_HAND,
  LED_BY,
  ON_DESK,
  PHASE_DYING,
  PHASE_TIE_DIE,
  REMOVED,
  SAFE_WITH,
  STATUS_DRILL,
  STATUS_MEETING,
  STATUS_SLIP,
  STATUS_STILL,
  UNDRAWN,
} from "./state-phases";

const OFFICE_STATUS: i32 = STATUS_DRILL | STATUS_MEETING | STATUS_SLIP;

// ---- seats ----

export function seatsHold(): bool {
  for (let seat = 0; seat < MOST_SEATS; seat++) {
    if (seat < <i32>state.seats ? !seatHolds(seat) : !emptyHolds(seat)) return false;
  }
  return true;
}

/** A place without a player is as before a game. */
function emptyHolds(seat: i32): bool {
  const bytes =
    heartsOf(seat) | bulletsOf(seat) | killsOf(seat) | statusOf(seat) | lastingOf(seat) | orderOf(seat);
  return bytes == 0 && spaceOf(seat) == NOWHERE;
}

function seatHolds(seat: i32): bool {
  const status = statusOf(seat);
  const lasting = lastingOf(seat);
  if ((lasting & 3) > 2 || lasting >> 2 > 2 || (lasting != 0 && !isCityGame())) return false;
  if ((status & ~OFFICE_STATUS) != 0 && !isCityGame()) return false;
  if (isAlone() && status != 0) return false;
  if ((status & STATUS_STILL) != 0 && seat != <i32>state.turn) return false;
  if (orderOf(seat) != 0 && (!isHuman(seat) || reactions() != REACT_ORDERS || isAlone())) return false;
  return spaceOf(seat) == NOWHERE ? deadHolds(seat) : pawnHolds(seat);
}

/** Off the map there are no hearts, no party (INC-DEATH); the city can only be died in once one was there. */
function deadHolds(seat: i32): bool {
  if (heartsOf(seat) > 0 && <i32>state.phase < PHASE_TIE_DIE) return false;
  return (
    ledBy(seat) == 0 &&
    (state.died == 0 || isCityGame()) &&
    ((state.died & seatBit(seat)) == 0 || (state.rescued & seatBit(seat)) != 0)
  );
}

/** A pawn stands somewhere; in the city only after a rescue and without a party; at the Zombie CEO's only to fight him. */
function pawnHolds(seat: i32): bool {
  const space = spaceOf(seat);
  if (!canStand(space) || (state.died & seatBit(seat)) != 0) return false;
  const dying = <i32>state.phase == PHASE_DYING && seat == <i32>state.turn;
  if ((heartsOf(seat) == 0) != dying) return false;
  if (inCity(seat) && ((state.rescued & seatBit(seat)) == 0 || ledBy(seat) > 0)) return false;
  return space != ceoSpace() || (seat == <i32>state.turn && state.fighting != 0);
}

// ---- cards ----

/** Every card is somewhere where it can be; items in front once a kind (INC-CARD-9); charges, marks and effects. */
export function cardsHold(): bool {
  for (let card = 0; card < CARDS; card++) {
    const place = cardPlace(card);
    const kind = kindOf(card);
    if ((place == IN_BOX) == isIn(card)) return false;
    if (place <= IN_BOX) {
      if (place == IN_DISCARD && isString(kind)) return false;
      continue;
    }
    const seat = place & 7;
    if (place < IN_HAND || place >= IN_FRONT + 8 || seat >= <i32>state.seats) return false;
    if (place >= IN_FRONT && !frontHolds(card, kind, place)) return false;
  }
  for (let seat = 0; seat < <i32>state.seats; seat++) if (stringsOf(seat) > safeWith(seat)) return false;
  const freeze = <i32>state.freeze;
  if (freeze != NONE && cardPlace(FREEZE) != IN_FRONT + freeze) return false;
  return <i32>state.trimmer == NONE || kindOf(state.trimmer) == TRIMMER;
}

function frontHolds(card: i32, kind: i32, place: i32): bool {
  if (isString(kind)) return true;
  if (!isItem(kind)) return false;
  if (kind == NINE_IRON && (state.iron == 0 || state.iron > 3)) return false;
  if (kind == BOOT_FIND && (marksOf(card) == 0 || marksOf(card) > 3)) return false;
  return card == 0 || kindOf(card - 1) != kind || cardPlace(card - 1) != place;
}

/** Strings that a seat has been given. */
function stringsOf(seat: i32): i32 {
  let count = 0;
  for (let card = 0, end = endOfCards(); card < end; card++) {
    const place = cardPlace(card);
    count += i32(isString(kindOf(card)) && (place == IN_HAND + seat || place == IN_FRONT + seat));
  }
  return count;
}

// ---- directors ----

/** One director for each office laid, each in one state (INC-DIR-11, INC-TILE-11). */
export function directorsHold(): bool {
  let undrawn = 0;
  let safe = 0;
  for (let director = 0; director < DIRECTORS; director++) {
    const place = directorPlace(director);
    if (place == UNDRAWN) undrawn++;
    else if (!directorHolds(director, place)) return false;
    if (place >= SAFE_WITH && place < LED_BY) safe |= 1 << (place - SAFE_WITH);
  }
  return undrawn == roomsLeft(OFFICE) && safe == <i32>state.rescued && roomCount(OFFICE) == DIRECTORS;
}

function directorHolds(director: i32, place: i32): bool {
  if (place < REMOVED) {
    const site = place - ON_DESK;
    if (site >= SITES || roomKind(FIRST_SITE + site) != OFFICE) return false;
  } else if (place == REMOVED) return true;
  else if (place < LED_BY) return place >= SAFE_WITH && place - SAFE_WITH < <i32>state.seats;
  else if (place >= LED_BY + 8 * <i32>state.seats) return false;
  for (let other = 0; other < director; other++) if (directorPlace(other) == place) return false;
  return true;
}
