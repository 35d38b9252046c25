// Owns encounters with zombies in pocket: event cards, secret picks, fire, declarations, damage, flight.
import { CANDELABRA, EVENT_BLESSING, EVENT_CURSE, EVENT_ZOMBIES, NONE, OIL, SAW } from "./data";
import {
  actingLeader,
  attackWith,
  bitOf,
  cardsLeft,
  fighters,
  firstClockwise,
  lineOf,
  livingSeats,
  weaponsOf,
  zombiesFor,
  zombiesOn,
} from "./queries";
import { neighbour } from "./queries-grid";
import { MOVE_TO_WINDOW } from "./rules-actions";
import { discard } from "./rules-items";
import { pendLoss } from "./rules-loss";
import { afterEvent, healAll, useCard } from "./rules-turn";
import { holderOf, state } from "./state";
import {
  CAUSE_CURSE,
  CAUSE_FIGHT,
  CAUSE_FLIGHT,
  FIGHT_ALL_FLED,
  FIGHT_IGNITED,
  FIGHT_LOST,
  FIGHT_WON,
  PHASE_AGREE,
  PHASE_DECLARE,
  PHASE_FLEE_MOVE,
  PHASE_OIL,
  PHASE_PICK,
  PHASE_REVEAL,
  PHASE_SEARCH,
  PHASE_SPLIT,
  TOTEM_BURIED,
  TOTEM_HIDDEN,
} from "./state-phases";

const LAST_HOUR: i32 = 2; // 11 pm

/** POCKET-DECK-1, POCKET-EVENT-1. */
export function eventCard(card: i32): void {
  useCard(card);
  state.card = <u8>card;
  state.cardHour = state.hour;
  const line = lineOf(card, state.hour);
  if (line == EVENT_CURSE) curse();
  else if (line == EVENT_BLESSING) {
    healAll(livingSeats(), 1);
    afterEvent();
  } else if (line >= EVENT_ZOMBIES) {
    state.zombies = <u8>zombiesFor(zombiesOn(line));
    state.phase = <u8>PHASE_PICK;
  } else if (canSearch()) state.phase = <u8>PHASE_SEARCH;
  else afterEvent();
}

/** POCKET-ITEM-9: at 11 pm without a card there is nothing to ask. */
function canSearch(): bool {
  return cardsLeft() > 0 || <i32>state.hour < LAST_HOUR;
}

/** POCKET-CURSE-1, -2. */
function curse(): void {
  if (state.totem == TOTEM_BURIED) afterEvent();
  else pendLoss(CAUSE_CURSE, state.totem == TOTEM_HIDDEN ? livingSeats() : 1 << state.totemHolder, 1, 0);
}

/** Who picks now, clockwise from the leader; nothing of it is shown before the reveal (POCKET-COMBAT-2). */
export function picker(): i32 {
  return firstClockwise(livingSeats() & ~(<i32>state.picked), actingLeader());
}

export function pick(fights: bool): void {
  const bit = <u8>bitOf(picker());
  state.picked |= bit;
  if (fights) state.fighting |= bit;
  if (picker() == NONE) reveal();
}

/** POCKET-COMBAT-4: runners gain before any damage (AMB-34). */
function reveal(): void {
  const runners = livingSeats() & ~(<i32>state.fighting);
  if (state.fighting == 0) return allFled();
  healAll(runners, 1);
  state.phase = <u8>PHASE_REVEAL;
}

// ---- fire ----

/** POCKET-CANDEL-1, -4: proposed once a fight; one holder of both asks nobody. */
export function ignite(item: i32): void {
  state.fireItem = <u8>item;
  state.fireAsked = 1;
  if (holderOf(item) == holderOf(CANDELABRA)) burn();
  else state.phase = <u8>PHASE_AGREE;
}

export function answerFire(agrees: bool): void {
  if (agrees) burn();
  else state.phase = <u8>PHASE_REVEAL;
}

function burn(): void {
  state.fireAsked = 2;
  discard(state.fireItem);
  state.fight = <u8>FIGHT_IGNITED;
  afterEvent();
}

// ---- fight ----

/** The fighter who declares now: clockwise from the leader, those with a weapon (POCKET-COMBAT-7, AMB-48); NONE. */
export function declarer(): i32 {
  const open = fighters() & ~(<i32>state.declared);
  let seats = 0;
  for (let seat = 0; seat < <i32>state.seats; seat++) {
    if (((open >> seat) & 1) != 0 && weaponsOf(seat) != 0) seats |= 1 << seat;
  }
  return firstClockwise(seats, actingLeader());
}

export function declare(weapons: i32): void {
  state.used |= <u8>weapons;
  state.declared |= <u8>bitOf(declarer());
  goOnDeclaring();
}

export function goOnDeclaring(): void {
  if (declarer() == NONE) fightOut();
  else state.phase = <u8>PHASE_DECLARE;
}

/** POCKET-COMBAT-8..12: attack against zombies; the leader is asked where shares cannot be equal. */
function fightOut(): void {
  const attack = attackWith(fighters(), state.used);
  state.attack = <u8>attack;
  state.damage = <u8>max<i32>(state.zombies - attack, 0);
  if ((<i32>state.used) & bitOf(SAW)) state.sawFuel -= 1; // POCKET-SAW-1
  if (state.damage == 0) return afterFight();
  if (extraPoints() == 0) split(0);
  else state.phase = <u8>PHASE_SPLIT;
}

/** How many fighters take one more than the others (POCKET-COMBAT-12); all who chose to fight still live then. */
export function extraPoints(): i32 {
  return <i32>state.damage % popcnt(<i32>state.fighting);
}

/** POCKET-COMBAT-13..15: shares of all fighters, one more for a set of them. */
export function split(extra: i32): void {
  const all = fighters();
  pendLoss(CAUSE_FIGHT, all, <i32>state.damage / popcnt(all), extra);
}

/** POCKET-COMBAT-16. */
export function afterFight(): void {
  state.fight = <u8>(fighters() != 0 ? FIGHT_WON : FIGHT_LOST);
  afterEvent();
}

// ---- flight ----

/** POCKET-COMBAT-3, POCKET-OIL-1. */
function allFled(): void {
  state.fight = <u8>FIGHT_ALL_FLED;
  if (holderOf(OIL) == NONE) flightHurts();
  else state.phase = <u8>PHASE_OIL;
}

function flightHurts(): void {
  pendLoss(CAUSE_FLIGHT, livingSeats(), 1, 0);
}

export function answerOil(throws: bool): void {
  if (!throws) return flightHurts();
  discard(OIL);
  state.oilThrown = 1;
  fleeMove();
}

/** Where a way of flight ends, 0..3 and MOVE_TO_WINDOW (POCKET-COMBAT-6, AMB-33); NONE = no way. */
export function fleeTo(way: i32): i32 {
  return neighbour(state.tile, way);
}

/** All ways of flight, bit 0..4. */
export function waysOfFlight(): i32 {
  let ways = 0;
  for (let way = 0; way <= MOVE_TO_WINDOW; way++) if (fleeTo(way) != NONE) ways |= 1 << way;
  return ways;
}

/** The group runs on; with one way nothing is asked, without any it stays (AMB-27). */
export function fleeMove(): void {
  const ways = waysOfFlight();
  if (popcnt(ways) > 1) state.phase = <u8>PHASE_FLEE_MOVE;
  else if (ways != 0) flee(ctz(ways));
  else afterEvent();
}

export function flee(way: i32): void {
  state.tile = <u8>fleeTo(way);
  afterEvent();
}
