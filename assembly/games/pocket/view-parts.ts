// Owns what pocket's screens of fights and losses share: rows with reasons, changes of health, shares, lists of things.
import { BLACK, blit, frame } from "../../console/framebuffer";
import { SPRITE_CHECK7, SPRITE_HEART } from "../../console/icon-data";
import { pageTop } from "../../console/list";
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
import { HEAD, READ, drop, hasText, left, put, right, speakAt, width } from "../../console/text";
import { t } from "../../console/texts";
import { putRefusal, tradeOpen } from "./choices-fight";
import { TOTEM } from "./data";
import { damageAt, dyingOfOne, extraOf, fewestDeaths, leastShare, mostShare } from "./forecasts";
import { tell } from "./log-words";
import { BONUS, ITEMS, putSet } from "./names";
import { cardsToMidnight, holdsTotem, itemsOf } from "./queries";
import { state } from "./state";

const MARKS: i32 = 8; // px

// ---- bar ----

/** The bar of a person who must act: "Anna: " and words, at its right what is left of the night. */
export function drawBar(seat: i32, words: usize): void {
  bar(true);
  tell(t("%0s: "), seat);
  put(words);
  barLeft();
  barCards();
}

/** "9 pm, 21 cards" at the right of the bar: cards to midnight. */
export function barCards(): void {
  tell(t("%0h, %1C"), state.hour, cardsToMidnight());
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
  tell(most == least ? t("%0n") : t("%0n–%1n"), least, most);
}

/** "♥3". */
export function putHealth(health: i32): void {
  tell(t("♥%0n"), health);
}

/** "♥3→2". */
export function putChange(from: i32, to: i32): void {
  tell(t("♥%0n→%1n"), from, max(to, 0));
}

/** The same, and the word for death before it. */
export function putFate(from: i32, to: i32): void {
  if (to <= 0) put(t("dies "));
  putChange(from, to);
}

/** What all lose who flee together: "each loses 1", "lose 1, 2 die". */
export function putLossOfOne(): void {
  const deaths = popcnt(dyingOfOne());
  tell(deaths ? t("lose 1, %0D") : t("each loses 1"), deaths);
}

/** What a set of fighters loses: "nobody hurt", "5 of 6 lose 1", "each loses 1–2, 2 die". */
export function putShares(damage: i32, fighting: i32): void {
  if (damage == 0) return put(t("nobody hurt"));
  const count = popcnt(fighting);
  const deaths = fewestDeaths(damage, fighting);
  if (count > 1 && leastShare(damage, fighting) == 0) {
    tell(damage == 1 ? t("%0n of %1n loses 1") : t("%0n of %1n lose 1"), extraOf(damage, fighting), count);
  } else {
    put(count > 1 && deaths == 0 ? t("each loses ") : t("lose "));
    putRange(leastShare(damage, fighting), mostShare(damage, fighting));
  }
  if (deaths) tell(t(", %0D"), deaths);
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
  tell(holdsTotem(seat) ? t("%0T and the totem") : t("%0T"), popcnt(items & ~(1 << TOTEM)));
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
  tell(t("%0n→%1n"), from, max(to, 0));
  right(xRight, y - 2, HEAD, BLACK);
}

/** "19 zombies – attack 14 = 5 damage" and what each loses; y = top of the letters. */
export function drawSum(x: i32, xRight: i32, y: i32, attack: i32, fighting: i32): void {
  const damage = damageAt(attack);
  tell(t("%0z – attack %1n ="), state.zombies, attack);
  const at = x + width(READ) + 6;
  textAt(x, y);
  tell(damage ? t("%0n damage") : t("no damage"), damage);
  left(at, y - 2, HEAD, BLACK);
  putShares(damage, fighting);
  textTo(xRight, y);
}
