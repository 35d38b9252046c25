// Owns what pocket's screens of fights and losses share: rows with reasons, changes of health, shares, lists of things.
import { BLACK, blit, frame } from "../../console/framebuffer";
import { SPRITE_CHECK7, SPRITE_HEART } from "../../console/icon-data";
import { pageTop } from "../../console/list";
import { seatName } from "../../console/names";
import {
  bar,
  barLeft,
  barRight,
  listRow,
  moreMarks,
  rowImpossible,
  rowLabel,
  rowValue,
} from "../../console/parts";
import { rowAction, rowCount } from "../../console/rows";
import {
  HEAD,
  READ,
  drop,
  hasText,
  left,
  put,
  putChar,
  putCount,
  putNumber,
  right,
  speakAt,
  width,
} from "../../console/text";
import { t } from "../../console/texts";
import { putRefusal, tradeOpen } from "./choices-fight";
import { TOTEM } from "./data";
import { damageAt, dyingOfOne, extraOf, fewestDeaths, leastShare, mostShare } from "./forecasts";
import { BONUS, ITEMS, hourName, putSet } from "./names";
import { cardsToMidnight, holdsTotem, itemsOf } from "./queries";
import { state } from "./state";

const HEART: i32 = 0x2665;
const ARROW: i32 = 0x2192;
const DASH: i32 = 0x2013;
const MARKS: i32 = 8; // px

// ---- bar ----

/** The bar of a person who must act: "Anna: " and words, at its right what is left of the night. */
export function drawBar(seat: i32, words: usize): void {
  bar(true);
  put(seatName(seat));
  put(t(": "));
  put(words);
  barLeft();
  barCards();
}

/** "9 pm, 21 cards" at the right of the bar: cards to midnight. */
export function barCards(): void {
  put(hourName(state.hour));
  put(t(", "));
  putCount(cardsToMidnight(), t("card"), t("cards"));
  barRight();
}

/** What C does where things can change hands: a word for hints(), or 0. */
export function itemsHint(): usize {
  return tradeOpen() ? t("Items") : 0;
}

// ---- words ----

/** The builder's text in READ, with its left edge at x. */
export function textAt(x: i32, y: i32): void {
  if (hasText()) left(x, y, READ, BLACK);
}

/** The same, ending at xRight. */
export function textTo(xRight: i32, y: i32): void {
  if (hasText()) right(xRight, y, READ, BLACK);
}

/** A whole text in READ. */
export function wordsAt(words: usize, x: i32, y: i32): void {
  put(words);
  textAt(x, y);
}

/** "1–4", or one number where both are the same. */
export function putRange(least: i32, most: i32): void {
  putNumber(least);
  if (most == least) return;
  putChar(DASH);
  putNumber(most);
}

/** "♥3". */
export function putHealth(health: i32): void {
  putChar(HEART);
  putNumber(health);
}

/** "♥3→2". */
export function putChange(from: i32, to: i32): void {
  putHealth(from);
  putChar(ARROW);
  putNumber(max(to, 0));
}

/** The same, and the word for death before it. */
export function putFate(from: i32, to: i32): void {
  if (to <= 0) put(t("dies "));
  putChange(from, to);
}

/** "2 die", "1 dies". */
export function putDie(n: i32): void {
  putCount(n, t("dies"), t("die"));
}

/** What all lose who flee together: "each loses 1", "lose 1, 2 die". */
export function putLossOfOne(): void {
  const deaths = popcnt(dyingOfOne());
  if (deaths == 0) return put(t("each loses 1"));
  put(t("lose 1, "));
  putDie(deaths);
}

