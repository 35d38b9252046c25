// Owns the unit tests of pocket's fights: windows, picks, fire, declarations, damage, flight.
import {
  CANDELABRA,
  DINING,
  FOYER,
  GASOLINE,
  GOLF,
  MACHETE,
  NONE,
  OIL,
  PATIO,
  RAKE,
  SAW,
  TEMPLE,
  YARD_A,
} from "./data";
import { FLAW_NONE, flaw } from "./possible";
import { itemsOf, supply } from "./queries";
import {
  ACTION_AGREE,
  ACTION_CARD,
  ACTION_COUNT,
  ACTION_FIGHT,
  ACTION_FLEE,
  ACTION_GO,
  ACTION_IGNITE,
  ACTION_MOVE_TO,
  ACTION_ON,
  ACTION_REFUSE,
  ACTION_ROOM,
  ACTION_SPLIT,
  ACTION_USE,
  WHY_FLED,
  WHY_LEGAL,
  WHY_NOT_HELD,
  WHY_NOT_NOW,
  WHY_NO_CANDLE,
  WHY_NO_FUEL,
  WHY_ONCE,
  currentPlayer,
  giveAction,
  legalActions,
  whyNot,
} from "./rules";
import { begin, health, lay, onGraveyard, perform, withBedroom } from "./rules-positions";
import { setHolder, state } from "./state";
import { PHASE_AGREE, PHASE_FLEE_MOVE, PHASE_REVEAL, PHASE_SPLIT, TOTEM_HELD } from "./state-phases";

const OUT: usize = memory.data(2 * ACTION_COUNT);

