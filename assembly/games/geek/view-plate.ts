// Owns the picture of a spin: a plate of four quarters with numbers or symbols, the hit one black.
import { BLACK, WHITE, fill } from "../../console/framebuffer";
import { SPRITE_CROSS7, SPRITE_RUN7, SPRITE_SWORD, SPRITE_TEETH7 } from "../../console/icon-data";
import { blitDoubled, imageHeight, imageWidth } from "../../console/icons";
import { HEAD, centre, putNumber } from "../../console/text";
import { t } from "../../console/texts";
import { CROSS, RUN, SECTORS, SWORDS, TEETH, sectorNumber } from "./data";
import { isCalm } from "./queries";

export const PLATE: i32 = 41; // px
const CORNER: i32 = 9; // px that are cut off
const LAST: i32 = PLATE - 1;
const MIDDLE: i32 = LAST >> 1;
const NEAR: i32 = 12; // middle of a picture in the left and upper half
const FAR_X: i32 = 30;
const FAR_Y: i32 = 30;

const SPRITES: usize = memory.data<usize>([SPRITE_SWORD, SPRITE_CROSS7, SPRITE_RUN7, SPRITE_TEETH7]);
const WORDS: usize = memory.data<u16>([<u16>t("swords"), <u16>t("cross"), <u16>t("run"), <u16>t("teeth")]);

/** "swords", "cross", "run", "teeth". */
export function symbolWord(symbol: i32): usize {
  return load<u16>(WORDS + 2 * (symbol & 3));
}

/** Whether a sector lies in the right half: they go clockwise from the top left. */
export function isRight(sector: i32): bool {
  return sector == CROSS || sector == RUN;
}

/** Whether a sector lies in the lower half. */
export function isLow(sector: i32): bool {
  return sector == RUN || sector == TEETH;
}

/** The plate with its numbers; hit = sector, NONE for none. */
export function drawNumberPlate(x: i32, y: i32, hit: i32): void {
  drawPlate(x, y, hit);
  for (let sector = 0; sector < SECTORS; sector++) {
    putNumber(sectorNumber(sector, isCalm()));
    centre(
      x + (isRight(sector) ? FAR_X : NEAR),
      y + (isLow(sector) ? 24 : 6),
      HEAD,
      sector == hit ? WHITE : BLACK,
    );
  }
}

/** The plate with its symbols. */
export function drawSymbolPlate(x: i32, y: i32, hit: i32): void {
  drawPlate(x, y, hit);
  for (let sector = 0; sector < SECTORS; sector++) {
    const sprite = load<usize>(SPRITES + sizeof<usize>() * sector);
    const xMid = x + (isRight(sector) ? FAR_X : NEAR);
    const yMid = y + (isLow(sector) ? FAR_Y : NEAR - 1);
    blitDoubled(sprite, xMid - imageWidth(sprite), yMid - imageHeight(sprite), sector == hit ? WHITE : BLACK);
  }
}

/** An octagon with a cross in it, row by row. */
function drawPlate(x: i32, y: i32, hit: i32): void {
  for (let row = 0; row < PLATE; row++) {
    const inset = max(CORNER - min(row, LAST - row), 0);
    const low = row > MIDDLE;
    if (row == 0 || row == LAST) fill(x + inset, y + row, PLATE - 2 * inset, 1, BLACK);
    else if (row == MIDDLE) fill(x, y + row, PLATE, 1, BLACK);
    else {
      fill(x + inset, y + row, hit == (low ? TEETH : SWORDS) ? MIDDLE - inset : 1, 1, BLACK);
      const left = hit == (low ? RUN : CROSS) ? MIDDLE : LAST - inset;
      fill(x + left, y + row, LAST - inset - left + 1, 1, BLACK);
    }
  }
  fill(x + MIDDLE, y, 1, PLATE, BLACK);
}
