// Owns how a game of pocket goes on: a decision, all chance after it, computers one decision a step, stops to tell.
import { STATUS_GATE, STATUS_MORE } from "../../console/abi";
import { isHuman, seatsTaken } from "../../console/match";
import {
  acted,
  beginMatch,
  closeOver,
  closeUndo,
  keepForUndo,
  showBase,
  takeBack,
} from "../../console/shell";
import {
  RNG_PTR,
  SCREEN_COMPUTER,
  SCREEN_END,
  SCREEN_NEW,
  SCREEN_PLAY,
  UNDO_NOTHING_YET,
  WORK_NONE,
  WORK_TO_END,
  WORK_TURN,
  seatLevel,
  shell,
} from "../../console/state-map";
import { ASK_SAFE } from "../../console/screens/ask";
import { openAsk } from "../../console/screens/menus";
import { ASK_NONE, askFor } from "./asks";
import { chooseAction, chooseFree } from "./bot";
import { firstChoice } from "./choices";
import { reasonFor, reasonNumber } from "./bot-reasons";
import { recordBegin, recordWhy } from "./chronicle";
import { decidingSeat, livingPeople } from "./deciders";
import { advance, pick, playOn, step } from "./flow-steps";
import { NEWS_TELL, NEWS_TURN } from "./news";
import { doomChoice, firstLeader } from "./options";
import { isClassic, isLiving } from "./queries";
import { currentPlayer, isLegal, isTerminal, ownerOfFree, setUp } from "./rules";
import { STAGE_PICK } from "./screens";
import { state } from "./state";
import { PHASE_C_MOVE, PHASE_HEIR, PHASE_PICK, PHASE_REVEAL, PHASE_TASK } from "./state-phases";
import { tellSummary } from "./summary";

// ---- a match begins ----

/** Lays out the rules for the options chosen, without beginning: what lies under the new game screen. */
export function layOut(): void {
  setUp(seatsTaken(), firstLeader(), doomChoice(), isClassic());
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
  recordBegin();
  playOn();
  shell.undoWhy = UNDO_NOTHING_YET; // that chance chose the leader is nobody's decision
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
  keepForUndo(state.phase, action);
  state.person = <u8>(1 + decidingSeat());
  if (<i32>state.phase == PHASE_PICK) {
    pick(action);
    // What was picked is a secret: it cannot be looked at again by taking it back.
    closeUndo();
  } else advance(action);
  return goOn();
}

/**
 * Does a person's free action (a gift, a drink, fuel, fire), and with it another where that is legal then: one step for
 * undo. What lay open over the screen closes.
 */
export function decideFree(action: i32, also: i32): i32 {
  keepForUndo(state.phase, action);
  const phase = state.phase;
  step(action);
  step(also);
  playOn();
  // A pending loss may have struck once she had acted: then the game goes on, even from under a story.
  if (state.phase == phase && shell.base == SCREEN_COMPUTER) return closeOver(0) | acted();
  return goOn();
}

/** The event card was looked at: on to the picks. */
export function goToPicks(): i32 {
  state.stage = STAGE_PICK;
  return goOn();
}

/** B on a story: on with the game. */
export function goOnFromStory(): i32 {
  forgetNews();
  return goOn();
}

/** Lets computers play on where nobody else decides any more: one turn, or to the end. */
export function watch(toEnd: bool): i32 {
  forgetNews();
  if (isTerminal() || !toEnd) return goOn();
  showBase(SCREEN_COMPUTER, 0);
  shell.work = WORK_TO_END;
  return acted();
}

/** A press while computers play to the end: they stop after this turn. */
export function stopWatching(): i32 {
  shell.work = WORK_TURN;
  return acted();
}

/** Takes the last decision back; 0 where that is not possible. */
export function undo(): i32 {
  return takeBack() ? goOn() : 0;
}

// ---- what comes next ----

/** Shows whatever the game waits for, or lets the computers go on. */
function goOn(): i32 {
  if (stopsHere()) return show();
  if (!isTerminal() && hasComputersToAsk()) return work();
  return show();
}

