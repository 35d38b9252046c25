// Owns what is legal in classic solo and, for what is not, why not (../classic/RULES.md).
import {
  CONCOCTION,
  GARAGE,
  GASOLINE,
  ITEM_COUNT,
  NONE,
  OIL,
  PATIO,
  SAW,
  STORAGE,
  opposite,
  regionOf,
} from "./data";
import { has, isUsed } from "./queries";
import { beyondWindow, isFrontier, isKnown, isOpen, rotationsFor, stepTo, tileBeyond } from "./queries-grid";
import {
  BARE_HANDS,
  SAW_HOLDS,
  SOLO,
  breakableWalls,
  canBurn,
  canDraw,
  canStrike,
  refuge,
  roomOffers,
} from "./queries-classic";
import {
  ACTION_BASH,
  ACTION_BURN,
  ACTION_CARD,
  ACTION_COWER,
  ACTION_DECLINE,
  ACTION_DRINK,
  ACTION_END_TURN,
  ACTION_FUEL,
  ACTION_GO,
  ACTION_LEAVE,
  ACTION_PLACE,
  ACTION_ROOM,
  ACTION_RUN,
  ACTION_RUN_OIL,
  ACTION_SEARCH,
  ACTION_STRIKE,
  ACTION_TAKE,
  ACTION_TILE,
  ACTION_WINDOW,
} from "./rules-actions";
import { WHY_C_EMPTY, WHY_C_FULL, WHY_C_NO_CARD, WHY_C_UNKNOWN } from "./rules-classic-why";
import {
  WHY_BLOCKED,
  WHY_CLOSED,
  WHY_HELD,
  WHY_LEGAL,
  WHY_NOT_HELD,
  WHY_NOT_NOW,
  WHY_NO_WINDOW,
  WHY_STACK_EMPTY,
  WHY_USED,
} from "./rules-why";
import { holderOf, state } from "./state";
import {
  PHASE_COWER_CARD,
  PHASE_C_COWER,
  PHASE_C_DROP,
  PHASE_C_FIGHT,
  PHASE_C_MOVE,
  PHASE_C_ROOM,
  PHASE_C_WALL,
  PHASE_DRAW_TILE,
  PHASE_EVENT,
  PHASE_ITEM_CARD,
  PHASE_LOSS,
  PHASE_PLACE,
  PHASE_SEARCH,
  PHASE_TAKE,
} from "./state-phases";

/** Whether chance moves in a phase. */
export function isClassicChance(phase: i32): bool {
  return (
    phase == PHASE_DRAW_TILE || phase == PHASE_EVENT || phase == PHASE_COWER_CARD || phase == PHASE_ITEM_CARD
  );
}

/** 0 = legal now, else the reason WHY_...; decisions, chance outcomes and free actions alike. */
export function classicWhyNot(action: i32): i32 {
  const now = <i32>state.phase;
  if (action == ACTION_DRINK || action == ACTION_FUEL) return whyNotFree(now, action);
  if (now == PHASE_C_MOVE) return whyNotMove(action);
  if (now == PHASE_DRAW_TILE)
    return fits(action, ACTION_TILE, 16) && canCome(action - ACTION_TILE) ? WHY_LEGAL : WHY_NOT_NOW;
  if (now == PHASE_PLACE) return whyNotPlace(action);
  if (isClassicChance(now))
    return fits(action, ACTION_CARD, ITEM_COUNT) && !isUsed(action - ACTION_CARD) ? WHY_LEGAL : WHY_NOT_NOW;
  if (now == PHASE_SEARCH) return whyNotEither(action, ACTION_SEARCH, canDraw());
  if (now == PHASE_TAKE) return whyNotTake(action);
  if (now == PHASE_C_FIGHT) return whyNotFight(action);
  if (now == PHASE_LOSS) return action == ACTION_DECLINE ? WHY_LEGAL : WHY_NOT_NOW;
  if (now == PHASE_C_ROOM) return whyNotRoom(action);
  if (now == PHASE_C_DROP) return whyNotLeave(action);
  if (now == PHASE_C_WALL)
    return fits(action, ACTION_BASH, 4) && isBreakable(action - ACTION_BASH) ? WHY_LEGAL : WHY_NOT_NOW;
  if (now == PHASE_C_COWER) return whyNotCower(action);
  return WHY_NOT_NOW;
}

/** Whether an action is one of `count` from `first` on. */
function fits(action: i32, first: i32, count: i32): bool {
  return action >= first && action < first + count;
}

