// Owns a secret order while it is put together: State.sketch0 = the order's place behind ACTION_ORDER.
import { ACTION_COUNT, ACTION_NO_ORDER, ACTION_ORDER, isLegal, nextLegal } from "./rules";
import { orderOf, state } from "./state";

// Rows of the page.
export const ORDER_CARD: i32 = 0;
export const ORDER_WHEN: i32 = 1;
export const ORDER_WHOM: i32 = 2;
export const ORDER_GIVE: i32 = 3;
export const ORDER_DROP: i32 = 4;
export const ORDER_ROWS: i32 = 5;

/** What one step of a row's value is in an order's number: the card, the window, the seat. */
const UNITS: usize = memory.data<u8>([21, 7, 1]);
const WHOLE: i32 = ACTION_NO_ORDER - ACTION_ORDER; // all orders

export function orderCard(): i32 {
  return <i32>state.sketch0 / 21;
}
/** 0 before another walks, 1 before zombies walk, 2 against another's card. */
export function orderWindow(): i32 {
  return (<i32>state.sketch0 / 7) % 3;
}
/** Seat, 6 = nobody or anything. */
export function orderSeat(): i32 {
  return <i32>state.sketch0 % 7;
}

/** Whether an order can be given now. */
export function hasOrders(): bool {
  return nextOrder(0, WHOLE, -1) >= 0;
}

/** Whether a row of the page can be chosen. */
export function orderPossible(row: i32): bool {
  if (row == ORDER_GIVE) return isLegal(ACTION_ORDER + <i32>state.sketch0);
  return row != ORDER_DROP || isLegal(ACTION_NO_ORDER);
}

/** Puts the order that stands, or the first that can be given, into the sketch. */
export function beginOrder(): void {
  const stands = orderOf(state.turn) - 1;
  state.sketch0 = <u16>(stands >= 0 ? stands : max(nextOrder(0, WHOLE, -1), 0));
}

/** The next value of a row: the next order in which it differs and what stands above it does not. */
export function turnOrder(row: i32): void {
  const now = <i32>state.sketch0;
  const unit = <i32>load<u8>(UNITS + row);
  const whole = row == ORDER_CARD ? WHOLE : <i32>load<u8>(UNITS + row - 1);
  const next = nextOrder((now / whole) * whole, whole, now - (now % unit) + unit - 1);
  if (next >= 0) state.sketch0 = <u16>next;
}

/** The first order behind `after` in from .. from + whole, else the first there at all; -1 = there is none. */
function nextOrder(from: i32, whole: i32, after: i32): i32 {
  const first = ACTION_ORDER + from;
  const last = first + whole - 1;
  let order = nextLegal(max(first, ACTION_ORDER + after + 1), last);
  if (order == ACTION_COUNT && after >= 0) order = nextLegal(first, last);
  return order == ACTION_COUNT ? -1 : order - ACTION_ORDER;
}
