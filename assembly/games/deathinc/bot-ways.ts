// Owns how computer players of deathinc look round on the maps: the cheapest way of a pawn to what it wants, with fights,
// tokens and the gate; the zombie nearest to somebody; the nearest space for something. Scratch of one decision.
import { MOST_HEARTS, NONE, NOWHERE } from "./data";
import { HATCHET, STAPLE_GUN } from "./data-cards";
import { HOME, NORTH, SPACES, WEST } from "./data-map";
import {
  ceoSpace,
  directorOn,
  directorsFrom,
  hasMoved,
  isCityGame,
  isElsewhere,
  isOtherMeat,
  isTaken,
  ledBy,
  neighbour,
  seatBit,
  walkable,
  zombieStep,
} from "./queries";
import { edgeOf, endOfSpaces, isPadCentre, isPadLaid } from "./queries-city";
import { FAR as UNREACHED, findWays, homeSteps, wayTo } from "./queries-way";
import { ACTION_MOVE, ACTION_STEP, isLegal } from "./rules";
import { frontOf } from "./rules-status";
import { bulletsOf, heartsOf, isBullet, isHeart, isZombie, spaceOf, state } from "./state";
import { ON_DESK, REMOVED } from "./state-phases";

/** Farther than any way. */
export const FAR: i32 = 250;
const RING_SIZE: i32 = 256;
const CEO_COST: i32 = 80;
/** Steps after which a way traced back leads nowhere. */
const LONGEST: i32 = 100;

/** What legalActions() writes, for whoever asks (scratch.ts): zombies' steps are the most there can be. */
export const LEGAL: usize = memory.data(2 * 700);
const COSTS: usize = memory.data(SPACES);
const CAME: usize = memory.data(SPACES); // direction of the step that leads there; START
const START: u8 = 255;
const RING: usize = memory.data(2 * RING_SIZE);

/** What the last look round has found. */
@unmanaged
class Found {
  known: i32; // 1 = the way of this decision's seat is measured
  best: i32; // cost of it and of what comes behind the goal, FAR
  cost: i32; // of the way alone, half steps
  goal: i32; // space, NOWHERE
  from: i32; // where the way begins; who has to come anew comes back there
  head: i32; // of the ring: the space looked at next
  tail: i32; // behind the last one
  leaves: i32; // 1 = the pawn goes to the city
  waits: i32; // directors on their desks
  party: i32; // directors the seat leads
  landing: i32; // 1 = the Landing Pad lies
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
  return onward(spaceOf(seat));
}
/** The next step of the way that this decision has measured, from a space on it; -1. */
export function onward(space: i32): i32 {
  const goal = found.goal;
  if (!found.known || goal == NOWHERE) return -1;
  if (space == goal && leaves()) return ACTION_STEP + edgeOf(space);
  let at = goal;
  for (let steps = 0; steps < LONGEST; steps++) {
    const direction = <i32>load<u8>(CAME + at);
    if (direction > WEST) break;
    at = neighbour(at, direction ^ 2);
    if (at == space) return ACTION_STEP + direction;
  }
  return -1;
}
/** Whether the pawn goes to the city. */
function leaves(): bool {
  return found.leaves != 0;
}
function measure(seat: i32): void {
  if (found.known) return;
  found.party = ledBy(seat);
  found.leaves = i32(found.party == 0 && isCityGame() && (state.rescued & seatBit(seat)) != 0);
  found.landing = i32(isPadLaid());
  found.waits = directorsFrom(ON_DESK, REMOVED - ON_DESK);
  search(spaceOf(seat), seat);
  found.known = 1;
}

// ---- the nearest ----

