// Owns the judgement on a state that tools gave: tiles that it does not name count as lying hidden somewhere else.
import { GAS, KEYS, KINDS, KNIFE, MONSTERS, RESCUED, RPG, kindOf, tileCount } from "./data";
import { SQUARES, START, isTruck } from "./data-board";
import { setLaterFields } from "./inspect-given";
import { boardFlaw, deriveMonsters, inPlay } from "./inspect-given-board";
import { hasTable, wasGiven } from "./inspect-given-notes";
import { deriveSeats } from "./inspect-given-seats";
import { isPossible } from "./possible";
import {
  PILES,
  castOf,
  characterOf,
  isHidden,
  leftOf,
  monsterAt,
  pileAt,
  setHidden,
  setLeftOf,
  squareOf,
  state,
} from "./state";
import { PHASE_FIGHT, PHASE_SYMBOL } from "./state-phases";

/** Squares on which missing tiles are laid for the judgement. */
let laid: i32[] = [];

/** Fills in what follows from the fields that were given and judges the whole: "" or why no game can be there. */
export function finish(): string {
  if (!hasTable()) return "";
  let reason = deriveSeats();
  if (reason == "") reason = deriveMonsters();
  if (reason == "") reason = setLaterFields();
  if (reason == "") reason = boardFlaw();
  if (reason != "") return reason;
  deriveTurn();
  if (<i32>state.monster < MONSTERS) state.foe = <u8>kindOf(state.monster);
  layMissing();
  const possible = isPossible();
  takeMissing();
  return possible ? "" : "the rules lead to no such state; give an earlier one and play on";
}

/** Whose turn, who fights what. */
function deriveTurn(): void {
  if (!wasGiven("turn")) state.turn = state.first;
  const phase = state.phase;
  const seat = min<i32>(state.turn, 4);
  if (!wasGiven("from")) state.from = <u8>squareOf(seat);
  if (phase != PHASE_FIGHT && phase != PHASE_SYMBOL) return;
  if (!wasGiven("fighter")) state.fighter = state.turn;
  if (wasGiven("monster")) return;
  for (let entry = 0; entry < MONSTERS; entry++) {
    if (monsterAt(entry) == squareOf(state.fighter)) state.monster = <u8>entry;
  }
}

/** Things that are never used up, and characters that nobody has played yet, must be somewhere. */
function layMissing(): void {
  laid = [];
  for (let kind = KNIFE; kind < KINDS; kind++) {
    if (!isLasting(kind)) continue;
    for (let missing = tileCount(kind) - inPlay(kind); missing > 0; missing--) {
      const square = freeSquare();
      laid.push(square);
      laid.push(kind);
      setHidden(square, true);
      setLeftOf(kind, leftOf(kind) + 1);
    }
  }
}

function takeMissing(): void {
  for (let i = 0; i < laid.length; i += 2) {
    setHidden(laid[i], false);
    setLeftOf(laid[i + 1], leftOf(laid[i + 1]) - 1);
  }
}

function isLasting(kind: i32): bool {
  if (kind < RPG || kind == GAS || kind == KEYS) return true;
  if (kind < RESCUED) return false;
  for (let seat = 0; seat < <i32>state.seats; seat++) {
    if (castOf(seat) == kind - RESCUED || characterOf(seat) == kind - RESCUED) return false;
  }
  return true;
}

/** The last square on which nothing is. */
function freeSquare(): i32 {
  let square = SQUARES - 1;
  while (square == START || isTruck(square) || isHidden(square) || isTaken(square)) square--;
  return square;
}

function isTaken(square: i32): bool {
  for (let seat = 0; seat < <i32>state.seats; seat++) if (squareOf(seat) == square) return true;
  for (let entry = 0; entry < MONSTERS; entry++) if (monsterAt(entry) == square) return true;
  for (let pile = 0; pile < PILES; pile++) if (pileAt(pile) == square) return true;
  return false;
}
