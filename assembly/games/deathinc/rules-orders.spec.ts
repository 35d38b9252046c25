// Owns the unit tests of secret orders and movement totals of deathinc (section 4.1).
import { MAINTENANCE, REACT_ASK } from "./data";
import {
  SNACKS,
  ALL_HANDS,
  DRILL,
  ESPRESSO,
  FIRST_AID,
  MEETING,
  OBJECTION,
  PETTY_CASH,
  SWIVEL_CHAIR,
  WET_FLOOR,
} from "./data-cards";
import { NORTH } from "./data-map";
import { handOf } from "./queries";
import {
  WHY_NOTHING,
  ACTION_STEP,
  ACTION_KEEP,
  ACTION_ORDER,
  ACTION_NO_ORDER,
  ACTION_PASS,
  ACTION_ROLL,
  AT_NOBODY,
  WHY_NOT_HELD,
  WHY_NOT_NOW,
  WHY_PLAYED,
  WHY_STATUS,
  WHY_TARGET,
  WHY_WINDOW,
  currentPlayer,
  isAuto,
  isLegal,
  legalActions,
  whyNot,
} from "./rules";
import { die, front, hand, perform, play, room, table, use } from "./rules-cards-positions";
import { turnEnds, spendStatus, isStill, movementTotal } from "./rules-status";
import { orderOf, setCardPlace, setStatus, state, statusOf } from "./state";
import {
  STATUS_MISSING,
  STATUS_FROZEN,
  IN_HAND,
  PHASE_DISCARD,
  PHASE_MOVE_DIE,
  PHASE_READY,
  PHASE_WALK,
  STATUS_MEETING,
  STATUS_SLIP,
} from "./state-phases";

const LIST: usize = memory.data(2048);

describe("deathinc's secret orders", () => {
  it("4.1 an order is given at step 9, fires alone at the first fitting window, and is gone", () => {
    table(2, 0);
    state.humans = 3;
    hand(0, WET_FLOOR);
    state.phase = <u8>PHASE_DISCARD;
    const order = ACTION_ORDER + 21 * WET_FLOOR + 1;
    expect<i32>(whyNot(order - 1)).toBe(WHY_TARGET);
    perform(order);
    expect<i32>(orderOf(0)).toBe(1 + 21 * WET_FLOOR + 1);
    expect<bool>(isLegal(ACTION_NO_ORDER) && !isLegal(order)).toBe(true);
    state.turn = 1;
    state.phase = <u8>PHASE_READY;
    perform(ACTION_ROLL);
    expect<i32>(currentPlayer()).toBe(0);
    expect<i32>(legalActions(LIST)).toBe(1);
    expect<i32>(<i32>load<u16>(LIST)).toBe(play(WET_FLOOR, 1));
    expect<i32>(whyNot(ACTION_PASS)).toBe(WHY_NOT_NOW);
    perform(play(WET_FLOOR, 1));
    expect<i32>(statusOf(1)).toBe(STATUS_SLIP);
    expect<i32>(orderOf(0)).toBe(0);
    expect<i32>(state.phase).toBe(PHASE_MOVE_DIE);
  });

  it("4.1 an order that is not legal any more does not fire; without one nobody is asked", () => {
    table(2, 0);
    state.humans = 3;
    hand(0, WET_FLOOR);
    state.phase = <u8>PHASE_DISCARD;
    perform(ACTION_ORDER + 21 * WET_FLOOR + 1);
    setStatus(1, STATUS_SLIP);
    state.turn = 1;
    state.phase = <u8>PHASE_READY;
    hand(0, DRILL);
    perform(ACTION_ROLL);
    expect<i32>(state.phase).toBe(PHASE_MOVE_DIE);
  });

  it("EV17 an order for what is aimed at me, or for anything", () => {
    table(3, 0);
    state.humans = 7;
    hand(1, OBJECTION);
    state.turn = 1;
    state.phase = <u8>PHASE_DISCARD;
    perform(ACTION_ORDER + 21 * OBJECTION + 14 + 1);
    state.turn = 0;
    state.phase = <u8>PHASE_READY;
    hand(0, MEETING);
    perform(play(MEETING, 2));
    expect<i32>(statusOf(2)).toBe(STATUS_MEETING);
    state.played = 0;
    hand(0, WET_FLOOR);
    perform(play(WET_FLOOR, 1));
    expect<i32>(currentPlayer()).toBe(1);
    perform(play(OBJECTION));
    expect<i32>(statusOf(1)).toBe(0);
  });

  it("4.1 not the round's second card, not outside its window, not a card that is not held; off: nobody is asked", () => {
    table(2, 0);
    state.humans = 3;
    state.phase = <u8>PHASE_DISCARD;
    hand(0, WET_FLOOR);
    hand(0, PETTY_CASH);
    expect<i32>(whyNot(ACTION_ORDER + 21 * WET_FLOOR + 14 + 1)).toBe(WHY_WINDOW);
    expect<i32>(whyNot(ACTION_ORDER + 21 * PETTY_CASH + AT_NOBODY)).toBe(WHY_WINDOW);
    expect<i32>(whyNot(ACTION_ORDER + 21 * MEETING + 1)).toBe(WHY_NOT_HELD);
    state.played = 1;
    expect<i32>(whyNot(ACTION_ORDER + 21 * WET_FLOOR + 1)).toBe(WHY_PLAYED);
    state.played = 0;
    state.humans = 2;
    expect<i32>(whyNot(ACTION_ORDER + 21 * WET_FLOOR + 1)).toBe(WHY_NOT_NOW);
    state.humans = 3;
    state.options |= <u8>(REACT_ASK << 3);
    expect<i32>(whyNot(ACTION_ORDER + 21 * WET_FLOOR + 1)).toBe(WHY_NOT_NOW);
    perform(ACTION_KEEP);
  });

  it("4.1 what an order leaves open is decided by the automatic player", () => {
    table(2, 0);
    state.humans = 3;
    hand(0, ALL_HANDS);
    state.phase = <u8>PHASE_DISCARD;
    perform(ACTION_ORDER + 21 * ALL_HANDS + AT_NOBODY);
    state.turn = 1;
    state.phase = <u8>PHASE_READY;
    expect<bool>(isAuto()).toBe(false);
    perform(ACTION_ROLL);
    perform(play(ALL_HANDS));
    expect<bool>(isAuto()).toBe(true);
    expect<i32>(currentPlayer()).toBe(0);
  });
});

