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
import { put, putNumber, textBegin } from "../../console/text";
import { t } from "../../console/texts";
import { drawHelpPage, helpTitle } from "./help";
import { HELP_PAGES } from "./help-pages";
import { putLine } from "./log-lines";
import { SCREEN_LOOK, SCREEN_MAP } from "./screens";
import { PHASE_BREAK_FIGHT, PHASE_FIGHT, PHASE_REST, state } from "./state";
import { drawAskFor, putUndone } from "./view-ask";
import { drawComputer } from "./view-computer";
import { drawEnd } from "./view-end";
import { drawFight } from "./view-fight";
import { drawLook } from "./view-look";
import { drawMain, drawMapScreen } from "./view-main";
import { drawNew } from "./view-new";
import { drawRest } from "./view-rest";

/** Draws the framebuffer and the text layer anew; depends on the state region alone. */
export function drawScreen(): void {
  clear();
  textBegin();
  const screen = shell.screen;
  if (screen == SCREEN_HELP) {
    drawHelp(helpTitle(shell.page), HELP_PAGES);
    drawHelpPage(shell.page);
  } else if (screen == SCREEN_INDEX) drawIndex(HELP_PAGES, helpTitle);
  else if (screen == SCREEN_LOG) drawLog(putLine, putRemains);
  else if (screen == SCREEN_LOOK) drawLook(shell.page);
  else if (screen == SCREEN_MAP) drawMapScreen();
  else drawBase(screen == shell.base ? shell.cursor : shell.baseCursor);
  if (screen != SCREEN_PAUSE && screen != SCREEN_ASK) return;
  beginOver();
  if (screen == SCREEN_PAUSE) drawPause(putUndone, t("dice were rolled"));
  else drawAskFor();
}

function drawBase(cursor: i32): void {
  const base = shell.base;
  if (base == SCREEN_NEW) return drawNew(cursor);
  if (base == SCREEN_END) return drawEnd(cursor);
  if (base == SCREEN_COMPUTER) return drawComputer();
  const phase = <i32>state.phase;
  if (phase == PHASE_FIGHT || phase == PHASE_BREAK_FIGHT) return drawFight(cursor);
  if (phase == PHASE_REST) return drawRest(cursor);
  drawMain(cursor);
}

/** What a turn mark of the log says of the time. */
function putRemains(n: i32): void {
  putNumber(n);
  put(t(" LEFT"));
}
