// Owns the unit tests of base cards against others (rules section 5.4).
import {
  AIM_BULLETS,
  FROZEN,
  LACES,
  MISSING_HOUR,
  OPEN_AIR,
  PUPPET,
  PUSHED,
  SLIPPERY,
  TWITCHING,
  UPSIDE_MAP,
  WET_FLOOR,
} from "./data-cards";
import { CLINIC, LANDING_PAD } from "./data-city";
import { EAST, GATE_ARM, GATE_CENTRE, NORTH, SOUTH, WAY_OUT, WEST } from "./data-map";
import {
  ACTION_ACCEPT,
  ACTION_AIM,
  ACTION_BULLETS,
  ACTION_HEART,
  ACTION_ROLL,
  ACTION_STEP,
  ACTION_STOP,
  WHY_HEARTS,
  WHY_NOTHING,
  WHY_OPEN_AIR,
  WHY_PUPPET,
  WHY_STATUS,
  WHY_TARGET,
  currentPlayer,
  isLegal,
  whyNot,
} from "./rules";
import { cardOf, die, front, hand, isGone, perform, play, stand, walk } from "./rules-cards-positions";
import { arm, gate, lay, steps } from "./rules-city-positions";
import {
  bulletsOf,
  heartsOf,
  killsOf,
  setBullets,
  setHearts,
  setKills,
  setStatus,
  setZombie,
  spaceOf,
  state,
  statusOf,
} from "./state";
import {
  PHASE_ASK,
  PHASE_LATE,
  PHASE_PUSH,
  PHASE_READY,
  PHASE_TWITCH,
  STATUS_DRILL,
  STATUS_FROZEN,
  STATUS_MISSING,
  STATUS_PUPPET,
  STATUS_SLIP,
} from "./state-phases";

function card(kind: i32): i32 {
  const first = cardOf(kind);
  hand(0, first);
  return first;
}

