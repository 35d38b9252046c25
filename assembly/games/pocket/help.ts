// Owns the help pages of pocket: words and picture of each.
import { helpText } from "../../console/screens/help";
import { CLASSIC_CART } from "./data-classic";
import {
  drawButtons,
  drawClassic,
  drawClassicRooms,
  drawDeath,
  drawGoal,
  drawLastCards,
  drawTotem,
} from "./help-ends";
import { drawCards, drawClock, drawDamage, drawFire, drawItems, drawZombies } from "./help-fights";
import {
  HELP_CARDS,
  HELP_CLASSIC,
  HELP_CLASSIC_RULES,
  HELP_CLOCK,
  HELP_DAMAGE,
  HELP_DEATH,
  HELP_FIRE,
  HELP_FIRST_STEPS,
  HELP_ITEMS,
  HELP_LAST_CARDS,
  HELP_NEW_ROOMS,
  HELP_ROOMS,
  HELP_TOTEM,
  HELP_TURN,
  HELP_WALLS,
  HELP_ZOMBIES,
} from "./help-pages";
import { drawNewRooms, drawRooms, drawTurn, drawWalls } from "./help-ways";
import { helpWords } from "./help-words";

export { helpTitle } from "./help-words";

/** Words and picture of a page. */
export function drawHelpPage(page: i32): void {
  helpText(helpWords(page));
  if (CLASSIC_CART) drawClassicPage(page);
  else if (page == HELP_FIRST_STEPS) drawGoal();
  else if (page == HELP_TURN) drawTurn();
  else if (page == HELP_NEW_ROOMS) drawNewRooms();
  else if (page == HELP_WALLS) drawWalls();
  else if (page == HELP_ROOMS) drawRooms();
  else if (page == HELP_CLOCK) drawClock();
  else if (page == HELP_CARDS) drawCards();
  else if (page == HELP_ZOMBIES) drawZombies();
  else if (page == HELP_DAMAGE) drawDamage();
  else drawLater(page);
}

function drawLater(page: i32): void {
  if (page == HELP_ITEMS) drawItems();
  else if (page == HELP_FIRE) drawFire();
  else if (page == HELP_TOTEM) drawTotem();
  else if (page == HELP_DEATH) drawDeath();
  else if (page == HELP_LAST_CARDS) drawLastCards();
  else drawButtons();
}

function drawClassicPage(page: i32): void {
  if (page == HELP_FIRST_STEPS) drawGoal();
  else if (page == HELP_CLASSIC) drawClassic();
  else if (page == HELP_NEW_ROOMS) drawNewRooms();
  else if (page == HELP_CLASSIC_RULES) drawClassicRooms();
  else if (page == HELP_CLOCK) drawClock();
  else drawButtons();
}
