// Owns the test whether deathinc's bytes are a state that play can reach or go on from: resume and tools refuse others.
import {
  FLAW_CARDS,
  FLAW_DIRECTORS,
  FLAW_FRESH,
  FLAW_NONE,
  FLAW_PHASE,
  FLAW_PIECES,
  FLAW_PLAN,
  FLAW_RANGE,
  FLAW_RESULT,
  FLAW_SEATS,
  FLAW_TURN,
} from "./possible-flaws";
import { piecesHold, planHolds } from "./possible-map";
import { freshHolds, phaseHolds, resultHolds } from "./possible-phase";
import { rangesHold } from "./possible-ranges";
import { cardsHold, directorsHold, seatsHold } from "./possible-seats";
import { turnHolds } from "./possible-turn";
import { state } from "./state";
import { PHASE_DEAL, PHASE_TIE_DIE } from "./state-phases";

export * from "./possible-flaws";

/** False for bytes that no game can hold. */
export function isPossible(): bool {
  return flaw() == FLAW_NONE;
}

/** FLAW_NONE or the first thing that is wrong; never reads outside the tables whatever the bytes. */
export function flaw(): i32 {
  if (!rangesHold()) return FLAW_RANGE;
  if (!planHolds()) return FLAW_PLAN;
  if (!piecesHold()) return FLAW_PIECES;
  if (!seatsHold()) return FLAW_SEATS;
  if (!cardsHold()) return FLAW_CARDS;
  if (!directorsHold()) return FLAW_DIRECTORS;
  if (<i32>state.phase <= PHASE_DEAL) return freshHolds() ? FLAW_NONE : FLAW_FRESH;
  if (!resultHolds()) return FLAW_RESULT;
  if (<i32>state.phase >= PHASE_TIE_DIE) return FLAW_NONE;
  if (!turnHolds()) return FLAW_TURN;
  return phaseHolds() ? FLAW_NONE : FLAW_PHASE;
}
