// Owns the unit tests of step 8 of deathinc: which zombies move where, and those of true solo (INC-ZMOVE, INC-SOLO).
import { CAFETERIA, NOWHERE, OFFICE } from "./data";
import { EAST, HOME, NORTH, SOUTH, WEST } from "./data-map";
import { hasMoved, supply } from "./queries";
import {
  ACTION_COUNT,
  ACTION_MOVE,
  ACTION_ROLL,
  WHY_MOVED,
  WHY_NO_ZOMBIE,
  WHY_OCCUPIED,
  isPossible,
  legalActions,
  whyNot,
} from "./rules";
import { at, die, perform, room, stand, table, waits } from "./rules-cards-positions";
import { killZombie, putZombie, shiftZombie, takeZombie } from "./rules-zombies";
import { isZombie, killsOf, movedAt, setBullet, setKills, setZombie, spaceOf, state } from "./state";
import { PHASE_DISCARD, PHASE_LATE, PHASE_OVER, PHASE_ZOMBIES, RESULT_KILLS } from "./state-phases";

const OUT: usize = memory.data(2 * ACTION_COUNT);

function move(space: i32, direction: i32): i32 {
  return ACTION_MOVE + 4 * space + direction;
}
/** Seat 0 has rolled the zombie die. */
function moving(face: i32): void {
  state.phase = <u8>PHASE_LATE;
  state.walkDone = 1;
  perform(ACTION_ROLL);
  die(face);
}

describe("deathinc's zombie step", () => {
  it("INC-ZMOVE-1 INC-ZMOVE-2 so many different ones, a step each", () => {
    table(2, 0);
    setZombie(at(4, 4), true);
    setZombie(at(7, 4), true);
    moving(2);
    perform(move(at(4, 4), EAST));
    expect<bool>(hasMoved(at(5, 4))).toBe(true);
    expect<i32>(whyNot(move(at(5, 4), EAST))).toBe(WHY_MOVED);
    expect<i32>(whyNot(move(at(4, 4), EAST))).toBe(WHY_NO_ZOMBIE);
    expect<bool>(isPossible()).toBe(true);
    perform(move(at(7, 4), EAST));
    expect<i32>(<i32>state.phase).toBe(PHASE_DISCARD);
  });

  it("INC-ZMOVE-5 compulsory as far as possible", () => {
    table(2, 0);
    setZombie(at(4, 4), true);
    moving(6);
    expect<i32>(legalActions(OUT)).toBe(4); // nothing but its steps
    perform(move(at(4, 4), EAST));
    expect<i32>(<i32>state.phase).toBe(PHASE_DISCARD);
    table(2, 0);
    moving(3);
    expect<i32>(<i32>state.phase).toBe(PHASE_DISCARD); // none on the map
  });

  it("INC-ZMOVE-6 onto pawns, tokens and directors, without a fight", () => {
    table(2, 0);
    room(2, OFFICE);
    waits(0, 2);
    stand(0, at(5, 4));
    setBullet(at(3, 4), true);
    setZombie(at(4, 4), true);
    setZombie(at(4, 1), true);
    moving(2);
    expect<i32>(whyNot(move(at(4, 4), WEST))).toBe(0);
    perform(move(at(4, 4), EAST));
    perform(move(at(4, 1), NORTH));
    expect<i32>(<i32>state.phase).toBe(PHASE_DISCARD);
    expect<i32>(spaceOf(0)).toBe(at(5, 4));
  });

  it("INC-ZMOVE-3 INC-COMBAT-13 INC-ZCEO-1 never onto another, nor the Zombie CEO", () => {
    table(2, 0);
    room(7, 1);
    state.ceo = 6;
    setZombie(at(16, 6), true);
    setZombie(at(15, 6), true);
    moving(1);
    expect<i32>(whyNot(move(at(16, 6), SOUTH))).toBe(WHY_OCCUPIED);
    expect<i32>(whyNot(move(at(16, 6), WEST))).toBe(WHY_OCCUPIED);
    expect<i32>(whyNot(move(at(16, 7), NORTH))).toBe(WHY_NO_ZOMBIE);
    perform(move(at(16, 6), EAST));
    expect<bool>(isZombie(at(17, 6))).toBe(true);
  });
});

