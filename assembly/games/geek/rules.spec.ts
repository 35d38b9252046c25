// Owns the unit tests of geek's set-up, turns and deals: tables, weights and reasons that scenarios do not show.
import {
  ALEX,
  ANITA,
  GAS,
  JOHNNY,
  KEYS,
  KINDS,
  KIT,
  MARY,
  MAX,
  NONE,
  OPTION_NO_TRUCK_TILE,
  OPTION_RESTLESS,
  RESCUED,
  SPREAD_ANYWHERE,
  SPREAD_MIXED,
  SPREAD_SPOTS,
  ZOMBIE,
  startHearts,
  tileCount,
} from "./data";
import { CAB, SQUARES, START, isTruck, spotAt } from "./data-board";
import { truckReady } from "./queries";
import { layWeight } from "./queries-lay";
import {
  ACTION_AGREE,
  ACTION_COUNT,
  ACTION_END_TURN,
  ACTION_FIRST,
  ACTION_GET,
  ACTION_GIVE,
  ACTION_GIVE_UP,
  ACTION_KIT,
  ACTION_LAY,
  ACTION_LEAVE,
  ACTION_REFUSE,
  ACTION_SPIN,
  ACTION_STOP,
  PLAYER_CHANCE,
  PLAYER_NONE,
  WHY_FAR,
  WHY_LEGAL,
  WHY_NOT_ABOARD,
  WHY_NOT_HELD,
  WHY_NOT_NOW,
  WHY_NO_GAS,
  WHY_NO_KEYS,
  WHY_NO_KIT,
  WHY_REFUSED,
  WHY_TRUCK_MONSTER,
  WHY_TRUCK_TILE,
  applyAction,
  chanceWeight,
  currentPlayer,
  defaultCast,
  isLegal,
  isPossible,
  isTerminal,
  legalActions,
  restlessSeat,
  returns,
  setUp,
  whyNot,
} from "./rules";
import { A, J, K, at, emptyHouse, hide, perform, place, spin } from "./rules-positions";
import { heartsOf, held, isHidden, leftOf, setFate, setHeld, setMonsterAt, state } from "./state";
import {
  FATE_UNDEAD,
  PHASE_END,
  PHASE_FIRST,
  PHASE_LAY,
  PHASE_LEAVE,
  PHASE_START,
  PHASE_TRADE,
  RESULT_ESCAPED,
  RESULT_GIVEN_UP,
} from "./state-phases";

const OUT: usize = memory.data(2 * ACTION_COUNT);
const THINGS_A_SEAT: i32 = 17;

/** Lays all tiles, always on the first square that can have one; the largest sum of weights on the way. */
function layAll(): i32 {
  let most = 0;
  while (<i32>state.phase == PHASE_LAY) {
    const count = legalActions(OUT);
    let sum = 0;
    for (let i = 0; i < count; i++) sum += chanceWeight(load<u16>(OUT + 2 * i));
    most = max(most, sum);
    perform(load<u16>(OUT));
  }
  return most;
}

