// Owns the unit tests of piecepack's rules, queries and test of saves that need no whole game.
import { chooseAction } from "./bot";
import {
  ARMS_3,
  CROWNS_4,
  DINING,
  FOYER,
  GRAVEYARD,
  INDOORS,
  KITCHEN,
  OUTDOORS,
  PATIO,
  ROOM_COUNT,
  STORAGE_IN,
  TEMPLE,
  exitsOf,
} from "./data";
import { FLAW_EXITS, FLAW_RANGE, FLAW_RITUAL, FLAW_ROOM, FLAW_TREE, FLAW_WALLS, flaw } from "./possible";
import {
  clockSquare,
  damage,
  freeExits,
  hiddenCount,
  intensity,
  isClosed,
  nextHourAt,
  nextIntensity,
  ticksLeft,
} from "./queries";
import {
  ACTION_BREAK,
  ACTION_COUNT,
  ACTION_COWER,
  ACTION_DIE,
  ACTION_DRAW,
  ACTION_GO,
  ACTION_NEW_ROOM,
  ACTION_PATIO,
  ACTION_RETREAT,
  ACTION_SEARCH,
  ACTION_STAY,
  PLAYER_CHANCE,
  PLAYER_NONE,
  WHY_ENOUGH,
  WHY_LAST_HEALTH,
  WHY_LEGAL,
  WHY_NOT_CLOSED,
  WHY_NOT_CONNECTED,
  WHY_NOT_NOW,
  WHY_NO_DOOR,
  WHY_NO_EXIT,
  WHY_NO_RITUAL,
  WHY_NO_STORAGE,
  WHY_STACK_EMPTY,
  applyAction,
  chanceWeight,
  currentPlayer,
  isPossible,
  legalActions,
  returns,
  setUp,
  whyNot,
} from "./rules";
import { PHASE_FIGHT, PHASE_MOVE, PHASE_REST, setFrom, setWalls, state } from "./state";

const OUT: usize = memory.data(2 * 62);

/** A game in which the player stands in the 3 Arms behind the Foyer. */
function inThreeArms(): void {
  setUp(false, false);
  setFrom(ARMS_3, FOYER);
  state.room = <u8>ARMS_3;
}

function roll(suns: i32, moons: i32, arms: i32): void {
  applyAction(ACTION_DIE + suns);
  applyAction(ACTION_DIE + moons);
  applyAction(ACTION_DIE + arms);
}

