// Owns the screens of the zombie step: which zombie, and which way a taken one goes.
import { SPRITE_ZOMBIE7 } from "../../console/icon-data";
import { BLACK } from "../../console/framebuffer";
import { seatName } from "../../console/names";
import { barRight, die, rowSprite } from "../../console/parts";
import { rowAction } from "../../console/rows";
import { UNDO_POSSIBLE, shell } from "../../console/state-map";
import { READ, left, put, putChar, putNumber, wrap } from "../../console/text";
import { t } from "../../console/texts";
import { ROW_CARDS } from "./choices-list";
import { NOBODY_NEAR, listZombies, listedNearest, nearest, takenZombie, zombieOf } from "./choices-zombies";
import { NOWHERE } from "./data";
import { tileOf } from "./data-map";
import { zombieStep } from "./queries";
import { ACTION_MOVE, currentPlayer } from "./rules";
import { STAGE_MOVE } from "./screens";
import { spaceOf, state } from "./state";
import {
  drawRows,
  noRefusal,
  panelBox,
  panelHints,
  panelText,
  putTileFirst,
  seatBar,
  textX,
} from "./view-panel";
import { drawPlan } from "./view-plan";
import { putRow as putDecision } from "./view-rows";

const ROWS_Y: i32 = 38;
const BOX_Y: i32 = 34;
const ARROWS: usize = memory.data<u16>([0x2191, 0x2192, 0x2193, 0x2190]);

/** An arrow that points north, east, south or west. */
export function putArrow(direction: i32): void {
  putChar(load<u16>(ARROWS + 2 * direction));
}

/** PHASE_ZOMBIES, STAGE_FIRST or STAGE_MOVE. */
export function drawZombies(cursor: i32): void {
  if (state.stage == STAGE_MOVE) return drawTaken();
  listZombies();
  const action = rowAction(cursor);
  drawPlan(action >= ACTION_MOVE && action < ROW_CARDS ? zombieOf(action) : NOWHERE);
  drawBar();
  die(textX() + 1, 17, 17, state.die, false);
  put(t("1 step each. Steps to\nthe nearest other:"));
  wrap(textX() + 24, 16, 116, 11, READ, BLACK);
  drawRows(ROWS_Y, cursor, putRow, putNear, noRefusal);
  panelHints(shell.undoWhy == UNDO_POSSIBLE ? t("Undo") : 0, t("Take"), t("Look"));
}

function drawBar(): void {
  seatBar(currentPlayer(), t("zombies"));
  putNumber(state.toMove);
  put(t(" to move"));
  barRight();
}

function putRow(action: i32): void {
  if (action >= ROW_CARDS) return putDecision(action);
  rowSprite(SPRITE_ZOMBIE7);
  putTileFirst(tileOf(zombieOf(action)));
}
function putNear(action: i32): void {
  if (action < ROW_CARDS) putKey(listedNearest(zombieOf(action)));
}
/** "Bill 3", "on Bill"; nothing where nobody is near. */
export function putKey(key: i32): void {
  if (key >= NOBODY_NEAR) return;
  const there = key < 8;
  if (there) put(t("on "));
  put(seatName(key & 7));
  if (there) return;
  putChar(32);
  putNumber(key >> 3);
}

// ---- a taken zombie ----

function drawTaken(): void {
  const space = takenZombie();
  drawPlan(space);
  drawBar();
  putTileFirst(tileOf(space));
  put(t(": where to?"));
  panelText(18);
  put(t("IF IT GOES"));
  let y = panelBox(BOX_Y, 4);
  for (let i = 0; i < 4; i++) {
    const direction = (i + 3) & 3; // left, up, right, down
    putArrow(direction);
    left(textX() + 5, y, READ, BLACK);
    const next = zombieStep(space, direction);
    if (next == NOWHERE) put(t("no way"));
    else putAway(next);
    left(textX() + 20, y, READ, BLACK);
    y += 11;
  }
  put(t("Now: "));
  putAway(space);
  panelText(BOX_Y + 62);
  panelHints(t("Left"), t("Drop"), t("Right"));
}
/** Who is near to a space: "Cleo 4 away", "on Cleo", "on you". */
function putAway(space: i32): void {
  if (space == spaceOf(currentPlayer())) return put(t("on you"));
  const key = nearest(space);
  if (key >= NOBODY_NEAR) return put(t("nobody near"));
  putKey(key);
  if (key > 7) put(t(" away"));
}
