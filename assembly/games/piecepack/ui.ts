// Owns what a press does on each screen of piecepack, and whether a loaded screen makes sense.
import {
  PRESS_A,
  PRESS_B,
  PRESS_C,
  PRESS_DOWN,
  PRESS_UP,
  STATUS_CHANGED,
  STATUS_LEAVE,
  STATUS_SAVE,
  STATUS_SCENE,
} from "../../console/abi";
import { pressList } from "../../console/list";
import { ASK_DO } from "../../console/screens/ask";
import { END_PLAY_AGAIN, END_ROWS, pressEnd } from "../../console/screens/end";
import {
  MENU_DO,
  MENU_OTHER,
  MENU_UNDO,
  menusAreSound,
  openAsk,
  pressMenus,
} from "../../console/screens/menus";
import { acted, closeOver, openOver, openReader, showBase } from "../../console/shell";
import {
  SCREEN_ASK,
  SCREEN_COMPUTER,
  SCREEN_END,
  SCREEN_HELP,
  SCREEN_NEW,
  SCREEN_PLAY,
  SEAT_COMPUTER_3,
  SEAT_HUMAN,
  WORK_NONE,
  WORK_TO_END,
  setSeat,
  seatKind,
  shell,
} from "../../console/state-map";
import { ASK_BREAK, askFor } from "./asks";
import { choiceAction, listChoices, choicePossible } from "./choices";
import {
  OPTION_GLASS_DOOR,
  OPTION_STRICT_RITUAL,
  decide,
  layOut,
  letComputerPlay,
  startMatch,
  stopComputer,
  toNewGame,
  undo,
} from "./flow";
import { HELP_FIRST_STEPS, HELP_OPTIONS, HELP_PAGES } from "./help-pages";
import { isTerminal } from "./rules";
import {
  LOOK_PAGES,
  NEW_GLASS,
  NEW_HELP,
  NEW_LEVEL,
  NEW_PLAYER,
  NEW_RITUAL,
  NEW_ROWS,
  NEW_START,
  SCREEN_LOOK,
  SCREEN_MAP,
  lookHelp,
} from "./screens";

/** Level of a computer player until another is chosen. */
const DEFAULT_LEVEL: u8 = 2;

/** One press; status bits, CHANGED where the picture may differ, 0 where nothing happened. */
export function pressScreen(code: i32): i32 {
  if (shell.work != WORK_NONE) return pressWorking(code);
  listChoices();
  const status = pressMenus(code, HELP_PAGES, HELP_FIRST_STEPS, !isTerminal());
  if (status != MENU_OTHER) return status < 0 ? obey(status) : status;
  const screen = shell.screen;
  if (screen == SCREEN_PLAY) return pressPlay(code);
  if (screen == SCREEN_COMPUTER) return pressComputer(code);
  if (screen == SCREEN_END) return pressResult(code);
  return screen == SCREEN_NEW ? pressNew(code) : pressLook(code);
}

/** While the computer player plays to the end every press but the long ones stops it after its turn. */
function pressWorking(code: i32): i32 {
  return shell.work == WORK_TO_END && code <= PRESS_DOWN ? stopComputer() : 0;
}

// ---- play ----

function pressPlay(code: i32): i32 {
  if (code == PRESS_B) return choose(shell.cursor);
  if (code == PRESS_C) return openOver(SCREEN_LOOK, 0, STATUS_SCENE);
  return pressList(code, listChoices(), choicePossible);
}

/** What can kill or lose the game is asked once more. */
function choose(row: i32): i32 {
  if (!choicePossible(row)) return 0;
  const action = choiceAction(row);
  const ask = askFor(action);
  if (ask == 0) return decide(action);
  // A wall whose zombies cannot kill is an ordinary choice; in all other dialogs the safe row is under the cursor.
  return openAsk(ask, row, ask == ASK_BREAK ? ASK_DO : 0);
}

function pressComputer(code: i32): i32 {
  if (code == PRESS_C) return openOver(SCREEN_MAP, 0, STATUS_SCENE);
  if (code != PRESS_A && code != PRESS_B) return 0;
  if (isTerminal()) return showBase(SCREEN_END, 0) | STATUS_SAVE;
  return letComputerPlay(code == PRESS_A);
}

// ---- menus ----

