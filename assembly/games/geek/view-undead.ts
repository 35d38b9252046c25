// Owns the pictures of an undead turn: which monster, what it does, whom of several it attacks.
import { BLACK, blit } from "../../console/framebuffer";
import { barLeft, barRight, rowSprite } from "../../console/parts";
import { rowAction } from "../../console/rows";
import { put, putNumber } from "../../console/text";
import { t } from "../../console/texts";
import { ROW_ATTACK, ROW_WALK, listUndead, preyOf, prowlWalks } from "./choices-undead";
import { GAS, HOUND, KEYS, NONE, ZOMBIE, kindOf } from "./data";
import { directionName, kindSprite, putKind, putPlace, putSeat, seatName } from "./names";
import { putDanger, putOddsOf } from "./odds-words";
import { holderOf, isLivingSeat, monsterSteps, spunNumber } from "./queries";
import { findReach, findReachOf } from "./queries-reach";
import { reasonWords } from "./reason-words";
import { ACTION_BREAK, ACTION_OTHER, ACTION_SEAT, ACTION_STOP, ACTION_TAKE_MONSTER, whyNot } from "./rules";
import { heartsOf, monsterAt, state } from "./state";
import { PHASE_MONSTER, PHASE_TARGET } from "./state-phases";
import { MARKS_NONE, MARKS_PROWL, drawBoard } from "./view-board";
import {
  PANEL_END,
  PANEL_TEXT,
  barSteps,
  drawChoices,
  drawRows,
  panelBar,
  panelHints,
  panelRule,
  panelText,
  textAt,
  textTo,
} from "./view-panel";

const PLACE_Y: i32 = 17;
const PLACE_RULE: i32 = 28;
const ROWS_Y: i32 = 31;
const ROWS: i32 = 5;
const MONSTERS_Y: i32 = 17;
const MONSTER_ROWS: i32 = 6;
const NOTE_RULE: i32 = 92;
const NOTE_Y: i32 = 95;

/** PHASE_MONSTER, PHASE_PROWL, PHASE_TARGET. */
export function drawUndead(cursor: i32): void {
  const phase = <i32>state.phase;
  if (phase == PHASE_MONSTER) drawPick(cursor);
  else if (phase == PHASE_TARGET) drawTarget(cursor);
  else if (prowlWalks()) drawProwl();
  else drawDeeds(cursor);
}

// ---- which monster ----

function drawPick(cursor: i32): void {
  listUndead();
  const entry = rowAction(cursor) - ACTION_TAKE_MONSTER;
  findReachOf(entry, spunNumber());
  drawBoard(NONE, MARKS_PROWL, monsterAt(entry));
  turnBar(t(": choose"));
  put(t("spin "));
  putNumber(spunNumber());
  barRight();
  drawRows(MONSTERS_Y, MONSTER_ROWS, cursor, putMonster, putPrey, refusal);
  panelRule(NOTE_RULE);
  putWeakest();
  textAt(PANEL_TEXT, NOTE_Y);
  putCarriers();
  textAt(PANEL_TEXT, NOTE_Y + 11);
  panelHints(t("Pass"), t("Take it"), t("Look"));
}

/** "Undead Mary" and words in the bar. */
function turnBar(words: usize): void {
  panelBar(true);
  putSeat(state.turn);
  put(words);
  barLeft();
}

function refusal(action: i32): usize {
  return action >= ROW_ATTACK ? 0 : reasonWords(whyNot(action));
}

function putMonster(action: i32): void {
  const kind = kindOf(action - ACTION_TAKE_MONSTER);
  rowSprite(kindSprite(kind));
  putKind(kind);
}

/** "bites Anita", "bites 2"; how far it goes where nobody is in reach. */
function putPrey(action: i32): void {
  const entry = action - ACTION_TAKE_MONSTER;
  const seats = preyOf(entry);
  if (seats == 0) {
    const steps = monsterSteps(kindOf(entry), spunNumber());
    putNumber(steps);
    return put(steps == 1 ? t(" step") : t(" steps"));
  }
  put(t("bites "));
  if (popcnt(seats) == 1) put(seatName(ctz(seats)));
  else putNumber(popcnt(seats));
}

