// Owns the test of saves that the cartridge ships: no value out of range, and no way into a trap or a standstill.
// Small where possible.ts is thorough: what cannot come of play but can be played on from is let through.
import {
  DINING,
  FOYER,
  FUEL_CHIPS,
  MOST_HEALTH,
  MOST_SEATS,
  NONE,
  OIL,
  PATIO,
  TILE_COUNT,
  regionOf,
} from "./data";
import { cardsLeft, isClassic, isLiving, itemsOf, livingCount, livingSeats, weaponsOfAll } from "./queries";
import { MOST_ITEMS, SOLO, canDraw, refuge } from "./queries-classic";
import { ORIGIN, cellX, cellY, isKnown, isOpen, tileAt, tileBeyond } from "./queries-grid";
import { FAR, distanceTo, measure } from "./queries-routes";
import { ACTION_COUNT } from "./rules-actions";
import { PLAYER_CHANCE, currentPlayer } from "./rules";
import { isClassicChance } from "./rules-classic-legal";
import { isFree } from "./rules-free";
import { isLegal, whyNotBash } from "./rules-legal";
import { WHY_LEGAL } from "./rules-why";
import { RULES_PTR } from "../../console/state-map";
import { State, cellOf, state } from "./state";
import {
  CAUSE_CURSE,
  CAUSE_FLIGHT,
  CAUSE_NONE,
  CAUSE_WALL,
  PHASE_AGREE,
  PHASE_C_DROP,
  PHASE_DRAW_TILE,
  PHASE_END,
  PHASE_FLEE_MOVE,
  PHASE_HEIR,
  PHASE_LEADER,
  PHASE_LOSS,
  PHASE_OIL,
  PHASE_PICK,
  PHASE_PLACE,
  PHASE_SEARCH,
  PHASE_SPLIT,
  PHASE_TASK,
  PHASE_VICTIM,
  RESULT_PLAYING,
  TASK_BASH,
  TASK_WINDOW,
  TOTEM_HELD,
} from "./state-phases";

const MIDNIGHT: i32 = 3; // hour
const MOST_STEPS: i32 = 7; // eight tiles of a region: the farthest is seven steps from the first

// Kinds of range beside the plain ones, "at most this".
const SET: u16 = 123; // of seats that play
const SEAT: u16 = 124; // that plays
const OWNER: u16 = 125; // a seat that can have something
const HEALTH: u16 = 126;
const ANY: u16 = 127;
const N: u16 = 128; // + NONE is allowed as well
const ONE: u16 = 256; // field of one byte

// All fields in their order: how many bytes, and their range.
const RANGES: usize = memory.data<u16>([
  ONE + 26, // phase; of classic solo alone from 21 on
  ONE + 8, // seats
  ONE + 1, // classic
  ONE + 4, // doomOffset
  ONE + 3, // result
  ONE + ANY, // turn
  ONE + 3, // hour
  ONE + SEAT + N, // leader
  2 * ONE + 15, // tile, cameFrom
  ONE + 2, // totem
  ONE + OWNER + N, // totemHolder
  ONE + 1, // windowBroken
  ONE + 3, // storageUsed
  2 * ONE + 4, // sawFuel, gasFuel
  ONE + ANY, // cardsUsed
  ONE + 1,
  ONE + 7, // task
  ONE + 3 + N, // direction
  ONE + 15 + N, // newTile
  ONE + 8 + N, // card
  ONE + 2, // cardHour
  3 * ONE + 21, // zombies, attack, damage
  ONE + 4, // fight
  2 * ONE + 8 + N, // itemCard, itemGot
  ONE + SEAT + N, // victim
  ONE + 5, // cause
  3 * ONE + SET, // picked, fighting, declared
  ONE + 31, // used
  ONE + 2, // fireAsked
  ONE + 7 + N, // fireItem
  ONE + 1, // oilThrown
  2 * ONE + SET, // passed, heirsDue
  ONE + SEAT + N, // struckLeader
  ONE + 8, // batches
  ONE + 4, // runWay
  8 * ONE + HEALTH,
  8 * ONE + 21, // loss
  8 * ONE + HEALTH, // before
  8 * ONE + 8, // batch
  8 * ONE + 63, // died
  9 * ONE + OWNER + N, // holder
  16 * ONE + ANY, // cell
  16 * ONE + ANY, // rotation and bashed doors
]);

/** Whether the bytes can be played on from, whatever is done; others are no save of this game. */
export function isPlayable(): bool {
  const over = state.phase == PHASE_END;
  const most = isClassic() ? 1 : MOST_SEATS;
  if (state.seats == 0 || <i32>state.seats > most || (state.classic != 0) != isClassic()) return false;
  if (!rangesHold() || !mapHolds()) return false;
  if ((state.totem == TOTEM_HELD) != (<i32>state.totemHolder != NONE)) return false;
  if ((state.result != RESULT_PLAYING) != over) return false;
  if (over) return true;
  if (<i32>state.hour >= MIDNIGHT || cardsLeft() < 0 || livingSeats() == 0) return false;
  return phaseHolds(state.phase) && somebodyDecides();
}

// ---- single fields ----

function rangesHold(): bool {
  let range = RANGES;
  let left = 0;
  for (let at: usize = 0; at < offsetof<State>("stage"); at++) {
    if (left == 0) left = load<u8>(range, 1);
    if (!isWithin(load<u8>(RULES_PTR + at), load<u8>(range))) return false;
    left--;
    if (left == 0) range += 2;
  }
  return true;
}

