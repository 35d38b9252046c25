// Owns the page on which a secret order is put together, and its presses.
import { BLACK, hline } from "../../console/framebuffer";
import { PRESS_A, PRESS_B, STATUS_CHANGED } from "../../console/abi";
import { pressList } from "../../console/list";
import { seatName } from "../../console/names";
import { bar, barLeft, hints, listRow, rowImpossible, rowLabel, rowValue } from "../../console/parts";
import { shell } from "../../console/state-map";
import { READ, put, wrap } from "../../console/text";
import { t } from "../../console/texts";
import { cardDeed, cardName } from "./card-words";
import {
  ORDER_CARD,
  ORDER_DROP,
  ORDER_GIVE,
  ORDER_ROWS,
  ORDER_WHEN,
  ORDER_WHOM,
  orderCard,
  orderSeat,
  orderWindow,
  turnOrder,
} from "./choices-order";
import { kindOf } from "./data-cards";
import { decide } from "./flow";
import { ACTION_NO_ORDER, ACTION_ORDER, isLegal } from "./rules";
import { state } from "./state";
import { show } from "./ui-cards";
import { STAGE_FIRST } from "./screens";
import { barSecret } from "./view-hand";

const WORDS: usize = memory.data<u16>([
  <u16>t("Card"),
  <u16>t("When"),
  <u16>t("Against"),
  <u16>t("Give this order"),
  <u16>t("Take the order back"),
]);
const WHEN: usize = memory.data<u16>([
  <u16>t("before another walks"),
  <u16>t("before zombies walk"),
  <u16>t("against another's card"),
]);

/** cursor = ORDER_... */
export function drawOrder(cursor: i32): void {
  bar(true);
  barSecret();
  put(t("Secret order until your next turn"));
  barLeft();
  for (let row = 0; row < ORDER_ROWS; row++) drawRow(row, 17 + row * 13, row == cursor);
  hline(4, 84, 288, BLACK);
  put(cardDeed(kindOf(orderCard())));
  put(t(" It fires by itself at the first chance, unseen till then."));
  wrap(8, 88, 280, 10, READ, BLACK);
  hints(t("Back"), cursor < ORDER_GIVE ? t("Next") : t("Do it"), 0);
}

function drawRow(row: i32, y: i32, selected: bool): void {
  listRow(2, y, 291, 13, selected);
  if (!selected && !orderPossible(row)) rowImpossible();
  put(load<u16>(WORDS + 2 * row));
  rowLabel();
  if (row == ORDER_CARD) put(cardName(kindOf(orderCard())));
  else if (row == ORDER_WHEN) put(load<u16>(WHEN + 2 * orderWindow()));
  else if (row == ORDER_WHOM) putWhom();
  rowValue();
}

function putWhom(): void {
  const seat = orderSeat();
  if (seat < <i32>state.seats)
    return put(seat == <i32>state.turn ? t("what is aimed at you") : seatName(seat));
  put(orderWindow() == 2 ? t("any card") : t("nobody"));
}

/** Whether a row can be chosen. */
export function orderPossible(row: i32): bool {
  if (row == ORDER_GIVE) return isLegal(ACTION_ORDER + <i32>state.sketch0);
  return row != ORDER_DROP || isLegal(ACTION_NO_ORDER);
}

export function pressOrder(code: i32): i32 {
  if (code == PRESS_A) return show(STAGE_FIRST, 0);
  if (code != PRESS_B) return pressList(code, ORDER_ROWS, orderPossible);
  const row = <i32>shell.cursor;
  if (!orderPossible(row)) return 0;
  if (row >= ORDER_GIVE)
    return decide(row == ORDER_GIVE ? ACTION_ORDER + <i32>state.sketch0 : ACTION_NO_ORDER);
  turnOrder(row);
  return STATUS_CHANGED;
}
