// Owns the log entries of what an action is by itself: flips, boards, kits, trades, refusals.
import { LOG_HEADLINE, logAdd } from "../../console/log";
import { fateBefore, squareBefore, walkerBefore, was } from "./chronicle-before";
import { turnWas, walkerWas, whoWas } from "./chronicle-who";
import { GAS, MONSTER_KINDS, kindOf } from "./data";
import { openingAt } from "./data-board";
import {
  BEAST,
  BOARDS_BLOWN,
  BOARDS_BROKEN,
  BOARDS_HELD,
  LINE_BOARDED,
  LINE_BOARDS,
  LINE_FOUND,
  LINE_GAVE,
  LINE_KIT,
  LINE_REFUSED,
  LINE_RESTED,
  LINE_REVEALED,
} from "./log-kinds";
import {
  ACTION_AGREE,
  ACTION_BLAST,
  ACTION_BOARD,
  ACTION_BREAK,
  ACTION_FACE,
  ACTION_FIRST,
  ACTION_KIT,
  ACTION_PASS,
  ACTION_REFUSE,
  ACTION_STOP,
} from "./rules-actions";
import { heartsOf, isBoarded } from "./state";
import { FATE_LIVING, PHASE_BOARDS_SPIN, PHASE_PROWL, PHASE_TRADE } from "./state-phases";

/** What the action is, told before all that follows from it. */
export function recordDeed(action: i32, phase: i32): void {
  if (phase == PHASE_BOARDS_SPIN) return recordTry();
  if (action >= ACTION_FACE && action < ACTION_FIRST) return recordFace(action - ACTION_FACE);
  if (action >= ACTION_BLAST && action < ACTION_BREAK) return recordBlast(action - ACTION_BLAST);
  switch (action) {
    case ACTION_KIT:
      logAdd(LINE_KIT, walkerWas(), heartsOf(walkerBefore()));
      return;
    case ACTION_BOARD:
      logAdd(LINE_BOARDED, walkerWas(), was.crossed);
      return;
    case ACTION_AGREE:
      if (phase == PHASE_TRADE) recordTrade();
      return;
    case ACTION_REFUSE:
      logAdd(LINE_REFUSED, whoWas(was.partner), i32(phase != PHASE_TRADE));
      return;
    case ACTION_PASS:
      logAdd(LINE_RESTED, turnWas());
      return;
    case ACTION_STOP:
      if (phase == PHASE_PROWL && was.walked == 0) logAdd(LINE_RESTED, turnWas());
  }
}

/** What a tile showed; keys, gas and friends are what a game is told by. */
function recordFace(kind: i32): void {
  const mark = kind >= GAS ? LOG_HEADLINE : 0;
  logAdd(kind < MONSTER_KINDS ? LINE_REVEALED : LINE_FOUND | mark, walkerWas(), was.flipAt, kind);
}

function recordBlast(direction: i32): void {
  logAdd(LINE_BOARDS, walkerWas(), openingAt(squareBefore(walkerBefore()), direction), BOARDS_BLOWN);
}

/** A try at boards, by a character or a monster. */
function recordTry(): void {
  const living = <i32>was.turn < <i32>was.seats && fateBefore(was.turn) == FATE_LIVING;
  const who = living ? turnWas() : BEAST + kindOf(was.monster);
  logAdd(LINE_BOARDS, who, was.tryAt, isBoarded(was.tryAt) ? BOARDS_HELD : BOARDS_BROKEN);
}

function recordTrade(): void {
  const mine = turnWas();
  const other = whoWas(was.partner);
  if (was.gives) logAdd(LINE_GAVE, mine, other, was.thing);
  else logAdd(LINE_GAVE, other, mine, was.thing);
}
