// Owns the exports of the deathinc cartridge: wiring only.
import {
  PRESS_COUNT,
  STATUS_CHANGED,
  STATUS_PRIVATE,
  STATUS_REFUSED,
  STATUS_SAVE,
  STATUS_SCENE,
} from "../../console/abi";
import { holdsBeforeUndo, isRunning, markRefused } from "../../console/match";
import { pending, shellIsSound, shellStart } from "../../console/shell";
import {
  SEAT_COMPUTER_2,
  SEAT_HUMAN,
  UNDO_POSSIBLE,
  WORK_NONE,
  setSeat,
  shell,
} from "../../console/state-map";
import { cartInfo } from "../../console/texts";
import { stageFits } from "./choices";
import { computerStep, toNewGame } from "./flow";
import { resetOptions } from "./options";
import { isPlayable } from "./possible-cart";
import { currentPlayer } from "./rules";
import { isPlayShown, showPlay } from "./screens";
import { RULES_SIZE } from "./state-bytes";
import { NEW_START, newsFit, pressScreen, screensAreSound, seatsFit, showsSecret } from "./ui";
import { drawScreen } from "./view";

export function info(): usize {
  return cartInfo();
}

export function start(seedLow: i32, seedHigh: i32): i32 {
  markRefused(false);
  shellStart(RULES_SIZE, seedLow, seedHigh);
  setSeat(0, SEAT_HUMAN);
  setSeat(1, SEAT_COMPUTER_2);
  setSeat(2, SEAT_COMPUTER_2);
  resetOptions();
  toNewGame(NEW_START);
  drawScreen();
  return STATUS_CHANGED | STATUS_SCENE | STATUS_SAVE;
}

export function resume(): i32 {
  const sound = isSound();
  markRefused(!sound);
  if (!sound) return STATUS_REFUSED;
  drawScreen();
  return shown(STATUS_CHANGED | STATUS_SCENE | pending());
}

/** Where computers go on, the picture is drawn but not shown: the glass keeps what stands there, see computerStep(). */
export function press(code: i32): i32 {
  if (!isRunning() || code < 0 || code >= PRESS_COUNT) return 0;
  const worked = shell.work;
  const status = pressScreen(code);
  if ((status & STATUS_CHANGED) != 0) showPlay();
  if ((status & STATUS_CHANGED) != 0 || shell.work != worked) drawScreen();
  return shown(status | pending());
}

export function step(): i32 {
  if (!isRunning() || shell.work == WORK_NONE) return 0;
  const wasShown = isPlayShown();
  const status = computerStep();
  if ((status & STATUS_CHANGED) != 0 || wasShown) drawScreen();
  return shown(status);
}

/** The status of a picture, with the mark of a secret where it shows one. */
function shown(status: i32): i32 {
  return status & STATUS_CHANGED && showsSecret() ? status | STATUS_PRIVATE : status;
}

/** Whether a loaded state can be played on from, whatever is pressed. */
function isSound(): bool {
  return (
    shellIsSound(RULES_SIZE) &&
    isPlayable() &&
    screensAreSound() &&
    (shell.undoWhy != UNDO_POSSIBLE || holdsBeforeUndo(goesOn))
  );
}

/** Whether the rules hold a decision: what undo must bring back, a computer's where a person gave the game up in its turn. */
function goesOn(): bool {
  return isPlayable() && seatsFit() && newsFit() && stageFits() && currentPlayer() >= 0;
}
