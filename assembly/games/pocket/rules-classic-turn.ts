// Owns how a turn of classic solo runs on by itself: cards, losses, items, the room's text, dead ends, the end of a turn.
import {
  CONCOCTION,
  CONCOCTION_HEALS,
  EVENT_BLESSING,
  EVENT_CURSE,
  EVENT_ITEM,
  EVENT_ZOMBIES,
  FUEL_FOUND,
  GASOLINE,
  NONE,
  SAW,
  isHealing,
} from "./data";
import { classicEventOf } from "./data-classic";
import { cardsLeft, has, unclaimed } from "./queries";
import {
  BREAK_IN,
  COWER_HEALS,
  SOLO,
  breakableWalls,
  canDraw,
  overloaded,
  refuge,
  roomOffers,
} from "./queries-classic";
import { finish, nextHour, useCard } from "./rules-turn";
import {
  bashedOf,
  healthOf,
  lossOf,
  rotationOf,
  setBatch,
  setDied,
  setHealth,
  setHolder,
  setLoss,
  setTurned,
  state,
} from "./state";
import {
  CAUSE_CURSE,
  CAUSE_FIGHT,
  CAUSE_FLIGHT,
  FIGHT_ALL_FLED,
  FIGHT_LOST,
  FIGHT_NONE,
  FIGHT_WON,
  PHASE_C_COWER,
  PHASE_C_DROP,
  PHASE_C_FIGHT,
  PHASE_C_MOVE,
  PHASE_C_ROOM,
  PHASE_C_WALL,
  PHASE_LOSS,
  PHASE_SEARCH,
  PHASE_TAKE,
  RESULT_DEAD,
  RESULT_MIDNIGHT,
  RESULT_WON,
  TASK_BASH,
  TASK_BURY,
  TASK_ITEM,
  TASK_TEMPLE,
  TOTEM_BURIED,
  TOTEM_HELD,
} from "./state-phases";

const MOST_BYTE: i32 = 255;

/** A card is needed: the phase that draws it, behind a new hour's shuffle where the pile is empty, or midnight. */
export function needCard(phase: i32): void {
  if (cardsLeft() == 0 && !nextHour()) finish(RESULT_MIDNIGHT);
  else state.phase = <u8>phase;
}

/** An event card: its line of this hour (POCKET-CLASSIC-3). */
export function resolveEvent(card: i32): void {
  useCard(card);
  const line = classicEventOf(card, state.hour);
  state.card = <u8>card;
  state.cardHour = state.hour;
  state.fight = <u8>FIGHT_NONE;
  if (line >= EVENT_ZOMBIES) return comeZombies(line - EVENT_ZOMBIES);
  state.zombies = 0;
  if (line == EVENT_CURSE) return lose(1, CAUSE_CURSE);
  if (line == EVENT_BLESSING) heal(1);
  if (line == EVENT_ITEM && canDraw()) state.phase = <u8>PHASE_SEARCH;
  else afterCard();
}

function comeZombies(count: i32): void {
  state.zombies = <u8>count;
  state.damage = 0;
  state.used = 0;
  state.fireItem = <u8>NONE;
  state.fireAsked = 0;
  state.oilThrown = 0;
  state.phase = <u8>PHASE_C_FIGHT;
}

/** Health has no upper limit but the byte's (POCKET-CLASSIC-1). */
export function heal(gain: i32): void {
  setHealth(SOLO, min(healthOf(SOLO) + gain, MOST_BYTE));
}

/** A loss; the soda is asked for only where it makes a difference: where the loss would kill. */
export function lose(loss: i32, cause: i32): void {
  setLoss(SOLO, loss);
  state.cause = <u8>cause;
  if (loss >= healthOf(SOLO) && has(SOLO, CONCOCTION)) state.phase = <u8>PHASE_LOSS;
  else strike();
}

