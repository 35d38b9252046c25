// Owns the unit tests of walks in geek: reach, single steps, boards, and why a step is not possible.
import {
  ALEX,
  ANITA,
  BOARDS,
  CROSS,
  GRENADE,
  HOUND,
  KIT,
  MARY,
  MAX,
  RUN,
  SHOTGUN,
  SWORDS,
  TEETH,
  ZOMBIE,
  firstEntry,
} from "./data";
import { CAB, EAST, NORTH, SOUTH, START, WEST, edge, neighbour, openingAt } from "./data-board";
import { isPassable } from "./queries";
import {
  FAR,
  REACH_ENDS,
  REACH_MAX,
  REACH_NO,
  REACH_PASS,
  REACH_STOP,
  distanceTo,
  findDistances,
  findReach,
  findReachOf,
  firstStepTo,
  reachKind,
  reachSteps,
} from "./queries-reach";
import {
  ACTION_BLAST,
  ACTION_BOARD,
  ACTION_BREAK,
  ACTION_FIGHT,
  ACTION_ON,
  ACTION_STAY,
  ACTION_STEP,
  ACTION_STOP,
  WHY_BOARDED,
  WHY_CROWDED,
  WHY_FLED,
  WHY_FOUGHT,
  WHY_LEGAL,
  WHY_MUST_STEP,
  WHY_NOT_NOW,
  WHY_NO_BARRICADE,
  WHY_NO_BOARDS,
  WHY_NO_END,
  WHY_NO_GRENADE,
  WHY_NO_OPENING,
  WHY_NO_WEAPON,
  WHY_OCCUPIED,
  WHY_TRIED,
  WHY_WALL,
  isPossible,
  whyNot,
} from "./rules";
import {
  B,
  C,
  D,
  E,
  F,
  K,
  L,
  at,
  emptyHouse,
  hide,
  perform,
  place,
  show,
  spin,
  walk,
} from "./rules-positions";
import { held, isBoarded, setBoarded, setHeld, setMonsterAt, squareOf, state } from "./state";
import { PHASE_BEFORE, PHASE_END, PHASE_FIGHT, PHASE_FLIP, PHASE_RUN, PHASE_START } from "./state-phases";

const FRONT_DOOR: i32 = 15; // D16, F11 and F12
const PANTRY_DOOR: i32 = 1; // D02, D4 and E4

/** One character alone on a square of an empty house. */
function alone(character: i32, square: i32): void {
  emptyHouse(1, 0);
  place(0, character, square);
}

/** Two people. */
function pair(first: i32, square: i32, second: i32, other: i32): void {
  emptyHouse(2, 0);
  place(0, first, square);
  place(1, second, other);
}

describe("geek's house", () => {
  it("GEEK-MAP-1 GEEK-MAP-2 edges are the same from both sides, and openings lie on doors and windows", () => {
    for (let square = 0; square < 144; square++) {
      for (let direction = 0; direction < 4; direction++) {
        const other = neighbour(square, direction);
        if (other < 0) continue;
        const back = (direction + 2) & 3;
        expect<i32>(edge(other, back)).toBe(edge(square, direction));
        expect<i32>(openingAt(other, back)).toBe(openingAt(square, direction));
      }
    }
  });

  it("every square can be walked to; the truck is 20 steps away", () => {
    emptyHouse(1, 0);
    findDistances(START, FAR);
    for (let square = 0; square < 144; square++) expect<i32>(distanceTo(square)).toBeLessThan(23);
    expect<i32>(distanceTo(at(K, 2))).toBe(20);
    expect<i32>(distanceTo(CAB)).toBe(22);
    setBoarded(PANTRY_DOOR, true);
    findDistances(START, FAR);
    expect<i32>(distanceTo(at(E, 4))).toBe(FAR);
    expect<bool>(isPassable(at(D, 4), EAST)).toBe(false);
  });
});

