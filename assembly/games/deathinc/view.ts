// Owns which picture belongs to the state: the screen shown, with the one it lies over.
import { clear } from "../../console/framebuffer";
import { drawHelp, drawIndex } from "../../console/screens/help";
import { drawLog } from "../../console/screens/log";
import { beginOver } from "../../console/screens/over";
import { drawPause } from "../../console/screens/pause";
import {
  SCREEN_ASK,
  SCREEN_COMPUTER,
  SCREEN_END,
  SCREEN_HELP,
  SCREEN_INDEX,
  SCREEN_LOG,
  SCREEN_NEW,
  SCREEN_PAUSE,
  shell,
} from "../../console/state-map";
import { textBegin } from "../../console/text";
import { t } from "../../console/texts";
import {
  KIND_AIM,
  KIND_FILL,
  KIND_HAND_OVER,
  KIND_OVERVIEW,
  KIND_ROTATE,
  KIND_SITE,
  KIND_WALK,
  KIND_ZOMBIES,
  screenKind,
} from "./choices";

import { drawHelpPage, helpTitle } from "./help";
import { HELP_PAGES } from "./help-pages";
import { putLine, putRemains } from "./log-lines";
import { ACTION_GIVE_UP, isLegal } from "./rules";
import { SCREEN_LOOK, SCREEN_MORE, SCREEN_OPTIONS, SCREEN_PLAYERS, STAGE_FIRST } from "./screens";
import { state } from "./state";
import { PHASE_LATE } from "./state-phases";
import { putUndone } from "./undo-words";
import { drawAim } from "./view-aim";
import { drawAskFor } from "./view-ask";
import { drawEnd } from "./view-end";
import { drawFill } from "./view-fill";
import { drawLate } from "./view-late";
import { drawDecision } from "./view-list";
import { drawLook, drawMore } from "./view-look";
import { drawNew, drawOptions } from "./view-new";
import { drawOverview } from "./view-overview";
import { panelAt } from "./view-panel";
import { drawPlayers } from "./view-players";
import { drawRotate } from "./view-rotate";
import { drawSite } from "./view-site";
import { drawHandOver, drawStoryScreen } from "./view-story";
import { drawWalk } from "./view-walk";
import { drawZombies } from "./view-zombies";

/** Draws the framebuffer and the text layer anew; depends on the state region alone. */
export function drawScreen(): void {
  clear();
  textBegin();
  panelAt(0); // a screen without a map is one panel
  const screen = <i32>shell.screen;
  switch (screen) {
    case SCREEN_HELP:
      drawHelp(helpTitle(shell.page), HELP_PAGES);
      return drawHelpPage(shell.page);
    case SCREEN_INDEX:
      return drawIndex(HELP_PAGES, helpTitle);
    case SCREEN_LOG:
      return drawLog(putLine, putRemains, false);
    case SCREEN_LOOK:
      return drawLook();
    case SCREEN_MORE:
      return drawMore(shell.cursor);
    case SCREEN_PLAYERS:
      return drawPlayers(shell.cursor);
    case SCREEN_OPTIONS:
      return drawOptions(shell.cursor);
    default:
      drawBase(shell.screen == shell.base ? shell.cursor : shell.baseCursor);
  }
  if (screen != SCREEN_PAUSE && screen != SCREEN_ASK) return;
  beginOver();
  if (screen == SCREEN_ASK) drawAskFor();
  else drawPause(putUndone, t("a die or card came"), isLegal(ACTION_GIVE_UP) ? t("Give up") : 0);
}

function drawBase(cursor: i32): void {
  switch (<i32>shell.base) {
    case SCREEN_NEW:
      return drawNew(cursor);
    case SCREEN_END:
      return drawEnd(cursor);
    case SCREEN_COMPUTER:
      return drawStoryScreen();
    default:
      drawChoice(cursor);
  }
}

/** The screen on which a person decides now. */
function drawChoice(cursor: i32): void {
  switch (screenKind()) {
    case KIND_HAND_OVER:
      return drawHandOver();
    case KIND_OVERVIEW:
      return drawOverview();
    case KIND_SITE:
      return drawSite();
    case KIND_FILL:
      return drawFill(cursor);
    case KIND_ROTATE:
      return drawRotate(cursor);
      break;
    case KIND_WALK:
      return drawWalk(cursor);
    case KIND_ZOMBIES:
      return drawZombies(cursor);
    case KIND_AIM:
      return drawAim(cursor);
  }
  if (<i32>state.phase == PHASE_LATE && state.stage == STAGE_FIRST) drawLate(cursor);
  else drawDecision(cursor);
}
