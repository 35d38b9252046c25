// Owns the unit tests of claims and rescues in deathinc (INC-DIR).
import { OFFICE } from "./data";
import { TAKEOVER } from "./data-cards";
import { EAST, HOME, NORTH, SOUTH, WEST } from "./data-map";
import { lastLed, ledBy, safeWith } from "./queries";
import { ACTION_CARD, ACTION_ROLL } from "./rules";
import { at, die, lead, perform, room, stand, table, waits, walk } from "./rules-cards-positions";
import { joinParty } from "./rules-loss";
import {
  bulletsOf,
  cardPlace,
  directorPlace,
  killsOf,
  setDirectorPlace,
  setHearts,
  setZombie,
  spaceOf,
  state,
} from "./state";
import {
  IN_HAND,
  LED_BY,
  PHASE_COMBAT_DIE,
  PHASE_FIGHT,
  PHASE_LATE,
  PHASE_OVER,
  PHASE_STRING,
  PHASE_WALK,
  REMOVED,
  RESULT_VOTED,
  SAFE_WITH,
} from "./state-phases";

/** Seat 0 walks from a space. */
function walking(space: i32, face: i32): void {
  stand(0, space);
  perform(ACTION_ROLL);
  die(face);
}
function go(direction: i32, steps: i32): void {
  for (; steps > 0; steps--) walk(direction);
}
function roll(face: i32): void {
  perform(ACTION_ROLL);
  die(face);
}

describe("deathinc's claims", () => {
  it("INC-DIR-2 INC-MOVE-8 EX-13 a step onto a director ends the walk", () => {
    table(2, 0);
    room(3, OFFICE);
    waits(0, 3);
    walking(at(7, 4), 6);
    go(NORTH, 4);
    expect<i32>(directorPlace(0)).toBe(LED_BY);
    expect<i32>(<i32>state.phase).toBe(PHASE_LATE);
    expect<i32>(<i32>state.claimed).toBe(0);
  });

  it("INC-DIR-3 EX-14 the zombie there comes first, and its one scares nobody that is not led yet", () => {
    table(2, 0);
    room(3, OFFICE);
    waits(0, 3);
    setZombie(at(7, 0), true);
    walking(at(7, 4), 6);
    go(NORTH, 4);
    expect<i32>(<i32>state.phase).toBe(PHASE_FIGHT);
    roll(1);
    perform(4); // three bullets
    expect<i32>(ledBy(0)).toBe(1);
    expect<i32>(bulletsOf(0)).toBe(0);
    expect<i32>(<i32>state.phase).toBe(PHASE_LATE);
  });

  it("INC-DIR-3 a director that lands under a pawn is not claimed", () => {
    table(2, 0);
    room(3, OFFICE);
    lead(0, 0, 0);
    setZombie(at(7, 0), true);
    walking(at(7, 4), 6);
    go(NORTH, 4);
    roll(1);
    expect<i32>(directorPlace(0)).toBe(1 + 2);
    perform(4);
    expect<i32>(ledBy(0)).toBe(0);
    expect<i32>(<i32>state.phase).toBe(PHASE_WALK);
  });

  it("INC-DIR-3 standing on a desk claims nobody, nor does a fight in step 1", () => {
    table(2, 0);
    room(3, OFFICE);
    waits(0, 3);
    stand(0, at(7, 0));
    setZombie(at(7, 0), true);
    state.stepOne = 1;
    state.fighting = 1;
    state.phase = <u8>PHASE_COMBAT_DIE;
    die(5);
    expect<i32>(ledBy(0)).toBe(0);
    expect<i32>(killsOf(0)).toBe(1);
  });

  it("INC-DIR-5 INC-DIR-6 parties keep the order of claiming", () => {
    table(2, 0);
    for (let director = 0; director < 8; director++) joinParty(director, 1);
    expect<i32>(lastLed(1)).toBe(7);
    setDirectorPlace(7, REMOVED);
    setDirectorPlace(0, REMOVED);
    joinParty(7, 1);
    expect<i32>(lastLed(1)).toBe(7);
    expect<i32>(ledBy(1)).toBe(7);
    expect<i32>(directorPlace(7)).toBe(LED_BY + 8 + 6);
  });
});

describe("deathinc's rescues", () => {
  it("INC-DIR-9 INC-DIR-10 INC-STRING-1 EX-19 the whole party is safe, a strings card for each", () => {
    table(2, 0);
    lead(0, 0, 0);
    lead(0, 1, 1);
    setHearts(0, 2);
    walking(at(4, 4), 5);
    go(SOUTH, 3);
    go(WEST, 3);
    expect<i32>(safeWith(0)).toBe(2);
    expect<i32>(<i32>state.phase).toBe(PHASE_STRING);
    perform(ACTION_CARD + TAKEOVER);
    perform(ACTION_CARD + TAKEOVER + 1);
    expect<i32>(cardPlace(TAKEOVER)).toBe(IN_HAND);
    expect<i32>(<i32>state.phase).toBe(PHASE_LATE); // the seventh step is lost
    expect<i32>(<i32>state.rescued).toBe(1);
  });

  it("INC-DIR-9 EX-20 the lobby is not enough", () => {
    table(2, 0);
    lead(0, 0, 0);
    setHearts(0, 1);
    walking(at(4, 7), 1);
    go(WEST, 2);
    expect<i32>(spaceOf(0)).toBe(at(2, 7));
    expect<i32>(safeWith(0)).toBe(0);
    expect<i32>(<i32>state.phase).toBe(PHASE_LATE);
  });

  it("INC-DIR-9 a director that comes to a pawn on E is rescued by a new arrival only", () => {
    table(2, 0);
    walking(HOME, 4);
    lead(0, 0, 0);
    walk(EAST);
    expect<i32>(safeWith(0)).toBe(0);
    walk(WEST);
    expect<i32>(safeWith(0)).toBe(1);
  });

  it("INC-VOTE-1 EX-36 the last one ends the game at once", () => {
    table(2, 0);
    for (let director = 1; director < 8; director++) setDirectorPlace(director, SAFE_WITH + (director & 1));
    lead(0, 0, 0);
    walking(at(2, 7), 4);
    walk(WEST);
    perform(ACTION_CARD + TAKEOVER);
    expect<i32>(<i32>state.phase).not.toBe(PHASE_LATE);
    expect<i32>(<i32>state.toMove).toBe(0);
  });

  it("INC-VOTE-1 EX-37 not while one is still in the tile deck", () => {
    table(2, 0);
    for (let director = 1; director < 7; director++) setDirectorPlace(director, SAFE_WITH + (director & 1));
    lead(0, 0, 0);
    walking(at(2, 7), 4);
    walk(WEST);
    perform(ACTION_CARD + TAKEOVER);
    expect<i32>(<i32>state.phase).toBe(PHASE_LATE);
    expect<i32>(<i32>state.result).toBe(0);
  });

  it("INC-DIR-8 INC-VOTE-2 with a clear winner the board elects", () => {
    table(2, 0);
    for (let director = 1; director < 8; director++) setDirectorPlace(director, REMOVED);
    lead(0, 0, 0);
    walking(at(2, 7), 4);
    walk(WEST);
    perform(ACTION_CARD + TAKEOVER);
    expect<i32>(<i32>state.phase).toBe(PHASE_OVER);
    expect<i32>(<i32>state.result).toBe(RESULT_VOTED);
    expect<i32>(<i32>state.winner).toBe(0);
  });
});
