// Owns the test whether geek's bytes are a state that play can reach or go on from: resume and tools refuse others.
import { RULES_PTR } from "../../console/state-map";
import {
  CHARACTERS,
  KINDS,
  MONSTERS,
  MONSTER_KINDS,
  MOST_ROUNDS,
  MOST_SEATS,
  NONE,
  OPTION_SPREAD,
  SECTORS,
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
import { PILES, State, state } from "./state";
import {
  FATE_UNDEAD,
  OUTCOME_FOUND,
  PHASES,
  PHASE_END,
  PHASE_FIRST,
  PHASE_LEAVE,
  PHASE_OVER,
  PHASE_START,
  RESULT_EATEN,
  RESULT_ESCAPED,
  RESULT_PLAYING,
  RESULT_TOO_LONG,
} from "./state-phases";

export * from "./possible-flaws";

const MOST_HIDDEN: i32 = 59; // one seat
const MOST_STEPS: i32 = 6; // a hound's 5 + 1

/** Bytes of one kind: where the first lies, how many there are, the first number too large, 1 = NONE too; 0 ends. */
const RANGES: usize = memory.data<u8>([
  <u8>offsetof<State>("monsters0"),
  <u8>MONSTERS,
  <u8>SQUARES,
  1,
  <u8>offsetof<State>("cast0"),
  <u8>MOST_SEATS,
  <u8>CHARACTERS,
  0,
  <u8>offsetof<State>("phase"),
  1,
  <u8>PHASES,
  0,
  <u8>offsetof<State>("result"),
  1,
  <u8>(RESULT_TOO_LONG + 1),
  0,
  <u8>offsetof<State>("toLay"),
  1,
  <u8>(MOST_HIDDEN + 1),
  0,
  <u8>offsetof<State>("maxUsed"),
  2, // called
  2,
  0,
  <u8>offsetof<State>("steps"),
  2, // walked
  <u8>(MOST_STEPS + 2), // Max's extra one
  0,
  <u8>offsetof<State>("from"),
  1,
  <u8>SQUARES,
  0,
  <u8>offsetof<State>("fled"),
  1,
  <u8>SQUARES,
  1,
  <u8>offsetof<State>("crossed"),
  1,
  <u8>OPENINGS,
  1,
  <u8>offsetof<State>("resolved"),
  2, // tried
  2,
  0,
  <u8>offsetof<State>("tryAt"),
  1,
  <u8>OPENINGS,
  0,
  <u8>offsetof<State>("monster"),
  1,
  <u8>MONSTERS,
  1,
  <u8>offsetof<State>("flipAt"),
  1,
  <u8>SQUARES,
  0,
  <u8>offsetof<State>("banned"),
  1,
  <u8>MONSTERS,
  1,
  <u8>offsetof<State>("used"),
  1,
  2,
  0,
  <u8>offsetof<State>("thing"),
  1,
  <u8>KINDS,
  0,
  <u8>offsetof<State>("gives"),
  1,
  2,
  0,
  <u8>offsetof<State>("sector"),
  1,
  <u8>SECTORS,
  0,
  <u8>offsetof<State>("symbol"),
  1,
  <u8>SECTORS,
  1,
  <u8>offsetof<State>("foe"),
  1,
  <u8>MONSTER_KINDS,
  0,
  <u8>offsetof<State>("face"),
  1,
  <u8>KINDS,
  1,
  <u8>offsetof<State>("faceAt"),
  1,
  <u8>SQUARES,
  0,
  <u8>offsetof<State>("outcome"),
  1,
  <u8>(OUTCOME_FOUND + 1),
  0,
  <u8>offsetof<State>("killer"),
  1,
  <u8>MONSTER_KINDS,
  0,
  <u8>offsetof<State>("character0"),
  <u8>MOST_SEATS,
  <u8>CHARACTERS,
  0,
  <u8>offsetof<State>("fate0"),
  <u8>MOST_SEATS,
  <u8>(FATE_UNDEAD + 1),
  0,
  <u8>offsetof<State>("square0"),
  <u8>MOST_SEATS,
  <u8>SQUARES,
  0,
  <u8>offsetof<State>("gone0"),
  <u8>MOST_SEATS,
  2,
  0,
  <u8>offsetof<State>("eatenBy0"),
  <u8>MOST_SEATS,
  <u8>MONSTER_KINDS,
  0,
  <u8>offsetof<State>("pileAt0"),
  <u8>PILES,
  <u8>SQUARES,
  1,
  0,
]);

/** False for bytes that no game can hold. */
export function isPossible(): bool {
  return flaw() == FLAW_NONE;
}

/** FLAW_NONE or the first thing that is wrong; never reads outside the tables whatever the bytes. */
export function flaw(): i32 {
  if (!rangesHold() || !seatRangesHold() || state.truckRound > state.round) return FLAW_RANGE;
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

export function rangesHold(): bool {
  for (let row = RANGES; load<u8>(row); row += 4) {
    const first = RULES_PTR + load<u8>(row);
    for (let i = 0; i < <i32>load<u8>(row, 1); i++) {
      const value = load<u8>(first + i);
      if (value >= load<u8>(row, 2) && (<i32>value != NONE || load<u8>(row, 3) == 0)) return false;
    }
  }
  return <i32>state.steps + state.walked <= MOST_STEPS + state.maxUsed && state.boarded >> OPENINGS == 0;
}

/** What depends on the number of seats or on the round. */
export function seatRangesHold(): bool {
  const seats = <i32>state.seats;
  if (seats < 1 || seats > MOST_SEATS || (<i32>(state.humans | state.agreed)) >> seats != 0) return false;
  if (!isSeat(state.first) || !isSeat(state.fighter) || !isSeat(state.eaten)) return false;
  if (<i32>state.partner >= seats || <i32>state.turn > seats - i32(!restless())) return false;
  if ((state.options & OPTION_SPREAD) == OPTION_SPREAD) return false;
  const back = <i32>state.back;
  return back == PHASE_START || back == PHASE_END || (back == 0 && <i32>state.phase != PHASE_LEAVE);
}

function isSeat(value: i32): bool {
  return value < <i32>state.seats || value == NONE;
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