describe("geek's set-up", () => {
  it("GEEK-COMP-8 GEEK-SETUP-2 GEEK-SETUP-4 tiles and hearts for every number of seats and level", () => {
    for (let seats = 1; seats <= 5; seats++) {
      for (let level = 0; level < 4; level++) {
        defaultCast();
        setUp(seats, 0, level, NONE);
        let tiles = 0;
        for (let kind = 0; kind < KINDS; kind++) tiles += leftOf(kind);
        expect<i32>(tiles).toBe(60 - seats);
        for (let seat = 0; seat < seats; seat++) {
          expect<i32>(heartsOf(seat)).toBe(startHearts(seat, level));
          expect<i32>(leftOf(RESCUED + seat)).toBe(0);
        }
        expect<bool>(isPossible()).toBe(true);
      }
    }
    expect<i32>(startHearts(JOHNNY, 3)).toBe(3);
    expect<i32>(tileCount(ZOMBIE)).toBe(17);
  });

  it("GEEK-SETUP-5 GEEK-SETUP-7 every way to lay, with and without a tile in the truck", () => {
    for (let spread = SPREAD_SPOTS; spread <= SPREAD_ANYWHERE; spread++) {
      for (let closed = 0; closed < 2; closed++) {
        defaultCast();
        setUp(1, 0, (spread << 3) | (closed ? OPTION_NO_TRUCK_TILE : 0), NONE);
        expect<i32>(layAll()).toBeLessThan(65536);
        let hidden = 0;
        for (let square = 0; square < SQUARES; square++) {
          if (!isHidden(square)) continue;
          hidden++;
          expect<bool>(square != START && (!isTruck(square) || square == CAB)).toBe(true);
          if (spread == SPREAD_SPOTS) expect<bool>(spotAt(square) >= 0).toBe(true);
        }
        expect<i32>(hidden).toBe(59);
        if (closed) expect<bool>(isHidden(CAB)).toBe(false);
        expect<i32>(state.phase).toBe(PHASE_START);
      }
    }
  });

  it("GEEK-SETUP-6 mixed: three in four on a hiding spot alone", () => {
    defaultCast();
    setUp(5, 0, SPREAD_MIXED << 3, NONE);
    const spot = layWeight(CAB);
    const other = layWeight(1);
    expect<i32>(spot).toBe(3 * 140 + 64);
    expect<i32>(other).toBe(64);
    expect<i32>(64 * spot + 76 * other).toBe(4 * 140 * 64);
  });

  it("GEEK-TURN-2 chance or the players say who begins", () => {
    defaultCast();
    setUp(3, 0, 0, NONE);
    layAll();
    expect<i32>(state.phase).toBe(PHASE_FIRST);
    expect<i32>(currentPlayer()).toBe(PLAYER_CHANCE);
    expect<i32>(legalActions(OUT)).toBe(3);
    perform(ACTION_FIRST + 2);
    expect<i32>(currentPlayer()).toBe(2);
    setUp(3, 0, 0, 1);
    layAll();
    expect<i32>(currentPlayer()).toBe(1);
  });
});

describe("geek's turns", () => {
  it("GEEK-TURN-1 GEEK-TURN-5 GEEK-DIFF-3 seats in turn, the house behind the last one", () => {
    emptyHouse(2, OPTION_RESTLESS);
    setMonsterAt(0, at(K, 6));
    expect<i32>(restlessSeat()).toBe(2);
    for (let seat = 0; seat < 2; seat++) {
      expect<i32>(currentPlayer()).toBe(seat);
      spin(0);
      perform(ACTION_STOP);
      if (<i32>state.phase == PHASE_END) perform(ACTION_END_TURN);
    }
    expect<i32>(currentPlayer()).toBe(2);
    expect<i32>(state.round).toBe(1);
    expect<bool>(isPossible()).toBe(true);
  });

  it("GEEK-UNDEAD-12 the house without a monster is skipped", () => {
    emptyHouse(1, OPTION_RESTLESS);
    spin(0);
    perform(ACTION_STOP);
    expect<i32>(currentPlayer()).toBe(0);
    expect<i32>(state.round).toBe(2);
  });

  it("actions of other phases are not legal, nor are numbers that are none", () => {
    emptyHouse(1, 0);
    expect<i32>(whyNot(ACTION_LAY)).toBe(WHY_NOT_NOW);
    expect<i32>(whyNot(ACTION_COUNT)).toBe(WHY_NOT_NOW);
    expect<i32>(whyNot(-1)).toBe(WHY_NOT_NOW);
    expect<bool>(applyAction(ACTION_AGREE)).toBe(false);
    expect<i32>(whyNot(ACTION_KIT)).toBe(WHY_NO_KIT);
    expect<i32>(whyNot(ACTION_SPIN)).toBe(WHY_LEGAL);
  });

  it("GEEK-WIN-8 giving up is no decision of the list, and the undead win by it", () => {
    emptyHouse(2, 0);
    setFate(1, FATE_UNDEAD);
    const count = legalActions(OUT);
    expect<i32>(load<u16>(OUT + 2 * (count - 1))).not.toBe(ACTION_GIVE_UP);
    perform(ACTION_GIVE_UP);
    expect<i32>(state.result).toBe(RESULT_GIVEN_UP);
    expect<i32>(returns(0) * 2 + returns(1)).toBe(1);
    expect<i32>(currentPlayer()).toBe(PLAYER_NONE);
    expect<bool>(isLegal(ACTION_GIVE_UP)).toBe(false);
  });
});

