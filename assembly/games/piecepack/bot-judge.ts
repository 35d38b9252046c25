// Owns level 3's judgement: what each action is worth over all that the dice and the stacks can bring.
import { foresee, need, worth } from "./bot-value";
import {
  DIE_FACES,
  GRAVEYARD,
  LAST_TICK,
  MOST,
  NO_ROOM,
  PATIO,
  DINING,
  RITUAL_TURNS,
  ROOM_COUNT,
  STACK_SIZE,
  TEMPLE,
  areaOf,
  intensityOf,
  isHealing,
  isStorage,
  stackStart,
  TICKS_PER_HOUR,
} from "./data";
import { adjacent, damage, isKnown } from "./queries";
import {
  ACTION_COUNT,
  ACTION_COWER,
  ACTION_FIGHT,
  ACTION_NEW_ROOM,
  ACTION_PATIO,
  ACTION_RETREAT,
  ACTION_SEARCH,
  ACTION_STAY,
  legalActions,
} from "./rules-legal";
import { PHASE_BREAK_FIGHT, PHASE_MOVE, fromOf, setFrom, setWalls, state, wallsOf } from "./state";

const LEGAL: usize = memory.data(2 * ACTION_COUNT);

/** The action with the best worth; among equals the first. */
export function judge(): i32 {
  let best = -1;
  let bestWorth = -1;
  foresee();
  const count = legalActions(LEGAL);
  for (let i = 0; i < count; i++) {
    const action = <i32>load<u16>(LEGAL + 2 * i);
    const found = worthOf(action);
    if (found <= bestWorth) continue;
    best = action;
    bestWorth = found;
  }
  return best;
}

/** Worth of a legal action, 0..CERTAIN; leaves the state as it was. */
function worthOf(action: i32): i32 {
  if (state.phase == PHASE_MOVE) return worthOfMove(action);
  if (state.phase == PHASE_BREAK_FIGHT) return worthOfBreakFight(action);
  const health = <i32>state.health;
  const attack = <i32>state.attack;
  const room = <i32>state.room;
  if (action == ACTION_SEARCH) return worthOfSearch(health, attack, room, needHere());
  if (action == ACTION_COWER) return worthOfCower(state.ticks, health, attack, room, needHere());
  if (action == ACTION_FIGHT) return worthAtRest(health - damage(), attack, room, needHere());
  if (action < ACTION_SEARCH) return worthOfFlight(action - ACTION_RETREAT);
  return worthAtEnd(state.ticks, health, attack, room, needHere());
}

/** Turns needed after this turn ends where the player stands, its ritual counted. */
function needHere(): i32 {
  return needAfter(state.room, state.retreatTo == NO_ROOM, state.room != state.movedFrom);
}

/** Turns needed after a turn that ends in a room; stood = its dice were rolled there, arrived = in this very turn. */
function needAfter(room: i32, stood: bool, arrived: bool): i32 {
  const counts = stood && !(state.strictRitual && arrived);
  let totem = <i32>state.totem;
  let bury = <i32>state.bury;
  if (counts && room == GRAVEYARD && totem == RITUAL_TURNS) bury++;
  if (counts && room == TEMPLE && totem < RITUAL_TURNS) totem++;
  return need(room, totem, bury);
}

// ---- moves ----

function worthOfMove(action: i32): i32 {
  const here = <i32>state.room;
  if (action < ACTION_STAY) return worthOfEvent(action, here, state.health);
  if (action == ACTION_STAY) return worthOfEvent(here, refuge(here), state.health);
  if (action == ACTION_NEW_ROOM) return worthOfDraw(state.health);
  return action == ACTION_PATIO ? worthOfPatio() : worthOfBreak();
}

function worthOfPatio(): i32 {
  setFrom(PATIO, DINING);
  const found = worthOfEvent(PATIO, DINING, <i32>state.health - state.glassDoor);
  setFrom(PATIO, NO_ROOM);
  return found;
}

/** Mean over the hidden tiles of the area. */
function worthOfDraw(health: i32): i32 {
  const here = <i32>state.room;
  const first = stackStart(areaOf(here));
  let sum = 0;
  let count = 0;
  for (let tile = first; tile < first + STACK_SIZE; tile++) {
    if (isKnown(tile)) continue;
    setFrom(tile, here);
    sum += worthOfEvent(tile, here, health);
    setFrom(tile, NO_ROOM);
    count++;
  }
  return sum / count;
}

/** Mean over the Moons die. */
function worthOfBreak(): i32 {
  const horde = intensityNow() - <i32>state.attack;
  let sum = 0;
  for (let face = 0; face < DIE_FACES; face++) sum += worthOfWall(max<i32>(face + horde, 0));
  return sum / DIE_FACES;
}

