// Owns the part of pocket's test of saves that looks at single fields; the 2010 game and classic solo share it.
import {
  CARD_COUNT,
  FUEL_CHIPS,
  FUEL_FOUND,
  GASOLINE,
  ITEM_COUNT,
  NONE,
  OIL,
  TILE_COUNT,
  WEAPON_COUNT,
} from "./data";
import { bitOf } from "./queries";
import { state } from "./state";
import { CAUSE_FIGHT, FIGHT_IGNITED, RESULT_DEAD, TASK_ITEM, TOTEM_BURIED } from "./state-phases";

/** The hour that ends the game. */
export const MIDNIGHT: i32 = 3;

const ALL_CARDS: i32 = (1 << CARD_COUNT) - 1;
const MOST_DOOM: i32 = 4; // option: two zombies more than printed

/** Whether a number is below a count, or NONE. */
export function isBelow(value: i32, count: i32): bool {
  return value < count || value == NONE;
}

/** The situation, once the number of seats holds. */
export function situationInRange(): bool {
  if (<i32>state.doomOffset > MOST_DOOM || <i32>state.result > RESULT_DEAD) return false;
  if (state.turn < 1 || <i32>state.hour > MIDNIGHT) return false;
  if (!isBelow(state.leader, state.seats) || !isBelow(state.totemHolder, state.seats)) return false;
  if (<i32>state.totem > TOTEM_BURIED || state.windowBroken > 1 || state.storageUsed > 3) return false;
  if (<i32>state.cardsUsed > ALL_CARDS || <i32>state.sawFuel > FUEL_CHIPS) return false;
  return <i32>state.gasFuel <= FUEL_FOUND;
}

/** The report but for the damage; the most zombies and the highest attack are each game's. */
export function reportInRange(mostZombies: i32, mostAttack: i32): bool {
  if (<i32>state.task > TASK_ITEM || !isBelow(state.direction, 4)) return false;
  if (!isBelow(state.newTile, TILE_COUNT) || !isBelow(state.card, CARD_COUNT)) return false;
  if (<i32>state.cardHour >= MIDNIGHT || <i32>state.zombies > mostZombies) return false;
  if (<i32>state.attack > mostAttack) return false;
  if (<i32>state.fight > FIGHT_IGNITED || <i32>state.cause > CAUSE_FIGHT) return false;
  if (!isBelow(state.itemCard, ITEM_COUNT) || !isBelow(state.itemGot, ITEM_COUNT)) return false;
  if (!isBelow(state.victim, state.seats) || !isBelow(state.struckLeader, state.seats)) return false;
  if (<i32>state.used >= bitOf(WEAPON_COUNT) || state.fireAsked > 2 || state.oilThrown > 1) return false;
  const fire = <i32>state.fireItem;
  return fire == OIL || fire == GASOLINE || fire == NONE;
}
