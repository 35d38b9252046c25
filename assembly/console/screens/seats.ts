// Owns the new game screen of games for several: who sits where, then rows for options, help and start.
// Seats are taken from the first one on without a gap: only the last can become empty, only the next be taken.
import { SCREEN_WIDTH } from "../abi";
import { BLACK, WHITE, blit, dotted, fill, hline } from "../framebuffer";
import { SPRITE_BOT9, SPRITE_MAN9 } from "../icon-data";
import { seatsTaken } from "../match";
import { seatName } from "../names";
import { listRow, rowLabel, rowValue } from "../parts";
import { SEAT_COMPUTER_3, SEAT_EMPTY, SEAT_HUMAN, seatKind, setSeat } from "../state-map";
import { READ, SMALL, centre, left, put, putCount, putNumber } from "../text";
import { t } from "../texts";

// Rows behind the seats.
export const ROW_OPTIONS: i32 = 0;
export const ROW_HELP: i32 = 1;
export const ROW_START: i32 = 2;
const ROWS_BELOW: i32 = 3;

const ROW: i32 = 13; // px
const TOP: i32 = 16;
const ONE_COLUMN: i32 = 5; // up to so many seats stand in one column, more in two
const HALF: i32 = 146; // px from one column to the next

/** Rows of the screen; the first ones are the seats. */
export function newGameRows(seats: i32): i32 {
  return seats + ROWS_BELOW;
}

/** Where the cursor may rest: taken seats, the next free one, and the rows below. */
export function newGamePossible(row: i32, seats: i32): bool {
  return row >= seats || row <= seatsTaken();
}

/** B on a seat: person, computer 1, 2, 3, empty where that leaves no gap, person ... */
export function changeSeat(seat: i32): void {
  const kind = seatKind(seat);
  if (kind < SEAT_COMPUTER_3) return setSeat(seat, kind + 1);
  const last = seat > 0 && seat == seatsTaken() - 1;
  setSeat(seat, last ? SEAT_EMPTY : SEAT_HUMAN);
}

/** "3 play". */
export function putPlayers(): void {
  putCount(seatsTaken(), t("player"), t("players"));
}

/** Draws the seats; cursor = row under the cursor. Returns the y of the rule below them. */
export function drawSeatRows(seats: i32, cursor: i32): i32 {
  const columns = seats > ONE_COLUMN ? 2 : 1;
  const rows = (seats + columns - 1) / columns;
  for (let seat = 0; seat < seats; seat++) {
    const x = 2 + (seat / rows) * HALF;
    const w = columns == 1 ? 291 : HALF - 1;
    drawSeat(seat, x, TOP + (seat % rows) * ROW, w, seat == cursor);
  }
  const y = TOP + rows * ROW + 2;
  hline(4, y, SCREEN_WIDTH - 8, BLACK);
  return y;
}

/** A row below the seats: ROW_...; its value stands in the text builder. */
export function drawRowBelow(row: i32, y: i32, selected: bool, words: usize, value: () => void): void {
  listRow(2, y + 3 + row * ROW, 291, ROW, selected);
  put(words);
  rowLabel();
  value();
  rowValue();
}

function drawSeat(seat: i32, x: i32, y: i32, w: i32, selected: bool): void {
  listRow(x, y, w, ROW, selected);
  drawWho(seat, x, y, seatName(seat), x + 70);
}

/** Number, picture, name and kind of a seat; y = top of its row of ROW px, kindX = where the kind begins. */
function drawWho(seat: i32, x: i32, y: i32, name: usize, kindX: i32): void {
  const kind = seatKind(seat);
  fill(x + 11, y + 2, 9, 9, BLACK);
  putNumber(seat + 1);
  centre(x + 16, y + 4, SMALL, WHITE);
  if (kind == SEAT_EMPTY) {
    dotted(x + 37, y + 9, 24);
    put(t("Empty"));
  } else {
    blit(kind == SEAT_HUMAN ? SPRITE_MAN9 : SPRITE_BOT9, x + 24, y + 2, BLACK);
    put(name);
    left(x + 37, y + 2, READ, BLACK);
    if (kind == SEAT_HUMAN) put(t("Human"));
    else {
      put(t("Computer "));
      putNumber(kind - SEAT_HUMAN);
    }
  }
  left(kindX, y + 2, READ, BLACK);
}

// ---- in a game for five: its rows are tight, seats have names of the game's own ----

const TIGHT_ROW: i32 = 12; // px
const TIGHT_SEATS: i32 = 5;
const LONG_NAME: i32 = 80; // px to the kind

/** As drawSeatRows(), for five seats; name(seat) = who that is, trait(seat) puts what stands at the row's end. */
export function drawTightSeats(cursor: i32, name: (seat: i32) => usize, trait: (seat: i32) => void): i32 {
  for (let seat = 0; seat < TIGHT_SEATS; seat++) {
    const y = TOP + seat * TIGHT_ROW;
    listRow(2, y, 291, TIGHT_ROW, seat == cursor);
    drawWho(seat, 2, y - 1, name(seat), 2 + LONG_NAME);
    if (seatKind(seat) == SEAT_EMPTY) continue;
    trait(seat);
    rowValue();
  }
  const y = TOP + TIGHT_SEATS * TIGHT_ROW + 1;
  hline(4, y, SCREEN_WIDTH - 8, BLACK);
  return y;
}

/** As drawRowBelow(), below drawTightSeats(). */
export function drawTightRow(row: i32, y: i32, selected: bool, words: usize, value: () => void): void {
  listRow(2, y + 2 + row * TIGHT_ROW, 291, TIGHT_ROW, selected);
  put(words);
  rowLabel();
  value();
  rowValue();
}
