// Owns the screens about boards: whether to board what was crossed before a flip or fight, and how boards are broken.
import { put, putCapital, putNumber } from "../../console/text";
import { t } from "../../console/texts";
import { listWalk, walkRefusal } from "./choices-walk";
import { BOARDS, GRENADE, NONE, kindOf } from "./data";
import { FIRST_WINDOW, TRUCK, neighbour, openingAt, roomOf, spotAt } from "./data-board";
import { putSomeKind, roomName } from "./names";
import { hasFirearm, hasMelee, monsterOn, walker } from "./queries";
import { ACTION_BLAST, ACTION_BOARD, ACTION_BREAK } from "./rules";
import { spotName } from "./spot-words";
import { held, squareOf, state } from "./state";
import { PHASE_END } from "./state-phases";
import { MARKS_NONE, drawBoard } from "./view-board";
import { BODY_Y, ROW, drawOwn, drawRows, panelHints, panelText, seatBar, walkBar } from "./view-panel";

const ROWS_Y: i32 = BODY_Y + 38; // below three lines

// ---- before a flip or fight (GEEK-BARR-4) ----

/** PHASE_BEFORE. */
export function drawBefore(cursor: i32): void {
  const seat = walker();
  drawBoard(seat, MARKS_NONE, NONE);
  walkBar(t("board it first?"));
  drawOwn(seat);
  put(t("You came through the "));
  put(openingWord(state.crossed));
  put(t(". "));
  putWaiting(squareOf(seat));
  panelText(BODY_Y);
  listWalk();
  drawRows(ROWS_Y, 2, cursor, putRow, putValue, walkRefusal);
  panelHints(0, t("Do it"), t("Look"));
}

/** "door", "window". */
export function openingWord(opening: i32): usize {
  return opening < FIRST_WINDOW ? t("door") : t("window");
}

function waits(): i32 {
  return monsterOn(squareOf(walker()));
}

/** What waits where the character stands. */
function putWaiting(square: i32): void {
  if (waits() >= 0) {
    put(t("Here is "));
    putSomeKind(kindOf(waits()));
    return put(t("."));
  }
  const spot = spotAt(square);
  if (roomOf(square) == TRUCK) put(t("In the truck"));
  else if (spot >= 0) putCapital(spotName(spot));
  else put(t("The floor"));
  put(t(": something is hidden here."));
}

function putRow(action: i32): void {
  if (action == ACTION_BOARD) put(t("Board it first"));
  else put(waits() >= 0 ? t("Fight it") : t("Flip it"));
}

function putValue(action: i32): void {
  if (action == ACTION_BOARD) putBoards(walker());
}

/** "boards 2→1". */
export function putBoards(seat: i32): void {
  put(t("boards "));
  putUsed(held(seat, BOARDS));
}

/** "sure, 2→1". */
export function putGrenades(seat: i32): void {
  put(t("sure, "));
  putUsed(held(seat, GRENADE));
}

function putUsed(n: i32): void {
  putNumber(n);
  put(t("→"));
  putNumber(n - 1);
}

// ---- breaking boards (GEEK-BARR-8, 9) ----

/** STAGE_BREAK: how the boards in the direction State.mark are broken. */
export function drawBreak(cursor: i32): void {
  const seat = walker();
  const direction = <i32>state.mark;
  drawBoard(seat, MARKS_NONE, NONE);
  if (<i32>state.phase == PHASE_END) seatBar(seat, t("break boards?"));
  else walkBar(t("break boards?"));
  drawOwn(seat);
  put(t("Boards on the "));
  put(openingWord(openingAt(squareOf(seat), direction)));
  put(t(" to the "));
  const beyond = neighbour(squareOf(seat), direction);
  put(roomName(roomOf(max(beyond, 0))));
  put(t(". A try ends the walk."));
  panelText(BODY_Y);
  listWalk();
  drawRows(BODY_Y + 3 * ROW - 8, 3, cursor, putWay, putChance, walkRefusal);
  panelHints(t("Back"), t("Do it"), t("Look"));
}

function putWay(action: i32): void {
  const seat = walker();
  const swords = hasMelee(seat);
  const cross = hasFirearm(seat);
  if (action >= ACTION_BREAK && action < ACTION_BREAK + 4) {
    put(t("Spin: "));
    if (swords) put(cross ? t("swords or cross") : t("swords"));
    else put(cross ? t("a cross") : t("a symbol"));
  } else put(action >= ACTION_BLAST && action < ACTION_BLAST + 4 ? t("Grenade, walk on") : t("Not now"));
}

function putChance(action: i32): void {
  const seat = walker();
  if (action >= ACTION_BREAK && action < ACTION_BREAK + 4) {
    put(hasMelee(seat) && hasFirearm(seat) ? t("2 of 4") : t("works 1 of 4"));
  } else if (action >= ACTION_BLAST && action < ACTION_BLAST + 4) putGrenades(seat);
}