/** Two in the truck and one before it. */
function atTruck(): void {
  emptyHouse(3, 0);
  place(0, MARY, at(K, 2));
  place(1, MAX, at(K, 2));
  place(2, ANITA, at(J, 2));
}

describe("geek's truck", () => {
  it("GEEK-WIN-1 GEEK-TRUCK-3 says what is missing", () => {
    atTruck();
    expect<i32>(whyNot(ACTION_LEAVE)).toBe(WHY_NO_KEYS);
    setHeld(0, KEYS, 1);
    expect<i32>(whyNot(ACTION_LEAVE)).toBe(WHY_NO_GAS);
    setHeld(2, GAS, 1);
    expect<i32>(whyNot(ACTION_LEAVE)).toBe(WHY_NO_GAS); // not aboard
    setHeld(2, GAS, 0);
    setHeld(1, GAS, 1);
    expect<bool>(truckReady()).toBe(true);
    hide(CAB, KIT);
    expect<i32>(whyNot(ACTION_LEAVE)).toBe(WHY_TRUCK_TILE);
    setMonsterAt(0, CAB);
    expect<i32>(whyNot(ACTION_LEAVE)).toBe(WHY_TRUCK_MONSTER);
    state.turn = 2;
    expect<i32>(whyNot(ACTION_LEAVE)).toBe(WHY_NOT_ABOARD);
  });

  it("GEEK-WIN-3 a carrier who refuses is not asked again before the next spin", () => {
    atTruck();
    setHeld(0, KEYS, 1);
    setHeld(1, GAS, 1);
    perform(ACTION_LEAVE);
    expect<i32>(state.phase).toBe(PHASE_LEAVE);
    expect<i32>(currentPlayer()).toBe(1);
    perform(ACTION_REFUSE);
    expect<i32>(state.phase).toBe(PHASE_START);
    expect<i32>(whyNot(ACTION_LEAVE)).toBe(WHY_REFUSED);
    spin(0);
    perform(ACTION_STOP);
    perform(ACTION_LEAVE);
    perform(ACTION_AGREE);
    expect<bool>(isTerminal()).toBe(true);
    expect<i32>(state.result).toBe(RESULT_ESCAPED);
    expect<i32>(returns(0) * 4 + returns(1) * 2 + returns(2)).toBe(6);
  });
});

describe("geek's trades", () => {
  it("GEEK-TRADE-3 GEEK-TRADE-4 neighbours only, and the other has a say", () => {
    emptyHouse(3, 0);
    place(0, ALEX, at(A, 10));
    place(1, ANITA, at(A, 11));
    place(2, MARY, at(K, 6));
    setHeld(0, KIT, 2);
    spin(0);
    perform(ACTION_STOP);
    const kit = KIT - 4;
    expect<i32>(whyNot(ACTION_GIVE + 2 * THINGS_A_SEAT + kit)).toBe(WHY_FAR);
    expect<i32>(whyNot(ACTION_GET + THINGS_A_SEAT + kit)).toBe(WHY_NOT_HELD);
    expect<i32>(whyNot(ACTION_GIVE + kit)).toBe(WHY_NOT_NOW);
    perform(ACTION_GIVE + THINGS_A_SEAT + kit);
    expect<i32>(state.phase).toBe(PHASE_TRADE);
    expect<i32>(currentPlayer()).toBe(1);
    perform(ACTION_REFUSE);
    expect<i32>(held(0, KIT)).toBe(2);
    perform(ACTION_GIVE + THINGS_A_SEAT + kit);
    perform(ACTION_AGREE);
    perform(ACTION_GET + THINGS_A_SEAT + kit);
    perform(ACTION_REFUSE);
    expect<i32>(held(0, KIT) * 10 + held(1, KIT)).toBe(11);
    perform(ACTION_END_TURN);
    expect<i32>(currentPlayer()).toBe(1);
  });
});
