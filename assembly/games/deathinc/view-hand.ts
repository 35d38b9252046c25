// Owns the list of a person's cards: hand, what lies in front, strings, each with why not or what it wants now.
import { BLACK, dotted } from "../../console/framebuffer";
import { SPRITE_CARD7, SPRITE_PERSON7, SPRITE_SAFE7, SPRITE_SWORD } from "../../console/icon-data";
import { pageTop } from "../../console/list";
import { seatName } from "../../console/names";
import {
  bar,
  barLeft,
  barLock,
  barRight,
  hints,
  listRow,
  moreMarks,
  rowImpossible,
  rowLabel,
  rowSprite,
  rowValue,
} from "../../console/parts";
import { rowAction, rowCount } from "../../console/rows";
import { SMALL, left, put, putCount, width } from "../../console/text";
import { t } from "../../console/texts";
import { cardDeed, cardName } from "./card-words";
import {
  GROUP_FRONT,
  GROUP_NONE,
  GROUP_STRINGS,
  canPlay,
  cardOf,
  groupOf,
  isCardAction,
  listCards,
} from "./choices-cards";
import { AIM_NOTHING, NOBODY, PASSIVE, aimOf, isWeapon, kindOf, whenOf, whomOf } from "./data-cards";
import { decidingSeat, people } from "./deciders";
import { putRefusal } from "./reason-words";
import { AT_NOBODY, whyNot } from "./rules";
import { heartsOf, state } from "./state";
import { PHASE_READY } from "./state-phases";

const ROWS: i32 = 7; // a page
const ROW: i32 = 12; // px
const TOP: i32 = 15;
const HEAD_HEIGHT: i32 = 8;

/** The cards of the person who decides; cursor = row under the cursor. */
export function drawHand(cursor: i32): void {
  const seat = decidingSeat();
  listCards();
  bar(true);
  barSecret();
  put(seatName(seat));
  if (<i32>state.phase == PHASE_READY) {
    put(t(": walk or play"));
    barLeft();
    put(t("walk: die + "));
    putCount(heartsOf(seat), t("heart"), t("hearts"));
  } else {
    put(t(": cards"));
    barLeft();
    put(((<i32>state.played) >> seat) & 1 ? t("1 card a round: played") : t("1 card a round"));
  }
  barRight();
  const top = pageTop(cursor, ROWS);
  let y = TOP;
  let group = GROUP_NONE;
  for (let row = top; row < min(top + ROWS, rowCount()); row++) {
    const action = rowAction(row);
    if (groupOf(action) != group && groupOf(action) > 1) {
      drawHeading(groupOf(action), y);
      y += HEAD_HEIGHT;
    }
    group = groupOf(action);
    drawRow(action, y, row == cursor);
    y += ROW;
  }
  moreMarks(293, TOP, TOP + ROWS * ROW, top > 0, top + ROWS < rowCount());
  hints(<i32>state.phase == PHASE_READY ? 0 : t("Back"), t("Do it"), t("Read"));
}

/** The lock where several people look on: others must not see this picture. */
export function barSecret(): void {
  if (popcnt(people()) > 1) barLock();
}

function drawHeading(group: i32, y: i32): void {
  put(group == GROUP_FRONT ? t("BEFORE YOU") : t("STRINGS"));
  const w = width(SMALL);
  left(6, y + 2, SMALL, BLACK);
  dotted(10 + w, y + 4, 280 - w);
}

function drawRow(action: i32, y: i32, selected: bool): void {
  listRow(2, y, 291, ROW, selected);
  if (!isCardAction(action)) {
    rowSprite(SPRITE_PERSON7);
    put(t("Roll and walk"));
    return rowLabel();
  }
  const kind = kindOf(cardOf(action));
  const group = groupOf(action);
  const possible = canPlay(action);
  if (!possible && !selected && !isPassive(action)) rowImpossible();
  rowSprite(group == GROUP_STRINGS ? SPRITE_SAFE7 : group == GROUP_FRONT ? SPRITE_SWORD : SPRITE_CARD7);
  put(cardName(kind));
  rowLabel();
  if (possible) putWish(kind);
  else putWhyNot(action);
  rowValue();
}

/** Something in front that works by lying there, weapons among it. */
function isPassive(action: i32): bool {
  const kind = kindOf(cardOf(action));
  return groupOf(action) == GROUP_FRONT && (whenOf(kind) == PASSIVE || isWeapon(kind));
}

/** What a card that can be played wants to know. */
function putWish(kind: i32): void {
  put(t("now"));
  if (whomOf(kind) != NOBODY) put(t(", against a player"));
  else if (aimOf(kind) != AIM_NOTHING) put(t(", choose at what"));
}

function putWhyNot(action: i32): void {
  const kind = kindOf(cardOf(action));
  if (isPassive(action)) return put(whenOf(kind) == PASSIVE ? t("works by itself") : t("in a fight"));
  let why = whyNot(action + AT_NOBODY);
  for (let seat = 0; whomOf(kind) != NOBODY && seat < <i32>state.seats; seat++) {
    if (seat != decidingSeat()) why = whyNot(action + seat);
  }
  putRefusal(why, kind);
}

/** The deed of a kind as one text, for rows and dialogs. */
export function putDeed(kind: i32): void {
  put(cardDeed(kind));
}
