// Owns the tests of what deathinc's cartridge takes for a save: each rule that refuses one, and what it lets through.
import { NONE, NOWHERE, ROOM_KINDS } from "./data";
import { BUDGET_CUT, DUCT_PLAN, MEMO, OBJECTION, SNACKS, STAPLE_GUN } from "./data-cards";
import { FIRST_SITE, GATE, HOME } from "./data-map";
import { isPlayable } from "./possible-cart";
import { ACTION_BACK, ACTION_PASS, ACTION_ROLL, setUp } from "./rules";
import {
  askedTable,
  at,
  die,
  front,
  hand,
  perform,
  play,
  room,
  stand,
  table,
  use,
} from "./rules-cards-positions";
import { setBullet, setHearts, setKills, setRoomByte, setTieTotal, setZombie, state } from "./state";
import {
  PHASE_AIM,
  PHASE_ASK,
  PHASE_COMBAT_DIE,
  PHASE_DEAL,
  PHASE_DISCARD,
  PHASE_DYING,
  PHASE_FIGHT,
  PHASE_FIRST,
  PHASE_MOVE_DIE,
  PHASE_OBJECT,
  PHASE_OVER,
  PHASE_READY,
  PHASE_SITE,
  PHASE_STRING,
  PHASE_TIE,
  PHASE_TIE_DIE,
  PHASE_TOKENS,
  PHASE_TWITCH,
  PHASE_WALK,
  PHASE_ZOMBIES,
  RESULT_VOTED,
} from "./state-phases";

/** Two seats, the first one walking with seven steps. */
function walking(): void {
  table(2, 0);
  stand(0, at(4, 4));
  perform(ACTION_ROLL);
  die(4);
  expect<i32>(state.phase).toBe(PHASE_WALK);
  expect<bool>(isPlayable()).toBe(true);
}

/** The first of two seats has played a card at the second, who may object. */
function objecting(card: i32): void {
  askedTable(2);
  front(1, STAPLE_GUN);
  hand(1, SNACKS);
  hand(1, OBJECTION);
  hand(0, card);
  perform(play(card, 1));
  expect<i32>(state.phase).toBe(PHASE_OBJECT);
  expect<bool>(isPlayable()).toBe(true);
}

/** The first of three seats chooses between two rooms. */
function aiming(): void {
  table(3, 0);
  room(2, 2);
  room(4, 3);
  front(0, DUCT_PLAN);
  perform(use(DUCT_PLAN));
  expect<i32>(state.phase).toBe(PHASE_AIM);
  expect<bool>(isPlayable()).toBe(true);
}

/** The first and the last of three seats vote again. */
function tied(phase: i32): void {
  table(3, 0);
  state.tied = 5;
  state.tieSeat = 2;
  setTieTotal(0, 4);
  state.phase = <u8>phase;
  expect<bool>(isPlayable()).toBe(true);
}

function isPlayableIn(phase: i32): bool {
  state.phase = <u8>phase;
  return isPlayable();
}

