// Owns what cards leave behind in deathinc: movement statuses and totals, lasting effects, bonuses in fights, marks.
import { CEO_KILL, KILL, NONE } from "./data";
import {
  BOOT_FIND,
  BOTTLE_FIRE,
  CARDS,
  GUILLOTINE,
  LONGBOARD,
  NINE_IRON,
  STAPLE_GUN,
  SWIVEL_CHAIR,
  TRIMMER,
  isBase,
  isString,
  kindOf,
  twinOf,
} from "./data-cards";
import { anyLasting, ceoSpace, endOfCards, seatBit } from "./queries";
import {
  cardPlace,
  heartsOf,
  lastingOf,
  setCardPlace,
  setLasting,
  setOrder,
  setPuppeteer,
  setStatus,
  spaceOf,
  state,
  statusOf,
} from "./state";
import {
  IN_DISCARD,
  IN_FRONT,
  STATUS_FROZEN,
  STATUS_MEETING,
  STATUS_MISSING,
  STATUS_SLIP,
  STATUS_STILL,
} from "./state-phases";

// Bits of State.bonus.
export const BONUS_DOUBLE: i32 = 1;
export const BONUS_ESPRESSO: i32 = 2;
export const BONUS_SHUFFLE: i32 = 4;
export const BONUS_TEN: i32 = 8;

// Lasting effects (State.lasting): turn ends still to come, two bits each.
export const LASTING_BEADS: i32 = 0;
export const LASTING_MEAT: i32 = 2;

const ESPRESSO_STEPS: i32 = 6;
const ITEM_STEPS: i32 = 2;
const WHEELS_STEPS: i32 = 10;
const FIRST_MARKS: i32 = 3;
/** Statuses that steps 5-7 do not use up. */
const STATUS_KEPT: i32 = STATUS_MISSING | STATUS_STILL;

// ---- what lies in front ----

/** The card of a kind that lies in front of a seat, NONE; twins are different kinds. */
export function frontOf(seat: i32, kind: i32): i32 {
  if (!isBase(kind)) return cardPlace(kind) == IN_FRONT + seat ? kind : NONE; // one card of each kind
  for (let card = kind; card < CARDS; card++)
    if (cardPlace(card) == IN_FRONT + seat && kindOf(card) == kind) return card;
  return NONE;
}

/** Whether a card is an item in front of a seat; a used string is none. */
export function isFrontItem(card: i32, seat: i32): bool {
  return card < CARDS && cardPlace(card) == IN_FRONT + seat && !isString(kindOf(card));
}

/** Items in front of a seat go to the discard pile (INC-DEATH-3). */
export function dropItems(seat: i32): void {
  for (let card = 0, end = endOfCards(); card < end; card++)
    if (isFrontItem(card, seat)) setCardPlace(card, IN_DISCARD);
}

// ---- movement (section 4.1) ----

/** The total of a walking die; it is kept, so that cards shown with the die can still change it. */
export function movementTotal(seat: i32, die: i32): i32 {
  let items = i32(frontOf(seat, SWIVEL_CHAIR) != NONE);
  items += i32(frontOf(seat, LONGBOARD) != NONE);
  state.base = <u8>(die + heartsOf(seat) + ITEM_STEPS * items);
  return worked(seat);
}

function worked(seat: i32): i32 {
  const bonus = <i32>state.bonus;
  let total = <i32>state.base;
  if (bonus & BONUS_TEN) return WHEELS_STEPS;
  if (bonus & BONUS_DOUBLE) total *= 2;
  if (bonus & BONUS_ESPRESSO) total += ESPRESSO_STEPS;
  return statusOf(seat) & STATUS_SLIP ? total >> 1 : total;
}

/** A card shown with the die changes the movement under way: a bit of State.bonus. */
export function addBonus(bonus: i32): void {
  state.bonus |= <u8>bonus;
  const total = worked(state.turn);
  state.steps += <u8>(total - <i32>state.total);
  state.total = <u8>total;
}

/** The statuses of a seat's steps 5-7 are used up, whether these took place or not. */
export function spendStatus(seat: i32): void {
  const had = statusOf(seat);
  const frozen = (had & (STATUS_FROZEN | STATUS_MEETING)) == STATUS_FROZEN; // a meeting swallows it
  setStatus(seat, (had & STATUS_KEPT) | (frozen ? STATUS_STILL : 0));
  setPuppeteer(seat, NONE);
}

