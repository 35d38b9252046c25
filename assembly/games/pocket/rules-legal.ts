// Owns what is legal in pocket and, for what is not, why not.
import { FOYER, GRAVEYARD, HOUSE, NONE, PATIO, TEMPLE, opposite, regionOf } from "./data";
import { cardsLeft, isClassic, isLiving, isUsed, weaponsOf } from "./queries";
import {
  beyondWindow,
  hasFrontier,
  hiddenCount,
  isKnown,
  isOpen,
  isWall,
  rotationsFor,
  stepTo,
  tileBeyond,
} from "./queries-grid";
import {
  ACTION_BASH,
  ACTION_COWER,
  ACTION_GIVE,
  ACTION_ROOM,
  ACTION_SPLIT,
  ACTION_WINDOW,
} from "./rules-actions";
import { classicWhyNot } from "./rules-classic";
import { declarer, extraPoints, fleeTo } from "./rules-fight";
import { isFree, whyNotFree } from "./rules-free";
import { roomBit } from "./rules-turn";
import {
  WHY_BLOCKED,
  WHY_BURY_OR_COWER,
  WHY_CLOSED,
  WHY_DEAD,
  WHY_FOUND,
  WHY_HELD,
  WHY_LEGAL,
  WHY_MUST_BURY,
  WHY_NOT_HOUSE,
  WHY_NOT_NOW,
  WHY_NOT_WALL,
  WHY_NO_ROOM,
  WHY_NO_TOTEM,
  WHY_NO_WINDOW,
  WHY_STACK_EMPTY,
  WHY_TILE_BEHIND,
  WHY_USED,
  WHY_WAYS_LEFT,
} from "./rules-why";
import { holderOf, state } from "./state";
import {
  PHASE_COWER_CARD,
  PHASE_DECLARE,
  PHASE_DRAW_TILE,
  PHASE_EVENT,
  PHASE_FLEE_MOVE,
  PHASE_GIVE_TOTEM,
  PHASE_HEIR,
  PHASE_ITEM_CARD,
  PHASE_LEADER,
  PHASE_LOSS,
  PHASE_PLACE,
  PHASE_SPLIT,
  PHASE_TAKE,
  PHASE_TASK,
  PHASE_VICTIM,
  TOTEM_HELD,
  TOTEM_HIDDEN,
} from "./state-phases";

const LAST_HOUR: i32 = 2; // 11 pm

// First and last action that can be legal in each phase, free ones apart; END has none. Classic solo's own phases come last.
const RANGES: usize = memory.data<u16>([
  176,
  183, // LEADER
  0,
  11, // TASK
  16,
  23, // VICTIM
  160,
  175, // DRAW_TILE
  24,
  27, // PLACE
  144,
  152, // EVENT
  144,
  152, // COWER_CARD
  44,
  45, // SEARCH
  144,
  152, // ITEM_CARD
  32,
  40, // TAKE
  46,
  47, // PICK
  48,
  48, // REVEAL
  49,
  50, // AGREE
  64,
  95, // DECLARE
  288,
  543, // SPLIT
  51,
  52, // OIL
  45,
  45, // LOSS; what the seat that is asked may do besides is free elsewhere
  16,
  23, // HEIR
  56,
  60, // FLEE_MOVE
  16,
  23, // GIVE_TOTEM
  1,
  0, // END
  0,
  4, // C_MOVE
  96,
  125, // C_FIGHT
  6,
  45, // C_ROOM
  128,
  136, // C_DROP
  5,
  140, // C_COWER
  8,
  11, // C_WALL
]);

/** The first action that can be legal in the phase. */
export function firstAction(): i32 {
  return load<u16>(RANGES + 4 * <usize>state.phase);
}

function lastAction(): i32 {
  return load<u16>(RANGES + 4 * <usize>state.phase + 2);
}

/** Writes the legal ones among the actions first..last behind `count` others; the new count. */
function writeLegal(out: usize, count: i32, first: i32, last: i32): i32 {
  for (let action = first; action <= last; action++) {
    if (whyNot(action) != WHY_LEGAL) continue;
    store<u16>(out + ((<usize>count) << 1), <u16>action);
    count++;
  }
  return count;
}

/** Writes the legal decisions or outcomes as ascending u16 and returns how many; room for ACTION_COUNT of them. */
export function legalActions(out: usize): i32 {
  const count = writeLegal(out, 0, firstAction(), lastAction());
  if (isClassic() || state.phase != PHASE_LOSS) return count;
  return writeLegal(out, count, ACTION_GIVE, ACTION_SPLIT - 1);
}

/** Writes the free actions that are open now, of all holders; in a loss they are decisions instead. */
export function legalFree(out: usize): i32 {
  if (!isClassic() && state.phase == PHASE_LOSS) return 0;
  return writeLegal(out, 0, ACTION_GIVE, ACTION_SPLIT - 1);
}

export function isLegal(action: i32): bool {
  return whyNot(action) == WHY_LEGAL;
}

