// Owns what presses do in the zombie step: a list, and a taken zombie that one press moves.
import { PRESS_A, PRESS_B, PRESS_C, STATUS_CHANGED } from "../../console/abi";
import { always, pressList } from "../../console/list";
import { listZombies, takenZombie, zombieOf, zombieRows } from "./choices-zombies";
import { localOf, tileOf } from "./data-map";
import { decide, undo } from "./flow";
import { ACTION_MOVE, isLegal } from "./rules";
import { STAGE_FIRST, STAGE_MOVE } from "./screens";
import { state } from "./state";
import { chosen } from "./ui-list";
import { directionOf } from "./ui-walk";

/** PHASE_ZOMBIES; status bits. */
export function pressZombies(code: i32): i32 {
  if (state.stage == STAGE_MOVE) return pressTaken(code);
  if (code == PRESS_A) return undo();
  if (code > PRESS_C) return pressList(code, zombieRows(), always);
  listZombies();
  const action = chosen(code, always);
  if (action < 0) return ~action;
  state.stage = STAGE_MOVE;
  state.mark = <u8>tileOf(zombieOf(action));
  state.mark2 = <u8>localOf(zombieOf(action));
  return STATUS_CHANGED;
}

/** A direction moves it, B puts it back. */
function pressTaken(code: i32): i32 {
  if (code == PRESS_B) {
    state.stage = STAGE_FIRST;
    return STATUS_CHANGED;
  }
  const action = ACTION_MOVE + 4 * takenZombie() + directionOf(code);
  return directionOf(code) >= 0 && isLegal(action) ? decide(action) : 0;
}