/** "Weakest: Alex, 1 heart". */
function putWeakest(): void {
  let weakest = NONE;
  for (let seat = 0; seat < <i32>state.seats; seat++) {
    if (isLivingSeat(seat) && (weakest == NONE || heartsOf(seat) < heartsOf(weakest))) weakest = seat;
  }
  if (weakest == NONE) return;
  put(t("Weakest: "));
  put(seatName(weakest));
  put(t(", ♥ "));
  putNumber(heartsOf(weakest));
}

/** "Keys: Anita, gas: nobody". */
function putCarriers(): void {
  put(t("Keys: "));
  putHolder(holderOf(KEYS));
  put(t(", gas: "));
  putHolder(holderOf(GAS));
}

function putHolder(seat: i32): void {
  put(seat < 0 ? t("nobody") : seatName(seat));
}

// ---- what it does ----

function drawDeeds(cursor: i32): void {
  listUndead(); // which finds the reach
  drawMonsterPanel();
  drawRows(ROWS_Y, ROWS, cursor, putDeed, putDeedValue, refusal);
  panelRule(NOTE_RULE);
  const seat = attackOf(cursor) >= 0 ? attackOf(cursor) : attackOf(0); // attacks are the first rows
  if (seat >= 0) {
    put(t("If you attack: "));
    putOddsOf(seat, kindOf(state.monster));
    put(t("."));
  } else put(t("Nobody is in reach."));
  panelText(NOTE_Y);
  panelHints(t("Back"), t("Do it"), t("Look"));
}

/** Seat that a listed row attacks; -1 = it does something else. */
function attackOf(row: i32): i32 {
  const action = rowAction(row);
  return action >= ROW_ATTACK && action < ROW_WALK ? action - ROW_ATTACK : -1;
}

/** The board with the reach found last, bar, the monster and how its steps are counted (GEEK-UNDEAD-3). */
function drawMonsterPanel(): void {
  const kind = kindOf(state.monster);
  drawBoard(NONE, MARKS_PROWL, monsterAt(state.monster));
  turnBar(t(": move"));
  barSteps(state.steps, <i32>state.steps + state.walked);
  blit(kindSprite(kind), PANEL_TEXT, PLACE_Y, BLACK);
  putKind(kind);
  textAt(PANEL_TEXT + 11, PLACE_Y);
  put(t("spin "));
  putNumber(spunNumber());
  if (kind == ZOMBIE) put(t(" – 1"));
  if (kind == HOUND) put(t(" + 1"));
  textTo(PANEL_END, PLACE_Y);
  panelRule(PLACE_RULE);
}

function putDeed(action: i32): void {
  if (action == ACTION_STOP) put(t("Stay here"));
  else if (action == ACTION_OTHER) put(t("Other monster"));
  else if (action == ROW_WALK) put(state.walked == 0 ? t("Walk it yourself") : t("Walk on"));
  else if (action < ROW_ATTACK) put(t("Break boards"));
  else {
    put(t("Attack "));
    put(seatName(action - ROW_ATTACK));
  }
}

function putDeedValue(action: i32): void {
  if (action >= ACTION_BREAK && action < ACTION_BREAK + 4) {
    put(directionName(action - ACTION_BREAK));
    return put(t(", 1 of 4"));
  }
  if (action >= ROW_ATTACK && action < ROW_WALK) putDanger(action - ROW_ATTACK, kindOf(state.monster));
}

// ---- step by step ----

function drawProwl(): void {
  findReach();
  drawMonsterPanel();
  putPlace(monsterAt(state.monster));
  textAt(PANEL_TEXT, ROWS_Y + 2);
  put(t("Dots: it can stop there. It attacks whom it meets. Tiles stay hidden."));
  panelText(ROWS_Y + 18);
  panelHints(t("Left"), t("Act"), t("Right"));
}

// ---- whom ----

function drawTarget(cursor: i32): void {
  listUndead();
  drawBoard(NONE, MARKS_NONE, monsterAt(state.monster));
  turnBar(t(": attack whom?"));
  putPlace(monsterAt(state.monster));
  textAt(PANEL_TEXT, PLACE_Y);
  panelRule(PLACE_RULE);
  drawChoices(ROWS_Y, 5, cursor, putTarget, putTargetValue, refusal);
}

function putTarget(action: i32): void {
  put(seatName(action - ACTION_SEAT));
}

function putTargetValue(action: i32): void {
  putDanger(action - ACTION_SEAT, kindOf(state.monster));
}
