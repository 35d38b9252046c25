// Owns whether geek's seats can be as they are: who plays whom, hearts and deaths, who stands where.
import { CHARACTERS, MONSTERS, MOST_SEATS, NONE } from "./data";
import { START, isTruck } from "./data-board";
import { isLivingSeat, walker } from "./queries";
import {
  castOf,
  characterOf,
  eatenBy,
  eatenIn,
  fateOf,
  hasLeft,
  heartsOf,
  monsterAt,
  squareOf,
  state,
} from "./state";
import { FATE_UNDEAD, PHASE_PROWL, PHASE_RESCUED, PHASE_RUN, PHASE_WALK } from "./state-phases";

/** All five characters are named once; a seat plays its own, or after a loss one that was hidden (GEEK-RESCUE-1..5). */
export function castHolds(): bool {
  let named = 0;
  let played = 0;
  for (let seat = 0; seat < MOST_SEATS; seat++) {
    const cast = castOf(seat);
    named |= 1 << cast;
    if (seat >= <i32>state.seats) continue;
    const character = characterOf(seat);
    if (((played >> character) & 1) != 0) return false;
    played |= 1 << character;
    if (character != cast && (isCast(character) || eatenIn(seat) == 0)) return false;
  }
  return named == (1 << CHARACTERS) - 1;
}

/** Whether a seat began as a character. */
function isCast(character: i32): bool {
  for (let seat = 0; seat < <i32>state.seats; seat++) if (castOf(seat) == character) return true;
  return false;
}

export function seatsHold(): bool {
  for (let seat = 0; seat < MOST_SEATS; seat++) {
    if (seat < <i32>state.seats ? !seatHolds(seat) : !emptyHolds(seat)) return false;
  }
  return true;
}

function seatHolds(seat: i32): bool {
  if (eatenIn(seat) > <i32>state.round) return false;
  if (!hasLeft(seat) && squareOf(seat) != START) return false;
  if (fateOf(seat) == FATE_UNDEAD) return heartsOf(seat) == 0 && eatenIn(seat) > 0;
  const dying = <i32>state.phase == PHASE_RESCUED && <i32>state.fighter == seat;
  return (heartsOf(seat) == 0) == dying && (!dying || eatenIn(seat) > 0);
}

/** A place without a player is as before a game. */
function emptyHolds(seat: i32): bool {
  const zero = characterOf(seat) | fateOf(seat) | heartsOf(seat) | eatenIn(seat) | eatenBy(seat);
  return zero == 0 && !hasLeft(seat) && squareOf(seat) == START;
}

/** Who shares a square (GEEK-MOVE-6..8, 12, GEEK-MON-6, GEEK-UNDEAD-7). */
export function placesHold(): bool {
  for (let seat = 1; seat < <i32>state.seats; seat++) {
    for (let other = 0; other < seat; other++) {
      if (isLivingSeat(seat) && isLivingSeat(other) && !canShare(seat, other)) return false;
    }
  }
  for (let entry = 1; entry < MONSTERS; entry++) {
    if (monsterAt(entry) == NONE) continue;
    for (let other = 0; other < entry; other++) {
      if (monsterAt(other) == monsterAt(entry) && !passes(entry) && !passes(other)) return false;
    }
  }
  return true;
}

function canShare(seat: i32, other: i32): bool {
  const square = squareOf(seat);
  if (square != squareOf(other) || isTruck(square)) return true;
  if (square == START && !hasLeft(seat) && !hasLeft(other)) return true;
  const now = <i32>state.phase;
  if ((now != PHASE_WALK && now != PHASE_RUN) || state.walked == 0) return false;
  return walker() == seat || walker() == other;
}

function passes(entry: i32): bool {
  return <i32>state.phase == PHASE_PROWL && <i32>state.monster == entry && state.walked > 0;
}
