// Owns the test of saves that the cartridge ships: no value out of range, and no way into a trap or a standstill.
// Small where possible.ts is thorough: what cannot come of play but can be played on from is let through.
import { KINDS, MONSTERS, MONSTER_KINDS, NONE, kindOf, tileCount } from "./data";
import { SQUARES } from "./data-board";
import { rangesHold, seatRangesHold } from "./possible";
import {
  anyUsable,
  hiddenUnder,
  isLivingSeat,
  isUndeadTurn,
  livingSeats,
  monsterOn,
  walker,
} from "./queries";
import { ACTION_GIVE_UP } from "./rules-actions";
import { isLegal } from "./rules-legal";
import { PILES, isHidden, leftOf, monsterAt, pileAt, squareOf, state } from "./state";
import {
  PHASE_BEFORE,
  PHASE_END,
  PHASE_FIGHT,
  PHASE_LAY,
  PHASE_LEAVE,
  PHASE_MONSTER,
  PHASE_OVER,
  PHASE_PROWL,
  PHASE_RESCUED,
  PHASE_RUN,
  PHASE_START,
  PHASE_TARGET,
  PHASE_TRADE,
  PHASE_WALK,
  RESULT_EATEN,
  RESULT_PLAYING,
} from "./state-phases";

// Phases that wait for somebody, bit phase: in a fight or an escape, else on an undead turn or a living one.
const FIGHTS: i32 = (1 << PHASE_BEFORE) | (1 << PHASE_FIGHT) | (1 << PHASE_RUN) | (1 << PHASE_RESCUED);
const UNDEAD: i32 = (1 << PHASE_START) | (1 << PHASE_MONSTER) | (1 << PHASE_PROWL) | (1 << PHASE_TARGET);
const LIVING: i32 =
  (1 << PHASE_START) |
  (1 << PHASE_WALK) |
  (1 << PHASE_BEFORE) |
  (1 << PHASE_END) |
  (1 << PHASE_TRADE) |
  (1 << PHASE_LEAVE);

/** Whether the bytes can be played on from, whatever is done; others are no save of this game. */
export function isPlayable(): bool {
  if (!rangesHold() || !seatRangesHold() || !facesHold() || !pilesFit()) return false;
  const now = <i32>state.phase;
  const living = livingSeats();
  if (
    (state.result != RESULT_PLAYING) != (now == PHASE_OVER) ||
    (living == 0) != (<i32>state.result == RESULT_EATEN)
  )
    return false;
  if (now == PHASE_LAY) return living + 1 == 1 << state.seats;
  return now == PHASE_OVER || (phaseHolds() && hasChoice());
}

/** Whether the phase waits for whoever acts, and has the monster or tile it is about. Chance never waits but at set-up. */
function phaseHolds(): bool {
  const now = <i32>state.phase;
  const fights = <i32>state.fighter != NONE;
  const phases = fights ? FIGHTS : isUndeadTurn() ? UNDEAD : LIVING;
  if (((phases >> now) & 1) == 0 || <i32>state.first == NONE) return false;
  const prowls = now > PHASE_MONSTER;
  if ((fights || prowls) && (<i32>state.monster == NONE || monsterAt(state.monster) == NONE)) return false;
  const seat = walker();
  if (!isLivingSeat(seat)) return !fights && (state.walked == 0 ? anyUsable() : prowls);
  return now != PHASE_BEFORE || monsterOn(squareOf(seat)) >= 0 || hiddenUnder(squareOf(seat)) >= 0;
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
