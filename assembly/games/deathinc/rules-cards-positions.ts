// Owns positions for the unit tests of cards: an office with rooms, seats that are about to walk, who holds what.
import { endOfCards } from "./queries";
import { NONE, OPTION_REACT, REACT_ASK } from "./data";
import { kindOf } from "./data-cards";
import { EAST, FIRST_SITE, NORTH, SITE_A, WEST, isDoorSide, planTile } from "./data-map";
import { ACTION_DIE, ACTION_PASS, ACTION_PLAY, ACTION_STEP, ACTION_USE, AT_NOBODY } from "./rules-actions";
import { applyAction, isLegal, setUp, whyNot } from "./rules";
import { cardPlace, setCardPlace, setDirectorPlace, setRoomByte, setSpace, setZombie, state } from "./state";
import { IN_BOX, IN_DECK, IN_FRONT, IN_HAND, LED_BY, ON_DESK, PHASE_READY } from "./state-phases";

/** A space of the office by the rules page's (X,Y). */
export function at(x: i32, y: i32): i32 {
  return 9 * planTile(x / 3, y / 3) + 3 * (y % 3) + (x % 3);
}

/** An office of hallway and Entrance, no zombie on it, nobody holding a card; seat 0 is about to walk (W1). */
export function table(seats: i32, options: i32): void {
  setUp(seats, 0, options, 0);
  for (let card = 0, end = endOfCards(); card < end; card++)
    if (cardPlace(card) != IN_BOX) setCardPlace(card, IN_DECK);
  for (let tile = 0; tile < 10; tile++) setZombie(9 * tile + 4, false);
  state.turn = 0;
  state.turns = 1;
  state.phase = <u8>PHASE_READY;
}

/** The same where people at all seats are asked in every window. */
export function askedTable(seats: i32): void {
  table(seats, 0);
  const people: i32 = (1 << seats) - 1;
  state.humans = <u8>people;
  state.options = (state.options & ~(<u8>OPTION_REACT)) | (<u8>(REACT_ASK << 3));
}

/** A room of a kind on a site 1..15, its door to the only side it can look, of A and B to the west or north. */
export function room(site: i32, kind: i32): i32 {
  const tile = FIRST_SITE + site - 1;
  let direction = tile == SITE_A ? WEST : NORTH;
  while (!isDoorSide(tile, direction)) direction = direction == WEST ? EAST - 1 : direction + 1;
  setRoomByte(tile, 1 + kind + 16 * direction);
  return tile;
}

export function stand(seat: i32, space: i32): void {
  setSpace(seat, space);
}
export function hand(seat: i32, card: i32): void {
  setCardPlace(card, IN_HAND + seat);
}
export function front(seat: i32, card: i32): void {
  setCardPlace(card, IN_FRONT + seat);
}
/** A seat leads a director, the next one in the order of claiming. */
export function lead(seat: i32, director: i32, order: i32): void {
  setDirectorPlace(director, LED_BY + 8 * seat + order);
}
export function waits(director: i32, site: i32): void {
  setDirectorPlace(director, ON_DESK + site - 1);
}

export function play(card: i32, target: i32 = AT_NOBODY): i32 {
  return ACTION_PLAY + 7 * card + target;
}
export function use(card: i32): i32 {
  return ACTION_USE + 7 * card + AT_NOBODY;
}
export function perform(action: i32): void {
  expect<i32>(whyNot(action)).toBe(0);
  applyAction(action);
}
export function die(face: i32): void {
  perform(ACTION_DIE + face);
}
export function walk(direction: i32): void {
  perform(ACTION_STEP + direction);
}
/** The first card of a kind. */
export function cardOf(kind: i32): i32 {
  let card = kind;
  while (kindOf(card) != kind) card++;
  return card;
}
/** Everybody who is asked passes. */
export function passAll(): void {
  while (isLegal(ACTION_PASS)) applyAction(ACTION_PASS);
}
/** Whether a card is nobody's and nowhere in front. */
export function isGone(card: i32): bool {
  return cardPlace(card) < IN_HAND && cardPlace(card) != NONE;
}
