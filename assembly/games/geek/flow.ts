// Owns how a game of geek goes on: a decision, all chance after it, computers one decision a step, stops to tell.
import { STATUS_CHANGED, STATUS_GATE, STATUS_MORE, STATUS_SCENE } from "../../console/abi";
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
import { chooseAction, walkOn } from "./bot";
import { firstChoice } from "./choices";
import { recordBegin } from "./chronicle";
import { decidingSeat, isPerson, people } from "./deciders";
import { advance, isLaying, layTiles, playOn } from "./flow-steps";
import { NEWS_FATE, NEWS_STOP, NEWS_TELL } from "./news";
import { firstSeat } from "./options";
import { ACTION_AGREE, ACTION_GIVE_UP, currentPlayer, isLegal, isTerminal, setUp } from "./rules";
import { MARK_SHOWN, STAGE_FIRST, isPlayShown } from "./screens";
import { state } from "./state";
import { PHASE_TRADE } from "./state-phases";
import { tellSummary } from "./summary";

/** What a computer's decision takes to reckon in each phase, in units of some 8,000 operations; LAY: the whole house. */
const UNITS: usize = memory.data<u8>([14, 0, 1, 0, 8, 1, 0, 1, 0, 0, 10, 1, 0, 1, 1, 1, 4, 8, 1, 0]);
/** Most units that a press waits for: with two pictures at most 40 ms on the device. */
const MOST_UNITS: i32 = 18;
/** What a press takes by itself that counts when the button is released (15 ms), or that does many steps at once. */
export const SLOW_PRESS: u8 = 10;

/** Level of the restless house, which sits on no seat. */
const HOUSE_LEVEL: i32 = 2;

// ---- a match begins ----

/** Lays out the rules for the options chosen, without beginning: what lies under the new game screen. */
export function layOut(): void {
  setUp(seatsTaken(), peopleTaken(), shell.options, firstSeat());
  beginMatch();
  tellSummary();
}

function peopleTaken(): i32 {
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

/** A new match with seats, cast and options as they are: the house is filled first. */
export function startMatch(): i32 {
  layOut();
  return work();
}

// ---- a person's press ----

/** Does a person's decision, which must be legal, and all chance after it; leaving friends behind is asked once more. */
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
 * Does what takes several decisions at once: a way of several steps, a trade put together thing by thing. next() = the
 * next action, -1 = that is all; one that is not legal any more ends it too.
 */
export function decideSeries(next: () => i32): i32 {
  let action = next();
  if (action < 0 || !isLegal(action)) return 0;
  keep(action);
  while (action >= 0 && isLegal(action)) {
    advance(action);
    // A person at the table has said yes to the trade on the same screen.
    if (<i32>state.phase == PHASE_TRADE) advance(isPerson(currentPlayer()) ? ACTION_AGREE : computerChoice());
    action = next();
  }
  const status = goOn();
  state.mark = SLOW_PRESS; // read only while computers go on
  return status;
}

/** Opens the question whether the living give up (GEEK-WIN-8). */
export function askSurrender(): i32 {
  return isLegal(ACTION_GIVE_UP) ? openAsk(ASK_SURRENDER, 0, ASK_SAFE) : 0;
}

/** The dangerous row of the shown dialog. */
export function answerAsk(): i32 {
  return decideNow(askedAction(shell.ask));
}

/** What undo brings back: the game before a person's first decision after chance, or after another person's. */
function keep(action: i32): void {
  const person = <u8>(1 + decidingSeat());
  if (shell.undoWhy != UNDO_POSSIBLE || state.person != person) keepForUndo(state.phase, action);
  state.person = person;
}

/** B on a story: on with the game. */
export function goOnFromStory(): i32 {
  forgetNews();
  return goOn();
}

/** Lets computers play on to the end where nobody else decides. */
export function watchToEnd(): i32 {
  forgetNews();
  showBase(SCREEN_COMPUTER, 0);
  shell.work = WORK_TO_END;
  return acted();
}

/** A press while computers play to the end: they stop after a turn, whose story begins now; the log has the rest. */
export function stopWatching(): i32 {
  forgetNews();
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

/** The tiles of the house, one decision of a computer or a walk it decided on, or a picture: each costs a call of its own. */
export function computerStep(): i32 {
  if (hasStopped()) return done();
  if (isTooLong()) return STATUS_CHANGED | STATUS_MORE;
  if (isLaying()) fillHouse();
  else {
    const action = computerChoice();
    if (action < 0) return done();
    advance(action);
    for (let next = walkOn(); next >= 0; next = walkOn()) advance(next);
  }
  return STATUS_MORE;
}

/**
 * Whether who plays must be shown before what comes next is reckoned: the press that led here would wait too long. It
 * is asked of what there was to do, not of a clock, so it is the same everywhere.
 */
function isTooLong(): bool {
  if (isPlayShown() || <i32>shell.work == WORK_TO_END) return false;
  const units = <i32>state.mark + <i32>load<u8>(UNITS + state.phase);
  state.mark = <u8>(units > MOST_UNITS ? MARK_SHOWN : units);
  return isPlayShown();
}

function computerChoice(): i32 {
  const seat = currentPlayer();
  return chooseAction(seat < <i32>state.seats ? seatLevel(seat) : HOUSE_LEVEL, RNG_PTR);
}

function fillHouse(): void {
  layTiles();
  recordBegin();
  playOn();
  state.news = 0;
  shell.undoWhy = UNDO_NOTHING_YET; // that chance filled the house is nobody's decision
}

/** Whether computers have nothing more to do for now. */
function hasStopped(): bool {
  if (isTerminal()) return true;
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
  if ((state.news & (NEWS_TELL | NEWS_FATE)) == 0) return false;
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
  const status = showBase(SCREEN_PLAY, firstChoice()) | acted();
  return isHandedOver() ? status | STATUS_SCENE | STATUS_GATE : status;
}

/** Whether the next press is another person's than the last one. */
function isHandedOver(): bool {
  return popcnt(people()) > 1 && <i32>state.person != 1 + decidingSeat();
}
