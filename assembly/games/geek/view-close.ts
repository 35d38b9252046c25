// Owns the close-up view: 6 x 6 squares twice as large, and in words what lies in each direction.
import { barLeft } from "../../console/parts";
import { put, putChar, putNumber } from "../../console/text";
import { t } from "../../console/texts";
import { NONE, kindOf } from "./data";
import { DOOR, SQUARES, START, WALL, edge, neighbour, openingAt, roomOf, spotAt } from "./data-board";
import { kindName, putPlace, seatName } from "./names";
import { boardedAt, hiddenUnder, isLivingSeat, livingOn, monsterOn, pileOn, walker } from "./queries";
import { spotName } from "./spot-words";
import { isHidden, monsterAt, squareOf, state } from "./state";
import { PHASE_PROWL, PHASE_RUN, PHASE_WALK } from "./state-phases";
import { drawCloseUp } from "./view-board";
import { openingWord } from "./view-boards";
import { PANEL_TEXT, barWalk, panelBar, panelHints, panelRule, panelText, textAt } from "./view-panel";

const ARROWS: usize = memory.data<u16>([0x2191, 0x2192, 0x2193, 0x2190]);
const WAYS_Y: i32 = 34;
const MOST_NAMES: i32 = 3; // hidden tiles of a room that are named

/** SCREEN_CLOSE. */
export function drawClose(): void {
  const square = middle();
  const seat = walker();
  drawCloseUp(square, isLivingSeat(seat) ? seat : NONE);
  panelBar(false);
  put(t("Close-up"));
  barLeft();
  const phase = <i32>state.phase;
  if (phase == PHASE_WALK || phase == PHASE_RUN) barWalk();
  putPlace(square);
  textAt(PANEL_TEXT, 17);
  panelRule(29);
  for (let direction = 0; direction < 4; direction++) {
    putChar(load<u16>(ARROWS + 2 * direction));
    put(t(" "));
    putWay(square, direction);
    textAt(PANEL_TEXT, WAYS_Y + 12 * direction);
  }
  panelRule(82);
  putHiddenIn(roomOf(square));
  panelText(87);
  panelHints(t("Back"), 0, t("Names"));
}

/** The square of the piece that acts; without one that of the first who lives. */
function middle(): i32 {
  if (<i32>state.phase == PHASE_PROWL) return monsterAt(state.monster);
  if (isLivingSeat(walker())) return squareOf(walker());
  for (let seat = 0; seat < <i32>state.seats; seat++) if (isLivingSeat(seat)) return squareOf(seat);
  return START;
}

/** "free", "door: zombie", "wall", "boarded window": the edge and what stands behind it. */
function putWay(square: i32, direction: i32): void {
  const kind = edge(square, direction);
  const other = neighbour(square, direction);
  if (other < 0) return put(t("the end of the yard"));
  if (kind == WALL) return put(t("wall"));
  if (boardedAt(square, direction) >= 0) put(t("boarded "));
  if (kind >= DOOR) {
    put(openingWord(openingAt(square, direction)));
    put(t(": "));
  }
  putContent(other);
}

function putContent(square: i32): void {
  const entry = monsterOn(square);
  const friends = livingOn(square, NONE);
  if (friends != 0) put(seatName(ctz(friends)));
  if (entry >= 0) {
    if (friends != 0) put(t(", "));
    put(kindName(kindOf(entry)));
  }
  if (friends != 0 || entry >= 0) return;
  if (pileOn(square) >= 0) return put(t("things"));
  if (hiddenUnder(square) < 0) return put(t("free"));
  const spot = spotAt(square);
  if (spot < 0) return put(t("hidden tile"));
  put(spotName(spot));
  put(t(", hidden"));
}

/** Where something is hidden in a room; how many tiles where there are too many to name. */
function putHiddenIn(room: i32): void {
  let count = 0;
  for (let square = 0; square < SQUARES; square++) if (roomOf(square) == room && isHidden(square)) count++;
  if (count == 0) put(t("Nothing is"));
  else {
    putNumber(count);
    put(count == 1 ? t(" tile is") : t(" tiles are"));
  }
  put(t(" hidden here"));
  let first = true;
  for (let square = 0; square < SQUARES && count <= MOST_NAMES; square++) {
    if (roomOf(square) != room || !isHidden(square) || spotAt(square) < 0) continue;
    put(first ? t(": ") : t(", "));
    put(spotName(spotAt(square)));
    first = false;
  }
  put(t("."));
}
