// Owns the unit tests of walking in deathinc: steps, tokens, ordered walks (INC-MOVE, EV14, EV20).
import { CEO, NONE, NOWHERE, OFFICE } from "./data";
import { EAST, HOME, NORTH, SITE_A, SOUTH, WEST } from "./data-map";
import { ledBy } from "./queries";
import {
  ACTION_FIGHT,
  ACTION_PAST,
  ACTION_ROLL,
  ACTION_STEP,
  ACTION_STOP,
  WHY_DRILL,
  WHY_NO_STEPS,
  WHY_WALL,
  isLegal,
  isPossible,
  whyNot,
} from "./rules";
import { at, die, lead, perform, room, stand, table, waits, walk } from "./rules-cards-positions";
import {
  bulletsOf,
  heartsOf,
  isBullet,
  isHeart,
  isZombie,
  killsOf,
  setBullet,
  setHeart,
  setHearts,
  setRoomByte,
  setStatus,
  setZombie,
  spaceOf,
  state,
  statusOf,
} from "./state";
import { PHASE_FIGHT, PHASE_LATE, PHASE_SLIP, PHASE_WALK, STATUS_DRILL, STATUS_SLIP } from "./state-phases";

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

describe("deathinc's steps", () => {
  it("INC-MOVE-6 INC-TURN-7 EX-02 EX-03 fights interrupt the walk", () => {
    table(2, 0);
    setZombie(at(4, 7), true);
    setZombie(at(4, 4), true);
    walking(HOME, 4);
    expect<i32>(<i32>state.total).toBe(7);
    go(EAST, 3);
    expect<i32>(<i32>state.phase).toBe(PHASE_FIGHT);
    expect<i32>(<i32>state.steps).toBe(4);
    roll(5);
    expect<i32>(killsOf(0)).toBe(1);
    expect<bool>(isZombie(at(4, 7))).toBe(false);
    go(NORTH, 3);
    expect<i32>(<i32>state.steps).toBe(1);
    roll(4);
    expect<i32>(<i32>state.phase).toBe(PHASE_WALK);
    walk(WEST);
    expect<i32>(<i32>state.phase).toBe(PHASE_LATE); // no step is left
  });

  it("INC-MOVE-4 one may stop early and walk back", () => {
    table(2, 0);
    walking(at(4, 4), 6);
    walk(EAST);
    walk(WEST);
    expect<i32>(whyNot(ACTION_STEP + NORTH)).toBe(0); // the arm; no room behind it
    walk(NORTH);
    expect<i32>(whyNot(ACTION_STEP + NORTH)).toBe(WHY_WALL);
    perform(ACTION_STOP);
    expect<i32>(<i32>state.phase).toBe(PHASE_LATE);
    expect<i32>(whyNot(ACTION_STEP + SOUTH)).not.toBe(0);
  });

  it("INC-TURN-5 EX-11 hearts lost or won on the way do not change the total", () => {
    table(2, 0);
    setHearts(0, 4);
    setZombie(at(4, 4), true);
    setHeart(at(5, 4), true);
    walking(at(4, 6), 3);
    go(NORTH, 2);
    roll(1);
    perform(5); // the hit
    die(6);
    expect<i32>(heartsOf(0)).toBe(3);
    expect<i32>(<i32>state.steps).toBe(5);
    walk(EAST);
    expect<i32>(heartsOf(0)).toBe(4);
    expect<i32>(<i32>state.steps).toBe(4);
  });

  it("INC-MOVE-7 INC-ADD-4 INC-ADD-6 tokens are taken at once, a sixth heart stays", () => {
    table(2, 0);
    setHearts(0, 5);
    setBullet(at(5, 4), true);
    setHeart(at(6, 4), true);
    walking(at(4, 4), 6);
    walk(EAST);
    expect<i32>(bulletsOf(0)).toBe(4);
    expect<bool>(isBullet(at(5, 4))).toBe(false);
    walk(EAST);
    expect<bool>(isHeart(at(6, 4))).toBe(true);
    expect<i32>(heartsOf(0)).toBe(5);
    setHearts(0, 4);
    walk(EAST);
    walk(WEST);
    expect<bool>(isHeart(at(6, 4))).toBe(false); // a new entry
  });

  it("INC-MOVE-5 pawns share a space", () => {
    table(3, 0);
    stand(1, at(5, 4));
    walking(at(4, 4), 1);
    walk(EAST);
    expect<i32>(<i32>state.phase).toBe(PHASE_WALK);
    expect<i32>(spaceOf(1)).toBe(at(5, 4));
  });

  it("INC-MOVE-10 a zombie that was put here is fought before the next step, or when the walk ends", () => {
    table(2, 0);
    walking(at(4, 4), 4);
    walk(EAST);
    setZombie(at(5, 4), true);
    walk(EAST);
    expect<i32>(<i32>state.phase).toBe(PHASE_FIGHT);
    expect<i32>(spaceOf(0)).toBe(at(5, 4));
    roll(6);
    walk(EAST);
    setZombie(at(6, 4), true);
    perform(ACTION_STOP);
    expect<i32>(<i32>state.phase).toBe(PHASE_FIGHT);
    expect<bool>(isPossible()).toBe(true);
    roll(6);
    expect<i32>(<i32>state.phase).toBe(PHASE_LATE);
  });
});

