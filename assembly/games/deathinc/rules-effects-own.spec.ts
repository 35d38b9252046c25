// Owns the unit tests of the one-shots for oneself, EV12-EV19: effect, refusal, interplay (rules section 4.2).
import { CEO, NONE, NOWHERE, OFFICE } from "./data";
import {
  AIM_HEARTS,
  DEAD_CENTRE,
  ESPRESSO,
  GOODS_LIFT,
  HOLD_HAND,
  NAP,
  PETTY_CASH,
  SHUFFLE,
} from "./data-cards";
import { CENTRE, EAST, HOME, NORTH, SOUTH } from "./data-map";
import { lastLed, ledBy } from "./queries";
import {
  WHY_NOT_HELD,
  ACTION_ACCEPT,
  ACTION_AIM,
  ACTION_BULLETS,
  ACTION_HIT,
  ACTION_PAST,
  ACTION_ROLL,
  ACTION_STOP,
  WHY_LEGAL,
  WHY_NO_PAWN,
  WHY_PLACE,
  WHY_WINDOW,
  whyNot,
} from "./rules";
import { at, die, hand, lead, perform, play, room, stand, table, walk } from "./rules-cards-positions";
import { startFight } from "./rules-fight";
import {
  bulletsOf,
  cardPlace,
  directorPlace,
  heartsOf,
  killsOf,
  setBullet,
  setHearts,
  setZombie,
  spaceOf,
  state,
} from "./state";
import {
  IN_DISCARD,
  ON_DESK,
  PHASE_FAILED,
  PHASE_FIGHT,
  PHASE_LATE,
  PHASE_MOVE_DIE,
  PHASE_SHOWN,
  PHASE_SLIP,
  PHASE_WALK,
  PHASE_ZOMBIES,
} from "./state-phases";

/** Seat 0 fights a zombie on a space in its walk, before the first roll. */
function fightAt(space: i32): void {
  stand(0, space);
  setZombie(space, true);
  state.steps = 3;
  startFight(2);
}

/** Seat 0 has rolled for its walk. */
function rolled(face: i32): void {
  state.phase = <u8>PHASE_MOVE_DIE;
  die(face);
}

/** The Zombie CEO sits in a room on site 7. */
function seatCeo(): i32 {
  state.ceo = 6;
  return 9 * room(7, CEO) + CENTRE;
}

