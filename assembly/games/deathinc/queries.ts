// Owns questions about a deathinc position: the plan as it lies, who is where, who holds what; changes nothing.
import { CITY_ZOMBIES, NONE, NOWHERE, OFFICE_ZOMBIES, OPTION_ALONE, OPTION_CITY, OPTION_REACT } from "./data";
import { BOTTLE_FIRE, CARDS, EVENTS, FIRST_BASE, TRIMMER, isWeapon, kindOf } from "./data-cards";
import {
  CENTRE,
  ENTRANCE,
  FIRST_SITE,
  GATE,
  HALLWAY,
  WAY_OUT,
  WEST,
  isAtEdge,
  isSite,
  localOf,
  middleOf,
  planColumn,
  planRow,
  planTile,
  stepTo,
  tileOf,
} from "./data-map";
import { cityNeighbour, cityWalkable, columnStep, endOfCity, isBuilding, rowStep } from "./queries-city";
import {
  anyMoved,
  cardPlace,
  isZombie,
  killsOf,
  lastingOf,
  movedAt,
  roomByte,
  spaceOf,
  state,
  zombiesOnMap,
} from "./state";
import { IN_FRONT, IN_HAND } from "./state-phases";

export * from "./queries-directors";

/** The plus of a hallway tile, bit local. */
export const PLUS: i32 = 0xba;
/** Zombies that the die can move. */
export const MOST_MOVES: i32 = 6;
const OTHER_MEAT: i32 = 12; // bits of State.lasting

// ---- options ----

export function isCityGame(): bool {
  return (state.options & OPTION_CITY) != 0;
}
/** True solo (INC-SOLO-2). */
export function isAlone(): bool {
  return (state.options & OPTION_ALONE) != 0;
}
/** REACT_... */
export function reactions(): i32 {
  return ((<i32>state.options) & OPTION_REACT) >> 3;
}
export function isHuman(seat: i32): bool {
  return (((<i32>state.humans) >> seat) & 1) != 0;
}

// ---- the plan as it lies ----

/** Kind of the room on a site, -1 = none; of the hallway, the Entrance and the city -1 too. */
export function roomKind(tile: i32): i32 {
  return isSite(tile) ? (roomByte(tile) & 15) - 1 : -1;
}
/** Direction to which the door of a laid room looks. */
export function doorSide(tile: i32): i32 {
  return roomByte(tile) >> 4;
}
/** Space of a laid room behind its door. */
export function doorSpace(tile: i32): i32 {
  return 9 * tile + middleOf(doorSide(tile));
}
/** The middle of the side opposite the door. */
export function desk(tile: i32): i32 {
  return 9 * tile + middleOf(doorSide(tile) ^ 2);
}
export function isLaid(tile: i32): bool {
  return tile < FIRST_SITE || (tile < GATE ? roomByte(tile) != 0 : tile < endOfCity());
}
/** Whether one space is in the office, another one in the city. */
export function isElsewhere(a: i32, b: i32): bool {
  return a >= 9 * GATE != b >= 9 * GATE;
}
/** Whether a space is one that pieces can stand on. */
export function walkable(space: i32): bool {
  const tile = tileOf(space);
  if (tile < HALLWAY) return ((PLUS >> localOf(space)) & 1) != 0;
  return isLaid(tile) && (tile < GATE || cityWalkable(space));
}

/** The space one step on (section 1.4, INC-BASE-15), NOWHERE; who stands there is not asked, nor who may pass the gate. */
export function neighbour(space: i32, direction: i32): i32 {
  if (space >= 9 * GATE || (space == WAY_OUT && direction == WEST)) return cityNeighbour(space, direction);
  const tile = tileOf(space);
  const local = localOf(space);
  if (isAtEdge(local, direction)) return local == middleOf(direction) ? linkedTo(tile, direction) : NOWHERE;
  const step = stepTo(direction);
  return tile < HALLWAY && ((PLUS >> (local + step)) & 1) == 0 ? NOWHERE : space + step;
}
/** From the middle of a tile's side over it: ring, Entrance or the door of a laid room. */
function linkedTo(tile: i32, direction: i32): i32 {
  const beyond = beside(tile, direction);
  if (beyond == NONE) return NOWHERE;
  const back = direction ^ 2;
  const goesOut = isSite(tile);
  const site = goesOut ? tile : beyond;
  const open = isSite(site)
    ? roomByte(site) != 0 && doorSide(site) == (goesOut ? direction : back)
    : isRingLink(tile, beyond);
  return open ? 9 * beyond + middleOf(back) : NOWHERE;
}
/** Office tile beside another; NONE. */
export function beside(tile: i32, direction: i32): i32 {
  return planTile(planColumn(tile) + columnStep(direction), planRow(tile) + rowStep(direction));
}
/** Whether two neighbours of hallway and Entrance are linked: all are, the Entrance with the first only. */
function isRingLink(tile: i32, beyond: i32): bool {
  return (tile != ENTRANCE && beyond != ENTRANCE) || tile + beyond == ENTRANCE;
}

// ---- zombies ----

