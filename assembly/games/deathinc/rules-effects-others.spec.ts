// Owns the unit tests of the one-shots against others and of zombies by card, EV20-EV30 (rules section 4.2).
import { CEO, COPY, NOWHERE, OFFICE } from "./data";
import {
  AIM_BULLETS,
  ALL_HANDS,
  AMMO_LOCKER,
  BUDGET_CUT,
  DRILL,
  DUCT_PLAN,
  HEADHUNTER,
  LUNCH,
  MEETING,
  MEMO,
  NAP,
  RETIREMENT,
  SNACKS,
  STANDING_ROOM,
  WET_FLOOR,
  WRONG_TURN,
} from "./data-cards";
import { CENTRE, EAST, FIRST_SITE, HOME, NORTH, SOUTH, WEST } from "./data-map";
import { handOf, lastLed, supply } from "./queries";
import {
  ACTION_AIM,
  ACTION_CARD,
  ACTION_DONE,
  ACTION_PLACE,
  ACTION_ROLL,
  ACTION_STEP,
  ACTION_STOP,
  WHY_AIM,
  WHY_MAP,
  WHY_NOTHING,
  WHY_OCCUPIED,
  WHY_TARGET,
  isLegal,
  whyNot,
} from "./rules";
import {
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
  use,
  waits,
  walk,
} from "./rules-cards-positions";
import { turnBegins, zombiesStand } from "./rules-status";
import {
  bulletsOf,
  cardPlace,
  directorPlace,
  isZombie,
  setBullet,
  setBullets,
  setDirectorPlace,
  setZombie,
  spaceOf,
  state,
  statusOf,
} from "./state";
import {
  IN_DISCARD,
  IN_FRONT,
  IN_HAND,
  ON_DESK,
  PHASE_AIM,
  PHASE_DISCARD,
  PHASE_LATE,
  PHASE_MOVE_DIE,
  PHASE_PUSH,
  PHASE_PUT,
  PHASE_READY,
  REMOVED,
  STATUS_DRILL,
  STATUS_MEETING,
  STATUS_SLIP,
} from "./state-phases";

