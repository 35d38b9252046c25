// Owns classic solo's screens of ways, walls, rooms and the turn's end; map, rows and sentences are the 2010 game's.
import { BLACK, hline } from "../../console/framebuffer";
import { seatName } from "../../console/names";
import { bar, barLeft, hints } from "../../console/parts";
import { rowAction, rowCount } from "../../console/rows";
import { drawLastLines } from "../../console/screens/story";
import { READ, left, put, wrap } from "../../console/text";
import { t } from "../../console/texts";
import { listClassic } from "./choices-classic";
import { PATIO, isHealing } from "./data";
import { putLine } from "./log-lines";
import { sideName } from "./log-words";
import { tileName } from "./names";
import { COWER_HEALS, SOLO } from "./queries-classic";
import { ACTION_BASH, ACTION_COWER, ACTION_DECLINE, ACTION_DRINK, ACTION_ROOM, ACTION_WINDOW } from "./rules";
import { healthOf, state } from "./state";
import { PHASE_C_DROP, PHASE_C_FIGHT, PHASE_C_MOVE, PHASE_C_ROOM, PHASE_C_WALL } from "./state-phases";
import { tileWords } from "./tile-words";
import { drawDrop, drawOwn, drawSelf, drawZombies, putFree, putFreeGain } from "./view-classic-fight";
import {
  PANEL_TEXT,
  PANEL_TEXT_WIDTH,
  PANEL_WIDTH,
  PANEL_X,
  drawCardsLeft,
  drawClock,
  drawPanel,
  panelHints,
  putArrow,
  putTask,
} from "./view-main";
import { drawMap, drawWallArrow } from "./view-map";
import { barCards, drawRows, putChange } from "./view-parts";

const RIGHT: i32 = 291;
const ALL_WALLS: i32 = 15;

/** Draws the whole screen of the present phase; false, and nothing drawn, where the phase is none of these. */
export function drawClassic(cursor: i32): bool {
  if (!listClassic()) return false;
  const phase = <i32>state.phase;
  if (phase == PHASE_C_MOVE) drawMove(cursor);
  else if (phase == PHASE_C_WALL) drawWall(cursor);
  else if (phase == PHASE_C_FIGHT) drawZombies(cursor);
  else if (phase == PHASE_C_DROP) drawDrop(cursor);
  else drawRest(phase == PHASE_C_ROOM, cursor);
  return true;
}

// ---- the map ----

const ROWS_Y: i32 = 62;

function drawMove(cursor: i32): void {
  drawMap(state.tile, 0, false);
  drawPanel(tileName(state.tile));
  drawCardsLeft();
  drawClock();
  drawOwn(PANEL_TEXT, 26, PANEL_TEXT_WIDTH);
  hline(PANEL_X + 3, 59, PANEL_WIDTH - 5, BLACK);
  drawRows(PANEL_X, ROWS_Y, PANEL_WIDTH - 1, 11, 5, cursor, putWay, putFreeGain);
  panelHints(0, t("Go"), t("Look"));
}

function putWay(action: i32): void {
  if (action >= ACTION_DRINK) return putFree(action);
  if (action == ACTION_WINDOW && <i32>state.tile != PATIO) return put(t("Out by the back door"));
  if (action == ACTION_WINDOW) return put(t("In by the back door"));
  putTask(action);
}

function drawWall(cursor: i32): void {
  drawMap(state.tile, ALL_WALLS, true);
  if (rowAction(cursor) < ACTION_DRINK) drawWallArrow(state.tile, rowAction(cursor) - ACTION_BASH);
  drawPanel(t("a dead end!"));
  drawCardsLeft();
  put(t("No door leads to a new room. 3 zombies break in; the hole stays, as a way on. Where?"));
  wrap(PANEL_TEXT, 17, PANEL_TEXT_WIDTH, 11, READ, BLACK);
  hline(PANEL_X + 3, 62, PANEL_WIDTH - 5, BLACK);
  drawRows(PANEL_X, 65, PANEL_WIDTH - 1, 13, 4, cursor, putWall, putFreeGain);
  panelHints(0, t("Choose"), t("Look"));
}

function putWall(action: i32): void {
  if (action >= ACTION_DRINK) return putFree(action);
  putArrow(action - ACTION_BASH);
  put(t(" "));
  put(sideName(action - ACTION_BASH));
  put(t(" wall"));
}

// ---- the room's text, and the end of the turn ----

const LINES: i32 = 4;
const LINE: i32 = 11; // px

/** What happened, what one has, and two choices. */
function drawRest(room: bool, cursor: i32): void {
  bar(true);
  put(seatName(SOLO));
  put(room ? t(": use the room?") : t(": the turn is over"));
  barLeft();
  barCards();
  const rows = rowCount();
  const up = LINE * (rows - 2); // each row more takes a sentence's place
  drawLastLines(17, LINES + 2 - rows, putLine);
  hline(4, 63 - up, 288, BLACK);
  drawSelf(9, 67 - up, RIGHT);
  if (room || isHealing(state.tile)) {
    put(tileName(state.tile));
    put(t(": "));
    put(tileWords(state.tile));
  } else put(t("Who cowers puts a card away and gets 3 health."));
  left(9, 78 - up, READ, BLACK);
  drawRows(
    4,
    90 - up,
    288,
    rows > 2 ? 12 : 13,
    rows,
    cursor,
    room ? putRoom : putEnd,
    room ? putCards : putGain,
  );
  hints(0, t("Choose"), t("Look"));
}

function putRoom(action: i32): void {
  if (action >= ACTION_DRINK) return putFree(action);
  if (action == ACTION_DECLINE) put(t("Not now"));
  else putTask(action);
}

function putCards(action: i32, xRight: i32, y: i32): void {
  putFreeGain(action, xRight, y);
  if (action == ACTION_ROOM) put(t("for one card more"));
}

function putEnd(action: i32): void {
  if (action >= ACTION_DRINK) return putFree(action);
  put(action == ACTION_COWER ? t("Cower, for one card") : t("End the turn"));
}

/** What health becomes; Kitchen and Garden give 1 with both. */
function putGain(action: i32, xRight: i32, y: i32): void {
  if (action >= ACTION_DRINK) return putFreeGain(action, xRight, y);
  const gain = i32(isHealing(state.tile)) + (action == ACTION_COWER ? COWER_HEALS : 0);
  if (gain > 0) putChange(healthOf(SOLO), healthOf(SOLO) + gain);
}
