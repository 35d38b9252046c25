// Owns what goes into the log: entries made from what an action did to the state. Words are in log-lines.ts.
import { LOG_HEADLINE, LOG_TURN, logAdd } from "../../console/log";
import { shell } from "../../console/state-map";
import { DINING, NO_ROOM, PATIO } from "./data";
import { hour, intensity, ticksLeft } from "./queries";
import { ACTION_COWER, ACTION_END_TURN, ACTION_FIGHT, ACTION_PATIO } from "./rules";
import {
  END_BURY,
  END_HEALTH,
  END_TOTEM,
  EVENT_ATTACK,
  EVENT_FOOD,
  PHASE_BREAK_DIE,
  PHASE_BREAK_FIGHT,
  PHASE_COWER_DIE,
  PHASE_EVENT_ARMS,
  PHASE_FIGHT,
  PHASE_MOVE,
  PHASE_REST,
  PHASE_SEARCH_DIE,
  RESULT_PLAYING,
  state,
} from "./state";

// Kinds of entries, with their numbers a..e.
export const LINE_MOVED: i32 = 2; // how (HOW_...), room, dice (base 6: suns moons arms), event, meter now + GAINED
export const LINE_WALL: i32 = 3; // room
export const LINE_FIGHT: i32 = 4; // Moons die, intensity, attack, lost, health now
export const LINE_RETREAT: i32 = 5; // room, zombies, health now
export const LINE_GLASS: i32 = 6; // health now
export const LINE_SEARCH: i32 = 7; // die, gain, attack now
export const LINE_COWER: i32 = 8; // die, gain, health now
export const LINE_HEALED: i32 = 9; // room, health now
export const LINE_TOTEM: i32 = 10; // turns spent
export const LINE_BURY: i32 = 11; // turns spent
export const LINE_HOUR: i32 = 12; // hour 1..3, intensity
export const LINE_RESULT: i32 = 13; // RESULT_...
export const LINE_WHY: i32 = 14; // reason of a computer player (WHY_BOT_...), a number
export const LINE_LATE: i32 = 15; // a search (0) or a rest (1) took the last time
export const LINE_BEGUN: i32 = 16; // level of the computer player, 0 = a person

// How a turn's move went.
export const HOW_FOUND: i32 = 0;
export const HOW_BACK: i32 = 1;
export const HOW_STAYED: i32 = 2;
export const HOW_PATIO: i32 = 3; // through the patio door for the first time
export const HOW_FLED: i32 = 4; // the breakthrough ended in a retreat

/** Added to a meter in LINE_MOVED: it really rose, it was not full. */
export const GAINED: i32 = 16;

/** What the state was before an action, packed so that it fits a variable: phase, hour, turn. */
export function momentBefore(): i32 {
  return (<i32>state.phase) | (hour() << 8) | ((<i32>state.turn) << 16);
}

/** The first turn's mark. */
export function recordBegin(level: i32): void {
  recordTurn();
  logAdd(LINE_BEGUN, level);
}

/** Logs what an action did. before = momentBefore() as it was. */
export function record(action: i32, before: i32): void {
  const phase = before & 0xff;
  recordStep(action, phase);
  const turnOver = <i32>state.turn != before >> 16;
  if (turnOver || (state.result != RESULT_PLAYING && state.endGain != 0)) recordTurnEnd();
  if (turnOver) recordTurn();
  if (hour() != ((before >> 8) & 0xff) && state.result == RESULT_PLAYING) {
    logAdd(LINE_HOUR | LOG_HEADLINE, hour() + 1, intensity());
  }
  if (state.result != RESULT_PLAYING) logAdd(LINE_RESULT | LOG_HEADLINE, state.result);
}

function recordTurn(): void {
  logAdd(LOG_TURN, state.turn, ticksLeft());
  shell.turnSeen = state.turn;
}

function recordStep(action: i32, phase: i32): void {
  if (phase == PHASE_EVENT_ARMS) recordDice();
  else if (phase == PHASE_BREAK_DIE) recordWall();
  else if (phase == PHASE_FIGHT || phase == PHASE_BREAK_FIGHT) recordFight(action, phase);
  else if (phase == PHASE_SEARCH_DIE) logAdd(LINE_SEARCH, state.searchDie, state.searchGain, state.attack);
  else if (phase == PHASE_COWER_DIE) logAdd(LINE_COWER, state.cowerDie, state.cowerGain, healthBeforeBonus());
  else if (phase == PHASE_MOVE && action == ACTION_PATIO && state.glassLoss) logAdd(LINE_GLASS, state.health);
  else if (phase == PHASE_REST && state.result != RESULT_PLAYING) recordLate(action);
}

function howMoved(): i32 {
  if (state.breakRetreat != NO_ROOM) return HOW_FLED;
  if (state.drawnTile != NO_ROOM) return HOW_FOUND;
  if (state.movedFrom == state.room) return HOW_STAYED;
  return <i32>state.room == PATIO && <i32>state.movedFrom == DINING ? HOW_PATIO : HOW_BACK;
}

/** Health before the turn's end added the bonus of Kitchen or Garden, which has a line of its own. */
function healthBeforeBonus(): i32 {
  return state.health - (state.endGain & END_HEALTH ? 1 : 0);
}

/** The move and what the event dice brought; a harmless attack is fought in the same breath. */
function recordDice(): void {
  const dice = (state.dieSuns * 6 + state.dieMoons) * 6 + state.dieArms;
  const meter = <i32>state.event == EVENT_FOOD ? healthBeforeBonus() : <i32>state.attack;
  logAdd(LINE_MOVED, howMoved(), state.room, dice, state.event, meter | (state.gain ? GAINED : 0));
  if (<i32>state.event == EVENT_ATTACK && <i32>state.phase != PHASE_FIGHT) {
    recordZombies(state.dieMoons, state.zombies, 0);
  }
}

/** The wall breaks whatever comes; without harm the fight is over at once. */
function recordWall(): void {
  logAdd(LINE_WALL, state.movedFrom);
  if (<i32>state.phase != PHASE_BREAK_FIGHT) recordZombies(state.breakDie, state.breakZombies, 0);
}

function recordZombies(die: i32, zombies: i32, lost: i32): void {
  logAdd(LINE_FIGHT | LOG_HEADLINE, die, zombies - die, state.attack, lost, healthBeforeBonus());
}

function recordFight(action: i32, phase: i32): void {
  const breaking = phase == PHASE_BREAK_FIGHT;
  if (action != ACTION_FIGHT) {
    const zombies = breaking ? state.breakZombies : state.zombies;
    const refuge = breaking ? state.breakRetreat : state.retreatTo;
    logAdd(LINE_RETREAT | LOG_HEADLINE, refuge, zombies, healthBeforeBonus());
  } else if (breaking) recordZombies(state.breakDie, state.breakZombies, state.breakLoss);
  else recordZombies(state.dieMoons, state.zombies, state.loss);
}

/** The last time went before a die was rolled (PIECE-CLOCK-5). */
function recordLate(action: i32): void {
  if (action != ACTION_END_TURN) logAdd(LINE_LATE, action == ACTION_COWER ? 1 : 0);
}

/** What the end of the turn gave; a retreat or a spoilt turn gives nothing (PIECE-ROOM-6). */
function recordTurnEnd(): void {
  if (state.endGain & END_HEALTH) logAdd(LINE_HEALED, state.room, state.health);
  if (state.endGain & END_TOTEM) logAdd(LINE_TOTEM | LOG_HEADLINE, state.totem);
  if (state.endGain & END_BURY) logAdd(LINE_BURY | LOG_HEADLINE, state.bury);
}
