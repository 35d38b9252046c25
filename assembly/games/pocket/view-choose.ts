// Owns the pictures of short questions: heir, who carries the totem, where to flee, throw the oil, agree to a fire.
import { BLACK, blit, hline } from "../../console/framebuffer";
import { ICON_DEAD_44, ICON_RUN_24, ICON_TOTEM_20, SPRITE_HEART } from "../../console/icon-data";
import { seatName } from "../../console/names";
import { bar, barLeft, hints } from "../../console/parts";
import { rowCount } from "../../console/rows";
import { HEAD, READ, SMALL, centre, label, put, putNumber, wrap } from "../../console/text";
import { t } from "../../console/texts";
import { NONE, OIL } from "./data";
import { damageAt, fullAttack } from "./forecasts";
import {
  FURTHER,
  H,
  HEADING,
  LARGE,
  SIGN,
  TITLE,
  TURNED,
  W,
  WORDS,
  X,
  Y,
  drawTable,
} from "../../console/screens/tables";
import { tell } from "./log-words";
import { actingLeader, fighters } from "./queries";
import { windowSide } from "./queries-grid";
import {
  ACTION_AGREE,
  ACTION_MOVE_TO,
  ACTION_SEAT,
  ACTION_THROW,
  MOVE_TO_WINDOW,
  currentPlayer,
  fleeTo,
} from "./rules";
import { healthOf, state } from "./state";
import { CAUSE_CURSE, CAUSE_FIGHT, CAUSE_FLIGHT, CAUSE_GLASS } from "./state-phases";
import { drawItem } from "./view-card";
import {
  barCards,
  drawBar,
  drawRows,
  noValue,
  putAllOf,
  putLossOfOne,
  putShares,
  textAt,
  wordsAt,
} from "./view-parts";
import {
  PANEL_TEXT,
  PANEL_TEXT_WIDTH,
  PANEL_WIDTH,
  PANEL_X,
  drawCardsLeft,
  drawPanel,
  panelHints,
  putArrow,
} from "./view-main";
import { drawMap } from "./view-map";
import { drawSeats, seatLines } from "./view-seats";

// ---- who ----

const HEIR_X: i32 = 64;
const HEIR_HEART: i32 = 124;
const HEIR_HAS: i32 = 160;

const HEIRS: usize = memory.data<usize>([
  X * 9 + Y * 20 + SIGN + ICON_DEAD_44,
  X * 66 + Y * 40 + TURNED + W * 100 + H * 1,
  X * 75 + Y * 44 + HEADING + t("HEIR"),
  X * 124 + Y * 44 + HEADING + t("HEALTH"),
  FURTHER,
  X * 22 + Y * 40 + TURNED + W * 124 + H * 1,
  X * 16 + Y * 44 + HEADING + t("HAS"),
  0,
]);

/** PHASE_HEIR. */
export function drawHeir(cursor: i32): void {
  const seat = currentPlayer();
  bar(true);
  tell(t("%0s died: who inherits?"), seat);
  barLeft();
  barCards();
  put(seatName(seat));
  centre(31, 70, HEAD, BLACK);
  tell(causeWords(), seat);
  textAt(HEIR_X + 2, 17);
  putAllOf(seat, 224);
  textAt(HEIR_X + 2, 28);
  drawTable(HEIRS);
  drawRows(HEIR_X, 51, 229, 13, 5, cursor, putSeat, drawHeirFacts);
  hints(0, t("Choose"), t("Look"));
}

function causeWords(): usize {
  const cause = <i32>state.cause;
  if (cause == CAUSE_CURSE) return t("%0s died of a curse and leaves:");
  if (cause == CAUSE_FIGHT) return t("%0s died in the fight and leaves:");
  if (cause == CAUSE_FLIGHT) return t("%0s died on the run and leaves:");
  return cause == CAUSE_GLASS
    ? t("%0s died of the glass and leaves:")
    : t("%0s died at the wall and leaves:");
}

function putSeat(action: i32): void {
  put(seatName(action - ACTION_SEAT));
}

function drawHealthAt(seat: i32, x: i32, y: i32): void {
  blit(SPRITE_HEART, x, y + 1, BLACK);
  putNumber(healthOf(seat));
  textAt(x + 10, y);
}

function drawHeirFacts(action: i32, xRight: i32, y: i32): void {
  const seat = action - ACTION_SEAT;
  drawHealthAt(seat, HEIR_HEART, y);
  putAllOf(seat, xRight - HEIR_HAS);
  textAt(HEIR_HAS, y);
}

const TOTEM_X: i32 = 70;

