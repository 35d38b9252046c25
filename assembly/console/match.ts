// Owns how a match goes on in every game: chance after a decision, whose seats are people, what counts as running.
import { sampleChance } from "./chance";
import { closeUndo } from "./shell";
import {
  ALIVE,
  RNG_PTR,
  RULES_PTR,
  SEAT_EMPTY,
  SEAT_HUMAN,
  MAX_SEATS,
  seatKind,
  shell,
  undoPtr,
} from "./state-map";

/**
 * Not 0 while this instance has refused its state: the bytes stay as they are, so they cannot tell. A new instance
 * needs no such mark, since it is resumed before anything else.
 */
const REFUSED_MARK: usize = memory.data(4);

/** Whether presses and steps are in order. */
export function isRunning(): bool {
  return shell.alive == ALIVE && load<u32>(REFUSED_MARK) == 0;
}

/** Notes whether the state that was loaded is refused. */
export function markRefused(refused: bool): void {
  store<u32>(REFUSED_MARK, refused ? 1 : 0);
}

/** Whether something holds for the state that undo would bring back. */
export function holdsBeforeUndo(holds: () => bool): bool {
  swapWithUndo();
  const held = holds();
  swapWithUndo();
  return held;
}

function swapWithUndo(): void {
  const end = undoPtr();
  let kept = end;
  for (let at = RULES_PTR; at < end; at++) {
    const byte = load<u8>(at);
    store<u8>(at, load<u8>(kept));
    store<u8>(kept++, byte);
  }
}

/**
 * Plays dice, cards and tiles until chance has nothing to say. chanceDue = whether it has; legal writes the outcomes to
 * `actions` and returns how many; step does one.
 */
export function playChance(
  actions: usize,
  chanceDue: () => bool,
  legal: (out: usize) => i32,
  weight: (action: i32) => i32,
  step: (action: i32) => void,
): void {
  while (chanceDue()) {
    closeUndo();
    step(sampleChance(RNG_PTR, actions, legal(actions), weight));
  }
}

/** Seats that are taken; they are the first ones. */
export function seatsTaken(): i32 {
  let seats = 0;
  while (seats < MAX_SEATS && seatKind(seats) != SEAT_EMPTY) seats++;
  return seats;
}

/** Whether a person sits there. */
export function isHuman(seat: i32): bool {
  return seatKind(seat) == SEAT_HUMAN;
}
