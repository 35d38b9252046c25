// Owns where a walk can be sent: doors, things, monsters, hidden tiles, friends, truck; and the way there, step by step.
import { addRow } from "../../console/rows";
import { RULES_PTR } from "../../console/state-map";
import { NONE } from "./data";
import { OPENINGS, SIDE, SQUARES, isTruck, neighbour, openingDirection, openingSquare } from "./data-board";
import { isNeighbour, isPassable, livingSeats, monsterOn, pileOn, walker } from "./queries";
import {
  FAR,
  REACH_ENDS,
  REACH_MAX,
  REACH_NO,
  REACH_PASS,
  REACH_STOP,
  distanceTo,
  findDistances,
  findReach,
  reachKind,
  reachSteps,
} from "./queries-reach";
import { PILES, State, isHidden, pileAt, squareOf, state } from "./state";

/** + 256 * AIM_... + number: a row of the list. */
export const ROW_AIM: i32 = 1024;
// Kinds, in the order of rows that are equally far; what their number is.
export const AIM_DOOR: i32 = 0; // opening
export const AIM_THINGS: i32 = 1; // square
export const AIM_MONSTER: i32 = 2; // square
export const AIM_TILE: i32 = 3; // square
export const AIM_FRIEND: i32 = 4; // seat
export const AIM_TRUCK: i32 = 5; // square

const MOST_AIMS: i32 = 24; // rows.ts takes no more
/** Distances of aims out of reach come behind all others. */
const BEYOND: i32 = 64;
const WEIGHTS: usize = memory.data(2 * MOST_AIMS); // steps * 8 + kind of each aim, ascending
const ACTIONS: usize = memory.data(2 * MOST_AIMS);
const COUNT: usize = memory.data(1);
/** All that rules read: what the aims were found from. Without it the next list would only take longer. */
const KEY_BYTES: i32 = offsetof<State>("stage");
if ((KEY_BYTES & 7) != 0) ERROR("what rules read of geek's State is no whole number of words");
const KEY: usize = memory.data(KEY_BYTES);
const WAY: usize = memory.data(16); // squares of a way in reach, the last one first
const TRUCK_SQUARE: i32 = 22; // K2

// ---- the list ----

/** Adds a row for each aim, the nearest first; those out of reach, with the way to them, behind. */
export function listAims(): void {
  if (!isListed()) findAims();
  for (let i = 0; i < <i32>load<u8>(COUNT); i++) addRow(<i32>load<u16>(ACTIONS + 2 * i));
}

/** Whether nothing has changed since the aims were found. */
function isListed(): bool {
  for (let i = 0; i < KEY_BYTES; i += 8) if (load<u64>(KEY + i) != load<u64>(RULES_PTR + i)) return false;
  return true;
}

function findAims(): void {
  memory.copy(KEY, RULES_PTR, KEY_BYTES);
  store<u8>(COUNT, 0);
  findReach();
  addDoors();
  const tiles = addSquares();
  const truck = truckInReach();
  if (truck != NONE) insert(AIM_TRUCK, truck, reachSteps(truck));
  const friends = farFriends();
  for (let seat = 0; friends >> seat != 0; seat++) {
    const beside = ((friends >> seat) & 1) != 0 ? besideFriend(seat) : NONE;
    if (beside != NONE) insert(AIM_FRIEND, seat, reachSteps(beside));
  }
  addBeyond(friends, tiles, truck);
}

/** Puts an aim in its place; where there is no room the farthest one falls out. */
function insert(kind: i32, number: i32, steps: i32): void {
  const weight = 8 * steps + kind;
  let at = <i32>load<u8>(COUNT);
  if (at == MOST_AIMS) {
    if (<i32>load<u16>(WEIGHTS + 2 * (at - 1)) <= weight) return;
    at--;
  } else store<u8>(COUNT, <u8>(at + 1));
  for (; at > 0 && <i32>load<u16>(WEIGHTS + 2 * (at - 1)) > weight; at--) {
    store<u16>(WEIGHTS + 2 * at, load<u16>(WEIGHTS + 2 * (at - 1)));
    store<u16>(ACTIONS + 2 * at, load<u16>(ACTIONS + 2 * (at - 1)));
  }
  store<u16>(WEIGHTS + 2 * at, <u16>weight);
  store<u16>(ACTIONS + 2 * at, <u16>(ROW_AIM + 256 * kind + number));
}