/** Where the living Zombie CEO sits; NOWHERE. */
export function ceoSpace(): i32 {
  return <i32>state.ceo == NONE ? NOWHERE : 9 * (FIRST_SITE + <i32>state.ceo) + CENTRE;
}
/** Whether ordinary zombies neither fight nor are fought (BC04). */
export function isOtherMeat(): bool {
  return anyLasting(OTHER_MEAT);
}
/** Whether a lasting effect is at work, whoever has used it: bits of State.lasting. */
export function anyLasting(bits: i32): bool {
  for (let seat = 0; seat < <i32>state.seats; seat++) if ((lastingOf(seat) & bits) != 0) return true;
  return false;
}
/** Whether who stands here has somebody to fight. */
export function isFoe(space: i32): bool {
  return space == ceoSpace() || (isZombie(space) && !isOtherMeat());
}
/** Whether no zombie can come to a space that can be walked on: one stands there (INC-ADD-3, INC-ZMOVE-3). */
export function isTaken(space: i32): bool {
  return isZombie(space) || space == ceoSpace();
}
/** Zombies that are neither on a map nor held (INC-COMP-10, INC-BASE-20). */
export function supply(): i32 {
  let left = (isCityGame() ? CITY_ZOMBIES : OFFICE_ZOMBIES) - zombiesOnMap();
  for (let seat = 0; seat < <i32>state.seats; seat++) left -= killsOf(seat);
  return left;
}
/** Where a zombie's step would bring it, NOWHERE = nowhere (INC-ZMOVE-2..4, INC-BASE-12). */
export function zombieStep(space: i32, direction: i32): i32 {
  const next = neighbour(space, direction);
  if (next == NOWHERE || isTaken(next) || isElsewhere(space, next)) return NOWHERE;
  return next;
}
/** Whether the zombie on a space has moved in this step 8. */
export function hasMoved(space: i32): bool {
  return anyMoved() && movedPlace(space) < MOST_MOVES;
}
/** Which of those that have moved stands on a space, MOST_MOVES = none; of NOWHERE the first that is free. */
export function movedPlace(space: i32): i32 {
  let n = 0;
  while (n < MOST_MOVES && movedAt(n) != space) n++;
  return n;
}

// ---- seats ----

/** Whether a seat lives and stands on a map. */
export function isOnMap(seat: i32): bool {
  return spaceOf(seat) != NOWHERE;
}
/** A seat as a bit of a set of seats. */
export function seatBit(seat: i32): u8 {
  const place = <u8>seat;
  return 1 << place;
}

/** The seat behind another one. */
export function nextSeat(seat: i32): i32 {
  return (seat + 1) % <i32>state.seats;
}
/** Whether some seat's pawn stands on a space. */
export function isPawn(space: i32): bool {
  for (let seat = 0; seat < <i32>state.seats; seat++) if (spaceOf(seat) == space) return true;
  return false;
}
/** Event cards in a hand, base cards among them; strings are none (INC-STRING-2). */
export function handOf(seat: i32): i32 {
  let count = 0;
  for (let card = 0, end = endOfCards(); card < end; card++) count += i32(isHandCard(card, seat));
  return count;
}
/** Whether a seat holds a card as a part of its hand. */
export function isHandCard(card: i32, seat: i32): bool {
  return isHeld(card, seat) && pileOf(card) != PILE_STRINGS;
}
/** Whether a seat holds a card, unused strings among them. */
export function isHeld(card: i32, seat: i32): bool {
  return card < CARDS && cardPlace(card) == IN_HAND + seat;
}
/** Cards of this game are below this one. */
export function endOfCards(): i32 {
  return isCityGame() ? CARDS : FIRST_BASE;
}
/** Cards of a pile (0 events, 1 strings, 2 base) at a place: IN_DECK, IN_DISCARD. */
export function cardsAt(pile: i32, place: i32): i32 {
  let count = 0;
  for (let card = firstOf(pile); card < firstOf(pile + 1); card++) count += i32(cardPlace(card) == place);
  return count;
}
export const PILE_EVENTS: i32 = 0;
export const PILE_STRINGS: i32 = 1;
export const PILE_BASE: i32 = 2;
/** First card of a pile. */
export function firstOf(pile: i32): i32 {
  return pile == PILE_EVENTS ? 0 : pile == PILE_STRINGS ? EVENTS : pile == PILE_BASE ? FIRST_BASE : CARDS;
}
export function pileOf(card: i32): i32 {
  return card < EVENTS ? PILE_EVENTS : card < FIRST_BASE ? PILE_STRINGS : PILE_BASE;
}
/** Whether a card may be named as the weapon of the fight under way, or of one on the space of the turn's pawn. */
export function isNameable(card: i32): bool {
  const kind = kindOf(card);
  if (kind == TRIMMER) return <i32>state.trimmer == card;
  if (kind == BOTTLE_FIRE) {
    const space = spaceOf(state.turn);
    return kindOf(card - 1) != kind && tileOf(space) == <i32>state.bottle && isBuilding(space);
  }
  return isWeapon(kind) && cardPlace(card) == IN_FRONT + <i32>state.turn;
}
