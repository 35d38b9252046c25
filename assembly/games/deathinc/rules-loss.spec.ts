// Owns the unit tests of deaths and of the Zombie CEO in deathinc (INC-DEATH, INC-ZCEO).
import { CEO, NOWHERE, OFFICE } from "./data";
import { PARACHUTE, STAPLE_GUN, TAKEOVER } from "./data-cards";
import { HOME, NORTH } from "./data-map";
import { isFoe, votesOf } from "./queries";
import {
  ACTION_ACCEPT,
  ACTION_BULLETS,
  ACTION_HIT,
  ACTION_KEEP,
  ACTION_ROLL,
  isLegal,
  isPossible,
} from "./rules";
import { die, front, at, hand, lead, perform, room, stand, table, walk } from "./rules-cards-positions";
import { neededBullets } from "./rules-fight";
import {
  bulletsOf,
  cardPlace,
  directorPlace,
  heartsOf,
  isZombie,
  killsOf,
  setBullets,
  setDirectorPlace,
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
  OUTCOME_SAVED,
  PHASE_DISCARD,
  PHASE_DRAW,
  PHASE_DYING,
  PHASE_FAILED,
  PHASE_FIGHT,
  PHASE_LATE,
  PHASE_TILE,
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
