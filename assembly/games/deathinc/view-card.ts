// Owns the page of one card: when, where, whom, what it does; and the list of players it can be aimed at.
import { BLACK, hline } from "../../console/framebuffer";
import { SPRITE_CARD7, SPRITE_SAFE7, SPRITE_SWORD } from "../../console/icon-data";
import { blitDoubled } from "../../console/icons";
import { seatName } from "../../console/names";
import {
  bar,
  barLeft,
  dialog,
  hints,
  listRow,
  rowImpossible,
  rowLabel,
  rowValue,
  softFrame,
} from "../../console/parts";
import { rowAction, rowCount } from "../../console/rows";
import { HEAD, READ, SMALL, label, left, put, putNumber, right, wrap } from "../../console/text";
import { t } from "../../console/texts";
import { cardDeed, cardName } from "./card-words";
import { canPlay, cardOf, groupOf, GROUP_FRONT, GROUP_STRINGS, listTargets, targetOf } from "./choices-cards";
import { NOWHERE } from "./data";
import { IN_CITY, IN_OFFICE, NOBODY, ON_MAP, isItem, isString, kindOf, whomOf } from "./data-cards";
import { tileOf } from "./data-map";
import { putTile } from "./names";
import { putMoment, putPlaces, putRefusal } from "./reason-words";
import { isLegal, whyNot } from "./rules";
import { spaceOf, state } from "./state";
import { barSecret, putDeed } from "./view-hand";

const X: i32 = 92; // px
const WIDTH: i32 = 194;

/** One card's page; action = the first action of its row. */
export function drawCard(action: i32): void {
  const kind = kindOf(cardOf(action));
  bar(false);
  barSecret();
  put(t("A card closer"));
  barLeft();
  softFrame(6, 17, 284, 98, 1);
  const group = groupOf(action);
  blitDoubled(
    group == GROUP_STRINGS ? SPRITE_SAFE7 : group == GROUP_FRONT ? SPRITE_SWORD : SPRITE_CARD7,
    16,
    26,
    BLACK,
  );
  label(cardName(kind), 44, 21, HEAD, BLACK);
  put(isString(kind) ? t("strings") : isItem(kind) ? t("item") : t("event"));
  right(284, 24, READ, BLACK);
  hline(44, 36, 240, BLACK);
  label(t("WHEN"), 44, 43, SMALL, BLACK);
  putMoment(kind);
  left(X, 41, READ, BLACK);
  label(t("WHERE"), 44, 56, SMALL, BLACK);
  putPlaces(kind);
  left(X, 54, READ, BLACK);
  label(t("WHOM"), 44, 69, SMALL, BLACK);
  putWhom(whomOf(kind));
  left(X, 67, READ, BLACK);
  label(t("DOES"), 44, 82, SMALL, BLACK);
  put(cardDeed(kind));
  wrap(X, 80, WIDTH, 11, READ, BLACK);
  hints(t("Back"), canPlay(action) ? t("Play") : 0, t("Next"));
}

function putWhom(whom: i32): void {
  if (whom == NOBODY) return put(t("nobody"));
  put(t("another player"));
  if (whom == ON_MAP) put(t(" on the map"));
  if (whom == IN_OFFICE) put(t(" in the office"));
  if (whom == IN_CITY) put(t(" in the city"));
}

/** At whom: over the list of cards. first = first action of the card's row. */
export function drawTarget(first: i32, cursor: i32): void {
  const kind = kindOf(cardOf(first));
  listTargets(first);
  dialog(70, 15, 216, 101);
  put(cardName(kind));
  put(t(": whom?"));
  left(80, 20, HEAD, BLACK);
  for (let row = 0; row < rowCount(); row++) drawSeat(row, 34 + row * 11, row == cursor);
  hline(80, 34 + rowCount() * 11 + 2, 196, BLACK);
  if (rowCount() < 4) {
    putDeed(kind);
    wrap(84, 34 + rowCount() * 11 + 6, 190, 11, READ, BLACK);
  }
  hints(t("Back"), t("Play"), t("Read"));
}

function drawSeat(row: i32, y: i32, selected: bool): void {
  const action = rowAction(row);
  const seat = targetOf(action);
  listRow(78, y, 202, 11, selected);
  const legal = isLegal(action);
  if (!legal && !selected) rowImpossible();
  putNumber(seat + 1);
  put(t(" "));
  put(seatName(seat));
  const at = spaceOf(seat);
  if (at != NOWHERE) {
    put(t(", "));
    putTile(tileOf(at));
  }
  rowLabel();
  if (!legal) putRefusal(whyNot(action), kindOf(cardOf(first(action))));
  else if (seat == (<i32>state.turn + 1) % <i32>state.seats) put(t("plays next"));
  rowValue();
}

function first(action: i32): i32 {
  return action - targetOf(action);
}
