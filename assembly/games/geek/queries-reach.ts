// Owns where a piece can go: what entering a square means, single steps, all squares in reach, distances.
//
// A mover is a seat (a living character) or MONSTER_MOVER + entry. Everything here is scratch, filled afresh by each call.
import { RULES_PTR } from "../../console/state-map";
import { MONSTERS, NONE, kindOf } from "./data";
import {
  EAST,
  OPENINGS,
  SOUTH,
  SQUARES,
  WALL,
  edgesOf,
  isTruck,
  neighbour,
  openingDirection,
  openingSquare,
} from "./data-board";
import { extraStep, hiddenUnder, isLivingSeat, isPassable, monsterSteps, walker } from "./queries";
import { State, isBoarded, monsterAt, squareOf, state } from "./state";
import { PHASE_PROWL, PHASE_RUN } from "./state-phases";

/** What a square is for the mover. */
export const REACH_NO: i32 = 0;
export const REACH_STOP: i32 = 1; // may stop there
export const REACH_MAX: i32 = 2; // may stop there, but only with Max's extra step
export const REACH_ENDS: i32 = 3; // entering it ends the walk: monster, hidden tile; of a monster's walk a character
export const REACH_PASS: i32 = 4; // somebody stands there: passing only

/** distanceTo() of a square that walls and boards cut off. */
export const FAR: i32 = 255;

const MONSTER_MOVER: i32 = 16;
const LIVING: i32 = 1; // bits of PIECES
const MONSTER: i32 = 2;

const PIECES: usize = memory.data(SQUARES); // who else stands on each square
const STEPS: usize = memory.data(SQUARES); // steps to each square, FAR
const FIRST: usize = memory.data(SQUARES); // direction of the first step
const KIND: usize = memory.data(SQUARES); // REACH_...
/** Directions in which walls and boards let a piece go from each square, a bit each; after readWays(). */
export const FREE_WAYS: usize = memory.data(SQUARES);
/** The same without boards. */
export const HOUSE_WAYS: usize = memory.data(SQUARES);
const IS_KEPT: usize = memory.data(4);
const KEPT_SIGN: u32 = 0x57415953;
/** From a square's number to its neighbour's in each direction, i8. */
export const OFFSETS: usize = memory.data<i8>([-12, 1, 12, -1]);
const QUEUE: usize = memory.data(SQUARES);
const SEEN: usize = memory.data(SQUARES); // the look ahead has its own
const AHEAD: usize = memory.data(SQUARES);

// ---- the mover and what it meets ----

/** The present walk's mover: the prowling monster, or the character that walks or runs. */
function mover(): i32 {
  return <i32>state.phase == PHASE_PROWL ? MONSTER_MOVER + state.monster : walker();
}

function squareOfMover(piece: i32): i32 {
  return piece < MONSTER_MOVER ? squareOf(piece) : monsterAt(piece - MONSTER_MOVER);
}

/** Fills PIECES with everybody but the mover. */
function readPieces(piece: i32): void {
  memory.fill(PIECES, 0, SQUARES);
  for (let seat = 0; seat < <i32>state.seats; seat++) {
    if (seat != piece && isLivingSeat(seat)) addPiece(squareOf(seat), LIVING);
  }
  for (let entry = 0; entry < MONSTERS; entry++) {
    const square = <i32>load<u8>(RULES_PTR + entry, offsetof<State>("monsters0"));
    if (square != NONE && entry + MONSTER_MOVER != piece) addPiece(square, MONSTER);
  }
}

function addPiece(square: i32, bit: i32): void {
  store<u8>(PIECES + square, <u8>((<i32>load<u8>(PIECES + square)) | bit));
}

