// Owns the log entries of fights: how they begin and end, who stands up, things left and taken.
import { LOG_HEADLINE, logAdd } from "../../console/log";
import {
  cargoBefore,
  heartsBefore,
  heldBefore,
  pileBefore,
  squareBefore,
  walkerBefore,
  was,
} from "./chronicle-before";
import { turnWas, walkerWas, whoWas } from "./chronicle-who";
import { NONE, TEETH } from "./data";
import {
  HOW_GRENADE,
  HOW_RPG,
  HOW_WEAPON,
  LINE_ATTACKED,
  LINE_DROPPED,
  LINE_EATEN,
  LINE_KILLED,
  LINE_SENT,
  LINE_STANDS,
  LINE_TOOK,
} from "./log-kinds";
import { ACTION_GRENADE, ACTION_RPG, ACTION_SECTOR } from "./rules-actions";
import { FIRST_PILE, PILES, characterOf, fateOf, heartsOf, pileAt, squareOf, state } from "./state";
import {
  FATE_LIVING,
  OUTCOME_KILLED,
  PHASE_FIGHT,
  PHASE_FLIP,
  PHASE_PROWL,
  PHASE_RESCUED,
  PHASE_RUN,
  PHASE_RUN_SPIN,
  PHASE_SYMBOL,
  PHASE_TARGET,
} from "./state-phases";

/** A fight began, was won or lost with this action. */
export function recordFight(action: i32, phase: i32): void {
  if (phase == PHASE_SYMBOL || phase == PHASE_FIGHT) {
    if (<i32>state.outcome == OUTCOME_KILLED) recordKill(action);
    else if (action == ACTION_SECTOR + TEETH && heartsBefore(walkerBefore()) == 1) recordEaten();
  } else if (phase == PHASE_RESCUED) recordStanding(was.fighter);
  else if (<i32>state.phase == PHASE_FIGHT) recordAttack(phase);
}

/** What a flip shows attacks without being told again; so does what failed to be run from. */
function recordAttack(phase: i32): void {
  if (phase == PHASE_PROWL || phase == PHASE_TARGET) {
    logAdd(LINE_SENT, whoWas(state.fighter), state.foe, turnWas());
    return;
  }
  if (phase == PHASE_FLIP || phase == PHASE_RUN_SPIN) return;
  if (phase == PHASE_RUN && squareOf(state.fighter) == <i32>was.fled) return;
  logAdd(LINE_ATTACKED, walkerWas(), state.foe);
}

function recordKill(action: i32): void {
  const how = action == ACTION_GRENADE ? HOW_GRENADE : action == ACTION_RPG ? HOW_RPG : HOW_WEAPON;
  logAdd(LINE_KILLED, walkerWas(), was.foe, was.lost, how);
}

function recordEaten(): void {
  const seat = <i32>was.fighter;
  logAdd(LINE_EATEN | LOG_HEADLINE, walkerWas(), was.foe, squareBefore(seat));
  if (<i32>state.phase == PHASE_RESCUED) return;
  if (fateOf(seat) == FATE_LIVING) recordStanding(seat);
  else if (heldBefore(seat)) {
    const cargo = cargoBefore(seat);
    logAdd(LINE_DROPPED | (cargo ? LOG_HEADLINE : 0), walkerWas(), squareBefore(seat), cargo);
  }
}

function recordStanding(seat: i32): void {
  logAdd(LINE_STANDS | LOG_HEADLINE, characterOf(seat), heartsOf(seat));
}

/** Piles that are gone: whoever walked or fought there has them, else the one whose turn it is now. */
export function recordPiles(): void {
  for (let pile = 0; pile < PILES; pile++) {
    const square = pileBefore(pile);
    if (square == NONE || pileAt(pile) == square) continue;
    const walker = walkerBefore();
    const there = walker < <i32>was.seats && fateOf(walker) == FATE_LIVING && squareOf(walker) == square;
    const cargo = cargoBefore(FIRST_PILE + pile);
    logAdd(LINE_TOOK | (cargo ? LOG_HEADLINE : 0), whoWas(there ? walker : <i32>state.turn), square, cargo);
  }
}
