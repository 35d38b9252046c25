// Owns the closer looks: their menu, the event cards, the rooms one by one and as a list, the map without a choice.
import { BLACK, fill, frame, hline, roundFrame, vline } from "../../console/framebuffer";
import { bar, barInPanel, barLeft, barRight, hints, listRow, rowLabel, rowValue } from "../../console/parts";
import { READ, SMALL, label, left, put, putNumber, speakAt, wrap } from "../../console/text";
import { t } from "../../console/texts";
import { CARD_COUNT, HOUSE, ITEM_COUNT, NONE, TILE_COUNT, YARD } from "./data";
import { hourName, putItem, tileName } from "./names";
import { cardsAnHour, cardsLeft, cardsToMidnight, isUsed, unclaimed } from "./queries";
import { hiddenCount, isKnown } from "./queries-grid";
import { LOOK_CARDS, LOOK_ITEMS, LOOK_ROOMS, LOOK_ROWS } from "./screens";
import { state } from "./state";
import { drawEvent } from "./view-card";
import { PANEL_TEXT, PANEL_TEXT_WIDTH, PANEL_WIDTH, PANEL_X, drawClock, panelHints } from "./view-main";
import { MAP_WIDTH, drawMap } from "./view-map";
import { drawSeats, seatLines } from "./view-seats";

// ---- the menu ----

/** What can be looked at, and how much of it there is. */
export function drawLook(cursor: i32): void {
  bar(false);
  put(t("Look closer"));
  barLeft();
  put(hourName(state.hour));
  put(t(", "));
  putNumber(cardsToMidnight());
  put(t(" to midnight"));
  barRight();
  for (let row = 0; row < LOOK_ROWS; row++) {
    listRow(2, 17 + row * 14, 291, 14, row == cursor);
    put(lookName(row));
    rowLabel();
    putLookValue(row);
    rowValue();
  }
  hints(t("Back"), t("Open"), 0);
}

function lookName(row: i32): usize {
  if (row == LOOK_ITEMS) return t("Items: who holds what, give");
  if (row == LOOK_CARDS) return t("Cards: what is left of the night");
  return row == LOOK_ROOMS ? t("Rooms: what they are for") : t("Log: what happened");
}

function putLookValue(row: i32): void {
  if (row == LOOK_ITEMS) {
    putNumber(ITEM_COUNT - popcnt(unclaimed()));
    return put(t(" held"));
  }
  if (row == LOOK_CARDS) {
    putNumber(cardsLeft());
    put(t(" of "));
    putNumber(cardsAnHour());
    return put(t(" left"));
  }
  if (row != LOOK_ROOMS) return;
  putNumber(TILE_COUNT - hiddenCount(HOUSE) - hiddenCount(YARD));
  put(t(" of 16 found"));
}

// ---- the event cards ----

const CARDS_Y: i32 = 23;
const CARD_PITCH: i32 = 10;
const HOURS_X: i32 = 105;
const HOUR_PITCH: i32 = 64;

/** All event cards: what is on them in each hour; those in the pile first, black. */
export function drawCards(): void {
  bar(false);
  put(t("Cards of "));
  put(hourName(state.hour));
  put(t(": "));
  putNumber(cardsLeft());
  put(t(" left"));
  barLeft();
  putNumber(cardsToMidnight());
  put(t(" to midnight"));
  barRight();
  roundFrame(HOURS_X - 5 + <i32>state.hour * HOUR_PITCH, 14, 62, 102, BLACK);
  label(t("ITEM"), 20, 16, SMALL, BLACK);
  label(t("9 PM"), HOURS_X, 16, SMALL, BLACK);
  label(t("10 PM"), HOURS_X + HOUR_PITCH, 16, SMALL, BLACK);
  label(t("11 PM"), HOURS_X + 2 * HOUR_PITCH, 16, SMALL, BLACK);
  let y = CARDS_Y;
  for (let used = 0; used < 2; used++) {
    for (let card = 0; card < CARD_COUNT; card++) {
      if (i32(isUsed(card)) != used) continue;
      drawCardLine(card, y, used != 0);
      y += CARD_PITCH;
    }
  }
  hints(t("Back"), 0, t("Explain"));
}

function drawCardLine(card: i32, y: i32, used: bool): void {
  if (used) frame(8, y + 1, 5, 7, 1, BLACK);
  else fill(8, y + 1, 5, 7, BLACK);
  putItem(card);
  left(20, y, READ, BLACK);
  put(used ? t("used:") : t("left:"));
  speakAt(y);
  for (let hour = 0; hour < 3; hour++) drawEvent(card, hour, HOURS_X + hour * HOUR_PITCH, y, BLACK);
}

// ---- the map alone ----

/** The map, and what is still hidden. */
export function drawMapScreen(): void {
  drawMap(state.tile, 0, false);
  vline(MAP_WIDTH, 0, 128, BLACK);
  barInPanel(PANEL_X, PANEL_WIDTH, false);
  put(t("The map"));
  barLeft();
  drawClock();
  drawSeats(PANEL_X + 2, 26, PANEL_WIDTH, NONE, false);
  const y = 29 + seatLines() * 10;
  hline(PANEL_X + 3, y, PANEL_WIDTH - 5, BLACK);
  putHidden();
  wrap(PANEL_TEXT, y + 5, PANEL_TEXT_WIDTH, 11, READ, BLACK);
  panelHints(t("Back"), 0, 0);
}

function putHidden(): void {
  if (hiddenCount(HOUSE) + hiddenCount(YARD) == 0) return put(t("All is found."));
  put(t("Hidden: "));
  let first = true;
  let yards = 0;
  for (let tile = 0; tile < TILE_COUNT; tile++) {
    if (isKnown(tile)) continue;
    if (tileName(tile) == tileName(TILE_COUNT - 1) && yards++ > 0) continue;
    if (!first) put(t(", "));
    put(tileName(tile));
    first = false;
  }
  put(t("."));
}