describe("saves of deathinc", () => {
  it("a card that may be objected to is aimed at a seat that it can be aimed at", () => {
    objecting(MEMO);
    state.target = 0; // who played it
    expect<bool>(isPlayable()).toBe(false);
    objecting(MEMO);
    state.target = 6; // nobody
    expect<bool>(isPlayable()).toBe(false);
    objecting(MEMO);
    state.card = <u8>SNACKS; // aimed at nobody, ever
    expect<bool>(isPlayable()).toBe(false);
    state.target = 6;
    expect<bool>(isPlayable()).toBe(true);
  });

  it("a card that may be objected to is aimed at something that is there", () => {
    objecting(BUDGET_CUT);
    expect<i32>(state.aim).toBe(STAPLE_GUN);
    state.aim = <u16>SNACKS; // in the hand
    expect<bool>(isPlayable()).toBe(false);
    state.aim = <u16>NOWHERE;
    expect<bool>(isPlayable()).toBe(false);
  });

  it("a card that is being aimed needs no aim yet, but a seat", () => {
    aiming();
    state.aim = <u16>FIRST_SITE;
    expect<bool>(isPlayable()).toBe(true);
    state.target = 1;
    expect<bool>(isPlayable()).toBe(false);
    aiming();
    perform(ACTION_BACK);
    expect<bool>(isPlayable()).toBe(true);
    expect<bool>(isPlayableIn(PHASE_AIM)).toBe(false);
  });

  it("a card is under way in its phases and in no other, played when cards are", () => {
    objecting(MEMO);
    for (let phase = PHASE_FIRST; phase <= PHASE_ASK; phase++) expect<bool>(isPlayableIn(phase)).toBe(false);
    objecting(MEMO);
    state.back = <u8>PHASE_MOVE_DIE;
    expect<bool>(isPlayable()).toBe(false);
    walking();
    for (let phase = PHASE_AIM; phase <= PHASE_TWITCH; phase++) expect<bool>(isPlayableIn(phase)).toBe(false);
    walking();
    state.card = <u8>MEMO;
    expect<bool>(isPlayable()).toBe(false);
  });

  it("the tie-break waits for one of those who are tied", () => {
    for (let phase = PHASE_TIE_DIE; phase < PHASE_OVER; phase++) {
      tied(phase);
      state.tieSeat = 1;
      expect<bool>(isPlayable()).toBe(false);
      tied(phase);
      state.tied = 3;
      expect<bool>(isPlayable()).toBe(false);
    }
    tied(PHASE_TIE);
    perform(ACTION_PASS);
    expect<bool>(isPlayable()).toBe(true);
  });

  it("somebody began, but before it is known who", () => {
    walking();
    state.first = <u8>NONE;
    expect<bool>(isPlayable()).toBe(false);
    setUp(2, 0, 0, NONE);
    expect<i32>(state.phase).toBe(PHASE_FIRST);
    expect<bool>(isPlayable()).toBe(true);
    state.first = 1;
    expect<bool>(isPlayable()).toBe(false);
    expect<bool>(isPlayableIn(PHASE_DEAL)).toBe(true);
    state.first = 2; // of two
    expect<bool>(isPlayable()).toBe(false);
  });

  it("cards are dealt before the first turn only", () => {
    walking();
    expect<bool>(isPlayableIn(PHASE_DEAL)).toBe(false);
    walking();
    state.turns = 0;
    expect<bool>(isPlayable()).toBe(false);
  });

  it("a game that is over has ended somehow, and no other has", () => {
    walking();
    state.result = <u8>RESULT_VOTED;
    expect<bool>(isPlayable()).toBe(false);
    expect<bool>(isPlayableIn(PHASE_OVER)).toBe(true);
    state.result = 0;
    expect<bool>(isPlayable()).toBe(false);
  });

  it("a tile is of a kind until it lies, then it is one that lies there", () => {
    table(2, 0);
    room(2, 2);
    state.toPlace = 2;
    state.tokens = 2;
    for (let phase = PHASE_SITE; phase <= PHASE_TOKENS; phase++) {
      const drawn = phase == PHASE_SITE;
      state.room = 2;
      expect<bool>(isPlayableIn(phase)).toBe(drawn);
      state.room = <u8>ROOM_KINDS; // of the hallway
      expect<bool>(isPlayable()).toBe(false);
      state.room = <u8>(FIRST_SITE + 1);
      expect<bool>(isPlayable()).toBe(!drawn);
      state.room = <u8>(FIRST_SITE + 2);
      expect<bool>(isPlayable()).toBe(false);
    }
  });

  it("who walks, fights or is given strings is on the map", () => {
    walking();
    stand(0, NOWHERE);
    expect<bool>(isPlayable()).toBe(false);
    expect<bool>(isPlayableIn(PHASE_READY)).toBe(false);
    expect<bool>(isPlayableIn(PHASE_STRING)).toBe(false);
    state.walkDone = 1;
    expect<bool>(isPlayableIn(PHASE_DISCARD)).toBe(true);
    walking();
    stand(1, NOWHERE); // another
    expect<bool>(isPlayable()).toBe(true);
  });

  it("there is a fight in its phases and in no other", () => {
    walking();
    state.fighting = 1;
    expect<bool>(isPlayable()).toBe(false);
    walking();
    for (let phase = PHASE_FIGHT; phase <= PHASE_DYING; phase++)
      expect<bool>(isPlayableIn(phase)).toBe(false);
    setZombie(at(4, 4), true);
    state.fighting = 1;
    expect<bool>(isPlayableIn(PHASE_COMBAT_DIE)).toBe(true);
  });

  it("something can be decided", () => {
    walking();
    state.walkDone = 1;
    state.toMove = 2;
    expect<bool>(isPlayableIn(PHASE_ZOMBIES)).toBe(false);
    setZombie(at(4, 4), true);
    expect<bool>(isPlayable()).toBe(true);
    walking();
    state.left = 1;
    expect<bool>(isPlayableIn(PHASE_STRING)).toBe(true);
    state.turn = 2;
    expect<bool>(isPlayable()).toBe(false);
  });

  it("what is counted down is not at its end", () => {
    walking();
    state.walkDone = 1;
    setZombie(at(4, 4), true);
    expect<bool>(isPlayableIn(PHASE_ZOMBIES)).toBe(false);
    state.toMove = 1;
    expect<bool>(isPlayable()).toBe(true);
    walking();
    expect<bool>(isPlayableIn(PHASE_STRING)).toBe(false);
    walking();
    room(2, 2);
    state.room = <u8>(FIRST_SITE + 1);
    expect<bool>(isPlayableIn(PHASE_TOKENS)).toBe(false);
    state.tokens = 1;
    expect<bool>(isPlayable()).toBe(true);
  });

  it("rooms are of a kind and open to the hallway", () => {
    walking();
    setRoomByte(FIRST_SITE, 9 + 16); // no ninth kind
    expect<bool>(isPlayable()).toBe(false);
    setRoomByte(FIRST_SITE, 1 + 64); // no fifth side
    expect<bool>(isPlayable()).toBe(false);
    setRoomByte(FIRST_SITE, 1); // S01 looks east
    expect<bool>(isPlayable()).toBe(false);
    setRoomByte(FIRST_SITE, 1 + 16);
    expect<bool>(isPlayable()).toBe(true);
  });

  it("pieces are where one can walk", () => {
    walking();
    setZombie(at(3, 3), true); // a wall
    expect<bool>(isPlayable()).toBe(false);
    walking();
    setBullet(9 * FIRST_SITE, true); // no room there
    expect<bool>(isPlayable()).toBe(false);
    walking();
    stand(1, 9 * GATE + 4);
    expect<bool>(isPlayable()).toBe(false);
    walking();
    state.ceo = 3;
    expect<bool>(isPlayable()).toBe(false);
    walking();
    setKills(0, 101); // more zombies than there are
    expect<bool>(isPlayable()).toBe(false);
  });

  it("what cannot come of play, but can be played on from, is let through", () => {
    walking();
    setBullet(HOME, true);
    setHearts(1, 0);
    state.steps = 20; // more than a die gives
    state.total = 20;
    expect<bool>(isPlayable()).toBe(true);
  });
});
