// Owns actions of deathinc as they are applied: with chance after them, choices that have one answer, log and news.
import { playChance } from "../../console/match";

import { FOAM, OTHER_MEAT, SWEEP, kindOf } from "./data-cards";
import { cardOf, isCardAction } from "./choices-cards";
import { momentBefore, record } from "./chronicle";
import { decidingSeat } from "./deciders";
import { noteNews } from "./news";
import {
  ACTION_AIM,
  PLAYER_CHANCE,
  applyAction,
  currentPlayer,
  firstAction,
  lastAction,
  legalActions,
  onlyLegal,
  outcomeWeight,
} from "./rules";
import { LEGAL } from "./scratch";
import { state } from "./state";
import {
  PHASE_AIM,
  PHASE_ASK,
  PHASE_FAILED,
  PHASE_FIGHT,
  PHASE_FILL,
  PHASE_LATE,
  PHASE_OBJECT,
  PHASE_PUT,
  PHASE_READY,
  PHASE_TOKENS,
  PHASE_WALK,
  PHASE_ZOMBIES,
} from "./state-phases";

const NOTHING: i32 = -1;
/**
 * Phases in which a person is shown what there is, even one answer alone: all of it is not listed for that. Whoever is
 * asked about others' walks and cards is asked whatever the hand holds, so that it leaks nothing (section 4.1).
 */
const SHOWN: u64 =
  ((<u64>1) << PHASE_READY) |
  ((<u64>1) << PHASE_ASK) |
  ((<u64>1) << PHASE_OBJECT) |
  ((<u64>1) << PHASE_FILL) |
  ((<u64>1) << PHASE_TOKENS) |
  ((<u64>1) << PHASE_WALK) |
  ((<u64>1) << PHASE_FAILED) |
  ((<u64>1) << PHASE_LATE) |
  ((<u64>1) << PHASE_PUT) |
  ((<u64>1) << PHASE_ZOMBIES);

/** Applies an action, then all that follows without a decision. */
export function advance(action: i32): void {
  step(action);
  playOn();
}

/** Dice, cards, tiles; and what a person need not be asked. */
export function playOn(): void {
  playChance(LEGAL, isChanceDue, legalActions, outcomeWeight, step);
  for (let only = onlyAnswer(); only >= 0; only = onlyAnswer()) {
    step(only);
    playChance(LEGAL, isChanceDue, legalActions, outcomeWeight, step);
  }
}

function isChanceDue(): bool {
  return currentPlayer() == PLAYER_CHANCE;
}

/**
 * The answer of a person who has no choice; NOTHING where there is one. The end of a walk and a lost roll are shown all
 * the same; a fight begins by itself unless a card could end it without a roll.
 */
function onlyAnswer(): i32 {
  const phase = <i32>state.phase;
  if (((SHOWN >> phase) & 1) != 0 || decidingSeat() < 0) return NOTHING;
  const aims = phase == PHASE_AIM;
  const only = onlyLegal(aims ? ACTION_AIM : firstAction(phase), lastAction(phase));
  if (aims || only < 0) return only;
  const count = legalActions(LEGAL); // with cards and orders
  return phase == PHASE_FIGHT ? (endsFights(count) ? NOTHING : only) : count == 1 ? only : NOTHING;
}

/** Whether one of the listed actions is a card that ends a fight. */
function endsFights(count: i32): bool {
  for (let i = 0; i < count; i++) {
    const action = <i32>load<u16>(LEGAL + 2 * i);
    if (!isCardAction(action)) continue;
    const kind = kindOf(cardOf(action));
    if (kind == FOAM || kind == SWEEP || kind == OTHER_MEAT) return true;
  }
  return false;
}

/** Applies an action, logs it, notes what is to be told. */
export function step(action: i32): void {
  const actor = currentPlayer();
  const moment = momentBefore();
  if (!applyAction(action)) return;
  noteNews(action, actor);
  record(action, moment, actor);
}