/** What entering a square means: REACH_NO, _STOP, _ENDS or _PASS; PIECES is filled. */
function entering(piece: i32, square: i32): i32 {
  const pieces = <i32>load<u8>(PIECES + square);
  if (piece >= MONSTER_MOVER) {
    if (pieces == (LIVING | MONSTER)) return REACH_NO; // GEEK-UNDEAD-17
    return pieces == LIVING ? REACH_ENDS : pieces == MONSTER ? REACH_PASS : REACH_STOP; // GEEK-UNDEAD-7, 8
  }
  if (<i32>state.fled == square) return REACH_NO; // GEEK-RUN-4
  const alone = (pieces & LIVING) == 0 || isTruck(square); // GEEK-MOVE-7
  if ((pieces & MONSTER) != 0 || hiddenUnder(square) >= 0) return alone ? REACH_ENDS : REACH_NO; // GEEK-MOVE-5, 9, 10
  return alone ? REACH_STOP : REACH_PASS; // GEEK-MOVE-6
}

// ---- single steps ----

/** Whether a walk on a square where it may only pass can end within some more steps (GEEK-MOVE-13, GEEK-UNDEAD-18). */
function canEnd(piece: i32, square: i32, steps: i32): bool {
  memory.fill(SEEN, 0, SQUARES);
  store<u8>(AHEAD, <u8>square);
  store<u8>(SEEN + square, 1);
  let from = 0;
  let to = 1;
  for (; steps > 0 && from < to; steps--) {
    for (const stop = to; from < stop; from++) {
      for (let direction = 0; direction < 4; direction++) {
        const at = <i32>load<u8>(AHEAD + from);
        if (!isPassable(at, direction)) continue;
        const next = neighbour(at, direction);
        if (load<u8>(SEEN + next) != 0) continue;
        const kind = entering(piece, next);
        if (kind == REACH_STOP || kind == REACH_ENDS) return true;
        store<u8>(SEEN + next, 1);
        if (kind == REACH_PASS) store<u8>(AHEAD + to++, <u8>next);
      }
    }
  }
  return false;
}

/** Steps that the present mover has left, Max's extra one among them. */
export function stepsLeft(): i32 {
  return <i32>state.steps + (<i32>state.phase == PHASE_PROWL ? 0 : extraStep(walker()));
}

/** What a step of the present walk, not cut off by wall or boards, would meet; REACH_NO also where it could not end. */
export function stepKind(direction: i32): i32 {
  const piece = mover();
  const square = neighbour(squareOfMover(piece), direction);
  readPieces(piece);
  const kind = entering(piece, square);
  return kind == REACH_PASS && !canEnd(piece, square, stepsLeft() - 1) ? REACH_NO : kind;
}

/** Whether the square itself closes it to the present mover, however many steps are left. */
export function isClosed(square: i32): bool {
  const piece = mover();
  readPieces(piece);
  return entering(piece, square) == REACH_NO;
}

/** Whether the present mover may end its walk where it is (GEEK-MOVE-2, 6, 8, GEEK-RUN-4). */
export function mayStop(): bool {
  const piece = mover();
  if (state.walked == 0) return <i32>state.phase != PHASE_RUN;
  readPieces(piece);
  const kind = entering(piece, squareOfMover(piece));
  return kind != REACH_PASS && kind != REACH_NO;
}

// ---- ways ----

/** Fills FREE_WAYS: isPassable() of all squares at once, for searches. What walls leave is found once and kept. */
export function readWays(): void {
  if (load<u32>(IS_KEPT) != KEPT_SIGN) {
    memory.fill(HOUSE_WAYS, 0, SQUARES);
    for (let square = 0; square < SQUARES; square++) {
      const edges = edgesOf(square);
      if ((edges & 3) != WALL) turnWay(HOUSE_WAYS, square, EAST);
      if (edges >> 2 != WALL) turnWay(HOUSE_WAYS, square, SOUTH);
    }
    store<u32>(IS_KEPT, KEPT_SIGN);
  }
  memory.copy(FREE_WAYS, HOUSE_WAYS, SQUARES);
  for (let opening = 0; state.boarded >> opening != 0 && opening < OPENINGS; opening++) {
    if (isBoarded(opening)) turnWay(FREE_WAYS, openingSquare(opening), openingDirection(opening));
  }
}

/** Opens or closes a way, which is closed or open, from a square in a direction and back. */
function turnWay(ways: usize, square: i32, direction: i32): void {
  const bit = 1 << direction;
  const there = ways + square;
  const back = there + load<i8>(OFFSETS + direction);
  store<u8>(there, <u8>((<i32>load<u8>(there)) ^ bit));
  store<u8>(back, <u8>((<i32>load<u8>(back)) ^ (((bit << 2) | (bit >> 2)) & 15)));
}