/** Soda at any time, and fuel (POCKET-CLASSIC-12, -13): wherever the player decides. */
function whyNotFree(now: i32, action: i32): i32 {
  if (isClassicChance(now) || <i32>state.result != 0) return WHY_NOT_NOW;
  if (action == ACTION_DRINK) return has(SOLO, CONCOCTION) ? WHY_LEGAL : WHY_NOT_HELD;
  if (now == PHASE_LOSS) return WHY_NOT_NOW;
  if (!has(SOLO, GASOLINE) || !has(SOLO, SAW)) return WHY_NOT_HELD;
  return <i32>state.sawFuel + 2 <= SAW_HOLDS ? WHY_LEGAL : WHY_C_FULL;
}

/** POCKET-CLASSIC-3: there is no staying. */
function whyNotMove(action: i32): i32 {
  const tile = <i32>state.tile;
  if (action == ACTION_WINDOW) return beyondWindow(tile) != NONE ? WHY_LEGAL : WHY_NO_WINDOW;
  if (!fits(action, ACTION_GO, 4)) return WHY_NOT_NOW;
  const dir = action - ACTION_GO;
  if (stepTo(tile, dir) != NONE || isFrontier(tile, dir)) return WHY_LEGAL;
  if (!isOpen(tile, dir)) return WHY_CLOSED;
  return tileBeyond(tile, dir) == NONE ? WHY_STACK_EMPTY : WHY_BLOCKED;
}

/** A hidden tile of the region; the Patio comes only through the door. */
function canCome(tile: i32): bool {
  return !isKnown(tile) && tile != PATIO && regionOf(tile) == regionOf(state.tile);
}

function whyNotPlace(action: i32): i32 {
  if (!fits(action, ACTION_PLACE, 4)) return WHY_NOT_NOW;
  const rotations = rotationsFor(state.newTile, opposite(state.direction));
  return (rotations >> (action - ACTION_PLACE)) & 1 ? WHY_LEGAL : WHY_NOT_NOW;
}

/** One action that needs a card, and declining it. */
function whyNotEither(action: i32, first: i32, possible: bool): i32 {
  if (action == ACTION_DECLINE) return WHY_LEGAL;
  if (action != first) return WHY_NOT_NOW;
  return possible ? WHY_LEGAL : WHY_C_NO_CARD;
}

function whyNotRoom(action: i32): i32 {
  const tile = <i32>state.tile;
  if (action == ACTION_ROOM && !roomOffers(tile)) {
    return tile == STORAGE || tile == GARAGE ? WHY_USED : WHY_NOT_NOW;
  }
  return whyNotEither(action, ACTION_ROOM, canDraw());
}

/** POCKET-ITEM-3: an unclaimed one in place of one that is carried already. */
function whyNotTake(action: i32): i32 {
  if (!fits(action, ACTION_TAKE, ITEM_COUNT)) return WHY_NOT_NOW;
  return holderOf(action - ACTION_TAKE) == NONE ? WHY_LEGAL : WHY_HELD;
}

/** POCKET-CLASSIC-6, -12, -13. */
function whyNotFight(action: i32): i32 {
  if (fits(action, ACTION_STRIKE, BARE_HANDS + 1)) {
    const item = action - ACTION_STRIKE;
    if (canStrike(item)) return WHY_LEGAL;
    return item == SAW && has(SOLO, SAW) ? WHY_C_EMPTY : WHY_NOT_HELD;
  }
  if (fits(action, ACTION_BURN, 2)) return canBurn(OIL + action - ACTION_BURN) ? WHY_LEGAL : WHY_NOT_HELD;
  if (fits(action, ACTION_RUN, 5)) return refuge(action - ACTION_RUN) != NONE ? WHY_LEGAL : WHY_C_UNKNOWN;
  if (!fits(action, ACTION_RUN_OIL, 5)) return WHY_NOT_NOW;
  if (!has(SOLO, OIL)) return WHY_NOT_HELD;
  return refuge(action - ACTION_RUN_OIL) != NONE ? WHY_LEGAL : WHY_C_UNKNOWN;
}

function whyNotLeave(action: i32): i32 {
  if (!fits(action, ACTION_LEAVE, ITEM_COUNT)) return WHY_NOT_NOW;
  return has(SOLO, action - ACTION_LEAVE) ? WHY_LEGAL : WHY_NOT_HELD;
}

function isBreakable(dir: i32): bool {
  return ((breakableWalls() >> dir) & 1) != 0;
}

/** POCKET-CLASSIC-4: once, at the end of the turn. */
function whyNotCower(action: i32): i32 {
  if (action == ACTION_END_TURN) return WHY_LEGAL;
  if (action != ACTION_COWER) return WHY_NOT_NOW;
  return canDraw() ? WHY_LEGAL : WHY_C_NO_CARD;
}
