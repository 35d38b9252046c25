// Owns the sentence that says what a tile is for; at most two lines of 140 px.
import { t } from "../../console/texts";
import { DINING, FOYER, GARAGE, GRAVEYARD, PATIO, STORAGE, TEMPLE, isEtched, isHealing } from "./data";
import { state } from "./state";

/** What a tile is for. */
export function tileWords(tile: i32): usize {
  if (state.classic) {
    const words = classicWords(tile);
    if (words) return words;
  } else {
    if (isHealing(tile)) return t("Cower here: all get 2\nhealth, not 1.");
    if (isEtched(tile)) return t("It has an etching. One of\nthe two is enough.");
    if (tile == TEMPLE) return t("Search here for the totem:\nafter an event you have it.");
    if (tile == GRAVEYARD) return t("Bury the totem here:\nan event comes first.");
    if (tile == STORAGE || tile == GARAGE) return t("Search here: an item for\none card. Only once.");
  }
  if (tile == DINING) return t("Its window is the only\nway to the yard.");
  if (tile == PATIO) return t("The window leads back\ninto the house.");
  return tile == FOYER ? t("Here the game began.") : t("Nothing special here.");
}

function classicWords(tile: i32): usize {
  if (isHealing(tile)) return t("End your turn here:\n1 health more.");
  if (tile == TEMPLE) return t("A second card here\nbrings the totem.");
  if (tile == GRAVEYARD) return t("A second card here buries\nthe totem: you win.");
  return tile == STORAGE ? t("Draw a card here for\nthe item on it.") : 0;
}