describe("pocket's fights", () => {
  it("POCKET-TRADE-3 windows: before the first pick and after the reveal only", () => {
    begin(2);
    withBedroom();
    setHolder(RAKE, 1);
    perform([ACTION_GO, ACTION_CARD + RAKE]);
    expect<i32>(whyNot(giveAction(RAKE, 0))).toBe(WHY_LEGAL);
    perform([ACTION_FIGHT]);
    expect<i32>(whyNot(giveAction(RAKE, 0))).toBe(WHY_NOT_NOW);
    perform([ACTION_FIGHT]);
    expect<i32>(whyNot(giveAction(RAKE, 0))).toBe(WHY_LEGAL);
    perform([ACTION_ON]);
    expect<i32>(whyNot(giveAction(RAKE, 0))).toBe(WHY_NOT_NOW);
  });

  it("POCKET-COMBAT-4 AMB-34 runners gain at the reveal; POCKET-COMBAT-14 the leader who fled splits", () => {
    begin(3, 2);
    withBedroom();
    perform([ACTION_GO, ACTION_CARD + RAKE, ACTION_FLEE, ACTION_FIGHT]);
    expect<i32>(health()).toBe(222);
    perform([ACTION_FIGHT]);
    expect<i32>(health()).toBe(322);
    perform([ACTION_ON]); // 3 + 4 zombies, two fight: damage 5
    expect<i32>(state.phase).toBe(PHASE_SPLIT);
    expect<i32>(currentPlayer()).toBe(0);
    expect<i32>(legalActions(OUT)).toBe(2);
    expect<i32>(whyNot(ACTION_SPLIT + 1)).toBe(WHY_NOT_NOW);
    expect<i32>(whyNot(ACTION_SPLIT + 6)).toBe(WHY_NOT_NOW);
    perform([ACTION_SPLIT + 2]);
    expect<i32>(health()).toBe(300);
  });

  it("POCKET-GOLF-1 the club counts where it lies when declarations begin", () => {
    begin(2);
    withBedroom();
    setHolder(GOLF, 0);
    perform([ACTION_GO, ACTION_CARD + MACHETE, ACTION_FLEE, ACTION_FIGHT, ACTION_ON]);
    expect<i32>(state.attack).toBe(2);
    begin(2);
    withBedroom();
    setHolder(GOLF, 0);
    perform([ACTION_GO, ACTION_CARD + MACHETE, ACTION_FLEE, ACTION_FIGHT, giveAction(GOLF, 1), ACTION_ON]);
    expect<i32>(currentPlayer()).toBe(1); // she may use it now
    perform([ACTION_USE]);
    expect<i32>(state.attack).toBe(1);
    begin(2);
    withBedroom();
    setHolder(GOLF, 0);
    perform([ACTION_GO, ACTION_CARD + MACHETE, ACTION_FIGHT, ACTION_FLEE, giveAction(GOLF, 1), ACTION_ON]);
    expect<i32>(state.attack).toBe(2);
  });

  it("POCKET-SAW-1 AMB-48 one chip a fight, and no question to whom nothing helps", () => {
    begin(1);
    withBedroom();
    setHolder(SAW, 0);
    state.sawFuel = 1;
    perform([ACTION_GO, ACTION_CARD + RAKE, ACTION_FIGHT, ACTION_ON, ACTION_USE + (1 << SAW)]);
    expect<i32>(state.attack).toBe(4);
    expect<i32>(state.sawFuel).toBe(0);
    expect<i32>(supply()).toBe(4);
    perform([ACTION_GO + 2, ACTION_CARD + OIL, ACTION_FIGHT, ACTION_ON]);
    expect<i32>(state.damage).toBe(2);
  });

  it("POCKET-CANDEL-1..4 fire: who may, once, with consent of another holder", () => {
    begin(3);
    withBedroom();
    perform([ACTION_GO, ACTION_CARD + RAKE, ACTION_FIGHT, ACTION_FIGHT, ACTION_FLEE]);
    expect<i32>(whyNot(ACTION_IGNITE)).toBe(WHY_NO_CANDLE);
    setHolder(CANDELABRA, 0);
    expect<i32>(whyNot(ACTION_IGNITE)).toBe(WHY_NOT_HELD);
    setHolder(GASOLINE, 1);
    expect<i32>(whyNot(ACTION_IGNITE + 1)).toBe(WHY_NO_FUEL);
    state.gasFuel = 1;
    setHolder(OIL, 2);
    expect<i32>(whyNot(ACTION_IGNITE)).toBe(WHY_FLED);
    perform([ACTION_IGNITE + 1]);
    expect<i32>(state.phase).toBe(PHASE_AGREE);
    expect<i32>(currentPlayer()).toBe(1);
    expect<i32>(flaw()).toBe(FLAW_NONE);
    perform([ACTION_REFUSE]);
    expect<i32>(state.phase).toBe(PHASE_REVEAL);
    expect<i32>(whyNot(ACTION_IGNITE + 1)).toBe(WHY_ONCE);
    state.fireAsked = 0;
    state.fireItem = <u8>NONE;
    perform([ACTION_IGNITE + 1, ACTION_AGREE]);
    expect<i32>(state.gasFuel).toBe(0);
    expect<i32>(health()).toBe(666);
    expect<i32>(itemsOf(0)).toBe(1 << CANDELABRA);
    expect<i32>(state.leader).toBe(1);
  });

  it("POCKET-TEMPLE-2 POCKET-TEMPLE-3 what a search needs", () => {
    begin(1);
    lay(TEMPLE, 0, -1, 1);
    state.tile = <u8>TEMPLE;
    perform([ACTION_ROOM, ACTION_CARD + RAKE, ACTION_FIGHT, ACTION_ON]);
    expect<i32>(state.totem).toBe(TOTEM_HELD);
    begin(2, 2);
    lay(TEMPLE, 0, -1, 1);
    state.tile = <u8>TEMPLE;
    perform([ACTION_ROOM, ACTION_CARD + RAKE, ACTION_FIGHT, ACTION_FLEE, ACTION_ON]);
    expect<i32>(health()).toBe(3); // the only fighter died
    expect<i32>(state.totem).toBe(0);
    expect<i32>(state.tile).toBe(TEMPLE);
    begin(1);
    lay(TEMPLE, 0, -1, 1);
    state.tile = <u8>TEMPLE;
    perform([ACTION_ROOM, ACTION_CARD + RAKE, ACTION_FLEE]);
    expect<i32>(state.tile).toBe(FOYER);
    expect<i32>(state.totem).toBe(0);
  });

  it("POCKET-COMBAT-6 AMB-33 ways of flight, the broken window among them", () => {
    begin(1);
    onGraveyard();
    state.tile = <u8>PATIO;
    lay(YARD_A, 0, 1, 2); // E S W -> W N E
    perform([ACTION_GO + 2, ACTION_CARD + RAKE, ACTION_FLEE]);
    expect<i32>(state.tile).toBe(PATIO); // the only way is not asked for
    perform([ACTION_GO + 1, ACTION_CARD + OIL, ACTION_FIGHT, ACTION_ON]);
    perform([ACTION_GO + 3, ACTION_CARD + MACHETE, ACTION_FLEE]);
    expect<i32>(state.phase).toBe(PHASE_FLEE_MOVE);
    expect<i32>(legalActions(OUT)).toBe(3);
    expect<i32>(flaw()).toBe(FLAW_NONE);
    perform([ACTION_MOVE_TO + 4]);
    expect<i32>(state.tile).toBe(DINING);
  });
});
