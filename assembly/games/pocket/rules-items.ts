// Owns what happens to items in pocket: found, taken, discarded, given, drunk, filled up.
import { CONCOCTION, CONCOCTION_HEALS, FUEL_FOUND, GASOLINE, NONE, SAW, TOTEM } from "./data";
import { actingLeader, bitOf, cardsLeft, supply, unclaimed } from "./queries";
import { givenItem, givenSeat } from "./rules-actions";
import { afterEvent, endTurn, healAll, nextHour, useCard } from "./rules-turn";
import { holderOf, lossOf, setHolder, setLoss, state } from "./state";
import { PHASE_ITEM_CARD, PHASE_LOSS, PHASE_TAKE, TASK_ITEM } from "./state-phases";

/** POCKET-ITEM-1; POCKET-TIME-2a: a card is needed, so an empty pile is shuffled at once. */
export function search(): void {
  if (cardsLeft() == 0) nextHour();
  state.phase = <u8>PHASE_ITEM_CARD;
}

/** POCKET-ITEM-2, -3, POCKET-STORE-1: the card shows an item, its lines do not count. */
export function itemCard(card: i32): void {
  useCard(card);
  state.itemCard = <u8>card;
  if (holderOf(card) == NONE) return take(card);
  const choice = unclaimed();
  if (popcnt(choice) > 1) state.phase = <u8>PHASE_TAKE;
  else if (choice != 0) take(ctz(choice));
  else afterItem();
}

/** The leader gets an item; POCKET-ITEM-5: with fuel, as far as there is any. */
export function take(item: i32): void {
  const fuel = <u8>min(supply(), FUEL_FOUND);
  if (item == SAW) state.sawFuel = fuel;
  else if (item == GASOLINE) state.gasFuel = fuel;
  setHolder(item, actingLeader());
  state.itemGot = <u8>item;
  afterItem();
}

function afterItem(): void {
  if (state.task == TASK_ITEM) endTurn();
  else afterEvent();
}

/** POCKET-ITEM-7: nobody's again, its chips in the supply. */
export function discard(item: i32): void {
  setHolder(item, NONE);
  if (item == SAW) state.sawFuel = 0;
  else if (item == GASOLINE) state.gasFuel = 0;
}

/** POCKET-TRADE-1, -2; against a curse the loss goes along with the totem. */
export function give(action: i32): void {
  const item = givenItem(action);
  const to = givenSeat(action);
  if (item == TOTEM) giveTotemOn(to);
  else {
    setHolder(item, to);
    state.passed &= <u8>~bitOf(to); // in a loss: she has something new to do
  }
}

function giveTotemOn(to: i32): void {
  if (state.phase == PHASE_LOSS) {
    setLoss(to, lossOf(state.totemHolder));
    setLoss(state.totemHolder, 0);
    state.passed = 0; // another one is struck: all may think anew
  }
  state.totemHolder = <u8>to;
}

/** POCKET-CONC-1. */
export function drink(): void {
  healAll(1 << holderOf(CONCOCTION), CONCOCTION_HEALS);
  discard(CONCOCTION);
}

/** POCKET-GAS-1: one chip. */
export function fuelSaw(): void {
  state.gasFuel -= 1;
  state.sawFuel += 1;
}
