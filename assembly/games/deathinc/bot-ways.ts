// Owns how computer players of deathinc look round on the maps: the cheapest way of a pawn to what it wants, with fights,
// tokens and the gate; the zombie nearest to somebody; the nearest space for something. Scratch of one decision.
import { MOST_HEARTS, NONE, NOWHERE, OFFICE_CART } from "./data";
import { HATCHET, STAPLE_GUN } from "./data-cards";
import { GATE_ARM, HOME, NORTH, SPACES, WAY_OUT, WEST, isCity, localOf, middleOf, tileOf } from "./data-map";
import {
  ceoSpace,
  directorOn,
  hasMoved,
  isCityGame,
  isOtherMeat,
  ledBy,
  neighbour,
  seatBit,
  zombieStep,
} from "./queries";
import { isOpenEdge, isPadCentre, isPadLaid } from "./queries-city";
import { homeSteps } from "./queries-way";
import { ACTION_MOVE, ACTION_STEP, isLegal } from "./rules";
import { frontOf } from "./rules-status";
import { bulletsOf, directorPlace, heartsOf, isBullet, isHeart, isZombie, spaceOf, state } from "./state";
import { ON_DESK, REMOVED } from "./state-phases";

/** Farther than any way. */
export const FAR: i32 = 250;
const RING_SIZE: i32 = 256;
const CEO_COST: i32 = 80;
// What is looked for, or else an action's number: the nearest space for which it is legal.
const A_GOAL: i32 = 0;
const A_ZOMBIE: i32 = 1;

/** What legalActions() writes, for whoever asks (scratch.ts): zombies' steps are the most there can be. */
export const LEGAL: usize = memory.data(2 * 700);
const COSTS: usize = memory.data(SPACES);
const FIRSTS: usize = memory.data(SPACES); // direction of the first step of the way there
const RING: usize = memory.data(2 * RING_SIZE);

/** What the last look round has found. */
@unmanaged
class Found {
  known: i32; // 1 = the way of this decision's seat is measured
  best: i32; // cost of it and of what comes behind the goal, FAR
  cost: i32; // of the way alone, half steps
  goal: i32; // space, NOWHERE
  action: i32; // first step to it, a zombie's step, ...; -1 = none
  leaves: i32; // 1 = the pawn goes to the city
  waits: i32; // directors on their desks
}
const found = changetype<Found>(memory.data(offsetof<Found>()));

/** Nothing is measured yet in this decision. */
export function forgetWays(): void {
  found.known = 0;
}
/** Cost of a seat's way to what it wants, in half steps; FAR. */
export function way(seat: i32): i32 {
  measure(seat);
  return found.cost;
}
/** Where that is; NOWHERE. */
export function goalOf(seat: i32): i32 {
  measure(seat);
  return found.goal;
}
/** The step that leads there, -1. */
export function stepOf(seat: i32): i32 {
  measure(seat);
  return found.action;
}
/** Whether the pawn goes to the city. */
function leaves(): bool {
  return !OFFICE_CART && found.leaves != 0;
}
function measure(seat: i32): void {
  if (found.known) return;
  found.leaves = i32(ledBy(seat) == 0 && isCityGame() && (state.rescued & seatBit(seat)) != 0);
  found.waits = 0;
  for (let director = 0; director < 8; director++) {
    const place = directorPlace(director);
    found.waits += i32(place >= ON_DESK && place < REMOVED);
  }
  search(spaceOf(seat), seat, A_GOAL);
  found.known = 1;
}
/** The step of an unmoved zombie that is nearest to a space and can come nearer; -1. */
export function nearestMove(space: i32, seat: i32): i32 {
  search(space, seat, A_ZOMBIE);
  return found.action;
}
/** The action of a kind, named by its first number, that is legal for the space nearest to a space; -1. */
export function nearestLegal(space: i32, seat: i32, first: i32): i32 {
  search(space, seat, first);
  return found.action;
}

// ---- costs ----

/** How well a seat stands fights. */
export function strength(seat: i32): i32 {
  const armed = frontOf(seat, STAPLE_GUN) != NONE || frontOf(seat, HATCHET) != NONE;
  return 2 * heartsOf(seat) + bulletsOf(seat) + 3 * i32(armed);
}
/** What a zombie on the way costs: hearts or bullets, and with a party the one that scares a director off. */
function fightCost(seat: i32): i32 {
  if (isOtherMeat()) return 0;
  const fit = strength(seat);
  return (fit >= 11 ? 1 : fit >= 8 ? 4 : fit >= 5 ? 8 : 16) + 8 * min(ledBy(seat), 2);
}
function stepCost(seat: i32, space: i32, fight: i32): i32 {
  if (isZombie(space)) return 2 + fight;
  if (space == ceoSpace()) return CEO_COST;
  return isBullet(space) || (isHeart(space) && heartsOf(seat) < MOST_HEARTS) ? 1 : 2;
}

