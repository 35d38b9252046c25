// Owns the screen with which a turn begins: the whole plan, everybody's figures, the steps of the turn, the directors.
import { BLACK, WHITE, fill } from "../../console/framebuffer";
import {
  SPRITE_BIN7,
  SPRITE_CARD7,
  SPRITE_PERSON7,
  SPRITE_SWORD,
  SPRITE_TILE7,
  SPRITE_ZOMBIE7,
} from "../../console/icon-data";
import { blitCentred } from "../../console/icons";
import { seatName } from "../../console/names";
import { barRight } from "../../console/parts";
import { READ, left, put, putCount, putNumber, right } from "../../console/text";
import { t } from "../../console/texts";
import { SOLO_TURNS } from "./data";
import { basePhase } from "./possible-turn";
import { directorsFrom, isAlone } from "./queries";
import { spaceOf, state } from "./state";
import { ON_DESK, PHASE_DISCARD, PHASE_DRAW, PHASE_TOKENS, REMOVED, UNDRAWN } from "./state-phases";
import { drawSeatBox } from "./view-cell";
import {
  FIGURES,
  PLAN_PANEL,
  figureOf,
  panelHints,
  panelRule,
  panelText,
  seatBar,
  signOfFigure,
} from "./view-panel";
import { drawMapOf } from "./view-plan";

const HEAD_Y: i32 = 20; // middle of the table's signs
const FIRST_Y: i32 = 27;
const PITCH: i32 = 12;
/** Middles of the columns, px. */
const MIDDLES: usize = memory.data<u16>([211, 232, 253, 271, 286]);

/** STAGE_OVERVIEW. */
export function drawOverview(): void {
  const seat = <i32>state.turn;
  drawMapOf(spaceOf(seat));
  seatBar(seat, t("your turn"));
  drawTable(seat);
  panelHints(0, t("Go on"), t("Look"));
}

/** "turn 10", alone "10 of 40", in the bar, all seats from one on, the steps of the turn and what there is to say of directors. */
export function drawTable(first: i32): void {
  if (!isAlone()) put(t("turn "));
  putNumber(state.turns);
  if (isAlone()) {
    put(t(" of "));
    putNumber(SOLO_TURNS);
  }
  barRight();
  for (let column = 0; column < FIGURES; column++)
    blitCentred(signOfFigure(column), load<u16>(MIDDLES + 2 * column), HEAD_Y, BLACK);
  const seats = <i32>state.seats;
  for (let i = 0; i < seats; i++) drawSeat((first + i) % seats, FIRST_Y + PITCH * i);
  const end = FIRST_Y + PITCH * seats;
  panelRule(end);
  drawSteps(end + 3);
  if (seats < 6) putDirectors();
  panelText(end + 17);
}

function drawSeat(seat: i32, y: i32): void {
  const x = PLAN_PANEL + 3;
  drawSeatBox(seat, x, y);
  put(seatName(seat));
  left(x + 13, y, READ, BLACK);
  for (let column = 0; column < FIGURES; column++) {
    putNumber(figureOf(seat, column));
    right(<i32>load<u16>(MIDDLES + 2 * column) + 4, y, READ, BLACK);
  }
}

// ---- steps of the turn ----

const STEPS: i32 = 6;
const STEP_SIGNS: usize = memory.data<u16>([
  <u16>SPRITE_SWORD,
  <u16>SPRITE_TILE7,
  <u16>SPRITE_CARD7,
  <u16>SPRITE_PERSON7,
  <u16>SPRITE_ZOMBIE7,
  <u16>SPRITE_BIN7,
]);
const STEP_WORDS: usize = memory.data<u16>([
  <u16>t("fight"),
  <u16>t("lay a tile"),
  <u16>t("draw cards"),
  <u16>t("walk"),
  <u16>t("zombies"),
  <u16>t("throw away"),
]);

/** Which of the six steps is under way. */
function stepNow(): i32 {
  const phase = basePhase();
  if (state.stepOne) return 0;
  if (phase <= PHASE_TOKENS) return 1;
  if (phase == PHASE_DRAW) return 2;
  return phase == PHASE_DISCARD ? 5 : 3 + <i32>state.walkDone;
}

function drawSteps(y: i32): void {
  const now = stepNow();
  put(load<u16>(STEP_WORDS + 2 * now));
  left(PLAN_PANEL + 85, y + 1, READ, BLACK);
  for (let step = 0; step < STEPS; step++) {
    const x = PLAN_PANEL + 8 + 13 * step;
    if (step == now) fill(x - 5, y, 11, 11, BLACK);
    blitCentred(load<u16>(STEP_SIGNS + 2 * step), x + 1, y + 5, step == now ? WHITE : BLACK);
  }
}

/** "2 directors wait, 4 to come": who is led or safe the table says. */
function putDirectors(): void {
  const waiting = directorsFrom(ON_DESK, REMOVED - ON_DESK);
  const hidden = directorsFrom(UNDRAWN, 1);
  if (waiting == 0) put(t("No director waits"));
  else putCount(waiting, t("director waits"), t("directors wait"));
  if (hidden == 0) return;
  put(t(", "));
  putNumber(hidden);
  put(t(" to come"));
}