/** The step of an unmoved zombie that is nearest to a space and can come nearer, not onto the seat's own; -1. */
export function nearestMove(space: i32, seat: i32): i32 {
  let best = -1;
  findWays(space);
  for (let from = 0, end = endOfSpaces(), least = UNREACHED; from < end; from++) {
    if (!isZombie(from) || hasMoved(from)) continue;
    const away = wayTo(from);
    for (let direction = NORTH; direction <= WEST && away < least; direction++) {
      const next = zombieStep(from, direction);
      if (next == NOWHERE || next == spaceOf(seat) || wayTo(next) >= away) continue;
      best = ACTION_MOVE + 4 * from + direction;
      least = away;
    }
  }
  return best;
}
/** The action of a kind, named by its first number, that is legal for the free space nearest to a space; -1. */
export function nearestLegal(space: i32, first: i32): i32 {
  let best = -1;
  findWays(space);
  for (let at = 0, end = endOfSpaces(), least = UNREACHED; at < end; at++) {
    if (isTaken(at) || !walkable(at) || wayTo(at) >= least || !isLegal(first + at)) continue;
    best = first + at;
    least = wayTo(at);
  }
  return best;
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
  return (fit >= 11 ? 1 : fit >= 8 ? 4 : fit >= 5 ? 8 : 16) + 8 * min(found.party, 2);
}
function stepCost(seat: i32, space: i32, fight: i32): i32 {
  if (isZombie(space)) return 2 + fight;
  if (space == ceoSpace()) return CEO_COST;
  return isBullet(space) || (isHeart(space) && heartsOf(seat) < MOST_HEARTS) ? 1 : 2;
}

// ---- goals ----

/** What still comes behind a space that a seat wants to reach; FAR = it does not want to. */
function awayFrom(space: i32): i32 {
  if (leaves()) return cityAway(space);
  const party = found.party;
  if (party != 0 && space == HOME) return 0;
  if (found.waits != 0 && directorOn(space) != NONE) {
    // With a party only on the way home; else those near the Entrance first.
    return party == 0 ? homeSteps(space) : max(2 * homeSteps(space) - 20 + 8 * party, 0);
  }
  return found.waits + party == 0 && isZombie(space) ? 4 : FAR; // nobody waits: kills
}
/** The Landing Pad, or the edges behind which it may lie. */
function cityAway(space: i32): i32 {
  if (isPadCentre(space)) return 0;
  return found.landing == 0 && edgeOf(space) >= 0 ? 2 : FAR;
}

// ---- the search ----

/** Looks round from a space for the best of what a seat wants to reach. */
function search(from: i32, seat: i32): void {
  found.best = FAR;
  found.cost = FAR;
  found.goal = NOWHERE;
  if (from == NOWHERE) return;
  memory.fill(COSTS, <u8>FAR, endOfSpaces());
  store<u8>(CAME + from, START);
  const fight = fightCost(seat);
  // Who stands where it wants to be, but has to come anew (INC-DIR-3, -9), comes back by a step; to an edge it has come.
  found.from = from;
  found.head = 0;
  found.tail = 0;
  spreadFrom(from, 0, seat, fight);
  if (leaves()) {
    store<u8>(COSTS + from, 0);
    look(from, 0);
  }
  while (found.head != found.tail) {
    const space = waiting(found.head++);
    const cost = <i32>load<u8>(COSTS + space);
    if (cost >= found.best) continue;
    look(space, cost);
    spreadFrom(space, cost, seat, fight);
  }
}
/** The space that waits at a place of the ring. */
function waiting(place: i32): i32 {
  return load<u16>(RING + 2 * (place & (RING_SIZE - 1)));
}
/** Goes on from a space to its neighbours; what is nearer than the first that waits comes before it. */
function spreadFrom(space: i32, cost: i32, seat: i32, fight: i32): void {
  const back = (<i32>load<u8>(CAME + space)) ^ 2;
  for (let direction = NORTH; direction <= WEST; direction++) {
    if (direction == back && load<u8>(COSTS + found.from) != <u8>FAR) continue;
    const next = neighbour(space, direction);
    if (next == NOWHERE || cost + 1 >= <i32>load<u8>(COSTS + next)) continue;
    if (isElsewhere(space, next) && space < next != leaves()) continue;
    const total = cost + stepCost(seat, next, fight);
    if (total >= <i32>load<u8>(COSTS + next) || total >= found.best) continue;
    store<u8>(COSTS + next, <u8>total);
    store<u8>(CAME + next, <u8>direction);
    const soon = found.head != found.tail && total < <i32>load<u8>(COSTS + waiting(found.head));
    const place = soon ? --found.head : found.tail++;
    store<u16>(RING + 2 * (place & (RING_SIZE - 1)), <u16>next);
  }
}
/** Looks at a space that the search has come to. */
function look(space: i32, cost: i32): void {
  const total = cost + awayFrom(space);
  if (total >= found.best) return;
  found.best = total;
  found.cost = cost;
  found.goal = space;
}
