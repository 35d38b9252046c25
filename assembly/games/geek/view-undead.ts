// Owns the pictures of an undead turn: which monster, what it does, whom of several it attacks.
import { BLACK } from "../../console/framebuffer";
import { barLeft, barRight, rowSprite } from "../../console/parts";
import { rowAction } from "../../console/rows";
import { READ, label, put, putNumber } from "../../console/text";
import { t } from "../../console/texts";
import { ROW_ATTACK, ROW_WALK, listUndead, prey, preyOf, prowlWalks, spunNumber } from "./choices-undead";
import { GAS, KEYS, MONSTERS, NONE, kindOf } from "./data";
import { directionName, kindName, kindSprite, putKind, putPlace, putSeat, seatName } from "./names";
import { putOddsOf } from "./odds-words";
import { hasFirearm, hasMelee, holderOf, isLivingSeat, monsterSteps } from "./queries";
import { findReach, findReachOf } from "./queries-reach";
import { reasonWords } from "./reason-words";
import { ACTION_BREAK, ACTION_OTHER, ACTION_SEAT, ACTION_STOP, ACTION_TAKE_MONSTER, whyNot } from "./rules";
import { heartsOf, monsterAt, state } from "./state";
import { PHASE_MONSTER, PHASE_TARGET } from "./state-phases";
import { MARKS_NONE, MARKS_PROWL, drawBoard } from "./view-board";
import {
  PANEL_TEXT,
  barSteps,
  drawRows,
  firearmOf,
  meleeOf,
  panelBar,
  panelHints,
  panelRule,
  panelText,
  textAt,
} from "./view-panel";

const PLACE_Y: i32 = 17;
const PLACE_RULE: i32 = 28;
const ROWS_Y: i32 = 32;
const ROWS: i32 = 4;
const NOTE_RULE: i32 = 84;
const NOTE_Y: i32 = 89;

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
  const entry = min(max(rowAction(cursor) - ACTION_TAKE_MONSTER, 0), MONSTERS - 1);
  const square = monsterAt(entry);
  if (square != NONE) findReachOf(entry, spunNumber());
  drawBoard(NONE, MARKS_PROWL, square);
  turnBar(t(": choose"));
  put(t("spin "));
  putNumber(spunNumber());
  barRight();
  drawRows(17, 5, cursor, putMonster, putPrey, refusal);
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
  listUndead();
  drawMonsterPanel();
  drawRows(ROWS_Y, ROWS, cursor, putDeed, putDeedValue, refusal);
  const seats = prey();
  panelRule(NOTE_RULE);
  if (seats != 0) {
    const chosen = rowAction(cursor) - ROW_ATTACK;
    put(t("If you attack: "));
    putOddsOf(chosen >= 0 && chosen < <i32>state.seats ? chosen : ctz(seats), kindOf(state.monster));
    put(t("."));
  } else put(t("Nobody is in reach."));
  panelText(NOTE_Y);
  panelHints(t("Back"), t("Do it"), t("Look"));
}

/** Board, bar and where the monster stands. */
function drawMonsterPanel(): void {
  findReach();
  drawBoard(NONE, MARKS_PROWL, monsterAt(state.monster));
  panelBar(true);
  putSeat(state.turn);
  put(t(": "));
  put(kindName(kindOf(state.monster)));
  barLeft();
  barSteps(state.steps, <i32>state.steps + state.walked);
  putPlace(monsterAt(state.monster));
  textAt(PANEL_TEXT, PLACE_Y);
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
  if (action >= ROW_ATTACK && action < ROW_WALK) putStrength(action - ROW_ATTACK);
}

/** "♥ 1, knife": hearts, and a weapon of each class. */
function putStrength(seat: i32): void {
  put(t("♥ "));
  putNumber(heartsOf(seat));
  if (hasMelee(seat)) putWeapon(meleeOf(seat));
  if (hasFirearm(seat)) putWeapon(firearmOf(seat));
}

function putWeapon(kind: i32): void {
  put(t(", "));
  put(kindName(kind));
}

// ---- step by step ----

function drawProwl(): void {
  drawMonsterPanel();
  label(t("Dots: it can stop there."), PANEL_TEXT, ROWS_Y + 2, READ, BLACK);
  label(t("Corners: it attacks."), PANEL_TEXT, ROWS_Y + 13, READ, BLACK);
  label(t("Tiles stay hidden."), PANEL_TEXT, ROWS_Y + 24, READ, BLACK);
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
  drawRows(ROWS_Y, 5, cursor, putTarget, putTargetValue, refusal);
  panelHints(0, t("Do it"), t("Look"));
}

function putTarget(action: i32): void {
  put(seatName(action - ACTION_SEAT));
}

function putTargetValue(action: i32): void {
  putStrength(action - ACTION_SEAT);
}
