// Owns the new game screen of geek: who plays whom, what a character can do, options, help, start.
import {
  ROW_HELP,
  ROW_OPTIONS,
  ROW_START,
  drawTightRow,
  drawTightSeats,
  putPlayers,
} from "../../console/screens/seats";
import { SEAT_EMPTY, seatKind } from "../../console/state-map";
import { bar, barLeft, barRight, hints } from "../../console/parts";
import { put, putChar, putNumber } from "../../console/text";
import { t } from "../../console/texts";
import { MOST_SEATS, NONE, startHearts } from "./data";
import { HELP_PAGES } from "./help-pages";
import { characterName } from "./names";
import {
  OPTION_ROW_HEARTS,
  OPTION_ROW_RESTLESS,
  OPTION_ROW_SPINNER,
  OPTION_ROW_SPREAD,
  firstSeat,
  optionValue,
} from "./options";
import { castOf } from "./state";
import { valueName } from "./view-options";

const HEART: i32 = 0x2665;

/** What each character can do, in the order of their numbers. */
const TRAITS: usize = memory.data<u16>([
  <u16>t("knife of his own"),
  <u16>t("a kit heals 2"),
  <u16>t("handgun of her own"),
  <u16>t("1 step more"),
  <u16>t("2 hearts more"),
]);

/** cursor = row under the cursor: seats, then ROW_... */
export function drawNew(cursor: i32): void {
  bar(false);
  put(t("New game: Zombergeek"));
  barLeft();
  putPlayers();
  barRight();
  const y = drawTightSeats(cursor, nameOfSeat, putTrait);
  const row = cursor - MOST_SEATS;
  drawTightRow(ROW_OPTIONS, y, row == ROW_OPTIONS, t("Options"), putOptions);
  drawTightRow(ROW_HELP, y, row == ROW_HELP, t("How to play"), putPages);
  drawTightRow(ROW_START, y, row == ROW_START, t("Start the game"), putFirst);
  const seat = row < 0;
  hints(
    t("Menu"),
    row == ROW_START ? t("Start") : seat ? t("Change") : t("Open"),
    row == ROW_START ? t("Shuffle") : !seat ? t("Explain") : seatKind(cursor) == SEAT_EMPTY ? 0 : t("Who"),
  );
}

function nameOfSeat(seat: i32): usize {
  return characterName(castOf(seat));
}

/** "handgun of her own, ♥3". */
function putTrait(seat: i32): void {
  put(load<u16>(TRAITS + 2 * castOf(seat)));
  put(t(", "));
  putChar(HEART);
  putNumber(startHearts(castOf(seat), optionValue(OPTION_ROW_HEARTS)));
}

/** "Normal, fast, mixed", and the restless house. */
function putOptions(): void {
  put(valueName(OPTION_ROW_HEARTS, optionValue(OPTION_ROW_HEARTS)));
  put(optionValue(OPTION_ROW_SPINNER) ? t(", calm") : t(", fast"));
  const spread = optionValue(OPTION_ROW_SPREAD);
  put(spread == 0 ? t(", spots") : spread == 1 ? t(", mixed") : t(", anywhere"));
  if (optionValue(OPTION_ROW_RESTLESS)) put(t(", restless house"));
}

function putPages(): void {
  putNumber(HELP_PAGES);
  put(t(" short pages"));
}

function putFirst(): void {
  const first = firstSeat();
  if (first == NONE) return put(t("chance says who begins"));
  put(nameOfSeat(first));
  put(t(" begins"));
}