describe("base cards against others", () => {
  it("BC03 a heart sends a pawn of the city back to the gate; not from there, not from the office", () => {
    gate();
    const map = card(UPSIDE_MAP);
    expect<i32>(whyNot(play(map, 1))).toBe(WHY_TARGET);
    stand(1, GATE_CENTRE);
    expect<i32>(whyNot(play(map, 1))).toBe(WHY_NOTHING);
    stand(1, arm(NORTH));
    setHearts(0, 1);
    expect<i32>(whyNot(play(map, 1))).toBe(WHY_HEARTS);
    setHearts(0, 2);
    setZombie(GATE_CENTRE, true);
    perform(play(map, 1));
    expect<i32>(heartsOf(0)).toBe(1);
    expect<i32>(spaceOf(1)).toBe(GATE_CENTRE);
    expect<i32>(state.phase).toBe(PHASE_READY);
  });

  it("BC05 who plays it walks the other's pawn, not over edge and gate, not onto the pad's centre", () => {
    gate();
    hand(1, cardOf(PUPPET));
    stand(0, GATE_ARM);
    lay(LANDING_PAD, 0, 0, -1);
    perform(ACTION_ROLL);
    expect<i32>(state.phase).toBe(PHASE_ASK);
    perform(play(cardOf(PUPPET), 0));
    expect<i32>(statusOf(0)).toBe(STATUS_PUPPET);
    die(4);
    expect<i32>(currentPlayer()).toBe(1);
    expect<i32>(whyNot(ACTION_STEP + EAST)).toBe(WHY_PUPPET);
    walk(WEST);
    walk(WEST);
    expect<i32>(whyNot(ACTION_STEP + WEST)).toBe(WHY_PUPPET);
    walk(EAST);
    walk(NORTH);
    walk(NORTH);
    expect<i32>(whyNot(ACTION_STEP + NORTH)).toBe(WHY_PUPPET);
    perform(ACTION_STOP);
    expect<i32>(statusOf(0)).toBe(0);
  });

  it("BC05 not over a drill, not outside the target's own turn", () => {
    gate();
    const strings = card(PUPPET);
    expect<bool>(isLegal(play(strings, 1))).toBe(false);
    hand(1, strings);
    setStatus(0, STATUS_DRILL);
    perform(ACTION_ROLL);
    expect<bool>(isLegal(play(strings, 0))).toBe(false);
  });

  it("BC06 an item of choice or 1 or 2 bullets", () => {
    gate();
    const grip = card(SLIPPERY);
    front(1, 0);
    setBullets(1, 1);
    perform(play(grip, 1));
    expect<bool>(isLegal(ACTION_AIM + AIM_BULLETS + 2)).toBe(false);
    expect<bool>(isLegal(ACTION_AIM + AIM_BULLETS + 1)).toBe(true);
    perform(ACTION_AIM);
    expect<bool>(isGone(0)).toBe(true);
    expect<i32>(bulletsOf(1)).toBe(1);
    gate();
    card(SLIPPERY);
    setBullets(1, 0);
    expect<bool>(isLegal(play(grip, 1))).toBe(false);
  });

  it("BC08 stays on roads, and leaves a building the shortest way", () => {
    gate();
    const air = card(OPEN_AIR);
    expect<i32>(whyNot(play(air, 1))).toBe(WHY_TARGET);
    const tile = 9 * lay(CLINIC, 3, -1, 0);
    stand(1, tile);
    perform(play(air, 1));
    state.turn = 1;
    steps(9);
    expect<i32>(whyNot(ACTION_STEP + EAST)).toBe(0);
    expect<i32>(whyNot(ACTION_STEP + SOUTH)).toBe(0);
    walk(EAST);
    expect<i32>(whyNot(ACTION_STEP + WEST)).toBe(WHY_OPEN_AIR);
    walk(EAST);
    walk(SOUTH);
    expect<i32>(spaceOf(1)).toBe(tile + 5);
    expect<i32>(whyNot(ACTION_STEP + SOUTH)).toBe(WHY_OPEN_AIR);
    expect<i32>(whyNot(ACTION_STEP + WEST)).toBe(WHY_OPEN_AIR);
    expect<i32>(whyNot(ACTION_STEP + EAST)).toBe(0);
  });

  it("BC09 no roll, no step; once at a time", () => {
    gate();
    const stiff = card(FROZEN);
    perform(play(stiff, 1));
    expect<i32>(statusOf(1)).toBe(STATUS_FROZEN);
    state.played = 0;
    hand(0, stiff + 1);
    expect<i32>(whyNot(play(stiff + 1, 1))).toBe(WHY_STATUS);
    state.turn = 1;
    perform(ACTION_ROLL);
    expect<i32>(state.phase).toBe(PHASE_LATE);
    expect<i32>(statusOf(1) & STATUS_FROZEN).toBe(0);
  });

  it("BC14 a missed turn; a second one is refused", () => {
    gate();
    const hour = card(MISSING_HOUR);
    perform(play(hour, 1));
    expect<i32>(statusOf(1)).toBe(STATUS_MISSING);
    state.played = 0;
    hand(0, hour);
    expect<i32>(whyNot(play(hour, 1))).toBe(WHY_STATUS);
  });

  it("BC15 EX-59 two dice, lifted by bullets or rolled again for hearts; else two kills", () => {
    gate();
    const twitching = card(TWITCHING);
    expect<i32>(whyNot(play(twitching, 1))).toBe(WHY_NOTHING);
    setKills(1, 7);
    setHearts(1, 2);
    setBullets(1, 1);
    perform(play(twitching, 1));
    die(3);
    expect<i32>(state.phase).toBe(PHASE_TWITCH);
    expect<i32>(currentPlayer()).toBe(1);
    perform(ACTION_BULLETS);
    die(2);
    expect<bool>(isLegal(ACTION_BULLETS)).toBe(false);
    perform(ACTION_HEART);
    die(5);
    expect<i32>(killsOf(1)).toBe(7);
    expect<i32>(heartsOf(1)).toBe(1);
    expect<i32>(state.phase).toBe(PHASE_READY);
    state.played = 0;
    hand(0, twitching);
    perform(play(twitching, 1));
    die(4);
    die(1);
    expect<bool>(isLegal(ACTION_HEART)).toBe(false);
    perform(ACTION_ACCEPT);
    expect<i32>(killsOf(1)).toBe(5);
    setKills(1, 1);
    state.played = 0;
    hand(0, twitching);
    perform(play(twitching, 1));
    die(1);
    perform(ACTION_ACCEPT);
    die(6);
    expect<i32>(killsOf(1)).toBe(0);
  });

  it("BC25 pushes on his own map, not through the gate, over an edge or onto the pad's centre", () => {
    gate();
    const pushed = card(PUSHED);
    lay(LANDING_PAD, 0, -1, 0);
    stand(1, GATE_ARM);
    perform(play(pushed, 1));
    expect<i32>(state.phase).toBe(PHASE_PUSH);
    expect<bool>(isLegal(ACTION_STOP)).toBe(false);
    expect<bool>(isLegal(ACTION_STEP + EAST)).toBe(false);
    walk(WEST);
    walk(NORTH);
    expect<bool>(isLegal(ACTION_STEP + NORTH)).toBe(false);
    walk(SOUTH);
    walk(WEST);
    walk(WEST);
    expect<i32>(state.phase).toBe(PHASE_READY);
    stand(1, WAY_OUT);
    state.played = 0;
    hand(0, pushed);
    perform(play(pushed, 1));
    expect<bool>(isLegal(ACTION_STEP + WEST)).toBe(false);
    expect<bool>(isLegal(ACTION_STEP + EAST)).toBe(false); // E
    walk(SOUTH);
    perform(ACTION_STOP);
  });

  it("BC26 EX-58 halves as Wet Floor does, not twice", () => {
    gate();
    perform(play(card(LACES), 1));
    expect<i32>(statusOf(1)).toBe(STATUS_SLIP);
    state.played = 0;
    hand(0, WET_FLOOR);
    expect<i32>(whyNot(play(WET_FLOOR, 1))).toBe(WHY_STATUS);
  });
});
