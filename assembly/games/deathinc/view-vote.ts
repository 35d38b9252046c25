// Owns the count of votes: its table, and the dice of the tie-break (INC-VOTE).
import { BLACK, hline } from "../../console/framebuffer";
import { ICON_CROWN_16, SPRITE_BULLET7, SPRITE_HEART } from "../../console/icon-data";
import { blitDoubled } from "../../console/icons";
import { seatName } from "../../console/names";
import { counter, die } from "../../console/parts";
import { HEAD, READ, centre, left, put, putChar, putNumber } from "../../console/text";
import { t } from "../../console/texts";
import { KILLS_A_VOTE } from "./data";
import { PROXY } from "./data-cards";
import { safeWith, votesOf } from "./queries";
import { bulletsOf, cardPlace, heartsOf, killsOf, state, tieFace, tieTotal } from "./state";
import { IN_HAND, RESULT_FLOWN, RESULT_KILLS } from "./state-phases";

const DASH: i32 = 0x2013;
/** First column of titles, sentences and the table; px. */
export const VOTES_X: i32 = 102;
const RIGHT: i32 = 292;
const HEADS_Y: i32 = 29;
const PITCH: i32 = 11;
/** Middles of the columns and their heads. */
const COLUMNS: usize = memory.data<u16>([
  158,
  <u16>t("Rescued"),
  192,
  <u16>t("Kills"),
  216,
  <u16>t("CEO"),
  244,
  <u16>t("Proxy"),
  277,
  <u16>t("Votes"),
]);
const COLUMN_COUNT: i32 = 5;

// Dice of a tie-break; px.
const TIED_Y: i32 = 16;
const DIE_PITCH: i32 = 98;

/** The page of the story on which the board votes. */
export function drawVote(): void {
  put(t("The board votes"));
  left(VOTES_X, 2, HEAD, BLACK);
  if (state.tied != 0) put(t("A tie: dice and bullets decide."));
  drawVotes();
  blitDoubled(ICON_CROWN_16, 33, 18, BLACK);
}

/** The builder's sentence below the title, and who has which votes and why. */
export function drawVotes(): void {
  left(VOTES_X, 17, READ, BLACK);
  hline(VOTES_X, HEADS_Y - 2, RIGHT - VOTES_X, BLACK);
  for (let column = 0; column < (isVoteless() ? 2 : COLUMN_COUNT); column++) {
    put(load<u16>(COLUMNS + 4 * column, 2));
    inColumn(column, HEADS_Y);
  }
  for (let seat = 0; seat < <i32>state.seats; seat++) drawSeat(seat, HEADS_Y + PITCH * (seat + 1));
}

/** Whether the game has ended without a vote, in the city. */
function isVoteless(): bool {
  return <i32>state.result == RESULT_FLOWN || <i32>state.result == RESULT_KILLS;
}

function drawSeat(seat: i32, y: i32): void {
  const kills = killsOf(seat);
  putNumber(seat + 1);
  put(t(" "));
  put(seatName(seat));
  left(VOTES_X, y, READ, BLACK);
  putNumber(safeWith(seat));
  inColumn(0, y);
  putNumber(kills);
  if (isVoteless()) return inColumn(1, y);
  put(t(": "));
  putNumber(kills / KILLS_A_VOTE);
  inColumn(1, y);
  putChar(<i32>state.trophy == seat ? 49 : DASH);
  inColumn(2, y);
  putChar(cardPlace(PROXY) == IN_HAND + seat ? 49 : DASH);
  inColumn(3, y);
  putNumber(votesOf(seat));
  inColumn(4, y);
}

/** The builder's text in the middle of a column. */
function inColumn(column: i32, y: i32): void {
  centre(load<u16>(COLUMNS + 4 * column), y, READ, BLACK);
}

/** The dice of a tie-break, in two rows where more than three are tied: who stands where, and what can lift it. */
export function drawTied(): void {
  const tied = <i32>state.tied;
  const many = popcnt(tied) > 3;
  let place = 0;
  for (let rest = tied; rest != 0; rest &= rest - 1) {
    drawTiedSeat(ctz(rest), 6 + DIE_PITCH * (place % 3), TIED_Y + 19 * (place / 3), many ? 17 : 23);
    place++;
  }
}

/** "Anna", "+ 1 = 5", hearts, bullets beside the die; the name and the total share a line beside a small one. */
function drawTiedSeat(seat: i32, x: i32, y: i32, size: i32): void {
  const face = tieFace(seat);
  const total = tieTotal(seat);
  die(x, y, size, face, false);
  x += size + 4;
  put(seatName(seat));
  if (size > 17) {
    left(x, y, READ, BLACK);
    y += 11;
  }
  if (total > face) {
    put(t(" + "));
    putNumber(total - face);
  }
  put(t(" = "));
  putNumber(total);
  left(x, y, READ, BLACK);
  counter(SPRITE_BULLET7, counter(SPRITE_HEART, x, y + 10, heartsOf(seat)), y + 10, bulletsOf(seat));
}
