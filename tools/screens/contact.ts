// Owns contact sheets: many screens in one picture, three times their size, each with its name above.
import * as abi from "../../host/web/abi.ts";
import { CAPITALS, face } from "../fonts/glyphs.ts";
import { Bitmap } from "../png.ts";

const SCALE = 3;
const COLUMNS = 2;
const GAP = 16; // px of the sheet
const NAME_SCALE = 2;
const NAME_HEIGHT = 28;

/** A screen with its name. */
export interface Named {
  name: string;
  picture: Bitmap;
}

/** All screens on one sheet, two a row. */
export function contactSheet(screens: Named[]): Bitmap {
  const cellWidth = abi.SCREEN_WIDTH * SCALE + GAP;
  const cellHeight = abi.SCREEN_HEIGHT * SCALE + NAME_HEIGHT + GAP;
  const rows = Math.ceil(screens.length / COLUMNS);
  const sheet = new Bitmap(COLUMNS * cellWidth + GAP, rows * cellHeight + GAP);
  screens.forEach(({ name, picture }, index) => {
    const left = GAP + (index % COLUMNS) * cellWidth;
    const top = GAP + Math.floor(index / COLUMNS) * cellHeight;
    write(sheet, name, left, top);
    const frame = { width: picture.width * SCALE + 2, height: picture.height * SCALE + 2 };
    sheet.fill(left - 1, top + NAME_HEIGHT - 1, frame.width, frame.height, 1);
    sheet.put(picture, left, top + NAME_HEIGHT, SCALE);
  });
  return sheet;
}

/** Writes words in the console's own face; a character that it lacks is left out. */
function write(sheet: Bitmap, words: string, left: number, top: number): void {
  const glyphs = face("READ");
  const baseline = CAPITALS.READ + 2; // rows below the top, accents included
  let x = left;
  for (const character of words) {
    const glyph = glyphs.get(character);
    if (!glyph) continue;
    glyph.rows.forEach((row, index) => {
      const y = top + (baseline - glyph.top + index) * NAME_SCALE;
      [...row].forEach((dot, column) => {
        if (dot === "#") sheet.fill(x + column * NAME_SCALE, y, NAME_SCALE, NAME_SCALE, 1);
      });
    });
    x += glyph.advance * NAME_SCALE;
  }
}
