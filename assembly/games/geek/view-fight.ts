// Owns the picture of a fight: the monster as it appears, the spinner with what each symbol does, odds, ways to go on.
import { BLACK } from "../../console/framebuffer";
import { ICON_HOUND_24, ICON_SPIDER_24, ICON_SWAMP_24, ICON_ZOMBIE_24 } from "../../console/icon-data";
import { blitCentred } from "../../console/icons";
import { barLeft } from "../../console/parts";
import { UNDO_POSSIBLE, shell } from "../../console/state-map";
import { READ, drop, label, put, putNumber, speakAt, width } from "../../console/text";
import { t } from "../../console/texts";
import { listFight } from "./choices-fight";
import { ANITA, CROSS, GRENADE, NONE, RUN, SWORDS, TEETH, kindOf } from "./data";
import { CAB, isTruck } from "./data-board";
import { effectOf } from "./forecasts";
import { putSomeKind, seatName } from "./names";
import { putOdds } from "./odds-words";
import { isOwnTurn } from "./queries";
import { ACTION_GRENADE, ACTION_KIT, ACTION_RPG, ACTION_SPIN, WHY_LEGAL, whyNot } from "./rules";
import { characterOf, heartsOf, held, squareOf, state } from "./state";
import { MARKS_NONE, drawBoard } from "./view-board";
import { drawAppeared, drawAttacker } from "./view-flip";
import { drawChoices, drawStrength, panelBar, putHearts, seatBar, textAt, textTo } from "./view-panel";
import { drawSymbolPlate, isLow, isRight, symbolWord, PLATE } from "./view-plate";
import { reasonWords } from "./reason-words";

const PLATE_X: i32 = 202;
const PLATE_Y: i32 = 26;
const ODDS_X: i32 = 130;
const ODDS_Y: i32 = 70;
const ODDS_WIDTH: i32 = 164;
const ROWS_Y: i32 = 81;
const ROWS: i32 = 3;

const ICONS: usize = memory.data<u16>([
  <u16>ICON_ZOMBIE_24,
  <u16>ICON_HOUND_24,
  <u16>ICON_SPIDER_24,
  <u16>ICON_SWAMP_24,
]);

/** What a symbol does, in the order of EFFECT_... */
const EFFECT_WORDS: usize = memory.data<u16>([
  <u16>t("nothing"),
  <u16>t("kills it"),
  <u16>t("run off"),
  <u16>t("lose 1"),
  <u16>t("you die"),
]);

/** PHASE_FIGHT. */
export function drawFight(cursor: i32): void {
  const seat = <i32>state.fighter;
  const kind = kindOf(state.monster);
  const begins = <i32>state.symbol == NONE;
  const attacked = begins && (!isOwnTurn() || hasAppeared(seat, kind));
  drawBoard(seat, MARKS_NONE, NONE);
  if (attacked) seatBar(seat, t("attacked!"));
  else barOfFight(seat, kind);
  drawStrength(seat);
  if (!attacked) drawSpinner(seat, kind);
  else if (hasAppeared(seat, kind)) drawAppeared(seat, kind);
  else drawAttacker(seat, kind);
  drawOdds(seat, kind);
  listFight();
  drawChoices(ROWS_Y, ROWS, cursor, putRow, putRowValue, refusal);
}

/** Whether the monster is the one that was flipped just before. */
function hasAppeared(seat: i32, kind: i32): bool {
  const square = squareOf(seat);
  return <i32>state.face == kind && <i32>state.faceAt == (isTruck(square) ? CAB : square);
}

function barOfFight(seat: i32, kind: i32): void {
  panelBar(true);
  put(seatName(seat));
  put(t(" fights "));
  putSomeKind(kind);
  barLeft();
}

// ---- the spinner ----

function drawSpinner(seat: i32, kind: i32): void {
  blitCentred(load<u16>(ICONS + 2 * kind), 142, 45, BLACK);
  const hit = shownSymbol();
  if (hit != NONE) {
    put(t("spun: "));
    put(symbolWord(hit));
    speakAt(PLATE_Y);
  }
  drawSymbolPlate(PLATE_X, PLATE_Y, hit);
  // The text layer gets the symbols in their order, row by row.
  drawEffect(SWORDS, seat, kind);
  drawEffect(CROSS, seat, kind);
  drawEffect(TEETH, seat, kind);
  drawEffect(RUN, seat, kind);
}

/** The symbol of the last spin; NONE before one, and where what it did is over: only a kit was used since. */
function shownSymbol(): i32 {
  return shell.undoWhy == UNDO_POSSIBLE ? NONE : <i32>state.symbol;
}

/** What a symbol does, beside its quarter. */
function drawEffect(symbol: i32, seat: i32, kind: i32): void {
  const y = isLow(symbol) ? 53 : 32;
  put(symbolWord(symbol));
  put(t(":"));
  speakAt(y);
  put(load<u16>(EFFECT_WORDS + 2 * effectOf(symbol, seat, kind)));
  if (isRight(symbol)) textAt(PLATE_X + PLATE + 4, y);
  else textTo(PLATE_X - 4, y);
}

/** How the last spin came out, where there is room, and what may come of the next ones. */
function drawOdds(seat: i32, kind: i32): void {
  if (shownSymbol() == RUN) return label(t("Nowhere to run: spin again"), ODDS_X, ODDS_Y, READ, BLACK); // GEEK-RUN-5
  put(lastWords());
  putOdds(seat, kind);
  if (width(READ) > ODDS_WIDTH) {
    drop();
    putOdds(seat, kind);
  }
  textAt(ODDS_X, ODDS_Y);
}

function lastWords(): usize {
  const symbol = shownSymbol();
  if (symbol == NONE) return t("Odds: ");
  return symbol == TEETH ? t("Bitten! ") : t("Missed: ");
}

// ---- rows ----

function refusal(action: i32): usize {
  return reasonWords(whyNot(action));
}

function putRow(action: i32): void {
  if (action == ACTION_SPIN) put(<i32>state.symbol == NONE ? t("Spin") : t("Spin again"));
  else if (action == ACTION_KIT) put(t("Use a kit"));
  else if (whyNot(action) != WHY_LEGAL) put(action == ACTION_RPG ? t("RPG") : t("Grenade"));
  else put(action == ACTION_RPG ? t("RPG: kills it") : t("Grenade: kills it"));
}

function putRowValue(action: i32): void {
  const seat = <i32>state.fighter;
  if (action == ACTION_KIT) putKit(seat);
  else if (action == ACTION_GRENADE) {
    putNumber(held(seat, GRENADE));
    put(t(" left"));
  }
}

/** What a kit does to a seat's hearts (GEEK-ITEM-1). */
export function putKit(seat: i32): void {
  putHearts(heartsOf(seat), heartsOf(seat) + (characterOf(seat) == ANITA ? 2 : 1));
}
