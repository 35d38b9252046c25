// Owns the unit tests of fights in geek: flips, weapons, losing a character.
import {
  ALEX,
  ANITA,
  AXE,
  CROSS,
  GAS,
  GRENADE,
  HORROR,
  HOUND,
  JOHNNY,
  KEYS,
  KIT,
  MARY,
  MAX,
  NONE,
  RESCUED,
  RPG,
  SPIDER,
  SWORDS,
  TEETH,
  ZOMBIE,
  firstEntry,
} from "./data";
import { CAB, NORTH, START } from "./data-board";
import { hasFirearm, hasMelee } from "./queries";
import {
  ACTION_CHARACTER,
  ACTION_FIGHT,
  ACTION_FLIP,
  ACTION_GRENADE,
  ACTION_KIT,
  ACTION_RPG,
  WHY_HORROR,
  WHY_LEGAL,
  WHY_MONSTER_FIRST,
  WHY_NOT_HORROR,
  WHY_NO_MONSTER,
  WHY_NO_RPG,
  WHY_NO_TILE,
  currentPlayer,
  isPossible,
  returns,
  whyNot,
} from "./rules";
import { F, K, at, emptyHouse, hide, perform, place, show, spin, walk } from "./rules-positions";
import {
  characterOf,
  fateOf,
  hasLeft,
  heartsOf,
  held,
  isHidden,
  monsterAt,
  pileAt,
  setHearts,
  setHeld,
  setHidden,
  setLeftOf,
  setMonsterAt,
  state,
} from "./state";
import {
  FATE_UNDEAD,
  OUTCOME_EATEN,
  OUTCOME_KILLED,
  OUTCOME_RESCUED,
  PHASE_END,
  PHASE_FIGHT,
  PHASE_FLIP,
  PHASE_OVER,
  PHASE_RESCUED,
  PHASE_START,
  RESULT_EATEN,
} from "./state-phases";

/** One character on F10 with a monster, its fight begun. */
function fighting(seats: i32, character: i32, kind: i32): void {
  emptyHouse(seats, 0);
  place(0, character, at(F, 10));
  setMonsterAt(firstEntry(kind), at(F, 10));
  perform(ACTION_FIGHT);
}

/** A thing that lies hidden in the front yard goes into a hand. */
function take(seat: i32, kind: i32): void {
  for (let square = 0; square < 18; square++) {
    if (!isHidden(square)) continue;
    setHidden(square, false);
    break;
  }
  setLeftOf(kind, 0);
  setHeld(seat, kind, 1);
}

describe("geek's weapons", () => {
  it("GEEK-CHAR-2 GEEK-CHAR-5 GEEK-WEAP-1 classes, innate ones included", () => {
    emptyHouse(5, 0);
    expect<bool>(hasMelee(ALEX) && !hasFirearm(ALEX)).toBe(true);
    expect<bool>(hasFirearm(MARY) && !hasMelee(MARY)).toBe(true);
    expect<bool>(hasMelee(JOHNNY) || hasFirearm(JOHNNY)).toBe(false);
    for (let kind = 5; kind <= 7; kind++) {
      setHeld(MAX, kind, 1);
      expect<bool>(hasMelee(MAX)).toBe(true);
      setHeld(MAX, kind, 0);
    }
    for (let kind = 8; kind <= 10; kind++) {
      setHeld(MAX, kind, 1);
      expect<bool>(hasFirearm(MAX)).toBe(true);
      setHeld(MAX, kind, 0);
    }
  });

  it("GEEK-MON-3 GEEK-WEAP-4 only the RPG kills the Horror, and nothing else", () => {
    fighting(1, ALEX, HORROR);
    setHeld(0, GRENADE, 1);
    expect<i32>(whyNot(ACTION_GRENADE)).toBe(WHY_HORROR);
    expect<i32>(whyNot(ACTION_RPG)).toBe(WHY_NO_RPG);
    spin(SWORDS);
    expect<i32>(state.phase).toBe(PHASE_FIGHT);
    setHeld(0, RPG, 1);
    perform(ACTION_RPG);
    expect<i32>(monsterAt(27)).toBe(NONE);
    expect<i32>(held(0, RPG) * 10 + held(0, GRENADE)).toBe(1);
    fighting(1, ALEX, SPIDER);
    setHeld(0, RPG, 1);
    expect<i32>(whyNot(ACTION_RPG)).toBe(WHY_NOT_HORROR);
  });

  it("GEEK-ITEM-1 GEEK-CHAR-3 kits in a fight; the symbols of an unarmed one", () => {
    fighting(1, ANITA, ZOMBIE);
    setHeld(0, KIT, 1);
    spin(TEETH);
    perform(ACTION_KIT);
    expect<i32>(heartsOf(0)).toBe(6);
    spin(SWORDS);
    spin(CROSS);
    expect<i32>(state.phase).toBe(PHASE_FIGHT);
    expect<i32>(state.lost).toBe(1);
    expect<bool>(isPossible()).toBe(true);
  });
});

