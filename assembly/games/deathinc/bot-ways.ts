// Owns how far computer players of deathinc think it is: the cheapest ways to what they want, in half steps, with fights,
// tokens and the gate. Everything here is scratch of one decision.
import { MOST_HEARTS, NONE, NOWHERE, OFFICE } from "./data";
import { HATCHET, STAPLE_GUN } from "./data-cards";
import { LANDING_PAD } from "./data-city";
import {
  CENTRE,
  FIRST_SITE,
  GATE,
  GATE_ARM,
  HOME,
  NORTH,
  SITES,
  SPACES,
  WAY_OUT,
  WEST,
  middleOf,
} from "./data-map";
import {
  ceoSpace,
  desk,
  directorAt,
  directorOn,
  isCityGame,
  isOtherMeat,
  ledBy,
  neighbour,
  roomKind,
} from "./queries";
import { cityKind, endOfCity, isOpenEdge, isPadLaid } from "./queries-city";
import { homeSteps } from "./queries-way";
import { frontOf } from "./rules-status";
import { bulletsOf, heartsOf, isBullet, isHeart, isZombie, spaceOf, state } from "./state";

/** Farther than any way. */
export const FAR: i32 = 250;
const RING_SIZE: i32 = 256;
const CEO_COST: i32 = 80;

/** What legalActions() writes, for whoever asks (scratch.ts): zombies' steps are the most there can be. */
export const LEGAL: usize = memory.data(2 * 700);
const WAYS: usize = memory.data(SPACES);
const RING: usize = memory.data(2 * RING_SIZE);
const MEASURED: usize = memory.data(1);

/** Nothing is measured yet in this decision. */
export function forgetWays(): void {
  store<u8>(MEASURED, 0);
}
/** Cost from a space to the best goal of a seat. */
export function way(seat: i32, space: i32): i32 {
  if (load<u8>(MEASURED) == 0) measure(seat);
  return space == NOWHERE ? FAR : <i32>load<u8>(WAYS + space);
}
/** What a step onto a space and the way on from there cost. */
export function wayBy(seat: i32, space: i32): i32 {
  return way(seat, space) + stepCost(seat, space, fightCost(seat));
}

/** How well a seat stands fights. */
export function strength(seat: i32): i32 {
  const armed = frontOf(seat, STAPLE_GUN) != NONE || frontOf(seat, HATCHET) != NONE;
  return 2 * heartsOf(seat) + bulletsOf(seat) + 3 * i32(armed);
}
/** What a zombie on the way costs: hearts or bullets, and with a party the one that scares a director off. */
export function fightCost(seat: i32): i32 {
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

function addGoal(space: i32, away: i32): void {
  if (away < <i32>load<u8>(WAYS + space)) store<u8>(WAYS + space, <u8>away);
}

function measure(seat: i32): void {
  store<u8>(MEASURED, 1);
  memory.fill(WAYS, <u8>FAR, SPACES);
  const party = ledBy(seat);
  const leaves = party == 0 && isCityGame() && ((state.rescued >> (<u8>seat)) & 1) != 0;
  if (party != 0) addGoal(HOME, 0);
  if (leaves) addCity();
  else addDesks(party);
  spread(seat, leaves);
}
/** The Landing Pad, or the edges behind which it may lie. */
function addCity(): void {
  const pad = isPadLaid();
  if (state.cityLaid == 0) addGoal(WAY_OUT, 0);
  for (let tile = GATE; tile < endOfCity(); tile++) {
    if (pad) {
      if (cityKind(tile) == LANDING_PAD) addGoal(9 * tile + CENTRE, 0);
      continue;
    }
    for (let direction = NORTH; direction <= WEST; direction++) {
      const space = 9 * tile + middleOf(direction);
      if (isOpenEdge(space, direction)) addGoal(space, 2);
    }
  }
}
/** Directors who wait, those near the Entrance first; with a party only on the way home. Nobody waits: kills. */
function addDesks(party: i32): void {
  let waiting = 0;
  for (let site = 0; site < SITES; site++) {
    const tile = FIRST_SITE + site;
    if (roomKind(tile) != OFFICE || directorAt(site) == NONE) continue;
    const space = desk(tile);
    waiting++;
    addGoal(space, party == 0 ? homeSteps(space) : max(2 * homeSteps(space) - 20 + 8 * party, 0));
  }
  if (waiting + party != 0) return;
  for (let space = 0; space < SPACES; space++) if (isZombie(space)) addGoal(space, 4);
}

/** Whether a seat stands where it wants to be, but has to come anew: on E with a party, or where a director came to it. */
export function isTooSoon(seat: i32): bool {
  const space = spaceOf(seat);
  return space == HOME ? ledBy(seat) > 0 : space != NOWHERE && directorOn(space) != NONE;
}

/** Spreads the goals' distances as far as the seat's pawn. */
function spread(seat: i32, leaves: bool): void {
  const here = isTooSoon(seat) ? NOWHERE : spaceOf(seat);
  const fight = fightCost(seat);
  let to = 0;
  for (let space = 0; space < SPACES; space++)
    if (load<u8>(WAYS + space) < <u8>FAR) store<u16>(RING + 2 * (to++ & (RING_SIZE - 1)), <u16>space);
  for (let from = 0; from != to; from++) {
    const space = <i32>load<u16>(RING + 2 * (from & (RING_SIZE - 1)));
    const total = <i32>load<u8>(WAYS + space) + stepCost(seat, space, fight);
    if (total >= FAR || (here != NOWHERE && total >= <i32>load<u8>(WAYS + here))) continue;
    for (let direction = NORTH; direction <= WEST; direction++) {
      const next = neighbour(space, direction);
      if (next == NOWHERE || total >= <i32>load<u8>(WAYS + next)) continue;
      if (next == WAY_OUT && space == GATE_ARM && !leaves) continue;
      store<u8>(WAYS + next, <u8>total);
      store<u16>(RING + 2 * (to++ & (RING_SIZE - 1)), <u16>next);
    }
  }
}
