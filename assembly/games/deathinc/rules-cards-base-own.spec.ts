// Owns the unit tests of base cards that help who plays them (rules section 5.4): rolls, items, walks.
import { NONE } from "./data";
import {
  BANDAGE,
  BEADS,
  BOOT_FIND,
  BOTTLE_FIRE,
  BREATHER,
  HAND_BOMB,
  HATCHET,
  LONGBOARD,
  NAP,
  OTHER_MEAT,
  SECOND_WIND,
  SHELLS,
  TRIMMER,
  WHEELS,
  ESPRESSO,
  SWIVEL_CHAIR,
} from "./data-cards";
import { CLINIC, ENGINE_HOUSE, FILLING_STOP, GREEN_THUMB, QUARTERMASTER } from "./data-city";
import { EAST, GATE_CENTRE, WEST } from "./data-map";
import { isFoe, isNameable } from "./queries";
import {
  ACTION_BULLETS,
  ACTION_HIT,
  ACTION_ROLL,
  ACTION_ACCEPT,
  WHY_FROZEN,
  WHY_HEARTS,
  WHY_IN_FIGHT,
  WHY_NOTHING,
  WHY_PLACE,
  WHY_TWICE,
  WHY_WINDOW,
  isLegal,
  whyNot,
} from "./rules";
import { cardOf, die, front, hand, isGone, perform, play, stand, use, walk } from "./rules-cards-positions";
import { arm, gate, lay, steps } from "./rules-city-positions";
import { marksOf, turnEnds, zombiesStand } from "./rules-status";
import { bulletsOf, heartsOf, isZombie, killsOf, setHearts, setStatus, setZombie, state } from "./state";
import {
  PHASE_FAILED,
  PHASE_FIGHT,
  PHASE_LATE,
  PHASE_READY,
  PHASE_SHOWN,
  PHASE_WALK,
  STATUS_FROZEN,
  STATUS_SLIP,
} from "./state-phases";

function card(kind: i32): i32 {
  const first = cardOf(kind);
  hand(0, first);
  return first;
}
function item(kind: i32): i32 {
  const first = cardOf(kind);
  front(0, first);
  return first;
}
/** A fight on the gate's west arm, its first roll shown or failed. */
function roll(face: i32): void {
  setZombie(arm(WEST), true);
  stand(0, GATE_CENTRE);
  steps(3);
  walk(WEST);
  perform(ACTION_ROLL);
  die(face);
}

