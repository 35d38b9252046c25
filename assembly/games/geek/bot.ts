// Owns the computer players of geek: level 1 forgets its plan, level 2 follows it, level 3 also shares, boards and guards.
import { below } from "../../console/rng";
import { chooseLiving } from "./bot-living";
import { LEGAL, goal, setGoal } from "./bot-routes";
import { chooseUndead } from "./bot-undead";
import { NONE } from "./data";
import { isLivingSeat } from "./queries";
import { REACH_NO, findReach, firstStepTo, reachKind, reachSteps } from "./queries-reach";
import {
  ACTION_BOARD,
  ACTION_GET,
  ACTION_GIVE,
  ACTION_STEP,
  ACTION_STOP,
  currentPlayer,
  isLegal,
  legalActions,
} from "./rules";
import { state } from "./state";
import { PHASE_PROWL, PHASE_RUN, PHASE_WALK } from "./state-phases";

/**
 * The decision that a computer player of level 1..3 takes for currentPlayer() now, or -1 where no player decides.
 * rngPtr = generator state, which only level 1 uses. It reads no face of a hidden tile but how many of each are left.
 */
export function chooseAction(level: i32, rngPtr: usize): i32 {
  const seat = currentPlayer();
  setGoal(NONE);
  if (seat < 0) return -1;
  const action = level <= 1 && below(rngPtr, 2) == 0 ? -1 : decide(seat, level);
  if (level <= 1) setGoal(NONE); // it may forget at each step
  return action >= 0 && isLegal(action) ? action : anyAction(level, rngPtr);
}

/**
 * What follows from the walk that the last decision began: its next step, or where it leads a stop; -1 where that is to
 * be thought about anew. So a walk is planned once, not at each step.
 */
export function walkOn(): i32 {
  const phase = <i32>state.phase;
  if (goal() == NONE || (phase != PHASE_WALK && phase != PHASE_RUN && phase != PHASE_PROWL)) return -1;
  if (isLegal(ACTION_BOARD)) return -1;
  findReach();
  const steps = reachSteps(goal());
  if (steps == 0) return state.boarded == 0 && isLegal(ACTION_STOP) ? ACTION_STOP : -1;
  const action = ACTION_STEP + firstStepTo(goal());
  return reachKind(goal()) != REACH_NO && isLegal(action) ? action : -1;
}

function decide(seat: i32, level: i32): i32 {
  const living = seat < <i32>state.seats && isLivingSeat(seat);
  return living ? chooseLiving(seat, level) : chooseUndead(level);
}

/** Any decision, the first one or by chance; nobody trades by chance. */
function anyAction(level: i32, rngPtr: usize): i32 {
  const count = legalActions(LEGAL);
  let sound = 0;
  for (let i = 0; i < count; i++) {
    const action = load<u16>(LEGAL + 2 * i);
    if (action >= <u16>ACTION_GIVE && action < <u16>(ACTION_GET + 85)) continue;
    store<u16>(LEGAL + 2 * sound++, action);
  }
  if (sound == 0) return -1;
  return load<u16>(LEGAL + 2 * (level <= 1 ? below(rngPtr, sound) : 0));
}
