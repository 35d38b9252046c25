// Owns actions of pocket as they are applied: with chance after them, answers that are known, log and news.
import { isHuman, playChance } from "../../console/match";
import { momentBefore, record } from "./chronicle";
import { TILE_COUNT } from "./data";
import { noteNews } from "./news";
import { isClassic, weaponsOf } from "./queries";
import {
  ACTION_FIGHT,
  ACTION_FLEE,
  ACTION_USE,
  PLAYER_CHANCE,
  applyAction,
  chanceWeight,
  currentPlayer,
  legalActions,
} from "./rules";
import { STAGE_FIRST, STAGE_PICK } from "./screens";
import { state } from "./state";
import { PHASE_DECLARE, PHASE_PICK } from "./state-phases";

/** Chance outcomes: at most one a tile. */
const ACTIONS: usize = memory.data(2 * TILE_COUNT);

// state.mark in PHASE_PICK: what the only living person picked while computers still had to.
const MARK_FIGHT: u8 = 1;
const MARK_FLEE: u8 = 2;

/** In PHASE_PICK a person may be asked before computers whose turn it is. */
export function pick(action: i32): void {
  if (isHuman(currentPlayer())) return advance(action);
  state.mark = action == ACTION_FIGHT ? MARK_FIGHT : MARK_FLEE;
  state.stage = STAGE_PICK;
}

/** Applies an action, then all that follows without a decision. */
export function advance(action: i32): void {
  step(action);
  state.wished = 0;
  playOn();
}

/** Cards, tiles, and answers of people that are known already. */
export function playOn(): void {
  do {
    playChance(ACTIONS, isChanceDue, legalActions, chanceWeight, step);
  } while (answerKnown());
}

function isChanceDue(): bool {
  return currentPlayer() == PLAYER_CHANCE;
}

/** A pick made early, a declaration marked on the reveal screen. */
function answerKnown(): bool {
  if (isClassic()) return false;
  const phase = <i32>state.phase;
  if (phase != PHASE_PICK && phase != PHASE_DECLARE) return false;
  const seat = currentPlayer();
  if (!isHuman(seat)) return false;
  if (phase == PHASE_DECLARE) step(ACTION_USE + (weaponsOf(seat) & ~(<i32>state.mark)));
  else if (state.mark == 0) return false;
  else step(<u8>state.mark == MARK_FIGHT ? ACTION_FIGHT : ACTION_FLEE);
  return true;
}

/** Applies an action, logs it, notes what is to be told. */
export function step(action: i32): void {
  const phase = momentBefore();
  if (!applyAction(action)) return;
  noteNews(action);
  record(action, phase);
  if (<i32>state.phase == phase || <i32>state.phase == PHASE_DECLARE) return;
  state.stage = STAGE_FIRST;
  state.mark = 0;
  state.mark2 = 0;
}