describe("geek's reach", () => {
  it("EX-03 a tile ends the walk and hides what lies behind it", () => {
    alone(ALEX, START);
    hide(at(B, 12), KIT);
    spin(RUN);
    findReach();
    expect<i32>(reachKind(at(B, 12))).toBe(REACH_ENDS);
    expect<i32>(reachKind(at(C, 12))).toBe(REACH_NO);
    expect<i32>(reachKind(at(C, 10))).toBe(REACH_STOP);
    expect<i32>(reachSteps(at(C, 10))).toBe(4);
    expect<i32>(firstStepTo(at(C, 10))).toBe(NORTH);
    expect<i32>(reachKind(START)).toBe(REACH_STOP);
    expect<bool>(isPossible()).toBe(true);
  });

  it("EX-48 Max's extra step, friends in the truck and elsewhere", () => {
    pair(MAX, at(K, 3), MARY, at(K, 2));
    state.options = 4;
    spin(SWORDS);
    findReach();
    expect<i32>(reachKind(at(K, 2))).toBe(REACH_STOP);
    expect<i32>(reachKind(at(L, 2))).toBe(REACH_MAX);
    pair(ALEX, at(B, 12), MARY, at(C, 12));
    spin(SWORDS);
    findReach();
    expect<i32>(reachKind(at(C, 12))).toBe(REACH_PASS);
    expect<i32>(reachKind(at(D, 12))).toBe(REACH_STOP);
    expect<i32>(firstStepTo(at(D, 12))).toBe(EAST);
  });

  it("EX-32 monsters pass monsters, EX-60 but no square with a character and a monster", () => {
    pair(ALEX, at(F, 12), MARY, at(F, 10));
    const hound = firstEntry(HOUND);
    setMonsterAt(hound, at(F, 8));
    setMonsterAt(ZOMBIE, at(F, 9));
    findReachOf(hound, 2);
    expect<i32>(reachKind(at(F, 9))).toBe(REACH_PASS);
    expect<i32>(reachKind(at(F, 10))).toBe(REACH_ENDS);
    expect<i32>(reachKind(at(F, 8))).toBe(REACH_STOP);
    setMonsterAt(1, at(F, 10));
    findReachOf(hound, 2);
    expect<i32>(reachKind(at(F, 10))).toBe(REACH_NO);
  });
});

describe("geek's steps", () => {
  it("says why a step is not possible", () => {
    pair(ALEX, at(F, 11), MARY, at(F, 10));
    setMonsterAt(0, at(F, 10));
    setBoarded(FRONT_DOOR, true);
    spin(SWORDS);
    expect<i32>(whyNot(ACTION_STEP + WEST)).toBe(WHY_WALL);
    expect<i32>(whyNot(ACTION_STEP + SOUTH)).toBe(WHY_BOARDED);
    expect<i32>(whyNot(ACTION_STEP + NORTH)).toBe(WHY_CROWDED); // GEEK-MOVE-10
    expect<i32>(whyNot(ACTION_BREAK + NORTH)).toBe(WHY_NO_BARRICADE);
    expect<i32>(whyNot(ACTION_BLAST + SOUTH)).toBe(WHY_NO_GRENADE);
    expect<i32>(whyNot(ACTION_BOARD)).toBe(WHY_NO_BOARDS);
    setHeld(0, BOARDS, 1);
    expect<i32>(whyNot(ACTION_BOARD)).toBe(WHY_NO_OPENING);
  });

  it("GEEK-MOVE-13 no step onto a friend that could not be left, GEEK-MOVE-6 no stop on one", () => {
    emptyHouse(3, 4);
    place(0, ALEX, at(F, 7));
    place(1, ANITA, at(F, 6));
    place(2, MARY, at(E, 6));
    spin(CROSS); // calm: 2, so only back to where the walk began
    walk(NORTH);
    expect<i32>(whyNot(ACTION_STOP)).toBe(WHY_OCCUPIED);
    walk(SOUTH);
    expect<i32>(state.turn).toBe(1); // nothing to do: the next seat's turn
    pair(ALEX, at(B, 12), MARY, at(C, 12));
    state.options = 4;
    spin(SWORDS);
    expect<i32>(whyNot(ACTION_STEP + EAST)).toBe(WHY_NO_END);
    pair(ALEX, at(B, 12), MARY, at(C, 12));
    spin(SWORDS);
    walk(EAST);
    expect<i32>(whyNot(ACTION_STOP)).toBe(WHY_OCCUPIED);
    expect<bool>(isPossible()).toBe(true);
  });

  it("GEEK-RUN-4 an escape takes a step and does not turn back", () => {
    alone(MARY, at(F, 11));
    hide(at(F, 10), ZOMBIE);
    spin(SWORDS);
    walk(NORTH);
    show(ZOMBIE);
    spin(RUN);
    spin(CROSS);
    expect<i32>(state.phase).toBe(PHASE_RUN);
    expect<i32>(whyNot(ACTION_STOP)).toBe(WHY_MUST_STEP);
    walk(NORTH);
    expect<i32>(whyNot(ACTION_STEP + SOUTH)).toBe(WHY_FLED);
    expect<bool>(isPossible()).toBe(true);
    perform(ACTION_STOP);
    expect<i32>(squareOf(0)).toBe(at(F, 9));
  });
});

