// Owns whether what is under way in a deathinc turn fits together: step, walk, fight, window, card.
import { NONE } from "./data";
import { isCity } from "./data-map";
import { isOnMap } from "./queries";
import { endOfCity, inCity } from "./queries-city";
import { BONUS_SHUFFLE } from "./rules-status";
import { state, statusOf } from "./state";
import {
  PHASE_AIM,
  PHASE_ASK,
  PHASE_DISCARD,
  PHASE_DYING,
  PHASE_FILL,
  PHASE_SITE,
  PHASE_SHOWN,
  PHASE_FIGHT,
  PHASE_FAILED,
  PHASE_LATE,
  PHASE_READY,
  PHASE_ROTATE,
  PHASE_STRING,
  PHASE_TILE,
  PHASE_TOKENS,
  PHASE_TWITCH,
  PHASE_WALK,
  PHASE_WEAPON,
  PHASE_ZOMBIES,
  PHASE_ZOMBIE_DIE,
  STATUS_FROZEN,
  STATUS_MEETING,
  WINDOW_1,
  WINDOW_4,
} from "./state-phases";

/** Phases in which cards are played, bit phase. */
const PLAYS: i32 =
  (1 << PHASE_SITE) |
  (1 << PHASE_FILL) |
  (1 << PHASE_TOKENS) |
  (1 << PHASE_READY) |
  (1 << PHASE_WALK) |
  (1 << PHASE_ROTATE) |
  (1 << PHASE_FIGHT) |
  (1 << PHASE_SHOWN) |
  (1 << PHASE_FAILED) |
  (1 << PHASE_DYING) |
  (1 << PHASE_LATE) |
  (1 << PHASE_ZOMBIES) |
  (1 << PHASE_ASK);

const MOST_ADDED: u8 = 5; // Guillotine Blade and Second Wind

/** Whether a card is under way in a phase. */
export function isUnderWay(phase: i32): bool {
  return phase >= PHASE_AIM && phase <= PHASE_TWITCH;
}
/** Whether a phase is one of a row of them. */
export function isIn(base: i32, from: i32, to: i32): bool {
  return base >= from && base <= to;
}
/** Whether cards are played in a phase. */
export function isPlayed(base: i32): bool {
  return base <= PHASE_ASK && ((PLAYS >> base) & 1) != 0;
}

/** The phase in which the turn stands: a card under way stands in the one it was played in. */
export function basePhase(): i32 {
  return isUnderWay(state.phase) ? state.back : state.phase;
}

/** A card is known if one is under way, and was played when cards are. */
export function underWayHolds(): bool {
  const isCard = isUnderWay(state.phase);
  if (isCard != (<i32>state.card != NONE)) return false;
  return !isCard || isPlayed(state.back);
}

/** Whose turn it is, which step, whether there is a fight. */
export function turnHolds(): bool {
  const base = basePhase();
  if (<i32>state.first == NONE || state.turns == 0 || !underWayHolds()) return false;
  if (<i32>state.bottle != NONE && !(isCity(state.bottle) && <i32>state.bottle < endOfCity())) return false;
  if (isIn(base, PHASE_WEAPON, PHASE_DYING) != (state.fighting != 0) || state.added > MOST_ADDED)
    return false;
  if (state.stepOne != 0 && (<i32>state.fighting != 1 || state.walkDone != 0)) return false;
  if (<i32>state.mover != NONE && (state.mover == state.turn || !isZombieStep(base))) return false;
  return whereHolds(base) && walkHolds(base) && windowHolds(base);
}

function isZombieStep(base: i32): bool {
  if (base == PHASE_ASK) return <i32>state.window == WINDOW_4;
  return base == PHASE_ZOMBIE_DIE || base == PHASE_ZOMBIES;
}

/** Steps 5-7 need a pawn and are done later on; what skips them is not there while they run. */
function whereHolds(base: i32): bool {
  const seat = <i32>state.turn;
  const lays = isIn(base, PHASE_FILL, PHASE_TOKENS) && state.steps > 0; // a city tile
  const walks = isIn(base, PHASE_READY, PHASE_DYING) || base == PHASE_STRING || lays;
  if (walks && (!isOnMap(seat) || state.walkDone != 0)) return false;
  if (isIn(base, PHASE_TILE, PHASE_TOKENS) && !isOnMap(seat) && inCity(seat)) return false;
  const late = base == PHASE_LATE || isIn(base, PHASE_ZOMBIE_DIE, PHASE_DISCARD);
  if (late && state.walkDone == 0) return false;
  const skips = statusOf(seat) & (base == PHASE_READY ? STATUS_MEETING : STATUS_MEETING | STATUS_FROZEN);
  return !walks || state.stepOne != 0 || skips == 0;
}

/** Steps are left in steps 6 and 7 only; with those taken they are the total, or the pawn has stopped. */
function walkHolds(base: i32): bool {
  const steps = isIn(base, PHASE_WALK, PHASE_ROTATE) || isIn(base, PHASE_FILL, PHASE_TOKENS);
  if (state.passing != 0 && (!steps || ((<i32>state.bonus) & BONUS_SHUFFLE) == 0)) return false;
  if (state.steps == 0) return true;
  if (!steps && !isIn(base, PHASE_WEAPON, PHASE_DYING) && base != PHASE_STRING) return false;
  if (state.stepOne != 0) return false;
  return <i32>state.steps + <i32>state.walked == <i32>state.total;
}

/** W1 before the walk, W4 after it; another seat is asked. */
function windowHolds(base: i32): bool {
  if (base != PHASE_ASK) return state.window == 0;
  if (state.window == 0 || state.asked == state.turn) return false;
  return (<i32>state.window == WINDOW_1) == (state.walkDone == 0);
}
