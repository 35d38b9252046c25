// Owns what the base set's cards do that no office card does (rules section 5.4); how an effect is written stands in
// rules-effects.ts.
import { KILL, NONE, NOWHERE } from "./data";
import {
  AIM_BULLETS,
  BEADS,
  BOTTLE_FIRE,
  CARDS,
  FLOOD,
  FULL_HOUSE,
  HAND_BOMB,
  HERD,
  OTHER_MEAT,
  REARRANGED,
  SECOND_WIND,
  SLIPPERY,
  TRIMMER,
  TROUBLE,
  TWITCHING,
  UPSIDE_MAP,
  WHEELS,
} from "./data-cards";
import { NAMED } from "./data-city";
import { GATE, GATE_CENTRE, NORTH, SPACES, WEST, tileOf } from "./data-map";
import { isElsewhere, isTaken, supply, walkable } from "./queries";
import { buildings, cityKind, cityNeighbour, endOfCity, endOfSpaces, isBuilding } from "./queries-city";
import {
  ACTION_ACCEPT,
  ACTION_AIM,
  ACTION_BULLETS,
  ACTION_DIE,
  ACTION_DONE,
  ACTION_HEART,
} from "./rules-actions";
import { endCard } from "./rules-cards";
import { WHY_AIM, WHY_FROZEN, WHY_HEARTS, WHY_PLACE } from "./rules-cards-why";
import { bomb, changes, cut, whyNotBomb, whyNotMoved } from "./rules-effects-events";
import { canPutAny, fillSpaces, freeSpaces, openPut, zombiesOn } from "./rules-effects-put";
import {
  BONUS_DOUBLE,
  BONUS_TEN,
  LASTING_BEADS,
  LASTING_MEAT,
  addBonus,
  isFrontItem,
  isStill,
  last,
  wouldLast,
} from "./rules-status";
import { putPawn, startWalk } from "./rules-walk";
import { WHY_BULLETS, WHY_LAST_HEART, WHY_LEGAL, allow, allowIf } from "./rules-why";
import { shiftZombie } from "./rules-zombies";
import {
  bulletsOf,
  heartsOf,
  isZombie,
  killsOf,
  setBullets,
  setHearts,
  setKills,
  setTwitchDie,
  spaceOf,
  state,
  twitchDie,
  zombiesOnMap,
} from "./state";
import { State } from "./state-bytes";
import { PHASE_CARRY, PHASE_SHOWN, PHASE_TWITCH, PHASE_TWITCH_DIE } from "./state-phases";
import { RULES_PTR } from "../../console/state-map";

const FLOOD_ZOMBIES: i32 = 10;
const HERD_ZOMBIES: i32 = 5;
/** Kills that BC15 costs; zombies that BC23 carries. */
const TWITCH_KILLS: i32 = 2;
const CARRIED: i32 = 2;

// ---- legal ----

/** WHY_LEGAL, or why a card or item of the base set would change nothing. */
export function whyNotBase(kind: i32, player: i32, target: i32): i32 {
  const tile = tileOf(spaceOf(player));
  switch (kind) {
    case SECOND_WIND:
      return changes(<i32>state.phase == PHASE_SHOWN || (state.bonus & (BONUS_DOUBLE | BONUS_TEN)) == 0);
    case BEADS:
      return changes(wouldLast(player, LASTING_BEADS));
    case OTHER_MEAT:
      return changes(wouldLast(player, LASTING_MEAT));
    case UPSIDE_MAP:
      if (heartsOf(player) < 2) return WHY_HEARTS;
      return isStill(target) ? WHY_FROZEN : changes(spaceOf(target) != GATE_CENTRE);
    case TRIMMER:
      return changes(<i32>state.trimmer == NONE);
    case BOTTLE_FIRE:
      return isAtBuilding(spaceOf(player)) ? changes(<i32>state.bottle != tile) : WHY_PLACE;
    case HAND_BOMB:
      return isAtBuilding(spaceOf(player)) ? whyNotBomb(tile, buildings(tile), player) : WHY_PLACE;
    case TWITCHING:
      return changes(killsOf(target) > 0);
    case WHEELS:
      return whyNotMoved(player);
    case REARRANGED:
      return changes(canCarryAny());
    case HERD:
    case FLOOD:
      return changes(canPutAny(kind, NOWHERE));
    case FULL_HOUSE:
    case TROUBLE:
      return changes(supply() > 0);
    default: // items played; SLIPPERY if there is an aim
      return WHY_LEGAL;
  }
}
/** Whether a space is in a building, or a road space beside one of the same tile (BC12, BC19). */
function isAtBuilding(space: i32): bool {
  if (space == NOWHERE || space < 9 * GATE || cityKind(tileOf(space)) >= NAMED) return false;
  if (isBuilding(space)) return true;
  for (let direction = NORTH; direction <= WEST; direction++) {
    const next = cityNeighbour(space, direction);
    if (next != NOWHERE && tileOf(next) == tileOf(space) && isBuilding(next)) return true;
  }
  return false;
}

// ---- aim ----

/** Whether a base card may be aimed at something: an item or bullets of the target, a city tile's building. */
export function canAimBase(kind: i32, target: i32, aim: i32): bool {
  if (kind == SLIPPERY) {
    if (aim < CARDS) return isFrontItem(aim, target);
    return aim > AIM_BULLETS && aim <= AIM_BULLETS + min(bulletsOf(target), 2);
  }
  if (aim < GATE || aim >= endOfCity()) return false;
  const locals = buildings(aim);
  return freeSpaces(aim, locals) != 0 && (kind == FULL_HOUSE || zombiesOn(aim, locals) != 0);
}

// ---- do ----

