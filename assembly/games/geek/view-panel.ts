// Owns the panel beside the house, as all of geek's screens have it: bar, health and weapons, counters, seats, rows.
import { BLACK, blit, hline, roundFrame, vline } from "../../console/framebuffer";
import {
  SPRITE_GUN7,
  SPRITE_HEART,
  SPRITE_HEART0,
  SPRITE_PERSON7,
  SPRITE_ZOMBIE7,
} from "../../console/icon-data";
import { imageHeight, imageWidth } from "../../console/icons";
import { pageTop } from "../../console/list";
import {
  barInPanel,
  barLeft,
  barRight,
  hintsInPanel,
  listRow,
  moreMarks,
  rowImpossible,
  rowLabel,
  rowValue,
} from "../../console/parts";
import { rowAction, rowCount } from "../../console/rows";
import {
  READ,
  drop,
  hasText,
  left,
  put,
  putChar,
  putNumber,
  right,
  speakAt,
  width,
  wrap,
} from "../../console/text";
import { t } from "../../console/texts";
import {
  ALEX,
  AXE,
  BOARDS,
  CHARACTERS,
  GAS,
  GRENADE,
  HANDGUN,
  KEYS,
  KIT,
  KNIFE,
  MARY,
  RESCUED,
  RPG,
  SHOTGUN,
  startHearts,
} from "./data";
import { kindName, kindSprite, putSeat, seatName } from "./names";
import { hasFirearm, hasMelee, isLivingSeat, level } from "./queries";
import { characterOf, heartsOf, held, state } from "./state";
import { letterOf } from "./view-pieces";

/** First column of the panel, of its texts; the column behind its texts. */
export const PANEL_X: i32 = 127;
export const PANEL_TEXT: i32 = 132;
export const PANEL_END: i32 = 292;
export const PANEL_TEXT_WIDTH: i32 = PANEL_END - PANEL_TEXT;
/** px from one row of a list to the next. */
export const ROW: i32 = 12;
/** Tops of what stands in the same place on every screen. */
export const HEARTS_Y: i32 = 17;
export const COUNTERS_Y: i32 = 28;
export const BODY_Y: i32 = 41;

const RULE_X: i32 = 125;
const HEART_PITCH: i32 = 9;
const MOST_HEARTS: i32 = 6; // above: one heart and the number
const SIGN_GAP: i32 = 9; // from one counter to the next
const SEAT_PITCH: i32 = 11;

// ---- bar and hints ----

/** The rule beside the board and the bar of the panel: black when a person must act. */
export function panelBar(acting: bool): void {
  vline(RULE_X, 0, 128, BLACK);
  barInPanel(PANEL_X, 296 - PANEL_X, acting);
}

/** The black bar with "Mary: " and the words. */
export function seatBar(seat: i32, words: usize): void {
  panelBar(true);
  putSeat(seat);
  put(t(": "));
  put(words);
  barLeft();
}

/** "4 left", "2 of 4 left" at the right of the bar. */
export function barSteps(left: i32, all: i32): void {
  putNumber(left);
  if (left != all) {
    put(t(" of "));
    putNumber(all);
  }
  put(t(" left"));
  barRight();
}

/** What the buttons do, below the panel. */
export function panelHints(a: usize, b: usize, c: usize): void {
  hintsInPanel(130, 161, a, b, c);
}

/** A rule across the panel. */
export function panelRule(y: i32): void {
  hline(131, y, 163, BLACK);
}

/** The builder's text in lines as wide as the panel; how many. */
export function panelText(y: i32): i32 {
  return wrap(PANEL_TEXT, y, PANEL_TEXT_WIDTH, 11, READ, BLACK);
}

/** The builder's text in READ, with its left edge at x. */
export function textAt(x: i32, y: i32): void {
  if (hasText()) left(x, y, READ, BLACK);
}

/** The same, ending before xRight. */
export function textTo(xRight: i32, y: i32): void {
  if (hasText()) right(xRight, y, READ, BLACK);
}

// ---- what a seat has ----

/** Health, weapons and counters of a seat: the head of the panel. */
export function drawOwn(seat: i32): void {
  drawHearts(PANEL_TEXT, HEARTS_Y, heartsOf(seat), startHearts(characterOf(seat), level()));
  drawWeapons(seat, PANEL_END - 1, HEARTS_Y, false);
  drawCounters(seat, PANEL_TEXT, COUNTERS_Y);
}

/** Full hearts, and hollow ones up to the number at the start; many as one heart and the number. */
export function drawHearts(x: i32, y: i32, n: i32, most: i32): void {
  putChar(0x2665);
  putNumber(n);
  if (max(n, most) <= MOST_HEARTS) {
    speakAt(y);
    for (let i = 0; i < max(n, most); i++)
      blit(i < n ? SPRITE_HEART : SPRITE_HEART0, x + i * HEART_PITCH, y, BLACK);
    return;
  }
  drop();
  drawHeartNumber(x, y - 1, n);
}

/** A heart and a number beside it; y = top of the digits. */
function drawHeartNumber(x: i32, y: i32, n: i32): void {
  put(t("♥"));
  speakAt(y);
  blit(SPRITE_HEART, x, y + 1, BLACK);
  putNumber(n);
  left(x + 9, y, READ, BLACK);
}

/** The melee weapon that a seat owns first, its own knife among them; -1. */
export function meleeOf(seat: i32): i32 {
  for (let kind = AXE; kind >= KNIFE; kind--) if (held(seat, kind) != 0) return kind;
  return characterOf(seat) == ALEX ? KNIFE : -1;
}