/** What the menus, and the dialogs among them, leave to the game. */
function obey(wish: i32): i32 {
  if (wish == MENU_UNDO) return undo();
  return wish == MENU_DO ? decide(choiceAction(shell.askRow)) : toNewGame(NEW_START);
}

function pressResult(code: i32): i32 {
  if (code == PRESS_C) return openOver(SCREEN_MAP, 0, STATUS_SCENE);
  const status = pressEnd(code);
  if (status >= 0) return status;
  return status == END_PLAY_AGAIN ? startMatch() : toNewGame(NEW_PLAYER);
}

function pressNew(code: i32): i32 {
  if (code == PRESS_A) return STATUS_SAVE | STATUS_LEAVE;
  if (code == PRESS_C) return openReader(SCREEN_HELP, newHelp());
  if (code != PRESS_B) return pressList(code, NEW_ROWS, newPossible);
  const row = <i32>shell.cursor;
  if (row == NEW_START) return startMatch();
  if (row == NEW_HELP) return openReader(SCREEN_HELP, HELP_FIRST_STEPS);
  if (row == NEW_PLAYER) setSeat(0, seatKind(0) > SEAT_HUMAN ? SEAT_HUMAN : SEAT_HUMAN + DEFAULT_LEVEL);
  if (row == NEW_LEVEL) setSeat(0, seatKind(0) < SEAT_COMPUTER_3 ? seatKind(0) + 1 : SEAT_HUMAN + 1);
  if (row == NEW_GLASS) shell.options ^= OPTION_GLASS_DOOR;
  if (row == NEW_RITUAL) shell.options ^= OPTION_STRICT_RITUAL;
  layOut();
  return acted();
}

/** The level is chosen for a computer only. */
function newPossible(row: i32): bool {
  return row != NEW_LEVEL || seatKind(0) > SEAT_HUMAN;
}

function newHelp(): i32 {
  return <i32>shell.cursor < NEW_HELP ? HELP_OPTIONS : HELP_FIRST_STEPS;
}

/** The closer looks: map, clock, what is hidden. */
function pressLook(code: i32): i32 {
  if (code == PRESS_A) return closeOver(STATUS_SCENE);
  if (shell.screen == SCREEN_MAP) return 0;
  if (code == PRESS_C) return openReader(SCREEN_HELP, lookHelp(shell.page));
  const step = code == PRESS_UP ? LOOK_PAGES - 1 : code == PRESS_DOWN || code == PRESS_B ? 1 : 0;
  if (step == 0) return 0;
  shell.page = <u8>((shell.page + step) % LOOK_PAGES);
  return STATUS_CHANGED;
}

// ---- loaded states ----

/** Whether the screen, its cursor and what lies under it fit the game; the shell and the rules are checked elsewhere. */
export function screensAreSound(): bool {
  return baseFits(shell.base) && menusAreSound(HELP_PAGES, rowsOf, overFits);
}

/** Whether a base screen shows what the game waits for. */
function baseFits(base: u8): bool {
  if (seatKind(0) == 0) return false;
  if (shell.work != WORK_NONE) return base == SCREEN_COMPUTER && shell.screen == base && computerPlays();
  if (base == SCREEN_NEW) return true;
  if (base == SCREEN_END) return isTerminal();
  return base == SCREEN_COMPUTER ? seatKind(0) > 1 : seatKind(0) == 1 && listChoices() > 0;
}

function computerPlays(): bool {
  return seatKind(0) > 1 && listChoices() > 0;
}

function overFits(screen: u8, _cursor: i32, page: i32): bool {
  if (screen == SCREEN_ASK) return askFits();
  if (screen == SCREEN_LOOK) return page < LOOK_PAGES && shell.base == SCREEN_PLAY;
  return screen == SCREEN_MAP && (shell.base == SCREEN_COMPUTER || shell.base == SCREEN_END);
}

/** A dialog stands for the row that raises it. */
function askFits(): bool {
  return (
    shell.base == SCREEN_PLAY &&
    choicePossible(shell.askRow) &&
    askFor(choiceAction(shell.askRow)) == shell.ask
  );
}

function rowsOf(screen: u8): i32 {
  if (screen == SCREEN_NEW) return NEW_ROWS;
  if (screen == SCREEN_END) return END_ROWS;
  return screen == SCREEN_PLAY ? listChoices() : 1;
}