/** Doors and windows that the walk can cross. */
function addDoors(): void {
  for (let opening = 0; opening < OPENINGS; opening++) {
    const far = farSide(opening);
    if (far == NONE || !isStop(far) || !isPassable(openingSquare(opening), openingDirection(opening)))
      continue;
    insert(AIM_DOOR, opening, reachSteps(far));
  }
}

/** The square behind an opening, seen from the walk's beginning; NONE where the way there does not lead through it. */
function farSide(opening: i32): i32 {
  const a = openingSquare(opening);
  const b = neighbour(a, openingDirection(opening));
  const stepsA = reachSteps(a);
  const stepsB = reachSteps(b);
  if (stepsB != FAR && stepsB == stepsA + 1) return b;
  return stepsA != FAR && stepsA == stepsB + 1 ? a : NONE;
}

function isStop(square: i32): bool {
  const kind = reachKind(square);
  return kind == REACH_STOP || kind == REACH_MAX;
}

/** Things, monsters and hidden tiles in reach; whether there is a tile. */
function addSquares(): bool {
  let tiles = false;
  for (let square = 0; square < SQUARES; square++) {
    const kind = reachKind(square);
    if (kind == REACH_NO || kind == REACH_PASS || reachSteps(square) == 0) continue;
    let aim = AIM_THINGS;
    if (kind == REACH_ENDS) {
      aim = monsterOn(square) >= 0 ? AIM_MONSTER : AIM_TILE;
      if (aim == AIM_TILE) {
        if (isTruck(square)) continue;
        tiles = true;
      }
    } else if (pileOn(square) < 0) continue;
    insert(aim, square, reachSteps(square));
  }
  return tiles;
}

/** The square in reach from which a friend is next door; NONE. */
function besideFriend(seat: i32): i32 {
  let best = NONE;
  const there = squareOf(seat);
  for (let direction = 0; direction < 4; direction++) {
    const square = neighbour(there, direction);
    if (square < 0 || !isPassable(there, direction) || !isStop(square)) continue;
    if (best == NONE || reachSteps(square) < reachSteps(best)) best = square;
  }
  return best;
}

/** The nearest square of the truck in reach; NONE, also for those inside. */
function truckInReach(): i32 {
  let best = NONE;
  if (isTruck(squareOf(walker()))) return best;
  for (let square = 0; square < 2 * SIDE; square++) {
    if (!isTruck(square) || reachKind(square) == REACH_NO) continue;
    if (best == NONE || reachSteps(square) < reachSteps(best)) best = square;
  }
  return best;
}

/** Living friends who are not next door yet, bit seat. */
function farFriends(): i32 {
  const self = walker();
  let friends = livingSeats();
  for (let seat = 0; seat < <i32>state.seats; seat++) {
    if (isNeighbour(squareOf(seat), squareOf(self))) friends &= ~(1 << seat);
  }
  return friends;
}

// ---- aims beyond reach ----

/** Truck, things and friends that are too far for this walk; the nearest hidden tile where none is in reach. */
function addBeyond(friends: i32, tiles: bool, truck: i32): void {
  // Of the answers about the reach only the steps are gone from here on.
  findDistances(squareOf(walker()), FAR);
  if (truck == NONE && !isTruck(squareOf(walker()))) insertBeyond(AIM_TRUCK, TRUCK_SQUARE, TRUCK_SQUARE);
  for (let pile = 0; pile < PILES; pile++) {
    const square = pileAt(pile);
    if (square != NONE && reachKind(square) == REACH_NO) insertBeyond(AIM_THINGS, square, square);
  }
  for (let seat = 0; friends >> seat != 0; seat++) {
    if (((friends >> seat) & 1) != 0 && besideFriend(seat) == NONE)
      insertBeyond(AIM_FRIEND, seat, squareOf(seat));
  }
  if (!tiles) addNearestTile();
}

