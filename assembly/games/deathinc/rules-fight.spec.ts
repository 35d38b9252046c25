// Owns the unit tests of fights and weapons in deathinc (INC-COMBAT).
import { NONE, OFFICE } from "./data";
import { NINE_IRON, STAPLE_GUN } from "./data-cards";
import { NORTH, WEST } from "./data-map";
import { isFoe, ledBy, supply } from "./queries";
import {
  ACTION_ACCEPT,
  ACTION_BULLETS,
  ACTION_HIT,
  ACTION_KEEP,
  ACTION_NO_WEAPON,
  ACTION_ROLL,
  ACTION_WEAPON,
  WHY_BULLETS,
  currentPlayer,
  isLegal,
  whyNot,
} from "./rules";
import {
  die,
  front,
  at,
  hand,
  lead,
  perform,
  room,
  stand,
  table,
  use,
  waits,
  walk,
} from "./rules-cards-positions";
import { neededBullets, startFight } from "./rules-fight";
import {
  bulletsOf,
  directorPlace,
  heartsOf,
  isZombie,
  killsOf,
  setBullets,
  setHeart,
  setZombie,
  state,
} from "./state";
import {
  ON_DESK,
  OUTCOME_KILLED,
  PHASE_COMBAT_DIE,
  PHASE_DISCARD,
  PHASE_FIGHT,
  PHASE_SHOWN,
  PHASE_TILE,
  PHASE_WALK,
  PHASE_WEAPON,
} from "./state-phases";

/** Seat 0 has just come upon a zombie at (4,4) with four steps left. */
function fighting(seats: i32): void {
  table(seats, 0);
  stand(0, at(4, 5));
  setZombie(at(4, 4), true);
  perform(ACTION_ROLL);
  die(2);
  walk(NORTH);
}
function roll(face: i32): void {
  perform(ACTION_ROLL);
  die(face);
}

describe("deathinc's fights", () => {
  it("INC-COMBAT-1 INC-COMBAT-2 INC-COMBAT-3 four and more kill", () => {
    for (let face = 4; face <= 6; face++) {
      fighting(2);
      expect<i32>(<i32>state.phase).toBe(PHASE_FIGHT);
      roll(face);
      expect<i32>(killsOf(0)).toBe(1);
      expect<bool>(isZombie(at(4, 4))).toBe(false);
      expect<i32>(supply()).toBe(99);
      expect<i32>(<i32>state.phase).toBe(PHASE_WALK);
      expect<i32>(<i32>state.outcome).toBe(OUTCOME_KILLED);
    }
  });

  it("INC-COMBAT-4 INC-COMBAT-5 EX-04 exactly the bullets that are needed", () => {
    fighting(2);
    roll(2);
    expect<i32>(neededBullets()).toBe(2);
    perform(ACTION_BULLETS);
    expect<i32>(bulletsOf(0)).toBe(1);
    expect<i32>(killsOf(0)).toBe(1);
  });

  it("INC-COMBAT-6 INC-COMBAT-7 EX-05 EX-06 else a heart, and on", () => {
    fighting(2);
    setBullets(0, 2);
    roll(1);
    expect<i32>(whyNot(ACTION_BULLETS)).toBe(WHY_BULLETS);
    perform(ACTION_HIT);
    expect<i32>(heartsOf(0)).toBe(2);
    expect<i32>(<i32>state.phase).toBe(PHASE_COMBAT_DIE);
    die(3);
    perform(ACTION_HIT); // though one bullet would do
    expect<i32>(bulletsOf(0)).toBe(2);
    die(6);
    expect<i32>(heartsOf(0)).toBe(1);
    expect<i32>(killsOf(0)).toBe(1);
    expect<i32>(<i32>state.lost).toBe(2);
  });

  it("INC-COMBAT-8 there is no leaving", () => {
    fighting(2);
    for (let direction = NORTH; direction <= WEST; direction++)
      expect<bool>(isLegal(16 + direction)).toBe(false);
    expect<bool>(isLegal(1)).toBe(false);
  });

  it("INC-COMBAT-10 INC-DIR-6 EX-15 a natural one scares the director claimed last, bullets or not", () => {
    fighting(2);
    room(2, OFFICE);
    room(3, OFFICE);
    room(12, OFFICE);
    waits(2, 2);
    lead(0, 0, 0);
    lead(0, 1, 1);
    roll(1);
    expect<i32>(directorPlace(1)).toBe(ON_DESK + 2);
    expect<i32>(<i32>state.scared).toBe(1);
    perform(ACTION_BULLETS);
    expect<i32>(killsOf(0)).toBe(1);
    expect<i32>(ledBy(0)).toBe(1);
  });

  it("INC-COMBAT-11 INC-COMBAT-12 EX-28 a zombie that comes to pawns is fought by the one whose turn is first", () => {
    table(2, 0);
    for (let card = 0; card < 3; card++) hand(1, card);
    stand(0, at(5, 7));
    stand(1, at(5, 7));
    setZombie(at(5, 7), true);
    state.walkDone = 1;
    state.phase = <u8>PHASE_DISCARD;
    perform(ACTION_KEEP);
    expect<i32>(currentPlayer()).toBe(1);
    expect<i32>(<i32>state.phase).toBe(PHASE_FIGHT);
    roll(4);
    expect<i32>(killsOf(1)).toBe(1);
    expect<bool>(isFoe(at(5, 7))).toBe(false);
    expect<i32>(<i32>state.phase).toBe(PHASE_TILE);
  });

  it("INC-MOVE-7 a token under the zombie is taken after a win, in step 1 too", () => {
    table(2, 0);
    stand(1, at(5, 7));
    setZombie(at(5, 7), true);
    setHeart(at(5, 7), true);
    state.walkDone = 1;
    state.phase = <u8>PHASE_DISCARD;
    perform(ACTION_KEEP);
    expect<i32>(heartsOf(1)).toBe(3);
    roll(4);
    expect<i32>(heartsOf(1)).toBe(4);
  });
});

describe("deathinc's weapons", () => {
  it("INC-COMBAT-9 EX-32 one is named by itself", () => {
    table(2, 0);
    front(0, STAPLE_GUN);
    stand(0, at(4, 4));
    setZombie(at(4, 4), true);
    startFight(1);
    expect<i32>(<i32>state.phase).toBe(PHASE_FIGHT);
    expect<i32>(<i32>state.weapon).toBe(STAPLE_GUN);
    roll(2);
    expect<i32>(neededBullets()).toBe(1);
    perform(ACTION_BULLETS);
    expect<i32>(bulletsOf(0)).toBe(2);
    expect<i32>(<i32>state.weapon).toBe(NONE);
  });

  it("INC-COMBAT-9 EX-33 among two one is named, or none", () => {
    table(2, 0);
    front(0, STAPLE_GUN);
    front(0, NINE_IRON);
    state.iron = 3;
    stand(0, at(4, 4));
    setZombie(at(4, 4), true);
    startFight(1);
    expect<i32>(<i32>state.phase).toBe(PHASE_WEAPON);
    expect<bool>(isLegal(ACTION_NO_WEAPON)).toBe(true);
    expect<bool>(isLegal(ACTION_WEAPON + 1)).toBe(false);
    perform(ACTION_WEAPON + NINE_IRON);
    roll(2);
    expect<i32>(<i32>state.phase).toBe(PHASE_SHOWN);
    perform(use(NINE_IRON));
    if (<i32>state.phase == PHASE_SHOWN) perform(ACTION_ACCEPT);
    expect<i32>(killsOf(0)).toBe(1);
    expect<i32>(<i32>state.iron).toBe(2);
  });
});
