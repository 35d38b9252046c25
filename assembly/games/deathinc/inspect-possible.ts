// Owns the judgement on a state that tools gave: what follows from the fields is filled in, the whole is judged.
import { NONE, NOWHERE } from "./data";
import { setLaterFields } from "./inspect-given";
import { deriveBoard } from "./inspect-given-board";
import { hasTable, wasGiven } from "./inspect-given-notes";
import { deriveSeats } from "./inspect-given-seats";
import { FLAW_NONE, flaw } from "./possible";
import { heartsOf, spaceOf, state } from "./state";
import { PHASE_DYING, PHASE_FIGHT, PHASE_LATE, PHASE_READY, PHASE_WALK, PHASE_WEAPON } from "./state-phases";

// In the order of possible-flaws.ts.
const FLAWS: string[] = [
  "none",
  "a field has a value that it never has",
  "rooms, the Zombie CEO or city tiles: too many of a kind, or where they cannot lie",
  "zombies or tokens where none can be, or more than there are",
  "hearts, pawn and statuses of a seat contradict one another",
  "a card is where it cannot be",
  "directors and their offices, parties and rescues contradict one another",
  "before the first turn something has happened",
  "result, winner and the end contradict one another",
  "whose turn it is, or what is under way, contradicts itself",
  "the phase has no reason or nothing to choose from",
];

/** Fills in what follows from the fields that were given and judges the whole: "" or why no game can be there. */
export function finish(): string {
  if (!hasTable()) return "";
  let reason = setLaterFields();
  if (reason == "") reason = deriveSeats();
  if (reason == "") reason = deriveBoard();
  if (reason != "") return reason;
  deriveTurn();
  const wrong = flaw();
  return wrong == FLAW_NONE ? "" : "the rules lead to no such state (" + FLAWS[wrong] + ")";
}

/** Steps and fights of the turn under way. */
function deriveTurn(): void {
  if (!wasGiven("turn")) state.turn = state.first;
  if (!wasGiven("turns")) state.turns = <u16>(1 + ((state.turn + state.seats - state.first) % state.seats));
  const phase = <i32>state.phase;
  const seat = <i32>state.turn;
  if (phase >= PHASE_LATE && !wasGiven("walkDone")) state.walkDone = 1;
  if (phase == PHASE_READY && spaceOf(seat) == NOWHERE) state.phase = <u8>PHASE_LATE;
  if (phase >= PHASE_WEAPON && phase <= PHASE_DYING && !wasGiven("fighting")) state.fighting = 1;
  if (phase == PHASE_FIGHT && !wasGiven("stepOne")) state.stepOne = 1;
  if (phase == PHASE_WALK) deriveWalk(seat);
}

function deriveWalk(seat: i32): void {
  if (!wasGiven("total")) state.total = <u8>(state.steps + state.walked);
  if (!wasGiven("base")) state.base = state.total;
  if (!wasGiven("die")) state.die = <u8>min(6, max(1, <i32>state.total - heartsOf(seat)));
  if (!wasGiven("from") && state.from == <u16>NOWHERE) state.from = <u16>spaceOf(seat);
  if (state.weapon != <u8>NONE) state.fighting = 1;
}
