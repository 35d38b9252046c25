// Owns the components of every screen: bar, hint strip, list rows, dialogs and boxes. Sizes in px. counts.ts has the rest.
import { SCREEN_WIDTH } from "./abi";
import { CHECK_COVER, checkBox } from "./checks";
import { BLACK, WHITE, blit, fill, frame, hline, roundFrame } from "./framebuffer";
import { drawGlyph, glyphOf } from "./glyphs";
import { seatBlock } from "./counts";
import { SPRITE_LOCK7 } from "./icon-data";
import { layerMark } from "./layer";
import { READ, SMALL, drop, label, left, put, putChar, right, speakAt, width } from "./text";

export * from "./counts";

const BAR_HEIGHT: i32 = 13;
const BAR_TEXT_Y: i32 = 2;
const MARGIN: i32 = 4;
const HINT_Y: i32 = 118;
const CAP_WIDTH: i32 = 9;
const CAP_HEIGHT: i32 = 10;
const CAP_GAP: i32 = 3; // from a key cap to its word
const TAB_WIDTH: i32 = 7;
const SIGN_WIDTH: i32 = 7;
const TIMES_SIGN: i32 = 0xd7;

/** Arrow heads for lists that go on, and the one in the cursor's tab. */
const MORE_ABOVE: usize = memory.data<u8>([7, 4, 0x10, 0x38, 0x7c, 0xfe]);
const MORE_BELOW: usize = memory.data<u8>([7, 4, 0xfe, 0x7c, 0x38, 0x10]);
const TAB_ARROW: usize = memory.data<u8>([3, 5, 0x80, 0xc0, 0xe0, 0xc0, 0x80]);
/** Middles of the three hints of the strip. */
const HINT_MIDDLES: usize = memory.data<u16>([50, 148, 246]);

/** Where the bar and the row that were drawn last are: their texts come in calls of their own. */
@unmanaged
class Place {
  barLeft: i32;
  barRight: i32;
  barInk: i32; // colour of the bar's text
  rowX: i32;
  rowY: i32;
  rowWidth: i32;
  rowHeight: i32;
  labelX: i32;
}
const place = changetype<Place>(memory.data(32));

/** The bar at the top; black when a person must act, else white with a rule under it. */
export function bar(acting: bool): void {
  barInPanel(0, SCREEN_WIDTH, acting);
}

/** The same at the top of a panel beside a map. */
export function barInPanel(x: i32, w: i32, acting: bool): void {
  if (acting) fill(x, 0, w, BAR_HEIGHT, BLACK);
  else hline(x, BAR_HEIGHT, w, BLACK);
  place.barLeft = x + MARGIN;
  place.barRight = x + w - MARGIN;
  place.barInk = acting ? WHITE : BLACK;
}

/** The lock of a screen with a secret, at the right end of the bar; barRight then ends before it. */
export function barLock(): void {
  blit(SPRITE_LOCK7, place.barRight - 7, 3, place.barInk);
  place.barRight -= 7 + MARGIN;
}

/** The builder's text at the left of the bar. */
export function barLeft(): void {
  left(place.barLeft, BAR_TEXT_Y, READ, place.barInk);
}

/** The builder's text at the right of the bar. */
export function barRight(): void {
  right(place.barRight, BAR_TEXT_Y, READ, place.barInk);
}

/** A black key cap with its white letter. */
export function keyCap(x: i32, y: i32, letter: i32): void {
  hline(x + 1, y, CAP_WIDTH - 2, BLACK);
  fill(x, y + 1, CAP_WIDTH, CAP_HEIGHT - 1, BLACK);
  drawGlyph(READ, glyphOf(READ, letter), x + 2, y + 1, 1, WHITE);
}

/** px that a hint takes; 0 for an idle button. */
function hintWidth(words: usize): i32 {
  if (words == 0) return 0;
  drop();
  put(words);
  const w = width(READ);
  drop();
  return CAP_WIDTH + CAP_GAP + w;
}

/** One hint at x; button = 0, 1, 2 for A, B, C. */
function hint(words: usize, button: i32, x: i32): void {
  if (words == 0) return;
  keyCap(x, HINT_Y, 65 + button);
  putChar(65 + button);
  putChar(58);
  speakAt(HINT_Y);
  label(words, x + CAP_WIDTH + CAP_GAP, HINT_Y, READ, BLACK);
}

function stripHint(words: usize, button: i32): void {
  // The middle counts without the gap's last column, as in the mocks.
  const half = (hintWidth(words) - 1) >> 1;
  hint(words, button, <i32>load<u16>(HINT_MIDDLES + 2 * button) - half);
}

