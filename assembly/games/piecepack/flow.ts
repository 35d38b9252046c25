// Owns how a game of piecepack goes on: a decision, then all chance after it, until somebody has to decide again.
import { STATUS_CHANGED, STATUS_MORE, STATUS_SAVE } from "../../console/abi";
import { firstRow } from "../../console/list";
import { logAdd } from "../../console/log";
import { playChance } from "../../console/match";
import {
  acted,
  beginMatch,
  keepForUndo,
  showBase,
  summaryBegin,
  summaryNumber,
  summaryText,
  takeBack,
} from "../../console/shell";
import {
  RNG_PTR,
  SCREEN_COMPUTER,
  SCREEN_END,
  SCREEN_NEW,
  SCREEN_PLAY,
  WORK_NONE,
  WORK_TO_END,
  WORK_TURN,
  seatLevel,
  shell,
} from "../../console/state-map";
import { t } from "../../console/texts";
import { chooseAction } from "./bot";
import { botReason, botReasonNumber } from "./bot-reasons";
import { LINE_WHY, momentBefore, record, recordBegin } from "./chronicle";
import { listChoices, choicePossible } from "./choices";
import { ticksLeft } from "./queries";
import {
  ACTION_COUNT,
  PLAYER_CHANCE,
  applyAction,
  chanceWeight,
  currentPlayer,
  isTerminal,
  legalActions,
  setUp,
} from "./rules";
import { RESULT_WON, state } from "./state";

// Bits of shell.options.
export const OPTION_GLASS_DOOR: u8 = 1;
export const OPTION_STRICT_RITUAL: u8 = 2;

const ACTIONS: usize = memory.data(2 * ACTION_COUNT);

/** Lays out the rules for the options chosen, without beginning: what lies under the new game screen. */
export function layOut(): void {
  setUp((shell.options & OPTION_GLASS_DOOR) != 0, (shell.options & OPTION_STRICT_RITUAL) != 0);
  beginMatch();
  tellSummary();
}

/** To the new game screen, the cursor on `row`. */
export function toNewGame(row: i32): i32 {
  layOut();
  const scene = showBase(SCREEN_NEW, row);
  tellSummary();
  return scene | acted();
}

/** A new match with seats and options as they are. */
export function startMatch(): i32 {
  layOut();
  recordBegin(seatLevel(0));
  return afterDecision();
}

/** Does a person's action, which must be legal, and all chance after it. */
export function decide(action: i32): i32 {
  keepForUndo(state.phase, action);
  shell.news = shell.logCount;
  advance(action);
  return afterDecision();
}

/** Takes the last decision back; 0 where that is not possible. */
export function undo(): i32 {
  if (!takeBack()) return 0;
  shell.news = shell.logCount;
  return afterDecision();
}

/** Applies an action and logs it, then the dice and tiles that follow from it. */
function advance(action: i32): void {
  step(action);
  playChance(ACTIONS, isChanceDue, legalActions, chanceWeight, step);
}

function isChanceDue(): bool {
  return currentPlayer() == PLAYER_CHANCE;
}

function step(action: i32): void {
  const before = momentBefore();
  if (applyAction(action)) record(action, before);
}

/** Shows whatever the game waits for now. */
function afterDecision(): i32 {
  tellSummary();
  let scene = 0;
  if (seatLevel(0) > 0) scene = showBase(SCREEN_COMPUTER, 0);
  else if (isTerminal()) scene = showBase(SCREEN_END, 0);
  else scene = showBase(SCREEN_PLAY, firstRow(listChoices(), choicePossible));
  return scene | acted();
}

/** Lets the computer player play: one turn, or to the end. step() does the work. */
export function letComputerPlay(toEnd: bool): i32 {
  shell.news = shell.logCount;
  shell.work = toEnd ? WORK_TO_END : WORK_TURN;
  return acted();
}

/** A press while the computer player plays to the end: it stops after this turn. */
export function stopComputer(): i32 {
  shell.news = shell.logCount;
  shell.work = WORK_TURN;
  return acted();
}

/** One decision of the computer player; the picture changes when its turn is over. */
export function computerStep(): i32 {
  const turn = state.turn;
  const level = seatLevel(0);
  const action = chooseAction(level, RNG_PTR);
  if (action >= 0) {
    logAdd(LINE_WHY, botReason(action), botReasonNumber(action));
    advance(action);
  }
  if (!isTerminal() && (shell.work == WORK_TO_END || turn == state.turn)) return STATUS_MORE;
  const toEnd = shell.work == WORK_TO_END;
  shell.work = WORK_NONE;
  tellSummary();
  return STATUS_SAVE | (toEnd ? showBase(SCREEN_END, 0) : STATUS_CHANGED);
}

/** The line for the menu. */
function tellSummary(): void {
  if (shell.base == SCREEN_NEW && shell.logCount == 0) return summaryBegin(t("new game"));
  if (isTerminal()) return summaryBegin(<i32>state.result == RESULT_WON ? t("won") : t("lost"));
  summaryBegin(t("turn "));
  summaryNumber(state.turn);
  summaryText(t(", "));
  summaryNumber(ticksLeft());
  summaryText(t(" left"));
}
