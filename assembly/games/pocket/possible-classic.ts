// Owns the test whether pocket's bytes are a state of classic solo that play can reach or go on from.
import {
  CARD_COUNT,
  FUEL_FOUND,
  GASOLINE,
  GRAVEYARD,
  HOUSE,
  ITEM_COUNT,
  MOST_SEATS,
  CONCOCTION,
  NONE,
  SAW,
  TEMPLE,
  TILE_COUNT,
  opposite,
  printedSides,
  regionOf,
  turned,
} from "./data";
import {
  FLAW_BASHED,
  FLAW_DEATHS,
  FLAW_FUEL,
  FLAW_HOLDERS,
  FLAW_LOSS,
  FLAW_MAP,
  FLAW_NONE,
  FLAW_PHASE,
  FLAW_PLACE,
  FLAW_RANGE,
  FLAW_REPORT,
  FLAW_RESULT,
  FLAW_ROOMS,
  FLAW_SEATS,
  FLAW_TOTEM,
  FLAW_WINDOW,
} from "./possible-flaws";
import { mapHolds, placeHolds, windowHolds } from "./possible-map";
import { MIDNIGHT, isBelow, reportInRange, situationInRange } from "./possible-ranges";
import { cardsAnHour, cardsLeft, has, isUsed, itemsOf, unclaimed } from "./queries";
import {
  MOST_DAMAGE,
  MOST_ITEMS,
  SOLO,
  breakableWalls,
  canDraw,
  refuge,
  roomOffers,
} from "./queries-classic";
import { hiddenCount, isKnown, isOpen, rotationsFor, tileBeyond, windowSide } from "./queries-grid";
import { isClassicChance } from "./rules-classic-legal";
import { roomBit } from "./rules-turn";
import { bashedOf, batchOf, beforeOf, diedOf, healthOf, holderOf, lossOf, rotationOf, state } from "./state";
import {
  CAUSE_CURSE,
  CAUSE_FIGHT,
  CAUSE_FLIGHT,
  PHASE_COWER_CARD,
  PHASE_C_COWER,
  PHASE_C_DROP,
  PHASE_C_FIGHT,
  PHASE_C_MOVE,
  PHASE_C_ROOM,
  PHASE_C_WALL,
  PHASE_DRAW_TILE,
  PHASE_END,
  PHASE_EVENT,
  PHASE_ITEM_CARD,
  PHASE_LOSS,
  PHASE_PLACE,
  PHASE_SEARCH,
  PHASE_TAKE,
  RESULT_DEAD,
  RESULT_MIDNIGHT,
  RESULT_PLAYING,
  RESULT_WON,
  TASK_BASH,
  TASK_BURY,
  TASK_GO,
  TASK_ITEM,
  TASK_TEMPLE,
  TASK_WINDOW,
  TOTEM_BURIED,
  TOTEM_HELD,
  TOTEM_HIDDEN,
} from "./state-phases";

const MOST_ZOMBIES: i32 = 6;
const MOST_ATTACK: i32 = 4;
const WAYS: i32 = 5;

/** FLAW_NONE or the first thing that is wrong; never reads outside the tables whatever the bytes. */
export function classicFlaw(): i32 {
  if (!rangesHold() || !reportRangesHold()) return FLAW_RANGE;
  if (!mapHolds()) return FLAW_MAP;
  if (!placeHolds()) return FLAW_PLACE;
  if (!windowHolds()) return FLAW_WINDOW;
  if (!passagesHold()) return FLAW_BASHED;
  if (!seatsHold()) return FLAW_SEATS;
  if (!deathHolds()) return FLAW_DEATHS;
  if (!itemsHold()) return FLAW_HOLDERS;
  if (!fuelHolds()) return FLAW_FUEL;
  if ((state.totem == TOTEM_HELD) != (state.totemHolder == SOLO)) return FLAW_TOTEM;
  if (!roomsHold()) return FLAW_ROOMS;
  if (!resultHolds()) return FLAW_RESULT;
  if (!reportHolds()) return FLAW_REPORT;
  if (!lossHolds()) return FLAW_LOSS;
  return phaseHolds() ? FLAW_NONE : FLAW_PHASE;
}

// ---- single fields ----

function rangesHold(): bool {
  if (state.classic != 1 || state.seats != 1 || state.leader != 0 || !situationInRange()) return false;
  return popcnt(<i32>state.cardsUsed) <= cardsAnHour() && <i32>state.runWay < WAYS;
}

function reportRangesHold(): bool {
  return reportInRange(MOST_ZOMBIES, MOST_ATTACK) && <i32>state.damage <= MOST_DAMAGE;
}

/** POCKET-CLASSIC-10: passages are where walls of the house stood; what came to lie behind them may be closed. */
function passagesHold(): bool {
  for (let tile = 0; tile < TILE_COUNT; tile++) {
    const bashed = bashedOf(tile);
    if (bashed == 0) continue;
    if (regionOf(tile) != HOUSE || bashed & turned(printedSides(tile), rotationOf(tile))) return false;
    const window = windowSide(tile);
    if (window != NONE && (bashed >> window) & 1) return false;
  }
  return true;
}

function seatsHold(): bool {
  for (let seat = 1; seat < MOST_SEATS; seat++) {
    if ((healthOf(seat) | beforeOf(seat) | lossOf(seat) | batchOf(seat) | diedOf(seat)) != 0) return false;
  }
  return true;
}

