// Owns actions of geek as they are applied: with chance after them, log and news; and how the house is filled.
import { playChance } from "../../console/match";
import { below } from "../../console/rng";
import { RNG_PTR } from "../../console/state-map";
import { LEGAL } from "./bot-routes";
import { momentBefore, record } from "./chronicle";
import { SQUARES } from "./data-board";
import { actingSeat, noteNews } from "./news";
import { canLay, isMixed, isSpot } from "./queries-lay";
import { ACTION_LAY, PLAYER_CHANCE, applyAction, chanceWeight, currentPlayer, legalActions } from "./rules";
import { state } from "./state";
import { PHASE_LAY } from "./state-phases";

/** Applies an action, then all that follows without a decision. */
export function advance(action: i32): void {
  step(action);
  playOn();
}

/** Spins and faces. */
export function playOn(): void {
  playChance(LEGAL, isChanceDue, legalActions, chanceWeight, step);
}

function isChanceDue(): bool {
  return currentPlayer() == PLAYER_CHANCE;
}

/** Applies an action, logs it, notes what is to be told. */
function step(action: i32): void {
  const actor = actingSeat();
  const moment = momentBefore();
  if (!applyAction(action)) return;
  noteNews(action, actor);
  record(action, moment);
}

/** Whether hidden tiles are still to be laid. */
export function isLaying(): bool {
  return <i32>state.phase == PHASE_LAY;
}

/**
 * Lays the hidden tiles as chance would (chanceWeight() of ACTION_LAY), but by lot: squares are drawn until one will do,
 * instead of weighing all of them for each tile. Nothing of it is told.
 */
export function layTiles(): void {
  while (isLaying()) applyAction(ACTION_LAY + drawSquare());
}

/** Mixed: three times in four among the spots alone, of which more are unused than tiles are left. */
function drawSquare(): i32 {
  const spots = isMixed() && below(RNG_PTR, 4) != 0;
  let square = below(RNG_PTR, SQUARES);
  while (!canLay(square) || (spots && !isSpot(square))) square = below(RNG_PTR, SQUARES);
  return square;
}
