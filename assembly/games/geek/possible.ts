// Owns the test whether geek's bytes are a state that play can reach or go on from: resume and tools refuse others.
import {
  KINDS,
  MONSTERS,
  MONSTER_KINDS,
  MOST_ROUNDS,
  NONE,
  OPTION_SPREAD,
  SECTORS,
  SPREAD_ANYWHERE,
} from "./data";
import { OPENINGS, SQUARES } from "./data-board";
import {
  FLAW_CAST,
  FLAW_FRESH,
  FLAW_HANDS,
  FLAW_HIDDEN,
  FLAW_NONE,
  FLAW_PHASE,
  FLAW_PLACES,
  FLAW_RANGE,
  FLAW_RESULT,
  FLAW_SEATS,
  FLAW_TILES,
  FLAW_TURN,
} from "./possible-flaws";
import { phaseHolds, turnHolds } from "./possible-phase";
import { castHolds, placesHold, seatsHold } from "./possible-seats";
import { freshHolds, handsHold, hiddenHold, tilesHold } from "./possible-tiles";
import { livingSeats, restless, truckReady } from "./queries";
import { PILES, monsterAt, pileAt, state } from "./state";
import {
  OUTCOME_FOUND,
  PHASES,
  PHASE_END,
  PHASE_FIRST,
  PHASE_OVER,
  PHASE_START,
  RESULT_EATEN,
  RESULT_ESCAPED,
  RESULT_PLAYING,
  RESULT_TOO_LONG,
} from "./state-phases";

export * from "./possible-flaws";

const MOST_STEPS: i32 = 6; // a hound's 5 + 1, Max's 5 + 1

/** False for bytes that no game can hold. */
export function isPossible(): bool {
  return flaw() == FLAW_NONE;
}

/** FLAW_NONE or the first thing that is wrong; never reads outside the tables whatever the bytes. */
export function flaw(): i32 {
  if (!setUpRangesHold() || !walkRangesHold() || !reportRangesHold() || !squaresHold()) return FLAW_RANGE;
  if (!castHolds()) return FLAW_CAST;
  if (!seatsHold()) return FLAW_SEATS;
  if (!placesHold()) return FLAW_PLACES;
  if (!handsHold()) return FLAW_HANDS;
  if (!tilesHold()) return FLAW_TILES;
  if (!hiddenHold()) return FLAW_HIDDEN;
  if (<i32>state.phase <= PHASE_FIRST) return freshHolds() ? FLAW_NONE : FLAW_FRESH;
  if (!resultHolds()) return FLAW_RESULT;
  if (!turnHolds()) return FLAW_TURN;
  return phaseHolds() ? FLAW_NONE : FLAW_PHASE;
}

// ---- single fields ----

function isBelow(value: i32, count: i32): bool {
  return value < count || value == NONE;
}

function setUpRangesHold(): bool {
  const seats = <i32>state.seats;
  if (<i32>state.phase >= PHASES || seats < 1 || seats > 5 || <i32>state.humans >= 1 << seats) return false;
  if (((<i32>state.options) & OPTION_SPREAD) >> 3 > SPREAD_ANYWHERE || <i32>state.result > RESULT_TOO_LONG)
    return false;
  if (!isBelow(state.first, seats) || <i32>state.turn > seats - i32(!restless())) return false;
  if (<i32>state.toLay > 60 || state.maxUsed > 1 || state.called > 1 || state.resolved > 1) return false;
  return state.tried <= 1 && state.used <= 1 && state.gives <= 1;
}

function walkRangesHold(): bool {
  const seats = <i32>state.seats;
  if (<i32>state.steps + <i32>state.walked > MOST_STEPS || state.truckRound > state.round) return false;
  if (<i32>state.from >= SQUARES || !isBelow(state.fled, SQUARES) || <i32>state.flipAt >= SQUARES)
    return false;
  if (!isBelow(state.crossed, OPENINGS) || <i32>state.tryAt >= OPENINGS) return false;
  if (!isBelow(state.fighter, seats) || !isBelow(state.monster, MONSTERS)) return false;
  if (!isBelow(state.banned, MONSTERS) || <i32>state.partner >= seats || <i32>state.thing >= KINDS)
    return false;
  const back = <i32>state.back;
  return <i32>state.agreed < 1 << seats && (back == 0 || back == PHASE_START || back == PHASE_END);
}

function reportRangesHold(): bool {
  if (<i32>state.sector >= SECTORS || !isBelow(state.face, KINDS) || <i32>state.faceAt >= SQUARES)
    return false;
  if (<i32>state.outcome > OUTCOME_FOUND || !isBelow(state.eaten, state.seats)) return false;
  if (!isBelow(state.symbol, SECTORS) || <i32>state.foe >= MONSTER_KINDS) return false;
  return <i32>state.killer < MONSTER_KINDS;
}

function squaresHold(): bool {
  if (state.boarded >> OPENINGS != 0) return false;
  for (let entry = 0; entry < MONSTERS; entry++) if (!isBelow(monsterAt(entry), SQUARES)) return false;
  for (let pile = 0; pile < PILES; pile++) if (!isBelow(pileAt(pile), SQUARES)) return false;
  return true;
}

// ---- end ----

/** GEEK-WIN-1, 5, 7, 9. */
function resultHolds(): bool {
  const result = <i32>state.result;
  if (state.round == 0 || (result == RESULT_PLAYING) != (<i32>state.phase != PHASE_OVER)) return false;
  if ((result == RESULT_EATEN) != (livingSeats() == 0)) return false;
  if (result == RESULT_ESCAPED) return truckReady();
  if (result != RESULT_TOO_LONG) return true;
  return <i32>state.round >= MOST_ROUNDS && (livingSeats() & state.humans) == 0;
}