/** Does what a card or item of the base set does. */
export function applyBase(kind: i32, player: i32, target: i32, aim: i32): void {
  const tile = tileOf(spaceOf(player));
  switch (kind) {
    case SECOND_WIND:
      if (<i32>state.phase != PHASE_SHOWN) return addBonus(BONUS_DOUBLE);
      state.added += 2;
      return;
    case BEADS:
      return last(player, LASTING_BEADS);
    case OTHER_MEAT:
      return last(player, LASTING_MEAT);
    case UPSIDE_MAP:
      setHearts(player, heartsOf(player) - 1);
      return putPawn(target, GATE_CENTRE, false);
    case SLIPPERY:
      return cut(target, aim);
    case TRIMMER:
      state.trimmer = state.card;
      return;
    case BOTTLE_FIRE:
      state.bottle = <u8>tile;
      return;
    case HAND_BOMB:
      return bomb(tile, buildings(tile), player);
    case WHEELS:
      state.bonus |= <u8>BONUS_TEN;
      return startWalk(0);
    default:
      applyZombies(kind, aim);
  }
}
function applyZombies(kind: i32, aim: i32): void {
  switch (kind) {
    case FULL_HOUSE:
      return fillSpaces(aim, buildings(aim));
    case TROUBLE:
      return openPut(zombiesOn(aim, buildings(aim)));
    case FLOOD:
      return openPut(FLOOD_ZOMBIES);
    case HERD:
      return openPut(HERD_ZOMBIES);
    case TWITCHING:
      return twitch(0);
    case REARRANGED:
      setCarried(NOWHERE);
      state.left = <u8>CARRIED;
      return setPicked(NOWHERE);
  }
}

// ---- BC15, BC23: step by step ----

/** WHY_... of an action of TWITCH_DIE, TWITCH and CARRY. */
export function whyNotBaseStep(action: i32): i32 {
  const seat = <i32>state.target;
  switch (<i32>state.phase) {
    case PHASE_TWITCH_DIE:
      return allow(action > ACTION_DIE && action <= ACTION_DIE + 6);
    case PHASE_TWITCH:
      if (action == ACTION_BULLETS) return allowIf(bulletsOf(seat) >= KILL - shown(), WHY_BULLETS);
      if (action == ACTION_HEART) return allowIf(heartsOf(seat) > 1, WHY_LAST_HEART);
      return allow(action == ACTION_ACCEPT);
    case PHASE_CARRY:
      if (action == ACTION_DONE) return allow(picked() == NOWHERE && state.left < <u8>CARRIED);
      return whyNotCarry(action - ACTION_AIM);
    default:
      return WHY_LEGAL;
  }
}
/** Does it. */
export function applyBaseStep(action: i32): void {
  const seat = <i32>state.target;
  if (<i32>state.phase == PHASE_CARRY) return action == ACTION_DONE ? endCard() : carry(action - ACTION_AIM);
  if (action == ACTION_HEART) {
    setHearts(seat, heartsOf(seat) - 1);
    return twitch(state.left);
  }
  if (action == ACTION_BULLETS) {
    setBullets(seat, bulletsOf(seat) - KILL + shown());
    return endDie(KILL);
  }
  if (action == ACTION_ACCEPT) return endDie(shown());
  setShown(action - ACTION_DIE);
  if (shown() < KILL) state.phase = <u8>PHASE_TWITCH;
  else endDie(shown());
}

// The target's die 0 or 1.
function shown(): i32 {
  return twitchDie(state.left);
}
function setShown(face: i32): void {
  setTwitchDie(state.left, face);
}
function twitch(die: i32): void {
  state.left = <u8>die;
  state.phase = <u8>PHASE_TWITCH_DIE;
}
function endDie(total: i32): void {
  setShown(total);
  if (state.left == 0) return twitch(1);
  const seat = <i32>state.target;
  if (min(twitchDie(0), twitchDie(1)) < KILL) setKills(seat, max(killsOf(seat) - TWITCH_KILLS, 0));
  endCard();
}

// The zombie picked up stands in `aim`; where the first one was brought in the two dice, which BC23 has none of.
function picked(): i32 {
  return state.aim;
}
function setPicked(space: i32): void {
  state.aim = <u16>space;
  state.phase = <u8>PHASE_CARRY;
}
function carried(): i32 {
  return load<u16>(RULES_PTR, offsetof<State>("twitch0"));
}
function setCarried(space: i32): void {
  store<u16>(RULES_PTR, <u16>space, offsetof<State>("twitch0"));
}
function whyNotCarry(space: i32): i32 {
  if (space < 0 || space >= SPACES) return allow(false);
  if (picked() == NOWHERE) return allowIf(canCarry(space) && space != carried(), WHY_AIM);
  return allowIf(walkable(space) && !isTaken(space) && !isElsewhere(space, picked()), WHY_AIM);
}
/** Whether a zombie stands there that has somewhere to go on its map. */
function canCarry(space: i32): bool {
  if (!isZombie(space)) return false;
  const first = space >= 9 * GATE ? 9 * GATE : 0;
  const end = first != 0 ? endOfSpaces() : 9 * GATE;
  for (let to = first; to < end; to++) if (walkable(to) && !isTaken(to)) return true;
  return false;
}
function canCarryAny(): bool {
  for (let space = 0, end = endOfSpaces(); space < end; space++) if (canCarry(space)) return true;
  return false;
}
function carry(space: i32): void {
  if (picked() == NOWHERE) return setPicked(space);
  shiftZombie(picked(), space);
  setCarried(space);
  state.left -= 1;
  setPicked(NOWHERE);
  if (state.left == 0 || zombiesOnMap() < CARRIED) endCard();
}
