// Owns the screens that are a picture, two or three sentences and a list: fights, answers, the end of a turn.
import { BLACK, hline } from "../../console/framebuffer";
import { ICON_CARDS_24, ICON_DEAD_32, ICON_ZOMBIE_32, ICON_TIE_32 } from "../../console/icon-data";
import { blitCentred } from "../../console/icons";
import { pageTop } from "../../console/list";
import { seatName } from "../../console/names";
import {
  bar,
  barLeft,
  barRight,
  die,
  hints,
  listRow,
  moreMarks,
  rowImpossible,
  rowLabel,
  rowValue,
} from "../../console/parts";
import { rowAction, rowCount } from "../../console/rows";
import { READ, put, putChar, putCount, putNumber, wrap } from "../../console/text";
import { t } from "../../console/texts";
import { cardName } from "./card-words";
import { cardOf, cardPossible, isCardAction } from "./choices-cards";
import { hasOrders } from "./choices-order";
import { ROW_CARDS, ROW_ORDER, ROW_THROW, listDecision } from "./choices-list";
import { NONE, NOWHERE } from "./data";
import { kindOf } from "./data-cards";
import { tileOf } from "./data-map";
import { decidingSeat } from "./deciders";
import { directorName, putTile } from "./names";
import { handOf, lastLed } from "./queries";
import {
  ACTION_ACCEPT,
  ACTION_BULLETS,
  ACTION_DISCARD,
  ACTION_HEART,
  ACTION_HIT,
  ACTION_ROLL,
  ACTION_TAKE,
  ACTION_WEAPON,
} from "./rules";
import { hitCost, isCeoFight, neededBullets } from "./rules-fight";
import { killNumber, rollBonus } from "./rules-status";
import { bulletsOf, directorPlace, heartsOf, spaceOf, state } from "./state";
import {
  ON_DESK,
  PHASE_ASK,
  PHASE_DISCARD,
  PHASE_DYING,
  PHASE_FAILED,
  PHASE_FIGHT,
  PHASE_OBJECT,
  PHASE_SHOWN,
  PHASE_SLIP,
  PHASE_TAKE,
  PHASE_TWITCH,
  PHASE_WEAPON,
  WINDOW_1,
} from "./state-phases";
import { barSecret } from "./view-hand";

const ROWS: i32 = 4; // a page
const ROW: i32 = 14; // px
const ROWS_Y: i32 = 57;
const TEXT_X: i32 = 52;
const TEXT_WIDTH: i32 = 196;
const ARROW: i32 = 0x2192;
const HEART: i32 = 0x2665;

/** Words of single decisions, by their numbers from 0 on. */
const WORDS: usize = memory.data<u16>([
  <u16>t("Roll"),
  <u16>t("Stop here"),
  <u16>t("Fight"),
  <u16>t("Slip past"),
  <u16>t("Spend bullets"),
  <u16>t("Take the hit"),
  <u16>t("Heart: roll again"),
  <u16>t("Leave it so"),
  <u16>t("Keep all and end the turn"),
  <u16>t("Let it happen"),
  <u16>t("That is all"),
  <u16>t("Do not play it"),
  <u16>t("No weapon"),
]);

/** cursor = row under the cursor. */
export function drawDecision(cursor: i32): void {
  bar(true);
  barSecret();
  putTitle();
  barLeft();
  putCorner();
  barRight();
  drawPicture();
  putStory();
  wrap(TEXT_X, 18, TEXT_WIDTH, 12, READ, BLACK);
  hline(4, ROWS_Y - 3, 288, BLACK);
  listDecision();
  const top = pageTop(cursor, ROWS);
  for (let row = top; row < min(top + ROWS, rowCount()); row++)
    drawRow(row, ROWS_Y + (row - top) * ROW, row == cursor);
  moreMarks(293, ROWS_Y, ROWS_Y + ROWS * ROW, top > 0, top + ROWS < rowCount());
  hints(0, t("Do it"), t("Look"));
}

function isFight(phase: i32): bool {
  return phase >= PHASE_WEAPON && phase <= PHASE_DYING;
}

function putTitle(): void {
  const phase = <i32>state.phase;
  put(seatName(decidingSeat()));
  if (isFight(phase)) return put(isCeoFight() ? t(" fights the Zombie CEO") : t(" fights a zombie"));
  if (phase == PHASE_DISCARD) return put(t(": end of the turn"));
  if (phase == PHASE_TAKE) return put(t(": Blackmail"));
  if (phase == PHASE_TWITCH) return put(t(": Still Twitching"));
  put(t(": "));
  put(phase == PHASE_OBJECT || phase == PHASE_ASK ? t("you are asked") : t("what now?"));
}

function putCorner(): void {
  const phase = <i32>state.phase;
  if (phase == PHASE_DISCARD) return putCount(handOf(state.turn), t("card"), t("cards"));
  const at = spaceOf(state.turn);
  if (at != NOWHERE) putTile(tileOf(at));
}

function drawPicture(): void {
  const phase = <i32>state.phase;
  if (phase == PHASE_SHOWN || phase == PHASE_FAILED || phase == PHASE_TWITCH)
    die(14, 20, 26, state.die, false);
  else if (phase == PHASE_DYING) blitCentred(ICON_DEAD_32, 26, 34, BLACK);
  else if (!isFight(phase) && phase != PHASE_SLIP) blitCentred(ICON_CARDS_24, 26, 34, BLACK);
  if (isFight(phase) || phase == PHASE_SLIP)
    blitCentred(isCeoFight() ? ICON_TIE_32 : ICON_ZOMBIE_32, phase == PHASE_SLIP ? 26 : 270, 34, BLACK);
}

