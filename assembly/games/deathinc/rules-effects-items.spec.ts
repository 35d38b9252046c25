// Owns the unit tests of the event cards that are items, EV01-EV11: effect, refusal, interplay (rules section 4.2).
import { CEO, COPY, MAINTENANCE } from "./data";
import {
  AMMO_LOCKER,
  DUCT_PLAN,
  FIRST_AID,
  FOAM,
  GUILLOTINE,
  NINE_IRON,
  SNACKS,
  SPEAKERPHONE,
  STAPLE_GUN,
  TONER_BOMB,
} from "./data-cards";
import { CENTRE } from "./data-map";
import {
  ACTION_WEAPON,
  WHY_NOT_HELD,
  ACTION_ACCEPT,
  ACTION_BULLETS,
  ACTION_HIT,
  ACTION_ROLL,
  WHY_AIM,
  WHY_CEO,
  WHY_CHARGED,
  WHY_HEARTS,
  WHY_IN_FIGHT,
  WHY_NOTHING,
  WHY_NOT_NAMED,
  WHY_PARTY,
  WHY_WINDOW,
  currentPlayer,
  whyNot,
} from "./rules";
import {
  at,
  die,
  front,
  isGone,
  lead,
  passAll,
  perform,
  room,
  stand,
  table,
  use,
} from "./rules-cards-positions";
import { startFight } from "./rules-fight";
import {
  bulletsOf,
  heartsOf,
  isZombie,
  killsOf,
  setBullet,
  setDirectorPlace,
  setHearts,
  setZombie,
  spaceOf,
  state,
} from "./state";
import {
  PHASE_COMBAT_DIE,
  PHASE_DISCARD,
  PHASE_FAILED,
  PHASE_LATE,
  PHASE_SHOWN,
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
    perform(ACTION_WEAPON + GUILLOTINE);
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
    perform(ACTION_WEAPON + NINE_IRON);
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
    perform(ACTION_WEAPON + STAPLE_GUN);
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
    expect<i32>(whyNot(use(FIRST_AID))).toBe(WHY_NOT_HELD);
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