/** Whether no card may move a seat's pawn now: it is Frozen Stiff in this very turn (BC09). */
export function isStill(seat: i32): bool {
  if (seat != <i32>state.turn) return false;
  const status = statusOf(seat);
  return (status & STATUS_STILL) != 0 || ((status & STATUS_FROZEN) != 0 && !state.walkDone);
}

// ---- turns ----

/** A seat's turn begins, missed or not: a new round, and what lasted until then is over (before TURN-R). */
export function turnBegins(seat: i32): void {
  state.played &= ~seatBit(seat);
  if (<i32>state.lunch == seat) state.lunch = <u8>NONE;
  if (<i32>state.freeze == seat) state.freeze = <u8>NONE;
  setOrder(seat, 0);
}

/** A seat's turn ends, missed or not. */
export function turnEnds(seat: i32): void {
  setLasting(seat, less(seat, LASTING_BEADS) | less(seat, LASTING_MEAT));
  setStatus(seat, statusOf(seat) & ~STATUS_STILL);
  state.trimmer = <u8>NONE;
  state.bottle = <u8>NONE;
}

function less(seat: i32, which: i32): i32 {
  const left = (lastingOf(seat) >> which) & 3;
  return left == 0 ? 0 : (left - 1) << which;
}

/** Turn ends that "until the end of your next own turn" still has to see, from now on. */
export function endsToCome(seat: i32): i32 {
  return seat == <i32>state.turn ? 2 : 1;
}

/** Whether a seat's lasting effect, used now, would last longer than it does already. */
export function wouldLast(seat: i32, which: i32): bool {
  return ((lastingOf(seat) >> which) & 3) < endsToCome(seat);
}

/** A seat's effect lasts until the end of its next own turn. */
export function last(seat: i32, which: i32): void {
  setLasting(seat, (lastingOf(seat) & ~(3 << which)) | (endsToCome(seat) << which));
}

/** Whether no zombie is moved in step 8 (EV30, BC02). */
export function zombiesStand(): bool {
  return <i32>state.lunch != NONE || anyLasting(3 << LASTING_BEADS);
}

// ---- fights ----

/** What a roll has to reach on the space of the turn's pawn. */
export function killNumber(): i32 {
  return spaceOf(state.turn) == ceoSpace() ? CEO_KILL : KILL;
}

/** Added to every roll of the fight under way: the weapon named, a Boot Find. */
export function rollBonus(): i32 {
  const boots = i32(frontOf(state.turn, BOOT_FIND) != NONE);
  if (<i32>state.weapon == NONE) return boots;
  const kind = twinOf(kindOf(state.weapon));
  if (kind == STAPLE_GUN) return boots + 1;
  return kind == TRIMMER || kind == BOTTLE_FIRE ? boots + 2 : boots;
}

/** What a weapon that is used up by rolls adds to one (EV02, EV04); 0 = it is none. */
export function chargeOf(kind: i32): i32 {
  return kind == GUILLOTINE ? 3 : kind == NINE_IRON ? 2 : 0;
}

/** A fight of the turn's seat is over, however: a mark of its Boot Find goes (BC13). */
export function afterFight(): void {
  const card = frontOf(state.turn, BOOT_FIND);
  if (card == NONE) return;
  const left = marksOf(card) - 1;
  setMarks(card, left);
  if (left == 0) setCardPlace(card, IN_DISCARD);
}

/** Marks on a Boot Find. */
export function marksOf(card: i32): i32 {
  return ((<i32>state.boots) >> marksPlace(card)) & 15;
}
function setMarks(card: i32, marks: i32): void {
  const place = marksPlace(card);
  state.boots = <u8>(((<i32>state.boots) & ~(15 << place)) | (marks << place));
}
/** A Boot Find is laid in front. */
export function mark(card: i32): void {
  setMarks(card, FIRST_MARKS);
}
// Half of the byte: the second copy follows the first.
function marksPlace(card: i32): i32 {
  return kindOf(card - 1) == BOOT_FIND ? 4 : 0;
}
