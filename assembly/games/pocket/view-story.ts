// Owns the screen that tells what happened since the last stop, and the one that stands while computers play.
import { BLACK, hline } from "../../console/framebuffer";
import { bar, barLeft, hints } from "../../console/parts";
import { drawStory, storyPage, storyPages, storyTurn } from "../../console/screens/story";
import { WORK_TO_END, WORK_NONE, shell } from "../../console/state-map";
import { HEAD, label, put, putNumber } from "../../console/text";
import { t } from "../../console/texts";
import { NONE } from "./data";
import { LINE_RESULT } from "./log-kinds";
import { putLine } from "./log-lines";
import { isWatched } from "./news";
import { actingLeader } from "./queries";
import { isTerminal } from "./rules";
import { STORY_LINES } from "./screens";
import { barCards } from "./view-parts";
import { drawSeats, seatLines } from "./view-seats";

const STRIP_BOTTOM: i32 = 113; // below the last line of the seats, px

/** SCREEN_COMPUTER: a story, or computers at work, whatever happens meanwhile. */
export function drawStoryScreen(): void {
  bar(false);
  if (shell.work != WORK_NONE) return drawWorking();
  put(t("Turn "));
  putNumber(storyTurn());
  put(t(": what happened"));
  barLeft();
  barCards();
  drawStory(18, STORY_LINES, LINE_RESULT, putLine);
  const y = STRIP_BOTTOM - 10 * seatLines();
  hline(4, y - 5, 288, BLACK);
  drawSeats(5, y, 286, isTerminal() ? NONE : actingLeader(), true);
  const more = storyPage(STORY_LINES, LINE_RESULT) + 1 < storyPages(STORY_LINES, LINE_RESULT);
  hints(
    isWatched() && !isTerminal() ? t("To the end") : 0,
    more ? t("More") : isTerminal() ? t("Result") : t("Go on"),
    t("Look"),
  );
}

function drawWorking(): void {
  put(t("The computers play"));
  barLeft();
  const toEnd = shell.work == WORK_TO_END;
  label(toEnd ? t("They play to the end ...") : t("They think ..."), 13, 50, HEAD, BLACK);
  if (toEnd) hints(t("Stop"), t("Stop"), t("Stop"));
}
