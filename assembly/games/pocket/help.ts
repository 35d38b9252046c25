// Owns the help pages of pocket: words and picture of each.
import { helpText } from "../../console/screens/help";
import { CLASSIC_CART } from "./data-classic";
import {
  BUTTONS,
  CLASSIC_GOAL,
  CLASSIC_ROOMS,
  CLASSIC_TURN,
  DEATH,
  GOAL,
  LAST_CARDS,
  TOTEM,
} from "./help-ends";
import { CARD, CLOCK, DAMAGE, FIRE, ITEMS, ZOMBIES } from "./help-fights";
import { drawTable } from "../../console/screens/tables";
import { NEW_ROOMS, ROOMS, TURN, WINDOW_AND_WALLS } from "./help-ways";
import { helpWords } from "./help-words";

export { helpTitle } from "./help-words";

// In the order of help-pages.ts.
const PICTURES: usize = memory.data<u16>([
  <u16>GOAL,
  <u16>TURN,
  <u16>NEW_ROOMS,
  <u16>WINDOW_AND_WALLS,
  <u16>ROOMS,
  <u16>CLOCK,
  <u16>CARD,
  <u16>ZOMBIES,
  <u16>DAMAGE,
  <u16>ITEMS,
  <u16>FIRE,
  <u16>TOTEM,
  <u16>DEATH,
  <u16>LAST_CARDS,
  <u16>BUTTONS,
]);
const CLASSIC_PICTURES: usize = memory.data<u16>([
  <u16>CLASSIC_GOAL,
  <u16>CLASSIC_TURN,
  <u16>NEW_ROOMS,
  <u16>CLASSIC_ROOMS,
  <u16>CLOCK,
  <u16>BUTTONS,
]);

/** Words and picture of a page. */
export function drawHelpPage(page: i32): void {
  helpText(helpWords(page));
  drawTable(load<u16>((CLASSIC_CART ? CLASSIC_PICTURES : PICTURES) + 2 * page));
}
