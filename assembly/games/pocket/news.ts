// Owns what a story screen has to tell: it compares the game before and after an action.
import { isHuman } from "../../console/match";
import { healthBefore, holderBefore, was } from "./chronicle-before";
import { ITEM_COUNT, CONCOCTION, NONE } from "./data";
import { showsOutcome } from "./options";
import { cardsAnHour, cardsLeft, isClassic, isLiving } from "./queries";
import { ACTION_DRINK } from "./rules";
import { healthOf, holderOf, state } from "./state";
import {
  FIGHT_ALL_FLED,
  PHASE_COWER_CARD,
  PHASE_C_COWER,
  PHASE_C_FIGHT,
  PHASE_C_MOVE,
  PHASE_C_ROOM,
  PHASE_C_WALL,
  PHASE_END,
  PHASE_EVENT,
  PHASE_GIVE_TOTEM,
  PHASE_ITEM_CARD,
  PHASE_LOSS,
  PHASE_PICK,
  PHASE_REVEAL,
  PHASE_SEARCH,
  PHASE_TAKE,
  PHASE_VICTIM,
  TASK_BASH,
} from "./state-phases";

/** Phases in which a card is drawn; those that show the card of an event. */
const DRAWN: i32 = (1 << PHASE_EVENT) | (1 << PHASE_ITEM_CARD) | (1 << PHASE_COWER_CARD);
const SHOWN: i32 = (1 << PHASE_SEARCH) | (1 << PHASE_PICK) | (1 << PHASE_LOSS);

// Bits of state.news.
/** Something happened that no other screen shows. */
export const NEWS_TELL: u8 = 1;
/** A turn is over that ends with a story. */
export const NEWS_TURN: u8 = 2;

/** Notes in state.news what there is to tell of an action that was applied; chronicle-was.ts has the game before it. */
export function noteNews(action: i32): void {
  const turnOver = was.turn != state.turn || <i32>state.phase == PHASE_END;
  if (tells(action) || (turnOver && tellsTurn())) state.news |= NEWS_TELL;
  if (turnOver && (stopsAfterTurn() || state.fight != 0)) state.news |= NEWS_TURN;
}

/** Whether somebody looks on who decides nothing any more: no person lives. */
export function isWatched(): bool {
  for (let seat = 0; seat < <i32>state.seats; seat++) if (isHuman(seat) && isLiving(seat)) return false;
  return true;
}

/** A computer's turn is told in any case, a person's only for what happened in it. */
function tellsTurn(): bool {
  return isWatched() || (!isHuman(was.leader) && !showsOutcome());
}

/** With "show the outcome" computers go on until a person has to decide. */
function stopsAfterTurn(): bool {
  return isWatched() || isHuman(was.leader) || !showsOutcome();
}

function tells(action: i32): bool {
  if (isClassic()) return tellsClassic();
  return (
    tellsHealth(action) ||
    tellsCard() ||
    tellsGift() ||
    was.hour != state.hour ||
    (was.totem != state.totem && <i32>was.phase != PHASE_GIVE_TOTEM) ||
    (was.fight != state.fight && <i32>state.fight > FIGHT_ALL_FLED)
  );
}

/** Classic solo: the screens of room and turn's end tell what happened; a story comes where another one follows. */
function tellsClassic(): bool {
  const old = <i32>was.phase;
  const now = <i32>state.phase;
  if (now == PHASE_END) return true;
  if (isDrawn(old) && <i32>state.hour > 0 && cardsLeft() + 1 == cardsAnHour()) {
    return now != PHASE_C_COWER && now != PHASE_C_ROOM; // the first card of a new hour
  }
  if (old == now || old == PHASE_C_COWER || old == PHASE_COWER_CARD) return false;
  if (now == PHASE_C_MOVE || now == PHASE_C_WALL) return true;
  // A wall that was not chosen breaks right after the card.
  return now == PHASE_C_FIGHT && state.task == TASK_BASH && was.task != TASK_BASH && old != PHASE_C_WALL;
}

/** Whether a card is drawn in a phase. */
function isDrawn(phase: i32): bool {
  return ((DRAWN >> phase) & 1) != 0;
}

/** Health changed where the person who made it change did not see it coming on her own screen. */
function tellsHealth(action: i32): bool {
  let changed = false;
  let died = false;
  for (let seat = 0; seat < <i32>state.seats; seat++) {
    if (healthBefore(seat) == healthOf(seat)) continue;
    changed = true;
    if (healthOf(seat) == 0) died = true;
  }
  if (!changed || died) return died;
  // A drink that brings the loss down at once is told like any other loss.
  if (action == ACTION_DRINK && state.phase == was.phase && isHuman(holderBefore(CONCOCTION))) return false;
  const phase = <i32>was.phase;
  if (phase == PHASE_VICTIM && isHuman(was.leader)) return false;
  // The reveal shows what runners gained.
  return !(phase == PHASE_PICK && <i32>state.phase == PHASE_REVEAL && !isWatched());
}

/** A card was drawn and no person is asked about it. */
function tellsCard(): bool {
  const old = <i32>was.phase;
  const now = <i32>state.phase;
  if (old == PHASE_COWER_CARD) return !showsOutcome() || isHuman(was.leader);
  if (old == PHASE_ITEM_CARD) return now != PHASE_TAKE || !isHuman(was.leader);
  if (old != PHASE_EVENT || (SHOWN >> now) & 1) return false;
  return !showsOutcome() || isHuman(was.leader);
}

/** A computer gave a person something. */
function tellsGift(): bool {
  for (let item = 0; item < ITEM_COUNT; item++) {
    const from = holderBefore(item);
    const to = holderOf(item);
    if (from == to || from == NONE || to == NONE) continue;
    if (!isHuman(from) && isHuman(to)) return true;
  }
  return false;
}
