// Owns classic solo, the rules of 2007 (../classic/RULES.md): set-up, whose step it is, what each decision and draw does.
import { FUEL_FOUND, GASOLINE, GRAVEYARD, OIL, SAW, TEMPLE } from "./data";
import { BARE_HANDS, CLASSIC_HEALTH, RUN_COSTS, SOLO, attackOf, damageFor } from "./queries-classic";
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
import { drawTile, go, place, throughWindow } from "./rules-explore";
import { discard } from "./rules-items";
import { roomBit } from "./rules-turn";
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
  lose,
  needCard,
  resolveEvent,
  runAway,
  strike,
  takeItem,
} from "./rules-classic-turn";
import { clearReport, rememberHealth, setHealth, state } from "./state";
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
  TASK_ITEM,
  TASK_TEMPLE,
} from "./state-phases";

export { classicWhyNot } from "./rules-classic-legal";

const CHANCE: i32 = -1;
const NOBODY: i32 = -2;
const FIRE_BURNT: u8 = 2;

/** What a new game has that the 2010 one has not, behind its set-up. */
export function classicSetUp(): void {
  state.seats = 1;
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
  else if (now == PHASE_PLACE) turnTile(action - ACTION_PLACE);
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
    discard(GASOLINE);
    state.sawFuel += <u8>FUEL_FOUND;
  }
  if (now == PHASE_LOSS) strike();
  else if (now == PHASE_C_DROP) afterItem();
}

function leave(item: i32): void {
  discard(item);
  afterItem();
}

/** POCKET-CLASSIC-3. */
function move(action: i32): void {
  clearReport();
  rememberHealth();
  state.cameFrom = state.tile;
  if (action != ACTION_WINDOW) go(action - ACTION_GO);
  else throughWindow();
  entered();
}

/** Where a tile was entered, its card follows, known or new. */
function entered(): void {
  if (state.phase == PHASE_EVENT) needCard(PHASE_EVENT);
}

function layTile(tile: i32): void {
  drawTile(tile);
  entered();
}

function turnTile(rotation: i32): void {
  place(rotation);
  entered();
}

/** POCKET-CLASSIC-8, -9: a second card in Temple and Graveyard, an item in Storage Closet and Garage. */
function useRoom(): void {
  const tile = <i32>state.tile;
  if (tile == TEMPLE || tile == GRAVEYARD) {
    state.task = <u8>(tile == TEMPLE ? TASK_TEMPLE : TASK_BURY);
    return needCard(PHASE_EVENT);
  }
  state.task = <u8>TASK_ITEM;
  state.storageUsed |= <u8>roomBit(tile);
  needCard(PHASE_ITEM_CARD);
}

/** POCKET-CLASSIC-5, -6, -12, -13. */
function fightOrRun(action: i32): void {
  if (action >= ACTION_BURN) return burn(OIL + action - ACTION_BURN);
  if (action >= ACTION_STRIKE) return fightWith(action - ACTION_STRIKE);
  if (action < ACTION_RUN_OIL) {
    state.runWay = <u8>(action - ACTION_RUN);
    return lose(RUN_COSTS, CAUSE_FLIGHT);
  }
  state.runWay = <u8>(action - ACTION_RUN_OIL);
  state.oilThrown = 1;
  discard(OIL);
  runAway();
}

function fightWith(item: i32): void {
  if (item == SAW) state.sawFuel -= 1;
  const weapon = item == BARE_HANDS ? 0 : 1 << item;
  state.used = <u8>weapon;
  state.attack = <u8>attackOf(item);
  state.damage = <u8>damageFor(state.attack);
  lose(state.damage, CAUSE_FIGHT);
}

function burn(item: i32): void {
  discard(item);
  state.fireItem = <u8>item;
  state.fireAsked = FIRE_BURNT;
  state.fight = <u8>FIGHT_IGNITED;
  afterCard();
}
