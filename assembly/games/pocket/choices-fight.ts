// Owns the rows of pocket's questions about fights, losses and things: what they stand for, why some are impossible now.
import { addRow, bestRow, clearRows, rowAction } from "../../console/rows";
import { seatLevel } from "../../console/state-map";
import { drop, hasText, put } from "../../console/text";
import { t } from "../../console/texts";
import { accepts } from "./bot";
import {
  CANDELABRA,
  CONCOCTION,
  CONCOCTION_HEALS,
  GASOLINE,
  ITEM_COUNT,
  MOST_HEALTH,
  NONE,
  OIL,
  TOTEM,
} from "./data";
import { peopleAlive } from "./deciders";
import { CLASSIC_CART } from "./data-classic";
import { tell } from "./log-words";
import { fighters, has, holdsTotem, isClassic, isLiving, weaponsOfAll } from "./queries";
import {
  ACTION_AGREE,
  ACTION_DECLINE,
  ACTION_DRINK,
  ACTION_FUEL,
  ACTION_GIVE,
  ACTION_IGNITE,
  ACTION_KEEP,
  ACTION_MOVE_TO,
  ACTION_ON,
  ACTION_REFUSE,
  ACTION_SEARCH,
  ACTION_SEAT,
  ACTION_TAKE,
  ACTION_THROW,
  MOVE_TO_WINDOW,
  WHY_FLED,
  WHY_NO_FUEL,
  WHY_ONCE,
  currentPlayer,
  giveAction,
  givenItem,
  givenSeat,
  isLegal,
  whyNot,
} from "./rules";
import { healthOf, holderOf, lossOf, state } from "./state";
import {
  PHASE_AGREE,
  PHASE_FLEE_MOVE,
  PHASE_GIVE_TOTEM,
  PHASE_HEIR,
  PHASE_LOSS,
  PHASE_OIL,
  PHASE_REVEAL,
  PHASE_SEARCH,
  PHASE_TAKE,
} from "./state-phases";

// Rows that are no action of the rules.
/** Reveal: to the screen on which items are left out. */
export const ROW_LEAVE_OUT: i32 = 600;
/** Trade: two chips of fuel at once. */
export const ROW_FUEL_TWICE: i32 = 601;
/** + item or TOTEM: an item of the trade screen's first list. */
export const ROW_ITEM: i32 = 620;

/** Lists the rows of the present phase into console/rows.ts; false where the phase is none of these. */
export function listFight(): bool {
  const phase = <i32>state.phase;
  clearRows();
  if (CLASSIC_CART && phase != PHASE_SEARCH && phase != PHASE_TAKE && phase != PHASE_LOSS) return false;
  switch (phase) {
    case PHASE_SEARCH:
      return two(ACTION_SEARCH, ACTION_DECLINE);
    case PHASE_TAKE:
      return listAll(ACTION_TAKE, ITEM_COUNT);
    case PHASE_REVEAL:
      return listReveal();
    case PHASE_AGREE:
      return two(ACTION_AGREE, ACTION_REFUSE);
    case PHASE_OIL:
      return two(ACTION_THROW, ACTION_KEEP);
    case PHASE_LOSS:
      return listLoss();
    case PHASE_HEIR:
    case PHASE_GIVE_TOTEM:
      return listAll(ACTION_SEAT, state.seats);
    case PHASE_FLEE_MOVE:
      return listAll(ACTION_MOVE_TO, MOVE_TO_WINDOW + 1);
    default:
      return false;
  }
}

function two(first: i32, second: i32): bool {
  addRow(first);
  addRow(second);
  return true;
}

/** Those of count actions from `first` on that are legal. */
function listAll(first: i32, count: i32): bool {
  for (let i = 0; i < count; i++) if (isLegal(first + i)) addRow(first + i);
  return true;
}

/** On, leave something out, set something on fire: the last where both things are in the group. */
function listReveal(): bool {
  two(ACTION_ON, ROW_LEAVE_OUT);
  if (holderOf(CANDELABRA) == NONE) return true;
  if (holderOf(OIL) != NONE) addRow(ACTION_IGNITE);
  if (holderOf(GASOLINE) != NONE) addRow(ACTION_IGNITE + 1);
  return true;
}

/** Every way out of a loss that the seat that is asked has; last: none. */
function listLoss(): bool {
  if (isClassic()) return two(ACTION_DRINK, ACTION_DECLINE);
  const seat = currentPlayer();
  if (has(seat, CONCOCTION)) {
    if (lossOf(seat) > 0) addRow(ACTION_DRINK);
    for (let other = 0; other < <i32>state.seats; other++) {
      // A computer drinks it only to save its life.
      const useful = seatLevel(other) == 0 ? lossOf(other) > 0 : lossOf(other) >= healthOf(other);
      if (other != seat && useful) addRow(giveAction(CONCOCTION, other));
    }
  }
  if (holdsTotem(seat)) {
    for (let other = 0; other < <i32>state.seats; other++) {
      const action = giveAction(TOTEM, other);
      if (isLegal(action)) addRow(action);
    }
  }
  addRow(ACTION_DECLINE);
  return true;
}

/** Puts why a row is impossible now into the text builder; false, and nothing put, where it is possible. */
export function putRefusal(action: i32): bool {
  if (action >= ROW_ITEM) return putItemRefusal(action - ROW_ITEM);
  if (action == ROW_FUEL_TWICE) return false;
  if (action == ROW_LEAVE_OUT) {
    if (humanWeapons() == 0) put(t("nothing to leave out"));
  } else if (action >= ACTION_IGNITE && action <= ACTION_IGNITE + 1) putFireRefusal(action);
  else if (action < ACTION_GIVE || action >= ACTION_DRINK) return false;
  else if (!isLegal(action)) put(t("not now"));
  else if (saysNo(givenSeat(action), givenItem(action))) put(t("says no"));
  return hasText();
}

