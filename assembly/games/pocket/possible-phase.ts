// Owns the part of pocket's test of saves that looks at the phase: each has its reason, its report and a choice.
import {
  CANDELABRA,
  CARD_COUNT,
  DINING,
  EVENT_CURSE,
  EVENT_ITEM,
  EVENT_ZOMBIES,
  GASOLINE,
  GRAVEYARD,
  NONE,
  OIL,
  TEMPLE,
  WEAPON_COUNT,
  opposite,
  regionOf,
} from "./data";
import { freshHolds } from "./possible-fresh";
import {
  attackWith,
  bitOf,
  cardsLeft,
  fighters,
  holdsTotem,
  isLiving,
  isUsed,
  lineOf,
  livingCount,
  livingSeats,
  unclaimed,
  zombiesFor,
  zombiesOn,
} from "./queries";
import { hiddenCount, isKnown, isOpen, rotationsFor, tileBeyond } from "./queries-grid";
import { declarer, extraPoints, waysOfFlight } from "./rules-fight";
import { whyNotBash } from "./rules-legal";
import { lossSeat } from "./rules-loss";
import { roomBit } from "./rules-turn";
import { WHY_LEGAL } from "./rules-why";
import { bashedOf, holderOf, lossOf, state } from "./state";
import {
  CAUSE_CURSE,
  CAUSE_FIGHT,
  CAUSE_FLIGHT,
  CAUSE_GLASS,
  CAUSE_WALL,
  FIGHT_ALL_FLED,
  FIGHT_LOST,
  FIGHT_NONE,
  PHASE_AGREE,
  PHASE_COWER_CARD,
  PHASE_DECLARE,
  PHASE_DRAW_TILE,
  PHASE_END,
  PHASE_EVENT,
  PHASE_FLEE_MOVE,
  PHASE_GIVE_TOTEM,
  PHASE_HEIR,
  PHASE_ITEM_CARD,
  PHASE_LEADER,
  PHASE_LOSS,
  PHASE_OIL,
  PHASE_PICK,
  PHASE_REVEAL,
  PHASE_SEARCH,
  PHASE_SPLIT,
  PHASE_TAKE,
  PHASE_TASK,
  PHASE_VICTIM,
  TASK_BASH,
  TASK_BURY,
  TASK_COWER,
  TASK_GO,
  TASK_ITEM,
  TASK_NONE,
  TASK_TEMPLE,
  TASK_WINDOW,
  TOTEM_HELD,
  TOTEM_HIDDEN,
} from "./state-phases";

const LAST_HOUR: i32 = 2; // 11 pm

/** Whether the present phase can be: its task and report are there, and there is something to choose. */
export function phaseHolds(): bool {
  const now = <i32>state.phase;
  if (now == PHASE_END) return true; // the result says it all
  if (!freshHolds(now)) return false;
  if (now == PHASE_LEADER) return state.turn == 1 && state.task == TASK_NONE;
  if (now == PHASE_TASK) return cardsLeft() > 0;
  if (now == PHASE_LOSS) return lossHolds() && causeHolds() && lossSeat() != NONE;
  if (now == PHASE_HEIR) return causeHolds() && livingCount() > 1;
  if (now < PHASE_EVENT) return now == PHASE_VICTIM ? livingCount() > 1 && hurtHolds() : tileComes(now);
  if (now <= PHASE_ITEM_CARD) return cardComes(now);
  if (now >= PHASE_PICK && now <= PHASE_SPLIT) return fightHolds(now);
  if (now == PHASE_OIL) return fledHolds() && holderOf(OIL) != NONE;
  if (now == PHASE_FLEE_MOVE) return fledHolds() && popcnt(waysOfFlight()) > 1;
  if (now == PHASE_TAKE) return takeHolds();
  return now == PHASE_GIVE_TOTEM && taskHolds(TASK_TEMPLE) && livingCount() > 1 && !beaten();
}

// ---- tasks ----

