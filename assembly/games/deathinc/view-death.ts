// Owns the picture of a death: who died, what is lost, what stays (INC-DEATH).
import { BLACK, hline } from "../../console/framebuffer";
import { ICON_DEAD_44, blitCentred } from "../../console/icons";
import { seatName } from "../../console/names";
import { softFrame } from "../../console/parts";
import { HEAD, READ, label, left, put, putChar, putNumber, right } from "../../console/text";
import { t } from "../../console/texts";
import { killsOf, state } from "./state";

const X: i32 = 72; // px
const RIGHT: i32 = 284;
const ARROW: i32 = 0x2192;

export function drawDeath(): void {
  const seat = <i32>state.told - 1;
  softFrame(3, 3, 290, 110, 3);
  blitCentred(ICON_DEAD_44, 36, 40, BLACK);
  put(seatName(seat));
  put(t(" is dead"));
  left(X, 10, HEAD, BLACK);
  label(t("The last heart is lost."), X, 26, READ, BLACK);
  hline(X, 38, RIGHT - X, BLACK);
  label(t("Kills, half are lost"), X, 42, READ, BLACK);
  putNumber(killsOf(seat) + <i32>state.deadKills);
  putChar(ARROW);
  putNumber(killsOf(seat));
  right(RIGHT, 42, READ, BLACK);
  label(t("All items are lost."), X, 54, READ, BLACK);
  label(t("Directors ran back to free offices."), X, 66, READ, BLACK);
  label(t("Hand, strings, rescued directors stay."), X, 78, READ, BLACK);
  label(t("Back in the next turn: 3 hearts, 3 bullets."), X, 96, READ, BLACK);
}