function isWithin(value: i32, range: i32): bool {
  const kind = (<u16>range) & ANY;
  if (value == NONE && range > <i32>ANY) return true;
  if (kind == SET) return value >> state.seats == 0;
  if (kind == SEAT || kind == OWNER)
    return value < <i32>state.seats && (kind == SEAT || ((owners() >> value) & 1) != 0);
  if (kind == HEALTH) return isClassic() || value <= MOST_HEALTH;
  return kind == ANY || value <= <i32>kind;
}

/** The living, and the dying until they have named their heirs; after the end the totem stays with the last. */
function owners(): i32 {
  return state.phase == PHASE_END ? (1 << (<i32>state.seats)) - 1 : livingSeats() | (<i32>state.heirsDue);
}

// ---- map ----

/**
 * Whether the tiles lie each on its own cell, the group on one of them, and all are joined to the Foyer, the yard by the
 * window. A Dining Room that only the Patio joins could lie so far out that rooms behind it leave the grid.
 */
function mapHolds(): bool {
  measure(1 << FOYER);
  for (let tile = 0; tile < TILE_COUNT; tile++) {
    const cell = cellOf(tile);
    if (!isKnown(tile)) continue;
    if (abs(cellX(cell)) + abs(cellY(cell)) > MOST_STEPS || tileAt(regionOf(tile), cell) != tile)
      return false;
    if (distanceTo(tile) == FAR) return false;
  }
  if (cellOf(FOYER) != ORIGIN || !isKnown(state.tile) || !isKnown(state.cameFrom)) return false;
  if (!isKnown(PATIO)) return !state.windowBroken;
  return state.windowBroken != 0 && cellOf(PATIO) == ORIGIN && isKnown(DINING);
}

// ---- phase ----

/** Whether what the phase leads to can be done. */
function phaseHolds(now: i32): bool {
  const struck = now == PHASE_LOSS || now == PHASE_HEIR;
  const cause = <i32>state.cause;
  if (struck && cause == CAUSE_NONE) return false;
  if (state.heirsDue && now != PHASE_HEIR) return false;
  if (isClassic()) return classicHolds(now, !struck || cause >= CAUSE_CURSE);
  if (now > PHASE_END || (now == PHASE_LEADER) != (<i32>state.leader == NONE)) return false;
  if (<i32>state.sawFuel + state.gasFuel > FUEL_CHIPS) return false;
  if (<i32>state.batches > <i32>state.seats - livingCount()) return false;
  if (now < PHASE_SEARCH || (struck && cause < CAUSE_CURSE)) return cardLacks(now, struck);
  if (now == PHASE_SEARCH) return canDraw();
  return now < PHASE_PICK || now > PHASE_FLEE_MOVE || struck || fightHolds(now);
}

/** The turn's card is still to come; but for the task, with its report of the turn before, nothing is told of a fight. */
function cardLacks(now: i32, struck: bool): bool {
  if (cardsLeft() == 0) return false;
  if (now == PHASE_TASK) return true;
  if (state.picked | state.fighting | state.used) return false;
  if (now == PHASE_DRAW_TILE || now == PHASE_PLACE) return tileComes(now);
  return (now != PHASE_VICTIM && !struck) || hurtHolds(struck);
}

function classicHolds(now: i32, caused: bool): bool {
  if (popcnt(itemsOf(SOLO)) > MOST_ITEMS + i32(now == PHASE_C_DROP)) return false;
  if (now == PHASE_DRAW_TILE || now == PHASE_PLACE) return tileComes(now);
  if (now == PHASE_SEARCH) return canDraw();
  if (isClassicChance(now)) return cardsLeft() > 0;
  return caused && (now != PHASE_LOSS || <i32>state.cause != CAUSE_FLIGHT || refuge(state.runWay) != NONE);
}

/** Glass or wall is about to hurt somebody. */
function hurtHolds(struck: bool): bool {
  const bashes = state.task == TASK_BASH;
  if (struck && (<i32>state.victim == NONE || bashes != (state.cause == CAUSE_WALL))) return false;
  if (!bashes) return state.task == TASK_WINDOW && state.tile == DINING && !state.windowBroken;
  return state.direction < 4 && whyNotBash(state.tile, state.direction) == WHY_LEGAL;
}

/** A hidden tile is drawn, or was drawn and is turned. */
function tileComes(now: i32): bool {
  const tile = <i32>state.tile;
  const dir = <i32>state.direction;
  if (dir > 3 || !isOpen(tile, dir) || tileBeyond(tile, dir) != NONE) return false;
  const drawn = <i32>state.newTile;
  return now == PHASE_DRAW_TILE || (drawn != NONE && !isKnown(drawn) && regionOf(drawn) == regionOf(tile));
}

/** Fighters live, and there are some once all have picked. */
function fightHolds(now: i32): bool {
  const fighting = <i32>state.fighting;
  if (<i32>state.card == NONE) return false;
  if (now == PHASE_OIL || now == PHASE_FLEE_MOVE) return true;
  if (fighting & ~livingSeats()) return false;
  if (now != PHASE_SPLIT && (<i32>state.used) & ~weaponsOfAll(fighting)) return false;
  if (now == PHASE_AGREE) return <i32>state.fireItem >= OIL && <i32>state.fireItem != NONE;
  return now == PHASE_PICK ? (fighting & ~(<i32>state.picked)) == 0 : fighting != 0;
}

/** Whether somebody who lives, or chance, has something to decide. */
function somebodyDecides(): bool {
  const seat = currentPlayer();
  if (seat != PLAYER_CHANCE && (state.phase == PHASE_HEIR ? seat == NONE : !isLiving(seat))) return false;
  for (let action = 0; action < ACTION_COUNT; action++) if (!isFree(action) && isLegal(action)) return true;
  return false;
}

if (offsetof<State>("stage") != 124) ERROR("pocket's test of saves does not know all fields");
