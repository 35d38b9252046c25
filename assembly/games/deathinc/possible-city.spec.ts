// Owns the tests of what deathinc's cartridge takes for a save in the city, and of counters that play moves on from there.
import { CEO, OPTION_CITY } from "./data";
import { NINE_IRON, PETTY_CASH, REARRANGED } from "./data-cards";
import { CLINIC, CORNER, CROSSROADS, FORK, LANDING_PAD, STREET } from "./data-city";
import { EAST, GATE, GATE_CENTRE, WEST } from "./data-map";
import { isPlayable } from "./possible-cart";
import { ACTION_AIM, ACTION_CITY_TILE, ACTION_HIT, ACTION_PASS, ACTION_ROTATE } from "./rules";
import {
  at,
  cardOf,
  front,
  hand,
  lead,
  perform,
  play,
  room,
  stand,
  table,
  use,
  walk,
} from "./rules-cards-positions";
import { arm, gate, lay, steps } from "./rules-city-positions";
import { directorPlace, setCityTile, setHearts, setTieTotal, setZombie, state } from "./state";
import {
  PHASE_AIM,
  PHASE_CARRY,
  PHASE_FAILED,
  PHASE_OVER,
  PHASE_READY,
  PHASE_ROTATE,
  PHASE_SHOWN,
  PHASE_TIE,
  PHASE_TOKENS,
  REMOVED,
} from "./state-phases";

/** Seat 0 at the gate's west arm, the way on not yet explored. */
function leaving(): void {
  gate();
  stand(0, arm(WEST));
  steps(5);
  expect<bool>(isPlayable()).toBe(true);
}

/** The same, a tile drawn for that place. */
function drawing(kind: i32): void {
  leaving();
  walk(WEST);
  perform(ACTION_CITY_TILE + kind);
  expect<i32>(state.phase).toBe(PHASE_ROTATE);
  expect<bool>(isPlayable()).toBe(true);
}

/** The same, its tokens to be laid: four hearts; the zombies lie by themselves. */
function filling(): void {
  drawing(CLINIC);
  perform(ACTION_ROTATE + 3);
  expect<i32>(state.phase).toBe(PHASE_TOKENS);
  expect<bool>(isPlayable()).toBe(true);
}

describe("saves of deathinc's city", () => {
  it("the gate is a crossroads, in games with the city alone", () => {
    leaving();
    setCityTile(GATE, 0, 0, CORNER);
    expect<bool>(isPlayable()).toBe(false);
    leaving();
    state.options &= ~(<u8>OPTION_CITY);
    expect<bool>(isPlayable()).toBe(false);
  });

  it("a tile lies no farther from the gate than there are tiles before it", () => {
    leaving();
    lay(STREET, 1, -1, 0);
    expect<bool>(isPlayable()).toBe(true);
    lay(FORK, 1, -3, 0);
    expect<bool>(isPlayable()).toBe(false);
    setCityTile(GATE + 2, -2, 0, FORK + 32);
    expect<bool>(isPlayable()).toBe(true);
    setCityTile(GATE, 1, 0, CROSSROADS);
    expect<bool>(isPlayable()).toBe(false);
  });

  it("no kind lies more often than there are tiles of it", () => {
    leaving();
    lay(LANDING_PAD, 0, -1, 0);
    expect<bool>(isPlayable()).toBe(true);
    lay(LANDING_PAD, 0, -2, 0);
    expect<bool>(isPlayable()).toBe(false);
  });

  it("a tile drawn is of a kind, is left, and lies over the open edge that is crossed", () => {
    drawing(CLINIC);
    state.room = 31;
    expect<bool>(isPlayable()).toBe(false);
    drawing(CLINIC);
    lay(CLINIC, 0, 0, 1);
    expect<bool>(isPlayable()).toBe(false);
    drawing(CLINIC);
    state.entry = <u8>EAST; // to the Entrance
    expect<bool>(isPlayable()).toBe(false);
    drawing(CLINIC);
    stand(0, GATE_CENTRE);
    expect<bool>(isPlayable()).toBe(false);
    drawing(CLINIC);
    state.steps = 0;
    expect<bool>(isPlayable()).toBe(false);
  });

  it("a tile is filled where the step under way leads, and has room for its tokens", () => {
    filling();
    stand(0, at(0, 6));
    state.entry = <u8>WEST; // a wall
    expect<bool>(isPlayable()).toBe(false);
    filling();
    state.tokens = 8 + 16;
    expect<bool>(isPlayable()).toBe(false);
    filling();
    state.tokens = 4 + 16 * 4;
    expect<bool>(isPlayable()).toBe(true);
    state.steps = 0;
    expect<bool>(isPlayable()).toBe(false);
  });

  it("a card that is played meanwhile changes nothing of that", () => {
    filling();
    hand(0, PETTY_CASH);
    setHearts(0, 2);
    perform(play(PETTY_CASH));
    expect<i32>(state.phase).toBe(PHASE_AIM);
    expect<bool>(isPlayable()).toBe(true);
    state.steps = 0;
    expect<bool>(isPlayable()).toBe(false);
    state.steps = 5;
    state.tokens = 15;
    expect<bool>(isPlayable()).toBe(false);
  });
});

