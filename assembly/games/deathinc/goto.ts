// Owns where a walk can be sent: Entrance, directors, tokens, edges of the city; the way there and the fights on it.
import { MOST_HEARTS, NONE, NOWHERE } from "./data";
import {
  CENTRE,
  FIRST_SITE,
  GATE,
  GATE_ARM,
  HOME,
  NORTH,
  OFFICE_TILES,
  WEST,
  middleOf,
  isCity,
  tileOf,
} from "./data-map";
import { LANDING_PAD } from "./data-city";
import { ceoSpace, desk, directorAt, directorOn, isFoe, isLaid, ledBy, neighbour, roomKind } from "./queries";
import { cityKind, endOfCity, inCity, isOpenSide } from "./queries-city";
import { FAR, findWays, wayTo } from "./queries-way";
import { addRanked, clearRanks, rank } from "./ranked";
import { ACTION_COUNT } from "./rules";
import { BONUS_SHUFFLE } from "./rules-status";
import { bulletsIn, heartsIn, heartsOf, spaceOf, state } from "./state";

/** + space: a row of the list. */
export const ROW_AIM: i32 = ACTION_COUNT + 1000;
// Classes of rows; the same class by steps.
const FIRST: i32 = 0;
const PLACES: i32 = 1;
const THINGS: i32 = 2;

const MOST_STEPS: i32 = 48;
/** Of each step the space it leads to, and from this bit on its direction. */
const TURN: i32 = 12;
const WAY: usize = memory.data(2 * MOST_STEPS);

/** Adds a row for each aim of the turn's pawn; wayTo() measures from it then. */
export function listAims(): void {
  const seat = <i32>state.turn;
  clearRanks();
  const city = inCity(seat);
  findWays(spaceOf(seat));
  insert(HOME, ledBy(seat) > 0 ? FIRST : THINGS);
  if (!city) addDesks();
  const end = city ? endOfCity() : OFFICE_TILES;
  for (let tile = city ? GATE : 0; tile < end; tile++) {
    let things = bulletsIn(tile);
    if (heartsOf(seat) < MOST_HEARTS) things |= heartsIn(tile);
    if (city) things &= ~addEdges(tile);
    for (; things != 0; things &= things - 1) {
      const space = 9 * tile + ctz(things);
      if (directorOn(space) == NONE && space != HOME) insert(space, THINGS);
    }
  }
  const leaves = ((state.rescued >> (<u8>seat)) & 1) != 0 && ledBy(seat) == 0;
  if (!city && leaves && isLaid(GATE)) insert(GATE_ARM, PLACES);
  addRanked(ROW_AIM, 1);
}

function addDesks(): void {
  for (let tile = FIRST_SITE; tile < OFFICE_TILES; tile++)
    if (roomKind(tile) == 0 && directorAt(tile - FIRST_SITE) != NONE) insert(desk(tile), PLACES);
}
/** The Landing Pad, or a tile's edges behind which something may lie: the spaces listed, bit local. */
function addEdges(tile: i32): i32 {
  let listed = 0;
  if (cityKind(tile) == LANDING_PAD) {
    insert(9 * tile + CENTRE, FIRST);
    listed = 1 << CENTRE;
  }
  for (let direction = NORTH; direction <= WEST; direction++) {
    const local = middleOf(direction);
    if (!isOpenSide(tile, direction, NONE, 0)) continue;
    insert(9 * tile + local, PLACES);
    listed |= 1 << local;
  }
  return listed;
}

/** Puts an aim in its place. */
function insert(space: i32, first: i32): void {
  const steps = wayTo(space);
  if (steps != FAR && steps != 0) rank(space, 256 * first + steps);
}

// ---- the way ----

/**
 * Finds the way from where the pawn stands, from which wayTo() measures, to a space and answers how many fights lie on it.
 * In the city it goes back from there: measuring from each aim would be a search for each.
 */
export function findWay(to: i32): i32 {
  const here = spaceOf(state.turn);
  const back = isCity(max(tileOf(here), tileOf(to)));
  const count = wayTo(to);
  if (!back) findWays(to);
  let fights = 0;
  let last = NORTH;
  for (let left = count, at = back ? to : here; left > 0; left--) {
    // Straight on rather than round a corner, and without a fight if it can.
    const from = at;
    for (let turn = 0, ahead = last; turn < 4; turn++) {
      const direction = (ahead + turn) & 3;
      const next = neighbour(from, direction);
      if (next == NOWHERE || wayTo(next) != left - 1) continue;
      at = next;
      last = direction;
      if (!isFoe(next)) break;
    }
    const step = back ? left - 1 : count - left;
    const into = back ? from : at;
    fights += i32(isFoe(into) && !canSlip(into, into == to || step + 1 >= <i32>state.steps));
    if (step < MOST_STEPS) store<u16>(WAY + 2 * step, <u16>(into | ((back ? last ^ 2 : last) << TURN)));
  }
  if (!back) findWays(here);
  return fights;
}
/** Whether a walk goes past a foe without a fight: not past the Zombie CEO, and nowhere where it stops (EV14). */
function canSlip(space: i32, stops: bool): bool {
  return !stops && (state.bonus & BONUS_SHUFFLE) != 0 && space != ceoSpace();
}
/** The space that step 0.. of the way found last leads to. */
export function waySpace(step: i32): i32 {
  return wayEntry(step) & ((1 << TURN) - 1);
}
/** The direction of that step. */
export function wayDirection(step: i32): i32 {
  return wayEntry(step) >> TURN;
}
function wayEntry(step: i32): i32 {
  return load<u16>(WAY + 2 * min(step, MOST_STEPS - 1));
}
