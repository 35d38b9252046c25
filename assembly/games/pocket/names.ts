// Owns the words of rooms, items and hours, as the player reads them.
import { seatName } from "../../console/names";
import { put, putCapital, putNumber } from "../../console/text";
import { t } from "../../console/texts";
import { GAZEBO, TOTEM, WEAPON_COUNT, bonusOf } from "./data";
import { isClassic } from "./queries";

// Tables of texts: the address of each in the order of its number. Entries of a loaded log can hold any number.
const TILES: usize = memory.data<u16>([
  <u16>t("Foyer"),
  <u16>t("Bathroom"),
  <u16>t("Kitchen"),
  <u16>t("Storage"),
  <u16>t("Temple"),
  <u16>t("Dining Room"),
  <u16>t("Family Room"),
  <u16>t("Bedroom"),
  <u16>t("Patio"),
  <u16>t("Graveyard"),
  <u16>t("Garage"),
  <u16>t("Garden"),
  <u16>t("Gazebo"),
  <u16>t("Yard"),
  <u16>t("Yard"),
  <u16>t("Yard"),
]);
const THINGS: usize = memory.data<u16>([
  <u16>t("rake"),
  <u16>t("chain saw"),
  <u16>t("golf club"),
  <u16>t("shotgun"),
  <u16>t("machete"),
  <u16>t("candelabra"),
  <u16>t("oil"),
  <u16>t("gasoline"),
  <u16>t("concoction"),
  <u16>t("totem"),
]);
const CLASSIC_THINGS: usize = memory.data<u16>([
  <u16>t("grisly femur"),
  <u16>t("chain saw"),
  <u16>t("golf club"),
  <u16>t("board with nails"),
  <u16>t("machete"),
  <u16>t("candle"),
  <u16>t("oil"),
  <u16>t("gasoline"),
  <u16>t("can of soda"),
  <u16>t("totem"),
]);
const HOURS: usize = memory.data<u16>([<u16>t("9 pm"), <u16>t("10 pm"), <u16>t("11 pm"), <u16>t("midnight")]);

/** A room or a place of the yard; all of them take "the" in a sentence. */
export function tileName(tile: i32): usize {
  if (isClassic() && tile == GAZEBO) return t("Sitting Area");
  return load<u16>(TILES + 2 * (tile & 15));
}

/** An item 0..8 or the TOTEM, with a small letter: for sentences. Classic solo names four of them otherwise. */
export function itemName(item: i32): usize {
  return load<u16>((isClassic() ? CLASSIC_THINGS : THINGS) + 2 * min(item, TOTEM));
}

/** The same with a capital, at the head of a row or a card. */
export function putItem(item: i32): void {
  putCapital(itemName(item));
}

/** "9 pm"; hour 0..2, 3 = midnight. */
export function hourName(hour: i32): usize {
  return load<u16>(HOURS + 2 * min(hour, 3));
}

// ---- sets ----

export const SEATS: i32 = 0; // "Anna, Bill"
export const SPACED: i32 = 1; // "Anna Bill"
export const ITEMS: i32 = 2; // "rake, oil"
export const BARE: i32 = 3; // "rake 1, oil"
export const BONUS: i32 = 4; // "rake +1, oil"

/** The names of a set of seats, or of items and the TOTEM. */
export function putSet(set: i32, how: i32): void {
  for (let i = 0; i <= TOTEM; i++) {
    if (((set >> i) & 1) == 0) continue;
    put(how < ITEMS ? seatName(i) : itemName(i));
    if (how > ITEMS) putBonus(i, how == BARE ? t(" ") : t(" +"));
    if (set >> (i + 1)) put(how == SPACED ? t(" ") : t(", "));
  }
}

/** A weapon's bonus behind a word, nothing for other items; the Chain Saw's is the one with fuel. */
export function putBonus(item: i32, word: usize): void {
  if (item >= WEAPON_COUNT) return;
  put(word);
  putNumber(bonusOf(item));
}
