// Owns the screens on which a tile just laid is filled: the proposal with its patterns, and places chosen one by one.
import { BLACK, hline } from "../../console/framebuffer";
import { bar, barLeft, barRight, die, hints, listRow, rowLabel } from "../../console/parts";
import { addRow, clearRows } from "../../console/rows";
import { seatName } from "../../console/names";
import { HEAD, READ, label, left, put, putCount, putNumber, wrap } from "../../console/text";
import { t } from "../../console/texts";
import { ROW_CARDS } from "./choices-list";
import { isSite } from "./data-map";
import { putTile } from "./names";
import {
  BULLETS,
  HEARTS,
  filledTile,
  fillsCity,
  leftToPut,
  sketched,
  zombiePattern,
  zombiesToPlace,
} from "./sketch";
import { STAGE_BY_HAND } from "./screens";
import { state } from "./state";
import { drawRows, noRefusal, panelAt } from "./view-panel";
import { drawRoom } from "./view-room";

// Rows of the proposal.
export const ROW_LEAVE: i32 = 8020;
export const ROW_ZOMBIES: i32 = 8021;
export const ROW_TOKENS: i32 = 8022;
export const ROW_HAND: i32 = 8023;
// State.mark while places are chosen one by one: a space 0..8, then these.
export const HAND_REST: i32 = 9;
export const HAND_CLEAR: i32 = 10;
export const HAND_DONE: i32 = 11;

const PANEL: i32 = 108;
const TEXT: i32 = 156;
const RULE_Y: i32 = 51;
const ROWS_Y: i32 = 54;

export function listFill(): void {
  clearRows();
  addRow(ROW_LEAVE);
  addRow(ROW_ZOMBIES);
  addRow(ROW_TOKENS);
  addRow(ROW_HAND);
  addRow(ROW_CARDS);
}

/** PHASE_FILL and PHASE_TOKENS. */
export function drawFill(cursor: i32): void {
  if (state.stage == STAGE_BY_HAND) return drawByHand();
  drawRoom(filledTile(), 9);
  bar(true);
  put(seatName(state.turn));
  put(t(": fill "));
  putTile(filledTile());
  barLeft();
  putZombies();
  put(t(", "));
  putTokens();
  barRight();
  drawDice();
  hline(PANEL + 4, RULE_Y, 184, BLACK);
  panelAt(PANEL);
  listFill();
  drawRows(ROWS_Y, 5, cursor, putRow, putRowValue, noRefusal);
  hints(0, t("Choose"), t("Look"));
}

function putZombies(): void {
  putCount(zombiesToPlace(), t("zombie"), t("zombies"));
}
function putTokens(): void {
  if (!fillsCity()) return putCount(state.tokens, t("token"), t("tokens"));
  putKinds((<i32>state.tokens) & 15, (<i32>state.tokens) >> 4);
}
/** "2 hearts, 1 bullet", "none". */
function putKinds(hearts: i32, bullets: i32): void {
  if (hearts + bullets == 0) put(t("none"));
  if (hearts > 0) putCount(hearts, t("heart"), t("hearts"));
  if (hearts > 0 && bullets > 0) put(t(", "));
  if (bullets > 0) putCount(bullets, t("bullet"), t("bullets"));
}

/** What has to lie there, of a room with its dice. */
function drawDice(): void {
  const city = fillsCity();
  const x = city ? PANEL + 4 : TEXT;
  if (!city) {
    die(PANEL + 4, 18, 17, zombiesToPlace(), false);
    die(PANEL + 24, 18, 17, state.tokens, false);
  }
  putZombies();
  put(t(", all of them,\n"));
  if (city) putTokens();
  else {
    put(t("up to "));
    putCount(state.tokens, t("heart or bullet"), t("hearts or bullets"));
  }
  put(t(":\none of each kind on a space"));
  wrap(x, 17, 292 - x, 11, READ, BLACK);
}

const PATTERNS: usize = memory.data<u16>([
  <u16>t("round the desk"),
  <u16>t("at the door"),
  <u16>t("at random"),
  <u16>t("by hand"),
  <u16>t("far from you"),
  <u16>t("near you"),
]);

function putRow(action: i32): void {
  if (action == ROW_LEAVE) put(t("Leave it so"));
  else if (action == ROW_ZOMBIES) put(t("Zombies"));
  else if (action == ROW_TOKENS) put(t("Tokens"));
  else put(action == ROW_HAND ? t("Place by hand") : t("Cards and items"));
}
function putRowValue(action: i32): void {
  if (action == ROW_ZOMBIES) {
    const pattern = zombiePattern();
    const shown = isSite(filledTile()) || pattern > 1 ? pattern : 4 + pattern;
    return put(load<u16>(PATTERNS + 2 * min(shown, 5)));
  }
  if (action == ROW_TOKENS) putKinds(popcnt(sketched(HEARTS)), popcnt(sketched(BULLETS)));
}

// ---- one by one ----

function drawByHand(): void {
  const tokens = state.mark2 != 0;
  const mark = <i32>state.mark;
  drawRoom(filledTile(), mark);
  bar(true);
  put(seatName(state.turn));
  put(tokens ? t(": place tokens") : t(": place zombies"));
  barLeft();
  putTile(filledTile());
  barRight();
  putNumber(leftToPut(tokens));
  put(t(" left"));
  left(PANEL + 4, 18, HEAD, BLACK);
  put(
    tokens
      ? t("B turns: nothing, heart, bullet.")
      : t("B puts one and goes on;\non a zombie it takes it away."),
  );
  wrap(PANEL + 4, 36, 180, 11, READ, BLACK);
  hline(PANEL + 4, 60, 184, BLACK);
  for (let row = HAND_REST; row < HAND_DONE + i32(tokens); row++) {
    listRow(PANEL + 1, 63 + 13 * (row - HAND_REST), 186, 13, row == mark);
    put(row == HAND_REST ? t("Auto rest") : row == HAND_CLEAR ? t("Clear all") : t("Done"));
    rowLabel();
  }
  label(t("↓ from the last row comes here."), PANEL + 4, 105, READ, BLACK);
  hints(t("Left"), mark < HAND_REST ? t("Put") : t("Do it"), t("Right"));
}
