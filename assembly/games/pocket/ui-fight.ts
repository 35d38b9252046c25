// Owns what presses do on pocket's screens of picks, fights, losses and trades. All answer with status bits.
import { PRESS_A, PRESS_B, PRESS_C, STATUS_CHANGED, STATUS_SCENE } from "../../console/abi";
import { always, firstRow, pressList } from "../../console/list";
import { isHuman } from "../../console/match";
import { rowAction, rowCount } from "../../console/rows";
import { closeOver, openOver, openReader } from "../../console/shell";
import { SCREEN_HELP, shell } from "../../console/state-map";
import {
  ROW_FUEL_TWICE,
  ROW_ITEM,
  ROW_LEAVE_OUT,
  fightPossible,
  listFight,
  listItems,
  listReceivers,
  tradeOpen,
} from "./choices-fight";
import { CONCOCTION } from "./data";
import { CLASSIC_CART } from "./data-classic";
import { livingPeople } from "./deciders";
import { decide, decideFree, goToPicks } from "./flow";
import { HELP_ITEMS } from "./help-pages";
import { fighters } from "./queries";
import {
  ACTION_DRINK,
  ACTION_FIGHT,
  ACTION_FLEE,
  ACTION_FUEL,
  ACTION_GIVE,
  ACTION_ON,
  ACTION_SPLIT,
  ACTION_USE,
  NO_ACTION,
  givenItem,
  givenSeat,
} from "./rules";
import { SCREEN_CARDS, SCREEN_TRADE, STAGE_DECLARE, STAGE_FIRST } from "./screens";
import { state } from "./state";
import { PHASE_LOSS, PHASE_PICK, PHASE_REVEAL, PHASE_SEARCH, PHASE_SPLIT } from "./state-phases";
import { openLook } from "./ui-board";
import { listDeclare } from "./view-declare";
import { showsCard } from "./view-pick";
import { markedSeats, splitSeat } from "./view-split";
import { rowOf } from "./view-trade";

/** A press on the screen of a phase that drawFight() draws. */
export function pressFight(code: i32): i32 {
  const phase = <i32>state.phase;
  if (!CLASSIC_CART) {
    if (phase == PHASE_PICK) return pressPick(code);
  }
  if (code == PRESS_C) return lookCloser(phase);
  if (!CLASSIC_CART) {
    if (phase == PHASE_SPLIT) return pressSplit(code);
    if (phase == PHASE_REVEAL && state.stage == STAGE_DECLARE) return pressDeclare(code);
  }
  listFight();
  return code == PRESS_B ? choose(shell.cursor) : pressList(code, rowCount(), fightPossible);
}

/** Rows that the cursor can stand on there; 0 where the screen has none. */
export function rowsFight(): i32 {
  const phase = <i32>state.phase;
  if (!CLASSIC_CART) {
    if (phase == PHASE_PICK) return 0;
    if (phase == PHASE_SPLIT) return 1 + popcnt(fighters());
    if (phase == PHASE_REVEAL && state.stage == STAGE_DECLARE) return listDeclare();
  }
  listFight();
  return rowCount();
}

/** C: things where they may change hands, cards where one is about to be drawn, else the list of closer looks. */
function lookCloser(phase: i32): i32 {
  if (phase == PHASE_SEARCH) return openOver(SCREEN_CARDS, 0, STATUS_SCENE);
  if (phase != PHASE_REVEAL && phase != PHASE_LOSS) return openLook();
  return tradeOpen() ? openTrade() : 0;
}

function choose(row: i32): i32 {
  if (!fightPossible(row)) return 0;
  const action = rowAction(row);
  if (action == ROW_LEAVE_OUT) return toDeclare(STAGE_DECLARE, 0);
  if (action == ACTION_ON) state.mark = 0;
  return action < ACTION_GIVE || action >= ACTION_SPLIT ? decide(action) : doFree(action);
}