/** Whether a room's action, or cowering, is what the leader picked, and the room allows it. */
function taskHolds(task: i32): bool {
  if (<i32>state.task != task) return false;
  if (task == TASK_TEMPLE) return state.tile == TEMPLE && state.totem == TOTEM_HIDDEN;
  if (task == TASK_BURY) return state.tile == GRAVEYARD && state.totem == TOTEM_HELD;
  if (task == TASK_ITEM) return ((<i32>state.storageUsed) & roomBit(state.tile)) != 0;
  return true;
}

/** Glass or wall is about to hurt somebody. */
function hurtHolds(): bool {
  if (state.newTile != NONE) return false;
  if (state.task == TASK_WINDOW) return state.tile == DINING && !state.windowBroken;
  return (
    state.task == TASK_BASH && state.direction < 4 && whyNotBash(state.tile, state.direction) == WHY_LEGAL
  );
}

/** A hidden tile is drawn, or was drawn and is turned. */
function tileComes(now: i32): bool {
  const tile = <i32>state.tile;
  const dir = <i32>state.direction;
  if (dir > 3 || !isOpen(tile, dir) || tileBeyond(tile, dir) != NONE) return false;
  const region = regionOf(tile);
  if (hiddenCount(region) == 0 || !bashedAsSaid(tile, dir)) return false;
  const drawn = <i32>state.newTile;
  if (now == PHASE_DRAW_TILE) return drawn == NONE;
  if (drawn == NONE || isKnown(drawn) || regionOf(drawn) != region) return false;
  return popcnt(rotationsFor(drawn, opposite(dir))) > 1;
}

/** The way leads through a bashed door if and only if a wall was bashed. */
function bashedAsSaid(tile: i32, dir: i32): bool {
  const bashed = ((bashedOf(tile) >> dir) & 1) != 0;
  return state.task == (bashed ? TASK_BASH : TASK_GO);
}

/** A fight that ended so that nothing is found or buried. */
function beaten(): bool {
  return state.fight == FIGHT_ALL_FLED || state.fight == FIGHT_LOST;
}

// ---- cards ----

/** Whether a card of this turn lies in the discard with a line of a kind, in an hour that this is. */
function lineIs(kind: i32): bool {
  if (<i32>state.card >= CARD_COUNT || <i32>state.cardHour > LAST_HOUR) return false;
  const line = lineOf(state.card, state.cardHour);
  return (line >= EVENT_ZOMBIES ? EVENT_ZOMBIES : line) == kind && eventTask();
}

/** Tasks that have an event. */
function eventTask(): bool {
  const task = <i32>state.task;
  if (task == TASK_TEMPLE || task == TASK_BURY) return taskHolds(task);
  return task == TASK_GO || task == TASK_WINDOW || task == TASK_BASH;
}

function isThisHour(): bool {
  return state.cardHour == state.hour && isUsed(state.card);
}

/** A card is about to be drawn, or the leader to say whether one is. */
function cardComes(now: i32): bool {
  if (now == PHASE_SEARCH) {
    return lineIs(EVENT_ITEM) && isThisHour() && (cardsLeft() > 0 || <i32>state.hour < LAST_HOUR);
  }
  if (cardsLeft() == 0) return false;
  if (now == PHASE_COWER_CARD) return taskHolds(TASK_COWER);
  if (now == PHASE_EVENT) return eventTask() && state.card == NONE;
  return (taskHolds(TASK_ITEM) || lineIs(EVENT_ITEM)) && state.itemCard == NONE;
}

function takeHolds(): bool {
  if (!taskHolds(TASK_ITEM) && !lineIs(EVENT_ITEM)) return false;
  const card = <i32>state.itemCard;
  if (card >= CARD_COUNT || !isUsed(card) || state.itemGot != NONE) return false;
  return holderOf(card) != NONE && popcnt(unclaimed()) > 1;
}

// ---- fights ----

/** Zombies are there, as many as the card says. */
function zombiesHold(): bool {
  if (!lineIs(EVENT_ZOMBIES) || !isThisHour()) return false;
  return state.zombies == zombiesFor(zombiesOn(lineOf(state.card, state.cardHour)));
}

