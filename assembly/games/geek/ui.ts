// Owns what a press does on each screen of geek, and whether a loaded screen makes sense.
import {
  PRESS_A,
  PRESS_B,
  PRESS_C,
  PRESS_DOWN,
  STATUS_CHANGED,
  STATUS_LEAVE,
  STATUS_SAVE,
  STATUS_SCENE,
} from "../../console/abi";
import { always, pressList } from "../../console/list";
import { seatsTaken } from "../../console/match";
import { END_PLAY_AGAIN, END_ROWS, pressEnd } from "../../console/screens/end";
import {
  MENU_DO,
  MENU_GIVE_UP,
  MENU_OTHER,
  MENU_UNDO,
  menusAreSound,
  pressMenus,
} from "../../console/screens/menus";
import {
  ROW_HELP,
  ROW_OPTIONS,
  ROW_START,
  changeSeat,
  newGamePossible,
  newGameRows,
} from "../../console/screens/seats";
import { acted, closeOver, openOver, openReader } from "../../console/shell";
import {
  SCREEN_ASK,
  SCREEN_COMPUTER,
  SCREEN_END,
  SCREEN_HELP,
  SCREEN_NEW,
  SCREEN_PLAY,
  SEAT_EMPTY,
  WORK_NONE,
  WORK_TO_END,
  seatKind,
  shell,
} from "../../console/state-map";
import { ASK_SURRENDER, askFor, askedAction } from "./asks";
import { playRows, stageFits } from "./choices";
import { CHARACTERS, MOST_SEATS } from "./data";
import { decidingSeat, isWatched } from "./deciders";
import {
  answerAsk,
  askSurrender,
  goOnFromStory,
  layOut,
  startMatch,
  stopWatching,
  toNewGame,
  undo,
  watchToEnd,
} from "./flow";
import { HELP_FIRST_STEPS, HELP_PAGES, HELP_TRUCK } from "./help-pages";
import { NEWS_FATE, NEWS_MOST } from "./news";
import { OPTION_ROWS, dealCast, fitOptions, nextCharacter, nextOption, optionsAreSound } from "./options";
import { ACTION_GIVE_UP, isLegal, isTerminal } from "./rules";
import {
  LOOK_ROWS,
  SCREEN_CLOSE,
  SCREEN_HANDS,
  SCREEN_LOOK,
  SCREEN_MAP,
  SCREEN_OPTIONS,
  SCREEN_PLAN,
} from "./screens";
import { state } from "./state";
import { PHASE_LAY } from "./state-phases";
import { pressChoices } from "./ui-choices";
import { PLAN_PAGES, openLook, pressLook, pressPage } from "./ui-look";
import { storyPages } from "./view-story";

// Rows of the new game screen behind the seats.
const NEW_OPTIONS: i32 = MOST_SEATS + ROW_OPTIONS;
const NEW_HELP: i32 = MOST_SEATS + ROW_HELP;
/** The row that the cursor stands on at first. */
export const NEW_START: i32 = MOST_SEATS + ROW_START;

/** One press; status bits, CHANGED where the picture may differ, 0 where nothing happened. */
export function pressScreen(code: i32): i32 {
  if (shell.work != WORK_NONE) return pressWorking(code);
  const status = pressMenus(code, HELP_PAGES, HELP_FIRST_STEPS, !isTerminal(), mayGiveUp());
  if (status != MENU_OTHER) return status < 0 ? obey(status) : status;
  const screen = shell.screen;
  if (screen == SCREEN_PLAY) return pressChoices(code);
  if (screen == SCREEN_COMPUTER) return pressStory(code);
  if (screen == SCREEN_END) return pressResult(code);
  if (screen == SCREEN_NEW) return pressNew(code);
  if (screen == SCREEN_OPTIONS) return pressOptions(code);
  return screen == SCREEN_LOOK ? pressLook(code) : pressPage(code);
}

/** Whether the pause menu has the row that gives up. */
export function mayGiveUp(): bool {
  return isLegal(ACTION_GIVE_UP);
}

/** While computers play to the end every press but the long ones stops them after a turn. */
function pressWorking(code: i32): i32 {
  return shell.work == WORK_TO_END && code <= PRESS_DOWN ? stopWatching() : 0;
}

/** What the menus, and the dialogs among them, leave to the game. */
function obey(wish: i32): i32 {
  if (wish == MENU_UNDO) return undo();
  if (wish == MENU_GIVE_UP) return askSurrender();
  return wish == MENU_DO ? answerAsk() : toNewGame(NEW_START);
}

/** B reads on and goes on, A plays to the end where computers are among themselves, C looks. */
function pressStory(code: i32): i32 {
  if (code == PRESS_C) return openLook();
  if (code == PRESS_A && isWatched() && !isTerminal()) return watchToEnd();
  if (code != PRESS_B) return 0;
  if (<i32>shell.page + 1 >= storyPages()) return goOnFromStory();
  shell.page++;
  return STATUS_CHANGED;
}

