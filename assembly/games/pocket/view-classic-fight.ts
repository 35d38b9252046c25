// Owns classic solo's screens of zombies and of a third item: each row with what it costs.
import { BLACK, blitScaled } from "../../console/framebuffer";
import { ICON_ZOMBIE_32 } from "../../console/icon-data";
import { bar, hints } from "../../console/parts";
import { HEAD, READ, left, put, putCount, putNumber, wrap } from "../../console/text";
import { t } from "../../console/texts";
import { bestWeapon } from "./choices-classic";
import { CONCOCTION, CONCOCTION_HEALS, OIL, SAW, TOTEM } from "./data";
import { sideName } from "./log-words";
import { BONUS, itemName, putBonus, putItem, putSet, tileName } from "./names";
import { has, holdsTotem, itemsOf } from "./queries";
import { BARE_HANDS, SOLO, attackOf, canStrike, costOf, refuge, roomOffers } from "./queries-classic";
import { windowSide } from "./queries-grid";
import {
  ACTION_BURN,
  ACTION_DRINK,
  ACTION_FUEL,
  ACTION_LEAVE,
  ACTION_RUN,
  ACTION_RUN_OIL,
  ACTION_STRIKE,
  ACTION_TAKE,
  MOVE_TO_WINDOW,
} from "./rules";
import { healthOf, state } from "./state";
import { TASK_BASH, TASK_BURY, TASK_TEMPLE } from "./state-phases";
import { drawCard } from "./view-card";
import { drawUse } from "./view-item";
import { putArrow } from "./view-main";
import { drawBar, drawRows, putAllOf, putChange, putFate, putHealth } from "./view-parts";

const X: i32 = 97;
const RIGHT: i32 = 291;

// ---- what one has ----

/** "♥6   attack 3   has machete +2, oil" from x to xRight. */
export function drawSelf(x: i32, y: i32, xRight: i32): void {
  drawStrength(x, y);
  put(t("has "));
  putAllOf(SOLO, xRight - x - 96);
  left(x + 76, y, READ, BLACK);
}

/** "♥6   attack 3". */
function drawStrength(x: i32, y: i32): void {
  putHealth(healthOf(SOLO));
  left(x, y, READ, BLACK);
  put(t("attack "));
  putNumber(attackOf(canStrike(SAW) ? SAW : bestWeapon()));
  left(x + 26, y, READ, BLACK);
}

/** The same in up to three lines of w px, all by name, with the saw's fuel. */
export function drawOwn(x: i32, y: i32, w: i32): void {
  const things = itemsOf(SOLO) | (i32(holdsTotem(SOLO)) << TOTEM);
  drawStrength(x, y);
  put(t("has "));
  if (things == 0) put(t("nothing"));
  putSet(things, BONUS);
  if (has(SOLO, SAW)) {
    put(t("; fuel "));
    putNumber(state.sawFuel);
  }
  wrap(x, y + 11, w, 11, READ, BLACK);
}

// ---- zombies ----

export function drawZombies(cursor: i32): void {
  const broke = <i32>state.task == TASK_BASH;
  bar(true);
  drawBar(SOLO, broke ? t("a dead end!") : t("fight or run?"));
  if (broke) drawHole();
  else drawCard(4, 17, state.card, state.cardHour);
  putCount(state.zombies, t("zombie"), t("zombies"));
  left(X, 18, HEAD, BLACK);
  drawStrength(X + 128, 19);
  put(stakes());
  left(X, 35, READ, BLACK);
  drawRows(X - 2, 47, RIGHT - X + 4, 14, 5, cursor, putDeed, putCost);
  hints(0, t("Choose"), t("Look"));
}

/** In place of a card: those who came through the wall. */
function drawHole(): void {
  blitScaled(ICON_ZOMBIE_32, 13, 26, 2, BLACK);
  put(t("through the "));
  put(sideName(state.direction));
  put(t("\nwall"));
  wrap(6, 94, 88, 10, READ, BLACK);
}

/** What hangs on this fight. */
function stakes(): usize {
  const task = <i32>state.task;
  if (task == TASK_TEMPLE) return t("Win: the totem is yours. Run: not yet.");
  if (task == TASK_BURY) return t("Win: it is buried, and the night won.");
  if (task != TASK_BASH && roomOffers(state.tile)) return t("Who runs cannot use this room now.");
  return t("At most 4 are lost. Run: no card there.");
}

function putDeed(action: i32): void {
  if (action >= ACTION_DRINK) return putFree(action);
  if (action >= ACTION_BURN) {
    put(t("Burn them with the "));
    return put(itemName(OIL + action - ACTION_BURN));
  }
  if (action >= ACTION_STRIKE) return putStrike(action - ACTION_STRIKE);
  const oil = action >= ACTION_RUN_OIL;
  const way = action - (oil ? ACTION_RUN_OIL : ACTION_RUN);
  put(oil ? t("Oil and run ") : t("Run "));
  putArrow(way == MOVE_TO_WINDOW ? windowSide(state.tile) : way);
  put(t(" "));
  put(tileName(refuge(way)));
}

/** "Chain saw +3, fuel 2". */
function putStrike(item: i32): void {
  if (item == BARE_HANDS) return put(t("Bare hands"));
  putItem(item);
  putBonus(item, t(" +"));
  if (item != SAW) return;
  put(t(", fuel "));
  putNumber(state.sawFuel);
}

/** What can be used at any time. */
export function putFree(action: i32): void {
  put(action == ACTION_FUEL ? t("Fuel the saw") : t("Drink the soda"));
}

/** What that brings; nothing for other rows. */
export function putFreeGain(action: i32, _xRight: i32, _y: i32): void {
  if (action == ACTION_FUEL) put(t("+2 fights"));
  if (action == ACTION_DRINK) putChange(healthOf(SOLO), healthOf(SOLO) + CONCOCTION_HEALS);
}

/** What a row costs for certain. */
function putCost(action: i32, _xRight: i32, _y: i32): void {
  const health = healthOf(SOLO);
  const cost = costOf(action);
  if (action >= ACTION_DRINK) return putFreeGain(action, 0, 0);
  if (cost == 0) return put(t("unhurt"));
  if (cost >= health && cost < health + CONCOCTION_HEALS && has(SOLO, CONCOCTION))
    return put(t("soda saves you"));
  if (cost < health) {
    put(t("lose "));
    putNumber(cost);
    put(t("  "));
  }
  putFate(health, health - cost);
}

// ---- a third item ----

export function drawDrop(cursor: i32): void {
  bar(true);
  drawBar(SOLO, t("only two items"));
  drawCard(4, 17, state.itemGot, -1);
  put(t("You found the "));
  put(itemName(state.itemGot));
  put(t(", but can carry only two. What do you leave?"));
  wrap(X, 18, RIGHT - X, 11, READ, BLACK);
  drawRows(X - 2, 45, RIGHT - X + 4, 14, 5, cursor, putLeave, putUse);
  hints(0, t("Choose"), t("Look"));
}

function putLeave(action: i32): void {
  if (action >= ACTION_DRINK) return putFree(action);
  putItem(action - ACTION_LEAVE);
}

function putUse(action: i32, xRight: i32, y: i32): void {
  if (action >= ACTION_DRINK) return putFreeGain(action, xRight, y);
  drawUse(ACTION_TAKE + action - ACTION_LEAVE, xRight, y);
}
