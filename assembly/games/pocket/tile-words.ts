// Owns the sentence that says what a tile is for; at most two lines of 140 px.
import { t } from "../../console/texts";
import { DINING, FOYER, GARAGE, GRAVEYARD, PATIO, STORAGE, TEMPLE, isEtched, isHealing } from "./data";
import { isClassic } from "./queries";

/** What a tile is for. */
export function tileWords(tile: i32): usize {
  if (isClassic()) {
    const words = classicWords(tile);
    if (words) return words;
  } else {
    if (isHealing(tile)) return t("Cower here: all get 2 health, not 1.");
    if (isEtched(tile)) return t("It has an etching. One of the two is enough.");
    if (tile == TEMPLE) return t("Search here for the totem: after an event you have it.");
    if (tile == GRAVEYARD) return t("Bury the totem here: an event comes first.");
    if (tile == STORAGE || tile == GARAGE) return t("Search here: an item for one card. Only once.");
  }
  if (tile == DINING) return t("Its window is the only way to the yard.");
  if (tile == PATIO) return t("The window leads back into the house.");
  return tile == FOYER ? t("Here the game began.") : t("Nothing special here.");
}

function classicWords(tile: i32): usize {
  if (isHealing(tile)) return t("End your turn here: 1 health more.");
  if (tile == TEMPLE) return t("A second card here brings the totem.");
  if (tile == GRAVEYARD) return t("A second card here buries the totem: you win.");
  if (tile == DINING) return t("Its back door is the only way to the yard.");
  if (tile == PATIO) return t("The back door leads into the house.");
  return tile == STORAGE || tile == GARAGE ? t("Draw a card here for the item on it. Only once.") : 0;
}
