// Owns the rules of the piecepack game: whose step it is, which actions are legal and why not, what each action does.
import {
  DINING,
  FOYER,
  LAST_TICK,
  MOST,
  NO_ROOM,
  PATIO,
  RITUAL_TURNS,
  START_ATTACK,
  START_HEALTH,
  TEMPLE,
  isHealing,
} from "./data";
import { damage, intensity } from "./queries";
import {
  ACTION_BREAK,
  ACTION_COWER,
  ACTION_DIE,
  ACTION_DRAW,
  ACTION_END_TURN,
  ACTION_FIGHT,
  ACTION_NEW_ROOM,
  ACTION_PATIO,
  ACTION_RETREAT,
  ACTION_SEARCH,
  ACTION_STAY,
  isLegal,
  ritualWaits,
} from "./rules-legal";
import {
  END_BURY,
  END_HEALTH,
  END_TOTEM,
  EVENT_ATTACK,
  EVENT_FOOD,
  EVENT_NOTHING,
  EVENT_WEAPON,
  PHASE_BREAK_DIE,
  PHASE_BREAK_FIGHT,
  PHASE_COWER_DIE,
  PHASE_DRAW,
  PHASE_END,
  PHASE_EVENT_ARMS,
  PHASE_EVENT_MOONS,
  PHASE_EVENT_SUNS,
  PHASE_FIGHT,
  PHASE_MOVE,
  PHASE_REST,
  PHASE_SEARCH_DIE,
  RESULT_KILLED,
  RESULT_OUT_OF_TIME,
  RESULT_WON,
  clearReport,
  clearState,
  setFrom,
  setWalls,
  state,
  wallsOf,
} from "./state";

export { isPossible } from "./possible";
export * from "./rules-legal";

export const PLAYER_CHANCE: i32 = -1;
export const PLAYER_NONE: i32 = -2;

// Whose step a phase is: 1 = chance.
const IS_CHANCE: usize = memory.data<u8>([0, 1, 1, 0, 1, 1, 1, 0, 0, 1, 1, 0]);

/** Lays out a new game and begins its first turn (PIECE-SETUP-1..10, PIECE-CLOCK-1). */
export function setUp(glassDoor: bool, strictRitual: bool): void {
  clearState();
  setFrom(FOYER, FOYER);
  state.room = <u8>FOYER;
  state.health = <u8>START_HEALTH;
  state.attack = <u8>START_ATTACK;
  state.glassDoor = u8(glassDoor);
  state.strictRitual = u8(strictRitual);
  beginTurn();
}

/** Seat 0, PLAYER_CHANCE, or PLAYER_NONE after the end. */
export function currentPlayer(): i32 {
  if (state.phase == PHASE_END) return PLAYER_NONE;
  return load<u8>(IS_CHANCE + state.phase) ? PLAYER_CHANCE : 0;
}

export function phase(): i32 {
  return state.phase;
}

export function isTerminal(): bool {
  return state.phase == PHASE_END;
}

/** 1 won, -1 lost, 0 while playing. */
export function returns(player: i32): i32 {
  if (player != 0 || !isTerminal()) return 0;
  return state.result == RESULT_WON ? 1 : -1;
}

/** Weight of a chance outcome among the legal ones: tiles and faces are equally likely. */
export function chanceWeight(action: i32): i32 {
  return currentPlayer() == PLAYER_CHANCE && isLegal(action) ? 1 : 0;
}

/** Does an action; false and nothing changed when it is illegal. */
export function applyAction(action: i32): bool {
  if (!isLegal(action)) return false;
  if (action < ACTION_DRAW) move(action);
  else if (action < ACTION_DIE) enterNewTile(action - ACTION_DRAW);
  else if (action < ACTION_FIGHT) roll(action - ACTION_DIE);
  else if (action < ACTION_SEARCH) fightOrRetreat(action);
  else rest(action);
  return true;
}

/** The hand goes one square; false when the last coin went and the game is lost (PIECE-CLOCK-2, -4). */
function tick(): bool {
  state.ticks += 1;
  if (state.ticks == LAST_TICK) finish(RESULT_OUT_OF_TIME);
  return <i32>state.ticks < LAST_TICK;
}

function finish(result: i32): void {
  state.result = <u8>result;
  state.phase = <u8>PHASE_END;
}

/** PIECE-CLOCK-1; used by the rules themselves and by tools that give a state before its turn. */
export function beginTurn(): void {
  if (!tick()) return;
  state.turn += 1;
  state.phase = <u8>PHASE_MOVE;
}

function move(action: i32): void {
  clearReport();
  state.movedFrom = state.room;
  state.phase = <u8>PHASE_EVENT_SUNS;
  if (action < ACTION_STAY) state.room = <u8>action;
  else if (action == ACTION_NEW_ROOM) state.phase = <u8>PHASE_DRAW;
  else if (action == ACTION_PATIO) crossPatioDoor();
  else if (action == ACTION_BREAK) state.phase = <u8>PHASE_BREAK_DIE;
}

/** PIECE-MOVE-7, PIECE-OPT-1: only the first way through places the Patio and can cost health. */
function crossPatioDoor(): void {
  setFrom(PATIO, DINING);
  state.room = <u8>PATIO;
  state.glassLoss = state.glassDoor;
  state.health -= state.glassLoss;
}

/** PIECE-MOVE-1, PIECE-MOVE-2. */
function enterNewTile(tile: i32): void {
  setFrom(tile, state.room);
  state.drawnTile = <u8>tile;
  state.room = <u8>tile;
  state.phase = <u8>PHASE_EVENT_SUNS;
}

