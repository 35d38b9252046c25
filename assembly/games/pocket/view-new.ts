// Owns the new game screen of pocket and the page of its options.
import { BLACK, WHITE, fill, hline } from "../../console/framebuffer";
import { seatName } from "../../console/names";
import { bar, barLeft, barRight, hints, listRow, rowLabel } from "../../console/parts";
import {
  ROW_HELP,
  ROW_OPTIONS,
  ROW_START,
  drawRowBelow,
  drawSeatRows,
  putPlayers,
} from "../../console/screens/seats";
import { drawValues } from "../../console/screens/values";
import { seatsTaken } from "../../console/match";
import { READ, left, put, putChar, putCount, putNumber, width, wrap } from "../../console/text";
import { t } from "../../console/texts";
import { NONE, doom, startHealth } from "./data";
import { CLASSIC_CART } from "./data-classic";
import { HELP_PAGES } from "./help-pages";
import { DOOM_CHOICES, SEAT_ROWS, doomChoice, firstLeader, showsOutcome } from "./options";
import { OPTION_LEADER, OPTION_ROWS, OPTION_TURNS } from "./screens-new";

const ROW: i32 = 13;
const VALUES_X: i32 = 104;
const MINUS: i32 = 0x2013;
const HEART: i32 = 0x2665;

/** cursor = row under the cursor: seats, then ROW_... */
export function drawNew(cursor: i32): void {
  bar(false);
  put(CLASSIC_CART ? t("New game: Classic Solo, 2007") : t("New game: Zombie in my Pocket"));
  barLeft();
  putPlayers();
  barRight();
  const y = drawSeatRows(SEAT_ROWS, cursor);
  const row = cursor - SEAT_ROWS;
  drawRowBelow(ROW_OPTIONS, y, row == ROW_OPTIONS, t("Options"), putOptions);
  drawRowBelow(ROW_HELP, y, row == ROW_HELP, t("How to play"), putPages);
  drawRowBelow(ROW_START, y, row == ROW_START, t("Start the game"), putStart);
  hints(
    t("Menu"),
    row == ROW_START ? t("Start") : row == ROW_OPTIONS || row == ROW_HELP ? t("Open") : t("Change"),
    t("Explain"),
  );
}

/** What differs from the usual game, or that nothing does. */
function putOptions(): void {
  if (CLASSIC_CART) return put(turnsName(showsOutcome() ? 1 : 0));
  if (doomChoice() == 2) put(t("as printed"));
  else {
    putOffset(doomChoice());
    put(t(" zombies"));
  }
  put(t(", "));
  putLeader();
}

function putLeader(): void {
  const leader = firstLeader();
  if (leader == NONE) return put(t("leader by chance"));
  put(seatName(leader));
  put(t(" leads first"));
}

function putPages(): void {
  putNumber(HELP_PAGES);
  put(t(" short pages"));
}

/** "♥3 each, 5 zombies more". */
function putStart(): void {
  const seats = seatsTaken();
  if (CLASSIC_CART) return put(t("health 6"));
  putChar(HEART);
  putNumber(startHealth(seats));
  if (seats > 1) put(t(" each"));
  const extra = doom(seats) + doomChoice() - 2;
  put(t(", zombies "));
  putChar(extra < 0 ? MINUS : 43);
  putNumber(abs(extra));
}

function putOffset(choice: i32): void {
  if (choice != 2) putChar(choice < 2 ? MINUS : 43);
  putNumber(abs(choice - 2));
}

// ---- options ----

/** cursor = OPTION_... */
export function drawOptions(cursor: i32): void {
  bar(false);
  put(CLASSIC_CART ? t("Options: Classic Solo") : t("Options: Zombie in my Pocket"));
  barLeft();
  for (let row = 0; row < OPTION_ROWS; row++) drawOption(row, 18 + row * ROW, row == cursor);
  hline(4, 18 + OPTION_ROWS * ROW + 3, 288, BLACK);
  putMeaning(cursor);
  wrap(13, 18 + OPTION_ROWS * ROW + 8, 274, 11, READ, BLACK);
  hints(t("Back"), t("Change"), t("Explain"));
}

function drawOption(row: i32, y: i32, selected: bool): void {
  listRow(2, y, 291, ROW, selected);
  put(optionName(row));
  if (row == OPTION_TURNS) drawValues(VALUES_X, y, ROW, 2, showsOutcome() ? 1 : 0, turnsName);
  else if (row == OPTION_LEADER) drawLeader(y);
  else drawValues(VALUES_X, y, ROW, DOOM_CHOICES, doomChoice(), offsetName);
}

/** One value at a time: nine do not fit a row. */
function drawLeader(y: i32): void {
  rowLabel();
  const leader = firstLeader();
  put(leader == NONE ? t("By chance") : seatName(leader));
  fill(VALUES_X - 3, y + 1, width(READ) + 6, ROW - 2, BLACK);
  left(VALUES_X, y + 2, READ, WHITE);
}

function optionName(row: i32): usize {
  if (row == OPTION_TURNS) return t("Computer turns");
  return row == OPTION_LEADER ? t("First leader") : t("More zombies");
}

function offsetName(i: i32): usize {
  if (i == 0) return t("–2");
  if (i == 1) return t("–1");
  if (i == 2) return t("0");
  return i == 3 ? t("+1") : t("+2");
}

function turnsName(i: i32): usize {
  return i == 0 ? t("Show each") : t("Show the outcome");
}

/** What the row under the cursor changes. */
function putMeaning(row: i32): void {
  if (row == OPTION_TURNS) {
    put(t("After each turn of a computer, or only when something came of it for you."));
  } else if (row == OPTION_LEADER) {
    put(t("Who leads the first turn. Then the lead passes on clockwise, turn by turn."));
  } else {
    const seats = seatsTaken();
    put(t("Zombies on a card, and "));
    const extra = doom(seats) + doomChoice() - 2;
    putNumber(abs(extra));
    put(extra < 0 ? t(" fewer") : t(" more"));
    put(t(" for "));
    putCount(seats, t("player"), t("players"));
    put(t(": fewer are easier."));
  }
}
