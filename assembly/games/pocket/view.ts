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
import { isBashScreen } from "./choices";
import { CLASSIC_CART } from "./data-classic";
import { drawHelpPage, helpTitle } from "./help";
import { HELP_PAGES } from "./help-pages";
import { putLine, putRemains } from "./log-lines";
import { SCREEN_CARDS, SCREEN_LOOK, SCREEN_MAP, SCREEN_OPTIONS, SCREEN_ROOMS, SCREEN_TRADE } from "./screens";
import { state } from "./state";
import { PHASE_PLACE } from "./state-phases";
import { putUndone } from "./undo-words";
import { drawAskFor } from "./view-ask";
import { drawBash } from "./view-bash";
import { drawClassic } from "./view-classic";
import { drawEnd } from "./view-end";
import { drawFight } from "./view-fight";
import { drawCards, drawLook, drawMapScreen } from "./view-look";
import { drawMain } from "./view-main";
import { drawNew, drawOptions } from "./view-new";
import { drawPlace } from "./view-place";
import { drawRooms } from "./view-rooms";
import { drawStoryScreen } from "./view-story";
import { drawTrade } from "./view-trade";

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
  else if (!drawOver(screen)) drawBase(screen == shell.base ? shell.cursor : shell.baseCursor);
  if (screen != SCREEN_PAUSE && screen != SCREEN_ASK) return;
  beginOver();
  if (screen == SCREEN_PAUSE) drawPause(putUndone, t("a card was turned"));
  else drawAskFor();
}

/** Closer looks and options, which take the whole glass; false where the screen is none of them. */
function drawOver(screen: u8): bool {
  const cursor = <i32>shell.cursor;
  if (screen == SCREEN_LOOK) drawLook(cursor);
  else if (screen == SCREEN_CARDS) drawCards();
  else if (screen == SCREEN_ROOMS) drawRooms(shell.page);
  else if (screen == SCREEN_MAP) drawMapScreen();
  else if (screen == SCREEN_OPTIONS) drawOptions(cursor);
  else if (screen == SCREEN_TRADE) drawTrade(shell.page, cursor);
  else return false;
  return true;
}

function drawBase(cursor: i32): void {
  const base = shell.base;
  if (base == SCREEN_NEW) return drawNew(cursor);
  if (base == SCREEN_END) return drawEnd(cursor);
  if (base == SCREEN_COMPUTER) return drawStoryScreen();
  if (CLASSIC_CART) {
    if (drawClassic(cursor)) return;
  } else if (isBashScreen()) return drawBash(cursor);
  if (drawFight(cursor)) return;
  if (<i32>state.phase == PHASE_PLACE) return drawPlace(cursor);
  if (!CLASSIC_CART) drawMain(cursor);
}
