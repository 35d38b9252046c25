// Owns the sentence that says what a tile is for; at most two lines of 140 px.
import { t } from "../../console/texts";
import { isClassic } from "./queries";

// The address of each text in the order of the tiles.
const WORDS: usize = memory.data<u16>([
  <u16>t("Here the game began."),
  <u16>t("It has an etching. One of the two is enough."),
  <u16>t("Cower here: all get 2 health, not 1."),
  <u16>t("Search here: an item for one card. Only once."),
  <u16>t("Search here for the totem: after an event you have it."),
  <u16>t("Its window is the only way to the yard."),
  <u16>t("Nothing special here."),
  <u16>t("Nothing special here."),
  <u16>t("The window leads back into the house."),
  <u16>t("Bury the totem here: an event comes first."),
  <u16>t("Search here: an item for one card. Only once."),
  <u16>t("Cower here: all get 2 health, not 1."),
  <u16>t("It has an etching. One of the two is enough."),
  <u16>t("Nothing special here."),
  <u16>t("Nothing special here."),
  <u16>t("Nothing special here."),
]);
const CLASSIC_WORDS: usize = memory.data<u16>([
  <u16>t("Here the game began."),
  <u16>t("Nothing special here."),
  <u16>t("End your turn here: 1 health more."),
  <u16>t("Draw a card here for the item on it. Only once."),
  <u16>t("A second card here brings the totem."),
  <u16>t("Its back door is the only way to the yard."),
  <u16>t("Nothing special here."),
  <u16>t("Nothing special here."),
  <u16>t("The back door leads into the house."),
  <u16>t("A second card here buries the totem: you win."),
  <u16>t("Draw a card here for the item on it. Only once."),
  <u16>t("End your turn here: 1 health more."),
  <u16>t("Nothing special here."),
  <u16>t("Nothing special here."),
  <u16>t("Nothing special here."),
  <u16>t("Nothing special here."),
]);

/** What a tile is for. */
export function tileWords(tile: i32): usize {
  return load<u16>((isClassic() ? CLASSIC_WORDS : WORDS) + 2 * tile);
}
