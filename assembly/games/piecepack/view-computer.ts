// Owns the screen between a computer player's turns: what it did, what it has now, why it did so.
import { BLACK, blit, hline } from "../../console/framebuffer";
import { SPRITE_HEART, SPRITE_SWORD, SPRITE_TOTEM7 } from "../../console/icon-data";
import { LOG_TURN, logEntry, logKind } from "../../console/log";
import { bar, barLeft, barRight, counter, hints } from "../../console/parts";
import { WORK_NONE, WORK_TO_END, seatLevel, shell } from "../../console/state-map";
import { HEAD, READ, SMALL, label, left, put, putNumber, speakAt } from "../../console/text";
import { t } from "../../console/texts";
import { LINE_WHY } from "./chronicle";
import { putLine } from "./log-lines";
import { isTerminal } from "./rules";
import { state } from "./state";
import { putTimeLeft } from "./view-main";

const LINES: i32 = 5; // entries shown
const LINE: i32 = 11;

/** Between turns; while it thinks only that is said, whatever happens meanwhile. */
export function drawComputer(): void {
  bar(false);
  put(t("Computer, level "));
  putNumber(seatLevel(0));
  if (shell.work != WORK_NONE) return drawThinking();
  put(t(": turn "));
  putNumber(lastTurn());
  barLeft();
  putTimeLeft();
  barRight();
  drawDeeds();
  hline(4, 76, 288, BLACK);
  drawNow();
  drawReason();
  if (isTerminal()) hints(0, t("Result"), t("Map"));
  else hints(t("To the end"), t("Go on"), t("Map"));
}

/** The turn that was played last: the present one is only about to begin. */
function lastTurn(): i32 {
  return isTerminal() ? <i32>state.turn : max(<i32>state.turn - 1, 1);
}

function drawThinking(): void {
  barLeft();
  label(shell.work == WORK_TO_END ? t("It plays to the end ...") : t("It thinks ..."), 13, 50, HEAD, BLACK);
  if (shell.work == WORK_TO_END) hints(t("Stop"), t("Stop"), t("Stop"));
}

/** Whether an entry tells of a deed: turn marks and reasons have places of their own. */
function isDeed(i: i32): bool {
  return logKind(i) != LOG_TURN && logKind(i) != LINE_WHY;
}

/** The last deeds since the press, newest at the bottom. */
function drawDeeds(): void {
  let first = <i32>shell.logCount;
  let shown = 0;
  while (first > <i32>shell.news && shown < LINES) if (isDeed(--first)) shown++;
  let y = 18;
  for (let i = first; i < <i32>shell.logCount; i++) {
    if (!isDeed(i)) continue;
    const sprite = putLine(logEntry(i));
    if (sprite != 0) blit(sprite, 4, y + 1, BLACK);
    left(16, y, READ, BLACK);
    y += LINE;
  }
}

function drawNow(): void {
  label(t("NOW"), 4, 82, SMALL, BLACK);
  put(t("health"));
  speakAt(80);
  let x = counter(SPRITE_HEART, 30, 80, state.health);
  put(t("attack"));
  speakAt(80);
  x = counter(SPRITE_SWORD, x, 80, state.attack);
  blit(SPRITE_TOTEM7, x, 79, BLACK);
  put(t("totem "));
  if (state.bury > 0) {
    put(t("buried "));
    putNumber(state.bury);
  } else putNumber(state.totem);
  put(t(" of 2"));
  left(x + 11, 80, READ, BLACK);
}

/** Why it made the first move of the turn, and the last decision if there was another. */
function drawReason(): void {
  let first = -1;
  let last = -1;
  for (let i = <i32>shell.news; i < <i32>shell.logCount; i++) {
    if (logKind(i) != LINE_WHY) continue;
    if (first < 0) first = i;
    last = i;
  }
  if (first < 0) return;
  label(t("WHY"), 4, 95, SMALL, BLACK);
  putLine(logEntry(first));
  left(30, 93, READ, BLACK);
  if (last == first) return;
  putLine(logEntry(last));
  left(30, 104, READ, BLACK);
}