describe("geek's flips", () => {
  it("GEEK-FLIP-6 GEEK-DEATH-5 monster, then the pile, then the tile", () => {
    emptyHouse(2, 0);
    place(0, ALEX, at(F, 10));
    setMonsterAt(0, at(F, 10));
    hide(at(F, 10), ZOMBIE);
    state.pileAt0 = <u8>at(F, 10);
    setHeld(5, KIT, 1);
    expect<i32>(whyNot(ACTION_FLIP)).toBe(WHY_MONSTER_FIRST);
    perform(ACTION_FIGHT);
    spin(SWORDS);
    expect<i32>(state.outcome).toBe(OUTCOME_KILLED);
    expect<i32>(held(0, KIT)).toBe(1);
    expect<i32>(state.phase).toBe(PHASE_FLIP);
    show(ZOMBIE);
    expect<i32>(state.phase).toBe(PHASE_FIGHT);
    spin(SWORDS);
    expect<i32>(state.phase).toBe(PHASE_END);
  });

  it("GEEK-TRUCK-2 the truck's tile is flipped on the square entered", () => {
    emptyHouse(1, 0);
    place(0, MARY, at(K, 3));
    hide(CAB, ZOMBIE);
    expect<i32>(whyNot(ACTION_FLIP)).toBe(WHY_NO_TILE);
    expect<i32>(whyNot(ACTION_FIGHT)).toBe(WHY_NO_MONSTER);
    spin(SWORDS);
    walk(NORTH);
    expect<i32>(state.flipAt).toBe(CAB);
    show(ZOMBIE);
    expect<i32>(monsterAt(0)).toBe(at(K, 2));
    expect<bool>(isHidden(CAB)).toBe(false);
  });
});

describe("geek's losses", () => {
  it("GEEK-DEATH-2 GEEK-DEATH-8 everything stays as a pile, the seat turns undead", () => {
    fighting(2, ANITA, ZOMBIE);
    take(0, KEYS);
    take(0, AXE);
    setHearts(0, 1);
    spin(TEETH);
    expect<i32>(pileAt(0)).toBe(at(F, 10));
    expect<i32>(held(5, KEYS) + held(5, AXE)).toBe(2);
    expect<i32>(fateOf(0)).toBe(FATE_UNDEAD);
    expect<i32>(state.outcome).toBe(OUTCOME_EATEN);
    expect<i32>(state.eaten).toBe(0);
    expect<i32>(currentPlayer()).toBe(1);
    expect<bool>(isPossible()).toBe(true);
  });

  it("GEEK-RESCUE-2..6 several rescued: a choice; the new one keeps all", () => {
    fighting(1, ALEX, HOUND);
    take(0, GAS);
    take(0, RESCUED + JOHNNY);
    take(0, RESCUED + MARY);
    setHearts(0, 1);
    spin(TEETH);
    expect<i32>(state.phase).toBe(PHASE_RESCUED);
    expect<bool>(isPossible()).toBe(true);
    expect<bool>(whyNot(ACTION_CHARACTER + MAX) != WHY_LEGAL).toBe(true);
    perform(ACTION_CHARACTER + JOHNNY);
    expect<i32>(characterOf(0)).toBe(JOHNNY);
    expect<i32>(heartsOf(0)).toBe(3);
    expect<i32>(held(0, GAS) + held(0, RESCUED + MARY)).toBe(2);
    expect<i32>(state.outcome).toBe(OUTCOME_RESCUED);
    expect<i32>(state.phase).toBe(PHASE_START);
    expect<bool>(isPossible()).toBe(true);
  });

  it("GEEK-MOVE-8 one that stands up at the start has not left it", () => {
    emptyHouse(1, 0);
    place(0, ALEX, START);
    state.gone0 = 1;
    setMonsterAt(0, START);
    take(0, RESCUED + ANITA);
    setHearts(0, 1);
    perform(ACTION_FIGHT);
    spin(TEETH);
    expect<bool>(hasLeft(0)).toBe(false);
  });

  it("GEEK-WIN-7 AMB-44 the last one: the undead have won, alone nobody has", () => {
    fighting(1, ANITA, ZOMBIE);
    setHearts(0, 1);
    spin(TEETH);
    expect<i32>(state.phase).toBe(PHASE_OVER);
    expect<i32>(state.result).toBe(RESULT_EATEN);
    expect<i32>(returns(0)).toBe(0);
    expect<bool>(isPossible()).toBe(true);
  });
});