/** A free action; a person who is given the concoction against a loss drinks it at once, if it is her turn to act. */
function doFree(action: i32): i32 {
  const drinks =
    <i32>state.phase == PHASE_LOSS &&
    action < ACTION_DRINK &&
    givenItem(action) == CONCOCTION &&
    isHuman(givenSeat(action));
  return decideFree(action, drinks ? ACTION_DRINK : NO_ACTION);
}

// ---- picks ----

function pressPick(code: i32): i32 {
  if (showsCard()) {
    if (code == PRESS_B) return goToPicks() | STATUS_SCENE;
    return code == PRESS_C && tradeOpen() ? openTrade() : 0;
  }
  if (code == PRESS_A) return decide(ACTION_FLEE);
  if (code == PRESS_C) return decide(ACTION_FIGHT);
  return code == PRESS_B && livingPeople() == 1 && tradeOpen() ? openTrade() : 0;
}

// ---- items left out ----

function toDeclare(stage: u8, row: i32): i32 {
  state.stage = stage;
  state.mark = 0;
  shell.cursor = <u8>row;
  return STATUS_CHANGED | STATUS_SCENE;
}

function pressDeclare(code: i32): i32 {
  const count = listDeclare();
  if (code == PRESS_A) return toDeclare(STAGE_FIRST, 1);
  if (code != PRESS_B) return pressList(code, count, always);
  const action = rowAction(shell.cursor);
  if (action == ACTION_ON) return decide(ACTION_ON);
  state.mark ^= <u8>((<u32>1) << (action - ACTION_USE));
  return STATUS_CHANGED;
}

// ---- the split ----

function pressSplit(code: i32): i32 {
  const row = <i32>shell.cursor;
  if (code != PRESS_B) return pressList(code, rowsFight(), always);
  const marked = markedSeats();
  if (row == 0) return decide(ACTION_SPLIT + marked);
  const bit = 1 << splitSeat(row);
  if (marked & bit) return 0;
  // The last of the suggested ones makes room, or the last of all.
  const suggested = marked & ~(<i32>state.mark2);
  const dropped = 1 << (31 - clz(suggested != 0 ? suggested : marked));
  state.mark = <u8>((marked & ~dropped) | bit);
  state.mark2 = <u8>(((<i32>state.mark2) & ~dropped) | bit);
  shell.cursor = 0;
  return STATUS_CHANGED;
}

// ---- trades ----

/** Opens the things over any screen, the cursor on the first that can be given. */
export function openTrade(): i32 {
  const status = openOver(SCREEN_TRADE, 0, STATUS_SCENE);
  listItems();
  shell.cursor = <u8>firstRow(rowCount(), fightPossible);
  return status;
}

/** A press on SCREEN_TRADE: shell.page 0 = which thing, else 1 + thing: what to do with it. */
export function pressTrade(code: i32): i32 {
  rowsTrade(shell.page);
  if (code == PRESS_C) return openReader(SCREEN_HELP, HELP_ITEMS);
  if (code == PRESS_A) return shell.page == 0 ? closeOver(STATUS_SCENE) : toItems(shell.page - 1);
  if (code != PRESS_B) return pressList(code, rowCount(), fightPossible);
  if (!fightPossible(shell.cursor)) return 0;
  const action = rowAction(shell.cursor);
  if (action >= ROW_ITEM) return toReceivers(action - ROW_ITEM);
  if (action == ROW_FUEL_TWICE) return decideFree(ACTION_FUEL, ACTION_FUEL);
  return doFree(action);
}

/** Lists the rows of a page of the trade screen; how many. */
export function rowsTrade(page: i32): i32 {
  if (page == 0) listItems();
  else listReceivers(page - 1);
  return rowCount();
}

function toItems(item: i32): i32 {
  shell.page = 0;
  listItems();
  shell.cursor = <u8>rowOf(item);
  return STATUS_CHANGED;
}

function toReceivers(item: i32): i32 {
  shell.page = <u8>(1 + item);
  listReceivers(item);
  shell.cursor = <u8>firstRow(rowCount(), fightPossible);
  return STATUS_CHANGED;
}
