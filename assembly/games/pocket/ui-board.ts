// Owns presses on the screens about the map: which wall, closer looks, cards, rooms.
import {
  PRESS_A,
  PRESS_B,
  PRESS_C,
  PRESS_DOWN,
  PRESS_UP,
  STATUS_CHANGED,
  STATUS_SCENE,
} from "../../console/abi";
import { always, pressList } from "../../console/list";
import { rowAction, rowCount } from "../../console/rows";
import { openLog } from "../../console/screens/log";
import { closeOver, openOver, openReader } from "../../console/shell";
import { SCREEN_HELP, shell } from "../../console/state-map";
import { ROW_WALL, firstBoard, firstWall, listBoard } from "./choices-board";
import { decide, undo } from "./flow";
import { HELP_CARDS, HELP_ROOMS } from "./help-pages";
import { ACTION_BASH, ACTION_SEAT, isLegal } from "./rules";
import {
  LOOK_CARDS,
  LOOK_ITEMS,
  LOOK_LOG,
  LOOK_ROWS,
  SCREEN_CARDS,
  SCREEN_LOOK,
  SCREEN_MAP,
  SCREEN_ROOMS,
  STAGE_BASH,
  STAGE_FIRST,
} from "./screens";
import { state } from "./state";
import { PHASE_VICTIM } from "./state-phases";
import { openTrade } from "./ui-fight";
import { knownTiles } from "./view-rooms";

// ---- breaking a wall ----

/** The row "Break a wall" was chosen: which one, and who is hurt. */
export function openBash(): i32 {
  state.stage = STAGE_BASH;
  state.mark2 = <u8>firstWall();
  listBoard();
  shell.cursor = <u8>firstBoard();
  return STATUS_CHANGED;
}

/** A press on the bash screen; status bits. */
export function pressBash(code: i32): i32 {
  listBoard();
  if (code == PRESS_C) return openLook();
  if (code == PRESS_A) return closeBash();
  if (code != PRESS_B) return pressList(code, rowCount(), always);
  const action = rowAction(shell.cursor);
  if (action == ROW_WALL) return nextWall();
  if (<i32>state.phase == PHASE_VICTIM) return decide(action);
  const status = decide(ACTION_BASH + state.mark2);
  return <i32>state.phase == PHASE_VICTIM ? status | decide(action) : status;
}

/** Back to the tasks, the cursor where it was; glass and a chosen wall are taken back. */
function closeBash(): i32 {
  if (<i32>state.phase == PHASE_VICTIM) return undo();
  state.stage = STAGE_FIRST;
  listBoard();
  let row = 0;
  while (row < rowCount() - 1 && (rowAction(row) < ACTION_BASH || rowAction(row) >= ACTION_SEAT)) row++;
  shell.cursor = <u8>row;
  return STATUS_CHANGED;
}

function nextWall(): i32 {
  const before = <i32>state.mark2;
  let dir = before;
  do dir = (dir + 1) & 3;
  while (!isLegal(ACTION_BASH + dir) && dir != before);
  state.mark2 = <u8>dir;
  return dir == before ? 0 : STATUS_CHANGED;
}

// ---- closer looks ----

/** C on a screen of the map: the menu of looks. */
export function openLook(): i32 {
  return openOver(SCREEN_LOOK, 0, STATUS_SCENE);
}

/** A press in the menu of looks; status bits. */
export function pressLook(code: i32): i32 {
  if (code == PRESS_A) return closeOver(STATUS_SCENE);
  if (code != PRESS_B) return pressList(code, LOOK_ROWS, always);
  const row = <i32>shell.cursor;
  if (row == LOOK_LOG) return openLog();
  if (row == LOOK_ITEMS) return openTrade();
  return openOver(row == LOOK_CARDS ? SCREEN_CARDS : SCREEN_ROOMS, 0, STATUS_SCENE);
}

/** A press on the pages of rooms, on the cards or on the map; status bits. */
export function pressPage(code: i32): i32 {
  const screen = shell.screen;
  if (code == PRESS_A) return closeOver(STATUS_SCENE);
  if (screen == SCREEN_MAP) return 0;
  if (code == PRESS_C && shell.page == 0) {
    return openReader(SCREEN_HELP, screen == SCREEN_CARDS ? HELP_CARDS : HELP_ROOMS);
  }
  if (screen == SCREEN_CARDS) return 0;
  const pages = 1 + knownTiles();
  let page = 0;
  if (code == PRESS_UP) page = (shell.page + pages - 1) % pages;
  else if (code == PRESS_B || code == PRESS_DOWN) page = (shell.page + 1) % pages;
  else if (code != PRESS_C) return 0;
  shell.page = <u8>page;
  return STATUS_CHANGED;
}
