// Owns actions of geek as they are applied: with chance after them, log and news; and how the house is filled.
import { sampleChance } from "../../console/chance";
import { playChance } from "../../console/match";
import { RNG_PTR } from "../../console/state-map";
import { LEGAL } from "./bot-routes";
import { momentBefore, record } from "./chronicle";
import { actingSeat, noteNews } from "./news";
import { PLAYER_CHANCE, applyAction, chanceWeight, currentPlayer, legalActions } from "./rules";
import { state } from "./state";
import { PHASE_LAY } from "./state-phases";

/** Tiles that one call lays: each looks at all squares. */
const TILES_A_CALL: i32 = 2;

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

/** Lays some of the hidden tiles; nothing of it is told. */
export function layTiles(): void {
  for (let i = 0; i < TILES_A_CALL && isLaying(); i++) {
    applyAction(sampleChance(RNG_PTR, LEGAL, legalActions(LEGAL), chanceWeight));
  }
}
