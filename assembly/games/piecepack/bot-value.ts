// Owns the worth of a piecepack position to level 3: the chance to win, learned from games it played itself.
import { distance, nearestOpen } from "./bot-routes";
import {
  DINING,
  GRAVEYARD,
  INDOORS,
  LAST_TICK,
  NO_ROOM,
  OUTDOORS,
  PATIO,
  RITUAL_TURNS,
  TEMPLE,
  TICKS_PER_HOUR,
  areaOf,
  intensityOf,
} from "./data";
import { hiddenCount, isKnown } from "./queries";
import { state } from "./state";

/** Parts of a turn in which need() counts. */
export const TURN: i32 = 8;
/** The worth of a game that is won; 0 is lost. */
export const CERTAIN: i32 = 1 << 14;

// Learned by logistic regression over games of level 3 with random moves mixed in; 4096 = one unit of log odds.
const LOG_ODDS: i32 = -4580;
const PER_TURN_SHORT: i32 = 4188; // turns that time lacks, negative, to -8
const PER_TURN_SPARE: i32 = 1388; // turns to spare, to 4
const PER_TURN_MORE: i32 = 469; // those beyond 4, to 8
const PER_HEALTH: i32 = 2268;
const PER_HARM: i32 = -1448;
const PER_ATTACK: i32 = 275;
const PER_TURN_NEEDED: i32 = -169;
const LAST_HEALTH: i32 = -1717;
const PER_HARM_DEADLY: i32 = 1181; // harm beyond health

// 2^14 / (1 + e^-x) for x = 0, 1/4 .. 6.
const LOGISTIC: usize = memory.data<i16>([
  8192, 9211, 10197, 11122, 11977, 12738, 13398, 13960, 14431, 14821, 15141, 15401, 15611, 15780, 15914,
  16022, 16107, 16175, 16228, 16271, 16304, 16330, 16351, 16367, 16380,
]);

// ---- turns still needed ----

/**
 * Turns that a game still takes on the average after a turn that ends in a room, in TURN-ths, with so many turns spent
 * for totem and burial; 0 = won.
 */
export function need(room: i32, totem: i32, bury: i32): i32 {
  if (totem < RITUAL_TURNS) return needTotem(room, totem);
  if (isKnown(GRAVEYARD)) {
    if (bury >= RITUAL_TURNS) return 0;
    return ritual(room, GRAVEYARD, bury);
  }
  return needYard(room);
}

/** The way to a known room and the turns to spend there; the turn of arrival counts unless Strict ritual is on. */
function ritual(room: i32, place: i32, spent: i32): i32 {
  const steps = distance(room, place);
  const arrival = steps > 0 && !state.strictRitual ? 1 : 0;
  return TURN * (steps + RITUAL_TURNS - spent - arrival);
}

/** Until the totem, and from the Temple on. */
function needTotem(room: i32, totem: i32): i32 {
  if (isKnown(TEMPLE)) return ritual(room, TEMPLE, totem) + needYard(TEMPLE);
  const inside = areaOf(room) == INDOORS ? 0 : TURN * distance(room, DINING);
  const back = TURN * 3; // from a Temple somewhere in the house to the Dining Room, both found on the way
  return inside + search(room, INDOORS) + TURN + back + needOutside();
}

/** With the totem in hand: out of the house and to a Graveyard that is still hidden, or known. */
function needYard(room: i32): i32 {
  if (isKnown(GRAVEYARD)) return ritual(room, GRAVEYARD, 0);
  if (areaOf(room) == OUTDOORS) return search(room, OUTDOORS) + TURN;
  if (isKnown(DINING)) return TURN * distance(room, DINING) + needOutside();
  return search(room, INDOORS) + needOutside();
}

/** From the Dining Room to the end. */
function needOutside(): i32 {
  if (isKnown(GRAVEYARD)) return ritual(DINING, GRAVEYARD, 0);
  return TURN + search(PATIO, OUTDOORS) + TURN;
}

