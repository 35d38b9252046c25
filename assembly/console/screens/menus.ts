// Owns what presses do on the screens that all games have over their own: pause, dialog, help, log.
import { PRESS_LONG_A, STATUS_CHANGED, STATUS_LEAVE, STATUS_SAVE } from "../abi";
import { closeOver, isReader, openOver, openReader } from "../shell";
import {
  SCREEN_ASK,
  SCREEN_COMPUTER,
  SCREEN_HELP,
  SCREEN_INDEX,
  SCREEN_LOG,
  SCREEN_NEW,
  SCREEN_PAUSE,
  SCREEN_PLAY,
  shell,
} from "../state-map";
import { ASK_DO, ASK_GIVE_UP, ASK_MOVED, ASK_NOTHING, ASK_ROWS, pressAsk } from "./ask";
import { pressHelp, pressIndex } from "./help";
import { openLog, pressLog } from "./log";
import {
  PAUSE_GIVE_UP,
  PAUSE_GO_ON,
  PAUSE_HELP,
  PAUSE_LEAVE,
  PAUSE_LOG,
  PAUSE_NEW_GAME,
  PAUSE_NOTHING,
  PAUSE_UNDO,
  pauseRows,
  pressPause,
} from "./pause";

// What a press asks of the game; other answers are status bits.
/** the screen is one of the game's own */
export const MENU_OTHER: i32 = -1;
/** the dialog's dangerous row was chosen; the dialog is closed */
export const MENU_DO: i32 = -2;
export const MENU_UNDO: i32 = -3;
/** to the new game screen; asked about if a game is running */
export const MENU_NEW_GAME: i32 = -4;
/** the row of the pause menu that gives the game up; the menu is still open */
export const MENU_GIVE_UP: i32 = -5;

/**
 * One press. pages = help pages, firstSteps = the page that the pause menu opens, running = a game would be lost, gives =
 * the pause menu has a row that gives it up.
 */
export function pressMenus(code: i32, pages: i32, firstSteps: i32, running: bool, gives: bool = false): i32 {
  const screen = shell.screen;
  if (code == PRESS_LONG_A && screen != SCREEN_PAUSE) return openPause();
  if (screen == SCREEN_ASK) return answer(pressAsk(code));
  if (screen == SCREEN_PAUSE) return choose(pressPause(code, gives), firstSteps, running);
  if (screen == SCREEN_HELP) return pressHelp(code, pages);
  if (screen == SCREEN_INDEX) return pressIndex(code, pages);
  return screen == SCREEN_LOG ? pressLog(code) : MENU_OTHER;
}

/** Opens the dialog `ask` (the game's number) about a row or action; row = where its cursor stands. */
export function openAsk(ask: i32, about: i32, row: i32): i32 {
  shell.ask = <u8>ask;
  shell.askRow = <u8>about;
  return openOver(SCREEN_ASK, row, 0);
}

function answer(row: i32): i32 {
  if (row == ASK_NOTHING) return 0;
  if (row == ASK_MOVED) return STATUS_CHANGED;
  const status = closeOver(0);
  if (row != ASK_DO) return status;
  return <i32>shell.ask == ASK_GIVE_UP ? MENU_NEW_GAME : MENU_DO;
}

function openPause(): i32 {
  if (isReader() || shell.base == SCREEN_NEW || shell.screen == SCREEN_ASK) return 0;
  return openOver(SCREEN_PAUSE, PAUSE_GO_ON, 0);
}

function choose(row: i32, firstSteps: i32, running: bool): i32 {
  if (row == PAUSE_NOTHING) return 0;
  if (row == PAUSE_GO_ON) return closeOver(0);
  if (row == PAUSE_HELP) return openReader(SCREEN_HELP, firstSteps);
  if (row == PAUSE_LOG) return openLog();
  if (row == PAUSE_UNDO) return MENU_UNDO;
  if (row == PAUSE_LEAVE) return leave();
  if (row == PAUSE_GIVE_UP) return MENU_GIVE_UP;
  if (row != PAUSE_NEW_GAME) return STATUS_CHANGED;
  return running ? openAsk(ASK_GIVE_UP, 0, 0) : MENU_NEW_GAME;
}

/** Leaves with the game itself on the screen, so that it opens there next time. */
function leave(): i32 {
  return closeOver(0) | STATUS_SAVE | STATUS_LEAVE;
}

// ---- loaded states ----

/**
 * Whether the shown screen, its cursor and what lies under it fit. rows(base) = rows of a base screen; fits(screen,
 * cursor, page) = whether one of the game's own screens, or a dialog of its own, can stand there; gives = as for a press.
 */
export function menusAreSound(
  pages: i32,
  rows: (base: u8) => i32,
  fits: (screen: u8, cursor: i32, page: i32) => bool,
  gives: bool = false,
): bool {
  const screen = shell.screen;
  if (screen <= SCREEN_COMPUTER) return screen == shell.base && <i32>shell.cursor < rows(screen);
  if (<i32>shell.baseCursor >= rows(shell.base)) return false;
  if (!isReader()) return overFits(screen, shell.cursor, shell.page, fits, gives);
  if (<i32>shell.page >= pages || <i32>shell.cursor >= pages) return false;
  if (shell.from <= SCREEN_COMPUTER) {
    return shell.from == shell.base && <i32>shell.fromCursor < rows(shell.from);
  }
  return overFits(shell.from, shell.fromCursor, shell.fromPage, fits, gives);
}

function overFits(
  screen: u8,
  cursor: i32,
  page: i32,
  fits: (screen: u8, cursor: i32, page: i32) => bool,
  gives: bool,
): bool {
  if (screen == SCREEN_PAUSE) return cursor < pauseRows(gives) && shell.base != SCREEN_NEW;
  if (screen != SCREEN_ASK) return fits(screen, cursor, page);
  if (cursor >= ASK_ROWS) return false;
  if (<i32>shell.ask == ASK_GIVE_UP) return shell.base == SCREEN_PLAY || shell.base == SCREEN_COMPUTER;
  return fits(screen, cursor, page);
}
