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
  const kind = seatKind(seat);
  listRow(x, y, w, ROW, selected);
  fill(x + 11, y + 2, 9, 9, BLACK);
  putNumber(seat + 1);
  centre(x + 16, y + 4, SMALL, WHITE);
  if (kind == SEAT_EMPTY) {
    dotted(x + 37, y + 9, 24);
    put(t("Empty"));
  } else {
    blit(kind == SEAT_HUMAN ? SPRITE_MAN9 : SPRITE_BOT9, x + 24, y + 2, BLACK);
    put(seatName(seat));
    left(x + 37, y + 2, READ, BLACK);
    if (kind == SEAT_HUMAN) put(t("Human"));
    else {
      put(t("Computer "));
      putNumber(kind - SEAT_HUMAN);
    }
  }
  left(x + 70, y + 2, READ, BLACK);
}
