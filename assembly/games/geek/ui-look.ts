// Owns what presses do on geek's closer looks: their list, and the pages that it leads to.
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
import { openLog } from "../../console/screens/log";
import { closeOver, openOver, openReader } from "../../console/shell";
import { SCREEN_HELP, shell } from "../../console/state-map";
import { helpFor } from "./help-pages";
import {
  LOOK_CLOSE,
  LOOK_HANDS,
  LOOK_LOG,
  LOOK_ROWS,
  LOOK_SIGNS,
  SCREEN_CLOSE,
  SCREEN_HANDS,
  SCREEN_LOOK,
  SCREEN_PLAN,
} from "./screens";
import { state } from "./state";

/** Pages of SCREEN_PLAN: rooms, signs. */
export const PLAN_PAGES: i32 = 2;

/** C where a list is not about one thing: what can be looked at. */
export function openLook(): i32 {
  return openOver(SCREEN_LOOK, 0, 0);
}

/** The close-up view, from the list of what can be done too. */
export function openClose(): i32 {
  return openOver(SCREEN_CLOSE, 0, 0);
}

/** A press in the list of looks; status bits. */
export function pressLook(code: i32): i32 {
  if (code == PRESS_A) return closeOver(0);
  if (code == PRESS_C) return openReader(SCREEN_HELP, helpFor(state.phase));
  if (code != PRESS_B) return pressList(code, LOOK_ROWS, always);
  const row = <i32>shell.cursor;
  if (row == LOOK_LOG) return openLog();
  if (row == LOOK_CLOSE) return openClose();
  if (row == LOOK_HANDS) return openOver(SCREEN_HANDS, 0, STATUS_SCENE);
  const status = openOver(SCREEN_PLAN, 0, STATUS_SCENE);
  if (row == LOOK_SIGNS) shell.page = 1;
  return status;
}

/** A press on a page that was opened from the list; status bits. */
export function pressPage(code: i32): i32 {
  if (code == PRESS_A) return closeOver(STATUS_SCENE);
  const screen = shell.screen;
  if (screen == SCREEN_CLOSE) return code == PRESS_C ? openOver(SCREEN_HANDS, 0, STATUS_SCENE) : 0;
  if (screen != SCREEN_PLAN) return 0;
  if (code == PRESS_C) return openReader(SCREEN_HELP, helpFor(state.phase));
  if (code != PRESS_B && code != PRESS_DOWN && code != PRESS_UP) return 0;
  shell.page = <u8>(PLAN_PAGES - 1 - shell.page);
  return STATUS_CHANGED;
}
