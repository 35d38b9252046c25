// Owns what a press does on each screen of deathinc, and whether a loaded screen makes sense.
import {
  PRESS_A,
  PRESS_B,
  PRESS_C,
  PRESS_DOWN,
  PRESS_HIDE,
  STATUS_CHANGED,
  STATUS_LEAVE,
  STATUS_SAVE,
  STATUS_SCENE,
} from "../../console/abi";
import { always, pressList } from "../../console/list";
import { seatsTaken } from "../../console/match";
import { END_PLAY_AGAIN, END_ROWS, pressEnd } from "../../console/screens/end";
import { openLog } from "../../console/screens/log";
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
import {
  KIND_AIM,
  KIND_FILL,
  KIND_HAND_OVER,
  KIND_OVERVIEW,
  KIND_ROTATE,
  KIND_SITE,
  KIND_WALK,
  KIND_ZOMBIES,
  isSecret,
  playRows,
  screenKind,
  stageFits,
} from "./choices";
import { MOST_SEATS } from "./data";
import { SPACES, tileOf } from "./data-map";
import { decidingSeat, isWatched } from "./deciders";
import {
  answerAsk,
  askSurrender,
  goOnFromOverview,
  goOnFromStory,
  hide,
  layOut,
  peopleTaken,
  startMatch,
  stopWatching,
  toNewGame,
  undo,
  watchToEnd,
} from "./flow";
import { HELP_CITY, HELP_FIRST_STEPS, HELP_OTHERS, HELP_PAGES } from "./help-pages";
import { NEWS_MOST } from "./news";
import { OPTION_ROWS, OPTION_ROW_MAP, fitOptions, nextOption, optionsAreSound } from "./options";
import { isLaid } from "./queries";
import { ACTION_GIVE_UP, PLAYER_CHANCE, currentPlayer, isLegal, isTerminal } from "./rules";
import { SCREEN_LOOK, SCREEN_MORE, SCREEN_OPTIONS, SCREEN_PLAYERS } from "./screens";
import { state } from "./state";
import { pressAim } from "./ui-aim";
import { pressDecision } from "./ui-cards";
import { pressFill } from "./ui-fill";
import { openLook, pressLook, pressMore } from "./ui-look";
import { pressRotate, pressSite } from "./ui-site";
import { pressWalk } from "./ui-walk";
import { pressZombies } from "./ui-zombies";
import { MORE_ROWS } from "./view-look";
import { playerPages } from "./view-players";
import { storyPages } from "./view-story";

// Rows of the new game screen behind the seats.
const NEW_OPTIONS: i32 = MOST_SEATS + ROW_OPTIONS;
const NEW_HELP: i32 = MOST_SEATS + ROW_HELP;
/** The row that the cursor stands on at first. */
export const NEW_START: i32 = MOST_SEATS + ROW_START;

/** One press; status bits, CHANGED where the picture may differ, 0 where nothing happened. */
export function pressScreen(code: i32): i32 {
  if (code == PRESS_HIDE) return showsSecret() ? hide() : 0;
  if (shell.work != WORK_NONE) return pressWorking(code);
  const status = pressMenus(code, HELP_PAGES, HELP_FIRST_STEPS, !isTerminal(), mayGiveUp());
  if (status != MENU_OTHER) return status < 0 ? obey(status) : status;
  switch (<i32>shell.screen) {
    case SCREEN_PLAY:
      return pressChoices(code);
    case SCREEN_COMPUTER:
      return pressStory(code);
    case SCREEN_END:
      return pressResult(code);
    case SCREEN_NEW:
      return pressNew(code);
    case SCREEN_OPTIONS:
      return pressOptions(code);
    case SCREEN_LOOK:
      return pressLook(code);
    case SCREEN_MORE:
      return pressMore(code);
    default:
      return pressPage(code);
  }
}

