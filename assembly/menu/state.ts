// Owns the menu's state: which screen, which row, and the settings that the player chose here.
import {
  HOST_ENTRIES,
  HOST_ENTRY_COUNT,
  HOST_IDLE_MINUTES,
  HOST_MAX_ENTRIES,
  HOST_PTR,
  HOST_REFRESH_STYLE,
  ENTRY_SAVE,
  ENTRY_SIZE,
  INFO_ID,
  INFO_MAX_PLAYERS,
  INFO_MIN_PLAYERS,
  STATE_PTR,
  SUMMARY_SIZE,
} from "../console/abi";

export const SCREEN_LIST: u8 = 0; // the cartridges and "Settings"
export const SCREEN_DETAILS: u8 = 1; // one cartridge: players, save
export const SCREEN_REFUSED: u8 = 2; // its save cannot be read: told, kept
export const SCREEN_ERASE_ONE: u8 = 3; // asks before one save is erased
export const SCREEN_SETTINGS: u8 = 4;
export const SCREEN_EXPLAIN: u8 = 5; // what the chosen setting means
export const SCREEN_ERASE_ALL: u8 = 6; // asks before everything is erased
export const SCREEN_ABOUT: u8 = 7; // pages: buttons, credits
export const SCREEN_COUNT: u8 = 8;

export const ROWS_A_PAGE: i32 = 5;
export const ABOUT_PAGES: i32 = 3;

// Rows of the settings screen.
export const SETTING_SCREEN: u8 = 0;
export const SETTING_SLEEP: u8 = 1;
export const SETTING_ERASE: u8 = 2;
export const SETTING_COUNT: u8 = 3;

/** Offered idle times in minutes; the first is the default. */
export const IDLE_CHOICES: usize = memory.data<u8>([1, 5, 15]);
const REFRESH_COUNT: u8 = 3;
export const IDLE_CHOICE_COUNT: i32 = 3;

//  0       4        5     6         7        8      9         10
// +-------+--------+-----+---------+--------+------+---------+------+
// | alive | screen | row | setting | dialog | page | refresh | idle |
// +-------+--------+-----+---------+--------+------+---------+------+
@unmanaged
export class MenuState {
  alive: u32; // ALIVE once started
  screen: u8; // SCREEN_...
  row: u8; // chosen row of the list: an entry, or entryCount() for "Settings"
  setting: u8; // chosen row of the settings
  dialogRow: u8; // 0 keep, 1 erase
  page: u8; // of the about pages
  refreshStyle: u8; // REFRESH_... as chosen here, or AS_HOST
  idleMinutes: u8; // as chosen here, or AS_HOST
}

/** A setting that was not touched here: host info says it. */
export const AS_HOST: u8 = 255;

export const ALIVE: u32 = 0x4d454e55;
export const menu = changetype<MenuState>(STATE_PTR + SUMMARY_SIZE);

/** Number of cartridges the host listed. */
export function entryCount(): i32 {
  const count = <i32>load<u8>(HOST_PTR + HOST_ENTRY_COUNT);
  return count < HOST_MAX_ENTRIES ? count : HOST_MAX_ENTRIES;
}

/** Address of an entry in host info. */
export function entryPtr(entry: i32): usize {
  return HOST_PTR + HOST_ENTRIES + entry * ENTRY_SIZE;
}

/** SAVE_STATE_... of an entry. */
export function entrySave(entry: i32): i32 {
  return load<u8>(entryPtr(entry) + ENTRY_SAVE);
}

export function entryId(entry: i32): u32 {
  return load<u32>(entryPtr(entry) + INFO_ID);
}

export function entryMinPlayers(entry: i32): i32 {
  return load<u8>(entryPtr(entry) + INFO_MIN_PLAYERS);
}

export function entryMaxPlayers(entry: i32): i32 {
  return load<u8>(entryPtr(entry) + INFO_MAX_PLAYERS);
}

/** REFRESH_... that holds now. */
export function refreshStyle(): u8 {
  return menu.refreshStyle == AS_HOST
    ? load<u8>(HOST_PTR + HOST_REFRESH_STYLE) % REFRESH_COUNT
    : menu.refreshStyle;
}

/** Idle time that holds now, in minutes. */
export function idleMinutes(): u8 {
  return menu.idleMinutes == AS_HOST ? load<u8>(HOST_PTR + HOST_IDLE_MINUTES) : menu.idleMinutes;
}

/** Index of the idle time among the choices; 0 when it is none of them. */
export function idleChoice(): i32 {
  for (let i = 0; i < IDLE_CHOICE_COUNT; i++) {
    if (load<u8>(IDLE_CHOICES + i) == idleMinutes()) return i;
  }
  return 0;
}

/** Whether the bytes can be a menu's state; a row beyond the list is possible (a cartridge may be gone). */
export function isPossible(): bool {
  return (
    menu.alive == ALIVE &&
    menu.screen < SCREEN_COUNT &&
    <i32>menu.row <= HOST_MAX_ENTRIES &&
    menu.setting < SETTING_COUNT &&
    menu.dialogRow < 2 &&
    <i32>menu.page < ABOUT_PAGES &&
    (menu.refreshStyle < REFRESH_COUNT || menu.refreshStyle == AS_HOST)
  );
}

/** Brings the cursor back to what the host lists now: a cartridge may be gone since the state was kept. */
export function normalise(): void {
  const entries = entryCount();
  if (<i32>menu.row < entries) return;
  menu.row = <u8>entries;
  const screen = menu.screen;
  if (screen == SCREEN_DETAILS || screen == SCREEN_REFUSED || screen == SCREEN_ERASE_ONE)
    menu.screen = SCREEN_LIST;
}