describe("a zombie that is carried", () => {
  it("is one", () => {
    table(2, OPTION_CITY);
    setZombie(at(4, 4), true);
    setZombie(at(4, 10), true);
    hand(0, cardOf(REARRANGED));
    perform(play(cardOf(REARRANGED)));
    expect<i32>(state.phase).toBe(PHASE_CARRY);
    perform(ACTION_AIM + at(4, 4));
    expect<bool>(isPlayable()).toBe(true);
    state.aim = <u16>at(4, 7);
    expect<bool>(isPlayable()).toBe(false);
  });
});

describe("counters in saves of deathinc", () => {
  it("steps taken and steps left are the total", () => {
    leaving();
    state.walked = 36;
    expect<bool>(isPlayable()).toBe(false);
    state.walked = 2;
    expect<bool>(isPlayable()).toBe(false);
    state.total = 7;
    expect<bool>(isPlayable()).toBe(true);
    state.steps = 0; // stopped, or a card has ended it
    state.phase = <u8>PHASE_READY;
    expect<bool>(isPlayable()).toBe(true);
  });

  it("fewer have passed than are tied, so that the last one ends it", () => {
    table(3, 0);
    state.tied = 5;
    state.tieSeat = 2;
    state.phase = <u8>PHASE_TIE;
    setTieTotal(0, 4);
    state.passed = 1;
    expect<bool>(isPlayable()).toBe(true);
    state.passed = 2;
    expect<bool>(isPlayable()).toBe(false);
    state.passed = 1;
    perform(ACTION_PASS);
    expect<i32>(state.phase).toBe(PHASE_OVER);
    expect<bool>(isPlayable()).toBe(true);
  });

  it("charges and what they add to a roll may be any number", () => {
    table(2, 0);
    room(2, CEO);
    state.ceo = 1;
    stand(0, at(4, 1));
    front(0, NINE_IRON);
    state.fighting = 1;
    state.weapon = <u8>NINE_IRON;
    state.die = 1;
    state.added = 7; // more than cards add
    state.iron = 0;
    state.phase = <u8>PHASE_SHOWN;
    expect<bool>(isPlayable()).toBe(true);
    perform(use(NINE_IRON));
    expect<bool>(isPlayable()).toBe(true);
  });

  it("a party without an office for it does not outlive its leader for ever", () => {
    table(2, 0);
    stand(0, at(4, 4));
    setZombie(at(4, 4), true);
    lead(0, 0, 0);
    state.fighting = 1;
    setHearts(0, 1);
    state.die = 2;
    state.phase = <u8>PHASE_FAILED;
    expect<bool>(isPlayable()).toBe(true);
    perform(ACTION_HIT);
    expect<i32>(directorPlace(0)).toBe(REMOVED);
    expect<bool>(isPlayable()).toBe(true);
  });
});