/** The better of standing a breakthrough's damage and fleeing back. */
function worthOfWall(harm: i32): i32 {
  const stood = worthOfPassage(<i32>state.health - harm);
  if (harm == 0 || state.health < 2) return stood;
  return max<i32>(stood, worthOfEvent(refuge(state.room), state.room, <i32>state.health - 1));
}

function worthOfPassage(health: i32): i32 {
  if (health <= 0) return 0;
  const here = <i32>state.room;
  setWalls(here, wallsOf(here) + 1);
  const found = worthOfDraw(health);
  setWalls(here, wallsOf(here) - 1);
  return found;
}

function worthOfBreakFight(action: i32): i32 {
  if (action == ACTION_FIGHT) return worthOfPassage(<i32>state.health - damage());
  return worthOfEvent(action - ACTION_RETREAT, state.room, <i32>state.health - 1);
}

/** A room to flee to: back where the room was entered from, from the Foyer to the room entered first. */
function refuge(room: i32): i32 {
  if (fromOf(room) != room) return fromOf(room);
  let other = 0;
  while (other < ROOM_COUNT - 1 && !adjacent(room, other)) other++;
  return other;
}

function intensityNow(): i32 {
  return intensityOf(<i32>state.ticks / TICKS_PER_HOUR);
}

// ---- event dice ----

/** Mean over the event dice rolled in a room, with one room to flee to; chances of RULES.md 3.4 in 1/216. */
function worthOfEvent(room: i32, flight: i32, health: i32): i32 {
  const attack = <i32>state.attack;
  const stood = needAfter(room, true, room != state.room);
  const fled = needAfter(flight, false, true);
  let sum = 55 * worthAtRest(min<i32>(health + 1, MOST), attack, room, stood);
  sum += 55 * worthAtRest(health, min<i32>(attack + 1, MOST), room, stood);
  const untouched = worthAtRest(health, attack, room, stood);
  sum += 15 * untouched;
  const flee = health > 1 ? worthAtRest(health - 1, attack, flight, fled) : 0;
  for (let face = 0; face < DIE_FACES; face++) {
    const harm = face + intensityNow() - attack;
    sum +=
      (face + 1) *
      (face + 1) *
      (harm <= 0 ? untouched : max<i32>(flee, worthAtRest(health - harm, attack, room, stood)));
  }
  return sum / 216;
}

function worthOfFlight(room: i32): i32 {
  return worthAtRest(<i32>state.health - 1, state.attack, room, needAfter(room, false, true));
}

// ---- rest ----

/** The best of ending the turn, cowering and searching, in a room at this turn's tick. */
function worthAtRest(health: i32, attack: i32, room: i32, needed: i32): i32 {
  if (health <= 0) return 0;
  const best = worthAtLast(state.ticks, health, attack, room, needed);
  if (!isStorage(room)) return best;
  return max<i32>(best, worthOfSearch(health, attack, room, needed));
}

/** The die beats attack on 5 - attack of 6 faces (PIECE-ROOM-4). */
function worthOfSearch(health: i32, attack: i32, room: i32, needed: i32): i32 {
  const ticks = <i32>state.ticks + 1;
  const hits = DIE_FACES - 1 - attack;
  if (ticks >= LAST_TICK || hits <= 0) return 0;
  const found = hits * worthAtLast(ticks, health, attack + 1, room, needed);
  return (found + (DIE_FACES - hits) * worthAtLast(ticks, health, attack, room, needed)) / DIE_FACES;
}

/** The better of ending the turn and cowering. */
function worthAtLast(ticks: i32, health: i32, attack: i32, room: i32, needed: i32): i32 {
  return max<i32>(
    worthAtEnd(ticks, health, attack, room, needed),
    worthOfCower(ticks, health, attack, room, needed),
  );
}

/** The die beats health on 5 - health of 6 faces (PIECE-COWER-1). */
function worthOfCower(ticks: i32, health: i32, attack: i32, room: i32, needed: i32): i32 {
  const hits = DIE_FACES - 1 - health;
  if (ticks + 1 >= LAST_TICK || hits <= 0) return 0;
  const healed = hits * worthAtEnd(ticks + 1, health + 1, attack, room, needed);
  return (healed + (DIE_FACES - hits) * worthAtEnd(ticks + 1, health, attack, room, needed)) / DIE_FACES;
}

/** After the bonus of Kitchen and Garden. */
function worthAtEnd(ticks: i32, health: i32, attack: i32, room: i32, needed: i32): i32 {
  return worth(ticks, isHealing(room) ? min<i32>(health + 1, MOST) : health, attack, needed);
}