describe("deathinc's movement totals", () => {
  it("4.1 EX-44 die, hearts and items; halved by Wet Floor; 6 more before that", () => {
    table(2, 0);
    front(0, SWIVEL_CHAIR);
    expect<i32>(movementTotal(0, 4)).toBe(9);
    setStatus(0, STATUS_SLIP);
    expect<i32>(movementTotal(0, 4)).toBe(4);
    hand(0, ESPRESSO);
    state.phase = <u8>PHASE_MOVE_DIE;
    die(4);
    expect<i32>(state.steps).toBe(4);
    perform(play(ESPRESSO));
    expect<i32>(state.steps).toBe(7);
    expect<i32>(state.total).toBe(7);
    expect<i32>(state.phase).toBe(PHASE_WALK);
  });

  it("4.1 AMB-05 hearts won after the roll do not alter it, a card shown with it neither", () => {
    table(2, 0);
    hand(0, ESPRESSO);
    state.phase = <u8>PHASE_MOVE_DIE;
    die(2);
    front(0, SNACKS);
    perform(use(SNACKS));
    perform(play(ESPRESSO));
    expect<i32>(state.steps).toBe(11);
    perform(ACTION_STEP + NORTH);
    expect<i32>(state.steps).toBe(10);
  });

  it("4.1 a status a player has cannot be given again", () => {
    table(2, 0);
    hand(0, WET_FLOOR);
    setStatus(1, STATUS_SLIP);
    expect<i32>(whyNot(play(WET_FLOOR, 1))).toBe(WHY_STATUS);
    expect<i32>(handOf(0)).toBe(1);
    setCardPlace(FIRST_AID, IN_HAND);
    room(12, MAINTENANCE);
    expect<i32>(whyNot(use(FIRST_AID))).toBe(WHY_NOT_HELD);
  });

  it("4.1 INC-CARD-13 a status that would be used up without a movement changes nothing", () => {
    table(2, 1);
    hand(0, WET_FLOOR);
    hand(0, MEETING);
    setStatus(1, STATUS_MEETING);
    expect<i32>(whyNot(play(WET_FLOOR, 1))).toBe(WHY_NOTHING);
    setStatus(1, STATUS_FROZEN);
    expect<i32>(whyNot(play(WET_FLOOR, 1))).toBe(WHY_NOTHING);
    expect<i32>(whyNot(play(MEETING, 1))).toBe(0);
    setStatus(1, STATUS_MISSING);
    expect<i32>(whyNot(play(MEETING, 1))).toBe(WHY_NOTHING);
    state.turn = 1;
    perform(ACTION_ROLL); // the turn before the missed one: its movement is still to come
    expect<i32>(whyNot(play(MEETING, 1))).toBe(0);
  });

  it("BC09 in the frozen turn itself no card moves the pawn, later ones do", () => {
    table(2, 1);
    setStatus(0, STATUS_FROZEN);
    expect<bool>(isStill(0)).toBe(true);
    expect<bool>(isStill(1)).toBe(false);
    spendStatus(0);
    expect<bool>(isStill(0)).toBe(true);
    turnEnds(0);
    expect<bool>(isStill(0)).toBe(false);
    setStatus(0, STATUS_FROZEN | STATUS_MEETING);
    spendStatus(0);
    expect<i32>(statusOf(0)).toBe(0);
  });
});