describe("deathinc's one-shots for oneself", () => {
  it("EV12 6 more steps", () => {
    table(2, 0);
    hand(0, ESPRESSO);
    rolled(1);
    perform(play(ESPRESSO));
    expect<i32>(state.steps).toBe(10);
    expect<i32>(cardPlace(ESPRESSO)).toBe(IN_DISCARD);
  });

  it("EV13 no walk, two hearts; then step 8", () => {
    table(2, 0);
    hand(0, NAP);
    setHearts(0, 4);
    perform(play(NAP));
    expect<i32>(heartsOf(0)).toBe(5);
    expect<i32>(state.phase).toBe(PHASE_LATE);
    expect<i32>(spaceOf(0)).toBe(HOME);
  });

  it("EV14 a zombie is passed, or fought where the walk ends; the Zombie CEO is always fought", () => {
    table(2, 0);
    hand(0, SHUFFLE);
    stand(0, at(4, 6));
    setZombie(at(4, 5), true);
    setBullet(at(4, 5), true);
    rolled(1);
    perform(play(SHUFFLE));
    walk(NORTH);
    expect<i32>(state.phase).toBe(PHASE_SLIP);
    perform(ACTION_PAST);
    expect<i32>(bulletsOf(0)).toBe(3);
    walk(NORTH);
    expect<i32>(spaceOf(0)).toBe(at(4, 4));
    walk(SOUTH);
    perform(ACTION_PAST);
    perform(ACTION_STOP);
    expect<i32>(state.phase).toBe(PHASE_FIGHT);
    table(2, 0);
    hand(0, SHUFFLE);
    stand(0, seatCeo() - 1);
    rolled(1);
    perform(play(SHUFFLE));
    walk(EAST);
    expect<i32>(state.phase).toBe(PHASE_FIGHT);
  });

  it("EV15 the die counts as a 6, before a natural 1 takes effect; not a 6, not a roll that kills", () => {
    table(2, 0);
    hand(0, DEAD_CENTRE);
    lead(0, 0, 0);
    fightAt(at(4, 7));
    perform(ACTION_ROLL);
    die(1);
    expect<i32>(state.phase).toBe(PHASE_SHOWN);
    perform(play(DEAD_CENTRE));
    perform(ACTION_ACCEPT);
    expect<i32>(ledBy(0)).toBe(1);
    expect<i32>(killsOf(0)).toBe(1);
    state.played = 0;
    hand(0, DEAD_CENTRE);
    fightAt(at(4, 7));
    perform(ACTION_ROLL);
    die(5);
    expect<i32>(killsOf(0)).toBe(2);
    stand(0, seatCeo());
    startFight(2);
    perform(ACTION_ROLL);
    die(6);
    expect<i32>(state.phase).toBe(PHASE_FAILED);
    perform(ACTION_BULLETS);
    expect<i32>(<i32>state.trophy).toBe(0);
  });

  it("EV16 2 bullets or a heart; no heart over five; not off the map", () => {
    table(2, 0);
    hand(0, PETTY_CASH);
    perform(play(PETTY_CASH));
    perform(ACTION_AIM + AIM_HEARTS);
    expect<i32>(heartsOf(0)).toBe(4);
    table(2, 0);
    hand(0, PETTY_CASH);
    setHearts(0, 5);
    perform(play(PETTY_CASH));
    expect<i32>(bulletsOf(0)).toBe(5);
    table(2, 0);
    hand(0, PETTY_CASH);
    stand(0, NOWHERE);
    state.phase = <u8>PHASE_ZOMBIES;
    expect<i32>(whyNot(play(PETTY_CASH))).toBe(WHY_NO_PAWN);
  });

  it("EV18 from hallway 1 to 6: enters there; not from elsewhere", () => {
    table(2, 0);
    hand(0, GOODS_LIFT);
    rolled(2);
    expect<i32>(whyNot(play(GOODS_LIFT))).toBe(WHY_PLACE);
    stand(0, at(3, 7));
    setZombie(at(13, 7), true);
    perform(play(GOODS_LIFT));
    expect<i32>(spaceOf(0)).toBe(at(13, 7));
    expect<i32>(state.phase).toBe(PHASE_FIGHT);
    perform(ACTION_ROLL);
    die(4);
    expect<i32>(state.phase).toBe(PHASE_WALK);
    expect<i32>(state.steps).toBe(5);
  });

  it("EV18 EV12 the lift is no step: W2 is still open after it", () => {
    table(2, 0);
    hand(0, GOODS_LIFT);
    hand(0, ESPRESSO);
    stand(0, at(4, 8));
    rolled(2);
    perform(play(GOODS_LIFT));
    state.played = 0;
    expect<i32>(whyNot(play(ESPRESSO))).toBe(WHY_LEGAL);
  });

  it("EV19 no director is lost by this 1; only with a party and a natural 1", () => {
    table(2, 0);
    hand(0, HOLD_HAND);
    lead(0, 0, 0);
    room(1, OFFICE);
    fightAt(at(4, 7));
    perform(ACTION_ROLL);
    die(1);
    perform(play(HOLD_HAND));
    expect<i32>(whyNot(play(HOLD_HAND))).toBe(WHY_NOT_HELD);
    perform(ACTION_ACCEPT);
    expect<i32>(lastLed(0)).toBe(0);
    perform(ACTION_HIT);
    die(1);
    expect<i32>(lastLed(0)).toBe(NONE);
    expect<i32>(directorPlace(0)).toBe(ON_DESK);
  });

  it("EV19 EV15 are not asked about other dice", () => {
    table(2, 0);
    hand(0, HOLD_HAND);
    lead(0, 0, 0);
    fightAt(at(4, 7));
    perform(ACTION_ROLL);
    die(2);
    expect<i32>(state.phase).toBe(PHASE_FAILED);
    expect<i32>(whyNot(play(HOLD_HAND))).toBe(WHY_WINDOW);
  });
});
