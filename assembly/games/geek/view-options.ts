// Owns the page of geek's options: all values of a row in it, and below them what the chosen one means.
import { BLACK, hline } from "../../console/framebuffer";
import { bar, barLeft, hints, listRow } from "../../console/parts";
import { drawValues } from "../../console/screens/values";
import { READ, left, put, putNumber } from "../../console/text";
import { t } from "../../console/texts";
import { ALEX, JOHNNY, NONE, startHearts } from "./data";
import { characterName } from "./names";
import {
  OPTION_ROWS,
  OPTION_ROW_FIRST,
  OPTION_ROW_HEARTS,
  firstSeat,
  optionValue,
  optionValues,
} from "./options";
import { castOf } from "./state";

const TOP: i32 = 16; // px
const ROW: i32 = 12;
const VALUES_X: i32 = 104;
const MOST_VALUES: i32 = 4;
/** The row that is drawn, for the names of its values. */
const SHOWN_ROW: usize = memory.data(1);

const LABELS: usize = memory.data<u16>([
  <u16>t("Hearts"),
  <u16>t("Spinner"),
  <u16>t("Hidden tiles"),
  <u16>t("Truck tile"),
  <u16>t("Restless house"),
  <u16>t("Computer turns"),
  <u16>t("First"),
]);

/** Words of the values, MOST_VALUES for each row. */
const VALUES: usize = memory.data<u16>([
  <u16>t("Easy"),
  <u16>t("Normal"),
  <u16>t("Hard"),
  <u16>t("Nightmare"),
  <u16>t("Fast 2–5"),
  <u16>t("Calm 1–4"),
  0,
  0,
  <u16>t("Hiding spots"),
  <u16>t("Mixed"),
  <u16>t("Anywhere"),
  0,
  <u16>t("Yes"),
  <u16>t("No"),
  0,
  0,
  <u16>t("Off"),
  <u16>t("On"),
  0,
  0,
  <u16>t("Show each"),
  <u16>t("Show the outcome"),
  0,
  0,
]);

/** What the values mean, as VALUES, from the second row on. */
const MEANINGS: usize = memory.data<u16>([
  <u16>t("Spins of 2 to 5: a zombie always moves."),
  <u16>t("Spins of 1 to 4: longer games."),
  0,
  0,
  <u16>t("In the 64 hiding spots: tubs, wardrobes, bushes."),
  <u16>t("3 of 4 tiles in hiding spots, the rest anywhere."),
  <u16>t("Any square but start and truck bed."),
  0,
  <u16>t("The truck may hide a tile in its cab."),
  <u16>t("Nothing hides in the truck."),
  0,
  0,
  <u16>t("Monsters move once somebody was eaten."),
  <u16>t("After each round a monster moves by itself."),
  0,
  0,
  <u16>t("A stop after each turn of a computer."),
  <u16>t("A stop only where it matters to you."),
  0,
  0,
]);

/** Words of a value of a row but the last. */
export function valueName(row: i32, value: i32): usize {
  return load<u16>(VALUES + 2 * (MOST_VALUES * row + value));
}

/** cursor = OPTION_ROW_... */
export function drawOptions(cursor: i32): void {
  bar(false);
  put(t("Options: Zombergeek"));
  barLeft();
  for (let row = 0; row < OPTION_ROWS; row++) drawOption(row, TOP + row * ROW, row == cursor);
  const y = TOP + OPTION_ROWS * ROW + 1;
  hline(4, y, 288, BLACK);
  putMeaning(cursor);
  left(13, y + 4, READ, BLACK);
  hints(t("Back"), t("Change"), t("Explain"));
}

function drawOption(row: i32, y: i32, selected: bool): void {
  listRow(2, y, 291, ROW, selected);
  put(load<u16>(LABELS + 2 * row));
  store<u8>(SHOWN_ROW, <u8>row);
  // Six who may begin do not fit a row: one at a time.
  if (row == OPTION_ROW_FIRST) drawValues(VALUES_X, y, ROW, 1, 0, shownName);
  else drawValues(VALUES_X, y, ROW, optionValues(row), optionValue(row), shownName);
}

/** Words of a value of the row that is drawn. */
function shownName(value: i32): usize {
  const row = <i32>load<u8>(SHOWN_ROW);
  if (row < OPTION_ROW_FIRST) return valueName(row, value);
  return firstSeat() == NONE ? t("By chance") : characterName(castOf(firstSeat()));
}

/** What the value of a row means. */
function putMeaning(row: i32): void {
  if (row == OPTION_ROW_HEARTS) {
    put(t("All begin with "));
    putNumber(startHearts(ALEX, optionValue(row)));
    put(t(" hearts, Johnny with "));
    putNumber(startHearts(JOHNNY, optionValue(row)));
    put(t("."));
  } else if (row == OPTION_ROW_FIRST) put(t("Who has the first turn; then it goes round."));
  else put(load<u16>(MEANINGS + 2 * (MOST_VALUES * (row - 1) + optionValue(row))));
}