describe("deathinc's one-shots against others", () => {
  it("EV20 EV22 drill and wet floor: half the steps, all of them homeward", () => {
    table(2, 0);
    hand(0, DRILL);
    hand(0, WET_FLOOR);
    stand(1, at(7, 4));
    perform(play(DRILL, 1));
    state.played = 0;
    perform(play(WET_FLOOR, 1));
    expect<i32>(statusOf(1)).toBe(STATUS_DRILL | STATUS_SLIP);
    state.turn = 1;
    state.phase = <u8>PHASE_MOVE_DIE;
    die(5);
    expect<i32>(state.steps).toBe(4);
    expect<bool>(isLegal(ACTION_STOP) || isLegal(ACTION_STEP + EAST)).toBe(false);
    walk(WEST);
    walk(WEST);
    walk(WEST);
    walk(SOUTH);
    expect<i32>(state.phase).toBe(PHASE_LATE);
    expect<i32>(statusOf(1)).toBe(0);
  });

  it("EV20 not at one off the map; on E already there is no movement", () => {
    table(2, 0);
    hand(0, DRILL);
    stand(1, NOWHERE);
    expect<i32>(whyNot(play(DRILL, 1))).toBe(WHY_TARGET);
    stand(1, HOME);
    perform(play(DRILL, 1));
    state.turn = 1;
    state.phase = <u8>PHASE_MOVE_DIE;
    die(5);
    for (let direction = NORTH; direction <= WEST; direction++)
      expect<bool>(isLegal(ACTION_STEP + direction)).toBe(false);
  });

  it("EV21 in W1 of the target's own turn: that movement; off the map too", () => {
    table(2, 0);
    hand(1, MEETING);
    perform(ACTION_ROLL);
    perform(play(MEETING, 0));
    expect<i32>(state.phase).toBe(PHASE_LATE);
    expect<i32>(statusOf(0)).toBe(0);
    table(2, 0);
    hand(0, MEETING);
    stand(1, NOWHERE);
    perform(play(MEETING, 1));
    expect<i32>(statusOf(1)).toBe(STATUS_MEETING);
  });

  it("EV23 EX-29 a random card of the hand; no effect on an empty one", () => {
    table(2, 0);
    hand(0, MEMO);
    front(1, AMMO_LOCKER);
    expect<i32>(whyNot(play(MEMO, 1))).toBe(WHY_NOTHING);
    hand(1, NAP);
    hand(1, WET_FLOOR);
    perform(play(MEMO, 1));
    expect<bool>(isLegal(ACTION_CARD + AMMO_LOCKER)).toBe(false);
    perform(ACTION_CARD + WET_FLOOR);
    expect<i32>(cardPlace(WET_FLOOR)).toBe(IN_HAND);
    expect<i32>(handOf(1)).toBe(1);
    expect<i32>(state.phase).toBe(PHASE_READY);
  });

  it("EV24 an item of choice, else 2 bullets or the only one, else nothing", () => {
    table(2, 0);
    hand(0, BUDGET_CUT);
    front(1, AMMO_LOCKER);
    front(1, SNACKS);
    perform(play(BUDGET_CUT, 1));
    expect<i32>(state.phase).toBe(PHASE_AIM);
    expect<bool>(isLegal(ACTION_AIM + AIM_BULLETS + 2)).toBe(false);
    perform(ACTION_AIM + SNACKS);
    expect<i32>(cardPlace(SNACKS)).toBe(IN_DISCARD);
    table(2, 0);
    hand(0, BUDGET_CUT);
    setBullets(1, 1);
    perform(play(BUDGET_CUT, 1));
    expect<i32>(bulletsOf(1)).toBe(0);
    hand(0, BUDGET_CUT);
    state.played = 0;
    expect<i32>(whyNot(play(BUDGET_CUT, 1))).toBe(WHY_AIM);
    stand(1, NOWHERE);
    expect<i32>(whyNot(play(BUDGET_CUT, 1))).toBe(WHY_TARGET);
  });

  it("EV25 1 to 5 steps, off a zombie, stops on one, takes nothing; not to a director, the CEO, E", () => {
    table(2, 0);
    hand(0, WRONG_TURN);
    stand(1, at(4, 4));
    setZombie(at(4, 4), true);
    setZombie(at(4, 2), true);
    const office = room(2, OFFICE);
    waits(0, 2);
    setBullet(at(4, 3), true);
    perform(play(WRONG_TURN, 1));
    expect<bool>(isLegal(ACTION_STOP)).toBe(false);
    walk(NORTH);
    expect<i32>(bulletsOf(1)).toBe(3);
    walk(NORTH);
    expect<i32>(spaceOf(1)).toBe(at(4, 2));
    expect<i32>(state.phase).toBe(PHASE_READY);
    setZombie(at(4, 2), false);
    state.played = 0;
    hand(0, WRONG_TURN);
    perform(play(WRONG_TURN, 1));
    walk(NORTH);
    expect<i32>(spaceOf(1)).toBe(9 * office + CENTRE);
    expect<bool>(isLegal(ACTION_STEP + NORTH)).toBe(false);
    expect<i32>(state.phase).toBe(PHASE_PUSH);
    perform(ACTION_STOP);
    stand(1, at(1, 6));
    state.played = 0;
    hand(0, WRONG_TURN);
    perform(play(WRONG_TURN, 1));
    expect<bool>(isLegal(ACTION_STEP + SOUTH)).toBe(false);
  });

  it("EV26 the last one claimed runs to the nearest free office from his pawn", () => {
    table(2, 0);
    hand(0, HEADHUNTER);
    stand(1, at(4, 4));
    expect<i32>(whyNot(play(HEADHUNTER, 1))).toBe(WHY_NOTHING);
    lead(1, 3, 0);
    lead(1, 5, 1);
    room(2, OFFICE);
    room(12, OFFICE);
    perform(play(HEADHUNTER, 1));
    expect<i32>(directorPlace(5)).toBe(ON_DESK + 1);
    expect<i32>(lastLed(1)).toBe(3);
  });

  it("EV27 EX-38 a director beside a zombie is removed; the last open one starts the vote", () => {
    table(2, 0);
    hand(0, RETIREMENT);
    const tile = room(3, OFFICE);
    for (let director = 1; director < 8; director++) setDirectorPlace(director, REMOVED);
    waits(0, 3);
    expect<i32>(whyNot(play(RETIREMENT))).toBe(WHY_AIM);
    setZombie(9 * tile + 1, true);
    perform(play(RETIREMENT));
    expect<i32>(directorPlace(0)).toBe(REMOVED);
    expect<bool>(state.phase > <u8>PHASE_DISCARD).toBe(true);
  });
});

