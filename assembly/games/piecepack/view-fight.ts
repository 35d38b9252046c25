// Owns the fight screen: the dice, where the zombies come from, and what each choice would leave of you.
import { BLACK, blit, hline } from "../../console/framebuffer";
import { ICON_ZOMBIE_32, SPRITE_HEART } from "../../console/icon-data";
import { pageTop } from "../../console/list";
import {
  bar,
  barLeft,
  barRight,
  die,
  hints,
  listRow,
  moreMarks,
  rowImpossible,
  rowLabel,
  rowValue,
} from "../../console/parts";
import { HEAD, READ, SMALL, centre, left, put, putCount, putNumber, right, wrap } from "../../console/text";
import { t } from "../../console/texts";
import { choiceAction, listChoices, choicePossible } from "./choices";
import { roomName } from "./names";
import { damage, intensity, pendingZombies } from "./queries";
import { ACTION_FIGHT, ACTION_RETREAT } from "./rules";
import { PHASE_BREAK_FIGHT, state } from "./state";
import { putTimeLeft } from "./view-main";

const ROWS_Y: i32 = 59;
const ROW: i32 = 14;
const VISIBLE: i32 = 4;
const DIE: i32 = 21;

/** Fight or retreat? cursor = row under the cursor. */
export function drawFight(cursor: i32): void {
  const rows = listChoices();
  bar(true);
  putCount(pendingZombies(), t("zombie! "), t("zombies! "));
  put(choicePossible(1) ? t("Fight or retreat?") : t("You must fight"));
  barLeft();
  putTimeLeft();
  barRight();
  if (<i32>state.phase == PHASE_BREAK_FIGHT) drawWallDie();
  else drawEventDice();
  drawWhy();
  blit(ICON_ZOMBIE_32, 262, 18, BLACK);
  hline(4, 55, 288, BLACK);
  drawRows(cursor, rows);
  hints(0, t("Do it"), t("Look"));
}

/** The three event dice with their names, the deciding one framed. */
export function drawEventDice(): void {
  const suns = <i32>state.dieSuns;
  const moons = <i32>state.dieMoons;
  const arms = <i32>state.dieArms;
  const most = max(suns, max(moons, arms));
  drawDie(0, suns, moons < most && suns == most && arms < most, t("SUNS"));
  drawDie(1, moons, moons == most, t("MOONS"));
  drawDie(2, arms, moons < most && arms == most && suns < most, t("ARMS"));
}

function drawDie(place: i32, value: i32, deciding: bool, name: usize): void {
  const x = 14 + 32 * place;
  put(name);
  centre(x + 10, 47, SMALL, BLACK);
  die(x, 21, DIE, value, deciding);
}

function drawWallDie(): void {
  drawDie(1, state.breakDie, true, t("MOONS"));
}

function drawWhy(): void {
  const breaking = <i32>state.phase == PHASE_BREAK_FIGHT;
  put(breaking ? t("They come through the wall.\n") : t("Moons win: an attack.\n"));
  putNumber(pendingZombies() - intensity());
  put(t(" on the die"));
  if (intensity() > 0) {
    put(t(" + "));
    putNumber(intensity());
    put(t(" this hour"));
  }
  wrap(112, 24, 146, 11, READ, BLACK);
}

function drawRows(cursor: i32, count: i32): void {
  const top = pageTop(cursor, VISIBLE);
  for (let i = 0; i < VISIBLE && top + i < count; i++) {
    drawRow(top + i, ROWS_Y + i * ROW, top + i == cursor);
  }
  moreMarks(292, ROWS_Y, ROWS_Y + VISIBLE * ROW, top > 0, top + VISIBLE < count);
}

function drawRow(row: i32, y: i32, selected: bool): void {
  const action = choiceAction(row);
  const possible = choicePossible(row);
  listRow(2, y, 291, ROW, selected);
  if (!possible) rowImpossible();
  if (!possible) {
    put(t("Retreat"));
    rowLabel();
    put(t("your last health"));
    rowValue();
    return;
  }
  const fights = action == ACTION_FIGHT;
  if (fights) put(t("Fight"));
  else {
    put(t("Retreat: "));
    put(roomName(action - ACTION_RETREAT));
  }
  rowLabel();
  if (fights) {
    putCount(pendingZombies(), t("zombie"), t("zombies"));
    put(t(" – "));
    putNumber(state.attack);
    put(t(" attack"));
    left(62, y + 3, READ, BLACK);
  }
  drawOutcome(fights ? min<i32>(damage(), state.health) : 1, y);
}

/** "lose 5   ♥ 6→1" at the right end of a row. */
function drawOutcome(lost: i32, y: i32): void {
  if (lost == <i32>state.health) put(t("you die"));
  else {
    put(t("lose "));
    putNumber(lost);
  }
  left(188, y + 3, READ, BLACK);
  drawChange(SPRITE_HEART, state.health, state.health - lost, y);
}

/** A meter now and then, large: "♥ 6→1". */
export function drawChange(sprite: usize, now: i32, then: i32, y: i32): void {
  blit(sprite, 240, y + 4, BLACK);
  putNumber(now);
  put(t("→"));
  putNumber(then);
  right(281, y + 2, HEAD, BLACK);
}