describe("geek's boards", () => {
  it("GEEK-BARR-4 before the flip the walker is asked; GEEK-BARR-3 boards just found do not count", () => {
    alone(MARY, at(F, 12));
    setHeld(0, BOARDS, 1);
    hide(at(F, 11), BOARDS);
    spin(SWORDS);
    walk(NORTH);
    expect<i32>(state.phase).toBe(PHASE_BEFORE);
    perform(ACTION_ON);
    expect<i32>(state.phase).toBe(PHASE_FLIP);
    show(BOARDS);
    perform(ACTION_BOARD); // after it too
    expect<bool>(isBoarded(FRONT_DOOR)).toBe(true);
    expect<i32>(held(0, BOARDS)).toBe(1);
    alone(MARY, at(F, 12));
    hide(at(F, 11), BOARDS);
    spin(SWORDS);
    walk(NORTH);
    expect<i32>(state.phase).toBe(PHASE_FLIP);
    show(BOARDS);
    expect<i32>(state.phase).toBe(PHASE_START); // nothing can be boarded: the turn is over
    expect<bool>(isBoarded(FRONT_DOOR)).toBe(false);
  });

  it("GEEK-BARR-8 one try, with a weapon only, not after a fight", () => {
    alone(ANITA, at(F, 11));
    setBoarded(FRONT_DOOR, true);
    spin(SWORDS);
    expect<i32>(whyNot(ACTION_BREAK + SOUTH)).toBe(WHY_NO_WEAPON);
    setHeld(0, SHOTGUN, 1);
    setHeld(0, KIT, 1);
    perform(ACTION_BREAK + SOUTH);
    spin(SWORDS);
    expect<i32>(state.phase).toBe(PHASE_END);
    expect<i32>(whyNot(ACTION_BREAK + SOUTH)).toBe(WHY_TRIED);
    state.tried = 0;
    state.resolved = 1;
    expect<i32>(whyNot(ACTION_BREAK + SOUTH)).toBe(WHY_FOUGHT);
    state.resolved = 0;
    perform(ACTION_BREAK + SOUTH);
    spin(CROSS);
    expect<bool>(isBoarded(FRONT_DOOR)).toBe(false);
  });

  it("GEEK-RUN-5 boxed in with a grenade: blow up boards or stay; GEEK-RUN-6 into another monster", () => {
    pair(ANITA, at(E, 4), MARY, at(E, 3));
    setMonsterAt(0, at(E, 4));
    setMonsterAt(1, at(D, 4));
    setBoarded(PANTRY_DOOR, true);
    setHeld(0, GRENADE, 1);
    perform(ACTION_FIGHT);
    spin(RUN);
    spin(TEETH);
    expect<i32>(state.phase).toBe(PHASE_RUN);
    expect<i32>(whyNot(ACTION_STEP + NORTH)).toBe(WHY_NO_END);
    expect<i32>(whyNot(ACTION_STAY)).toBe(WHY_LEGAL);
    expect<bool>(isPossible()).toBe(true);
    perform(ACTION_BLAST + WEST);
    expect<i32>(whyNot(ACTION_STAY)).toBe(WHY_NOT_NOW);
    walk(WEST);
    expect<i32>(state.phase).toBe(PHASE_FIGHT);
    expect<i32>(state.monster).toBe(1);
  });
});
