// Owns the test of saves that the cartridge ships: no value out of range, and no way into a trap or a standstill.
// Small where possible.ts is thorough: what cannot come of play but can be played on from is let through.
import { KINDS, MONSTERS, MONSTER_KINDS, NONE, kindOf, tileCount } from "./data";
import { SQUARES } from "./data-board";
import { rangesHold, seatRangesHold } from "./possible";
import { isLivingSeat, livingSeats } from "./queries";
import { ACTION_GIVE_UP } from "./rules-actions";
import { isLegal } from "./rules-legal";
import { PILES, isHidden, leftOf, monsterAt, pileAt, state } from "./state";
import {
  PHASE_FIGHT,
  PHASE_LAY,
  PHASE_MONSTER,
  PHASE_OVER,
  PHASE_PROWL,
  PHASE_RESCUED,
  PHASE_RUN,
  PHASE_RUN_SPIN,
  PHASE_SYMBOL,
  PHASE_TARGET,
  RESULT_EATEN,
  RESULT_PLAYING,
} from "./state-phases";

/** Phases of a fight and of a monster's walk. */
const MONSTER_PHASES: i32 =
  (1 << PHASE_FIGHT) |
  (1 << PHASE_SYMBOL) |
  (1 << PHASE_RUN_SPIN) |
  (1 << PHASE_RUN) |
  (1 << PHASE_RESCUED) |
  (1 << PHASE_PROWL) |
  (1 << PHASE_TARGET);

/** Whether the bytes can be played on from, whatever is done; others are no save of this game. */
export function isPlayable(): bool {
  if (!rangesHold() || !seatRangesHold() || !facesHold() || !pilesFit()) return false;
  const over = <i32>state.phase == PHASE_OVER;
  if ((state.result != RESULT_PLAYING) != over || (livingSeats() == 0) != (<i32>state.result == RESULT_EATEN))
    return false;
  return over || (fightHolds() && hasChoice());
}

/** Who fights and what, and which monster walks, where one does. */
function fightHolds(): bool {
  if (((MONSTER_PHASES >> state.phase) & 1) == 0) return true;
  return <i32>state.monster != NONE && (<i32>state.phase >= PHASE_MONSTER || isLivingSeat(state.fighter));
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