/** The hint strip: what A, B and C do, one verb each; 0 = the button is idle. */
export function hints(a: usize, b: usize, c: usize): void {
  stripHint(a, 0);
  stripHint(b, 1);
  stripHint(c, 2);
}

/** The hints in a panel beside a map: A at its left edge, C at its right one, B in the middle of what is left. */
export function hintsInPanel(x: i32, w: i32, a: usize, b: usize, c: usize): void {
  const aEnd = x + hintWidth(a);
  const cStart = x + w - hintWidth(c);
  hint(a, 0, x);
  hint(b, 1, (aEnd + cStart - hintWidth(b)) >> 1);
  hint(c, 2, cStart);
}

/** Begins a row of a list: the cursor's tab and frame where it is selected. Its texts follow by rowLabel, rowValue. */
export function listRow(x: i32, y: i32, w: i32, h: i32, selected: bool): void {
  place.rowX = x;
  place.rowY = y;
  place.rowWidth = w;
  place.rowHeight = h;
  place.labelX = x + TAB_WIDTH + MARGIN;
  if (!selected) return;
  roundFrame(x, y, w, h, BLACK);
  fill(x, y + 1, TAB_WIDTH, h - 2, BLACK);
  blit(TAB_ARROW, x + 2, y + ((h - 5) >> 1), WHITE);
  layerMark();
}

/** Marks the row as impossible now: × in place of the tab; its value says why. Before the row's texts. */
export function rowImpossible(): void {
  drop();
  putChar(TIMES_SIGN);
  left(place.rowX + 2, rowTextY(), READ, BLACK);
}

/** Top of a READ text in the middle of the row. */
function rowTextY(): i32 {
  return place.rowY + ((place.rowHeight - 8) >> 1);
}

/** A picture of about 7 px at the row's left, in the middle of its place; the label moves to its right. */
export function rowSprite(sprite: usize): void {
  const w = <i32>load<u8>(sprite);
  const h = <i32>load<u8>(sprite, 1);
  blit(sprite, place.labelX + ((SIGN_WIDTH - w) >> 1), place.rowY + ((place.rowHeight - h) >> 1), BLACK);
  place.labelX += SIGN_WIDTH + 6;
}

/** The builder's text as the row's label. */
export function rowLabel(): void {
  left(place.labelX, rowTextY(), READ, BLACK);
}

/** The builder's text at the row's right end. */
export function rowValue(): void {
  right(place.rowX + place.rowWidth - 6, rowTextY(), READ, BLACK);
}

/** The builder's text before the row's right end, where a picture and its number of two digits have room; the number is the value. */
export function rowSum(sprite: usize): void {
  const x = place.rowX + place.rowWidth - 26;
  right(x - 4, rowTextY(), READ, BLACK);
  if (sprite != 0) blit(sprite, x, rowTextY(), BLACK);
}

/** Arrow heads that say that a list goes on above or below; the list's box, xRight and bottom exclusive. */
export function moreMarks(xRight: i32, top: i32, bottom: i32, above: bool, below: bool): void {
  if (above) blit(MORE_ABOVE, xRight - 7, top + 1, BLACK);
  if (below) blit(MORE_BELOW, xRight - 7, bottom - 5, BLACK);
}

/** An outline of any thickness whose four outermost pixels are left out. */
export function softFrame(x: i32, y: i32, w: i32, h: i32, thickness: i32): void {
  roundFrame(x, y, w, h, BLACK);
  if (thickness > 1) frame(x + 1, y + 1, w - 2, h - 2, thickness - 1, BLACK);
}

/** A dialog over a screen: its 2-px frame takes x, y, w, h; a white moat of 3 px lies around it. */
export function dialog(x: i32, y: i32, w: i32, h: i32): void {
  fill(x - 3, y - 3, w + 6, h + 6, WHITE);
  checkBox(CHECK_COVER, 0, x - 3, y - 3, x + w + 3, y + h + 3, 0);
  softFrame(x, y, w, h, 2);
}

/** A box with the builder's text as a SMALL heading in its upper edge; thickness 1, or 3 where it means death. */
export function headedBox(x: i32, y: i32, w: i32, h: i32, thickness: i32): void {
  softFrame(x, y, w, h, thickness);
  fill(x + 6, y, width(SMALL) + 5, thickness, WHITE);
  left(x + 9, y - 2, SMALL, BLACK);
}

/** The skeleton of a hand-over: frame and block of the seat; words go to the right of x 90, the button to the strip. */
export function handOver(word: usize, seat: i32): void {
  softFrame(3, 3, SCREEN_WIDTH - 6, 110, 2);
  seatBlock(14, 18, word, seat);
}