function fightHolds(now: i32): bool {
  if (!zombiesHold() || state.fight != FIGHT_NONE) return false;
  const open = livingSeats() & ~(<i32>state.picked);
  if (now == PHASE_PICK) return open != 0;
  if (open != 0 || fighters() == 0) return false;
  if (now == PHASE_REVEAL) return state.declared == 0;
  if (now == PHASE_AGREE) return state.declared == 0 && fireHolds();
  if (now == PHASE_DECLARE) return declarer() != NONE && usedHold();
  return damageHolds() && extraPoints() != 0;
}

/** POCKET-CANDEL-1..4: another fighter holds what would burn. */
function fireHolds(): bool {
  const item = <i32>state.fireItem;
  if (state.fireAsked != 1 || (item != OIL && item != GASOLINE)) return false;
  if (item == GASOLINE && state.gasFuel == 0) return false;
  return (
    isFighter(holderOf(CANDELABRA)) && isFighter(holderOf(item)) && holderOf(item) != holderOf(CANDELABRA)
  );
}

function isFighter(seat: i32): bool {
  return seat != NONE && ((fighters() >> seat) & 1) != 0;
}

/** The sums of a fight that cost something. */
function damageHolds(): bool {
  if (!usedHold() || <i32>state.attack != attackWith(fighters(), state.used)) return false;
  return state.damage > 0 && <i32>state.damage == <i32>state.zombies - <i32>state.attack;
}

/** What was declared is held by those who declared. */
function usedHold(): bool {
  const declared = <i32>state.declared;
  if (declared & ~fighters()) return false;
  for (let item = 0; item < WEAPON_COUNT; item++) {
    const holder = holderOf(item);
    if ((<i32>state.used) & bitOf(item) && (holder == NONE || (declared & bitOf(holder)) == 0)) return false;
  }
  return true;
}

function fledHolds(): bool {
  return zombiesHold() && state.fight == FIGHT_ALL_FLED && state.fighting == 0;
}

// ---- losses ----

/** What the loss that is pending, or has just struck, came of. */
function causeHolds(): bool {
  const cause = <i32>state.cause;
  if (cause == CAUSE_GLASS || cause == CAUSE_WALL) {
    return hurtHolds() && (cause == CAUSE_WALL) == (state.task == TASK_BASH) && state.victim != NONE;
  }
  if (cause == CAUSE_CURSE) return lineIs(EVENT_CURSE) && isThisHour();
  if (cause == CAUSE_FLIGHT) return fledHolds();
  return cause == CAUSE_FIGHT && zombiesHold() && state.damage > 0;
}

/** Shares as the cause makes them. */
function lossHolds(): bool {
  for (let seat = 0; seat < <i32>state.seats; seat++) {
    const loss = lossOf(seat);
    if (state.cause == CAUSE_FIGHT ? !shareHolds(seat, loss) : loss != dueOf(seat)) return false;
  }
  return state.cause == CAUSE_FIGHT ? damageHolds() && lossSum() == <i32>state.damage : lossSum() > 0;
}

/** What a seat loses by all causes but a fight. */
function dueOf(seat: i32): i32 {
  const cause = <i32>state.cause;
  if (!isLiving(seat)) return 0;
  if (cause == CAUSE_FLIGHT) return 1;
  if (cause != CAUSE_CURSE) return i32(<i32>state.victim == seat);
  return i32(state.totem == TOTEM_HIDDEN || holdsTotem(seat));
}

/** POCKET-COMBAT-12. */
function shareHolds(seat: i32, loss: i32): bool {
  if (!isFighter(seat)) return loss == 0;
  const share = <i32>state.damage / popcnt(fighters());
  return loss == share || loss == share + 1;
}

function lossSum(): i32 {
  let sum = 0;
  for (let seat = 0; seat < <i32>state.seats; seat++) sum += lossOf(seat);
  return sum;
}