/** Draws until one tile of a stack comes, with some walking back between them. */
function search(room: i32, area: i32): i32 {
  const draws = 5 * (hiddenCount(area) + 1); // half of them, each with a quarter of a step back
  if (!isKnown(room) || areaOf(room) != area) return draws;
  const open = nearestOpen(room, area);
  return open == NO_ROOM ? draws : draws + TURN * distance(room, open);
}

// ---- worth ----

/** Chance to win, 0..CERTAIN, after a turn that ends at a tick with these meters and turns still needed. */
export function worth(ticks: i32, health: i32, attack: i32, needed: i32): i32 {
  if (health <= 0) return 0;
  if (needed == 0) return CERTAIN;
  if (ticks >= LAST_TICK - 1) return 0;
  // Everything in TURN-ths of its unit.
  const spare = TURN * (LAST_TICK - 1 - ticks) - needed;
  const harm = expectedHarm(ticks, attack, needed);
  let odds = TURN * (LOG_ODDS + PER_HEALTH * health + PER_ATTACK * attack);
  if (spare < 0) odds += PER_TURN_SHORT * max<i32>(spare, -8 * TURN);
  else odds += PER_TURN_SPARE * min<i32>(spare, 4 * TURN);
  if (spare > 4 * TURN) odds += PER_TURN_MORE * min<i32>(spare - 4 * TURN, 8 * TURN);
  odds += PER_HARM * harm + PER_TURN_NEEDED * needed;
  if (health == 1) odds += TURN * LAST_HEALTH;
  if (harm > TURN * health) odds += PER_HARM_DEADLY * (harm - TURN * health);
  return logistic(odds / TURN);
}

/** 4096 = one unit of log odds. */
function logistic(odds: i32): i32 {
  const size = min<i32>(odds < 0 ? -odds : odds, 24 * 1024 - 1);
  const at = LOGISTIC + 2 * (size >> 10);
  const low = <i32>load<i16>(at);
  const high = low + (((<i32>load<i16>(at, 2) - low) * (size & 1023)) >> 10);
  return odds < 0 ? CERTAIN - high : high;
}

// ---- harm to be expected ----

// Mean damage of one turn's event dice in 1/216, by intensity - attack = -6..4: the sum over Moons rolls m = 0..5 of
// (m + 1) squared (RULES.md 3.4) times what m + intensity zombies do.
const HARM: usize = memory.data<u16>([0, 0, 36, 97, 174, 260, 350, 441, 532, 623, 714]);

// Scratch of one judgement: for ticks and attack as they are now and each up to two higher (a search and cowering, an
// event's coin and a search's), HARM summed over the next 0, 1 .. turns.
const AHEAD: i32 = 3;
const SUMS: usize = memory.data(2 * LAST_TICK * AHEAD * AHEAD, 2);

function sumsOf(ticks: i32, attack: i32): usize {
  return SUMS + 2 * LAST_TICK * (AHEAD * (ticks - state.ticks) + attack - state.attack);
}

/** Sums harm for the state as it is: before any worth(). */
export function foresee(): void {
  for (let ticks = <i32>state.ticks; ticks < <i32>state.ticks + AHEAD; ticks++) {
    for (let attack = <i32>state.attack; attack < <i32>state.attack + AHEAD; attack++) sumHarm(ticks, attack);
  }
}

/** Attack grows by a quarter a turn. */
function sumHarm(ticks: i32, attack: i32): void {
  let at = sumsOf(ticks, attack);
  let sum = 0;
  let armed = 4 * attack;
  for (let tick = ticks + 1; tick < LAST_TICK; tick++) {
    const surplus = intensityOf(tick / TICKS_PER_HOUR) - (min<i32>(armed, 24) >> 2);
    sum += <i32>load<u16>(HARM + 2 * (surplus + 6));
    armed++;
    store<u16>(at, <u16>sum, 2);
    at += 2;
  }
}

/** Damage to be expected over the turns still needed, or those that are left, in TURN-ths. */
function expectedHarm(ticks: i32, attack: i32, needed: i32): i32 {
  const turns = min<i32>((needed + TURN - 1) / TURN, LAST_TICK - 1 - ticks);
  return (<i32>load<u16>(sumsOf(ticks, attack) + 2 * turns) * TURN) / 216;
}
