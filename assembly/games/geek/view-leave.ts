// Owns what is said of driving away: who is in the truck, who is asked, and the screen of a carrier who is asked.

import { READ, label, put } from "../../console/text";
import { BLACK } from "../../console/framebuffer";
import { t } from "../../console/texts";
import { leftBehind } from "./asks";
import { listFight } from "./choices-fight";
import { GAS, KEYS, NONE } from "./data";
import { seatName } from "./names";
import { aboard, carriers } from "./queries";
import { ACTION_AGREE } from "./rules";
import { held, state } from "./state";
import { MARKS_NONE, drawBoard } from "./view-board";
import { putLoad, putWay } from "./view-end";
import {
  BODY_Y,
  PANEL_TEXT,
  drawChoices,
  drawOwn,
  noRefusal,
  noValue,
  panelRule,
  panelText,
  seatBar,
  textAt,
} from "./view-panel";

const RULE_Y: i32 = 66;
const SAVED_Y: i32 = 71;
const NAMES_X: i32 = 168;
const ROWS_Y: i32 = 92;

/** "Mary, Anita": names of a set of seats. */
export function putNames(seats: i32): void {
  for (let seat = 0; seat < <i32>state.seats; seat++) {
    if (((seats >> seat) & 1) == 0) continue;
    put(seatName(seat));
    if (seats >> (seat + 1)) put(t(", "));
  }
}

/** "Truck: Mary, Anita". */
export function putAboard(): void {
  put(t("Truck: "));
  putNames(aboard());
}

/** "asks Anita": the other carriers whose word is needed (GEEK-WIN-3). */
export function putAsked(seat: i32): void {
  const others = carriers() & ~(1 << seat);
  if (others == 0) return;
  put(t("asks "));
  putNames(others);
}

/** PHASE_LEAVE. */
export function drawLeave(cursor: i32): void {
  const seat = <i32>state.partner;
  drawBoard(seat, MARKS_NONE, NONE);
  seatBar(seat, t("drive away?"));
  drawOwn(seat);
  put(seatName(state.turn));
  if (held(state.turn, KEYS) + held(state.turn, GAS) != 0) {
    put(t(" ("));
    putLoad(state.turn);
    put(t(")"));
  }
  put(t(" wants to go now. You have the "));
  putLoad(seat);
  put(t("."));
  panelText(BODY_Y);
  panelRule(RULE_Y);
  label(t("Saved"), PANEL_TEXT, SAVED_Y, READ, BLACK);
  if (leftBehind() == 0) put(t("everybody"));
  else putNames(aboard());
  textAt(NAMES_X, SAVED_Y);
  label(t("Stay"), PANEL_TEXT, SAVED_Y + 10, READ, BLACK);
  putLeft(leftBehind());
  textAt(NAMES_X, SAVED_Y + 10);
  listFight();
  drawChoices(ROWS_Y, 2, cursor, putRow, noValue, noRefusal);
}

/** "Alex, 3 steps away", names of several, "nobody". */
function putLeft(seats: i32): void {
  if (seats == 0) return put(t("nobody"));
  putNames(seats);
  if (popcnt(seats) > 1) return;
  put(t(", "));
  putWay(ctz(seats));
}

function putRow(action: i32): void {
  const seats = leftBehind();
  if (seats == 0) return put(action == ACTION_AGREE ? t("Drive away") : t("Not yet"));
  put(action == ACTION_AGREE ? t("Drive, leave ") : t("Wait for "));
  if (popcnt(seats) == 1) put(seatName(ctz(seats)));
  else put(t("them"));
}