describe("deathinc's zombies by card", () => {
  it("EV28 up to five on hallway spaces free of zombies and pawns", () => {
    table(2, 0);
    hand(0, ALL_HANDS);
    stand(0, at(4, 4));
    setZombie(at(4, 7), true);
    perform(play(ALL_HANDS));
    expect<i32>(state.phase).toBe(PHASE_PUT);
    expect<bool>(isLegal(ACTION_DONE)).toBe(false);
    expect<i32>(whyNot(ACTION_PLACE + at(4, 4))).toBe(WHY_OCCUPIED);
    expect<i32>(whyNot(ACTION_PLACE + at(4, 7))).toBe(WHY_OCCUPIED);
    expect<i32>(whyNot(ACTION_PLACE + at(2, 7))).toBe(WHY_OCCUPIED);
    perform(ACTION_PLACE + at(5, 4));
    perform(ACTION_DONE);
    expect<i32>(state.phase).toBe(PHASE_READY);
    expect<i32>(supply()).toBe(98);
  });

  it("EV29 a zombie on each free space of a room, as far as the supply reaches", () => {
    table(2, 0);
    hand(0, STANDING_ROOM);
    expect<i32>(whyNot(play(STANDING_ROOM))).toBe(WHY_AIM);
    const tile = room(3, COPY);
    stand(1, 9 * tile);
    setZombie(9 * tile + 1, true);
    perform(play(STANDING_ROOM));
    expect<i32>(supply()).toBe(92);
    expect<bool>(isZombie(9 * tile)).toBe(false);
    expect<bool>(isZombie(9 * tile + 8)).toBe(true);
    const other = room(4, CEO);
    state.ceo = 3;
    hand(0, STANDING_ROOM);
    state.played = 0;
    perform(play(STANDING_ROOM));
    expect<bool>(isZombie(9 * other + CENTRE)).toBe(false);
    expect<i32>(supply()).toBe(84);
  });

  it("EV30 no zombies until the owner's next turn begins, also in W4 of another", () => {
    table(2, 0);
    hand(1, LUNCH);
    state.phase = <u8>PHASE_LATE;
    perform(ACTION_ROLL);
    perform(play(LUNCH));
    expect<i32>(state.phase).toBe(PHASE_DISCARD);
    expect<bool>(zombiesStand()).toBe(true);
    turnBegins(0);
    expect<bool>(zombiesStand()).toBe(true);
    turnBegins(1);
    expect<bool>(zombiesStand()).toBe(false);
  });

  it("5.5 in the city: EV07 and EV18 need a pawn in the office", () => {
    table(2, 1);
    front(0, DUCT_PLAN);
    room(3, COPY);
    state.cityLaid = 1;
    stand(0, 9 * 26 + CENTRE);
    expect<i32>(whyNot(use(DUCT_PLAN))).toBe(WHY_MAP);
    hand(1, DRILL);
    perform(ACTION_ROLL);
    expect<i32>(state.phase).toBe(PHASE_MOVE_DIE);
    expect<i32>(FIRST_SITE).toBe(11);
    expect<i32>(cardPlace(DUCT_PLAN)).toBe(IN_FRONT);
  });
});
