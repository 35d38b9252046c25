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
import { isTrading, isTurnEnd } from "./choices";
import { drawHelpPage, helpTitle } from "./help";
import { HELP_PAGES } from "./help-pages";
import { putLine, putRemains } from "./log-lines";
import { ACTION_GIVE_UP, isLegal } from "./rules";
import { SCREEN_CLOSE, SCREEN_HANDS, SCREEN_LOOK, SCREEN_MAP, SCREEN_OPTIONS, SCREEN_PLAN } from "./screens";
import { state } from "./state";
import { PHASE_FIGHT, PHASE_LEAVE, PHASE_MONSTER, PHASE_RESCUED, PHASE_TRADE } from "./state-phases";
import { putUndone } from "./undo-words";
import { drawAskFor } from "./view-ask";
import { drawClose } from "./view-close";
import { drawEnd } from "./view-end";
import { drawFight } from "./view-fight";
import { drawHands } from "./view-hands";
import { drawLeave } from "./view-leave";
import { drawLook, drawMapScreen } from "./view-look";
import { drawNew } from "./view-new";
import { drawOptions } from "./view-options";
import { drawPlan } from "./view-plan";
import { drawRescued } from "./view-rescue";
import { drawStoryScreen } from "./view-story";
import { drawTrade, drawAskedTrade } from "./view-trade";
import { drawTurnEnd } from "./view-turn-end";
import { drawUndead } from "./view-undead";
import { drawWalk } from "./view-walk";

/** Draws the framebuffer and the text layer anew; depends on the state region alone. */
export function drawScreen(): void {
  clear();
  textBegin();
  const screen = shell.screen;
  if (screen == SCREEN_HELP) {
    drawHelp(helpTitle(shell.page), HELP_PAGES);
    drawHelpPage(shell.page);
  } else if (screen == SCREEN_INDEX) drawIndex(HELP_PAGES, helpTitle);
  else if (screen == SCREEN_LOG) drawLog(putLine, putRemains, true);
  else if (!drawOver(screen)) drawBase(screen == shell.base ? shell.cursor : shell.baseCursor);
  if (screen != SCREEN_PAUSE && screen != SCREEN_ASK) return;
  beginOver();
  if (screen == SCREEN_ASK) drawAskFor();
  else
    drawPause(putUndone, t("the spinner spoke"), isLegal(ACTION_GIVE_UP) ? t("Give up: the undead win") : 0);
}

/** Closer looks and options; false where the screen is none of them. */
function drawOver(screen: u8): bool {
  const cursor = <i32>shell.cursor;
  if (screen == SCREEN_LOOK) drawLook(cursor);
  else if (screen == SCREEN_CLOSE) drawClose();
  else if (screen == SCREEN_HANDS) drawHands();
  else if (screen == SCREEN_PLAN) drawPlan(shell.page);
  else if (screen == SCREEN_MAP) drawMapScreen();
  else if (screen == SCREEN_OPTIONS) drawOptions(cursor);
  else return false;
  return true;
}

function drawBase(cursor: i32): void {
  const base = shell.base;
  if (base == SCREEN_NEW) return drawNew(cursor);
  if (base == SCREEN_END) return drawEnd(cursor);
  if (base == SCREEN_COMPUTER) return drawStoryScreen();
  drawDecision(cursor);
}

/** The screen on which a person decides now. */
function drawDecision(cursor: i32): void {
  const phase = <i32>state.phase;
  if (phase == PHASE_FIGHT) return drawFight(cursor);
  if (phase == PHASE_RESCUED) return drawRescued(cursor);
  if (phase == PHASE_LEAVE) return drawLeave(cursor);
  if (phase == PHASE_TRADE) return drawAskedTrade(cursor);
  if (phase >= PHASE_MONSTER) return drawUndead(cursor);
  if (isTrading()) return drawTrade(cursor);
  if (isTurnEnd()) return drawTurnEnd(cursor);
  drawWalk(cursor);
}