/** The pending loss happens, and what its cause leads to. */
export function strike(): void {
  const cause = <i32>state.cause;
  setHealth(SOLO, max(healthOf(SOLO) - lossOf(SOLO), 0));
  setLoss(SOLO, 0);
  const alive = healthOf(SOLO) > 0;
  if (cause == CAUSE_FIGHT) state.fight = <u8>(alive ? FIGHT_WON : FIGHT_LOST);
  if (!alive) die();
  else if (cause == CAUSE_FLIGHT) runAway();
  else afterCard();
}

/** POCKET-CLASSIC-6: one step, no card there, and no text of the room. */
export function runAway(): void {
  state.fight = <u8>FIGHT_ALL_FLED;
  state.tile = <u8>refuge(state.runWay);
  afterRoom();
}

/** Health 0: the game is lost. */
function die(): void {
  setBatch(SOLO, 1);
  setDied(SOLO, state.tile, state.hour);
  state.batches = 1;
  finish(RESULT_DEAD);
}

/** What the soda does (POCKET-CLASSIC-13). */
export function drink(): void {
  setHolder(CONCOCTION, NONE);
  heal(CONCOCTION_HEALS);
}

/** The item of a card that was drawn for it; one that is carried already is exchanged (POCKET-ITEM-3). */
export function findItem(card: i32): void {
  useCard(card);
  state.itemCard = <u8>card;
  if (!has(SOLO, card)) return takeItem(card);
  const free = unclaimed();
  if (popcnt(free) == 1) takeItem(ctz(free));
  else state.phase = <u8>PHASE_TAKE;
}

/** POCKET-CLASSIC-11, -12: a third item needs a choice, and fuel comes with what burns it. */
export function takeItem(item: i32): void {
  setHolder(item, SOLO);
  state.itemGot = <u8>item;
  if (item == SAW) state.sawFuel = <u8>FUEL_FOUND;
  if (item == GASOLINE) state.gasFuel = <u8>FUEL_FOUND;
  afterItem();
}

export function afterItem(): void {
  if (overloaded()) state.phase = <u8>PHASE_C_DROP;
  else if (<i32>state.task == TASK_ITEM) afterRoom();
  else afterCard();
}

/** A card is over and was survived on its tile; the second one of Temple and Graveyard counts (POCKET-CLASSIC-8). */
export function afterCard(): void {
  const task = <i32>state.task;
  if (task == TASK_BASH) return rest();
  if (task == TASK_TEMPLE) {
    state.totem = <u8>TOTEM_HELD;
    state.totemHolder = <u8>SOLO;
  } else if (task == TASK_BURY) {
    state.totem = <u8>TOTEM_BURIED;
    state.totemHolder = <u8>NONE;
    return finish(RESULT_WON);
  } else if (roomOffers(state.tile) && canDraw()) {
    state.phase = <u8>PHASE_C_ROOM;
    return;
  }
  afterRoom();
}

/** POCKET-CLASSIC-10: the room is over, wherever one stands now. */
export function afterRoom(): void {
  const walls = <i32>state.task == TASK_BASH ? 0 : breakableWalls();
  if (walls == 0) rest();
  else if (popcnt(walls) == 1) breakIn(ctz(walls));
  else state.phase = <u8>PHASE_C_WALL;
}

/** Zombies come through a wall; the passage stays, whether one fights or runs. */
export function breakIn(dir: i32): void {
  const tile = <i32>state.tile;
  setTurned(tile, rotationOf(tile), bashedOf(tile) | (1 << dir));
  state.task = <u8>TASK_BASH;
  state.direction = <u8>dir;
  state.fight = <u8>FIGHT_NONE;
  comeZombies(BREAK_IN);
}

/** Cowering is left; without a card for it the turn is over. */
function rest(): void {
  if (canDraw()) state.phase = <u8>PHASE_C_COWER;
  else endTurn();
}

/** POCKET-CLASSIC-4: the card of a cowering is not read. */
export function cower(card: i32): void {
  useCard(card);
  state.itemCard = <u8>card;
  heal(COWER_HEALS);
  endTurn();
}

/** POCKET-CLASSIC-7. */
export function endTurn(): void {
  if (isHealing(state.tile)) heal(1);
  if (<i32>state.turn < MOST_BYTE) state.turn += 1;
  state.phase = <u8>PHASE_C_MOVE;
}
