// Owns whether geek's tiles can be as they are: hands and piles, how many of each kind, what is hidden.
import {
  BOARDS,
  FIRST_THING,
  HORROR,
  KINDS,
  MONSTERS,
  MONSTER_KINDS,
  NONE,
  RESCUED,
  RPG,
  kindOf,
  startHearts,
  tileCount,
} from "./data";
import { SQUARES } from "./data-board";
import { isLivingSeat, level } from "./queries";
import { isAllowed } from "./queries-lay";
import {
  FIRST_PILE,
  HANDS,
  PILES,
  castOf,
  characterOf,
  hasLeft,
  heartsOf,
  held,
  isHidden,
  leftOf,
  monsterAt,
  pileAt,
  state,
} from "./state";
import { PHASE_LAY } from "./state-phases";

function things(hand: i32): i32 {
  let count = 0;
  for (let kind = FIRST_THING; kind < KINDS; kind++) count += held(hand, kind);
  return count;
}

/** The living hold things, and piles that lie somewhere (GEEK-DEATH-2). */
export function handsHold(): bool {
  for (let hand = 0; hand < FIRST_PILE; hand++) if (!isLivingSeat(hand) && things(hand) > 0) return false;
  for (let pile = 0; pile < PILES; pile++) {
    if (things(FIRST_PILE + pile) > 0 != (pileAt(pile) != NONE)) return false;
    for (let other = 0; other < pile; other++) {
      if (pileAt(pile) != NONE && pileAt(pile) == pileAt(other)) return false;
    }
  }
  return true;
}

/** No more tiles of a kind than the box has; those of which it has one are never used up (GEEK-COMP-2..5, 8). */
export function tilesHold(): bool {
  for (let kind = 0; kind < KINDS; kind++) {
    const count = tilesOf(kind);
    const most = kind >= RESCUED && isOut(kind - RESCUED) ? 0 : tileCount(kind);
    if (count > most) return false;
    const lasts = most == 1 && kind != RPG && kind != HORROR && (kind < RESCUED || !anyRescued());
    if (lasts && count == 0) return false;
  }
  return true;
}

/** Hidden, held and face up. */
function tilesOf(kind: i32): i32 {
  let count = leftOf(kind);
  if (kind < MONSTER_KINDS) {
    for (let entry = 0; entry < MONSTERS; entry++) {
      if (kindOf(entry) == kind && monsterAt(entry) != NONE) count++;
    }
    return count;
  }
  for (let hand = 0; hand < HANDS; hand++) count += held(hand, kind);
  return kind == BOARDS ? count + popcnt(<i32>state.boarded) : count;
}

/** A character is a tile until it plays. */
function isOut(character: i32): bool {
  for (let seat = 0; seat < <i32>state.seats; seat++) {
    if (characterOf(seat) == character || castOf(seat) == character) return true;
  }
  return false;
}

/** Whether some seat has played another character than its first. */
function anyRescued(): bool {
  for (let seat = 0; seat < <i32>state.seats; seat++) if (characterOf(seat) != castOf(seat)) return true;
  return false;
}

/** A face for each hidden tile, but for those that are still to be laid, on squares that may have one. */
export function hiddenHold(): bool {
  let faces = 0;
  for (let kind = 0; kind < KINDS; kind++) faces += leftOf(kind);
  if (state.toLay > 0 != (<i32>state.phase == PHASE_LAY) || state.hidden2 >> (SQUARES - 128) != 0)
    return false;
  for (let square = 0; square < SQUARES; square++) {
    if (!isHidden(square)) continue;
    if (!isAllowed(square)) return false;
    faces--;
  }
  return faces == <i32>state.toLay;
}

/** Before the first turn nothing has happened: all tiles are hidden (GEEK-SETUP-2..8). */
export function freshHolds(): bool {
  const seats = <i32>state.seats;
  let faces = 0;
  for (let kind = 0; kind < KINDS; kind++) faces += leftOf(kind);
  for (let seat = 0; seat < seats; seat++) {
    if (hasLeft(seat) || heartsOf(seat) != startHearts(castOf(seat), level())) return false;
  }
  const isKnown = <i32>state.first != NONE;
  if (isKnown ? <i32>state.phase != PHASE_LAY : seats == 1) return false;
  return faces == 60 - seats && (state.round | state.turn | state.result) == 0;
}
