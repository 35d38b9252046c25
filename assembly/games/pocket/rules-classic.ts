// Owns classic solo, the rules of 2007 (RULES.md 2.7): set-up, whose step it is, what each decision and draw does.
import { FOYER, FUEL_FOUND, GASOLINE, GRAVEYARD, NONE, OIL, PATIO, SAW, TEMPLE, opposite } from "./data";
import { ORIGIN, beyondWindow, isKnown, nextCell, rotationsFor, stepTo } from "./queries-grid";
import {
  BARE_HANDS,
  CLASSIC_HEALTH,
  RUN_COSTS,
  SOLO,
  attackOf,
  damageFor,
  storageBit,
} from "./queries-classic";
import {
  ACTION_BASH,
  ACTION_BURN,
  ACTION_CARD,
  ACTION_DECLINE,
  ACTION_DRINK,
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
  ACTION_END_TURN,
} from "./rules-actions";
import { isClassicChance } from "./rules-classic-legal";
import {
  afterCard,
  afterItem,
  afterRoom,
  breakIn,
  cower,
  drink,
  endTurn,
  findItem,
  giveUp,
  lose,
  needCard,
  resolveEvent,
  runAway,
  strike,
  takeItem,
} from "./rules-classic-turn";
import {
  cellOf,
  clearReport,
  clearState,
  rememberHealth,
  setCell,
  setHealth,
  setTurned,
  state,
} from "./state";
import {
  CAUSE_FIGHT,
  CAUSE_FLIGHT,
  FIGHT_IGNITED,
  PHASE_COWER_CARD,
  PHASE_C_DROP,
  PHASE_C_FIGHT,
  PHASE_C_MOVE,
  PHASE_DRAW_TILE,
  PHASE_END,
  PHASE_EVENT,
  PHASE_ITEM_CARD,
  PHASE_LOSS,
  PHASE_PLACE,
  PHASE_SEARCH,
  PHASE_TAKE,
  TASK_BURY,
  TASK_GO,
  TASK_ITEM,
  TASK_TEMPLE,
  TASK_WINDOW,
} from "./state-phases";

export { classicWhyNot } from "./rules-classic-legal";

const CHANCE: i32 = -1;
const NOBODY: i32 = -2;
const FIRE_BURNT: u8 = 2;

/** Lays out a new game; the exterior door is no glass, so it counts as broken from the start. */
export function classicSetUp(): void {
  clearState();
  state.classic = 1;
  state.seats = 1;
  state.turn = 1;
  state.windowBroken = 1;
  setCell(FOYER, ORIGIN);
  setHealth(SOLO, CLASSIC_HEALTH);
  rememberHealth();
  state.phase = <u8>PHASE_C_MOVE;
}

/** Seat 0, chance (-1), or nobody (-2) after the end. */
export function classicPlayer(): i32 {
  if (state.phase == PHASE_END) return NOBODY;
  return isClassicChance(state.phase) ? CHANCE : SOLO;
}

/** Does a legal action. */
export function classicApply(action: i32): void {
  const now = <i32>state.phase;
  if (action == ACTION_DRINK || action == ACTION_FUEL) useFreely(now, action);
  else if (now == PHASE_C_MOVE) move(action);
  else if (now == PHASE_DRAW_TILE) layTile(action - ACTION_TILE);
  else if (now == PHASE_PLACE) enterTile(action - ACTION_PLACE);
  else if (now == PHASE_EVENT) resolveEvent(action - ACTION_CARD);
  else if (now == PHASE_ITEM_CARD) findItem(action - ACTION_CARD);
  else if (now == PHASE_COWER_CARD) cower(action - ACTION_CARD);
  else if (now == PHASE_C_FIGHT) fightOrRun(action);
  else decide(now, action);
}

/** The phases whose decision is one step. */
function decide(now: i32, action: i32): void {
  if (now == PHASE_LOSS) strike();
  else if (now == PHASE_TAKE) takeItem(action - ACTION_TAKE);
  else if (now == PHASE_C_DROP) leave(action - ACTION_LEAVE);
  else if (action == ACTION_SEARCH) needCard(PHASE_ITEM_CARD);
  else if (action == ACTION_ROOM) useRoom();
  else if (action == ACTION_DECLINE) {
    if (now == PHASE_SEARCH) afterCard();
    else afterRoom();
  } else if (action == ACTION_END_TURN) endTurn();
  else if (action < ACTION_BASH) needCard(PHASE_COWER_CARD);
  else breakIn(action - ACTION_BASH);
}

