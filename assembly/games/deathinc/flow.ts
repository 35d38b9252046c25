// Owns how a game of deathinc goes on: a decision, all chance after it, computers one decision a step, stops to tell.
import { STATUS_CHANGED, STATUS_CURTAIN, STATUS_GATE, STATUS_MORE, STATUS_SCENE } from "../../console/abi";
import { isHuman, seatsTaken } from "../../console/match";
import { ASK_SAFE } from "../../console/screens/ask";
import { openAsk } from "../../console/screens/menus";
import { acted, beginMatch, keepForUndo, showBase, takeBack } from "../../console/shell";
import {
  RNG_PTR,
  SCREEN_COMPUTER,
  SCREEN_END,
  SCREEN_NEW,
  SCREEN_PLAY,
  UNDO_NOTHING_YET,
  UNDO_POSSIBLE,
  WORK_NONE,
  WORK_TO_END,
  WORK_TURN,
  seatLevel,
  shell,
} from "../../console/state-map";
import { ASK_NONE, ASK_SURRENDER, askFor, askedAction } from "./asks";
import { autoAction, chooseAction, walkOn } from "./bot";
import { firstChoice } from "./choices";
import { recordBegin } from "./chronicle";
import { decidingSeat, isPerson, isShared } from "./deciders";
import { advance, playOn } from "./flow-steps";
import { NEWS_DEATH, NEWS_STOP, NEWS_TELL, NEWS_VOTE, tellSince } from "./news";
import { firstSeat } from "./options";
import { ACTION_GIVE_UP, currentPlayer, isLegal, isTerminal, setUp } from "./rules";
import {
  MARK_KEPT,
  MARK_SHOWN,
  STAGE_AUTO,
  STAGE_FIRST,
  STAGE_HAND_OVER,
  STAGE_OVERVIEW,
  isPlayShown,
} from "./screens";
import { state } from "./state";
import {
  PHASE_ASK,
  PHASE_DYING,
  PHASE_FAILED,
  PHASE_FILL,
  PHASE_OBJECT,
  PHASE_PUT,
  PHASE_TIE,
  PHASE_TOKENS,
  PHASE_TWITCH,
  PHASE_ZOMBIES,
} from "./state-phases";
import { tellSummary } from "./summary";

/** Level of what an order of a person's leaves open: the strongest computer's, but for what autoAction() leaves to chance. */
const AUTO: i32 = 0;
/** Phases in which a computer decides with little to reckon, some 10,000 operations; before any other, who plays is shown. */
const LIGHT: u64 =
  ((<u64>1) << PHASE_FILL) |
  ((<u64>1) << PHASE_TOKENS) |
  ((<u64>1) << PHASE_FAILED) |
  ((<u64>1) << PHASE_DYING) |
  ((<u64>1) << PHASE_ASK) |
  ((<u64>1) << PHASE_OBJECT) |
  ((<u64>1) << PHASE_PUT) |
  ((<u64>1) << PHASE_TWITCH) |
  ((<u64>1) << PHASE_TIE);
/** Most of such decisions that a press waits for: with two pictures at most 40 ms on the device. */
const MOST_LIGHT: i32 = 6;
/** Most steps of a computer's walk in one call. */
const MOST_STEPS: i32 = 4;

// ---- a match begins ----

/** Lays out the rules for the options chosen, without beginning: what lies under the new game screen. */
export function layOut(): void {
  setUp(seatsTaken(), peopleTaken(), shell.options, firstSeat());
  beginMatch();
  tellSummary();
}

/** Seats that people take, bit seat. */
export function peopleTaken(): i32 {
  let seats = 0;
  for (let seat = 0; seat < seatsTaken(); seat++) if (isHuman(seat)) seats |= 1 << seat;
  return seats;
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
  recordBegin();
  playOn();
  state.news = 0;
  shell.undoWhy = UNDO_NOTHING_YET; // that chance dealt the cards is nobody's decision
  return goOn();
}

// ---- a person's press ----

/** Does a person's decision, which must be legal, and all chance after it; what kills for certain is asked once more. */
export function decide(action: i32): i32 {
  const ask = askFor(action);
  return ask == ASK_NONE ? decideNow(action) : openAsk(ask, action, ASK_SAFE);
}

/** The same without a question. */
export function decideNow(action: i32): i32 {
  keep(action);
  advance(action);
  return goOn();
}

/**
 * Does what takes several decisions at once: a way of several steps, a whole proposal. next() = the next action, -1 = that
 * is all; one that is not legal any more ends it too.
 */
export function decideSeries(next: () => i32): i32 {
  let action = next();
  if (action < 0 || !isLegal(action)) return 0;
  keep(action);
  while (action >= 0 && isLegal(action)) {
    advance(action);
    action = next();
  }
  return goOn();
}

/** Lets the console place or move what is left of the present phase (INC-DIGI-5), one decision a step. */
export function decideAuto(): i32 {
  keep(ACTION_GIVE_UP);
  closeStage();
  state.stage = STAGE_AUTO;
  state.mark2 = state.phase;
  return work();
}

/** Opens the question whether the game is given up. */
export function askSurrender(): i32 {
  return isLegal(ACTION_GIVE_UP) ? openAsk(ASK_SURRENDER, 0, ASK_SAFE) : 0;
}

/** The dangerous row of the shown dialog. */
export function answerAsk(): i32 {
  return decideNow(askedAction(shell.ask));
}