describe("deathinc's ordered walks", () => {
  it("EV20 EX-43 a drill takes the shortest way and all steps", () => {
    table(2, 0);
    lead(0, 0, 0);
    setStatus(0, STATUS_DRILL);
    setHearts(0, 2);
    walking(at(7, 4), 6);
    expect<i32>(whyNot(ACTION_STEP + EAST)).toBe(WHY_DRILL);
    expect<i32>(whyNot(ACTION_STOP)).toBe(WHY_DRILL);
    go(WEST, 3);
    go(SOUTH, 3);
    go(WEST, 2);
    expect<i32>(spaceOf(0)).toBe(at(2, 7));
    expect<i32>(<i32>state.phase).toBe(PHASE_LATE);
    expect<i32>(statusOf(0)).toBe(0);
  });

  it("EV20 on E there is nowhere to go", () => {
    table(2, 0);
    setStatus(0, STATUS_DRILL | STATUS_SLIP);
    walking(HOME, 3);
    expect<i32>(<i32>state.total).toBe(3); // halved
    expect<bool>(isLegal(ACTION_STEP + EAST)).toBe(false);
    perform(ACTION_STOP);
    expect<i32>(<i32>state.phase).toBe(PHASE_LATE);
    expect<i32>(statusOf(0)).toBe(0);
  });

  it("EV14 a zombie is passed; where the walk ends it is fought, claims and all", () => {
    table(2, 0);
    setRoomByte(SITE_A, 1 + OFFICE + 16 * WEST);
    waits(0, 14);
    setZombie(at(6, 7), true);
    setZombie(at(8, 7), true);
    stand(0, at(4, 7));
    perform(ACTION_ROLL);
    die(6);
    state.bonus = 4;
    go(EAST, 2);
    expect<i32>(<i32>state.phase).toBe(PHASE_SLIP);
    perform(ACTION_PAST);
    expect<bool>(isPossible() || state.ceo == <u8>NONE).toBe(true);
    walk(EAST);
    walk(EAST);
    perform(ACTION_PAST); // the desk: nobody is claimed in passing
    expect<i32>(ledBy(0)).toBe(0);
    perform(ACTION_STOP);
    expect<i32>(<i32>state.phase).toBe(PHASE_FIGHT);
    roll(4);
    expect<i32>(ledBy(0)).toBe(1);
    expect<bool>(isZombie(at(6, 7))).toBe(true);
  });

  it("EV14 with the last step it is fought, and the Zombie CEO always is", () => {
    table(2, 0);
    setZombie(at(5, 7), true);
    setHearts(0, 1);
    walking(at(3, 7), 1);
    state.bonus = 4;
    go(EAST, 2);
    expect<bool>(isLegal(ACTION_PAST)).toBe(false);
    expect<bool>(isLegal(ACTION_FIGHT)).toBe(true);
    table(2, 0);
    room(7, CEO);
    state.ceo = 6;
    walking(at(14, 7), 6);
    state.bonus = 4;
    go(EAST, 2);
    expect<i32>(<i32>state.phase).toBe(PHASE_FIGHT);
  });

  it("INC-TURN-6 no step is left, none is taken", () => {
    table(2, 0);
    walking(at(4, 4), 1);
    state.steps = 0;
    expect<i32>(whyNot(ACTION_STEP + EAST)).toBe(WHY_NO_STEPS);
    expect<i32>(spaceOf(1)).not.toBe(NOWHERE);
  });
});