function putStory(): void {
  const phase = <i32>state.phase;
  if (phase == PHASE_SHOWN || phase == PHASE_FAILED) return putSum();
  if (phase == PHASE_WEAPON) return put(t("One weapon for the whole fight, named before the first roll."));
  if (phase == PHASE_FIGHT) return put(t("A card could end this fight without a roll."));
  if (phase == PHASE_DYING) return put(t("The last heart is lost. A string can save you."));
  if (phase == PHASE_SLIP) return put(t("You may slip past this zombie. Where you stop, you fight."));
  if (phase == PHASE_TWITCH) return putTwitch();
  if (phase == PHASE_TAKE) {
    putCount(state.left, t("card"), t("cards"));
    put(t(" may be taken from "));
    put(seatName(state.target));
    return put(t("."));
  }
  if (phase == PHASE_DISCARD) return put(t("You may throw one card away. More than 3 must go."));
  if (phase == PHASE_OBJECT) return putAnnounced();
  if (phase != PHASE_ASK) return;
  put(seatName(state.turn));
  put(<i32>state.window == WINDOW_1 ? t(" is about to walk.") : t(" is about to move zombies."));
}

/** "Bill plays Wet Floor against Anna." */
function putAnnounced(): void {
  put(seatName(state.player));
  put(t(" plays "));
  put(cardName(kindOf(state.card)));
  if (<i32>state.target < <i32>state.seats) {
    put(t(" against "));
    put(seatName(state.target));
  }
  put(t("."));
}

/** "Die 2 + 1 = 3. A zombie falls at 4: 1 short." and what a 1 does. */
function putSum(): void {
  const more = <i32>state.added + rollBonus();
  put(t("Die "));
  putNumber(state.die);
  if (more > 0) {
    put(t(" + "));
    putNumber(more);
    put(t(" = "));
    putNumber(<i32>state.die + more);
  }
  put(t(". It falls at "));
  putNumber(killNumber());
  if (neededBullets() > 0) {
    put(t(": "));
    putNumber(neededBullets());
    put(t(" short."));
  } else put(t(": dead."));
  if (<i32>state.phase == PHASE_SHOWN && <i32>state.die == 1 && lastLed(state.turn) != NONE) {
    put(t("\nThe 1 scares "));
    put(directorName(lastLed(state.turn)));
    put(t(" off."));
  }
  if (<i32>state.phase == PHASE_FAILED && <i32>state.scared != NONE) {
    put(t("\nThe 1 scared "));
    put(directorName(state.scared));
    put(t(" off to office "));
    putNumber(directorPlace(state.scared) - ON_DESK + 1);
    put(t("."));
  }
}

function putTwitch(): void {
  put(t("Die "));
  putNumber(<i32>state.left + 1);
  put(t(" of 2. Under 4 you give back kills."));
}

// ---- rows ----

function drawRow(row: i32, y: i32, selected: bool): void {
  const action = rowAction(row);
  listRow(2, y, 291, ROW, selected);
  if (!selected && !isPossible(row)) rowImpossible();
  putRow(action);
  rowLabel();
  putValue(action);
  rowValue();
}

/** Whether a row can be chosen: screens' own rows always. */
export function isPossible(row: i32): bool {
  const action = rowAction(row);
  if (action == ROW_ORDER) return hasOrders();
  return action >= ROW_CARDS || cardPossible(row);
}

/** Words of a row. */
export function putRow(action: i32): void {
  if (action == ROW_CARDS) return put(t("Cards and items"));
  if (action == ROW_THROW) return put(t("Throw away 1 card"));
  if (action == ROW_ORDER) return put(t("Secret order"));
  if (isCardAction(action)) return putCard(cardOf(action));
  if (action >= ACTION_TAKE) return putCard(action - ACTION_TAKE);
  if (action >= ACTION_DISCARD) return putCard(action - ACTION_DISCARD);
  if (action >= ACTION_WEAPON) return putCard(action - ACTION_WEAPON);
  put(action == ACTION_ACCEPT && <i32>state.phase == PHASE_DYING ? t("Die") : load<u16>(WORDS + 2 * action));
}

function putCard(card: i32): void {
  put(cardName(kindOf(card)));
}

/** What a row leads to. */
function putValue(action: i32): void {
  const seat = <i32>state.turn;
  const twitch = <i32>state.phase == PHASE_TWITCH;
  if (action == ACTION_BULLETS) {
    put(twitch ? t("lifts it to 4, bullets ") : t("it is dead, bullets "));
    const owner = twitch ? <i32>state.target : seat;
    const needed = twitch ? 4 - <i32>state.die : neededBullets();
    putChange(bulletsOf(owner), needed);
  } else if (action == ACTION_HIT) {
    const left = heartsOf(seat) - hitCost();
    put(left <= 0 ? t("you die, ") : t("roll again, "));
    putChar(HEART);
    putChange(heartsOf(seat), min(hitCost(), heartsOf(seat)));
  } else if (action == ACTION_HEART) {
    putChar(HEART);
    putChange(heartsOf(state.target), 1);
  } else if (action == ACTION_ROLL && <i32>state.phase == PHASE_FIGHT) put(t("the fight begins"));
  else if (isCardAction(action)) put(t("now"));
}

function putChange(from: i32, less: i32): void {
  putNumber(from);
  putChar(ARROW);
  putNumber(from - less);
}
