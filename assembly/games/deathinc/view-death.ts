// Owns the picture of a death: who died, what is lost, what stays (INC-DEATH).
import { BLACK, hline } from "../../console/framebuffer";
import { ICON_DEAD_32, blitCentred } from "../../console/icons";
import { logEntry, logKind } from "../../console/log";
import { seatName } from "../../console/names";
import { softFrame } from "../../console/parts";
import { X, Y, drawTable } from "../../console/screens/tables";
import { shell } from "../../console/state-map";
import { HEAD, READ, left, put, putNumber, wrap } from "../../console/text";
import { t } from "../../console/texts";
import { cardName } from "./card-words";
import { LINE_LOST, LINE_SCARED } from "./log-kinds";
import { directorName } from "./names";
import { killsOf, state } from "./state";

const TEXT_X: usize = 72; // px
const RIGHT: i32 = 284;
const WORDS: usize = memory.data<usize>([
  X * TEXT_X + Y * 26 + t("The last heart is lost."),
  X * TEXT_X + Y * 86 + t("Hand, strings, rescued directors stay."),
  X * TEXT_X + Y * 98 + t("Back in the next turn: 3 hearts, 3 bullets."),
  0,
]);

export function drawDeath(): void {
  const seat = <i32>state.told - 1;
  softFrame(3, 3, 290, 110, 3);
  blitCentred(ICON_DEAD_32, 36, 40, BLACK);
  put(seatName(seat));
  put(t(" is dead"));
  left(<i32>TEXT_X, 10, HEAD, BLACK);
  hline(<i32>TEXT_X, 38, RIGHT - <i32>TEXT_X, BLACK);
  drawTable(WORDS);
  putLosses(seat);
  wrap(<i32>TEXT_X, 42, RIGHT - <i32>TEXT_X, 11, READ, BLACK);
}

/** "Lost: 7 of 13 kills, Staple Gun, Grant." as the log says it since the last stop. */
function putLosses(seat: i32): void {
  put(t("Lost: "));
  putNumber(state.deadKills);
  put(t(" of "));
  putNumber(killsOf(seat) + <i32>state.deadKills);
  put(t(" kills"));
  for (let i = <i32>shell.news; i < <i32>shell.logCount; i++) {
    const kind = logKind(i);
    if ((kind != LINE_LOST && kind != LINE_SCARED) || <i32>load<u8>(logEntry(i), 1) != seat) continue;
    put(t(", "));
    const what = <i32>load<u8>(logEntry(i), 2);
    put(kind == LINE_LOST ? cardName(what) : directorName(what));
  }
  put(t("."));
}
