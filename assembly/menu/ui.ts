// Owns what presses do in the menu: the cursor, the way between screens, and what is asked of the host.
import {
  HOST_PTR,
  HOST_TEXT_SIZE,
  PRESS_A,
  PRESS_B,
  PRESS_C,
  PRESS_DOWN,
  PRESS_LONG_B,
  PRESS_UP,
  REQUEST_CARTRIDGE,
  REQUEST_IDLE_MINUTES,
  REQUEST_IS_ERASE_ALL,
  REQUEST_IS_ERASE_SAVE,
  REQUEST_IS_SETTINGS,
  REQUEST_KIND,
  REQUEST_PTR,
  REQUEST_REFRESH_STYLE,
  REQUEST_SIZE,
  REQUEST_TEXT_SIZE,
  SAVE_STATE_NONE,
  SAVE_STATE_REFUSED,
  STATUS_CHANGED,
  STATUS_LAUNCH,
  STATUS_REQUEST,
  STATUS_SCENE,
} from "../console/abi";
import {
  ABOUT_PAGES,
  AS_HOST,
  IDLE_CHOICES,
  IDLE_CHOICE_COUNT,
  SCREEN_ABOUT,
  SCREEN_DETAILS,
  SCREEN_ERASE_ALL,
  SCREEN_ERASE_ONE,
  SCREEN_EXPLAIN,
  SCREEN_LIST,
  SCREEN_REFUSED,
  SCREEN_SETTINGS,
  SETTING_COUNT,
  SETTING_ERASE,
  SETTING_SCREEN,
  entryCount,
  entryId,
  entrySave,
  idleChoice,
  idleMinutes,
  menu,
  refreshStyle,
} from "./state";

/** Takes one press; returns the status word, 0 when nothing changed. */
export function pressMenu(code: i32): i32 {
  switch (menu.screen) {
    case SCREEN_LIST:
      return pressList(code);
    case SCREEN_DETAILS:
      return pressDetails(code);
    case SCREEN_SETTINGS:
      return pressSettings(code);
    case SCREEN_ERASE_ONE:
    case SCREEN_ERASE_ALL:
      return pressErase(code);
    case SCREEN_ABOUT:
      return pressAbout(code);
    case SCREEN_REFUSED:
      if (code == PRESS_C) return go(SCREEN_DETAILS);
      return code == PRESS_A || code == PRESS_B ? go(SCREEN_LIST) : 0;
    default: // SCREEN_EXPLAIN
      return code == PRESS_A || code == PRESS_B ? go(SCREEN_SETTINGS) : 0;
  }
}

function go(screen: u8): i32 {
  menu.screen = screen;
  menu.dialogRow = 0;
  menu.page = 0;
  return STATUS_CHANGED | STATUS_SCENE;
}

/** A row moved by one, wrapping round at the ends. */
function moved(row: i32, count: i32, code: i32): u8 {
  return <u8>(code == PRESS_UP ? (row + count - 1) % count : (row + 1) % count);
}

function pressList(code: i32): i32 {
  const entries = entryCount();
  if (code == PRESS_UP || code == PRESS_DOWN) {
    menu.row = moved(menu.row, entries + 1, code);
    return STATUS_CHANGED;
  }
  const onSettings = <i32>menu.row == entries;
  if (code == PRESS_C) return go(onSettings ? SCREEN_ABOUT : SCREEN_DETAILS);
  if (code != PRESS_B) return 0;
  if (onSettings) {
    menu.setting = 0;
    return go(SCREEN_SETTINGS);
  }
  if (entrySave(menu.row) == SAVE_STATE_REFUSED) return go(SCREEN_REFUSED);
  request(0, entryId(menu.row));
  return STATUS_LAUNCH;
}

function pressDetails(code: i32): i32 {
  if (code == PRESS_A) return go(SCREEN_LIST);
  if (code == PRESS_B && entrySave(menu.row) != SAVE_STATE_NONE) return go(SCREEN_ERASE_ONE);
  return 0;
}

function pressSettings(code: i32): i32 {
  if (code == PRESS_A) return go(SCREEN_LIST);
  if (code == PRESS_C) return go(SCREEN_EXPLAIN);
  if (code == PRESS_UP || code == PRESS_DOWN) {
    menu.setting = moved(menu.setting, SETTING_COUNT, code);
    return STATUS_CHANGED;
  }
  if (code != PRESS_B) return 0;
  if (menu.setting == SETTING_ERASE) return go(SCREEN_ERASE_ALL);
  if (menu.setting == SETTING_SCREEN) menu.refreshStyle = (refreshStyle() + 1) % 3;
  else menu.idleMinutes = load<u8>(IDLE_CHOICES + ((idleChoice() + 1) % IDLE_CHOICE_COUNT));
  request(REQUEST_IS_SETTINGS, 0);
  return STATUS_CHANGED | STATUS_REQUEST;
}

/** The safe row comes first; the other one takes a held B, which no habit presses. */
function pressErase(code: i32): i32 {
  const all = menu.screen == SCREEN_ERASE_ALL;
  if (code == PRESS_UP || code == PRESS_DOWN) {
    menu.dialogRow ^= 1;
    return STATUS_CHANGED;
  }
  if (code == PRESS_A || (code == PRESS_B && menu.dialogRow == 0))
    return go(all ? SCREEN_SETTINGS : SCREEN_DETAILS);
  if (code != PRESS_LONG_B || menu.dialogRow != 1) return 0;
  request(all ? REQUEST_IS_ERASE_ALL : REQUEST_IS_ERASE_SAVE, all ? 0 : entryId(menu.row));
  if (all) {
    menu.refreshStyle = AS_HOST; // settings are erased too: the host says what holds now
    menu.idleMinutes = AS_HOST;
  }
  return go(SCREEN_LIST) | STATUS_REQUEST;
}

function pressAbout(code: i32): i32 {
  if (code == PRESS_A) return go(SCREEN_LIST);
  if (code != PRESS_B && code != PRESS_UP && code != PRESS_DOWN) return 0;
  menu.page = moved(menu.page, ABOUT_PAGES, code);
  return STATUS_CHANGED;
}

/** Fills the request region; the host reads it because the status says so. */
function request(kind: i32, cartridge: u32): void {
  memory.fill(REQUEST_PTR, 0, REQUEST_SIZE);
  store<u8>(REQUEST_PTR + REQUEST_KIND, <u8>kind);
  store<u8>(REQUEST_PTR + REQUEST_REFRESH_STYLE, refreshStyle());
  store<u8>(REQUEST_PTR + REQUEST_IDLE_MINUTES, idleMinutes());
  store<u8>(REQUEST_PTR + REQUEST_TEXT_SIZE, load<u8>(HOST_PTR + HOST_TEXT_SIZE));
  store<u32>(REQUEST_PTR + REQUEST_CARTRIDGE, cartridge);
}