describe("piecepack rules", () => {
  it("PIECE-SETUP-7 PIECE-SETUP-8 PIECE-SETUP-10 PIECE-CLOCK-1 set up the first turn", () => {
    setUp(false, false);
    expect<i32>(state.health).toBe(5);
    expect<i32>(state.attack).toBe(1);
    expect<i32>(state.room).toBe(FOYER);
    expect<i32>(state.ticks).toBe(1);
    expect<i32>(currentPlayer()).toBe(0);
    expect<i32>(legalActions(OUT)).toBe(1);
    expect<i32>(load<u16>(OUT)).toBe(ACTION_NEW_ROOM);
  });

  it("PIECE-MOVE-2 table 3.2: 37 exits on 16 tiles", () => {
    let sum = 0;
    for (let room = 0; room < ROOM_COUNT; room++) sum += exitsOf(room);
    expect<i32>(sum).toBe(37);
    expect<i32>(exitsOf(TEMPLE) + exitsOf(GRAVEYARD) + exitsOf(STORAGE_IN)).toBe(3);
    expect<i32>(exitsOf(CROWNS_4)).toBe(4);
  });

  it("PIECE-CLOCK-2 PIECE-CLOCK-3 tell the clock", () => {
    setUp(false, false);
    state.ticks = 9;
    expect<i32>(intensity()).toBe(3);
    expect<i32>(nextIntensity()).toBe(5);
    expect<i32>(nextHourAt()).toBe(8);
    expect<i32>(ticksLeft()).toBe(15);
    expect<i32>(clockSquare()).toBe(1);
    state.ticks = 16;
    expect<i32>(intensity()).toBe(5);
    expect<i32>(nextIntensity()).toBe(-1);
  });

  it("PIECE-MOVE-4 PIECE-MOVE-5 PIECE-MOVE-6 PIECE-BREAK-1 say why a move is illegal", () => {
    inThreeArms();
    expect<i32>(whyNot(ACTION_NEW_ROOM)).toBe(WHY_LEGAL);
    expect<i32>(whyNot(ACTION_GO + KITCHEN)).toBe(WHY_NOT_CONNECTED);
    expect<i32>(whyNot(ACTION_STAY)).toBe(WHY_NO_RITUAL);
    expect<i32>(whyNot(ACTION_PATIO)).toBe(WHY_NO_DOOR);
    expect<i32>(whyNot(ACTION_BREAK)).toBe(WHY_NOT_CLOSED);
    expect<i32>(whyNot(ACTION_COWER)).toBe(WHY_NOT_NOW);
    expect<i32>(whyNot(-1)).toBe(WHY_NOT_NOW);
    expect<i32>(whyNot(ACTION_COUNT)).toBe(WHY_NOT_NOW);
    state.room = <u8>FOYER;
    expect<i32>(whyNot(ACTION_NEW_ROOM)).toBe(WHY_NO_EXIT);
    for (let tile = TEMPLE; tile <= DINING; tile++) if (tile != ARMS_3) setFrom(tile, DINING);
    expect<i32>(whyNot(ACTION_NEW_ROOM)).toBe(WHY_STACK_EMPTY);
  });

  it("PIECE-MOVE-7 PIECE-OPT-1 the patio exit is reserved and cannot cost the last health", () => {
    setUp(true, false);
    setFrom(DINING, FOYER);
    state.room = <u8>DINING;
    expect<i32>(freeExits(DINING)).toBe(2);
    state.health = 1;
    expect<i32>(whyNot(ACTION_PATIO)).toBe(WHY_LAST_HEALTH);
    state.health = 2;
    expect<bool>(applyAction(ACTION_PATIO)).toBe(true);
    expect<i32>(state.health).toBe(1);
    expect<i32>(freeExits(DINING)).toBe(2);
    expect<i32>(freeExits(PATIO)).toBe(1);
  });

  it("PIECE-BREAK-1 PIECE-SETUP-3 PIECE-SETUP-4 count stacks and closed areas", () => {
    inThreeArms();
    expect<i32>(hiddenCount(INDOORS)).toBe(6);
    expect<i32>(hiddenCount(OUTDOORS)).toBe(7);
    expect<bool>(isClosed(INDOORS)).toBe(false);
    setUp(false, false);
    setFrom(STORAGE_IN, FOYER);
    expect<bool>(isClosed(INDOORS)).toBe(true);
  });

  it("PIECE-EVENT-4 PIECE-FIGHT-1 PIECE-FIGHT-5 ask for fight or retreat only against damage", () => {
    inThreeArms();
    state.ticks = 9;
    applyAction(ACTION_GO + FOYER);
    expect<i32>(currentPlayer()).toBe(PLAYER_CHANCE);
    expect<i32>(chanceWeight(ACTION_DIE + 3)).toBe(1);
    expect<i32>(chanceWeight(ACTION_DRAW)).toBe(0);
    roll(1, 4, 2);
    expect<i32>(state.phase).toBe(PHASE_FIGHT);
    expect<i32>(damage()).toBe(6);
    expect<i32>(whyNot(ACTION_RETREAT + ARMS_3)).toBe(WHY_LEGAL);
    expect<i32>(whyNot(ACTION_RETREAT + KITCHEN)).toBe(WHY_NOT_CONNECTED);
    state.health = 1;
    expect<i32>(whyNot(ACTION_RETREAT + ARMS_3)).toBe(WHY_LAST_HEALTH);
  });

  it("PIECE-COWER-2 PIECE-ROOM-4 say why rest is illegal, and the turn ends where none is left", () => {
    inThreeArms();
    state.health = 4;
    applyAction(ACTION_GO + FOYER);
    roll(1, 0, 1);
    expect<i32>(state.phase).toBe(PHASE_REST);
    expect<i32>(whyNot(ACTION_SEARCH)).toBe(WHY_NO_STORAGE);
    expect<i32>(whyNot(ACTION_COWER)).toBe(WHY_LEGAL);
    state.health = 5;
    expect<i32>(whyNot(ACTION_COWER)).toBe(WHY_ENOUGH);
    inThreeArms();
    applyAction(ACTION_GO + FOYER);
    roll(1, 0, 1);
    expect<i32>(state.phase).toBe(PHASE_MOVE);
    expect<i32>(state.turn).toBe(2);
  });

  it("PIECE-END-2 nobody acts after the end", () => {
    inThreeArms();
    state.ticks = 23;
    applyAction(ACTION_GO + FOYER);
    roll(1, 0, 1);
    expect<i32>(currentPlayer()).toBe(PLAYER_NONE);
    expect<i32>(returns(0)).toBe(-1);
    expect<i32>(legalActions(OUT)).toBe(0);
    expect<i32>(chooseAction(3, OUT)).toBe(-1);
  });
});

describe("piecepack saves", () => {
  it("take a state of play", () => {
    inThreeArms();
    expect<bool>(isPossible()).toBe(true);
  });

  it("refuse values out of range", () => {
    inThreeArms();
    state.health = 7;
    expect<i32>(flaw()).toBe(FLAW_RANGE);
    inThreeArms();
    state.ticks = 0;
    expect<i32>(flaw()).toBe(FLAW_RANGE);
  });

  it("refuse a player in a hidden room, circles, doors through the wall of the house", () => {
    inThreeArms();
    state.room = <u8>KITCHEN;
    expect<i32>(flaw()).toBe(FLAW_ROOM);
    inThreeArms();
    setFrom(ARMS_3, KITCHEN);
    setFrom(KITCHEN, ARMS_3);
    expect<i32>(flaw()).toBe(FLAW_TREE);
    inThreeArms();
    setFrom(GRAVEYARD, ARMS_3);
    expect<i32>(flaw()).toBe(FLAW_TREE);
  });

  it("refuse more connections than exits, and broken walls that stand open", () => {
    inThreeArms();
    setFrom(KITCHEN, FOYER);
    expect<i32>(flaw()).toBe(FLAW_EXITS);
    inThreeArms();
    setWalls(ARMS_3, 1);
    expect<i32>(flaw()).toBe(FLAW_WALLS);
  });

  it("refuse a burial without totem", () => {
    inThreeArms();
    state.bury = 1;
    expect<i32>(flaw()).toBe(FLAW_RITUAL);
  });
});
