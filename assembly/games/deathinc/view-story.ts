// Owns the screen that tells what happened since the last stop, beside the plan, and what stands while computers play.
import { BLACK } from "../../console/framebuffer";
import { seatName } from "../../console/names";
import { handOver, hints } from "../../console/parts";
import { drawNarrow, narrowPages } from "../../console/screens/story";
import { WORK_NONE, WORK_TO_END, shell } from "../../console/state-map";
import { X, Y, drawTable } from "../../console/screens/tables";
import { HEAD, READ, label, put, putCapital, wrap } from "../../console/text";
import { t } from "../../console/texts";
import { behind } from "./bot-seats";
import { NO_PERSON, decidingSeat, isWatched } from "./deciders";
import { putTold } from "./log-lines";
import { NEWS_DEATH, NEWS_TELL, NEWS_VOTE } from "./news";
import { isTerminal } from "./rules";
import { STORY_LINES, isPlayShown } from "./screens";
import { spaceOf, state } from "./state";
import { PHASE_OBJECT, PHASE_OVER } from "./state-phases";
import { drawDeath } from "./view-death";
import { panelHints, panelLine, plainBar, textX } from "./view-panel";
import { drawMapOf } from "./view-plan";
import { drawVote } from "./view-vote";
import { isFoe } from "./queries";
import { NOWHERE } from "./data";

const TEXT_WIDTH: i32 = 140; // px
const STORY_Y: i32 = 18;
/** Beside the block of a hand-over. */
const SIDE_X: i32 = 88;
const HAND_OVER: usize = memory.data<usize>([
  X * 88 + Y * 18 + t("Hand over to"),
  X * 88 + Y * 92 + t("Everybody else: look away."),
  0,
]);

/** Pages of the story: sentences, who died, the count of votes. */
export function storyPages(): i32 {
  return linePages() + laterPages();
}
function linePages(): i32 {
  if ((state.news & NEWS_TELL) == 0) return 0;
  return narrowPages(TEXT_WIDTH, STORY_LINES, putTold);
}
function laterPages(): i32 {
  return deathPages() + i32((state.news & NEWS_VOTE) != 0);
}
function deathPages(): i32 {
  return i32((state.news & NEWS_DEATH) != 0);
}

/** SCREEN_COMPUTER: a story, or computers at work, whatever happens meanwhile. */
export function drawStoryScreen(): void {
  if (shell.work != WORK_NONE) return drawWorking();
  const page = <i32>shell.page;
  const later = laterPages();
  const a = isWatched() && !isTerminal() ? t("To end") : 0;
  // Where nothing comes behind the sentences they are not counted first.
  const lines = later > 0 ? linePages() : page + 1;
  if (page >= lines) {
    if (page < lines + deathPages()) drawDeath();
    else drawVote();
    return hints(a, goesOn(lines + later), t("Log"));
  }
  // The map on which the one before plays; at the end, or where another is asked, whose turn it still is.
  const asked = decidingSeat();
  const still = <i32>state.phase == PHASE_OVER || (asked != NO_PERSON && asked != <i32>state.turn);
  drawMapOf(spaceOf(still ? state.turn : behind(state.turn, <i32>state.seats - 1)));
  plainBar(t("What happened"));
  const laid = drawNarrow(page, textX(), STORY_Y, TEXT_WIDTH, STORY_LINES, putTold);
  panelHints(a, goesOn((state.news & NEWS_TELL) != 0 ? laid + later : 0), t("Look"));
}
/** What B does, of so many pages. */
function goesOn(pages: i32): usize {
  return <i32>shell.page + 1 < pages ? t("More") : t("Go on");
}

/** Who plays, once that takes long; before, the same whatever computers do: only a new instance that takes over shows it. */
function drawWorking(): void {
  const shown = isPlayShown();
  if (shown) drawMapOf(spaceOf(state.turn));
  plainBar(t("One moment"));
  if (shown) {
    put(seatName(state.turn));
    put(t(" plays"));
    panelLine(STORY_Y);
  }
  if (<i32>shell.work != WORK_TO_END) return;
  label(t("They play to the end ..."), 13, 50, HEAD, BLACK);
  hints(t("Stop"), t("Stop"), t("Stop"));
}

/** The device goes to another person: nothing that only one may know. */
export function drawHandOver(): void {
  const seat = decidingSeat();
  handOver(t("PLAYER"), seat + 1);
  drawTable(HAND_OVER);
  label(seatName(seat), SIDE_X, 32, HEAD, BLACK);
  const own = seat == <i32>state.turn && <i32>state.phase != PHASE_OBJECT;
  putCapital(own ? t("your turn") : t("you are asked"));
  put(t("."));
  const at = spaceOf(seat);
  if (own && at != NOWHERE && isFoe(at)) put(t(" A zombie stands on you."));
  wrap(SIDE_X, 52, 196, 11, READ, BLACK);
  hints(0, t("It is me"), 0);
}