function insertBeyond(kind: i32, number: i32, square: i32): void {
  const steps = distanceTo(square);
  if (steps != FAR && steps != 0) insert(kind, number, BEYOND + steps);
}

function addNearestTile(): void {
  let best = NONE;
  for (let square = 0; square < SQUARES; square++) {
    if (!isHidden(square) || distanceTo(square) == 0) continue;
    if (best == NONE || distanceTo(square) < distanceTo(best)) best = square;
  }
  if (best != NONE) insertBeyond(AIM_TILE, best, best);
}

// ---- what a row is ----

/** AIM_... */
export function aimKind(action: i32): i32 {
  return (action - ROW_AIM) >> 8;
}

export function aimNumber(action: i32): i32 {
  return action & 255;
}

/** Steps to the aim of a row; after listAims(). */
export function aimSteps(row: i32): i32 {
  const steps = (<i32>load<u16>(WEIGHTS + 2 * row)) >> 3;
  return steps < BEYOND ? steps : steps - BEYOND;
}

/** Whether the walk gets only nearer to it. */
export function isBeyond(row: i32): bool {
  return <i32>load<u16>(WEIGHTS + 2 * row) >= 8 * BEYOND;
}

/** The square that the list points at; of a door the one behind it, while the answers about the reach stand. */
export function aimSquare(action: i32): i32 {
  const kind = aimKind(action);
  const number = aimNumber(action);
  if (kind == AIM_DOOR) return farSide(number);
  return kind == AIM_FRIEND ? squareOf(number) : number;
}

// ---- the way ----

/** Finds the way to an aim, or as near to it as this walk gets; returns its steps, 0 = there is nowhere to go. */
export function findWay(action: i32): i32 {
  findReach();
  const kind = aimKind(action);
  let to = aimSquare(action);
  if (kind == AIM_DOOR) {
    if (to == NONE) return 0;
    store<u8>(WAY, <u8>to);
    const a = openingSquare(aimNumber(action));
    return trace(to == a ? neighbour(a, openingDirection(aimNumber(action))) : a, 1);
  }
  if (kind == AIM_FRIEND) {
    const beside = besideFriend(aimNumber(action));
    if (beside != NONE) return trace(beside, 0);
  } else if (reachKind(to) != REACH_NO) return trace(to, 0);
  to = nearestTo(to);
  return to == NONE ? 0 : trace(to, 0);
}

/** The square that step i of the way, from 0 on, leads to. */
export function waySquare(i: i32, steps: i32): i32 {
  return load<u8>(WAY + steps - 1 - i);
}

/** Fills WAY from place `count` on with the squares of a shortest way to one, backwards; returns the steps in all. */
function trace(to: i32, count: i32): i32 {
  let square = to;
  let places = count;
  while (reachSteps(square) > 0) {
    store<u8>(WAY + places++, <u8>square);
    square = before(square);
  }
  return places;
}

function before(square: i32): i32 {
  for (let direction = 0; direction < 4; direction++) {
    if (!isPassable(square, direction)) continue;
    const other = neighbour(square, direction);
    if (reachSteps(other) + 1 == reachSteps(square) && reachKind(other) != REACH_ENDS) return other;
  }
  return squareOf(walker());
}

/** The square where the walk may stop that is nearest to one; NONE where it is not nearer than the present one. */
function nearestTo(target: i32): i32 {
  const here = squareOf(walker());
  let best = here;
  // Of the answers about the reach only the steps are gone meanwhile.
  findDistances(target, FAR);
  for (let square = 0; square < SQUARES; square++) {
    if (reachKind(square) == REACH_STOP && distanceTo(square) < distanceTo(best)) best = square;
  }
  findReach();
  return best == here ? NONE : best;
}
