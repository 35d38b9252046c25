// Owns the unit tests of the strings PS1-PS8, one by one: effect, refusal, interplay (rules section 4.3).
import { CEO, NONE, NOWHERE, OFFICE } from "./data";
import {
  HATCHET,
  BLACKMAIL,
  FREEZE,
  MEETING,
  NAP,
  OBJECTION,
  OVERTIME,
  PARACHUTE,
  PROXY,
  SNACKS,
  STAPLE_GUN,
  SWEEP,
  TAKEOVER,
  TRANSFER,
  WET_FLOOR,
} from "./data-cards";
import { CENTRE, HOME, NORTH } from "./data-map";
import { doorSpace, handOf, lastLed, ledBy, supply, votesOf } from "./queries";
import {
  WHY_NOT_HELD,
  ACTION_ACCEPT,
  ACTION_AIM,
  ACTION_DONE,
  ACTION_HIT,
  ACTION_ROLL,
  ACTION_STOP,
  ACTION_TAKE,
  WHY_AIM,
  WHY_FROZEN,
  WHY_MAP,
  WHY_NOTHING,
  WHY_NO_PAWN,
  WHY_WINDOW,
  isLegal,
  whyNot,
} from "./rules";
import {
  cardOf,
  at,
  die,
  front,
  hand,
  lead,
  perform,
  play,
  room,
  stand,
  table,
  waits,
  walk,
} from "./rules-cards-positions";
import { startFight } from "./rules-fight";
import {
  bulletsOf,
  cardPlace,
  heartsOf,
  isZombie,
  killsOf,
  setBullet,
  setHearts,
  setStatus,
  setZombie,
  spaceOf,
  state,
  statusOf,
} from "./state";
import {
  IN_FRONT,
  IN_HAND,
  PHASE_DYING,
  PHASE_LATE,
  PHASE_MOVE_DIE,
  PHASE_READY,
  PHASE_TAKE,
  PHASE_TILE,
  PHASE_WALK,
  STATUS_FROZEN,
  STATUS_SLIP,
} from "./state-phases";

/** Seat 0, one heart left, fights on a space in its walk and fails. */
function fails(space: i32): void {
  stand(0, space);
  setHearts(0, 1);
  startFight(2);
  perform(ACTION_ROLL);
  die(2);
  perform(ACTION_HIT);
}