/** Whether the picture shows what only one person may know. */
export function showsSecret(): bool {
  return shell.base == SCREEN_PLAY && shell.work == WORK_NONE && isSecret();
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

/** A press on the screen of a person who decides; status bits. */
function pressChoices(code: i32): i32 {
  switch (screenKind()) {
    case KIND_OVERVIEW:
      if (code == PRESS_C) return openLook();
    // falls through
    case KIND_HAND_OVER:
      return code == PRESS_B ? goOnFromOverview() : 0;
    case KIND_SITE:
      return pressSite(code);
    case KIND_FILL:
      return pressFill(code);
    case KIND_ROTATE:
      return pressRotate(code);
    case KIND_WALK:
      return pressWalk(code);
    case KIND_ZOMBIES:
      return pressZombies(code);
    case KIND_AIM:
      return pressAim(code);
    default:
      return pressDecision(code);
  }
}

/** B reads on and goes on, A plays to the end where computers are among themselves, C looks. */
function pressStory(code: i32): i32 {
  if (code == PRESS_C) return isTerminal() ? openLog() : openLook();
  if (code == PRESS_A && isWatched() && !isTerminal()) return watchToEnd();
  if (code != PRESS_B) return 0;
  if (<i32>shell.page + 1 >= storyPages()) return goOnFromStory();
  shell.page++;
  return STATUS_CHANGED;
}

function pressResult(code: i32): i32 {
  if (code == PRESS_C) return openLook();
  const status = pressEnd(code);
  if (status >= 0) return status;
  return status == END_PLAY_AGAIN ? startMatch() : toNewGame(NEW_START);
}

/** A press on the pages of all players. */
function pressPage(code: i32): i32 {
  if (code == PRESS_A) return closeOver(STATUS_SCENE);
  if (code == PRESS_C) return openLog();
  return pressList(code == PRESS_B ? PRESS_DOWN : code, playerPages(), always);
}

// ---- new game ----

function pressNew(code: i32): i32 {
  if (code == PRESS_A) return STATUS_SAVE | STATUS_LEAVE;
  const row = <i32>shell.cursor;
  if (code == PRESS_C || (code == PRESS_B && row == NEW_HELP))
    return openReader(SCREEN_HELP, row == NEW_OPTIONS ? HELP_OTHERS : HELP_FIRST_STEPS);
  if (code != PRESS_B) return pressList(code, newGameRows(MOST_SEATS), seatPossible);
  if (row == NEW_START) return startMatch();
  if (row == NEW_OPTIONS) return openOver(SCREEN_OPTIONS, 0, STATUS_SCENE);
  if (!seatPossible(row)) return 0; // where a loaded state may have put the cursor
  changeSeat(row);
  fitOptions(seatsTaken());
  layOut();
  return acted();
}

function seatPossible(row: i32): bool {
  return newGamePossible(row, MOST_SEATS);
}

function pressOptions(code: i32): i32 {
  if (code == PRESS_A) return closeOver(STATUS_SCENE);
  const row = <i32>shell.cursor;
  if (code == PRESS_C) return openReader(SCREEN_HELP, row >= OPTION_ROW_MAP ? HELP_CITY : HELP_OTHERS);
  if (code != PRESS_B) return pressList(code, OPTION_ROWS, always);
  nextOption(row, seatsTaken());
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
export function seatsFit(): bool {
  const seats = seatsTaken();
  for (let seat = seats; seat < MOST_SEATS + 2; seat++) if (seatKind(seat) != SEAT_EMPTY) return false;
  return seats == <i32>state.seats && peopleTaken() == <i32>state.humans && optionsAreSound(seats);
}

/** Whether the bytes that screens keep beside the rules are in range. */
export function newsFit(): bool {
  const seats = <i32>state.seats;
  return state.news <= NEWS_MOST && <i32>state.person <= seats && <i32>state.told <= seats;
}

/** Whether a base screen shows what the game waits for. */
function baseFits(base: u8): bool {
  if (base == SCREEN_NEW) return shell.work == WORK_NONE;
  // Chance never waits.
  if (currentPlayer() == PLAYER_CHANCE) return false;
  if (shell.work != WORK_NONE) return base == SCREEN_COMPUTER && shell.screen == base;
  if (!stageFits()) return false;
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
  if (screen == SCREEN_PLAYERS) return cursor < playerPages();
  if (screen != SCREEN_LOOK && screen != SCREEN_MORE) return false;
  return cursor < MORE_ROWS && <i32>state.looked < SPACES && isLaid(tileOf(state.looked));
}

function rowsOf(screen: u8): i32 {
  if (screen == SCREEN_NEW) return newGameRows(MOST_SEATS);
  if (screen == SCREEN_END) return END_ROWS;
  return screen == SCREEN_PLAY ? playRows() : 1;
}