describe("deathinc's zombies as pieces", () => {
  it("INC-COMP-10 none comes from an empty supply; those taken go back to it", () => {
    table(2, 0);
    setKills(0, 99);
    expect<bool>(putZombie(HOME)).toBe(true);
    expect<bool>(putZombie(at(4, 4))).toBe(false);
    expect<bool>(isZombie(at(4, 4))).toBe(false);
    takeZombie(HOME);
    expect<i32>(supply()).toBe(1);
  });

  it("INC-ZMOVE-2 whether a zombie has moved goes with it", () => {
    table(2, 0);
    setZombie(at(4, 4), true);
    setZombie(at(7, 4), true);
    moving(6);
    perform(move(at(4, 4), EAST));
    shiftZombie(at(5, 4), at(10, 4));
    expect<bool>(hasMoved(at(10, 4))).toBe(true);
    killZombie(at(10, 4), 1);
    expect<i32>(movedAt(0)).toBe(NOWHERE);
    expect<i32>(killsOf(1)).toBe(1);
  });

  it("INC-BASE-29 25 kills win at once where that is played", () => {
    table(2, 5);
    setKills(1, 24);
    setZombie(at(4, 4), true);
    killZombie(at(4, 4), 1);
    expect<i32>(<i32>state.phase).toBe(PHASE_OVER);
    expect<i32>(<i32>state.result).toBe(RESULT_KILLS);
    expect<i32>(<i32>state.winner).toBe(1);
    table(2, 4);
    setKills(1, 24);
    setZombie(at(4, 4), true);
    killZombie(at(4, 4), 1);
    expect<i32>(<i32>state.result).toBe(0); // not in the office alone
  });
});

describe("deathinc's zombies in true solo", () => {
  it("INC-SOLO-2 the nearest ones come nearer, each once, first of N, E, S, W", () => {
    table(1, 2);
    stand(0, at(4, 4));
    setZombie(at(4, 6), true);
    setZombie(at(6, 4), true);
    setZombie(at(10, 4), true);
    moving(2);
    expect<i32>(<i32>state.phase).toBe(PHASE_DISCARD);
    expect<bool>(isZombie(at(4, 5)) && isZombie(at(5, 4)) && isZombie(at(10, 4))).toBe(true);
    expect<bool>(isPossible()).toBe(true);
  });

  it("INC-SOLO-2 ties go to the north, then to the west; who cannot come nearer waits", () => {
    table(1, 2);
    room(2, CAFETERIA);
    stand(0, at(4, 1));
    setZombie(at(3, 0), true);
    setZombie(at(5, 0), true);
    setZombie(at(5, 2), true);
    moving(1);
    expect<bool>(isZombie(at(4, 0))).toBe(true);
    expect<bool>(isZombie(at(3, 0))).toBe(false);
    table(1, 2);
    room(2, CAFETERIA);
    stand(0, at(4, 1));
    setZombie(at(4, 1), true); // it stays with the pawn
    setZombie(at(4, 2), true); // and bars the next one, which bars those behind
    setZombie(at(4, 3), true);
    moving(6);
    expect<bool>(isZombie(at(4, 1)) && isZombie(at(4, 2)) && isZombie(at(4, 3))).toBe(true);
  });

  it("INC-SOLO-2 with the pawn off the map none moves", () => {
    table(1, 2);
    stand(0, NOWHERE);
    setZombie(at(4, 4), true);
    moving(6);
    expect<bool>(isZombie(at(4, 4))).toBe(true);
    expect<i32>(<i32>state.phase).not.toBe(PHASE_ZOMBIES);
  });
});
