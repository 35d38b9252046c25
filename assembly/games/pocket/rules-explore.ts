// Owns the group's ways in pocket: steps, the window, bashed walls, and laying new tiles.
import { NONE, PATIO, opposite } from "./data";
import { isClassic } from "./queries";
import { ORIGIN, beyondWindow, nextCell, rotationsFor, stepTo } from "./queries-grid";
import { pendLoss } from "./rules-loss";
import { finish, isWon, onlyLiving } from "./rules-turn";
import { bashedOf, cellOf, rotationOf, setCell, setTurned, state } from "./state";
import {
  CAUSE_GLASS,
  CAUSE_WALL,
  PHASE_DRAW_TILE,
  PHASE_EVENT,
  PHASE_PLACE,
  PHASE_VICTIM,
  RESULT_WON,
  TASK_BASH,
  TASK_GO,
  TASK_WINDOW,
} from "./state-phases";

/** POCKET-MOVE-1..3. */
export function go(dir: i32): void {
  state.task = <u8>TASK_GO;
  state.direction = <u8>dir;
  const to = stepTo(state.tile, dir);
  if (to == NONE) state.phase = <u8>PHASE_DRAW_TILE;
  else arrive(to);
}

/** POCKET-OUT-1, -4. */
export function throughWindow(): void {
  state.task = <u8>TASK_WINDOW;
  if (state.windowBroken) arrive(beyondWindow(state.tile));
  else if (isClassic()) enterPatio();
  else askVictim();
}

/** POCKET-BASH-3: the wall's side; the door is made after the loss. */
export function bash(dir: i32): void {
  state.task = <u8>TASK_BASH;
  state.direction = <u8>dir;
  askVictim();
}

function askVictim(): void {
  const only = onlyLiving();
  if (only != NONE) hurt(only);
  else state.phase = <u8>PHASE_VICTIM;
}

/** POCKET-OUT-2, POCKET-BASH-3: one takes 1 damage. */
export function hurt(seat: i32): void {
  state.victim = <u8>seat;
  pendLoss(state.task == TASK_BASH ? CAUSE_WALL : CAUSE_GLASS, 1 << seat, 1, 0);
}

/** POCKET-OUT-2, -3: somebody survived the glass. */
export function enterPatio(): void {
  state.windowBroken = 1;
  state.newTile = <u8>PATIO;
  layTile(ORIGIN, 0);
}

/** POCKET-BASH-4: somebody survived the wall. */
export function makeDoor(): void {
  const tile = <i32>state.tile;
  setTurned(tile, rotationOf(tile), bashedOf(tile) | (1 << (<i32>state.direction)));
  state.phase = <u8>PHASE_DRAW_TILE;
}

/** POCKET-TILE-1: the leader is asked only where two rotations differ. */
export function drawTile(tile: i32): void {
  state.newTile = <u8>tile;
  const rotations = rotationsFor(tile, opposite(state.direction));
  if (popcnt(rotations) == 1) place(ctz(rotations));
  else state.phase = <u8>PHASE_PLACE;
}

/** POCKET-MOVE-3. */
export function place(rotation: i32): void {
  layTile(nextCell(cellOf(state.tile), state.direction), rotation);
}

/** POCKET-WIN-1: a tile that wins is laid without an event (AMB-26). */
function layTile(cell: i32, rotation: i32): void {
  const tile = <i32>state.newTile;
  setCell(tile, cell);
  setTurned(tile, rotation, 0);
  arrive(tile);
  if (isClassic()) return;
  if (isWon()) finish(RESULT_WON);
}

/** POCKET-MOVE-6: an event follows. */
function arrive(tile: i32): void {
  state.tile = <u8>tile;
  state.phase = <u8>PHASE_EVENT;
}
