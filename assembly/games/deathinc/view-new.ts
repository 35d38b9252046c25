// Owns the new game screen of deathinc and the page of its options.
import { BLACK, hline } from "../../console/framebuffer";
import { seatsTaken } from "../../console/match";
import { seatName } from "../../console/names";
import { barRight, hints } from "../../console/parts";
import { addRows, clearRows } from "../../console/rows";
import {
  ROW_HELP,
  ROW_OPTIONS,
  ROW_START,
  drawRowBelow,
  drawSeatRows,
  putPlayers,
} from "../../console/screens/seats";
import { READ, put, putNumber, wrap } from "../../console/text";
import { t } from "../../console/texts";
import { MOST_SEATS, NONE } from "./data";
import { HELP_PAGES } from "./help-pages";
import {
  OPTION_ROWS,
  OPTION_ROW_FIRST,
  OPTION_ROW_MAP,
  OPTION_ROW_REACT,
  firstSeat,
  optionCounts,
  optionValue,
} from "./options";
import { drawRows, plainBar } from "./view-panel";

const ROWS_Y: i32 = 18; // px
const MEANING_Y: i32 = 90;

/** Of the rows in the order of options.ts: the label, then of each value its words and what it means. */
const ROWS: usize = memory.data<u16>([
  <u16>t("Others' cards"),
  <u16>t("Secret orders"),
  <u16>t("A secret order may be given at the end of a turn."),
  <u16>t("Ask"),
  <u16>t("Everybody is asked each time, whatever he holds."),
  <u16>t("Off"),
  <u16>t("People play cards in their own turn only."),
  <u16>t("Computer turns"),
  <u16>t("Show each turn"),
  <u16>t("With one person: a stop after each of them."),
  <u16>t("Show results"),
  <u16>t("With one person: a stop only where it matters."),
  0,
  0,
  <u16>t("First"),
  0,
  <u16>t("Who has the first turn; then it goes round."),
]);
const CITY_ROWS: usize = memory.data<u16>([
  <u16>t("Map"),
  <u16>t("Office"),
  <u16>t("Bring directors to the Entrance. The board elects the new CEO."),
  <u16>t("Office and city"),
  <u16>t("After a rescue you may walk out. Whoever reaches the Landing Pad wins."),
  0,
  0,
  <u16>t("25 kills win"),
  <u16>t("No"),
  <u16>t("Only the Landing Pad ends it."),
  <u16>t("Yes"),
  <u16>t("Who holds 25 kills first wins at once."),
]);
const WORDS: i32 = 7; // a row

/** The words of a row: 0 = its label, 1 + 2 * value = the value, 2 + 2 * value = what it means. */
function wordsOf(row: i32, which: i32): usize {
  if (row >= OPTION_ROW_MAP) return load<u16>(CITY_ROWS + 2 * (WORDS * (row - OPTION_ROW_MAP) + which));
  return load<u16>(ROWS + 2 * (WORDS * row + which));
}
function chosenWords(row: i32): usize {
  return wordsOf(row, 1 + 2 * optionValue(row));
}

/** cursor = row under the cursor: seats, then ROW_... */
export function drawNew(cursor: i32): void {
  plainBar(t("New game: Death Inc."));
  putPlayers();
  barRight();
  const y = drawSeatRows(MOST_SEATS, cursor);
  const row = cursor - MOST_SEATS;
  drawRowBelow(ROW_OPTIONS, y, row == ROW_OPTIONS, t("Options"), putOptions);
  drawRowBelow(ROW_HELP, y, row == ROW_HELP, t("How to play"), putPages);
  drawRowBelow(ROW_START, y, row == ROW_START, t("Start the game"), putStart);
  hints(t("Menu"), row >= 0 ? t("Choose") : t("Change"), t("Explain"));
}

function putOptions(): void {
  if (seatsTaken() == 1) return put(wordsOf(OPTION_ROW_MAP, 1));
  put(chosenWords(OPTION_ROW_MAP));
  put(t(", others' cards: "));
  put(chosenWords(OPTION_ROW_REACT));
}

function putPages(): void {
  putNumber(HELP_PAGES);
  put(t(" pages"));
}

function putStart(): void {
  if (seatsTaken() == 1) put(t("alone: 40 turns, 7 votes"));
  else putFirst();
}

function putFirst(): void {
  const first = firstSeat();
  if (first == NONE) return put(t("chance says who begins"));
  put(seatName(first));
  put(t(" begins"));
}

// ---- options ----

/** cursor = OPTION_ROW_... */
export function drawOptions(cursor: i32): void {
  plainBar(t("Options"));
  clearRows();
  addRows(0, OPTION_ROWS - 1);
  drawRows(ROWS_Y, cursor, putOption, putChosen, whyFixed);
  hline(4, MEANING_Y - 5, 288, BLACK);
  put(wordsOf(cursor, 2 + (cursor == OPTION_ROW_FIRST ? 0 : 2 * optionValue(cursor))));
  wrap(13, MEANING_Y, 274, 11, READ, BLACK);
  hints(t("Back"), whyFixed(cursor) ? 0 : t("Change"), t("Explain"));
}

function putOption(row: i32): void {
  put(wordsOf(row, 0));
}
function putChosen(row: i32): void {
  if (row == OPTION_ROW_FIRST) putFirst();
  else put(chosenWords(row));
}
/** Why a row means nothing now; 0 = it can be changed. */
function whyFixed(row: i32): usize {
  if (optionCounts(row, seatsTaken())) return 0;
  return seatsTaken() == 1 ? t("not alone") : t("only with the city");
}
