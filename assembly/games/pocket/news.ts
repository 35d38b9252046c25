// Owns what a story screen has to tell: it compares the game before and after each action.
import { isHuman } from "../../console/match";
import { RULES_PTR } from "../../console/state-map";
import { MOST_SEATS, NONE } from "./data";
import { showsOutcome } from "./options";
import { isLiving } from "./queries";
import { ACTION_DRINK } from "./rules";
import { RULES_SIZE, State, healthOf, holderOf, state } from "./state";
import {
  FIGHT_ALL_FLED,
  PHASE_COWER_CARD,
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
} from "./state-phases";

// Bits of state.news.
/** Something happened that no other screen shows. */
export const NEWS_TELL: u8 = 1;
/** A turn is over that ends with a story. */
export const NEWS_TURN: u8 = 2;

/** Scratch of one action: the game before it. */
const BEFORE: usize = memory.data(256);
const before = changetype<State>(BEFORE);

/** Call before an action is applied. */
export function keepBefore(): void {
  memory.copy(BEFORE, RULES_PTR, RULES_SIZE);
}

/** Call after it: notes in state.news what there is to tell. */
export function noteNews(action: i32): void {
  const turnOver = before.turn != state.turn || <i32>state.phase == PHASE_END;
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
  return isWatched() || (!isHuman(before.leader) && !showsOutcome());
}

/** With "show the outcome" computers go on until a person has to decide. */
function stopsAfterTurn(): bool {
  return isWatched() || isHuman(before.leader) || !showsOutcome();
}

function tells(action: i32): bool {
  return (
    tellsHealth(action) ||
    tellsCard() ||
    tellsGift() ||
    before.hour != state.hour ||
    (before.totem != state.totem && <i32>before.phase != PHASE_GIVE_TOTEM) ||
    (before.fight != state.fight && <i32>state.fight > FIGHT_ALL_FLED)
  );
}

/** Health changed where the person who made it change did not see it coming on her own screen. */
function tellsHealth(action: i32): bool {
  let changed = false;
  let died = false;
  for (let seat = 0; seat < MOST_SEATS; seat++) {
    const old = <i32>load<u8>(BEFORE + seat, offsetof<State>("health0"));
    if (old == healthOf(seat)) continue;
    changed = true;
    if (healthOf(seat) == 0) died = true;
  }
  if (!changed || died) return died;
  if (action == ACTION_DRINK && isHuman(holderBefore(8))) return false;
  const phase = <i32>before.phase;
  if (phase == PHASE_VICTIM && isHuman(before.leader)) return false;
  // The reveal shows what runners gained.
  return !(phase == PHASE_PICK && <i32>state.phase == PHASE_REVEAL && !isWatched());
}

/** A card was drawn and no person is asked about it. */
function tellsCard(): bool {
  const was = <i32>before.phase;
  const now = <i32>state.phase;
  if (was == PHASE_COWER_CARD) return !showsOutcome() || isHuman(before.leader);
  if (was == PHASE_ITEM_CARD) return now != PHASE_TAKE || !isHuman(before.leader);
  if (was != PHASE_EVENT || now == PHASE_SEARCH || now == PHASE_PICK || now == PHASE_LOSS) return false;
  return !showsOutcome() || isHuman(before.leader);
}

/** A computer gave a person something. */
function tellsGift(): bool {
  for (let item = 0; item < 9; item++) {
    const from = holderBefore(item);
    const to = holderOf(item);
    if (from == to || from == NONE || to == NONE) continue;
    if (!isHuman(from) && isHuman(to)) return true;
  }
  return false;
}

function holderBefore(item: i32): i32 {
  return load<u8>(BEFORE + item, offsetof<State>("holder0"));
}