/** WHY_LEGAL, or the reason why a decision, an outcome or a free action is illegal now. */
export function whyNot(action: i32): i32 {
  if (isClassic()) return classicWhyNot(action);
  if (isFree(action)) return whyNotFree(action);
  const first = firstAction();
  return action < first || action > lastAction() ? WHY_NOT_NOW : whyNotChoice(action - first);
}

/** The same for a decision or outcome of the phase; choice = its number from the first one on. */
function whyNotChoice(choice: i32): i32 {
  switch (<i32>state.phase) {
    case PHASE_TASK:
      return whyNotTask(choice);
    case PHASE_VICTIM:
    case PHASE_HEIR:
    case PHASE_GIVE_TOTEM:
      return whyNotSeat(choice);
    case PHASE_LEADER:
      return allow(choice < <i32>state.seats);
    case PHASE_DRAW_TILE:
      return allow(canCome(choice));
    case PHASE_PLACE:
      return allow(fits(choice));
    case PHASE_EVENT:
    case PHASE_COWER_CARD:
    case PHASE_ITEM_CARD:
      return allow(!isUsed(choice));
    case PHASE_TAKE:
      return holderOf(choice) == NONE ? WHY_LEGAL : WHY_HELD;
    case PHASE_DECLARE:
      return allow((choice & ~weaponsOf(declarer())) == 0);
    case PHASE_SPLIT:
      return allow(splits(choice));
    case PHASE_FLEE_MOVE:
      return allow(fleeTo(choice) != NONE);
    default:
      return WHY_LEGAL;
  }
}

function allow(legal: bool): i32 {
  return legal ? WHY_LEGAL : WHY_NOT_NOW;
}

// ---- the task ----

function whyNotTask(action: i32): i32 {
  const forced = whyForced(action);
  if (forced != WHY_LEGAL || action == ACTION_COWER) return forced;
  const tile = <i32>state.tile;
  if (action < ACTION_WINDOW) return whyNotGo(tile, action);
  if (action == ACTION_WINDOW) return beyondWindow(tile) != NONE ? WHY_LEGAL : WHY_NO_WINDOW;
  if (action == ACTION_ROOM) return whyNotRoom(tile);
  return action < ACTION_BASH ? WHY_NOT_NOW : whyNotBash(tile, action - ACTION_BASH);
}

/** POCKET-FORCE-1, -2 (AMB-13). */
function whyForced(action: i32): i32 {
  if (action == ACTION_ROOM || state.tile != GRAVEYARD || state.totem != TOTEM_HELD) return WHY_LEGAL;
  const left = cardsLeft();
  if (<i32>state.hour < LAST_HOUR || left > 2) return WHY_LEGAL;
  if (left < 2) return WHY_MUST_BURY;
  return action == ACTION_COWER ? WHY_LEGAL : WHY_BURY_OR_COWER;
}

/** POCKET-MOVE-1..3, -7. */
function whyNotGo(tile: i32, dir: i32): i32 {
  if (!isOpen(tile, dir)) return WHY_CLOSED;
  if (stepTo(tile, dir) != NONE) return WHY_LEGAL;
  if (tileBeyond(tile, dir) != NONE) return WHY_BLOCKED;
  return hiddenCount(regionOf(tile)) > 0 ? WHY_LEGAL : WHY_STACK_EMPTY;
}

/** POCKET-ROOM-1. */
function whyNotRoom(tile: i32): i32 {
  if (tile == TEMPLE) return state.totem == TOTEM_HIDDEN ? WHY_LEGAL : WHY_FOUND;
  if (tile == GRAVEYARD) return state.totem == TOTEM_HELD ? WHY_LEGAL : WHY_NO_TOTEM;
  const bit = roomBit(tile);
  if (bit == 0) return WHY_NO_ROOM;
  return ((<i32>state.storageUsed) & bit) == 0 ? WHY_LEGAL : WHY_USED;
}

/** POCKET-BASH-1, -6. */
export function whyNotBash(tile: i32, dir: i32): i32 {
  if (regionOf(tile) != HOUSE) return WHY_NOT_HOUSE;
  if (hiddenCount(HOUSE) == 0) return WHY_STACK_EMPTY;
  if (hasFrontier(HOUSE)) return WHY_WAYS_LEFT;
  if (!isWall(tile, dir)) return WHY_NOT_WALL;
  return tileBeyond(tile, dir) == NONE ? WHY_LEGAL : WHY_TILE_BEHIND;
}

// ---- answers ----

function whyNotSeat(seat: i32): i32 {
  if (seat >= <i32>state.seats) return WHY_NOT_NOW;
  return isLiving(seat) ? WHY_LEGAL : WHY_DEAD;
}

function fits(rotation: i32): bool {
  return ((rotationsFor(state.newTile, opposite(state.direction)) >> rotation) & 1) != 0;
}

/** POCKET-SETUP-5, -6: Foyer and Patio are never in a stack that is drawn from. */
function canCome(tile: i32): bool {
  return tile != FOYER && tile != PATIO && !isKnown(tile) && regionOf(tile) == regionOf(state.tile);
}

/** POCKET-COMBAT-12, -14. */
function splits(seats: i32): bool {
  return (seats & ~(<i32>state.fighting)) == 0 && popcnt(seats) == extraPoints();
}
