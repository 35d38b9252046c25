// Owns what can be read off a state of classic solo: what a fight costs, what the room's text offers (../classic/RULES.md).
import {
  CANDELABRA,
  GARAGE,
  GASOLINE,
  GRAVEYARD,
  HOUSE,
  NONE,
  OIL,
  SAW,
  STORAGE,
  TEMPLE,
  WEAPON_COUNT,
  bonusOf,
  regionOf,
} from "./data";
import { cardsLeft, has, itemsOf } from "./queries";
import { hasFrontier, hiddenCount, isWall, neighbour, tileBeyond } from "./queries-grid";
import { ACTION_BURN, ACTION_RUN_OIL, ACTION_STRIKE } from "./rules-actions";
import { state } from "./state";
import { TOTEM_HELD, TOTEM_HIDDEN } from "./state-phases";

/** The only player. */
export const SOLO: i32 = 0;
/** In place of a weapon. */
export const BARE_HANDS: i32 = 9;
export const CLASSIC_HEALTH: i32 = 6; // POCKET-CLASSIC-1
export const COWER_HEALS: i32 = 3; // POCKET-CLASSIC-4
export const MOST_DAMAGE: i32 = 4; // POCKET-CLASSIC-5
export const RUN_COSTS: i32 = 1; // POCKET-CLASSIC-6
export const MOST_ITEMS: i32 = 2; // POCKET-CLASSIC-11
export const BREAK_IN: i32 = 3; // zombies that come through a wall (POCKET-CLASSIC-10)
export const SAW_HOLDS: i32 = 4; // fights; POCKET-CLASSIC-12, table 2.3
const LAST_HOUR: i32 = 2;

/** Whether a card can be drawn, after a new hour's shuffle if need be (POCKET-CLASSIC-14). */
export function canDraw(): bool {
  return cardsLeft() > 0 || <i32>state.hour < LAST_HOUR;
}

/** Whether a weapon, or BARE_HANDS, can be used now. */
export function canStrike(item: i32): bool {
  if (item == BARE_HANDS) return true;
  return item < WEAPON_COUNT && has(SOLO, item) && (item != SAW || state.sawFuel > 0);
}

/** Attack with a weapon or BARE_HANDS: 1 and its bonus (POCKET-CLASSIC-1, -12). */
export function attackOf(item: i32): i32 {
  return item == BARE_HANDS ? 1 : 1 + bonusOf(item);
}

/** Health that the present fight costs with an attack (POCKET-CLASSIC-5). */
export function damageFor(attack: i32): i32 {
  return min(max(<i32>state.zombies - attack, 0), MOST_DAMAGE);
}

/** Health that an action of a fight costs: strike, fire, flight with or without oil. */
export function costOf(action: i32): i32 {
  if (action >= ACTION_BURN) return 0;
  if (action >= ACTION_STRIKE) return damageFor(attackOf(action - ACTION_STRIKE));
  return action >= ACTION_RUN_OIL ? 0 : RUN_COSTS;
}

/** Whether the candle and a flammable item (OIL, GASOLINE) are both carried (POCKET-CLASSIC-13). */
export function canBurn(item: i32): bool {
  return (item == OIL || item == GASOLINE) && has(SOLO, item) && has(SOLO, CANDELABRA);
}

/** The known tile that one step leads to, dir 0..3 or 4 = exterior door; NONE where there is no way or no tile. */
export function refuge(dir: i32): i32 {
  return neighbour(state.tile, dir);
}

/** Whether more is carried than allowed (POCKET-CLASSIC-11). */
export function overloaded(): bool {
  return popcnt(itemsOf(SOLO)) > MOST_ITEMS;
}

/** Whether the text of the tile has something to do now, cards apart (POCKET-CLASSIC-8, -9, POCKET-STORE-2). */
export function roomOffers(tile: i32): bool {
  if (tile == TEMPLE) return state.totem == TOTEM_HIDDEN;
  if (tile == GRAVEYARD) return state.totem == TOTEM_HELD;
  if (tile == STORAGE) return (state.storageUsed & 1) == 0;
  return tile == GARAGE && (state.storageUsed & 2) == 0;
}

/** Walls of the tile that zombies can break in this dead end, bit dir; 0 = no dead end, or no such wall here. */
export function breakableWalls(): i32 {
  const tile = <i32>state.tile;
  if (regionOf(tile) != HOUSE || hiddenCount(HOUSE) == 0 || hasFrontier(HOUSE)) return 0;
  let walls = 0;
  for (let dir = 0; dir < 4; dir++) if (isWall(tile, dir) && tileBeyond(tile, dir) == NONE) walls |= 1 << dir;
  return walls;
}
