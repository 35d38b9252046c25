// Owns the strip of seats: who plays, their health, who is dead, the leader inverted. Sizes in px.
import { BLACK, WHITE, blit, fill } from "../../console/framebuffer";
import { SPRITE_HEART, SPRITE_SKULL7 } from "../../console/icon-data";
import { seatName } from "../../console/names";
import { hearts } from "../../console/parts";
import { READ, left, put, putChar, putNumber, speakAt, width } from "../../console/text";
import { t } from "../../console/texts";
import { MOST_HEALTH } from "./data";
import { beforeOf, healthOf, state } from "./state";

const PITCH: i32 = 10; // from one line to the next
const WIDE: i32 = 60; // a cell from so many px on has a heart of its own
const HEART: i32 = 35; // from a name to its heart
const NUMBER: i32 = 9; // from a heart to its number
const ARROW: i32 = 0x2192;
/** Narrow cells as wide as their names need: x of each after the line's heart. */
const NARROW: usize = memory.data<u8>([9, 46, 78, 114]);

/**
 * All seats in w px: up to 2 a line each, 3 and 4 in two columns, more in four. y = top of the letters.
 * lead = the seat whose name is inverted, NONE for none; changes = health as "3→2" where it has changed since the turn
 * began, in cells of 60 px and more.
 */
export function drawSeats(x: i32, y: i32, w: i32, lead: i32, changes: bool): void {
  const seats = <i32>state.seats;
  const columns = seats <= 2 ? 1 : seats <= 4 ? 2 : 4;
  const narrow = w / columns < WIDE;
  for (let seat = 0; seat < seats; seat++) {
    const column = seat % columns;
    const top = y + (seat / columns) * PITCH;
    const at = x - 1 + (narrow ? <i32>load<u8>(NARROW + column) : 1 + (column * w) / columns);
    if (narrow && column == 0) drawHeart(x - 1, top);
    const end = drawName(seat, at, top, seat == lead);
    if (columns == 1 && !changes && healthOf(seat) > 0) {
      put(t("health"));
      speakAt(top);
      hearts(at + HEART, top + 1, healthOf(seat), MOST_HEALTH);
    } else drawHealth(seat, narrow ? end + 4 : at + HEART, top, narrow, changes);
  }
}

/** The lines that drawSeats uses. */
export function seatLines(): i32 {
  const seats = <i32>state.seats;
  return seats < 2 ? 1 : seats <= 4 ? 2 : (seats + 3) >> 2;
}

function drawHeart(x: i32, y: i32): void {
  put(t("health:"));
  speakAt(y);
  blit(SPRITE_HEART, x, y + 1, BLACK);
}

/** Returns the x after the name. */
function drawName(seat: i32, x: i32, y: i32, inverted: bool): i32 {
  put(seatName(seat));
  const w = width(READ);
  if (inverted) fill(x - 1, y - 1, w + 2, PITCH + 1, BLACK);
  left(x, y, READ, inverted ? WHITE : BLACK);
  if (inverted) {
    put(t("(leads)"));
    speakAt(y);
  }
  return x + w;
}

/** Heart and number, "3→2" after a change; a skull for the dead. */
function drawHealth(seat: i32, x: i32, y: i32, narrow: bool, changes: bool): void {
  const health = healthOf(seat);
  const before = beforeOf(seat);
  const changed = changes && !narrow && before != health;
  if (health == 0 && !changed) {
    blit(SPRITE_SKULL7, x, y + 1, BLACK);
    put(t("dead"));
    return speakAt(y);
  }
  if (!narrow) drawHeart(x, y);
  if (changed) {
    putNumber(before);
    putChar(ARROW);
  }
  putNumber(health);
  left(narrow ? x : x + NUMBER, y, READ, BLACK);
}