// ---- all squares in reach ----

/** Fills the answers below for the present walk, escape or prowl. */
export function findReach(): void {
  const piece = mover();
  search(piece, state.steps, stepsLeft());
  if (mayStop()) store<u8>(KIND + squareOfMover(piece), <u8>REACH_STOP);
}

/** The same for a face-up monster that has not moved, with a number spun. */
export function findReachOf(entry: i32, number: i32): void {
  const steps = monsterSteps(kindOf(entry), number);
  search(MONSTER_MOVER + entry, steps, steps);
  store<u8>(KIND + monsterAt(entry), <u8>REACH_STOP);
}

/** Breadth first from the mover's square: `sure` steps, `most` with Max's extra one. */
function search(piece: i32, sure: i32, most: i32): void {
  readPieces(piece);
  readWays();
  memory.fill(STEPS, <u8>FAR, SQUARES);
  memory.fill(KIND, <u8>REACH_NO, SQUARES);
  const start = squareOfMover(piece);
  store<u8>(STEPS + start, 0);
  store<u8>(QUEUE, <u8>start);
  let to = 1;
  for (let from = 0; from < to; from++) {
    const square = <i32>load<u8>(QUEUE + from);
    const steps = <i32>load<u8>(STEPS + square) + 1;
    if (steps > most) return;
    for (let ways = <i32>load<u8>(FREE_WAYS + square); ways != 0; ways &= ways - 1) {
      const direction = ctz(ways);
      const next = square + load<i8>(OFFSETS + direction);
      if (load<u8>(STEPS + next) != FAR) continue;
      const kind = reached(piece, next, steps, sure, most);
      if (kind == REACH_NO) continue;
      store<u8>(STEPS + next, <u8>steps);
      store<u8>(FIRST + next, square == start ? <u8>direction : load<u8>(FIRST + square));
      store<u8>(KIND + next, <u8>kind);
      if (kind != REACH_ENDS) store<u8>(QUEUE + to++, <u8>next);
    }
  }
}

function reached(piece: i32, square: i32, steps: i32, sure: i32, most: i32): i32 {
  const kind = entering(piece, square);
  if (kind == REACH_PASS) return canEnd(piece, square, most - steps) ? kind : REACH_NO;
  return kind == REACH_STOP && steps > sure ? REACH_MAX : kind;
}

/** REACH_...; of the mover's own square REACH_STOP where it may stop. */
export function reachKind(square: i32): i32 {
  return load<u8>(KIND + square);
}

/** Steps of a shortest allowed way to a square in reach, 0 = the mover stands there; FAR. */
export function reachSteps(square: i32): i32 {
  return load<u8>(STEPS + square);
}

/** Direction of the first step of such a way; only of squares in reach and not the mover's own. */
export function firstStepTo(square: i32): i32 {
  return load<u8>(FIRST + square);
}

// ---- distances ----

/** Measures the steps to a square from all that are at most so many away; walls and boards count, pieces do not. */
export function findDistances(to: i32, most: i32): void {
  readWays();
  memory.fill(STEPS, <u8>FAR, SQUARES);
  store<u8>(STEPS + to, 0);
  store<u8>(QUEUE, <u8>to);
  let count = 1;
  for (let from = 0; from < count; from++) {
    const square = <i32>load<u8>(QUEUE + from);
    const steps = <i32>load<u8>(STEPS + square) + 1;
    if (steps > most) return;
    for (let ways = <i32>load<u8>(FREE_WAYS + square); ways != 0; ways &= ways - 1) {
      const next = square + load<i8>(OFFSETS + ctz(ways));
      if (load<u8>(STEPS + next) != FAR) continue;
      store<u8>(STEPS + next, <u8>steps);
      store<u8>(QUEUE + count++, <u8>next);
    }
  }
}

/** Steps from a square to the one measured last; FAR where that is too far or cut off. Shares its memory with the reach: one of them at a time. */
export function distanceTo(square: i32): i32 {
  return load<u8>(STEPS + square);
}
