// Owns where a walk can be sent: Entrance, directors, tokens, edges of the city; the way there and the fights on it.
import { addRow } from "../../console/rows";
import { MOST_HEARTS, NONE, NOWHERE, OFFICE_CART } from "./data";
import {
  CENTRE,
  FIRST_SITE,
  GATE,
  GATE_ARM,
  HOME,
  NORTH,
  OFFICE_TILES,
  WEST,
  isCity,
  middleOf,
  tileOf,
} from "./data-map";
import { LANDING_PAD } from "./data-city";
import { desk, directorAt, directorOn, isFoe, isLaid, ledBy, neighbour, roomKind } from "./queries";
import { cityKind, endOfCity, inCity, isOpenEdge } from "./queries-city";
import { stepsBetween } from "./queries-steps";
import { FAR, findWays, wayTo } from "./queries-way";
import { ACTION_COUNT } from "./rules";
import { bulletsIn, heartsIn, heartsOf, spaceOf, state } from "./state";

/** + space: a row of the list. */
export const ROW_AIM: i32 = ACTION_COUNT + 1000;
// Classes of rows; the same class by steps.
const FIRST: i32 = 0;
const DIRECTORS: i32 = 1;
const THINGS: i32 = 2;
const LAST: i32 = 3;

const MOST_AIMS: i32 = 16;
const KEYS: usize = memory.data(2 * MOST_AIMS); // class * 256 + steps, ascending
const SPACES: usize = memory.data(2 * MOST_AIMS);
const COUNT: usize = memory.data(4);
const MOST_STEPS: i32 = 48;
const WAY: usize = memory.data(2 * MOST_STEPS);

/** Adds a row for each aim of the turn's pawn. */
export function listAims(): void {
  const seat = <i32>state.turn;
  store<i32>(COUNT, 0);
  const city = inCity(seat);
  if (city) findWays(spaceOf(seat));
  insert(HOME, !city && ledBy(seat) > 0 ? FIRST : LAST);
  if (city) addEdges();
  else addDesks();
  const end = city ? endOfCity() : OFFICE_TILES;
  for (let tile = city ? GATE : 0; tile < end; tile++) {
    let things = bulletsIn(tile);
    if (heartsOf(seat) < MOST_HEARTS) things |= heartsIn(tile);
    for (; things != 0; things &= things - 1) {
      const space = 9 * tile + ctz(things);
      if (directorOn(space) == NONE) insert(space, THINGS);
    }
  }
  const leaves = ((state.rescued >> (<u8>seat)) & 1) != 0 && ledBy(seat) == 0;
  if (!OFFICE_CART && !city && leaves && isLaid(GATE)) insert(GATE_ARM, LAST);
  for (let i = 0; i < load<i32>(COUNT); i++) addRow(ROW_AIM + <i32>load<u16>(SPACES + 2 * i));
}

function addDesks(): void {
  for (let tile = FIRST_SITE; tile < OFFICE_TILES; tile++)
    if (roomKind(tile) == 0 && directorAt(tile - FIRST_SITE) != NONE) insert(desk(tile), DIRECTORS);
}
/** The Landing Pad, and all edges behind which something may lie. */
function addEdges(): void {
  for (let tile = GATE; tile < endOfCity(); tile++) {
    if (cityKind(tile) == LANDING_PAD) insert(9 * tile + CENTRE, FIRST);
    for (let direction = NORTH; direction <= WEST; direction++) {
      const space = 9 * tile + middleOf(direction);
      if (isOpenEdge(space, direction)) insert(space, DIRECTORS);
    }
  }
}

/** Puts an aim in its place; where there is no room the last one falls out. */
function insert(space: i32, rank: i32): void {
  const here = spaceOf(state.turn);
  const steps = isCity(tileOf(here)) ? wayTo(space) : stepsBetween(here, space);
  if (steps == FAR || steps == 0) return;
  const key = 256 * rank + steps;
  let at = load<i32>(COUNT);
  if (at == MOST_AIMS) {
    if (<i32>load<u16>(KEYS + 2 * (at - 1)) <= key) return;
    at--;
  } else store<i32>(COUNT, at + 1);
  for (; at > 0 && <i32>load<u16>(KEYS + 2 * (at - 1)) > key; at--) {
    store<u16>(KEYS + 2 * at, load<u16>(KEYS + 2 * (at - 1)));
    store<u16>(SPACES + 2 * at, load<u16>(SPACES + 2 * (at - 1)));
  }
  store<u16>(KEYS + 2 * at, <u16>key);
  store<u16>(SPACES + 2 * at, <u16>space);
}

// ---- the way; after findWays() from the pawn ----

/** Finds the way to a space and answers how many fights lie on it. */
export function findWay(space: i32): i32 {
  let fights = 0;
  let at = space;
  for (let step = wayTo(space) - 1; step >= 0; step--) {
    if (step < MOST_STEPS) store<u16>(WAY + 2 * step, <u16>at);
    fights += i32(isFoe(at));
    at = before(at);
  }
  return fights;
}
/** The space from which the way comes to one: without a fight if it can. */
function before(space: i32): i32 {
  let best = NOWHERE;
  for (let direction = NORTH; direction <= WEST; direction++) {
    const other = neighbour(space, direction);
    if (other == NOWHERE || wayTo(other) + 1 != wayTo(space)) continue;
    if (best == NOWHERE || (isFoe(best) && !isFoe(other))) best = other;
  }
  return best;
}
/** The space that step 0.. of the way found last leads to; NOWHERE behind its end. */
export function waySpace(step: i32): i32 {
  return step < MOST_STEPS ? <i32>load<u16>(WAY + 2 * step) : NOWHERE;
}