/** Computers go on: the glass keeps its picture until they are done. */
function work(): i32 {
  showBase(SCREEN_COMPUTER, 0);
  shell.work = WORK_TURN;
  tellSummary();
  return STATUS_MORE;
}

/** One decision or one wish of a computer. */
export function computerStep(): i32 {
  const wish = nextWish();
  if (wish >= 0) {
    tellWhy(ownerOfFree(wish), wish);
    step(wish);
    playOn();
  } else if (!isTerminal() && decidingSeat() < 0) {
    const action = chooseAction(seatLevel(currentPlayer()), RNG_PTR);
    if (action < 0) return done();
    tellWhy(currentPlayer(), action);
    advance(action);
  } else return done();
  if (isTerminal() || (stopsHere() && <i32>shell.work != WORK_TO_END)) return done();
  return STATUS_MORE;
}

/** Logs why a computer does what it is about to do; of secret picks nothing is said. */
function tellWhy(seat: i32, action: i32): void {
  if (isClassic() || <i32>state.phase == PHASE_PICK) return;
  const reason = reasonFor(action);
  recordWhy(1 << seat, reason, reasonNumber(reason));
}

function done(): i32 {
  if (<i32>shell.work == WORK_TO_END) forgetNews();
  shell.work = WORK_NONE;
  return show();
}

/** A free action that a computer wants before the next decision; each has one wish a decision. -1 = none. */
function nextWish(): i32 {
  if (isClassic()) return -1;
  if (!isWindowOpen()) return -1;
  for (let seat = 0; seat < <i32>state.seats; seat++) {
    if (isHuman(seat) || !isLiving(seat) || ((state.wished >> (<u8>seat)) & 1) != 0) continue;
    state.wished |= <u8>((<u32>1) << seat);
    const wish = chooseFree(seat, seatLevel(seat));
    if (wish >= 0 && isLegal(wish)) return wish;
  }
  return -1;
}

/** Whether things may change hands now (POCKET-TRADE-3). */
function isWindowOpen(): bool {
  const phase = <i32>state.phase;
  if (phase == PHASE_PICK) return state.picked == 0 && state.mark == 0;
  return phase == PHASE_TASK || phase == PHASE_REVEAL;
}

function hasComputersToAsk(): bool {
  if (decidingSeat() < 0) return true;
  if (!isWindowOpen()) return false;
  for (let seat = 0; seat < <i32>state.seats; seat++) {
    if (!isHuman(seat) && isLiving(seat) && ((state.wished >> (<u8>seat)) & 1) == 0) return true;
  }
  return false;
}

/** Whether a story comes before anything else. */
function stopsHere(): bool {
  if ((state.news & NEWS_TELL) == 0) return false;
  if (isTerminal() || (state.news & NEWS_TURN) != 0) return true;
  // The heir's screen shows who died; the story of it all follows.
  return decidingSeat() >= 0 && <i32>state.phase != PHASE_HEIR;
}

function forgetNews(): void {
  state.news = 0;
  shell.news = shell.logCount;
}

/** The story, the end, or the screen on which a person decides. */
function show(): i32 {
  tellSummary();
  if (stopsHere()) return showBase(SCREEN_COMPUTER, 0) | acted();
  if (isTerminal()) return showBase(SCREEN_END, 0) | acted();
  if (showsAll()) forgetNews();
  const status = showBase(SCREEN_PLAY, firstChoice()) | acted();
  return isHandedOver() ? status | STATUS_GATE : status;
}

/** Whether a person's screen shows all that led there; classic solo's keep telling until the next move. */
function showsAll(): bool {
  if (isClassic()) return <i32>state.phase == PHASE_C_MOVE;
  return (state.news & NEWS_TELL) == 0;
}

/** Whether the next press is another person's than the last one, or must not be: a secret pick. */
function isHandedOver(): bool {
  if (isClassic()) return false;
  if (livingPeople() < 2) return false;
  if (<i32>state.phase == PHASE_PICK && state.stage == STAGE_PICK) return true;
  return <i32>state.person != 1 + decidingSeat() && <i32>state.phase != PHASE_REVEAL;
}