/** The firearm that a seat owns first; -1. */
export function firearmOf(seat: i32): i32 {
  for (let kind = SHOTGUN; kind >= HANDGUN; kind--) if (held(seat, kind) != 0) return kind;
  return characterOf(seat) == MARY ? HANDGUN : -1;
}

/** One sprite for each class of weapons, from xRight to the left; marks = keys and gas too. Returns the x before them. */
export function drawWeapons(seat: i32, xRight: i32, y: i32, marks: bool): i32 {
  let x = xRight;
  if (hasFirearm(seat)) x = signBefore(firearmOf(seat), x, y);
  if (hasMelee(seat)) x = signBefore(meleeOf(seat), x, y);
  if (!marks) return x;
  if (held(seat, GAS) != 0) x = signBefore(GAS, x, y);
  return held(seat, KEYS) != 0 ? signBefore(KEYS, x, y) : x;
}

/** A kind's sprite that ends before x, said by its name; returns the x for one before it. */
function signBefore(kind: i32, x: i32, y: i32): i32 {
  put(kindName(kind));
  speakAt(y);
  const sprite = kindSprite(kind);
  blit(sprite, x - imageWidth(sprite), y + ((7 - imageHeight(sprite)) >> 1), BLACK);
  return x - imageWidth(sprite) - 5;
}

/** Counters of a hand's grenades, kits, boards, rescued people; keys, gas, RPG. False, and words, where it has none. */
export function drawCounters(hand: i32, x: i32, y: i32): bool {
  let at = drawCounter(GRENADE, held(hand, GRENADE), x, y);
  at = drawCounter(KIT, held(hand, KIT), at, y);
  at = drawCounter(BOARDS, held(hand, BOARDS), at, y);
  at = drawCounter(RESCUED, rescuedOf(hand), at, y);
  at = drawCounter(KEYS, held(hand, KEYS), at, y);
  at = drawCounter(GAS, held(hand, GAS), at, y);
  at = drawCounter(RPG, held(hand, RPG), at, y);
  if (at != x) return true;
  put(t("nothing to count"));
  return false;
}

/** How many rescued characters a hand holds. */
export function rescuedOf(hand: i32): i32 {
  let n = 0;
  for (let i = 0; i < CHARACTERS; i++) n += held(hand, RESCUED + i);
  return n;
}

/** A kind's sprite, and how many of it: of single kinds no number. Returns the x of a next one. */
function drawCounter(kind: i32, n: i32, x: i32, y: i32): i32 {
  if (n == 0) return x;
  const sprite = kindSprite(kind);
  blit(sprite, x, y + ((8 - imageHeight(sprite)) >> 1), BLACK);
  put(kind == RESCUED ? t("rescued") : kindName(kind));
  speakAt(y);
  if (kind >= GAS && kind < RESCUED) return x + 7 + SIGN_GAP;
  if (kind == RPG) return x + 7 + SIGN_GAP;
  putNumber(n);
  const w = width(READ);
  left(x + 10, y, READ, BLACK);
  return x + 10 + w + SIGN_GAP;
}

// ---- other seats ----

/** A line for each seat but one, in the order of their turns; returns the y below the last one. */
export function drawSeats(y: i32, except: i32): i32 {
  let at = y;
  const seats = <i32>state.seats;
  for (let i = 1; i <= seats; i++) {
    const seat = (except + i) % seats;
    if (seat == except) continue;
    drawSeat(seat, at);
    at += SEAT_PITCH;
  }
  return at;
}

/** Letter, name, weapons, keys and gas, health; "undead". y = top of the letters. */
function drawSeat(seat: i32, y: i32): void {
  const living = isLivingSeat(seat);
  if (living) drawLetter(characterOf(seat), PANEL_TEXT, y - 1);
  else blit(SPRITE_ZOMBIE7, PANEL_TEXT + 1, y, BLACK);
  put(seatName(seat));
  left(PANEL_TEXT + 14, y, READ, BLACK);
  if (!living) {
    put(t("undead"));
    return right(PANEL_END - 1, y, READ, BLACK);
  }
  putNumber(heartsOf(seat));
  const x = PANEL_END - 1 - max(width(READ), 5);
  drop();
  drawWeapons(seat, x - 14, y + 1, true);
  drawHeartNumber(x - 9, y, heartsOf(seat));
}

/** A character's letter in its frame of 9 px. */
export function drawLetter(character: i32, x: i32, y: i32): void {
  roundFrame(x, y, 9, 9, BLACK);
  blit(letterOf(character, false), x + 2, y + 2, BLACK);
}

// ---- rows ----

/**
 * The rows of console/rows.ts, `visible` a page. words puts a row's label, value what stands at its right end; refusal
 * says why a row is impossible now, 0 = it is possible.
 */
export function drawRows(
  y: i32,
  visible: i32,
  cursor: i32,
  words: (action: i32) => void,
  value: (action: i32) => void,
  refusal: (action: i32) => usize,
): void {
  const count = rowCount();
  const top = pageTop(cursor, visible);
  const w = 295 - 128 - (count > visible ? 8 : 0); // the marks of more stand beside the rows
  for (let i = 0; i < visible && top + i < count; i++) {
    const action = rowAction(top + i);
    const why = refusal(action);
    listRow(PANEL_X + 1, y + i * ROW, w, ROW, top + i == cursor);
    if (why != 0) rowImpossible();
    words(action);
    rowLabel();
    if (why != 0) put(why);
    else value(action);
    if (hasText()) rowValue();
  }
  moreMarks(295, y, y + visible * ROW, top > 0, top + visible < count);
}

/** Nothing at the right end of a row. */
export function noValue(_action: i32): void {}

/** "♥ 2→3". */
export function putHearts(from: i32, to: i32): void {
  put(t("♥ "));
  putNumber(from);
  put(t("→"));
  putNumber(to);
}
