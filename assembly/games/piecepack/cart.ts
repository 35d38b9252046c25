// Owns the exports of the piecepack cartridge: wiring only.
import { PRESS_COUNT, STATUS_CHANGED, STATUS_REFUSED, STATUS_SAVE, STATUS_SCENE } from "../../console/abi";
import { pending, shellIsSound, shellStart } from "../../console/shell";
import {
  ALIVE,
  RULES_PTR,
  SEAT_HUMAN,
  UNDO_POSSIBLE,
  WORK_NONE,
  setSeat,
  shell,
  undoPtr,
} from "../../console/state-map";
import { cartInfo } from "../../console/texts";
import { drawScreen } from "./view";
import { computerStep, toNewGame } from "./flow";
import { isPossible } from "./possible";
import { currentPlayer, isTerminal } from "./rules";
import { NEW_START } from "./screens";
import { RULES_SIZE } from "./state";
import { pressScreen, screensAreSound } from "./ui";

const SPARE: usize = memory.data(128); // the rules, while the undo copy is looked at in their place

/**
 * Not 0 while this instance has refused its state: the bytes stay as they are, so they cannot tell. A new instance
 * needs no such mark, since it is resumed before anything else.
 */
const REFUSED_MARK: usize = memory.data(4);

/** Whether presses and steps are in order. */
function isRunning(): bool {
  return shell.alive == ALIVE && load<u32>(REFUSED_MARK) == 0;
}

export function info(): usize {
  return cartInfo();
}

export function start(seedLow: i32, seedHigh: i32): i32 {
  store<u32>(REFUSED_MARK, 0);
  shellStart(RULES_SIZE, seedLow, seedHigh);
  setSeat(0, SEAT_HUMAN);
  toNewGame(NEW_START);
  drawScreen();
  return STATUS_CHANGED | STATUS_SCENE | STATUS_SAVE;
}

export function resume(): i32 {
  const sound = isSound();
  store<u32>(REFUSED_MARK, sound ? 0 : 1);
  if (!sound) return STATUS_REFUSED;
  drawScreen();
  return STATUS_CHANGED | STATUS_SCENE | pending();
}

export function press(code: i32): i32 {
  if (!isRunning() || code < 0 || code >= PRESS_COUNT) return 0;
  const status = pressScreen(code);
  if (status & STATUS_CHANGED) drawScreen();
  return status | pending();
}

export function step(): i32 {
  if (!isRunning() || shell.work == WORK_NONE) return 0;
  const status = computerStep();
  if (status & STATUS_CHANGED) drawScreen();
  return status;
}

/** Whether a loaded state can be played on from, whatever is pressed. */
function isSound(): bool {
  return (
    shellIsSound(RULES_SIZE) &&
    isPossible() &&
    (shell.undoWhy != UNDO_POSSIBLE || undoIsSound()) &&
    screensAreSound()
  );
}

/** Whether the state that undo would bring back is one in which a person decides. */
function undoIsSound(): bool {
  memory.copy(SPARE, RULES_PTR, RULES_SIZE);
  memory.copy(RULES_PTR, undoPtr(), RULES_SIZE);
  const sound = isPossible() && !isTerminal() && currentPlayer() >= 0;
  memory.copy(RULES_PTR, SPARE, RULES_SIZE);
  return sound;
}
