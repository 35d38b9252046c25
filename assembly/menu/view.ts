// Owns how the menu's screens look; reads state and host info, writes the framebuffer and the text layer only.
import {
  ENTRY_ICON,
  HOST_BATTERY,
  HOST_POWER_SOURCE,
  HOST_PTR,
  ICON_HEIGHT,
  ICON_SIZE,
  ICON_WIDTH,
  SAVE_STATE_NONE,
} from "../console/abi";
import { BLACK, blit, clear, fill, hline } from "../console/framebuffer";
import { ICON_SETTINGS_18, SPRITE_BAT } from "../console/icons";
import { bar, barLeft, barRight, hints, listRow, moreMarks } from "../console/parts";
import {
  HEAD,
  READ,
  drop,
  label,
  left,
  leftMax,
  put,
  right,
  speakAt,
  textBegin,
  width,
} from "../console/text";
import { t } from "../console/texts";
import { drawAbout } from "./about";
import { putIdentity, putPlayers, putSave, putState, putTitle } from "./entry-text";
import { drawErase, drawExplain, drawRefused, drawSettings } from "./settings-view";
import {
  ROWS_A_PAGE,
  SCREEN_ABOUT,
  SCREEN_DETAILS,
  SCREEN_ERASE_ALL,
  SCREEN_ERASE_ONE,
  SCREEN_EXPLAIN,
  SCREEN_LIST,
  SCREEN_REFUSED,
  SCREEN_SETTINGS,
  SETTING_ERASE,
  entryCount,
  entryPtr,
  entrySave,
  menu,
} from "./state";

const ROW_HEIGHT: i32 = 20;
const BODY_TOP: i32 = 16;
const ROW_RIGHT: i32 = 280; // values end here; the marks of a longer list stand behind
const TEXT_LEFT: i32 = 38;
const TITLE_GAP: i32 = 8; // between a title and what stands at its right

/** Draws the screen that the state says. */
export function drawMenu(): void {
  clear();
  textBegin();
  const screen = menu.screen;
  if (screen == SCREEN_SETTINGS || screen == SCREEN_ERASE_ALL) drawSettings();
  else if (screen == SCREEN_EXPLAIN) drawExplain();
  else if (screen == SCREEN_ABOUT) drawAbout();
  else if (screen == SCREEN_DETAILS || screen == SCREEN_ERASE_ONE) drawDetails();
  else drawList();
  if (screen == SCREEN_ERASE_ALL || screen == SCREEN_ERASE_ONE) drawErase();
  if (screen == SCREEN_REFUSED) drawRefused();
  drawHints();
}

/** What A, B and C do; drawn last, since a dialog has its own. */
function drawHints(): void {
  const screen = menu.screen;
  if (screen == SCREEN_LIST) {
    hints(0, t("Open"), <i32>menu.row == entryCount() ? t("About") : t("Details"));
  } else if (screen == SCREEN_SETTINGS) {
    hints(t("Back"), menu.setting == SETTING_ERASE ? t("Choose") : t("Change"), t("Explain"));
  } else if (screen == SCREEN_DETAILS) {
    hints(t("Back"), entrySave(menu.row) == SAVE_STATE_NONE ? 0 : t("Erase"), 0);
  } else if (screen == SCREEN_ERASE_ALL || screen == SCREEN_ERASE_ONE) {
    hints(t("Back"), menu.dialogRow == 0 ? t("Keep") : t("Hold: erase"), 0);
  } else {
    hints(t("Back"), screen == SCREEN_ABOUT ? t("Next") : 0, screen == SCREEN_REFUSED ? t("Details") : 0);
  }
}

function drawList(): void {
  bar(false);
  put(t("deadink"));
  barLeft();
  drawBattery();
  const rows = entryCount() + 1;
  const top = (<i32>menu.row / ROWS_A_PAGE) * ROWS_A_PAGE;
  const end = min(top + ROWS_A_PAGE, rows);
  for (let row = top; row < end; row++) {
    const y = BODY_TOP + (row - top) * ROW_HEIGHT;
    listRow(2, y, 292, ROW_HEIGHT, row == <i32>menu.row);
    if (row < entryCount()) drawEntry(row, y);
    else drawSettingsRow(y);
  }
  moreMarks(ROW_RIGHT + 10, BODY_TOP, BODY_TOP + ROWS_A_PAGE * ROW_HEIGHT, top > 0, end < rows);
}

function drawEntry(entry: i32, y: i32): void {
  drawEntryIcon(entry, 13, y + 1);
  putState(entry);
  const room = ROW_RIGHT - width(READ) - TITLE_GAP - TEXT_LEFT;
  drop();
  putTitle(entry);
  leftMax(TEXT_LEFT, y + 4, room, HEAD, BLACK);
  putState(entry);
  right(ROW_RIGHT, y + 6, READ, BLACK);
}

function drawSettingsRow(y: i32): void {
  blit(ICON_SETTINGS_18, 13, y + 1, BLACK);
  label(t("Settings"), TEXT_LEFT, y + 4, HEAD, BLACK);
}

const ENTRY_IMAGE: usize = memory.data(2 + ICON_SIZE); // an icon with its size in front, as blit wants it

function drawEntryIcon(entry: i32, x: i32, y: i32): void {
  store<u8>(ENTRY_IMAGE, <u8>ICON_WIDTH);
  store<u8>(ENTRY_IMAGE + 1, <u8>ICON_HEIGHT);
  memory.copy(ENTRY_IMAGE + 2, entryPtr(entry) + ENTRY_ICON, ICON_SIZE);
  blit(ENTRY_IMAGE, x, y, BLACK);
}

/** The battery in the bar: bars for half and full, a word for what needs one, nothing where it is unknown. */
function drawBattery(): void {
  const level = <i32>load<u8>(HOST_PTR + HOST_BATTERY);
  const onUsb = load<u8>(HOST_PTR + HOST_POWER_SOURCE) == 1;
  if (onUsb) {
    put(t("USB"));
    return barRight();
  }
  if (level == 0) return;
  if (level < 3) {
    put(level == 1 ? t("battery empty") : t("battery low"));
    return barRight();
  }
  blit(SPRITE_BAT, 281, 4, BLACK);
  if (level == 3) fill(286, 6, 3, 2, 0);
  put(level == 3 ? t("battery half") : t("battery full"));
  speakAt(2);
}

/** One cartridge: who can play, what is saved, and what the cartridge is, for a bug report. */
function drawDetails(): void {
  const entry = <i32>menu.row;
  bar(false);
  putTitle(entry);
  barLeft();
  drawEntryIcon(entry, 8, 22);
  putTitle(entry);
  left(TEXT_LEFT, 25, HEAD, BLACK);
  hline(4, 45, 288, BLACK);
  detail(t("Players"), 51);
  putPlayers(entry);
  left(90, 51, READ, BLACK);
  detail(t("Saved game"), 65);
  putSave(entry);
  leftMax(90, 65, 202, READ, BLACK);
  detail(t("Cartridge"), 79);
  putIdentity(entry);
  left(90, 79, READ, BLACK);
}

function detail(name: usize, y: i32): void {
  label(name, 8, y, READ, BLACK);
}
