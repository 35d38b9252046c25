// Owns the computer players of piecepack: level 1 strolls, level 2 plans, level 3 weighs the dice (bot-judge.ts).
import { below } from "../../console/rng";
import { judge } from "./bot-judge";
import { nearestOpen, stepTowards } from "./bot-routes";
import { DINING, GRAVEYARD, INDOORS, NO_ROOM, OUTDOORS, PATIO, RITUAL_TURNS, TEMPLE, areaOf } from "./data";
import { damage, isKnown, ticksLeft } from "./queries";
import {
  ACTION_BREAK,
  ACTION_COUNT,
  ACTION_COWER,
  ACTION_END_TURN,
  ACTION_FIGHT,
  ACTION_NEW_ROOM,
  ACTION_PATIO,
  ACTION_RETREAT,
  ACTION_SEARCH,
  ACTION_STAY,
  currentPlayer,
  isLegal,
  legalActions,
} from "./rules";
import { PHASE_MOVE, PHASE_REST, state } from "./state";

const LEGAL: usize = memory.data(2 * ACTION_COUNT);

/**
 * The action a computer player of level 1..3 takes now, or -1 where no player decides. rngPtr = generator state, which
 * only level 1 uses. Same state, level and generator: same action.
 */
export function chooseAction(level: i32, rngPtr: usize): i32 {
  if (currentPlayer() < 0) return -1;
  if (level <= 1) return stroll(rngPtr);
  return level == 2 ? plan() : judge();
}

/** Forgets its plan in half of its moves, never rests, flees only from certain death. */
function stroll(rngPtr: usize): i32 {
  if (state.phase == PHASE_REST) return ACTION_END_TURN;
  if (state.phase != PHASE_MOVE)
    return damage() >= <i32>state.health ? retreatOr(ACTION_FIGHT) : ACTION_FIGHT;
  if (below(rngPtr, 2) == 0) return planMove();
  return load<u16>(LEGAL + 2 * below(rngPtr, legalActions(LEGAL)));
}

/** Knows where to go next; flees from heavy damage, rests when weak and in no hurry. */
function plan(): i32 {
  if (state.phase == PHASE_MOVE) return planMove();
  if (state.phase == PHASE_REST) return planRest();
  return damage() >= <i32>state.health || damage() >= 3 ? retreatOr(ACTION_FIGHT) : ACTION_FIGHT;
}

function planRest(): i32 {
  if (ticksLeft() < 9) return ACTION_END_TURN;
  if (state.attack < 3 && isLegal(ACTION_SEARCH)) return ACTION_SEARCH;
  return state.health < 3 && isLegal(ACTION_COWER) ? ACTION_COWER : ACTION_END_TURN;
}

/** The first legal retreat, or another action where there is none. */
function retreatOr(other: i32): i32 {
  for (let action = ACTION_RETREAT; action < ACTION_SEARCH; action++) if (isLegal(action)) return action;
  return other;
}

/** First the totem in the Temple, then the Graveyard; what is hidden is looked for. */
function planMove(): i32 {
  if (isLegal(ACTION_STAY)) return ACTION_STAY;
  if (<i32>state.totem < RITUAL_TURNS) return isKnown(TEMPLE) ? goTo(TEMPLE) : explore(INDOORS);
  if (isKnown(GRAVEYARD)) return goTo(GRAVEYARD);
  if (isKnown(PATIO)) return explore(OUTDOORS);
  if (!isKnown(DINING)) return explore(INDOORS);
  if (state.room != DINING) return goTo(DINING);
  return isLegal(ACTION_PATIO) ? ACTION_PATIO : anyMove();
}

function goTo(room: i32): i32 {
  return state.room == room ? anyMove() : stepTowards(state.room, room);
}

/** A new room here, or the way to the nearest free exit of the area, or through a wall. */
function explore(area: i32): i32 {
  if (areaOf(state.room) != area) return goTo(area == OUTDOORS ? PATIO : DINING);
  if (isLegal(ACTION_NEW_ROOM)) return ACTION_NEW_ROOM;
  const open = nearestOpen(state.room, area);
  if (open != NO_ROOM) return goTo(open);
  return isLegal(ACTION_BREAK) ? ACTION_BREAK : anyMove();
}

function anyMove(): i32 {
  legalActions(LEGAL);
  return load<u16>(LEGAL);
}
