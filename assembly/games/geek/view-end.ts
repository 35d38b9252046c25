// Owns the end screen of geek: how it ended, what became of everybody, what next.
import { BLACK, hline } from "../../console/framebuffer";
import { ICON_DEAD_32, ICON_KEYS_20, ICON_TRUCK_32, ICON_ZOMBIE_38, blitCentred } from "../../console/icons";
import { hints } from "../../console/parts";
import { drawEndRows } from "../../console/screens/end";
import { HEAD, READ, label, put, putCount, putNumber, right } from "../../console/text";
import { t } from "../../console/texts";
import { CHARACTERS, GAS, HORROR, KEYS, RESCUED } from "./data";
import { SQUARES, isTruck } from "./data-board";
import { characterName, putSomeKind } from "./names";
import { aboard, isLivingSeat } from "./queries";
import { FAR, distanceTo, findDistances } from "./queries-reach";
import { HANDS, castOf, characterOf, eatenBy, eatenIn, held, leftOf, squareOf, state } from "./state";
import { RESULT_ESCAPED, RESULT_EATEN, RESULT_GIVEN_UP } from "./state-phases";
import { drawLetter } from "./view-seats";

const X: i32 = 74; // px
const RIGHT: i32 = 292;
const TABLE_Y: i32 = 22;
const LINE: i32 = 10;
const NAME_X: i32 = X + 14;
const FATE_X: i32 = X + 55;
const PICTURE_X: i32 = 36;

/** cursor = row under the cursor. */
export function drawEnd(cursor: i32): void {
  const escaped = <i32>state.result == RESULT_ESCAPED;
  label(title(), X, 3, HEAD, BLACK);
  put(t("round "));
  putNumber(state.round);
  right(RIGHT, 6, READ, BLACK);
  hline(X, 18, RIGHT - X, BLACK);
  blitCentred(escaped ? ICON_TRUCK_32 : ICON_DEAD_32, PICTURE_X, 34, BLACK);
  blitCentred(escaped ? ICON_KEYS_20 : ICON_ZOMBIE_38, PICTURE_X, 82, BLACK);
  let y = TABLE_Y;
  let rescued = false;
  for (let seat = 0; seat < <i32>state.seats; seat++) {
    drawFate(seat, y);
    y += LINE;
    if (characterOf(seat) != castOf(seat)) rescued = true;
  }
  for (let character = 0; rescued && character < CHARACTERS; character++) {
    if (isSeen(character)) continue;
    drawWho(character, t("eaten"), y);
    y += LINE;
  }
  hline(X, TABLE_Y + 5 * LINE + 1, RIGHT - X, BLACK);
  drawEndRows(X - 2, TABLE_Y + 5 * LINE + 3, 222, 13, cursor);
  hints(t("Menu"), t("Choose"), t("Map"));
}

function title(): usize {
  const result = <i32>state.result;
  if (result == RESULT_ESCAPED) return t("Escaped!");
  if (result == RESULT_EATEN) return <i32>state.seats == 1 ? t("Eaten: lost") : t("All eaten: undead win");
  return result == RESULT_GIVEN_UP ? t("Given up: lost") : t("Too many rounds: lost");
}

/** Whether a character plays, or is still a tile: one that is neither was eaten before somebody else stood up. */
function isSeen(character: i32): bool {
  let seen = leftOf(RESCUED + character);
  for (let hand = 0; hand < HANDS; hand++) {
    seen += held(hand, RESCUED + character);
    if (hand < <i32>state.seats && characterOf(hand) == character) seen++;
  }
  return seen != 0;
}

/** The beginning of a row: a character and what became of it. */
function drawWho(character: i32, words: usize, y: i32): void {
  drawLetter(character, X, y);
  label(characterName(character), NAME_X, y, READ, BLACK);
  label(words, FATE_X, y, READ, BLACK);
}

function drawFate(seat: i32, y: i32): void {
  const escaped = <i32>state.result == RESULT_ESCAPED;
  const saved = escaped && ((aboard() >> seat) & 1) != 0;
  const living = isLivingSeat(seat);
  const stays = escaped ? t("left behind") : t("not saved");
  drawWho(characterOf(seat), saved ? t("drove off") : living ? stays : t("eaten"), y);
  if (saved) putLoad(seat);
  else if (living) putWay(seat);
  else putDeath(seat);
  right(RIGHT, y, READ, BLACK);
}

/** What the truck needed. */
export function putLoad(seat: i32): void {
  const keys = held(seat, KEYS) > 0;
  const gas = held(seat, GAS) > 0;
  if (keys) put(gas ? t("keys and gas") : t("keys"));
  else if (gas) put(t("gas"));
}

/** "3 steps away"; with boards on all ways "shut in". */
export function putWay(seat: i32): void {
  findDistances(squareOf(seat), FAR);
  let steps = FAR;
  for (let square = 0; square < SQUARES; square++)
    if (isTruck(square)) steps = min(steps, distanceTo(square));
  if (steps == FAR) return put(t("shut in"));
  if (steps == 0) return put(t("in the truck"));
  putCount(steps, t("step away"), t("steps away"));
}

function putDeath(seat: i32): void {
  put(t("by "));
  // The whole name of the Horror is too wide for the row.
  if (eatenBy(seat) == HORROR) put(t("the Horror"));
  else putSomeKind(eatenBy(seat));
  put(t(", round "));
  putNumber(eatenIn(seat));
}
