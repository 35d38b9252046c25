// Owns what presses do on geek's screen of a trade that is put together.
import { PRESS_A, PRESS_B, PRESS_C, STATUS_CHANGED, STATUS_SCENE } from "../../console/abi";
import { firstRow, pressList } from "../../console/list";
import { rowAction, rowCount } from "../../console/rows";
import { openOver } from "../../console/shell";
import { shell } from "../../console/state-map";
import {
  ROW_AGREED,
  ROW_THING,
  clearTrade,
  listTrade,
  moveOne,
  nextTradeAction,
  tradePossible,
} from "./choices-trade";
import { ROW_TRADE, listTurnEnd } from "./choices-turn-end";
import { decideSeries } from "./flow";
import { SCREEN_HANDS, STAGE_FIRST, STAGE_TRADE } from "./screens";
import { state } from "./state";

/** Opens the trade with a seat, the cursor on the first thing that can move. */
export function openTrade(seat: i32): i32 {
  state.stage = STAGE_TRADE;
  state.mark = <u8>seat;
  clearTrade();
  listTrade();
  shell.cursor = <u8>firstRow(rowCount(), tradePossible);
  return STATUS_CHANGED | STATUS_SCENE;
}

/** A press there; status bits. */
export function pressTrade(code: i32): i32 {
  if (code == PRESS_C) return openOver(SCREEN_HANDS, 0, STATUS_SCENE);
  if (code == PRESS_A) return closeTrade();
  listTrade();
  if (code != PRESS_B) return pressList(code, rowCount(), tradePossible);
  const row = <i32>shell.cursor;
  if (!tradePossible(row)) return 0;
  if (rowAction(row) == ROW_AGREED) return decideSeries(nextTradeAction) | STATUS_SCENE;
  moveOne(rowAction(row) - ROW_THING);
  return STATUS_CHANGED;
}

/** Back to the end of the turn, the cursor on the neighbour's row; nothing has moved. */
function closeTrade(): i32 {
  const seat = <i32>state.mark;
  state.stage = STAGE_FIRST;
  state.mark = 0;
  clearTrade();
  listTurnEnd();
  for (let row = 0; row < rowCount(); row++) if (rowAction(row) == ROW_TRADE + seat) shell.cursor = <u8>row;
  return STATUS_CHANGED | STATUS_SCENE;
}
