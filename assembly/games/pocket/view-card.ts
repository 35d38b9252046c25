// Owns the picture of an event card: its item, its three lines, the hour that counts inverted. Sizes in px.
import { BLACK, WHITE, blit, fill, hline, pixel, roundFrame, vline } from "../../console/framebuffer";
import {
  ICON_CANDELABRA_28,
  ICON_GASOLINE_28,
  ICON_MACHETE_28,
  ICON_OIL_28,
  ICON_POTION_28,
  ICON_RAKE_28,
  SPRITE_BAG7,
  SPRITE_BOARD16,
  SPRITE_BONE16,
  SPRITE_CHAINSAW24,
  SPRITE_GOLF16,
  SPRITE_SHOTGUN24,
  SPRITE_ZOMBIE7,
} from "../../console/icon-data";
import { blitDoubled, imageHeight, imageWidth } from "../../console/icons";
import { READ, centre, label, left, put, putNumber } from "../../console/text";
import { t } from "../../console/texts";
import { CARD_COUNT, EVENT_BLESSING, EVENT_CURSE, EVENT_ITEM, EVENT_ZOMBIES } from "./data";
import { putSigned } from "./log-words";
import { hourName, putItem } from "./names";
import { extraZombies, isClassic, lineOf } from "./queries";

/** Size of the card, its shadow included. */
export const CARD_WIDTH: i32 = 84;
export const CARD_HEIGHT: i32 = 100;

const EDGE_WIDTH: i32 = 82;
const EDGE_HEIGHT: i32 = 98;
// The address of each item's picture.
const PICTURES: usize = memory.data<u16>([
  <u16>ICON_RAKE_28,
  <u16>SPRITE_CHAINSAW24,
  <u16>SPRITE_GOLF16,
  <u16>SPRITE_SHOTGUN24,
  <u16>ICON_MACHETE_28,
  <u16>ICON_CANDELABRA_28,
  <u16>ICON_OIL_28,
  <u16>ICON_GASOLINE_28,
  <u16>ICON_POTION_28,
]);
const CLASSIC_PICTURES: usize = memory.data<u16>([
  <u16>SPRITE_BONE16,
  <u16>SPRITE_CHAINSAW24,
  <u16>SPRITE_GOLF16,
  <u16>SPRITE_BOARD16,
  <u16>ICON_MACHETE_28,
  <u16>ICON_CANDELABRA_28,
  <u16>ICON_OIL_28,
  <u16>ICON_GASOLINE_28,
  <u16>ICON_POTION_28,
]);
const LINE: i32 = 15;
const HOURS: i32 = 3;
const SCALED: i32 = 24; // pictures less high than so many px are drawn twice as large

/** An event card with its upper left corner at x, y; hour 0..2 = the line that counts. */
export function drawCard(x: i32, y: i32, card: i32, hour: i32): void {
  roundFrame(x, y, EDGE_WIDTH, EDGE_HEIGHT, BLACK);
  // What a second card below would show of itself.
  vline(x + 83, y + 3, 96, BLACK);
  hline(x + 3, y + 99, 80, BLACK);
  pixel(x + 82, y + 2, BLACK);
  pixel(x + 2, y + 98, BLACK);
  drawItem(card, x + 41, y + 18);
  putItem(card);
  centre(x + 41, y + 37, READ, BLACK);
  hline(x + 4, y + 48, 74, BLACK);
  for (let i = 0; i < HOURS; i++) drawLine(card, i, x, y + 54 + i * LINE, i == hour);
}

function drawLine(card: i32, hour: i32, x: i32, y: i32, counts: bool): void {
  if (counts) fill(x + 3, y - 3, 76, 14, BLACK);
  const ink = counts ? WHITE : BLACK;
  label(hourName(hour), x + 6, y, READ, ink);
  drawEvent(card, hour, x + 38, y, ink);
}

/** One line of a card: sprite and number of zombies, or a word; y = top of the letters. At most 44 px wide. */
export function drawEvent(card: i32, hour: i32, x: i32, y: i32, ink: i32): void {
  const line = lineOf(card, hour);
  let at = x;
  if (line >= EVENT_ZOMBIES || line == EVENT_ITEM) {
    blit(line == EVENT_ITEM ? SPRITE_BAG7 : SPRITE_ZOMBIE7, x, y, ink);
    at += 10;
  }
  putEvent(line);
  left(at, y, READ, ink);
}

/** What a line of a card says: "4 + 5" zombies, "curse", "blessing", "item"; classic solo: "lose 1", "gain 1". */
export function putEvent(line: i32): void {
  if (line >= EVENT_ZOMBIES) return putZombies(line - EVENT_ZOMBIES);
  if (line == EVENT_ITEM) return put(t("item"));
  if (line == EVENT_CURSE) return put(isClassic() ? t("lose 1") : t("curse"));
  if (line == EVENT_BLESSING) return put(isClassic() ? t("gain 1") : t("blessing"));
  put(t("nothing"));
}

function putZombies(n: i32): void {
  putNumber(n);
  if (isClassic()) return;
  const extra = extraZombies();
  putSigned(extra);
}

/** The picture of an item 0..8 around a point; at most 48 x 32 px. */
export function drawItem(item: i32, xMid: i32, yMid: i32): void {
  const picture = itemPicture(item);
  const factor = imageHeight(picture) < SCALED ? 2 : 1;
  const x = xMid - ((imageWidth(picture) * factor) >> 1);
  const y = yMid - ((imageHeight(picture) * factor) >> 1);
  if (factor == 2) blitDoubled(picture, x, y, BLACK);
  else blit(picture, x, y, BLACK);
}

function itemPicture(item: i32): usize {
  return load<u16>((isClassic() ? CLASSIC_PICTURES : PICTURES) + 2 * min(item, CARD_COUNT - 1));
}