/** What undo brings back: the game before a person's first decision after chance; of zombies the last one's step. */
function keep(action: i32): void {
  const phase = <i32>state.phase;
  if (shell.undoWhy != UNDO_POSSIBLE || phase == PHASE_ZOMBIES) keepForUndo(phase, action);
}

/** B on a story: on with the game. */
export function goOnFromStory(): i32 {
  forgetNews();
  return goOn();
}

/** B on a hand-over or on the overview of a turn that begins. */
export function goOnFromOverview(): i32 {
  const taken = state.stage == STAGE_HAND_OVER;
  const seat = decidingSeat();
  if (!taken) state.shown = state.turns;
  else {
    state.person = <u8>(1 + seat);
    if (seat == <i32>state.turn && state.shown != state.turns) tellSince(seat);
  }
  return goOn();
}

/** HIDE: the host is about to sleep or to leave, so the curtain falls before a secret picture. */
export function hide(): i32 {
  state.stage = STAGE_HAND_OVER;
  shell.cursor = 0;
  return showBase(SCREEN_PLAY, 0) | acted() | STATUS_SCENE | STATUS_CURTAIN;
}

/** Lets computers play on to the end where nobody else decides. */
export function watchToEnd(): i32 {
  forgetNews();
  showBase(SCREEN_COMPUTER, 0);
  shell.work = WORK_TO_END;
  return acted();
}

/** A press while computers play to the end: they stop after this turn. */
export function stopWatching(): i32 {
  shell.work = WORK_TURN;
  return acted();
}

/** Takes back all decisions since chance spoke last; 0 where that is not possible. */
export function undo(): i32 {
  return takeBack() ? goOn() : 0;
}

// ---- what comes next ----

/** Shows whatever the game waits for, or lets the computers go on. */
function goOn(): i32 {
  closeStage();
  return stopsHere() || isTerminal() || decidingSeat() >= 0 ? show() : work();
}

/** Whatever was being put together on a screen is done or given up. */
function closeStage(): void {
  state.stage = STAGE_FIRST;
  state.mark = 0;
  state.mark2 = 0;
}

/** Computers go on: the glass keeps its picture until they are done, or until that takes long. */
function work(): i32 {
  showBase(SCREEN_COMPUTER, 0);
  shell.work = WORK_TURN;
  tellSummary();
  return STATUS_MORE;
}

/** One decision of a computer or a walk it decided on, or a picture: each costs a call of its own. */
export function computerStep(): i32 {
  if (hasStopped()) return done();
  if (isTooLong()) return STATUS_CHANGED | STATUS_MORE;
  const seat = currentPlayer();
  const level = isPerson(seat) ? AUTO : seatLevel(seat);
  let action = level == AUTO ? autoAction(RNG_PTR) : chooseAction(level, RNG_PTR);
  if (action < 0) return done();
  for (let steps = 0; steps < MOST_STEPS && action >= 0; steps++) {
    advance(action);
    action = walkOn(action, level);
  }
  return STATUS_MORE;
}

/**
 * Whether who plays must be shown before what comes next is reckoned: the press that led here would wait too long. It
 * is asked of what there is to do, not of a clock, so it is the same everywhere.
 */
function isTooLong(): bool {
  if (isPlayShown()) state.mark = <u8>MARK_KEPT;
  if (<i32>state.mark == MARK_KEPT || <i32>shell.work == WORK_TO_END) return false;
  const light = ((LIGHT >> state.phase) & 1) != 0 && <i32>state.mark < MOST_LIGHT;
  state.mark = <u8>(light ? <i32>state.mark + 1 : MARK_SHOWN);
  return !light;
}

/** Whether computers have nothing to do for now. */
function hasStopped(): bool {
  if (isTerminal()) return true;
  if (state.stage == STAGE_AUTO && state.mark2 == state.phase) return false;
  return decidingSeat() >= 0 || (stopsHere() && <i32>shell.work != WORK_TO_END);
}

function done(): i32 {
  if (<i32>shell.work == WORK_TO_END) forgetNews();
  shell.work = WORK_NONE;
  closeStage();
  return show();
}

/** Whether a story comes before anything else. */
function stopsHere(): bool {
  if ((state.news & (NEWS_TELL | NEWS_DEATH | NEWS_VOTE)) == 0) return false;
  return (state.news & NEWS_STOP) != 0 || isTerminal() || decidingSeat() >= 0;
}

function forgetNews(): void {
  state.news = 0;
  state.told = 0;
  shell.news = shell.logCount;
}

/** The story, the end, or the screen on which a person decides. */
function show(): i32 {
  tellSummary();
  if (stopsHere()) return showBase(SCREEN_COMPUTER, 0) | acted();
  if (isTerminal()) return showBase(SCREEN_END, 0) | acted();
  forgetNews();
  state.stage = firstStage();
  const status = showBase(SCREEN_PLAY, firstChoice()) | acted();
  return state.stage == STAGE_HAND_OVER ? status | STATUS_SCENE | STATUS_CURTAIN | STATUS_GATE : status;
}

/** What a person sees first: the hand-over, the overview of a turn that begins, or the decision itself. */
function firstStage(): u8 {
  const seat = decidingSeat();
  if (isShared() && <i32>state.person != 1 + seat) return STAGE_HAND_OVER;
  return seat == <i32>state.turn && state.shown != state.turns ? STAGE_OVERVIEW : STAGE_FIRST;
}