/** What a set of fighters loses: "nobody hurt", "5 of 6 lose 1", "each loses 1–2, 2 die". */
export function putShares(damage: i32, fighting: i32): void {
  if (damage == 0) return put(t("nobody hurt"));
  const count = popcnt(fighting);
  const deaths = fewestDeaths(damage, fighting);
  if (count > 1 && leastShare(damage, fighting) == 0) {
    putNumber(extraOf(damage, fighting));
    put(t(" of "));
    putNumber(count);
    put(damage == 1 ? t(" loses 1") : t(" lose 1"));
  } else {
    put(count > 1 && deaths == 0 ? t("each loses ") : t("lose "));
    putRange(leastShare(damage, fighting), mostShare(damage, fighting));
  }
  if (deaths == 0) return;
  put(t(", "));
  putDie(deaths);
}

/** All that a seat has in at most w px: names, or how many. */
export function putAllOf(seat: i32, w: i32): void {
  const items = itemsOf(seat) | (i32(holdsTotem(seat)) << TOTEM);
  if (items == 0) return put(t("nothing"));
  putSet(items, BONUS);
  if (width(READ) <= w) return;
  drop();
  putSet(items, ITEMS);
  if (width(READ) <= w) return;
  drop();
  putCount(popcnt(items & ~(1 << TOTEM)), t("item"), t("items"));
  if (holdsTotem(seat)) put(t(" and the totem"));
}

// ---- rows ----

/**
 * The rows of console/rows.ts, `visible` a page. words puts a row's label; value puts what stands at its right end, or
 * draws there itself, y = top of its letters. An impossible row has the reason in its place.
 */
export function drawRows(
  x: i32,
  y: i32,
  w: i32,
  pitch: i32,
  visible: i32,
  cursor: i32,
  words: (action: i32) => void,
  value: (action: i32, xRight: i32, y: i32) => void,
): void {
  const count = rowCount();
  const top = pageTop(cursor, visible);
  const rowWidth = count > visible ? w - MARKS : w; // the marks of more stand beside the rows
  for (let i = 0; i < visible && top + i < count; i++) {
    const action = rowAction(top + i);
    const at = y + i * pitch;
    const refused = putRefusal(action);
    drop();
    listRow(x, at, rowWidth, min(pitch, 13), top + i == cursor);
    if (refused) rowImpossible();
    words(action);
    rowLabel();
    if (refused) putRefusal(action);
    else value(action, x + rowWidth - 6, at + ((min(pitch, 13) - 8) >> 1));
    if (hasText()) rowValue();
  }
  moreMarks(x + w, y, y + visible * pitch, top > 0, top + visible < count);
}

/** Nothing at the right end of a row. */
export function noValue(_action: i32, _xRight: i32, _y: i32): void {}

/** A tick in its box; y = top of the letters beside it. */
export function drawTick(x: i32, y: i32, ticked: bool): void {
  frame(x, y, 9, 9, 1, BLACK);
  if (ticked) blit(SPRITE_CHECK7, x + 1, y + 1, BLACK);
  put(ticked ? t("yes") : t("no"));
  speakAt(y);
}

/** A heart and "3→1" large, at the right. */
export function drawFate(from: i32, to: i32, xRight: i32, y: i32): void {
  blit(SPRITE_HEART, xRight - 37, y + 1, BLACK);
  putNumber(from);
  putChar(ARROW);
  putNumber(max(to, 0));
  right(xRight, y - 2, HEAD, BLACK);
}

/** "19 zombies – attack 14 = 5 damage" and what each loses; y = top of the letters. */
export function drawSum(x: i32, xRight: i32, y: i32, attack: i32, fighting: i32): void {
  const damage = damageAt(attack);
  putCount(state.zombies, t("zombie"), t("zombies"));
  put(t(" – attack "));
  putNumber(attack);
  put(t(" ="));
  const at = x + width(READ) + 6;
  textAt(x, y);
  if (damage == 0) put(t("no damage"));
  else {
    putNumber(damage);
    put(t(" damage"));
  }
  left(at, y - 2, HEAD, BLACK);
  putShares(damage, fighting);
  textTo(xRight, y);
}
