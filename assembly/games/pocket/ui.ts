// Owns what a press does on each screen of pocket, and whether a loaded screen makes sense.
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
import { pressList } from "../../console/list";
import { seatsTaken } from "../../console/match";
import { rowAction } from "../../console/rows";
import { END_PLAY_AGAIN, END_ROWS, pressEnd } from "../../console/screens/end";
import { MENU_DO, MENU_OTHER, MENU_UNDO, menusAreSound, pressMenus } from "../../console/screens/menus";
import {
  ROW_HELP,
  ROW_OPTIONS,
  ROW_START,
  changeSeat,
  newGamePossible,
  newGameRows,
} from "../../console/screens/seats";
import { storyPage, storyPages } from "../../console/screens/story";
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
import { askFor } from "./asks";
import {
  choicePossible,
  isBashScreen,
  isFightScreen,
  listChoices,
  opensBash,
  playRows,
  stagesFit,
} from "./choices";
import { MOST_SEATS, TILE_COUNT, TOTEM } from "./data";
import { CLASSIC_CART } from "./data-classic";
import { decidingSeat } from "./deciders";
import {
  decide,
  decideFree,
  decideNow,
  goOnFromStory,
  layOut,
  startMatch,
  stopWatching,
  toNewGame,
  undo,
  watch,
} from "./flow";
import { HELP_FIRST_STEPS, HELP_OPTIONS, HELP_PAGES } from "./help-pages";
import { LINE_RESULT } from "./log-kinds";
import { isWatched } from "./news";
import { SEAT_ROWS, fitOptions, nextDoom, nextLeader, optionsAreSound, toggleOutcome } from "./options";
import {
  ACTION_GIVE,
  ACTION_SPLIT,
  NO_ACTION,
  PLAYER_CHANCE,
  currentPlayer,
  isLegal,
  isTerminal,
} from "./rules";
import {
  LOOK_ROWS,
  SCREEN_CARDS,
  SCREEN_LOOK,
  SCREEN_MAP,
  SCREEN_OPTIONS,
  SCREEN_ROOMS,
  SCREEN_TRADE,
  STORY_LINES,
} from "./screens";
import { OPTION_FIRST, OPTION_LEADER, OPTION_ROWS, OPTION_TURNS } from "./screens-new";
import { state } from "./state";
import { openBash, openLook, pressBash, pressLook, pressPage } from "./ui-board";
import { pressFight, pressTrade, rowsTrade } from "./ui-fight";

// Rows of the new game screen behind the seats.
const NEW_OPTIONS: i32 = SEAT_ROWS + ROW_OPTIONS;
const NEW_HELP: i32 = SEAT_ROWS + ROW_HELP;
/** The row that the cursor stands on at first. */
export const NEW_START: i32 = SEAT_ROWS + ROW_START;

/** One press; status bits, CHANGED where the picture may differ, 0 where nothing happened. */
export function pressScreen(code: i32): i32 {
  if (shell.work != WORK_NONE) return pressWorking(code);
  const status = pressMenus(code, HELP_PAGES, HELP_FIRST_STEPS, !isTerminal());
  if (status != MENU_OTHER) return status < 0 ? obey(status) : status;
  const screen = shell.screen;
  if (screen == SCREEN_PLAY) return pressPlay(code);
  if (screen == SCREEN_COMPUTER) return pressStory(code);
  if (screen == SCREEN_END) return pressResult(code);
  if (screen == SCREEN_NEW) return pressNew(code);
  return screen == SCREEN_OPTIONS ? pressOptions(code) : pressLooks(code);
}

/** While computers play to the end every press but the long ones stops them after a turn. */
function pressWorking(code: i32): i32 {
  return shell.work == WORK_TO_END && code <= PRESS_DOWN ? stopWatching() : 0;
}

/** What the menus, and the dialogs among them, leave to the game. */
function obey(wish: i32): i32 {
  if (wish == MENU_UNDO) return undo();
  return wish == MENU_DO ? decideNow(shell.askRow) : toNewGame(NEW_START);
}

// ---- play ----

function pressPlay(code: i32): i32 {
  if (isFightScreen()) return pressFight(code);
  if (!CLASSIC_CART) {
    if (isBashScreen()) return pressBash(code);
  }
  if (code == PRESS_C) return openLook();
  const rows = listChoices();
  if (code != PRESS_B) return pressList(code, rows, choicePossible);
  if (!choicePossible(shell.cursor)) return 0;
  const action = rowAction(shell.cursor);
  if (!CLASSIC_CART) {
    if (opensBash(action)) return openBash();
  }
  return action >= ACTION_GIVE && action < ACTION_SPLIT ? decideFree(action, NO_ACTION) : decide(action);
}