const FOUND: usize = memory.data<usize>([
  X * 12 + Y * 20 + LARGE + ICON_TOTEM_20,
  X * 70 + Y * 19 + TITLE + t("Totem found!"),
  X * 70 + Y * 36 + WORDS + t("From now on a curse hurts only its holder."),
  0,
]);

/** PHASE_GIVE_TOTEM. */
export function drawTotem(cursor: i32): void {
  drawBar(currentPlayer(), t("who carries the totem?"));
  drawTable(FOUND);
  const few = rowCount() <= 4;
  if (few) wordsAt(t("Bury it in the graveyard."), TOTEM_X, 47);
  drawRows(TOTEM_X - 2, few ? 61 : 49, 223, 13, few ? 4 : 5, cursor, putSeat, drawTotemFacts);
  hints(0, t("Choose"), t("Look"));
}

function drawTotemFacts(action: i32, _xRight: i32, y: i32): void {
  const seat = action - ACTION_SEAT;
  drawHealthAt(seat, TOTEM_X + 50, y);
  if (seat == actingLeader()) put(t("leads now"));
  else if (isHealthiest(seat)) put(t("most health"));
}

function isHealthiest(seat: i32): bool {
  for (let other = 0; other < <i32>state.seats; other++) if (healthOf(other) > healthOf(seat)) return false;
  return true;
}

// ---- yes or no ----

/** PHASE_OIL: all fled, and somebody holds the oil. */
export function drawOil(cursor: i32): void {
  drawBar(currentPlayer(), t("throw the oil?"));
  blit(ICON_RUN_24, 10, 20, BLACK);
  drawItem(OIL, 24, 70);
  put(t("All flee. Burning oil keeps the zombies off: nobody loses health. The oil is used up."));
  drawQuestion(cursor, putOil, drawOilResult);
}

function putOil(action: i32): void {
  put(action == ACTION_THROW ? t("Throw the oil") : t("Keep it"));
}

function drawOilResult(action: i32, _xRight: i32, _y: i32): void {
  if (action == ACTION_THROW) return put(t("nobody loses"));
  putLossOfOne();
}

/** PHASE_AGREE. */
export function drawAgree(cursor: i32): void {
  drawBar(currentPlayer(), t("set it on fire?"));
  drawItem(state.fireItem, 24, 42);
  tell(t("The candelabra can set your %0i on fire: all zombies burn. It is used up then."), state.fireItem);
  drawQuestion(cursor, putAgree, drawAgreeResult);
}

function putAgree(action: i32): void {
  put(action == ACTION_AGREE ? t("Burn it") : t("Keep it and fight"));
}

function drawAgreeResult(action: i32, _xRight: i32, _y: i32): void {
  const fighting = fighters();
  putShares(action == ACTION_AGREE ? 0 : damageAt(fullAttack(fighting)), fighting);
}

/** The sentences in the builder, everybody's health, two rows. */
function drawQuestion(
  cursor: i32,
  words: (action: i32) => void,
  value: (action: i32, xRight: i32, y: i32) => void,
): void {
  wrap(66, 18, 226, 11, READ, BLACK);
  label(t("NOW"), 66, 58, SMALL, BLACK);
  drawSeats(90, 56, 202, NONE, false);
  hline(66, 58 + 10 * seatLines(), 226, BLACK);
  drawRows(64, 84, 229, 14, 2, cursor, words, value);
  hints(0, t("Choose"), t("Look"));
}

// ---- where ----

/** PHASE_FLEE_MOVE: the map, and the open ways to known tiles. */
export function drawFleeMove(cursor: i32): void {
  drawMap(state.tile, 0, false);
  drawPanel(t("flee where?"));
  drawCardsLeft();
  put(t("All fled. No card is drawn where you run to."));
  wrap(PANEL_TEXT, 17, PANEL_TEXT_WIDTH, 11, READ, BLACK);
  drawSeats(PANEL_X + 2, 41, PANEL_WIDTH - 3, actingLeader(), false);
  hline(PANEL_X + 3, 62, PANEL_WIDTH - 5, BLACK);
  drawRows(PANEL_X, 66, PANEL_WIDTH - 1, 12, 4, cursor, putWay, noValue);
  panelHints(0, t("Go"), t("Look"));
}

function putWay(action: i32): void {
  const way = action - ACTION_MOVE_TO;
  putArrow(way == MOVE_TO_WINDOW ? windowSide(state.tile) : way);
  tell(way == MOVE_TO_WINDOW ? t(" %0t by the window") : t(" %0t"), fleeTo(way));
}
