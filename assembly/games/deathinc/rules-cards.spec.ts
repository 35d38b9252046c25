// Owns the unit tests of how cards of deathinc are played: moments, one a round, objections, windows (section 4.1).
import { EAST } from "./data-map";
import { NONE, OFFICE, SERVER } from "./data";
import {
  AMMO_LOCKER,
  BOOT_FIND,
  DRILL,
  ESPRESSO,
  FREEZE,
  HATCHET,
  LUNCH,
  MEETING,
  MEMO,
  NAP,
  NINE_IRON,
  OBJECTION,
  PETTY_CASH,
  SPEAKERPHONE,
  STAPLE_GUN,
  WET_FLOOR,
  AIM_BULLETS,
} from "./data-cards";
import { isNameable } from "./queries";
import {
  ACTION_STEP,
  ACTION_AIM,
  ACTION_BACK,
  ACTION_PASS,
  ACTION_ROLL,
  WHY_FREEZE,
  WHY_NOT_HELD,
  WHY_PLACE,
  WHY_PLAYED,
  WHY_TARGET,
  WHY_TWICE,
  WHY_WINDOW,
  currentPlayer,
  whyNot,
} from "./rules";
import {
  askedTable,
  at,
  cardOf,
  die,
  front,
  hand,
  isGone,
  passAll,
  perform,
  play,
  room,
  stand,
  table,
  use,
} from "./rules-cards-positions";
import { turnBegins } from "./rules-status";
import { bulletsOf, cardPlace, state, statusOf } from "./state";
import {
  IN_DISCARD,
  IN_FRONT,
  IN_HAND,
  PHASE_AIM,
  PHASE_ASK,
  PHASE_DISCARD,
  PHASE_LATE,
  PHASE_MOVE_DIE,
  PHASE_OBJECT,
  PHASE_READY,
  STATUS_DRILL,
  STATUS_SLIP,
} from "./state-phases";

describe("deathinc's cards: who may play when", () => {
  it("INC-CARD-2 one event card a round; the next own turn begins a new one", () => {
    table(2, 0);
    hand(0, WET_FLOOR);
    hand(0, MEETING);
    perform(play(WET_FLOOR, 1));
    expect<i32>(whyNot(play(MEETING, 1))).toBe(WHY_PLAYED);
    turnBegins(1);
    expect<i32>(whyNot(play(MEETING, 1))).toBe(WHY_PLAYED);
    turnBegins(0);
    expect<i32>(whyNot(play(MEETING, 1))).toBe(0);
  });

  it("INC-CARD-12 INC-CARD-13 not at oneself, not at nobody, not a card of another, a refusal costs nothing", () => {
    table(2, 0);
    hand(0, WET_FLOOR);
    hand(1, MEETING);
    expect<i32>(whyNot(play(WET_FLOOR, 0))).toBe(WHY_TARGET);
    expect<i32>(whyNot(play(WET_FLOOR))).toBe(WHY_TARGET);
    expect<i32>(whyNot(play(WET_FLOOR, 2))).toBe(WHY_TARGET);
    expect<i32>(whyNot(play(MEETING, 1))).toBe(WHY_NOT_HELD);
    expect<i32>(state.played).toBe(0);
    expect<i32>(whyNot(play(WET_FLOOR, 1))).toBe(0);
  });

  it("INC-CARD-3 INC-CARD-9 EX-31 items in their places; none twice", () => {
    table(2, 0);
    hand(0, STAPLE_GUN);
    hand(0, NINE_IRON);
    room(1, SERVER);
    room(3, OFFICE);
    expect<i32>(whyNot(play(STAPLE_GUN))).toBe(WHY_PLACE);
    stand(0, at(7, 1));
    expect<i32>(whyNot(play(STAPLE_GUN))).toBe(WHY_PLACE);
    expect<i32>(whyNot(play(NINE_IRON))).toBe(0);
    stand(0, at(1, 4));
    expect<i32>(whyNot(play(NINE_IRON))).toBe(WHY_PLACE);
    expect<i32>(whyNot(use(STAPLE_GUN))).toBe(WHY_NOT_HELD);
    perform(play(STAPLE_GUN));
    expect<i32>(cardPlace(STAPLE_GUN)).toBe(IN_FRONT);
    expect<i32>(state.phase).toBe(PHASE_READY);
    expect<bool>(isNameable(STAPLE_GUN)).toBe(true);
  });

  it("INC-CARD-9 twins are two kinds, copies of one are not", () => {
    table(2, 1);
    stand(0, at(1, 4));
    room(1, SERVER);
    front(0, cardOf(HATCHET));
    hand(0, STAPLE_GUN);
    expect<i32>(whyNot(play(STAPLE_GUN))).toBe(0);
    hand(0, cardOf(BOOT_FIND) + 1);
    expect<i32>(whyNot(play(cardOf(BOOT_FIND) + 1))).toBe(0);
    front(0, cardOf(BOOT_FIND));
    state.boots = 3;
    expect<i32>(whyNot(play(cardOf(BOOT_FIND) + 1))).toBe(WHY_TWICE);
  });

  it("INC-CARD-11 using an item is not playing a card and cannot be objected to", () => {
    table(2, 0);
    front(0, AMMO_LOCKER);
    hand(0, WET_FLOOR);
    hand(1, OBJECTION);
    perform(use(AMMO_LOCKER));
    expect<i32>(bulletsOf(0)).toBe(6);
    expect<bool>(isGone(AMMO_LOCKER)).toBe(true);
    expect<i32>(state.played).toBe(0);
    perform(play(WET_FLOOR, 1));
    expect<i32>(state.phase).toBe(PHASE_OBJECT);
  });

  it("4.1 moments: W2 only before the first step, W1 only before the die", () => {
    table(2, 0);
    hand(0, ESPRESSO);
    hand(0, NAP);
    expect<i32>(whyNot(play(ESPRESSO))).toBe(WHY_WINDOW);
    perform(ACTION_ROLL);
    passAll();
    die(1);
    expect<i32>(whyNot(play(NAP))).toBe(WHY_WINDOW);
    expect<i32>(whyNot(play(ESPRESSO))).toBe(0);
    perform(ACTION_STEP + EAST);
    expect<i32>(whyNot(play(ESPRESSO))).toBe(WHY_WINDOW);
  });

  it("4.1 an aim is taken back at no cost", () => {
    table(2, 0);
    hand(0, PETTY_CASH);
    perform(play(PETTY_CASH));
    expect<i32>(state.phase).toBe(PHASE_AIM);
    perform(ACTION_BACK);
    expect<i32>(state.phase).toBe(PHASE_READY);
    expect<i32>(cardPlace(PETTY_CASH)).toBe(IN_HAND);
    expect<i32>(state.played).toBe(0);
    perform(play(PETTY_CASH));
    perform(ACTION_AIM + AIM_BULLETS);
    expect<i32>(bulletsOf(0)).toBe(5);
  });
});

