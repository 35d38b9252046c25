// Owns the unit tests of fights and deaths in deathinc (INC-COMBAT, INC-DEATH, INC-ZCEO).
import { CEO, NONE, NOWHERE, OFFICE } from "./data";
import { NINE_IRON, PARACHUTE, STAPLE_GUN, TAKEOVER } from "./data-cards";
import { HOME, NORTH, WEST } from "./data-map";
import { isFoe, ledBy, supply, votesOf } from "./queries";
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
  isPossible,
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
  cardPlace,
  directorPlace,
  heartsOf,
  isZombie,
  killsOf,
  setBullets,
  setDirectorPlace,
  setHeart,
  setHearts,
  setKills,
  setZombie,
  spaceOf,
  state,
} from "./state";
import {
  IN_DISCARD,
  IN_FRONT,
  IN_HAND,
  ON_DESK,
  OUTCOME_DEAD,
  OUTCOME_KILLED,
  OUTCOME_SAVED,
  PHASE_COMBAT_DIE,
  PHASE_DISCARD,
  PHASE_DRAW,
  PHASE_DYING,
  PHASE_FAILED,
  PHASE_FIGHT,
  PHASE_LATE,
  PHASE_SHOWN,
  PHASE_TILE,
  PHASE_WALK,
  PHASE_WEAPON,
  SAFE_WITH,
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
/** Seat 0 fights the Zombie CEO on S07. */
function atCeo(): void {
  table(2, 0);
  room(7, CEO);
  state.ceo = 6;
  stand(0, at(15, 7));
  perform(ACTION_ROLL);
  die(6);
  walk(NORTH + 1);
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

describe("deathinc's deaths", () => {
  it("INC-DEATH-1 INC-DEATH-2 INC-DEATH-6 INC-DEATH-8 EX-07 half the kills, rounded up", () => {
    fighting(2);
    setHearts(0, 2);
    setBullets(0, 0);
    setKills(0, 5);
    roll(3);
    perform(ACTION_HIT);
    die(2);
    perform(ACTION_HIT);
    expect<i32>(spaceOf(0)).toBe(NOWHERE);
    expect<i32>(killsOf(0)).toBe(2);
    expect<bool>(isZombie(at(4, 4))).toBe(true);
    expect<i32>(<i32>state.phase).toBe(PHASE_LATE);
    expect<i32>(<i32>state.dead).toBe(0);
    expect<i32>(<i32>state.deadKills).toBe(3);
    expect<i32>(<i32>state.outcome).toBe(OUTCOME_DEAD);
    expect<bool>(isPossible()).toBe(true);
  });

  it("INC-DEATH-2 EX-08 rounding", () => {
    for (let kills = 0; kills < 29; kills += 28) {
      fighting(2);
      setHearts(0, 1);
      setKills(0, kills);
      roll(3);
      perform(ACTION_HIT);
      expect<i32>(killsOf(0)).toBe(kills / 2);
    }
    fighting(2);
    setHearts(0, 1);
    setKills(0, 1);
    roll(3);
    perform(ACTION_HIT);
    expect<i32>(killsOf(0)).toBe(0);
  });

  it("INC-DEATH-3 items go; hand, strings, rescued directors and trophy stay", () => {
    fighting(2);
    front(0, STAPLE_GUN);
    hand(0, 5);
    hand(0, TAKEOVER);
    setDirectorPlace(0, SAFE_WITH);
    state.rescued = 1;
    state.trophy = 0;
    setHearts(0, 1);
    roll(2);
    perform(ACTION_HIT);
    expect<i32>(cardPlace(STAPLE_GUN)).toBe(IN_DISCARD);
    expect<i32>(cardPlace(5)).toBe(IN_HAND);
    expect<i32>(cardPlace(TAKEOVER)).toBe(IN_HAND);
    expect<i32>(votesOf(0)).toBe(2);
  });

  it("INC-DEATH-7 INC-DIR-12 the party goes to the nearest free offices, in the order of claiming", () => {
    fighting(2);
    room(2, OFFICE);
    room(3, OFFICE);
    lead(0, 1, 0);
    lead(0, 0, 1);
    setHearts(0, 1);
    roll(2);
    perform(ACTION_HIT);
    expect<i32>(directorPlace(1)).toBe(ON_DESK + 1);
    expect<i32>(directorPlace(0)).toBe(ON_DESK + 2);
  });

  it("INC-TURN-R INC-DEATH-4 INC-DEATH-5 EX-10 back on E with three and three; a zombie there is fought", () => {
    table(2, 0);
    stand(1, NOWHERE);
    setHearts(1, 0);
    setBullets(1, 7);
    setZombie(HOME, true);
    state.walkDone = 1;
    state.phase = <u8>PHASE_DISCARD;
    perform(ACTION_KEEP);
    expect<i32>(spaceOf(1)).toBe(HOME);
    expect<i32>(heartsOf(1)).toBe(3);
    expect<i32>(bulletsOf(1)).toBe(3);
    expect<i32>(<i32>state.phase).toBe(PHASE_FIGHT);
  });

  it("INC-DEATH-6 after a death in step 1 the tile and the cards come, the walk does not", () => {
    table(2, 0);
    stand(1, at(5, 7));
    setHearts(1, 1);
    setZombie(at(5, 7), true);
    state.walkDone = 1;
    state.phase = <u8>PHASE_DISCARD;
    perform(ACTION_KEEP);
    roll(1);
    perform(ACTION_HIT);
    expect<i32>(<i32>state.phase).toBe(PHASE_TILE);
    for (let site = 1; site <= 15; site++) room(site, 2);
    state.phase = <u8>PHASE_DRAW;
    for (let card = 0; card < 3; card++) perform(7543 + card);
    expect<i32>(<i32>state.phase).toBe(PHASE_LATE);
  });

  it("PS4 the parachute ends fight and walk; the zombie goes, no kill", () => {
    fighting(2);
    hand(0, PARACHUTE);
    setHearts(0, 1);
    roll(2);
    perform(ACTION_HIT);
    expect<i32>(<i32>state.phase).toBe(PHASE_DYING);
    expect<bool>(isLegal(ACTION_ACCEPT)).toBe(true);
    perform(456 + 7 * PARACHUTE + 6);
    expect<i32>(heartsOf(0)).toBe(3);
    expect<bool>(isZombie(at(4, 4))).toBe(false);
    expect<i32>(killsOf(0)).toBe(0);
    expect<i32>(<i32>state.phase).toBe(PHASE_LATE);
    expect<i32>(<i32>state.outcome).toBe(OUTCOME_SAVED);
    expect<i32>(cardPlace(PARACHUTE)).toBe(IN_FRONT);
  });
});

describe("deathinc's Zombie CEO", () => {
  it("INC-ZCEO-2 INC-ZCEO-5 INC-ZCEO-6 EX-24 nine kill him, a trophy and no kill", () => {
    atCeo();
    setHearts(0, 4);
    setKills(0, 9);
    roll(6);
    expect<i32>(neededBullets()).toBe(3);
    perform(ACTION_BULLETS);
    expect<i32>(<i32>state.trophy).toBe(0);
    expect<i32>(killsOf(0)).toBe(9);
    expect<bool>(isFoe(at(16, 7))).toBe(false);
    expect<i32>(votesOf(0)).toBe(1);
  });

  it("INC-ZCEO-3 INC-ZCEO-4 EX-26 a failed roll costs three hearts, a one a director", () => {
    atCeo();
    room(3, OFFICE);
    lead(0, 0, 0);
    setHearts(0, 5);
    setBullets(0, 0);
    roll(1);
    expect<i32>(directorPlace(0)).toBe(ON_DESK + 2);
    expect<i32>(<i32>state.phase).toBe(PHASE_FAILED);
    perform(ACTION_HIT);
    expect<i32>(heartsOf(0)).toBe(2);
    die(5);
    perform(ACTION_HIT);
    expect<i32>(spaceOf(0)).toBe(NOWHERE);
    expect<i32>(<i32>state.ceo).toBe(6); // he stays
  });
});
