// Owns the screen that tells what happened since the last stop, beside the board, and what stands while computers play.
import { bar, barLeft, barRight, hints } from "../../console/parts";
import { drawNarrow, narrowPages } from "../../console/screens/story";
import { BLACK } from "../../console/framebuffer";
import { LOG_TURN, logKind } from "../../console/log";
import { WORK_NONE, WORK_TO_END, shell } from "../../console/state-map";
import { HEAD, READ, label, put, putNumber } from "../../console/text";
import { t } from "../../console/texts";
import { NONE } from "./data";
import { isWatched } from "./deciders";
import { putLine } from "./log-lines";
import { NEWS_FATE, NEWS_TELL } from "./news";
import { putSeat } from "./names";
import { isTerminal } from "./rules";
import { STORY_LINES, isPlayShown } from "./screens";
import { squareOf, state } from "./state";
import { OUTCOME_FOUND } from "./state-phases";
import { MARKS_NONE, drawBoard } from "./view-board";
import { drawFate } from "./view-fate";
import { drawFound } from "./view-flip";
import { PANEL_TEXT, PANEL_TEXT_WIDTH, panelBar, panelHints } from "./view-panel";

const TEXT_Y: i32 = 18;
const FOUND_LINES: i32 = 4;
const FOUND_Y: i32 = 74;

/** Pages of the story: sentences, and the picture of who was eaten. */
export function storyPages(): i32 {
  return linePages() + fates();
}

function fates(): i32 {
  return i32((state.news & NEWS_FATE) != 0);
}

function linePages(): i32 {
  if ((state.news & NEWS_TELL) == 0) return 0;
  return narrowPages(PANEL_TEXT_WIDTH, visible(), putLine);
}

/** Lines a page. */
function visible(): i32 {
  return hasFound() ? FOUND_LINES : STORY_LINES;
}

/** Whether a person's turn has just ended on a thing that was found: what it is good for is said below the sentences. */
function hasFound(): bool {
  return <i32>state.outcome == OUTCOME_FOUND && squareOf(<i32>state.person - 1) == <i32>state.faceAt;
}

/** SCREEN_COMPUTER: a story, or computers at work, whatever happens meanwhile. */
export function drawStoryScreen(): void {
  if (shell.work != WORK_NONE) return drawWorking();
  drawBoard(NONE, MARKS_NONE, NONE);
  const page = <i32>shell.page;
  const lines = linePages();
  if (page < lines || fates() == 0) drawLines(min(page, lines - 1));
  else drawFate();
  const more = page + 1 < lines + fates();
  panelHints(
    isWatched() && !isTerminal() ? t("To end") : 0,
    more ? t("More") : isTerminal() ? t("Result") : t("Go on"),
    t("Look"),
  );
}

function drawLines(page: i32): void {
  panelBar(false);
  put(t("What happened"));
  barLeft();
  put(t("round "));
  // A round that has only its mark has not begun: what happened is of the one before.
  putNumber(<i32>state.round - i32(logKind(<i32>shell.logCount - 1) == LOG_TURN));
  barRight();
  drawNarrow(page, PANEL_TEXT, TEXT_Y, PANEL_TEXT_WIDTH, visible(), putLine);
  if (hasFound()) drawFound(<i32>state.person - 1, FOUND_Y);
}

/** Who plays, once that takes long; before, the same whatever computers do: only a new instance that takes over shows it. */
function drawWorking(): void {
  if (isPlayShown()) return drawPlay();
  bar(false);
  put(t("One moment"));
  barLeft();
  const toEnd = shell.work == WORK_TO_END;
  label(toEnd ? t("They play to the end ...") : t("They think ..."), 13, 50, HEAD, BLACK);
  if (toEnd) hints(t("Stop"), t("Stop"), t("Stop"));
}

/** "Mary plays" beside the board as it is. */
function drawPlay(): void {
  const seat = <i32>state.turn;
  drawBoard(seat, MARKS_NONE, NONE);
  panelBar(false);
  putSeat(seat);
  put(t(" plays"));
  barLeft();
  label(t("They think ..."), PANEL_TEXT, TEXT_Y, READ, BLACK);
}
