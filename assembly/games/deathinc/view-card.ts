// Owns the page of one card: when, where, whom, what it does.
import { BLACK, hline } from "../../console/framebuffer";
import { blitDoubled } from "../../console/icons";
import { bar, barLeft, hints, softFrame } from "../../console/parts";
import { HEADING, X, Y, drawTable } from "../../console/screens/tables";
import { HEAD, READ, label, left, put, right, wrap } from "../../console/text";
import { t } from "../../console/texts";
import { cardDeed, cardName } from "./card-words";
import { canPlay, cardOf } from "./choices-cards";
import { OFFICE_CART } from "./data";
import { IN_CITY, IN_OFFICE, NOBODY, ON_MAP, isItem, isString, kindOf, whomOf } from "./data-cards";
import { putMoment, putPlaces } from "./reason-words";
import { barSecret } from "./view-list";
import { signOf } from "./view-rows";

const TEXT_X: i32 = 92; // px
const WIDTH: i32 = 194;
const WORDS: usize = memory.data<usize>([
  X * 44 + Y * 43 + HEADING + t("WHEN"),
  X * 44 + Y * 56 + HEADING + t("WHERE"),
  X * 44 + Y * 69 + HEADING + t("WHOM"),
  X * 44 + Y * 82 + HEADING + t("DOES"),
  0,
]);

/** One card's page; action = the first action of its row. */
export function drawCard(action: i32): void {
  const kind = kindOf(cardOf(action));
  bar(false);
  barSecret();
  put(t("A card closer"));
  barLeft();
  softFrame(6, 17, 284, 98, 1);
  blitDoubled(signOf(action), 16, 26, BLACK);
  label(cardName(kind), 44, 21, HEAD, BLACK);
  put(isString(kind) ? t("strings") : isItem(kind) ? t("item") : t("event"));
  right(284, 24, READ, BLACK);
  hline(44, 36, 240, BLACK);
  drawTable(WORDS);
  putMoment(kind);
  left(TEXT_X, 41, READ, BLACK);
  putPlaces(kind);
  left(TEXT_X, 54, READ, BLACK);
  putWhom(whomOf(kind));
  left(TEXT_X, 67, READ, BLACK);
  put(cardDeed(kind));
  wrap(TEXT_X, 80, WIDTH, 11, READ, BLACK);
  hints(t("Back"), canPlay(action) ? t("Play") : 0, t("Next"));
}

function putWhom(whom: i32): void {
  if (whom == NOBODY) return put(t("nobody"));
  put(t("another player"));
  if (whom == ON_MAP) put(t(" on the map"));
  if (whom == IN_OFFICE) put(t(" in the office"));
  if (!OFFICE_CART && whom == IN_CITY) put(t(" in the city"));
}