describe("deathinc's strings", () => {
  it("PS1 a led director joins the own party, also on E without a rescue; the own pawn in the office", () => {
    table(2, 1);
    hand(0, TAKEOVER);
    expect<i32>(whyNot(play(TAKEOVER, 1))).toBe(WHY_NOTHING);
    lead(1, 4, 0);
    lead(0, 2, 0);
    stand(0, NOWHERE);
    state.phase = <u8>PHASE_LATE;
    expect<i32>(whyNot(play(TAKEOVER, 1))).toBe(WHY_NO_PAWN);
    state.cityLaid = 1;
    stand(0, 9 * 26 + CENTRE);
    expect<i32>(whyNot(play(TAKEOVER, 1))).toBe(WHY_MAP);
    stand(0, HOME);
    perform(play(TAKEOVER, 1));
    expect<i32>(lastLed(0)).toBe(4);
    expect<i32>(ledBy(0)).toBe(2);
    expect<i32>(ledBy(1)).toBe(0);
    expect<i32>(cardPlace(TAKEOVER)).toBe(IN_FRONT);
    expect<i32>(whyNot(play(TAKEOVER, 1))).toBe(WHY_NOT_HELD);
  });

  it("PS2 to any space without zombie, CEO or director, not the Entrance; then the roll; not while frozen", () => {
    table(2, 0);
    hand(0, TRANSFER);
    const tile = room(3, OFFICE);
    waits(0, 3);
    setZombie(at(4, 4), true);
    setBullet(at(7, 4), true);
    setStatus(0, STATUS_FROZEN);
    expect<i32>(whyNot(play(TRANSFER))).toBe(WHY_FROZEN);
    setStatus(0, 0);
    perform(play(TRANSFER));
    expect<bool>(isLegal(ACTION_AIM + at(4, 4)) || isLegal(ACTION_AIM + HOME - 1)).toBe(false);
    expect<bool>(isLegal(ACTION_AIM + 9 * tile + 1)).toBe(false);
    perform(ACTION_AIM + at(7, 4));
    expect<i32>(bulletsOf(0)).toBe(4);
    expect<i32>(state.phase).toBe(PHASE_READY);
    perform(ACTION_ROLL);
    die(1);
    expect<i32>(state.steps).toBe(4);
  });

  it("PS3 all zombies of a tile are kills; ends a fight there, tokens are taken, the walk goes on", () => {
    table(2, 0);
    hand(0, SWEEP);
    expect<i32>(whyNot(play(SWEEP))).toBe(WHY_AIM);
    setZombie(at(4, 7), true);
    setZombie(at(4, 8), true);
    setBullet(at(4, 7), true);
    stand(0, at(4, 7));
    state.steps = 2;
    startFight(2);
    perform(play(SWEEP));
    expect<i32>(killsOf(0)).toBe(2);
    expect<i32>(bulletsOf(0)).toBe(4);
    expect<i32>(state.phase).toBe(PHASE_WALK);
    expect<i32>(supply()).toBe(98);
  });

  it("PS3 not the Zombie CEO; a player off the map may use it", () => {
    table(2, 0);
    hand(0, SWEEP);
    const tile = room(7, CEO);
    state.ceo = 6;
    setZombie(9 * tile, true);
    stand(0, NOWHERE);
    state.phase = <u8>PHASE_LATE;
    perform(play(SWEEP));
    expect<i32>(killsOf(0)).toBe(1);
    expect<i32>(<i32>state.ceo).toBe(6);
  });

  it("PS4 3 hearts, the zombie is gone without a kill, no walk any more, all is kept", () => {
    table(2, 0);
    hand(0, PARACHUTE);
    front(0, STAPLE_GUN);
    lead(0, 0, 0);
    setZombie(at(4, 7), true);
    state.steps = 4;
    fails(at(4, 7));
    expect<i32>(state.phase).toBe(PHASE_DYING);
    perform(play(PARACHUTE));
    expect<i32>(heartsOf(0)).toBe(3);
    expect<bool>(isZombie(at(4, 7))).toBe(false);
    expect<i32>(killsOf(0)).toBe(0);
    expect<i32>(spaceOf(0)).toBe(at(4, 7));
    expect<i32>(ledBy(0)).toBe(1);
    expect<i32>(cardPlace(STAPLE_GUN)).toBe(IN_FRONT);
    expect<i32>(state.phase).toBe(PHASE_LATE);
  });

  it("PS4 against the Zombie CEO: to the door space of his office, whose zombie waits", () => {
    table(2, 0);
    hand(0, PARACHUTE);
    const tile = room(7, CEO);
    state.ceo = 6;
    setZombie(doorSpace(tile), true);
    fails(9 * tile + CENTRE);
    perform(play(PARACHUTE));
    expect<i32>(spaceOf(0)).toBe(doorSpace(tile));
    expect<bool>(isZombie(doorSpace(tile))).toBe(true);
    expect<i32>(<i32>state.ceo).toBe(6);
    expect<i32>(state.phase).toBe(PHASE_LATE);
  });

  it("PS4 in step 1: steps 2-4 follow, 5-7 do not", () => {
    table(2, 0);
    hand(0, PARACHUTE);
    for (let card = MEETING; card < MEETING + 3; card++) hand(0, card);
    setZombie(HOME, true);
    state.stepOne = 1;
    fails(HOME);
    perform(play(PARACHUTE));
    expect<i32>(state.phase).toBe(PHASE_TILE);
    expect<i32>(<i32>state.walkDone).toBe(1);
  });

  it("PS4 may be kept: then one dies; nobody else is asked", () => {
    table(2, 0);
    hand(0, PARACHUTE);
    setZombie(at(4, 7), true);
    fails(at(4, 7));
    expect<i32>(whyNot(play(SNACKS))).toBe(WHY_NOT_HELD);
    perform(ACTION_ACCEPT);
    expect<i32>(spaceOf(0)).toBe(NOWHERE);
    expect<i32>(cardPlace(PARACHUTE)).toBe(IN_HAND);
  });

  it("PS5 steps 5-7 once more, after a claim too, free of statuses used up; not before, not off the map", () => {
    table(2, 0);
    hand(0, OVERTIME);
    room(3, OFFICE);
    waits(0, 3);
    stand(0, at(7, 1));
    setStatus(0, STATUS_SLIP);
    expect<i32>(whyNot(play(OVERTIME))).toBe(WHY_WINDOW);
    perform(ACTION_ROLL);
    die(3);
    walk(NORTH);
    expect<i32>(ledBy(0)).toBe(1);
    expect<i32>(state.phase).toBe(PHASE_LATE);
    perform(play(OVERTIME));
    expect<i32>(state.phase).toBe(PHASE_READY);
    perform(ACTION_ROLL);
    die(3);
    expect<i32>(state.steps).toBe(6);
    perform(ACTION_STOP);
    hand(0, OVERTIME);
    stand(0, NOWHERE);
    expect<i32>(whyNot(play(OVERTIME))).toBe(WHY_NO_PAWN);
  });

  it("PS6 one more vote, held or shown; it is never played", () => {
    table(2, 0);
    hand(0, PROXY);
    expect<i32>(votesOf(0)).toBe(1);
    expect<i32>(whyNot(play(PROXY))).toBe(WHY_WINDOW);
  });

  it("PS7 also in another's window; no objection to it", () => {
    table(3, 0);
    hand(1, FREEZE);
    hand(2, OBJECTION);
    hand(0, WET_FLOOR);
    perform(ACTION_ROLL);
    perform(play(FREEZE));
    expect<i32>(<i32>state.freeze).toBe(1);
    expect<i32>(state.phase).toBe(PHASE_MOVE_DIE);
    die(1);
    expect<bool>(isLegal(play(WET_FLOOR, 1))).toBe(false);
  });

  it("PS8 EX-29 up to two cards of hand and front; no item that is there already", () => {
    table(2, 0);
    hand(0, BLACKMAIL);
    expect<i32>(whyNot(play(BLACKMAIL, 1))).toBe(WHY_NOTHING);
    hand(1, MEETING);
    hand(1, NAP);
    front(1, SNACKS);
    perform(play(BLACKMAIL, 1));
    expect<i32>(state.phase).toBe(PHASE_TAKE);
    perform(ACTION_TAKE + SNACKS);
    perform(ACTION_TAKE + NAP);
    expect<i32>(cardPlace(SNACKS)).toBe(IN_FRONT);
    expect<i32>(handOf(0)).toBe(1);
    expect<i32>(state.phase).toBe(PHASE_READY);
    table(2, 1);
    hand(0, BLACKMAIL);
    front(0, cardOf(HATCHET));
    front(1, cardOf(HATCHET) + 1);
    expect<i32>(whyNot(play(BLACKMAIL, 1))).toBe(WHY_NOTHING);
    hand(1, MEETING);
    perform(play(BLACKMAIL, 1));
    expect<bool>(isLegal(ACTION_TAKE + cardOf(HATCHET) + 1)).toBe(false);
    perform(ACTION_DONE);
    expect<i32>(handOf(1)).toBe(1);
    expect<i32>(statusOf(1)).toBe(0);
    expect<i32>(<i32>state.card).toBe(NONE);
  });
});