/** Soda and fuel; where a third item or a deadly loss waited, the game goes on. */
function useFreely(now: i32, action: i32): void {
  if (action == ACTION_DRINK) drink();
  else {
    giveUp(GASOLINE);
    state.sawFuel += <u8>FUEL_FOUND;
  }
  if (now == PHASE_LOSS) strike();
  else if (now == PHASE_C_DROP) afterItem();
}

function leave(item: i32): void {
  giveUp(item);
  afterItem();
}

/** POCKET-CLASSIC-3. */
function move(action: i32): void {
  clearReport();
  rememberHealth();
  state.cameFrom = state.tile;
  if (action == ACTION_WINDOW) return useDoor();
  state.task = <u8>TASK_GO;
  state.direction = <u8>(action - ACTION_GO);
  const known = stepTo(state.tile, action - ACTION_GO);
  if (known == NONE) {
    state.phase = <u8>PHASE_DRAW_TILE;
    return;
  }
  state.tile = <u8>known;
  needCard(PHASE_EVENT);
}

/** The exterior door; the Patio is laid at the first step out. */
function useDoor(): void {
  state.task = <u8>TASK_WINDOW;
  state.tile = <u8>beyondWindow(state.tile);
  if (!isKnown(PATIO)) {
    setCell(PATIO, ORIGIN);
    state.newTile = <u8>PATIO;
  }
  needCard(PHASE_EVENT);
}

/** A tile that can lie in one way only is turned at once (POCKET-TILE-1). */
function layTile(tile: i32): void {
  state.newTile = <u8>tile;
  const rotations = rotationsFor(tile, opposite(state.direction));
  if (popcnt(rotations) == 1) enterTile(ctz(rotations));
  else state.phase = <u8>PHASE_PLACE;
}

function enterTile(rotation: i32): void {
  const tile = <i32>state.newTile;
  setCell(tile, nextCell(cellOf(state.tile), state.direction));
  setTurned(tile, rotation, 0);
  state.tile = <u8>tile;
  needCard(PHASE_EVENT);
}

/** POCKET-CLASSIC-8, -9: a second card in Temple and Graveyard, an item in Storage Closet and Garage. */
function useRoom(): void {
  const tile = <i32>state.tile;
  if (tile == TEMPLE || tile == GRAVEYARD) {
    state.task = <u8>(tile == TEMPLE ? TASK_TEMPLE : TASK_BURY);
    return needCard(PHASE_EVENT);
  }
  state.task = <u8>TASK_ITEM;
  state.storageUsed |= <u8>storageBit(tile);
  needCard(PHASE_ITEM_CARD);
}

/** POCKET-CLASSIC-5, -6, -12, -13. */
function fightOrRun(action: i32): void {
  if (action >= ACTION_BURN) return burn(OIL + action - ACTION_BURN);
  if (action >= ACTION_STRIKE) return fightWith(action - ACTION_STRIKE);
  if (action < ACTION_RUN_OIL) {
    state.cSpare = <u8>(action - ACTION_RUN);
    return lose(RUN_COSTS, CAUSE_FLIGHT);
  }
  state.cSpare = <u8>(action - ACTION_RUN_OIL);
  state.oilThrown = 1;
  giveUp(OIL);
  runAway();
}

function fightWith(item: i32): void {
  if (item == SAW) state.sawFuel -= 1;
  if (item != BARE_HANDS) state.used = <u8>(1 << item);
  state.attack = <u8>attackOf(item);
  state.damage = <u8>damageFor(state.attack);
  lose(state.damage, CAUSE_FIGHT);
}

function burn(item: i32): void {
  giveUp(item);
  state.fireItem = <u8>item;
  state.fireAsked = FIRE_BURNT;
  state.fight = <u8>FIGHT_IGNITED;
  afterCard();
}
