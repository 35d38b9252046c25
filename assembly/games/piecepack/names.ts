// Owns the words of rooms, as the player reads them.
import { t } from "../../console/texts";
import {
  ARMS_2,
  ARMS_3,
  ARMS_4,
  CROWNS_2,
  CROWNS_3,
  CROWNS_4,
  DINING,
  FOYER,
  GARDEN,
  GRAVEYARD,
  KITCHEN,
  PATIO,
  STORAGE_IN,
  STORAGE_OUT,
  TEMPLE,
} from "./data";

/** Short name of a room, for map and rows: "Dining", "Room 2". */
export function roomName(room: i32): usize {
  if (room == FOYER) return t("Foyer");
  if (room == TEMPLE) return t("Temple");
  if (room == STORAGE_IN || room == STORAGE_OUT) return t("Storage");
  if (room == KITCHEN) return t("Kitchen");
  if (room == ARMS_2) return t("Room 2");
  if (room == ARMS_3) return t("Room 3");
  if (room == ARMS_4) return t("Room 4");
  if (room == DINING) return t("Dining");
  return room >= PATIO ? yardName(room) : t("none");
}

function yardName(room: i32): usize {
  if (room == PATIO) return t("Patio");
  if (room == GRAVEYARD) return t("Graveyard");
  if (room == GARDEN) return t("Garden");
  if (room == CROWNS_2) return t("Place 2");
  if (room == CROWNS_3) return t("Place 3");
  if (room == CROWNS_4) return t("Place 4");
  return t("Place 5");
}

/** Whether a sentence says "the" before the room: the Kitchen, but Room 2. */
export function takesArticle(room: i32): bool {
  return !(room >= ARMS_2 && room <= ARMS_4) && room < CROWNS_2;
}
