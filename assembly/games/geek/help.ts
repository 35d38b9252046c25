// Owns the help pages of geek: words and picture of each.
import { BLACK, fill } from "../../console/framebuffer";
import { SPRITE_TILE7, SPRITE_ZOMBIE7 } from "../../console/icon-data";
import { blitDoubled, magnify } from "../../console/icons";
import { helpText } from "../../console/screens/help";
import { drawTable } from "../../console/screens/tables";
import { ALEX, ANITA, CHARACTERS, MARY, NONE, RUN } from "./data";
import { DOOR, WALL, WINDOW } from "./data-board";
import { HELP_BOARDS, HELP_DEATH, HELP_FIGHTS, HELP_RUN, HELP_TURN, HELP_WALK } from "./help-pages";
import {
  AWAY,
  EDGES,
  FIGHT,
  FIVE,
  GOAL,
  SPEED,
  THINGS,
  TILES,
  TRUCK_PAGE,
  TURN,
  WALK,
} from "./help-pictures";
import { helpWords } from "./help-words";
import { drawSample } from "./view-house";
import { drawBrackets, drawCharacter, drawDot, drawRing, drawSprite } from "./view-pieces";
import { drawNumberPlate, drawSymbolPlate } from "./view-plate";

export { helpTitle } from "./help-words";

const BOX: i32 = 9; // px of a character's box

// In the order of help-pages.ts.
const PICTURES: usize = memory.data<u16>([
  <u16>GOAL,
  <u16>TURN,
  <u16>WALK,
  <u16>TILES,
  <u16>FIGHT,
  <u16>AWAY,
  <u16>EDGES,
  <u16>THINGS,
  <u16>FIVE,
  <u16>SPEED,
  <u16>TRUCK_PAGE,
]);

/** Words and picture of a page. */
export function drawHelpPage(page: i32): void {
  helpText(helpWords(page));
  drawTable(load<u16>(PICTURES + 2 * page));
  switch (page) {
    case HELP_TURN:
      return drawNumberPlate(10, 18, RUN);
    case HELP_WALK:
      return drawMarks();
    case HELP_FIGHTS:
      return drawSymbolPlate(52, 18, NONE);
    case HELP_RUN:
      return drawEscape();
    case HELP_BOARDS:
      return drawEdges();
    case HELP_DEATH:
      for (let character = ALEX; character < CHARACTERS; character++) {
        drawLarge(character, 5, 14 + 18 * character, false, false);
      }
  }
}

/** The marks of a walk as they are on the board, one below the other. */
function drawMarks(): void {
  drawDot(16, 22, BLACK);
  drawRing(16, 42, BLACK);
  drawSprite(SPRITE_TILE7, 16, 62, BLACK);
  drawBrackets(16, 62);
  drawCharacter(ANITA, 16, 82, false, false);
}

/** The character leaves the monster three squares behind. */
function drawEscape(): void {
  drawLarge(MARY, 4, 16, true, true);
  blitDoubled(SPRITE_ZOMBIE7, 8, 50, BLACK);
  for (let i = 1; i < 3; i++) fill(10 + 24 * i, 54, 6, 6, BLACK);
  drawLarge(MARY, 76, 46, true, false);
}

/** A character's box, twice as large. */
function drawLarge(character: i32, x: i32, y: i32, active: bool, bitten: bool): void {
  drawCharacter(character, x, y, active, bitten);
  magnify(x + 1, y + 1, BOX, BOX);
}

/** Samples of edges: a wall, a door, a window, the same boarded. */
function drawEdges(): void {
  for (let i = 0; i < 4; i++) {
    drawSample(i == 0 ? WALL : i == 1 ? DOOR : WINDOW, i == 3, 18, 26 + 20 * i);
  }
}
