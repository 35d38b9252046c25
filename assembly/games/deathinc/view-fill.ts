// Owns the screens on which a tile just laid is filled: the proposal with its patterns, and places chosen one by one.
import { BLACK, hline } from "../../console/framebuffer";
import { barRight, die, hints } from "../../console/parts";
import { addRow, addRows, clearRows } from "../../console/rows";
import { HEAD, READ, left, put, putCount, putNumber, wrap } from "../../console/text";
import { t } from "../../console/texts";
import { ROW_AUTO, ROW_CLEAR, ROW_DONE, ROW_TOKENS, ROW_ZOMBIES } from "./choices-list";
import { listFill } from "./choices-tile";
import { isSite } from "./data-map";
import { putMany, putTile } from "./names";
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
import { state, zombiesIn } from "./state";
import { drawRows, noRefusal, noValue, panelAt, putKinds, seatBar } from "./view-panel";
import { drawRoom } from "./view-room";
import { putRow } from "./view-rows";

// State.mark while places are chosen one by one: a space 0..8, then these.
export const HAND_REST: i32 = 9;
export const HAND_CLEAR: i32 = 10;
export const HAND_DONE: i32 = 11;

const PANEL: i32 = 108;
const TEXT: i32 = 156;
const RULE_Y: i32 = 51;
const ROWS_Y: i32 = 54;
const HAND_RULE_Y: i32 = 60;

/** PHASE_FILL and PHASE_TOKENS. */
export function drawFill(cursor: i32): void {
  if (state.stage == STAGE_BY_HAND) return drawByHand();
  drawHead(9, t("fill the tile"), RULE_Y);
  drawDice();
  listFill();
  drawRows(ROWS_Y, cursor, putRow, putRowValue, noRefusal);
  hints(0, t("Choose"), t("Look"));
}

/** The tile with a space under the cursor, the bar, the rule above the rows in their panel. */
function drawHead(mark: i32, words: usize, rule: i32): void {
  drawRoom(filledTile(), mark);
  seatBar(state.turn, words);
  putTile(filledTile());
  barRight();
  panelAt(PANEL);
  hline(PANEL + 4, rule, 184, BLACK);
}

/** What has to lie there, of a room with its dice. */
function drawDice(): void {
  const city = fillsCity();
  const zombies = zombiesToPlace();
  const tokens = <i32>state.tokens;
  if (!city) {
    die(PANEL + 4, 18, 17, zombies, false);
    die(PANEL + 24, 18, 17, tokens, false);
  }
  if (city) {
    const standing = popcnt(zombiesIn(filledTile()));
    putKinds((1 << (zombies + standing)) - 1, (1 << (tokens & 15)) - 1, (1 << (tokens >> 4)) - 1);
    put(t(":\nall of them belong here"));
  } else {
    putMany(zombies, t("zombie"));
    put(t(" must stand here,\nup to "));
    putCount(tokens, t("heart or bullet"), t("hearts or bullets"));
  }
  put(t(".\nOne of each on a space."));
  const x = city ? PANEL + 4 : TEXT;
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

function putRowValue(action: i32): void {
  if (action == ROW_ZOMBIES) {
    const pattern = zombiePattern();
    const shown = isSite(filledTile()) || pattern > 1 ? pattern : 4 + pattern;
    return put(load<u16>(PATTERNS + 2 * min(shown, 5)));
  }
  if (action == ROW_TOKENS) putKinds(0, sketched(HEARTS), sketched(BULLETS));
}

// ---- one by one ----

function drawByHand(): void {
  const tokens = state.mark2 != 0;
  const mark = <i32>state.mark;
  drawHead(mark, tokens ? t("place tokens") : t("place zombies"), HAND_RULE_Y);
  putNumber(leftToPut(tokens));
  put(t(" left"));
  left(PANEL + 4, 18, HEAD, BLACK);
  put(
    tokens
      ? t("B turns: nothing, heart, bullet.")
      : t("B puts one and goes on;\non a zombie it takes it away."),
  );
  wrap(PANEL + 4, 36, 180, 11, READ, BLACK);
  clearRows();
  addRow(ROW_AUTO);
  addRows(ROW_CLEAR, tokens ? ROW_DONE : ROW_CLEAR);
  drawRows(HAND_RULE_Y + 3, mark < HAND_REST ? -1 : mark - HAND_REST, putRow, noValue, noRefusal);
  hints(t("Left"), mark < HAND_REST ? t("Put") : t("Do it"), t("Right"));
}
