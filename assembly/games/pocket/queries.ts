// Owns what can be read off a pocket state besides the map: seats, cards and clock, items, the sums of a fight.
import {
  BATHROOM,
  CARD_COUNT,
  CONCOCTION,
  EVENT_ZOMBIES,
  FUEL_CHIPS,
  GASOLINE,
  GAZEBO,
  GOLF,
  ITEM_COUNT,
  NONE,
  SAW,
  WEAPON_COUNT,
  bonusOf,
  doom,
  eventOf,
} from "./data";
import { CLASSIC_CART, UNSEEN_CARDS, classicEventOf } from "./data-classic";
import { isKnown } from "./queries-grid";
import { healthOf, holderOf, state } from "./state";

/**
 * Whether classic solo, the rules of 2007, is what is played (../classic/RULES.md). It is a cartridge of its own from the same
 * sources: there a constant, so that neither of the two carries the other's rules; tools and tests ask the state.
 */
export function isClassic(): bool {
  return isDefined(DEADINK_INSPECT) ? state.classic != 0 : CLASSIC_CART;
}

/** A set of one: bit i. */
export function bitOf(i: i32): i32 {
  return 1 << i;
}

// ---- seats ----

/** Whether a seat plays and is alive. */
export function isLiving(seat: i32): bool {
  return seat < <i32>state.seats && healthOf(seat) > 0;
}

/** Living seats, bit s. */
export function livingSeats(): i32 {
  let seats = 0;
  for (let seat = 0; seat < <i32>state.seats; seat++) if (healthOf(seat) > 0) seats |= 1 << seat;
  return seats;
}

export function livingCount(): i32 {
  return popcnt(livingSeats());
}

/** The next living seat clockwise after a seat, itself last of all; NONE when nobody lives. */
export function nextLiving(seat: i32): i32 {
  return firstClockwise(livingSeats(), seat + 1);
}

/** The leader, or after her death in this turn the next living seat clockwise (LEAD-5, AMB-7); NONE: all are dead. */
export function actingLeader(): i32 {
  return firstClockwise(livingSeats(), state.leader);
}

/** The first seat of a set clockwise from `from`, `from` itself first; NONE for an empty set. */
export function firstClockwise(seats: i32, from: i32): i32 {
  for (let i = 0; i < <i32>state.seats; i++) {
    const seat = (from + i) % state.seats;
    if ((seats >> seat) & 1) return seat;
  }
  return NONE;
}

// ---- cards and clock ----

/** Whether a card lies in the discard. */
export function isUsed(card: i32): bool {
  return (((<i32>state.cardsUsed) >> card) & 1) != 0;
}

/** Cards of an hour that can be drawn; in classic solo two lie unseen in the discard (POCKET-CLASSIC-2). */
export function cardsAnHour(): i32 {
  return isClassic() ? CARD_COUNT - UNSEEN_CARDS : CARD_COUNT;
}

/** Cards in the draw pile. */
export function cardsLeft(): i32 {
  return cardsAnHour() - popcnt(<i32>state.cardsUsed);
}

/** Cards to midnight, all hours (POCKET-TIME-4). */
export function cardsToMidnight(): i32 {
  return cardsLeft() + cardsAnHour() * max<i32>(2 - state.hour, 0);
}

/** A line of a card in the game that is played: EVENT_... */
export function lineOf(card: i32, hour: i32): i32 {
  return isClassic() ? classicEventOf(card, hour) : eventOf(card, hour);
}

/** Number of zombies on a line; 0 where it is none of theirs. */
export function zombiesOn(line: i32): i32 {
  return max(line - EVENT_ZOMBIES, 0);
}

/** X of the Doom Table for this game, the option's offset included; -2..16. */
export function extraZombies(): i32 {
  return isClassic() ? 0 : doom(state.seats) + state.doomOffset - 2;
}

/** Z: zombies that a card brings (POCKET-COMBAT-1); n = the number on it. */
export function zombiesFor(n: i32): i32 {
  return max(n + extraZombies(), 0);
}

// ---- tiles ----

/** Whether an etched tile lies face up (POCKET-ETCH-1). */
export function etchingFound(): bool {
  return isKnown(BATHROOM) || isKnown(GAZEBO);
}

// ---- items ----

export function has(seat: i32, item: i32): bool {
  return holderOf(item) == seat;
}

/** Whether a seat holds the totem. */
export function holdsTotem(seat: i32): bool {
  return state.totemHolder == seat;
}

/** Items of a seat, bit item; the totem is not among them. */
export function itemsOf(seat: i32): i32 {
  let items = 0;
  for (let item = 0; item < ITEM_COUNT; item++) if (holderOf(item) == seat) items |= 1 << item;
  return items;
}

/** Unclaimed items, bit item. */
export function unclaimed(): i32 {
  return itemsOf(NONE);
}

/** Fuel chips in the supply (POCKET-SETUP-9). */
export function supply(): i32 {
  return FUEL_CHIPS - state.sawFuel - state.gasFuel;
}

/** Weapons of a seat that have a bonus now, bit item 0..4 (AMB-48). */
export function weaponsOf(seat: i32): i32 {
  return weaponsOfAll(1 << seat);
}

/** Whether an item is a fuel item (POCKET-ITEM-5). */
export function takesFuel(item: i32): bool {
  return item == SAW || item == GASOLINE;
}

// ---- fight ----

/** Living seats that chose to fight, bit s; tells a secret until all have picked. */
export function fighters(): i32 {
  return (<i32>state.fighting) & livingSeats();
}

/** Sum of the bonuses of a set of weapons. */
export function bonusSum(weapons: i32): i32 {
  let sum = 0;
  for (let item = 0; item < WEAPON_COUNT; item++) if ((weapons >> item) & 1) sum += bonusOf(item);
  return sum;
}

/** The Golf Club's point when its holder flees while somebody fights (POCKET-GOLF-1): 0 or 1. */
export function golfPoint(fighting: i32): i32 {
  const holder = holderOf(GOLF);
  return fighting != 0 && holder != NONE && isLiving(holder) && ((fighting >> holder) & 1) == 0 ? 1 : 0;
}

/** C: attack of a set of fighters with a set of weapons (POCKET-COMBAT-8). */
export function attackWith(fighting: i32, weapons: i32): i32 {
  return popcnt(fighting) + bonusSum(weapons) + golfPoint(fighting);
}

/** All weapons that a set of fighters can use now, bit item. */
export function weaponsOfAll(fighting: i32): i32 {
  let weapons = 0;
  for (let item = 0; item < WEAPON_COUNT; item++) {
    const holder = holderOf(item);
    if (holder != NONE && ((fighting >> holder) & 1) != 0) weapons |= 1 << item;
  }
  return state.sawFuel == 0 ? weapons & ~(1 << SAW) : weapons;
}

/** Whether the concoction could be drunk by a seat. */
export function canDrink(seat: i32): bool {
  return isLiving(seat) && has(seat, CONCOCTION);
}