describe("deathinc's windows", () => {
  it("EV17 the announced card has no effect, is discarded, was the round's card; the objector's too", () => {
    table(3, 0);
    hand(0, MEETING);
    hand(2, OBJECTION);
    perform(play(MEETING, 1));
    expect<i32>(currentPlayer()).toBe(2);
    perform(play(OBJECTION));
    expect<i32>(statusOf(1)).toBe(0);
    expect<i32>(state.stopped).toBe(MEETING);
    expect<i32>(cardPlace(MEETING)).toBe(IN_DISCARD);
    expect<i32>(cardPlace(OBJECTION)).toBe(IN_DISCARD);
    expect<i32>(state.played).toBe(5);
    expect<i32>(state.phase).toBe(PHASE_READY);
  });

  it("EV17 PS7 no objection by whom Hiring Freeze silences, none to a string, none twice a round", () => {
    table(2, 0);
    hand(0, FREEZE);
    hand(0, DRILL);
    hand(1, OBJECTION);
    perform(play(FREEZE));
    expect<i32>(state.phase).toBe(PHASE_READY);
    perform(play(DRILL, 1));
    expect<i32>(statusOf(1)).toBe(STATUS_DRILL);
    state.freeze = <u8>NONE;
    state.played = 2;
    hand(0, WET_FLOOR);
    perform(play(WET_FLOOR, 1));
    expect<i32>(statusOf(1)).toBe(STATUS_DRILL | STATUS_SLIP);
  });

  it("EV17 an item that is objected to never lies in front", () => {
    table(2, 0);
    room(1, SERVER);
    stand(0, at(1, 4));
    hand(0, STAPLE_GUN);
    hand(1, OBJECTION);
    perform(play(STAPLE_GUN));
    perform(play(OBJECTION));
    expect<i32>(cardPlace(STAPLE_GUN)).toBe(IN_DISCARD);
  });

  it("4.1 ask: people are asked whatever they hold, computers only if they can do something", () => {
    askedTable(3);
    state.humans = 3;
    perform(ACTION_ROLL);
    expect<i32>(state.phase).toBe(PHASE_ASK);
    expect<i32>(currentPlayer()).toBe(1);
    perform(ACTION_PASS);
    expect<i32>(state.phase).toBe(PHASE_MOVE_DIE);
    askedTable(3);
    state.humans = 1;
    hand(2, DRILL);
    perform(ACTION_ROLL);
    expect<i32>(currentPlayer()).toBe(2);
    expect<i32>(whyNot(play(DRILL, 0))).toBe(0);
    perform(play(DRILL, 0));
    expect<i32>(currentPlayer()).toBe(0); // people are asked to object
    perform(ACTION_PASS);
    expect<i32>(state.phase).toBe(PHASE_MOVE_DIE);
    expect<i32>(statusOf(0)).toBe(STATUS_DRILL);
  });

  it("4.1 in a window items and strings are free, one event card; each is asked once", () => {
    askedTable(2);
    hand(1, LUNCH);
    hand(1, FREEZE);
    front(1, SPEAKERPHONE);
    state.phase = <u8>PHASE_LATE;
    perform(ACTION_ROLL);
    perform(play(FREEZE));
    expect<i32>(currentPlayer()).toBe(1);
    perform(use(SPEAKERPHONE));
    expect<i32>(state.mover).toBe(1);
    perform(play(LUNCH));
    perform(ACTION_PASS); // seat 0 does not object
    expect<i32>(whyNot(use(SPEAKERPHONE))).toBe(WHY_NOT_HELD);
    perform(ACTION_PASS);
    expect<i32>(state.phase).toBe(PHASE_DISCARD);
  });

  it("PS7 Hiring Freeze: no event cards of the others, items in play stay allowed, until the owner's turn", () => {
    table(2, 0);
    hand(0, FREEZE);
    perform(play(FREEZE));
    state.turn = 1;
    hand(1, MEMO);
    front(1, AMMO_LOCKER);
    expect<i32>(whyNot(play(MEMO, 0))).toBe(WHY_FREEZE);
    expect<i32>(whyNot(use(AMMO_LOCKER))).toBe(0);
    turnBegins(0);
    expect<i32>(<i32>state.freeze).toBe(NONE);
  });
});
