// Owns the list of aims that a walk can be sent to, beside the house with the aim turned black.
import {
  SPRITE_BAG7,
  SPRITE_DOOR7,
  SPRITE_PERSON7,
  SPRITE_TILE7,
  SPRITE_TRUCK7,
  SPRITE_WINDOW7,
} from "../../console/icon-data";
import { rowSprite } from "../../console/parts";
import { rowAction, rowCount } from "../../console/rows";
import { READ, hasText, put, putCapital, putCount, putNumber, width } from "../../console/text";
import { t } from "../../console/texts";
import { listWalk } from "./choices-walk";
import { FIRST_THING, KINDS, KIT, NONE, kindOf } from "./data";
import { FIRST_WINDOW, roomOf, spotAt } from "./data-board";
import {
  AIM_DOOR,
  AIM_FRIEND,
  AIM_MONSTER,
  AIM_THINGS,
  AIM_TILE,
  aimKind,
  aimNumber,
  aimSquare,
  aimSteps,
  isBeyond,
} from "./goto";
import { kindName, kindSprite, putKind, roomName, seatName } from "./names";
import { monsterOn, pileOn, walker } from "./queries";
import { findReach, stepsLeft } from "./queries-reach";
import { spotName } from "./spot-words";
import { FIRST_PILE, held } from "./state";
import { MARKS_WALK, drawBoard } from "./view-board";
import { openingWord } from "./view-boards";
import { BODY_Y, PANEL_TEXT, drawOwn, drawRows, panelHints, textAt, walkBar } from "./view-panel";

const ROWS: i32 = 6;
const ROOM_FOR_MORE: i32 = 35; // px behind which one more name of a thing would come too near to the steps

/** STAGE_GOTO. */
export function drawGoto(cursor: i32): void {
  const seat = walker();
  listWalk();
  findReach();
  const action = rowAction(cursor);
  drawBoard(seat, MARKS_WALK, action < 0 ? NONE : aimSquare(action));
  walkBar(t("go where?"));
  drawOwn(seat);
  if (rowCount() == 0) {
    put(t("Nowhere to go to."));
    textAt(PANEL_TEXT, BODY_Y);
  }
  drawRows(BODY_Y, ROWS, cursor, putAim, putSteps, possible);
  panelHints(t("Back"), rowCount() > 0 ? t("Go") : 0, t("Help"));
}

function possible(_action: i32): usize {
  return 0;
}

/** Sprite and name of an aim. */
function putAim(action: i32): void {
  const kind = aimKind(action);
  const number = aimNumber(action);
  if (kind == AIM_DOOR) {
    rowSprite(number < FIRST_WINDOW ? SPRITE_DOOR7 : SPRITE_WINDOW7);
    putCapital(roomName(roomOf(aimSquare(action))));
    put(t(" "));
    put(openingWord(number));
  } else if (kind == AIM_THINGS) {
    rowSprite(SPRITE_BAG7);
    putThings(FIRST_PILE + max(pileOn(number), 0));
  } else if (kind == AIM_MONSTER) {
    const monster = kindOf(max(monsterOn(number), 0));
    rowSprite(kindSprite(monster));
    putKind(monster);
    put(t(": fight"));
  } else if (kind == AIM_TILE) {
    rowSprite(SPRITE_TILE7);
    if (spotAt(number) < 0) put(t("Hidden"));
    else putCapital(spotName(spotAt(number)));
    put(t(": flip"));
  } else {
    rowSprite(kind == AIM_FRIEND ? SPRITE_PERSON7 : SPRITE_TRUCK7);
    put(kind == AIM_FRIEND ? t("Next to ") : t("Truck"));
    if (kind == AIM_FRIEND) put(seatName(number));
  }
}

/** "Keys, axe ...": what a pile holds, keys and gas first, as much as there is room for. */
function putThings(hand: i32): void {
  for (let kind = KINDS - 1; kind >= FIRST_THING; kind--) {
    if (held(hand, kind) == 0) continue;
    const name = kind == KIT ? t("kit") : kindName(kind);
    if (!hasText()) {
      putCapital(name);
      continue;
    }
    if (width(READ) > ROOM_FOR_MORE) return put(t(" ..."));
    put(t(", "));
    put(name);
  }
}

/** The steps to it; where this walk is too short "4 of 14". */
function putSteps(action: i32): void {
  let row = 0;
  while (rowAction(row) != action) row++;
  const steps = aimSteps(row);
  if (isBeyond(row)) {
    putNumber(stepsLeft());
    put(t(" of "));
    putNumber(steps);
  } else if (row == 0) putCount(steps, t("step"), t("steps"));
  else putNumber(steps);
}