function deathHolds(): bool {
  const dead = healthOf(SOLO) == 0;
  if (<i32>state.batches != i32(dead) || batchOf(SOLO) != i32(dead)) return false;
  if (dead) return diedOf(SOLO) >> 4 < MIDNIGHT && isKnown(diedOf(SOLO) & 15);
  return diedOf(SOLO) == 0 && state.heirsDue == 0;
}

/** POCKET-CLASSIC-11. */
function itemsHold(): bool {
  for (let item = 0; item < ITEM_COUNT; item++) if (!isBelow(holderOf(item), 1)) return false;
  const most = state.phase == PHASE_C_DROP ? MOST_ITEMS + 1 : MOST_ITEMS;
  return popcnt(itemsOf(SOLO)) <= most;
}

function fuelHolds(): bool {
  if (state.sawFuel > 0 && !has(SOLO, SAW)) return false;
  return <i32>state.gasFuel == (has(SOLO, GASOLINE) ? FUEL_FOUND : 0);
}

function roomsHold(): bool {
  for (let tile = 0; tile < TILE_COUNT; tile++) {
    if ((<i32>state.storageUsed) & roomBit(tile) && !isKnown(tile)) return false;
  }
  return true;
}

function resultHolds(): bool {
  const result = <i32>state.result;
  if ((result == RESULT_PLAYING) != (state.phase != PHASE_END)) return false;
  if ((result == RESULT_DEAD) != (healthOf(SOLO) == 0)) return false;
  if ((result == RESULT_MIDNIGHT) != (<i32>state.hour == MIDNIGHT)) return false;
  return (result == RESULT_WON) == (state.totem == TOTEM_BURIED);
}

// ---- report ----

/** What belongs to a group alone is blank. */
function reportHolds(): bool {
  if ((state.picked | state.fighting | state.declared | state.passed | state.heirsDue) != 0) return false;
  const tile = <i32>state.newTile;
  return state.phase == PHASE_PLACE || tile == NONE || isKnown(tile);
}

/** A loss is pending only where the soda can be drunk against it. */
function lossHolds(): bool {
  const loss = lossOf(SOLO);
  if (state.phase != PHASE_LOSS) return loss == 0;
  if (loss < healthOf(SOLO) || loss > MOST_DAMAGE || !has(SOLO, CONCOCTION)) return false;
  const cause = <i32>state.cause;
  if (cause == CAUSE_FLIGHT) return refuge(state.runWay) != NONE;
  return cause == CAUSE_CURSE || cause == CAUSE_FIGHT;
}

// ---- phase ----

/** Whether the present phase has its reason and something to choose from. */
function phaseHolds(): bool {
  const now = <i32>state.phase;
  if (now == PHASE_END || now == PHASE_C_MOVE) return true;
  if (isClassicChance(now) && now != PHASE_DRAW_TILE && cardsLeft() == 0) return false;
  if (now == PHASE_DRAW_TILE || now == PHASE_PLACE) return tileComes(now);
  if (now == PHASE_C_COWER) return canDraw();
  if (now == PHASE_COWER_CARD) return true;
  if (now == PHASE_C_WALL) return popcnt(breakableWalls()) > 1 && state.task != TASK_BASH;
  if (now == PHASE_C_ROOM) return roomOffers(state.tile) && canDraw() && isOnTheWay();
  if (now == PHASE_C_FIGHT) return state.zombies > 0 && (state.task == TASK_BASH || isForCard());
  if (now == PHASE_LOSS) return state.task == TASK_BASH || isForCard();
  if (now == PHASE_EVENT) return isForCard();
  if (state.task != TASK_ITEM && !isForCard()) return false;
  if (now == PHASE_C_DROP) return popcnt(itemsOf(SOLO)) > MOST_ITEMS;
  if (now == PHASE_TAKE) return isTakeOpen();
  return now == PHASE_SEARCH ? canDraw() && state.task != TASK_ITEM : now == PHASE_ITEM_CARD;
}

function isOnTheWay(): bool {
  return state.task == TASK_GO || state.task == TASK_WINDOW;
}

/** Whether the card in play is one of a move, or the second one of Temple or Graveyard. */
function isForCard(): bool {
  const task = <i32>state.task;
  if (task == TASK_TEMPLE) return state.tile == TEMPLE && state.totem == TOTEM_HIDDEN;
  if (task == TASK_BURY) return state.tile == GRAVEYARD && state.totem == TOTEM_HELD;
  return isOnTheWay();
}

function isTakeOpen(): bool {
  const card = <i32>state.itemCard;
  return card < CARD_COUNT && isUsed(card) && popcnt(unclaimed()) > 1; // what was carried may have been drunk since
}

/** A hidden tile is drawn, or was drawn and is turned. */
function tileComes(now: i32): bool {
  const tile = <i32>state.tile;
  const dir = <i32>state.direction;
  if (dir > 3 || !isOpen(tile, dir) || tileBeyond(tile, dir) != NONE) return false;
  if (state.task != TASK_GO || hiddenCount(regionOf(tile)) == 0) return false;
  const drawn = <i32>state.newTile;
  if (now == PHASE_DRAW_TILE) return drawn == NONE;
  if (drawn == NONE || isKnown(drawn) || regionOf(drawn) != regionOf(tile)) return false;
  return popcnt(rotationsFor(drawn, opposite(dir))) > 1;
}