function pressResult(code: i32): i32 {
  if (code == PRESS_C) return openOver(SCREEN_MAP, 0, STATUS_SCENE);
  const status = pressEnd(code);
  if (status >= 0) return status;
  return status == END_PLAY_AGAIN ? startMatch() : toNewGame(NEW_START);
}

// ---- new game ----

function pressNew(code: i32): i32 {
  if (code == PRESS_A) return STATUS_SAVE | STATUS_LEAVE;
  const row = <i32>shell.cursor;
  if (code == PRESS_C) return explainNew(row);
  if (code != PRESS_B) return pressList(code, newGameRows(MOST_SEATS), seatPossible);
  if (row == NEW_START) return startMatch();
  if (row == NEW_HELP) return openReader(SCREEN_HELP, HELP_FIRST_STEPS);
  if (row == NEW_OPTIONS) return openOver(SCREEN_OPTIONS, 0, STATUS_SCENE);
  if (!seatPossible(row)) return 0; // where a loaded state may have put the cursor
  const before = seatsTaken();
  changeSeat(row);
  fitOptions(before, seatsTaken());
  layOut();
  return acted();
}

/** C: another character for a seat, all dealt anew from the row that starts, else the help. */
function explainNew(row: i32): i32 {
  if (row == NEW_OPTIONS || row == NEW_HELP) {
    return openReader(SCREEN_HELP, row == NEW_HELP ? HELP_FIRST_STEPS : HELP_TRUCK);
  }
  if (row == NEW_START) dealCast();
  else if (row < seatsTaken()) nextCharacter(row);
  else return 0;
  layOut();
  return acted();
}

function seatPossible(row: i32): bool {
  return newGamePossible(row, MOST_SEATS);
}

function pressOptions(code: i32): i32 {
  if (code == PRESS_A) return closeOver(STATUS_SCENE);
  if (code == PRESS_C) return openReader(SCREEN_HELP, HELP_TRUCK);
  if (code != PRESS_B) return pressList(code, OPTION_ROWS, always);
  nextOption(shell.cursor, seatsTaken());
  layOut();
  return acted();
}

// ---- loaded states ----

/** Whether the screen, its cursor and what lies under it fit the game; the shell and the rules are checked elsewhere. */
export function screensAreSound(): bool {
  return (
    seatsFit() &&
    newsFit() &&
    baseFits(shell.base) &&
    menusAreSound(HELP_PAGES, rowsOf, overFits, mayGiveUp())
  );
}

/** Seats without a gap, as many as play. */
function seatsFit(): bool {
  const seats = seatsTaken();
  for (let seat = seats; seat < MOST_SEATS + 3; seat++) if (seatKind(seat) != SEAT_EMPTY) return false;
  return seats == <i32>state.seats && optionsAreSound(seats);
}

/** Whether the bytes that screens keep beside the rules are in range. */
export function newsFit(): bool {
  const seats = <i32>state.seats;
  if (state.news > NEWS_MOST || <i32>state.person > seats) return false;
  if (<i32>state.told > seats || <i32>state.toldWho >= CHARACTERS) return false;
  return state.told != 0 || (state.news & NEWS_FATE) == 0;
}

/** Whether a base screen shows what the game waits for. */
function baseFits(base: u8): bool {
  if (base == SCREEN_NEW) return shell.work == WORK_NONE;
  // The house is filled in a call of its own. The call after the last one draws the end.
  if (shell.work != WORK_NONE) return base == SCREEN_COMPUTER && shell.screen == base;
  if (<i32>state.phase == PHASE_LAY || !stageFits()) return false;
  if (base == SCREEN_COMPUTER) return true;
  return base == SCREEN_END ? isTerminal() : decidingSeat() >= 0;
}

/** Closer looks, options and dialogs; a dialog stands for the action that raises it. */
function overFits(screen: u8, cursor: i32, page: i32): bool {
  const base = shell.base;
  if (screen == SCREEN_ASK) {
    const action = askedAction(shell.ask);
    if (base != SCREEN_PLAY && (base != SCREEN_COMPUTER || shell.ask != ASK_SURRENDER)) return false;
    return isLegal(action) && askFor(action) == <i32>shell.ask;
  }
  if (screen == SCREEN_OPTIONS) return base == SCREEN_NEW && cursor < OPTION_ROWS;
  if (base == SCREEN_NEW) return false;
  if (screen == SCREEN_LOOK) return cursor < LOOK_ROWS;
  if (screen == SCREEN_PLAN) return page < PLAN_PAGES;
  return screen == SCREEN_CLOSE || screen == SCREEN_HANDS || screen == SCREEN_MAP;
}

function rowsOf(screen: u8): i32 {
  if (screen == SCREEN_NEW) return newGameRows(MOST_SEATS);
  if (screen == SCREEN_END) return END_ROWS;
  return screen == SCREEN_PLAY ? playRows() : 1;
}
