// Owns the words of rooms, items and hours, as the player reads them.
import { putCapital } from "../../console/text";
import { t } from "../../console/texts";
import {
  BATHROOM,
  BEDROOM,
  CANDELABRA,
  CONCOCTION,
  DINING,
  FAMILY,
  FOYER,
  GARAGE,
  GARDEN,
  GASOLINE,
  GAZEBO,
  GOLF,
  GRAVEYARD,
  KITCHEN,
  MACHETE,
  OIL,
  PATIO,
  RAKE,
  SAW,
  SHOTGUN,
  STORAGE,
  TEMPLE,
} from "./data";
import { isClassic } from "./queries";

/** A room or a place of the yard; all of them take "the" in a sentence. */
export function tileName(tile: i32): usize {
  if (tile >= PATIO) return yardName(tile);
  if (tile == FOYER) return t("Foyer");
  if (tile == BATHROOM) return t("Bathroom");
  if (tile == KITCHEN) return t("Kitchen");
  if (tile == STORAGE) return t("Storage");
  if (tile == TEMPLE) return t("Temple");
  if (tile == DINING) return t("Dining Room");
  if (tile == FAMILY) return t("Family Room");
  return tile == BEDROOM ? t("Bedroom") : 0;
}

function yardName(tile: i32): usize {
  if (tile == PATIO) return t("Patio");
  if (tile == GRAVEYARD) return t("Graveyard");
  if (tile == GARAGE) return t("Garage");
  if (tile == GARDEN) return t("Garden");
  if (tile != GAZEBO) return t("Yard");
  return isClassic() ? t("Sitting Area") : t("Gazebo");
}

/** An item 0..8 or the TOTEM, with a small letter: for sentences. Classic solo names four of them otherwise. */
export function itemName(item: i32): usize {
  if (item == RAKE) return isClassic() ? t("grisly femur") : t("rake");
  if (item == SAW) return t("chain saw");
  if (item == GOLF) return t("golf club");
  if (item == SHOTGUN) return isClassic() ? t("board with nails") : t("shotgun");
  if (item == MACHETE) return t("machete");
  if (item == CANDELABRA) return isClassic() ? t("candle") : t("candelabra");
  if (item == OIL) return t("oil");
  if (item == GASOLINE) return t("gasoline");
  if (item == CONCOCTION) return isClassic() ? t("can of soda") : t("concoction");
  return t("totem");
}

/** The same with a capital, at the head of a row or a card. */
export function putItem(item: i32): void {
  putCapital(itemName(item));
}

/** "9 pm"; hour 0..2, 3 = midnight. */
export function hourName(hour: i32): usize {
  if (hour == 0) return t("9 pm");
  if (hour == 1) return t("10 pm");
  return hour == 2 ? t("11 pm") : t("midnight");
}
