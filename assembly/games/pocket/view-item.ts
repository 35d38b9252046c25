// Owns the screens on items found: search or leave it, with what a search could bring, and taking an unclaimed one.
import { BLACK, hline } from "../../console/framebuffer";
import { hints } from "../../console/parts";
import { READ, put, wrap } from "../../console/text";
import { t } from "../../console/texts";
import {
  CANDELABRA,
  CARD_COUNT,
  CONCOCTION,
  FUEL_FOUND,
  GASOLINE,
  GOLF,
  NONE,
  OIL,
  WEAPON_COUNT,
  bonusOf,
} from "./data";
import { TITLE, WORDS, X as PX, Y, drawTable } from "../../console/screens/tables";
import { tell } from "./log-words";
import { ITEMS, putItem, putSet } from "./names";
import { cardsLeft, cardsToMidnight, isClassic, isUsed, supply, takesFuel } from "./queries";
import { ACTION_SEARCH, ACTION_TAKE, currentPlayer } from "./rules";
import { holderOf, state } from "./state";
import { drawCard } from "./view-card";
import { drawBar, drawRows, textAt, wordsAt } from "./view-parts";

const X: i32 = 98;
const RIGHT: i32 = 291;
const NAMES_X: i32 = X + 37;
const MOST_NAMES: i32 = 4; // in the chances of a search

// ---- search ----

const HEAD_LINES: usize = memory.data<usize>([
  PX * X + Y * 19 + TITLE + t("Search for an item?"),
  PX * X + Y * 37 + WORDS + t("It uses up the next card. The item on it:"),
  0,
]);

/** PHASE_SEARCH. */
export function drawSearch(cursor: i32): void {
  drawBar(currentPlayer(), t("an item. Search?"));
  drawCard(4, 17, state.card, state.cardHour);
  drawTable(HEAD_LINES);
  drawChances();
  hline(X, 79, RIGHT - X, BLACK);
  drawRows(X - 2, 84, RIGHT - X + 3, 14, 2, cursor, putSearch, drawCardsThen);
  hints(0, t("Choose"), t("Cards"));
}

/** Cards that can be the next: those in the pile, all of them when it is empty. */
function nextCards(): i32 {
  let cards = 0;
  for (let card = 0; card < CARD_COUNT; card++) if (cardsLeft() == 0 || !isUsed(card)) cards |= 1 << card;
  return cards;
}

/** "3 of 5 shotgun, gasoline, concoction", "2 of 5 you have it: take any free one". */
function drawChances(): void {
  const cards = nextCards();
  let held = 0;
  for (let item = 0; item < CARD_COUNT; item++) if (holderOf(item) != NONE) held |= 1 << item;
  const found = cards & ~held;
  const known = cards & held;
  let y = 50;
  if (found != 0) {
    putOf(found, cards, y);
    // A longer list says little.
    if (popcnt(found) <= MOST_NAMES) putSet(found, ITEMS);
    else put(t("one that nobody has"));
    y += 10 * wrap(NAMES_X, y, RIGHT - NAMES_X, 10, READ, BLACK) + 2;
  }
  if (known == 0) return;
  putOf(known, cards, y);
  wordsAt(t("you have it: take any free one"), NAMES_X, y);
}

function putOf(some: i32, all: i32, y: i32): void {
  tell(t("%0n of %1n"), popcnt(some), popcnt(all));
  textAt(X, y);
}

function putSearch(action: i32): void {
  put(action == ACTION_SEARCH ? t("Search") : t("Leave it"));
}

function drawCardsThen(action: i32, _xRight: i32, _y: i32): void {
  tell(t("%0C to midnight"), cardsToMidnight() - i32(action == ACTION_SEARCH));
}

// ---- take ----

/** PHASE_TAKE: the item on the card is held by somebody. */
export function drawTake(cursor: i32): void {
  drawBar(currentPlayer(), t("take any free item"));
  drawCard(4, 17, state.itemCard, -1);
  drawRows(X - 2, 16, RIGHT - X + 3, 12, 8, cursor, putFree, drawUse);
  hints(0, t("Take"), t("Look"));
}

function putFree(action: i32): void {
  putItem(action - ACTION_TAKE);
}

/** What an item is good for, as a row that takes it. */
export function drawUse(action: i32, _xRight: i32, _y: i32): void {
  const item = action - ACTION_TAKE;
  if (item < WEAPON_COUNT) {
    tell(t("attack +%0n"), bonusOf(item));
    if (takesFuel(item)) putFuel(t(", fuel %0n"));
    if (item == GOLF && !isClassic()) put(t(", even fleeing"));
  } else if (item == CANDELABRA) put(t("burns oil or gasoline"));
  else if (item == OIL) put(t("flee unhurt, or burn it"));
  else if (item == GASOLINE) putFuel(t("burn it, or saw fuel %0n"));
  else if (item == CONCOCTION) put(t("+2 health, once"));
}

/** Fuel it would come with (POCKET-ITEM-5). */
function putFuel(words: usize): void {
  tell(words, isClassic() ? FUEL_FOUND : min(supply(), FUEL_FOUND));
}
