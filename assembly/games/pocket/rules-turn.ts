// Owns the frame of a pocket turn: what a task leads to, what follows its event, how a turn and the game end.
import { GARAGE, GRAVEYARD, MOST_HEALTH, NONE, STORAGE, TEMPLE, isHealing } from "./data";
import { bitOf, cardsLeft, etchingFound, livingSeats, nextLiving } from "./queries";
import { ACTION_BASH, ACTION_COWER, ACTION_ROOM, ACTION_WINDOW } from "./rules-actions";
import { bash, go, throughWindow } from "./rules-explore";
import { clearReport, healthOf, rememberHealth, setHealth, state } from "./state";
import {
  FIGHT_ALL_FLED,
  FIGHT_LOST,
  PHASE_COWER_CARD,
  PHASE_END,
  PHASE_EVENT,
  PHASE_GIVE_TOTEM,
  PHASE_ITEM_CARD,
  PHASE_TASK,
  RESULT_MIDNIGHT,
  RESULT_WON,
  TASK_BURY,
  TASK_COWER,
  TASK_ITEM,
  TASK_TEMPLE,
  TOTEM_BURIED,
  TOTEM_HELD,
} from "./state-phases";

const MIDNIGHT: i32 = 3; // hour

/** POCKET-LEAD-3: the leader's task begins. */
export function pickTask(action: i32): void {
  clearReport();
  rememberHealth();
  state.cameFrom = state.tile;
  if (action < ACTION_WINDOW) go(action);
  else if (action == ACTION_WINDOW) throughWindow();
  else if (action == ACTION_ROOM) roomAction();
  else if (action >= ACTION_BASH) bash(action - ACTION_BASH);
  else if (action == ACTION_COWER) {
    state.task = <u8>TASK_COWER;
    state.phase = <u8>PHASE_COWER_CARD;
  }
}

/** POCKET-TEMPLE-1, POCKET-GRAVE-1, POCKET-STORE-1. */
function roomAction(): void {
  const tile = <i32>state.tile;
  state.phase = <u8>PHASE_EVENT;
  if (tile == TEMPLE) state.task = <u8>TASK_TEMPLE;
  else if (tile == GRAVEYARD) state.task = <u8>TASK_BURY;
  else {
    state.task = <u8>TASK_ITEM;
    state.phase = <u8>PHASE_ITEM_CARD;
    state.storageUsed |= <u8>roomBit(tile);
  }
}

/** The bit of storageUsed that belongs to a tile: Storage Closet or Garage; 0 for others. */
export function roomBit(tile: i32): i32 {
  if (tile == STORAGE) return 1;
  return tile == GARAGE ? 2 : 0;
}

/** POCKET-COWER-1, -2: the card goes unread, everybody rests. */
export function cower(card: i32): void {
  useCard(card);
  state.card = <u8>card;
  state.cardHour = state.hour;
  healAll(livingSeats(), isHealing(state.tile) ? 2 : 1);
  endTurn();
}

/** A card goes to the discard. */
export function useCard(card: i32): void {
  state.cardsUsed |= <u16>bitOf(card);
}

/** Gain of every seat of a set, up to the most (POCKET-SETUP-2). */
export function healAll(seats: i32, points: i32): void {
  for (let seat = 0; seat < <i32>state.seats; seat++) {
    if ((seats >> seat) & 1) setHealth(seat, min(healthOf(seat) + points, MOST_HEALTH));
  }
}

/**
 * The event of the turn is over and somebody lives: a search or burial is judged (POCKET-TEMPLE-2, -3, POCKET-GRAVE-2),
 * then the turn ends.
 */
export function afterEvent(): void {
  const task = <i32>state.task;
  const beaten = state.fight == FIGHT_ALL_FLED || state.fight == FIGHT_LOST;
  if (beaten || (task != TASK_TEMPLE && task != TASK_BURY)) return endTurn();
  if (task == TASK_BURY) return bury();
  const only = onlyLiving();
  if (only != NONE) giveTotem(only);
  else state.phase = <u8>PHASE_GIVE_TOTEM;
}

/** POCKET-GRAVE-3. */
function bury(): void {
  state.totem = <u8>TOTEM_BURIED;
  state.totemHolder = <u8>NONE;
  if (isWon()) finish(RESULT_WON);
  else endTurn();
}

/** POCKET-TEMPLE-4. */
export function giveTotem(seat: i32): void {
  state.totem = <u8>TOTEM_HELD;
  state.totemHolder = <u8>seat;
  endTurn();
}

/** The seat of the one who lives, where one alone lives; NONE otherwise. */
export function onlyLiving(): i32 {
  const seats = livingSeats();
  return popcnt(seats) == 1 ? ctz(seats) : NONE;
}

/** POCKET-GOAL-1; looked at whenever the totem gets buried and a tile is placed (POCKET-WIN-1). */
export function isWon(): bool {
  return state.totem == TOTEM_BURIED && etchingFound() && livingSeats() != 0;
}

/** POCKET-TURN-1: clock first (POCKET-TIME-2b), then the leader passes (POCKET-LEAD-4, -5). */
export function endTurn(): void {
  if (cardsLeft() == 0 && !nextHour()) return finish(RESULT_MIDNIGHT);
  state.leader = <u8>nextLiving(state.leader);
  state.turn += 1;
  state.phase = <u8>PHASE_TASK;
}

/** POCKET-TIME-1, -3: all cards into a new pile, an hour later; false at midnight. */
export function nextHour(): bool {
  state.hour += 1;
  if (<i32>state.hour == MIDNIGHT) return false;
  state.cardsUsed = 0;
  return true;
}

export function finish(result: i32): void {
  state.result = <u8>result;
  state.phase = <u8>PHASE_END;
}
