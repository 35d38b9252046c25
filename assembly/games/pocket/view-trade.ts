// Owns the picture of trades: what everybody has at the left, what can be done with the chosen thing at the right.
import { BLACK, WHITE, fill } from "../../console/framebuffer";
import { seatName } from "../../console/names";
import { bar, barLeft, hints, listRow, moreMarks, rowImpossible } from "../../console/parts";
import { pageTop } from "../../console/list";
import { rowAction, rowCount } from "../../console/rows";
import { READ, SMALL, label, left, put, wrap } from "../../console/text";
import { t } from "../../console/texts";
import { ROW_FUEL_TWICE, ROW_ITEM, listItems, listReceivers, ownerOf, putRefusal } from "./choices-fight";
import { CONCOCTION, CONCOCTION_HEALS, MOST_HEALTH, SAW } from "./data";
import { FURTHER, H, HEADING, TURNED, W, X, Y, drawTable } from "../../console/screens/tables";
import { tell } from "./log-words";
import { putBonus, putItem } from "./names";
import { isClassic, takesFuel } from "./queries";
import { ACTION_DRINK, ACTION_FUEL, givenSeat } from "./rules";
import { healthOf, holderOf, state } from "./state";
import { PHASE_LOSS } from "./state-phases";
import { drawRows, putChange, putHealth } from "./view-parts";

const PITCH: i32 = 12;
const TOP: i32 = 23;
const VISIBLE: i32 = 7;
const HOLDER_X: i32 = 117;
const MIDDLE: i32 = 166;

const HEADINGS: usize = memory.data<usize>([
  X * 13 + Y * 16 + HEADING + t("ITEM"),
  X * 117 + Y * 16 + HEADING + t("HOLDER"),
  FURTHER,
  X * 22 + Y * 16 + TURNED + W * 1 + H * 98,
  0,
]);

/** SCREEN_TRADE: page 0 = an item is chosen, else 1 + item: what to do with it. cursor = row of that list. */
export function drawTrade(page: i32, cursor: i32): void {
  const chosen = page - 1;
  bar(true);
  put(page == 0 ? t("Items: which one?") : t("Items: give to whom?"));
  barLeft();
  drawTable(HEADINGS);
  drawItems(page == 0 ? cursor : -1, chosen);
  if (page == 0) {
    putExplained();
    wrap(MIDDLE + 9, 25, 116, 11, READ, BLACK);
  } else {
    label(t("GIVE TO"), MIDDLE + 13, 16, SMALL, BLACK);
    listReceivers(chosen);
    drawRows(MIDDLE + 2, TOP, 125, PITCH, VISIBLE, cursor, putReceiver, drawReceiverFacts);
  }
  hints(t("Back"), rowCount() > 0 ? t("Choose") : 0, t("Explain"));
}

/** The first list; the chosen item is inverted. */
function drawItems(cursor: i32, chosen: i32): void {
  listItems();
  const count = rowCount();
  const top = pageTop(cursor >= 0 ? cursor : rowOf(chosen), VISIBLE);
  for (let i = 0; i < VISIBLE && top + i < count; i++) {
    drawItemRow(rowAction(top + i) - ROW_ITEM, TOP + i * PITCH, top + i == cursor, chosen);
  }
  moreMarks(MIDDLE - 2, TOP, TOP + VISIBLE * PITCH, top > 0, top + VISIBLE < count);
}

/** The row of an item in the first list. */
export function rowOf(item: i32): i32 {
  for (let row = 0; row < rowCount(); row++) if (rowAction(row) == ROW_ITEM + item) return row;
  return 0;
}

function drawItemRow(item: i32, y: i32, selected: bool, chosen: i32): void {
  const inverted = item == chosen;
  const ink = inverted ? WHITE : BLACK;
  if (inverted) fill(3, y, MIDDLE - 5, PITCH, BLACK);
  listRow(2, y, MIDDLE - 3, PITCH, selected);
  if (chosen < 0 && putRefusal(ROW_ITEM + item)) rowImpossible(); // which drops the reason: the text beside says it
  putItem(item);
  if (item == SAW ? state.sawFuel > 0 : true) putBonus(item, t(" +"));
  if (takesFuel(item)) tell(t(", fuel %0n"), item == SAW ? state.sawFuel : state.gasFuel);
  left(13, y + 2, READ, ink);
  put(seatName(ownerOf(item)));
  left(HOLDER_X, y + 2, READ, ink);
}

/** What the first list is about: who may give, and what is open while a loss is near. */
function putExplained(): void {
  if (rowCount() == 0) return put(t("Nobody has anything yet."));
  if (<i32>state.phase == PHASE_LOSS)
    return put(t("A loss is near: only the concoction, or the totem against a curse."));
  put(t("Choose what to give or use. Whoever gets it must want it. Computers give their things themselves."));
}

function putReceiver(action: i32): void {
  if (action == ACTION_DRINK) return put(t("Drink it"));
  if (action != ACTION_FUEL && action != ROW_FUEL_TWICE) return put(seatName(givenSeat(action)));
  tell(action == ACTION_FUEL ? t("%0s's saw: 1 fuel") : t("%0s's saw: 2 fuel"), holderOf(SAW));
}

function drawReceiverFacts(action: i32, _xRight: i32, _y: i32): void {
  if (action == ACTION_DRINK) {
    const health = healthOf(holderOf(CONCOCTION));
    return putChange(health, min(health + CONCOCTION_HEALS, isClassic() ? 255 : MOST_HEALTH));
  }
  if (action != ACTION_FUEL && action != ROW_FUEL_TWICE) return putHealth(healthOf(givenSeat(action)));
  tell(t("%0n→%1n"), state.sawFuel, <i32>state.sawFuel + (action == ACTION_FUEL ? 1 : 2));
}
