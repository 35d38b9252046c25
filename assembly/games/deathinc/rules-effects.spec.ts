// Owns the unit tests of the event cards EV01-EV30, one by one: effect, refusal, interplay (rules section 4.2).
import { CEO, COPY, MAINTENANCE, NONE, NOWHERE, OFFICE } from "./data";
import {
  AIM_BULLETS,
  AIM_HEARTS,
  ALL_HANDS,
  AMMO_LOCKER,
  BUDGET_CUT,
  DEAD_CENTRE,
  DRILL,
  DUCT_PLAN,
  ESPRESSO,
  FIRST_AID,
  FOAM,
  GOODS_LIFT,
  GUILLOTINE,
  HEADHUNTER,
  HOLD_HAND,
  LUNCH,
  MEETING,
  MEMO,
  NAP,
  NINE_IRON,
  PETTY_CASH,
  RETIREMENT,
  SHUFFLE,
  SNACKS,
  SPEAKERPHONE,
  STANDING_ROOM,
  STAPLE_GUN,
  TONER_BOMB,
  WET_FLOOR,
  WRONG_TURN,
} from "./data-cards";
import { CENTRE, EAST, FIRST_SITE, HOME, NORTH, SOUTH, WEST } from "./data-map";
import { handOf, lastLed, ledBy, supply } from "./queries";
import {
  ACTION_ACCEPT,
  ACTION_AIM,
  ACTION_BULLETS,
  ACTION_CARD,
  ACTION_DONE,
  ACTION_HIT,
  ACTION_PAST,
  ACTION_PLACE,
  ACTION_ROLL,
  ACTION_STEP,
  ACTION_STOP,
  WHY_AIM,
  WHY_CEO,
  WHY_CHARGED,
  WHY_HEARTS,
  WHY_IN_FIGHT,
  WHY_LEGAL,
  WHY_MAP,
  WHY_NOTHING,
  WHY_NOT_NAMED,
  WHY_NO_PAWN,
  WHY_OCCUPIED,
  WHY_PARTY,
  WHY_PLACE,
  WHY_TARGET,
  WHY_WINDOW,
  currentPlayer,
  isLegal,
  whyNot,
} from "./rules";
import {
  at,
  die,
  front,
  hand,
  isGone,
  lead,
  passAll,
  perform,
  play,
  room,
  stand,
  table,
  use,
  waits,
  walk,
} from "./rules-cards-positions";
import { startFight } from "./rules-fight";
import { turnBegins, zombiesStand } from "./rules-status";
import {
  bulletsOf,
  cardPlace,
  directorPlace,
  heartsOf,
  isZombie,
  killsOf,
  setBullet,
  setBullets,
  setDirectorPlace,
  setHearts,
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
  PHASE_COMBAT_DIE,
  PHASE_DISCARD,
  PHASE_FAILED,
  PHASE_FIGHT,
  PHASE_LATE,
  PHASE_MOVE_DIE,
  PHASE_PUSH,
  PHASE_PUT,
  PHASE_READY,
  PHASE_SHOWN,
  PHASE_SLIP,
  PHASE_WALK,
  PHASE_ZOMBIES,
  REMOVED,
  STATUS_DRILL,
  STATUS_MEETING,
  STATUS_SLIP,
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

describe("deathinc's weapons", () => {
  it("EV01 +1 to each roll; a natural 1 stays one (EX-32)", () => {
    table(2, 0);
    front(0, STAPLE_GUN);
    fightAt(at(4, 7));
    expect<i32>(<i32>state.weapon).toBe(STAPLE_GUN);
    perform(ACTION_ROLL);
    die(2);
    expect<i32>(state.phase).toBe(PHASE_FAILED);
    perform(ACTION_BULLETS);
    expect<i32>(bulletsOf(0)).toBe(2);
    fightAt(at(4, 7));
    perform(ACTION_ROLL);
    die(3);
    expect<i32>(killsOf(0)).toBe(2);
  });

  it("EV02 +3 once, only if named; no other weapon then", () => {
    table(2, 0);
    front(0, GUILLOTINE);
    front(0, STAPLE_GUN);
    fightAt(at(4, 7));
    perform(192 + GUILLOTINE);
    perform(ACTION_ROLL);
    die(1);
    expect<i32>(state.phase).toBe(PHASE_SHOWN);
    perform(use(GUILLOTINE));
    expect<bool>(isGone(GUILLOTINE)).toBe(true);
    perform(ACTION_ACCEPT);
    expect<i32>(killsOf(0)).toBe(1);
    fightAt(at(4, 7));
    expect<i32>(<i32>state.weapon).toBe(STAPLE_GUN);
  });

  it("EV04 EX-33 a charge a roll, not for another weapon, gone when empty", () => {
    table(2, 0);
    front(0, NINE_IRON);
    front(0, STAPLE_GUN);
    state.iron = 3;
    fightAt(at(4, 7));
    perform(192 + NINE_IRON);
    perform(ACTION_ROLL);
    die(1);
    perform(use(NINE_IRON));
    expect<i32>(whyNot(use(NINE_IRON))).toBe(WHY_CHARGED);
    perform(ACTION_ACCEPT);
    expect<i32>(state.phase).toBe(PHASE_FAILED);
    perform(ACTION_HIT);
    die(2);
    perform(use(NINE_IRON));
    expect<i32>(<i32>state.iron).toBe(1);
    perform(ACTION_ACCEPT);
    expect<i32>(killsOf(0)).toBe(1);
    fightAt(at(4, 7));
    perform(192 + STAPLE_GUN);
    perform(ACTION_ROLL);
    die(2);
    expect<i32>(state.phase).toBe(PHASE_FAILED);
    state.phase = <u8>PHASE_SHOWN;
    expect<i32>(whyNot(use(NINE_IRON))).toBe(WHY_NOT_NAMED);
    state.weapon = <u8>NINE_IRON;
    perform(use(NINE_IRON));
    expect<bool>(isGone(NINE_IRON)).toBe(true);
  });

  it("4.1 a roll that kills is not asked about", () => {
    table(2, 0);
    front(0, NINE_IRON);
    state.iron = 3;
    fightAt(at(4, 7));
    perform(ACTION_ROLL);
    die(4);
    expect<i32>(killsOf(0)).toBe(1);
    expect<i32>(<i32>state.iron).toBe(3);
  });
});

describe("deathinc's items", () => {
  it("EV03 the zombie is gone without a kill and the walk goes on; not the Zombie CEO, not outside a fight", () => {
    table(2, 0);
    front(0, FOAM);
    setBullet(at(4, 7), true);
    expect<i32>(whyNot(use(FOAM))).toBe(WHY_WINDOW);
    fightAt(at(4, 7));
    perform(ACTION_ROLL);
    die(2);
    perform(use(FOAM));
    expect<i32>(killsOf(0)).toBe(0);
    expect<bool>(isZombie(at(4, 7))).toBe(false);
    expect<i32>(bulletsOf(0)).toBe(4);
    expect<i32>(state.phase).toBe(PHASE_WALK);
    const ceo = seatCeo();
    front(0, FOAM);
    stand(0, ceo);
    startFight(2);
    expect<i32>(whyNot(use(FOAM))).toBe(WHY_CEO);
  });

  it("EV05 the loss does not happen, also of three hearts; roll again", () => {
    table(2, 0);
    front(0, FIRST_AID);
    stand(0, seatCeo());
    startFight(2);
    perform(ACTION_ROLL);
    die(3);
    expect<i32>(state.phase).toBe(PHASE_FAILED);
    perform(use(FIRST_AID));
    expect<i32>(state.phase).toBe(PHASE_COMBAT_DIE);
    expect<i32>(heartsOf(0)).toBe(3);
    die(3);
    expect<i32>(whyNot(use(FIRST_AID))).toBe(40);
  });

  it("EV07 to the middle of a room, its token taken, steps over; not with a party, not to a zombie", () => {
    table(2, 0);
    front(0, DUCT_PLAN);
    expect<i32>(whyNot(use(DUCT_PLAN))).toBe(WHY_AIM);
    const tile = room(12, COPY);
    setZombie(9 * tile + CENTRE, true);
    expect<i32>(whyNot(use(DUCT_PLAN))).toBe(WHY_AIM);
    setZombie(9 * tile + CENTRE, false);
    setBullet(9 * tile + CENTRE, true);
    lead(0, 0, 0);
    expect<i32>(whyNot(use(DUCT_PLAN))).toBe(WHY_PARTY);
    setDirectorPlace(0, 0);
    perform(use(DUCT_PLAN));
    expect<i32>(spaceOf(0)).toBe(9 * tile + CENTRE);
    expect<i32>(bulletsOf(0)).toBe(4);
    expect<i32>(state.phase).toBe(PHASE_LATE);
  });

  it("EV08 EV09 bullets; hearts up to five", () => {
    table(2, 0);
    front(0, AMMO_LOCKER);
    front(0, SNACKS);
    perform(use(AMMO_LOCKER));
    expect<i32>(bulletsOf(0)).toBe(6);
    setHearts(0, 4);
    perform(use(SNACKS));
    expect<i32>(heartsOf(0)).toBe(5);
    front(0, SNACKS);
    expect<i32>(whyNot(use(SNACKS))).toBe(WHY_NOTHING);
  });

  it("EV10 the user moves the zombies of another's step 8; not of the own, not when they stand", () => {
    table(3, 0);
    front(1, SPEAKERPHONE);
    setZombie(at(13, 7), true);
    state.turn = 1;
    state.phase = <u8>PHASE_LATE;
    expect<i32>(whyNot(use(SPEAKERPHONE))).toBe(WHY_WINDOW);
    state.turn = 0;
    perform(ACTION_ROLL);
    expect<i32>(currentPlayer()).toBe(1);
    perform(use(SPEAKERPHONE));
    passAll();
    die(1);
    expect<i32>(state.phase).toBe(PHASE_ZOMBIES);
    expect<i32>(currentPlayer()).toBe(1);
    table(3, 0);
    front(1, SPEAKERPHONE);
    state.lunch = 2;
    state.phase = <u8>PHASE_LATE;
    perform(ACTION_ROLL);
    expect<i32>(state.phase).toBe(PHASE_DISCARD);
  });

  it("EV11 a heart for all zombies of the tile; not in a fight, not with one heart, not without a zombie", () => {
    table(2, 0);
    front(0, TONER_BOMB);
    const tile = room(12, MAINTENANCE);
    stand(0, 9 * tile + CENTRE);
    expect<i32>(whyNot(use(TONER_BOMB))).toBe(WHY_NOTHING);
    setZombie(9 * tile, true);
    setZombie(9 * tile + 8, true);
    setHearts(0, 1);
    expect<i32>(whyNot(use(TONER_BOMB))).toBe(WHY_HEARTS);
    setHearts(0, 2);
    perform(use(TONER_BOMB));
    expect<i32>(killsOf(0)).toBe(2);
    expect<i32>(heartsOf(0)).toBe(1);
    front(0, TONER_BOMB);
    setHearts(0, 3);
    fightAt(9 * tile + CENTRE);
    expect<i32>(whyNot(use(TONER_BOMB))).toBe(WHY_IN_FIGHT);
  });
});

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
    expect<i32>(whyNot(play(HOLD_HAND))).toBe(40);
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
