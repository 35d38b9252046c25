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

const FEATURES: i32 = 10;
const FEATURE: usize = memory.data(4 * FEATURES);
// Learned by logistic regression over games of level 3 with random moves mixed in; 4096 = one unit of log odds.
const WEIGHT: usize = memory.data<i32>([-4580, 4188, 1388, 469, 2268, -1448, 275, -169, -1717, 1181]);
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
  measure(ticks, health, attack, needed);
  let odds = 0;
  for (let i = 0; i < FEATURES; i++) odds += load<i32>(WEIGHT + 4 * i) * load<i32>(FEATURE + 4 * i);
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

function put(i: i32, value: i32): void {
  store<i32>(FEATURE + 4 * i, value);
}

/** Fills FEATURE, each in TURN-ths of its unit. */
export function measure(ticks: i32, health: i32, attack: i32, needed: i32): void {
  const spare = TURN * (LAST_TICK - 1 - ticks) - needed;
  const harm = expectedHarm(ticks, attack, needed);
  put(0, TURN);
  put(1, min<i32>(max<i32>(spare, -8 * TURN), 0));
  put(2, min<i32>(max<i32>(spare, 0), 4 * TURN));
  put(3, min<i32>(max<i32>(spare - 4 * TURN, 0), 8 * TURN));
  put(4, TURN * health);
  put(5, harm);
  put(6, TURN * attack);
  put(7, needed);
  put(8, health == 1 ? TURN : 0);
  put(9, max<i32>(harm - TURN * health, 0));
}

/** Address of the features, for training. */
export function featuresPtr(): usize {
  return FEATURE;
}

// Mean damage of one turn's event dice in 1/216, by intensity - attack = -6..4: the sum over Moons rolls m = 0..5 of
// (m + 1) squared (RULES.md 3.4) times what m + intensity zombies do.
const HARM: usize = memory.data<u16>([0, 0, 36, 97, 174, 260, 350, 441, 532, 623, 714]);

/** Damage to be expected over the turns still needed, in TURN-ths; attack grows by a quarter a turn. */
function expectedHarm(ticks: i32, attack: i32, needed: i32): i32 {
  let harm = 0;
  let armed = 4 * attack;
  for (let left = needed, tick = ticks + 1; left > 0 && tick < LAST_TICK; left -= TURN, tick++) {
    const surplus = intensityOf(tick / TICKS_PER_HOUR) - (min<i32>(armed, 24) >> 2);
    harm += <i32>load<u16>(HARM + 2 * (surplus + 6));
    armed++;
  }
  return (harm * TURN) / 216;
}
