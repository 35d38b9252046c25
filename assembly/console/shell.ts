// Owns what every game does alike around its rules: a fresh state, screens that open and close, undo, pending work.
// A game's ui.ts asks shell.screen what is shown and calls what belongs to it; nothing is registered anywhere.
import {
  STATE_PTR,
  STATE_SIZE,
  STATUS_CHANGED,
  STATUS_MORE,
  STATUS_SAVE,
  STATUS_SCENE,
  SUMMARY_SIZE,
} from "./abi";
import { logClear, logCut, logIsSound } from "./log";
import { seedRng } from "./rng";
import {
  ALIVE,
  MAX_SEATS,
  RNG_PTR,
  RULES_PTR,
  SCREEN_GAME,
  SCREEN_LAST_BASE,
  SCREEN_LOG,
  SCREEN_NEW,
  SCREEN_PAUSE,
  SEAT_COMPUTER_3,
  SUMMARY_PTR,
  UNDO_CHANCE,
  UNDO_DONE,
  UNDO_NOTHING_YET,
  UNDO_POSSIBLE,
  UNDO_RNG_PTR,
  WORK_NONE,
  WORK_TO_END,
  seatKind,
  shell,
  undoPtr,
} from "./state-map";
import { drop, moveText, put, putNumber } from "./text";

const RNG_BYTES: usize = 16;

/** A fresh state at the new game screen. rulesSize = bytes of the game's State; seed = two words. */
export function shellStart(rulesSize: i32, seedLow: i32, seedHigh: i32): void {
  memory.fill(STATE_PTR, 0, STATE_SIZE);
  shell.alive = ALIVE;
  shell.rulesSize = <u16>rulesSize;
  shell.screen = SCREEN_NEW;
  shell.base = SCREEN_NEW;
  shell.from = SCREEN_NEW;
  shell.undoWhy = UNDO_NOTHING_YET;
  seedRng(RNG_PTR, seedLow, seedHigh);
}

/** Whether a loaded shell makes sense as far as the console can tell; the game checks its screens and rules. */
export function shellIsSound(rulesSize: i32): bool {
  if (shell.alive != ALIVE || <i32>shell.rulesSize != rulesSize) return false;
  if (shell.base == 0 || shell.base > SCREEN_LAST_BASE) return false;
  if (!isFrom(shell.from) || shell.undoWhy > UNDO_DONE || shell.work > WORK_TO_END) return false;
  for (let i = 0; i < MAX_SEATS; i++) if (seatKind(i) > SEAT_COMPUTER_3) return false;
  return logIsSound();
}

/** Whether readers (help, log) can have been opened from a screen. */
function isFrom(screen: u8): bool {
  return (screen > 0 && screen <= SCREEN_PAUSE) || screen >= SCREEN_GAME;
}

/** A new match with the same seats and options: log and undo are emptied, the generator goes on. */
export function beginMatch(): void {
  logClear();
  memory.fill(undoPtr(), 0, shell.rulesSize);
  shell.undoWhy = UNDO_NOTHING_YET;
  shell.undoLogCount = 0;
  shell.work = WORK_NONE;
  shell.turnSeen = 0;
}

/** Shows another base screen with its cursor on a row. Like all that change the screen it answers with status bits. */
export function showBase(screen: u8, cursor: i32): i32 {
  const scene = shell.screen == screen ? 0 : STATUS_SCENE;
  shell.screen = screen;
  shell.base = screen;
  shell.from = screen;
  shell.cursor = <u8>cursor;
  shell.page = 0;
  return scene | STATUS_CHANGED;
}

/** Opens a menu, a dialog or a closer look over the base screen; closeOver() goes back. scene = another kind of screen. */
export function openOver(screen: u8, cursor: i32, scene: i32): i32 {
  if (shell.screen == shell.base) shell.baseCursor = shell.cursor;
  shell.screen = screen;
  shell.cursor = <u8>cursor;
  shell.page = 0;
  return scene | STATUS_CHANGED;
}

/** Back to the base screen, its cursor where it was. */
export function closeOver(scene: i32): i32 {
  shell.screen = shell.base;
  shell.cursor = shell.baseCursor;
  shell.page = 0;
  return scene | STATUS_CHANGED;
}

/** Opens help or log from any other screen; closeReader() goes back to just there. */
export function openReader(screen: u8, page: i32): i32 {
  if (shell.screen == shell.base) shell.baseCursor = shell.cursor;
  shell.from = shell.screen;
  shell.fromCursor = shell.cursor;
  shell.fromPage = shell.page;
  shell.screen = screen;
  shell.cursor = 0;
  shell.page = <u8>page;
  return STATUS_SCENE | STATUS_CHANGED;
}

export function closeReader(): i32 {
  shell.screen = shell.from;
  shell.cursor = shell.fromCursor;
  shell.page = shell.fromPage;
  return STATUS_SCENE | STATUS_CHANGED;
}

/** Whether the shown screen is one that openReader() opened. */
export function isReader(): bool {
  return shell.screen > SCREEN_PAUSE + 1 && shell.screen <= SCREEN_LOG;
}

/** Keeps the state as it is before a person's decision. kind, action: what the undo row calls it. */
export function keepForUndo(kind: i32, action: i32): void {
  memory.copy(undoPtr(), RULES_PTR, shell.rulesSize);
  memory.copy(UNDO_RNG_PTR, RNG_PTR, RNG_BYTES);
  shell.undoWhy = UNDO_POSSIBLE;
  shell.undoKind = <u8>kind;
  shell.undoDetail = <u16>action;
  shell.undoLogCount = shell.logCount;
}

/** A die was rolled or something hidden was turned: nothing can be taken back from here on. */
export function closeUndo(): void {
  shell.undoWhy = UNDO_CHANCE;
}

/** Puts rules, generator and log back to before the last decision; false where that is not possible. */
export function takeBack(): bool {
  if (shell.undoWhy != UNDO_POSSIBLE) return false;
  memory.copy(RULES_PTR, undoPtr(), shell.rulesSize);
  memory.copy(RNG_PTR, UNDO_RNG_PTR, RNG_BYTES);
  logCut(shell.undoLogCount);
  shell.undoWhy = UNDO_DONE;
  return true;
}

/** The status bit that says whether step() has something to do. */
export function pending(): i32 {
  return shell.work == WORK_NONE ? 0 : STATUS_MORE;
}

/** What an action returns: save it, show it, go on if work is left. */
export function acted(): i32 {
  return STATUS_CHANGED | STATUS_SAVE | pending();
}

/** Begins the line for the menu with words; bytes that end in zero, cut to the summary's size. */
export function summaryBegin(text: usize): void {
  memory.fill(SUMMARY_PTR, 0, SUMMARY_SIZE);
  drop(); // whatever an earlier picture left in the builder
  summaryText(text);
}

/** Adds words to the line for the menu. */
export function summaryText(text: usize): void {
  put(text);
  summaryMove();
}

/** Adds a number 0..99 to the line for the menu. */
export function summaryNumber(n: i32): void {
  putNumber(n);
  summaryMove();
}

/** Moves what the text builder holds to the end of the line for the menu; what does not fit is cut. */
function summaryMove(): void {
  let at = SUMMARY_PTR;
  while (at < SUMMARY_PTR + SUMMARY_SIZE && load<u8>(at) != 0) at++;
  moveText(at, <i32>(SUMMARY_PTR + SUMMARY_SIZE - at));
}
