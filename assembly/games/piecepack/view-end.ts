// Owns the end screen of piecepack: how it ended and why, figures, what next.
import { BLACK, hline } from "../../console/framebuffer";
import {
  ICON_CLOCK_32,
  ICON_DEAD_32,
  ICON_GRAVE_48,
  ICON_HORDE_32,
  ICON_TOTEM_28,
  ICON_ZOMBIE_32,
  blitCentred,
} from "../../console/icons";
import { hints } from "../../console/parts";
import { drawEndRows } from "../../console/screens/end";
import { HEAD, READ, label, put, putCount, putNumber, right, wrap } from "../../console/text";
import { t } from "../../console/texts";
import { ROOM_COUNT } from "./data";
import { isKnown, ticksLeft } from "./queries";
import { RESULT_KILLED, RESULT_WON, state } from "./state";

const X: i32 = 74;

/** cursor = row under the cursor. */
export function drawEnd(cursor: i32): void {
  const result = <i32>state.result;
  label(result == RESULT_WON ? t("You won!") : t("You lost"), X, 5, HEAD, BLACK);
  drawPictures(result);
  putReasonOfEnd(result);
  wrap(X, 22, 216, 11, READ, BLACK);
  hline(X, 36, 218, BLACK);
  figure(t("Health left"), 40, state.health);
  figure(t("Time left"), 51, ticksLeft());
  figure(t("Rooms found, of 16"), 62, roomsFound());
  hline(X, 74, 218, BLACK);
  drawEndRows(X - 2, 76, 222, 13, cursor);
  hints(t("Menu"), t("Choose"), t("Map"));
}

function drawPictures(result: i32): void {
  if (result == RESULT_WON) {
    blitCentred(ICON_GRAVE_48, 36, 34, BLACK);
    blitCentred(ICON_TOTEM_28, 36, 84, BLACK);
  } else if (result == RESULT_KILLED) {
    blitCentred(ICON_DEAD_32, 36, 28, BLACK);
    blitCentred(ICON_HORDE_32, 36, 80, BLACK);
  } else {
    blitCentred(ICON_CLOCK_32, 36, 28, BLACK);
    blitCentred(ICON_ZOMBIE_32, 36, 80, BLACK);
  }
}

function putReasonOfEnd(result: i32): void {
  if (result == RESULT_WON) {
    put(t("The totem is buried in time: "));
    putNumber(ticksLeft());
    return put(t(" left."));
  }
  if (result != RESULT_KILLED) return put(t("The time is up. The night belongs to them."));
  putCount(lastZombies(), t("zombie"), t("zombies"));
  put(t(", attack "));
  putNumber(state.attack);
  put(t(": lost the last "));
  putNumber(state.loss + state.breakLoss);
  put(t("."));
}

/** Zombies of the last fight: an event's, or a breakthrough's before any dice. */
function lastZombies(): i32 {
  return state.loss > 0 ? state.zombies : state.breakZombies;
}

function figure(words: usize, y: i32, n: i32): void {
  label(words, X, y, READ, BLACK);
  putNumber(n);
  right(292, y, READ, BLACK);
}

function roomsFound(): i32 {
  let found = 0;
  for (let room = 0; room < ROOM_COUNT; room++) if (isKnown(room)) found++;
  return found;
}