/** Whether a row of the list that was made last can be chosen. */
export function fightPossible(row: i32): bool {
  const action = rowAction(row);
  if (action < 0) return false;
  const refused = putRefusal(action);
  drop();
  return !refused;
}

/** Whether the computer at a seat would not take a thing; people are asked at the table. */
function saysNo(seat: i32, item: i32): bool {
  return seatLevel(seat) > 0 && !accepts(seat, item, item == TOTEM ? state.totemHolder : holderOf(item));
}

/** "Cara with the candelabra fled". */
function putFireRefusal(action: i32): void {
  const item = action == ACTION_IGNITE ? OIL : GASOLINE;
  const why = whyNot(action);
  if (why == WHY_NO_FUEL) put(t("no fuel left"));
  else if (why == WHY_ONCE) put(t("refused before"));
  else if (why == WHY_FLED) {
    const thing = fightsHolder(CANDELABRA) ? item : CANDELABRA;
    tell(t("%0s with the %1i fled"), holderOf(thing), thing);
  } else if (why != 0) put(t("not now"));
  else if (seatLevel(holderOf(CANDELABRA)) > 0) tell(t("%0s does not want to"), holderOf(CANDELABRA));
}

function fightsHolder(item: i32): bool {
  return ((fighters() >> holderOf(item)) & 1) != 0;
}

/** Weapons that a person who fights could leave out, bit item. */
export function humanWeapons(): i32 {
  return weaponsOfAll(fighters() & peopleAlive());
}

/** The row that the cursor stands on first: what most people will want. */
export function usualRow(): i32 {
  return bestRow(worthOf);
}

/** A way out of a loss; an heir, or who carries the totem: the healthiest; of other rows the first. */
function worthOf(action: i32): i32 {
  if (putRefusal(action)) {
    drop();
    return -1;
  }
  if (<i32>state.phase == PHASE_LOSS) return lossWorth(action);
  return action >= ACTION_SEAT && action < ACTION_SEAT + <i32>state.seats
    ? healthOf(action - ACTION_SEAT)
    : 0;
}

/** A way out that saves a life, else letting it happen. */
function lossWorth(action: i32): i32 {
  if (action == ACTION_DECLINE) return 1;
  const seat = isTotemGift(action) ? currentPlayer() : drinkerOf(action);
  if (lossOf(seat) < healthOf(seat) || healthAfter(action) <= 0) return 0;
  return isTotemGift(action) ? 2 : 3;
}

function isTotemGift(action: i32): bool {
  return action < ACTION_DRINK && givenItem(action) == TOTEM;
}

/** Who is concerned by a way out of a loss: she who drinks, or gets the totem. */
export function drinkerOf(action: i32): i32 {
  return action == ACTION_DRINK ? currentPlayer() : givenSeat(action);
}

/** Her health when the way out is taken and all the rest happens. */
export function healthAfter(action: i32): i32 {
  const seat = drinkerOf(action);
  if (isTotemGift(action)) return healthOf(seat) - lossOf(currentPlayer());
  const most = isClassic() ? 255 : MOST_HEALTH;
  return min(healthOf(seat) + CONCOCTION_HEALS, most) - lossOf(seat);
}

// ---- trades ----

/** Who has an item or the totem; NONE = nobody. */
export function ownerOf(item: i32): i32 {
  return item == TOTEM ? <i32>state.totemHolder : holderOf(item);
}

/** The trade screen's first list: everything that somebody has. */
export function listItems(): void {
  clearRows();
  for (let item = 0; item <= TOTEM; item++) if (ownerOf(item) != NONE) addRow(ROW_ITEM + item);
}

/** Its second list: what can be done with an item. */
export function listReceivers(item: i32): void {
  clearRows();
  if (item == CONCOCTION && isLegal(ACTION_DRINK)) addRow(ACTION_DRINK);
  for (let seat = 0; seat < <i32>state.seats; seat++) {
    if (seat != ownerOf(item) && isLiving(seat)) addRow(giveAction(item, seat));
  }
  if (item != GASOLINE || !isLegal(ACTION_FUEL)) return;
  addRow(ACTION_FUEL);
  if (state.gasFuel > 1 && !isClassic()) addRow(ROW_FUEL_TWICE);
}

/** Whether a person could hand something over or use it now: the trade screen has something to offer. */
export function tradeOpen(): bool {
  for (let item = 0; item <= TOTEM; item++) if (ownerOf(item) != NONE && canMove(item)) return true;
  return false;
}

/** Whether anything can be done with an item now by the person who has it. */
function canMove(item: i32): bool {
  const owner = ownerOf(item);
  if (seatLevel(owner) > 0) return false;
  if (item == CONCOCTION && isLegal(ACTION_DRINK)) return true;
  if (item == GASOLINE && isLegal(ACTION_FUEL)) return true;
  for (let seat = 0; seat < <i32>state.seats; seat++) if (isLegal(giveAction(item, seat))) return true;
  return false;
}

/** Why an item stays where it is. */
function putItemRefusal(item: i32): bool {
  if (canMove(item)) return false;
  put(seatLevel(ownerOf(item)) > 0 ? t("computer") : t("not now"));
  return true;
}
