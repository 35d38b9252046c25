// Owns zombies as pieces of deathinc, and step 8: putting, taking, killing them, their steps, those of true solo.
import { KILLS_TO_WIN, NONE, NOWHERE, OPTION_KILLS } from "./data";
import { NORTH, OFFICE_TILES, WEST, localOf, planColumn, planRow, tileOf } from "./data-map";
import {
  MOST_MOVES,
  hasMoved,
  movedPlace,
  isAlone,
  isCityGame,
  isOnMap,
  supply,
  zombieStep,
} from "./queries";
import { FAR, findWays, wayTo } from "./queries-way";
import { ACTION_COUNT, ACTION_MOVE } from "./rules-actions";
import { nextLegal } from "./rules-legal";
import { lastAction } from "./rules-ranges";
import { enterDiscard } from "./rules-turn";
import { finish } from "./rules-vote";
import { clearMoved, isZombie, killsOf, setKills, setMovedAt, setZombie, spaceOf, state } from "./state";
import { PHASE_ZOMBIES, RESULT_KILLS, RESULT_PLAYING } from "./state-phases";

// ---- pieces ----

/** A zombie comes from the supply onto a space free of zombies; false and nothing when there is none (INC-COMP-10). */
export function putZombie(space: i32): bool {
  if (supply() <= 0) return false;
  setZombie(space, true);
  return true;
}

/** The zombie on a space goes back to the supply. */
export function takeZombie(space: i32): void {
  setZombie(space, false);
  mark(space, NOWHERE);
}

/** The zombie on a space becomes a seat's kill; it may win by that (INC-COMBAT-3, INC-BASE-29). */
export function killZombie(space: i32, seat: i32): void {
  takeZombie(space);
  setKills(seat, killsOf(seat) + 1);
  if ((state.options & OPTION_KILLS) == 0 || !isCityGame()) return;
  if (killsOf(seat) >= KILLS_TO_WIN && <i32>state.result == RESULT_PLAYING) finish(RESULT_KILLS, seat);
}

/** A zombie goes from one space to another; whether it has moved in this step 8 goes with it. */
export function shiftZombie(from: i32, to: i32): void {
  setZombie(from, false);
  setZombie(to, true);
  mark(from, to);
}

function mark(space: i32, moved: i32): void {
  const n = movedPlace(space);
  if (n < MOST_MOVES) setMovedAt(n, moved);
}

// ---- step 8 (INC-ZMOVE-1..7) ----

/** The zombie die: so many zombies move. */
export function zombieDie(face: i32): void {
  state.die = <u8>face;
  state.toMove = <u8>face;
  clearMoved();
  if (isAlone()) moveAlone();
  zombiesOn();
}

/** Goes on with step 8, or past it when the number is reached or no zombie can move (INC-ZMOVE-5). */
export function zombiesOn(): void {
  state.phase = <u8>PHASE_ZOMBIES;
  if (state.toMove == 0 || nextLegal(ACTION_MOVE, lastAction(PHASE_ZOMBIES)) == ACTION_COUNT) enterDiscard();
}

/** A zombie takes its step. */
export function moveZombie(space: i32, direction: i32): void {
  step(space, zombieStep(space, direction));
  zombiesOn();
}

function step(from: i32, to: i32): void {
  shiftZombie(from, to);
  mark(NOWHERE, to);
  state.toMove -= 1;
}

// ---- true solo (INC-SOLO-2) ----

/** The rules move the zombies nearest to the pawn toward it. */
function moveAlone(): void {
  if (isOnMap(state.turn)) {
    findWays(spaceOf(state.turn));
    while (state.toMove > 0) if (!stepNearest()) break;
  }
  state.toMove = 0;
}

/** The nearest unmoved zombie that can come nearer does so. */
function stepNearest(): bool {
  let best = NOWHERE;
  let least = FAR << 16;
  for (let space = 0; space < 9 * OFFICE_TILES; space++) {
    if (!isZombie(space) || hasMoved(space)) continue;
    const rank = (wayTo(space) << 16) + readingPlace(space);
    if (rank >= least || nearer(space) == NOWHERE) continue;
    least = rank;
    best = space;
  }
  if (best == NOWHERE) return false;
  step(best, nearer(best));
  return true;
}

/** Where its first step that brings it nearer leads, in the order N, E, S, W; NOWHERE. */
function nearer(space: i32): i32 {
  const away = wayTo(space);
  for (let direction = NORTH; direction <= WEST; direction++) {
    const next = zombieStep(space, direction);
    if (next != NOWHERE && wayTo(next) < away) return next;
  }
  return NOWHERE;
}

/** Order of office spaces by Y, then X of the rules page. */
export function readingPlace(space: i32): i32 {
  const tile = tileOf(space);
  const local = localOf(space);
  return 18 * (3 * planRow(tile) + local / 3) + 3 * planColumn(tile) + (local % 3);
}

/** Nobody moves the zombies for the turn's seat any more. */
export function clearMover(): void {
  state.mover = <u8>NONE;
  state.toMove = 0;
}