describe("base cards for oneself", () => {
  it("BC01 EX-58 doubles a movement before Espresso and halving, or adds 2 to a roll", () => {
    gate();
    item(LONGBOARD);
    front(0, SWIVEL_CHAIR);
    const wind = card(SECOND_WIND);
    expect<i32>(whyNot(play(wind))).toBe(WHY_WINDOW);
    perform(ACTION_ROLL);
    die(4);
    expect<i32>(state.steps).toBe(11);
    perform(play(wind));
    expect<i32>(state.steps).toBe(22);
    gate();
    setStatus(0, STATUS_SLIP);
    item(LONGBOARD);
    front(0, SWIVEL_CHAIR);
    card(SECOND_WIND);
    perform(ACTION_ROLL);
    die(4);
    expect<i32>(state.steps).toBe(5);
    perform(play(wind));
    expect<i32>(state.steps).toBe(11);
  });

  it("BC01 adds to a weapon's roll", () => {
    gate();
    item(HATCHET);
    const wind = card(SECOND_WIND);
    roll(1);
    expect<i32>(state.phase).toBe(PHASE_SHOWN);
    perform(play(wind));
    expect<i32>(killsOf(0) + i32(state.phase == PHASE_SHOWN)).toBe(1);
    if (isLegal(ACTION_ACCEPT)) perform(ACTION_ACCEPT);
    expect<i32>(killsOf(0)).toBe(1);
  });

  it("BC02 no zombies are moved until the end of the next own turn", () => {
    gate();
    const beads = item(BEADS);
    perform(use(beads));
    expect<bool>(isGone(beads)).toBe(true);
    expect<bool>(zombiesStand()).toBe(true);
    turnEnds(0);
    turnEnds(1);
    expect<bool>(zombiesStand()).toBe(true);
    turnEnds(0);
    expect<bool>(zombiesStand()).toBe(false);
  });

  it("BC04 nobody fights until the end of the next own turn, and a running fight ends", () => {
    gate();
    const meat = card(OTHER_MEAT);
    setZombie(arm(WEST), true);
    stand(0, GATE_CENTRE);
    steps(3);
    walk(WEST);
    expect<i32>(state.phase).toBe(PHASE_FIGHT);
    perform(play(meat));
    expect<i32>(state.phase).toBe(PHASE_WALK);
    expect<i32>(state.fighting).toBe(0);
    expect<bool>(isZombie(arm(WEST))).toBe(true);
    walk(EAST);
    expect<i32>(killsOf(0)).toBe(0);
    turnEnds(0);
    turnEnds(1);
    expect<bool>(isFoe(arm(WEST))).toBe(false);
    turnEnds(0);
    expect<bool>(isFoe(arm(WEST))).toBe(true);
  });

  it("BC07 is a weapon of +2 until the turn's end, not between two rolls", () => {
    gate();
    const trimmer = item(TRIMMER);
    expect<bool>(isNameable(trimmer)).toBe(false);
    roll(1);
    expect<i32>(whyNot(use(trimmer))).toBe(WHY_IN_FIGHT);
    perform(ACTION_HIT);
    die(4);
    perform(use(trimmer));
    expect<i32>(whyNot(use(trimmer))).not.toBe(0);
    expect<bool>(isNameable(trimmer)).toBe(true);
    roll(2);
    expect<i32>(killsOf(0)).toBe(2);
    turnEnds(0);
    expect<bool>(isNameable(trimmer)).toBe(false);
  });

  it("BC10 EX-60 lies down in its place alone, once, and adds 1", () => {
    gate();
    const hatchet = card(HATCHET);
    const clinic = 9 * lay(CLINIC, 3, -1, 0);
    const house = 9 * lay(ENGINE_HOUSE, 2, 0, 1);
    stand(0, clinic + 5);
    expect<i32>(whyNot(play(hatchet))).toBe(WHY_PLACE);
    stand(0, house + 1);
    perform(play(hatchet));
    hand(0, hatchet + 1);
    state.played = 0;
    expect<i32>(whyNot(play(hatchet + 1))).toBe(WHY_TWICE);
    roll(3);
    expect<i32>(killsOf(0)).toBe(1);
  });

  it("BC11 takes a loss away", () => {
    gate();
    const bandage = item(BANDAGE);
    expect<i32>(whyNot(use(bandage))).toBe(WHY_WINDOW);
    roll(1);
    expect<i32>(state.phase).toBe(PHASE_FAILED);
    perform(use(bandage));
    expect<i32>(heartsOf(0)).toBe(3);
    die(5);
    expect<i32>(killsOf(0)).toBe(1);
  });

  it("BC12 kills all in a building one stands in or beside, for a heart; during Other Meat too", () => {
    gate();
    const bomb = item(HAND_BOMB);
    const tile = 9 * lay(QUARTERMASTER, 0, -1, 0);
    setZombie(tile, true);
    setZombie(tile + 2, true);
    setZombie(tile + 3, true);
    stand(0, arm(WEST));
    expect<i32>(whyNot(use(bomb))).toBe(WHY_PLACE);
    stand(0, tile + 4);
    setHearts(0, 1);
    expect<i32>(whyNot(use(bomb))).toBe(WHY_HEARTS);
    setHearts(0, 3);
    perform(use(bomb));
    expect<i32>(killsOf(0)).toBe(2);
    expect<i32>(heartsOf(0)).toBe(2);
    expect<bool>(isZombie(tile + 3)).toBe(true);
    item(HAND_BOMB);
    expect<i32>(whyNot(use(bomb))).toBe(WHY_NOTHING);
  });

  it("BC13 EX-61 three marks, besides a weapon; one goes with each fight", () => {
    gate();
    const boots = card(BOOT_FIND);
    perform(play(boots));
    item(HATCHET);
    expect<i32>(marksOf(boots)).toBe(3);
    roll(2);
    expect<i32>(killsOf(0)).toBe(1);
    expect<i32>(marksOf(boots)).toBe(2);
    roll(1);
    expect<i32>(state.phase).toBe(PHASE_FAILED);
    perform(ACTION_BULLETS);
    expect<i32>(bulletsOf(0)).toBe(2);
    expect<i32>(marksOf(boots)).toBe(1);
    roll(6);
    expect<bool>(isGone(boots)).toBe(true);
  });

  it("BC17 EX-58 ten steps whatever he has, no die; not while frozen", () => {
    gate();
    item(LONGBOARD);
    hand(0, ESPRESSO);
    const wheels = card(WHEELS);
    setStatus(0, STATUS_SLIP);
    perform(play(wheels));
    expect<i32>(state.phase).toBe(PHASE_WALK);
    expect<i32>(state.steps).toBe(10);
    state.played = 0;
    expect<i32>(whyNot(play(ESPRESSO))).toBe(WHY_WINDOW);
    gate();
    card(WHEELS);
    setStatus(0, STATUS_FROZEN);
    expect<i32>(whyNot(play(wheels))).toBe(WHY_FROZEN);
  });

  it("BC18 BC20 BC21 do as their office twins", () => {
    gate();
    perform(use(item(SHELLS)));
    expect<i32>(bulletsOf(0)).toBe(6);
    item(LONGBOARD);
    setStatus(0, STATUS_FROZEN);
    hand(0, NAP);
    perform(play(card(BREATHER)));
    expect<i32>(heartsOf(0)).toBe(5);
    expect<i32>(state.phase).toBe(PHASE_LATE);
    gate();
    item(LONGBOARD);
    perform(ACTION_ROLL);
    die(1);
    expect<i32>(state.steps).toBe(6);
  });

  it("BC19 +2 in one building, from in it or beside it", () => {
    gate();
    const bottle = item(BOTTLE_FIRE);
    const tile = 9 * lay(FILLING_STOP, 0, -1, 0);
    expect<i32>(whyNot(use(bottle))).toBe(WHY_PLACE);
    stand(0, tile + 7);
    expect<i32>(whyNot(use(bottle))).toBe(WHY_PLACE);
    stand(0, tile + 4);
    perform(use(bottle));
    expect<i32>(state.bottle).toBe(tile / 9);
    setZombie(tile + 1, true);
    steps(3);
    walk(0);
    perform(ACTION_ROLL);
    die(2);
    expect<i32>(killsOf(0)).toBe(1);
    roll(2);
    expect<i32>(killsOf(0)).toBe(1);
  });

  it("places: items of the city are played nowhere else", () => {
    gate();
    const trimmer = card(TRIMMER);
    expect<i32>(whyNot(play(trimmer))).toBe(WHY_PLACE);
    stand(0, 9 * lay(GREEN_THUMB, 3, -1, 0) + 5);
    perform(play(trimmer));
    expect<i32>(state.phase).toBe(PHASE_READY);
    expect<i32>(state.trimmer).toBe(NONE);
  });
});