/** B reads on and goes on, A plays to the end where nobody is left to decide, C looks. */
function pressStory(code: i32): i32 {
  if (code == PRESS_C) return openLook();
  if (code == PRESS_A && isWatched() && !isTerminal()) return watch(true);
  if (code != PRESS_B) return 0;
  const page = storyPage(STORY_LINES, LINE_RESULT);
  if (page + 1 == storyPages(STORY_LINES, LINE_RESULT)) return goOnFromStory();
  shell.page = <u8>(page + 1);
  return STATUS_CHANGED;
}

function pressResult(code: i32): i32 {
  if (code == PRESS_C) return openOver(SCREEN_MAP, 0, STATUS_SCENE);
  const status = pressEnd(code);
  if (status >= 0) return status;
  return status == END_PLAY_AGAIN ? startMatch() : toNewGame(NEW_START);
}

/** Closer looks and trades. */
function pressLooks(code: i32): i32 {
  const screen = shell.screen;
  if (screen == SCREEN_LOOK) return pressLook(code);
  return screen == SCREEN_TRADE ? pressTrade(code) : pressPage(code);
}

// ---- new game ----

function pressNew(code: i32): i32 {
  if (code == PRESS_A) return STATUS_SAVE | STATUS_LEAVE;
  const row = <i32>shell.cursor;
  if (code == PRESS_C) return openReader(SCREEN_HELP, row == NEW_HELP ? HELP_FIRST_STEPS : HELP_OPTIONS);
  if (code != PRESS_B) return pressList(code, newGameRows(SEAT_ROWS), seatPossible);
  if (row == NEW_START) return startMatch();
  if (row == NEW_HELP) return openReader(SCREEN_HELP, HELP_FIRST_STEPS);
  if (row == NEW_OPTIONS) return openOver(SCREEN_OPTIONS, OPTION_FIRST, STATUS_SCENE);
  if (!seatPossible(row)) return 0; // where a loaded state may have put the cursor
  changeSeat(row);
  fitOptions(seatsTaken());
  layOut();
  return acted();
}

function seatPossible(row: i32): bool {
  return newGamePossible(row, SEAT_ROWS);
}

function anyOption(row: i32): bool {
  return true;
}

function pressOptions(code: i32): i32 {
  if (code == PRESS_A) return closeOver(STATUS_SCENE);
  if (code == PRESS_C) return openReader(SCREEN_HELP, HELP_OPTIONS);
  if (code != PRESS_B) return pressList(code, OPTION_ROWS, anyOption);
  const row = <i32>shell.cursor;
  if (row == OPTION_TURNS) toggleOutcome();
  else if (row == OPTION_LEADER) nextLeader(seatsTaken());
  else nextDoom();
  layOut();
  return acted();
}

// ---- loaded states ----

/** Whether the screen, its cursor and what lies under it fit the game; the shell and the rules are checked elsewhere. */
export function screensAreSound(): bool {
  return seatsFit() && baseFits(shell.base) && menusAreSound(HELP_PAGES, rowsOf, overFits);
}

/** Seats without a gap, as many as play. */
function seatsFit(): bool {
  const seats = seatsTaken();
  for (let seat = seats; seat < MOST_SEATS; seat++) if (seatKind(seat) != SEAT_EMPTY) return false;
  return seats == <i32>state.seats && optionsAreSound(seats);
}

/** Whether a base screen shows what the game waits for. */
function baseFits(base: u8): bool {
  // Chance never waits; only under the new game screen nobody has drawn the first leader yet.
  if (base != SCREEN_NEW && currentPlayer() == PLAYER_CHANCE) return false;
  if (!stagesFit()) return false;
  if (shell.work != WORK_NONE) return base == SCREEN_COMPUTER && shell.screen == base && !isTerminal();
  if (base == SCREEN_NEW || base == SCREEN_COMPUTER) return true;
  if (base == SCREEN_END) return isTerminal();
  return decidingSeat() >= 0;
}

/** Closer looks, options and dialogs; a dialog stands for the action that raises it. */
function overFits(screen: u8, cursor: i32, page: i32): bool {
  const base = shell.base;
  if (screen == SCREEN_ASK) {
    return base == SCREEN_PLAY && isLegal(shell.askRow) && askFor(shell.askRow) == <i32>shell.ask;
  }
  if (screen == SCREEN_OPTIONS) return base == SCREEN_NEW && cursor < OPTION_ROWS;
  if (base == SCREEN_NEW) return false;
  if (screen == SCREEN_LOOK) return cursor < LOOK_ROWS;
  if (screen == SCREEN_TRADE) return page <= 1 + TOTEM && cursor < max(rowsTrade(page), 1);
  if (screen == SCREEN_ROOMS) return page <= TILE_COUNT;
  return screen == SCREEN_CARDS || screen == SCREEN_MAP;
}

function rowsOf(screen: u8): i32 {
  if (screen == SCREEN_NEW) return newGameRows(SEAT_ROWS);
  if (screen == SCREEN_END) return END_ROWS;
  return screen == SCREEN_PLAY ? playRows() : 1;
}
