// Owns what presses do on the look around: a cursor from space to space of both maps, and what else can be looked at.
import { PRESS_A, PRESS_B, PRESS_C, STATUS_CHANGED, STATUS_SCENE } from "../../console/abi";
import { always, pressList } from "../../console/list";
import { openLog } from "../../console/screens/log";
import { closeOver, openOver, openReader } from "../../console/shell";
import { SCREEN_HELP, SCREEN_PLAY, shell } from "../../console/state-map";
import { NONE, NOWHERE } from "./data";
import { EAST, GATE, GATE_ARM, HOME, PLAN_COLUMNS, WAY_OUT, WEST, isCity, localOf, tileOf } from "./data-map";
import { decidingSeat } from "./deciders";
import { helpFor } from "./help-pages";
import { isLaid, walkable } from "./queries";
import { columnStep, rowStep } from "./queries-city";
import { SCREEN_LOOK, SCREEN_MORE, SCREEN_PLAYERS, STAGE_CARDS } from "./screens";
import { spaceOf, state } from "./state";
import { show } from "./ui-cards";
import { directionOf } from "./ui-walk";
import { columnOf, rowOf } from "./view-focus";
import { tileAt } from "./view-ground";
import { MORE_CARDS, MORE_HELP, MORE_PLAYERS, MORE_ROWS } from "./view-look";

/** Opens the look around at the pawn of the person who decides. */
export function openLook(): i32 {
  const seat = decidingSeat() < 0 ? <i32>state.turn : decidingSeat();
  state.looked = <u16>(spaceOf(seat) == NOWHERE ? HOME : spaceOf(seat));
  return openOver(SCREEN_LOOK, 0, STATUS_SCENE);
}

/** SCREEN_LOOK; status bits. */
export function pressLook(code: i32): i32 {
  if (code == PRESS_B) return openOver(SCREEN_MORE, 0, 0);
  const direction = directionOf(code);
  if (direction < 0) return 0;
  const next = spaceTowards(state.looked, direction);
  if (next == NOWHERE) return 0;
  state.looked = <u16>next;
  return STATUS_CHANGED;
}

/** The next space in a direction that belongs to a laid tile, walls or not; NOWHERE. */
export function spaceTowards(space: i32, direction: i32): i32 {
  if (space == WAY_OUT && direction == WEST) return isLaid(GATE) ? GATE_ARM : NOWHERE;
  if (space == GATE_ARM && direction == EAST) return WAY_OUT;
  const tile = tileOf(space);
  const local = localOf(space);
  let x = 3 * columnOf(tile) + (local % 3);
  let y = 3 * rowOf(tile) + local / 3;
  for (let i = 0; i < 3 * PLAN_COLUMNS; i++) {
    x += columnStep(direction);
    y += rowStep(direction);
    const column = floorThird(x);
    const row = floorThird(y);
    const other = tileAt(isCity(tile), column, row);
    const next = 9 * other + 3 * (y - 3 * row) + x - 3 * column;
    if (other != NONE && walkable(next)) return next;
  }
  return NOWHERE;
}
/** A third, rounded down: the city has columns and rows below 0. */
function floorThird(n: i32): i32 {
  return (n + 300) / 3 - 100;
}

/** SCREEN_MORE; status bits. */
export function pressMore(code: i32): i32 {
  if (code == PRESS_A) return openOver(SCREEN_LOOK, 0, 0);
  const row = code == PRESS_C ? MORE_HELP : <i32>shell.cursor;
  if (code > PRESS_C) return pressList(code, MORE_ROWS, always);
  if (row == 0) return closeOver(STATUS_SCENE);
  if (row == MORE_PLAYERS) return openOver(SCREEN_PLAYERS, 0, STATUS_SCENE);
  if (row == MORE_CARDS) return openCards();
  return row == MORE_HELP ? openReader(SCREEN_HELP, helpFor(state.phase)) : openLog();
}

/** The own cards in place of the decision that waits: they are secret, and some can be played. */
function openCards(): i32 {
  if (shell.base != SCREEN_PLAY) return 0;
  return closeOver(STATUS_SCENE) | show(STAGE_CARDS, 0);
}
