// Owns the unit tests of pocket's clock and items: when a card is needed, what is found.
import { FOYER, GASOLINE, GOLF, OIL, RAKE, SAW, STORAGE, TOTEM } from "./data";
import { FLAW_NONE, flaw } from "./possible";
import { bitOf, cardsLeft, itemsOf } from "./queries";
import {
  ACTION_CARD,
  ACTION_COUNT,
  ACTION_COWER,
  ACTION_DRINK,
  ACTION_FUEL,
  ACTION_GO,
  ACTION_ROOM,
  ACTION_SEARCH,
  ACTION_TAKE,
  WHY_DEAD,
  WHY_LEGAL,
  WHY_NOT_HELD,
  WHY_NOT_NOW,
  WHY_NO_FUEL,
  WHY_NO_SAW,
  WHY_OWN,
  WHY_USED,
  giveAction,
  legalActions,
  legalFree,
  whyNot,
} from "./rules";
import { begin, health, lay, leave, perform, points, withBedroom } from "./rules-positions";
import { setBatch, setDied, setHealth, setHolder, state } from "./state";
import { PHASE_TAKE, PHASE_TASK, RESULT_MIDNIGHT } from "./state-phases";

const OUT: usize = memory.data(2 * ACTION_COUNT);

describe("pocket's clock", () => {
  it("POCKET-TIME-2 b at the end of the turn", () => {
    begin(2, 3);
    leave(1);
    perform([ACTION_COWER, ACTION_CARD + 8]);
    expect<i32>(state.hour).toBe(1);
    expect<i32>(cardsLeft()).toBe(9);
    expect<i32>(health()).toBe(44);
  });

  it("POCKET-TIME-2 a at once when a search needs a card, and the event's own card can come", () => {
    begin(2);
    withBedroom();
    state.cardsUsed = <u16>(0x1ff & ~bitOf(GASOLINE)); // its line at 9 pm is an item
    perform([ACTION_GO, ACTION_CARD + GASOLINE, ACTION_SEARCH]);
    expect<i32>(state.hour).toBe(1);
    expect<i32>(cardsLeft()).toBe(9);
    perform([ACTION_CARD + GASOLINE]);
    expect<i32>(cardsLeft()).toBe(8);
    expect<i32>(state.gasFuel).toBe(2);
    expect<i32>(state.hour).toBe(1);
    expect<i32>(state.leader).toBe(1);
  });

  it("POCKET-ITEM-9 no search at 11 pm without a card", () => {
    begin(2);
    withBedroom();
    state.hour = 2;
    state.cardsUsed = <u16>(0x1ff & ~bitOf(RAKE)); // its line at 11 pm is an item
    perform([ACTION_GO, ACTION_CARD + RAKE]);
    expect<i32>(state.result).toBe(RESULT_MIDNIGHT);
    expect<i32>(points()).toBe(11);
    expect<i32>(flaw()).toBe(FLAW_NONE);
  });

  it("POCKET-SCORE-4 AMB-30 at midnight the living score, the dead do not", () => {
    begin(3, 2);
    setHealth(1, 0);
    setBatch(1, 1);
    setDied(1, FOYER, 0);
    state.batches = 1;
    state.hour = 2;
    leave(1);
    perform([ACTION_COWER, ACTION_CARD + 8]);
    expect<i32>(points()).toBe(101);
    expect<i32>(state.hour).toBe(3);
  });
});

describe("pocket's items", () => {
  it("POCKET-ITEM-3 POCKET-ITEM-5 another one for one that is held, none where none is left, fuel as far as it goes", () => {
    begin(2);
    withBedroom();
    setHolder(RAKE, 1);
    setHolder(SAW, 1);
    state.sawFuel = 3;
    perform([ACTION_GO, ACTION_CARD + GOLF, ACTION_SEARCH, ACTION_CARD + RAKE]);
    expect<i32>(state.phase).toBe(PHASE_TAKE);
    expect<i32>(legalActions(OUT)).toBe(7);
    perform([ACTION_TAKE + GASOLINE]);
    expect<i32>(state.gasFuel).toBe(1);
    begin(2);
    withBedroom();
    for (let item = 0; item < 9; item++) if (item != OIL) setHolder(item, 1);
    perform([ACTION_GO, ACTION_CARD + GOLF, ACTION_SEARCH, ACTION_CARD + RAKE]);
    expect<i32>(itemsOf(0)).toBe(1 << OIL); // the only one is not asked for
    begin(2);
    withBedroom();
    for (let item = 0; item < 9; item++) setHolder(item, 1);
    perform([ACTION_GO, ACTION_CARD + GOLF, ACTION_SEARCH, ACTION_CARD + RAKE]);
    expect<i32>(itemsOf(0)).toBe(0);
    expect<i32>(state.phase).toBe(PHASE_TASK);
  });

  it("POCKET-STORE-1 POCKET-STORE-2 AMB-37 the room is used up even for nothing", () => {
    begin(2);
    lay(STORAGE, 0, -1, 2);
    state.tile = <u8>STORAGE;
    for (let item = 0; item < 9; item++) setHolder(item, 1);
    perform([ACTION_ROOM, ACTION_CARD + RAKE]);
    expect<i32>(state.storageUsed).toBe(1);
    expect<i32>(state.leader).toBe(1);
    expect<i32>(whyNot(ACTION_ROOM)).toBe(WHY_USED);
  });

  it("POCKET-TRADE-1 POCKET-GAS-1 free actions and why they are closed", () => {
    begin(3);
    expect<i32>(legalFree(OUT)).toBe(0);
    setHolder(RAKE, 1);
    setHealth(2, 0);
    expect<i32>(legalFree(OUT)).toBe(1);
    expect<i32>(whyNot(giveAction(RAKE, 0))).toBe(WHY_LEGAL);
    expect<i32>(whyNot(giveAction(RAKE, 1))).toBe(WHY_OWN);
    expect<i32>(whyNot(giveAction(RAKE, 2))).toBe(WHY_DEAD);
    expect<i32>(whyNot(giveAction(RAKE, 3))).toBe(WHY_NOT_NOW);
    expect<i32>(whyNot(giveAction(TOTEM, 0))).toBe(WHY_NOT_HELD);
    expect<i32>(whyNot(ACTION_DRINK)).toBe(WHY_NOT_HELD);
    expect<i32>(whyNot(ACTION_FUEL)).toBe(WHY_NOT_HELD);
    setHolder(GASOLINE, 0);
    expect<i32>(whyNot(ACTION_FUEL)).toBe(WHY_NO_SAW);
    setHolder(SAW, 1);
    expect<i32>(whyNot(ACTION_FUEL)).toBe(WHY_NO_FUEL);
    state.gasFuel = 1;
    perform([ACTION_FUEL]);
    expect<i32>(state.sawFuel).toBe(1);
    expect<i32>(state.gasFuel).toBe(0);
  });
});