function roll(face: i32): void {
  const now = <i32>state.phase;
  if (now == PHASE_BREAK_DIE) rollBreak(face);
  else if (now == PHASE_EVENT_SUNS) {
    state.dieSuns = <u8>face;
    state.phase = <u8>PHASE_EVENT_MOONS;
  } else if (now == PHASE_EVENT_MOONS) {
    state.dieMoons = <u8>face;
    state.phase = <u8>PHASE_EVENT_ARMS;
  } else if (now == PHASE_EVENT_ARMS) {
    state.dieArms = <u8>face;
    resolveEvent();
  } else if (now == PHASE_SEARCH_DIE) rollSearch(face);
  else rollCower(face);
}

/** PIECE-BREAK-2: without damage the passage is free and there is nothing to decide. */
function rollBreak(face: i32): void {
  state.breakDie = <u8>face;
  state.breakZombies = <u8>(face + intensity());
  state.phase = <u8>PHASE_BREAK_FIGHT;
  if (damage() == 0) passThroughWall();
}

/** PIECE-BREAK-3. */
function passThroughWall(): void {
  breakWall();
  state.phase = <u8>PHASE_DRAW;
}

function breakWall(): void {
  setWalls(state.room, wallsOf(state.room) + 1);
}

/** PIECE-EVENT-1..6. */
function resolveEvent(): void {
  const suns = <i32>state.dieSuns;
  const moons = <i32>state.dieMoons;
  const arms = <i32>state.dieArms;
  if (moons >= suns && moons >= arms) return attackBegins(moons);
  if (suns == arms) state.event = <u8>EVENT_NOTHING;
  else if (suns > arms) {
    state.event = <u8>EVENT_FOOD;
    state.gain = gainHealth();
  } else {
    state.event = <u8>EVENT_WEAPON;
    state.gain = gainAttack();
  }
  enterRest();
}

/** PIECE-EVENT-4; without damage there is nothing to decide (PIECE-FIGHT-5). */
function attackBegins(moons: i32): void {
  state.event = <u8>EVENT_ATTACK;
  state.zombies = <u8>(moons + intensity());
  state.phase = <u8>PHASE_FIGHT;
  if (damage() == 0) enterRest();
}

/** One coin more unless the meter is full (AMB-14); how many came. */
function gainHealth(): u8 {
  if (<i32>state.health >= MOST) return 0;
  state.health += 1;
  return 1;
}

function gainAttack(): u8 {
  if (<i32>state.attack >= MOST) return 0;
  state.attack += 1;
  return 1;
}

/** PIECE-FIGHT-1, -4, -6; PIECE-BREAK-4. */
function fightOrRetreat(action: i32): void {
  const breaking = state.phase == PHASE_BREAK_FIGHT;
  const fights = action == ACTION_FIGHT;
  const lost = fights ? min<i32>(damage(), state.health) : 1;
  if (breaking) state.breakLoss = <u8>lost;
  else state.loss = <u8>lost;
  state.health -= <u8>lost;
  if (state.health == 0) return finish(RESULT_KILLED);
  if (fights) return breaking ? passThroughWall() : enterRest();
  const refuge = <u8>(action - ACTION_RETREAT);
  if (breaking) {
    breakWall();
    state.breakRetreat = refuge;
    state.phase = <u8>PHASE_EVENT_SUNS;
  } else state.retreatTo = refuge;
  state.room = refuge;
  if (!breaking) enterRest();
}

/** Steps 4 and 5; where nothing is left to decide the turn ends by itself. */
function enterRest(): void {
  state.phase = <u8>PHASE_REST;
  if (!isLegal(ACTION_SEARCH) && !isLegal(ACTION_COWER)) endTurn();
}

/** PIECE-CLOCK-5: the tick comes first; at the last tick no die is rolled any more. */
function rest(action: i32): void {
  if (action == ACTION_END_TURN) return endTurn();
  if (tick()) state.phase = <u8>(action == ACTION_SEARCH ? PHASE_SEARCH_DIE : PHASE_COWER_DIE);
}

/** PIECE-ROOM-4. */
function rollSearch(face: i32): void {
  state.searchDie = <u8>face;
  if (face > <i32>state.attack) state.searchGain = gainAttack();
  enterRest();
}

/** PIECE-COWER-1. */
function rollCower(face: i32): void {
  state.cowerDie = <u8>face;
  if (face > <i32>state.health) state.cowerGain = gainHealth();
  endTurn();
}

/** Bonus (PIECE-ROOM-3), rituals (PIECE-ROOM-1, -2, -6), then the next turn. */
function endTurn(): void {
  const room = <i32>state.room;
  let gained = 0;
  if (isHealing(room) && gainHealth()) gained |= END_HEALTH;
  if (turnCounts() && ritualWaits(room)) {
    gained |= room == TEMPLE ? END_TOTEM : END_BURY;
    if (room == TEMPLE) state.totem += 1;
    else state.bury += 1;
  }
  state.endGain = <u8>gained;
  if (state.bury == RITUAL_TURNS) finish(RESULT_WON);
  else beginTurn();
}

/** PIECE-ROOM-6: the event dice were rolled here; PIECE-OPT-2: and the turn did not begin elsewhere. */
function turnCounts(): bool {
  if (state.retreatTo != NO_ROOM) return false;
  return !state.strictRitual || state.room == state.movedFrom;
}