// ---- goals ----

/** What still comes behind a space that a seat wants to reach; FAR = it does not want to. */
function awayFrom(space: i32, seat: i32): i32 {
  if (leaves()) return cityAway(space);
  const party = ledBy(seat);
  if (party != 0 && space == HOME) return 0;
  if (found.waits != 0 && directorOn(space) != NONE) {
    // With a party only on the way home; else those near the Entrance first.
    return party == 0 ? homeSteps(space) : max(2 * homeSteps(space) - 20 + 8 * party, 0);
  }
  return found.waits + party == 0 && isZombie(space) ? 4 : FAR; // nobody waits: kills
}
/** The Landing Pad, or the edges behind which it may lie. */
function cityAway(space: i32): i32 {
  if (!isCity(tileOf(space))) return FAR;
  if (isPadLaid()) return isPadCentre(space) ? 0 : FAR;
  return edgeOf(space) >= 0 ? 2 : FAR;
}
function edgeOf(space: i32): i32 {
  for (let direction = NORTH; direction <= WEST; direction++)
    if (localOf(space) == middleOf(direction) && isOpenEdge(space, direction)) return direction;
  return -1;
}

// ---- the search ----

/** Looks round from a space for the best of what is looked for. */
function search(from: i32, seat: i32, what: i32): void {
  found.best = FAR;
  found.cost = FAR;
  found.goal = NOWHERE;
  found.action = -1;
  found.known = 0;
  if (from == NOWHERE) return;
  memory.fill(COSTS, <u8>FAR, SPACES);
  const fight = what == A_GOAL ? fightCost(seat) : 0;
  let to = spreadFrom(from, from, 0, seat, what, fight, 0);
  // Who stands where it wants to be, but has to come anew (INC-DIR-3, -9), comes back by a step.
  if (what != A_GOAL || leaves()) {
    store<u8>(COSTS + from, 0);
    look(from, 0, from, seat, what);
  }
  for (let at = 0; at != to; at++) {
    const space = <i32>load<u16>(RING + 2 * (at & (RING_SIZE - 1)));
    const cost = <i32>load<u8>(COSTS + space);
    if (cost >= found.best) continue;
    look(space, cost, from, seat, what);
    to = spreadFrom(space, from, cost, seat, what, fight, to);
  }
}
/** Goes on from a space to its neighbours; the ring's new end. */
function spreadFrom(space: i32, from: i32, cost: i32, seat: i32, what: i32, fight: i32, to: i32): i32 {
  for (let direction = NORTH; direction <= WEST; direction++) {
    const next = neighbour(space, direction);
    if (next == NOWHERE || (next == GATE_ARM && space == WAY_OUT && what == A_GOAL && !leaves())) continue;
    const total = cost + (what == A_GOAL ? stepCost(seat, next, fight) : 1);
    if (total >= <i32>load<u8>(COSTS + next) || total >= found.best) continue;
    store<u8>(COSTS + next, <u8>total);
    store<u8>(FIRSTS + next, space == from ? <u8>direction : load<u8>(FIRSTS + space));
    store<u16>(RING + 2 * (to++ & (RING_SIZE - 1)), <u16>next);
  }
  return to;
}
/** Looks at a space that the search has come to. */
function look(space: i32, cost: i32, from: i32, seat: i32, what: i32): void {
  if (what == A_GOAL) {
    const total = cost + awayFrom(space, seat);
    if (total >= found.best) return;
    found.best = total;
    found.cost = cost;
    found.goal = space;
    found.action = ACTION_STEP + (space == from && leaves() ? edgeOf(space) : <i32>load<u8>(FIRSTS + space));
  } else if (what == A_ZOMBIE) {
    if (!isZombie(space) || hasMoved(space)) return;
    for (let direction = NORTH; direction <= WEST; direction++) {
      const next = zombieStep(space, direction);
      if (next == NOWHERE || next == spaceOf(seat) || <i32>load<u8>(COSTS + next) >= cost) continue;
      found.action = ACTION_MOVE + 4 * space + direction;
      found.best = 0;
    }
  } else if (isLegal(what + space)) {
    found.action = what + space;
    found.best = 0;
  }
}
