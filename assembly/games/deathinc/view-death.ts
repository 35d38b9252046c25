// Owns the picture of a death: who died, what is lost, what stays (INC-DEATH).
import { BLACK, hline } from "../../console/framebuffer";
import { ICON_DEAD_44, blitCentred } from "../../console/icons";
import { seatName } from "../../console/names";
import { softFrame } from "../../console/parts";
import { X, Y, drawTable } from "../../console/screens/tables";
import { HEAD, READ, left, put, putChar, putNumber, right } from "../../console/text";
import { t } from "../../console/texts";
import { killsOf, state } from "./state";

const TEXT_X: usize = 72; // px
const RIGHT: i32 = 284;
const ARROW: i32 = 0x2192;
const WORDS: usize = memory.data<usize>([
  X * TEXT_X + Y * 26 + t("The last heart is lost."),
  X * TEXT_X + Y * 42 + t("Kills, half are lost"),
  X * TEXT_X + Y * 54 + t("All items are lost."),
  X * TEXT_X + Y * 66 + t("Directors ran back to free offices."),
  X * TEXT_X + Y * 78 + t("Hand, strings, rescued directors stay."),
  X * TEXT_X + Y * 96 + t("Back in the next turn: 3 hearts, 3 bullets."),
  0,
]);

export function drawDeath(): void {
  const seat = <i32>state.told - 1;
  softFrame(3, 3, 290, 110, 3);
  blitCentred(ICON_DEAD_44, 36, 40, BLACK);
  put(seatName(seat));
  put(t(" is dead"));
  left(<i32>TEXT_X, 10, HEAD, BLACK);
  hline(<i32>TEXT_X, 38, RIGHT - <i32>TEXT_X, BLACK);
  drawTable(WORDS);
  putNumber(killsOf(seat) + <i32>state.deadKills);
  putChar(ARROW);
  putNumber(killsOf(seat));
  right(RIGHT, 42, READ, BLACK);
}
