// Owns what the panel says of seats: health, weapons and counters of one, a line for each of the others.
import { BLACK, blit, roundFrame } from "../../console/framebuffer";
import { SPRITE_HEART, SPRITE_HEART0, SPRITE_ZOMBIE7 } from "../../console/icon-data";
import { imageHeight, imageWidth } from "../../console/icons";
import { READ, drop, left, put, putChar, putNumber, right, speakAt, width } from "../../console/text";
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
import { kindName, kindSprite, seatName } from "./names";
import { hasFirearm, hasMelee, isLivingSeat, level } from "./queries";
import { characterOf, heartsOf, held, state } from "./state";
import { COUNTERS_Y, HEARTS_Y, PANEL_END, PANEL_TEXT } from "./view-layout";
import { letterOf } from "./view-pieces";

const HEART_PITCH: i32 = 9;
const MOST_HEARTS: i32 = 6; // above: one heart and the number
const SIGN_GAP: i32 = 9; // from one counter to the next
const SEAT_PITCH: i32 = 11;

// ---- what a seat has ----

/** Health, weapons and counters of a seat: the head of the panel. */
export function drawOwn(seat: i32): void {
  drawStrength(seat);
  if (drawCounters(seat, PANEL_TEXT, COUNTERS_Y)) return;
  for (let kind = KNIFE; kind <= SHOTGUN; kind++) if (held(seat, kind) != 0) return;
  put(t("no tiles yet"));
  left(PANEL_TEXT, COUNTERS_Y, READ, BLACK);
}

/** Health and weapons: what a fight asks for. */
export function drawStrength(seat: i32): void {
  drawHearts(PANEL_TEXT, HEARTS_Y, heartsOf(seat), startHearts(characterOf(seat), level()));
  drawWeapons(seat, PANEL_END - 1, HEARTS_Y, false);
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

/** Counters of a hand's grenades, kits, boards, rescued people; keys, gas, RPG. False where it has none. */
export function drawCounters(hand: i32, x: i32, y: i32): bool {
  let at = drawCounter(GRENADE, held(hand, GRENADE), x, y);
  at = drawCounter(KIT, held(hand, KIT), at, y);
  at = drawCounter(BOARDS, held(hand, BOARDS), at, y);
  at = drawCounter(RESCUED, rescuedOf(hand), at, y);
  at = drawCounter(KEYS, held(hand, KEYS), at, y);
  at = drawCounter(GAS, held(hand, GAS), at, y);
  at = drawCounter(RPG, held(hand, RPG), at, y);
  return at != x;
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
    const seat = (min(except, seats - 1) + i) % seats;
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
