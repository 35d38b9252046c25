// Owns the test of saves that the cartridge ships: no value out of range, and no way into a trap or a standstill.
// Small where possible.ts is thorough: what cannot come of play but can be played on from is let through.
import { KINDS, MONSTERS, MONSTER_KINDS, NONE, kindOf, tileCount } from "./data";
import { SQUARES } from "./data-board";
import { rangesHold, resultHolds, seatRangesHold } from "./possible";
import { turnHolds } from "./possible-phase";
import { livingSeats } from "./queries";
import { ACTION_GIVE_UP } from "./rules-actions";
import { isLegal } from "./rules-legal";
import { PILES, isHidden, leftOf, monsterAt, pileAt, state } from "./state";
import { PHASE_FIRST, PHASE_LAY, PHASE_OVER } from "./state-phases";

/** Whether the bytes can be played on from, whatever is done; others are no save of this game. */
export function isPlayable(): bool {
  if (!rangesHold() || !seatRangesHold() || !facesHold() || !pilesFit()) return false;
  if (<i32>state.phase > PHASE_FIRST && !(resultHolds() && turnHolds())) return false;
  return <i32>state.phase == PHASE_OVER || hasChoice();
}

/** A face for each hidden tile and for each that is still to be laid; a place for each monster that may turn up. */
function facesHold(): bool {
  let faces = -(<i32>state.toLay);
  for (let kind = 0; kind < KINDS; kind++) {
    let count = leftOf(kind);
    faces += count;
    for (let entry = 0; entry < MONSTERS; entry++)
      if (kind < MONSTER_KINDS && kindOf(entry) == kind && monsterAt(entry) != NONE) count++;
    if (count > tileCount(kind)) return false;
  }
  for (let square = 0; square < SQUARES; square++) faces -= i32(isHidden(square));
  return faces == 0 && state.toLay > 0 == (<i32>state.phase == PHASE_LAY);
}

/** Somebody lives, and whoever does has a place for a pile left. */
function pilesFit(): bool {
  let piles = 0;
  for (let pile = 0; pile < PILES; pile++) piles += i32(pileAt(pile) != NONE);
  return piles + popcnt(livingSeats()) <= <i32>state.seats;
}

function hasChoice(): bool {
  for (let action = 0; action < ACTION_GIVE_UP; action++) if (isLegal(action)) return true;
  return false;
}
