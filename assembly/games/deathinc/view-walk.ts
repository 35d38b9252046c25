// Owns the screens of a walk: the steps that are left, what a step means before it is taken, where to.
import {
  SPRITE_BULLET7,
  SPRITE_DOOR7,
  SPRITE_FLAG7,
  SPRITE_HEART,
  SPRITE_SAFE7,
  SPRITE_TIE,
  SPRITE_ZOMBIE7,
} from "../../console/icon-data";
import { logKind } from "../../console/log";
import { barRight, rowSprite, rowSum } from "../../console/parts";
import { rowAction } from "../../console/rows";
import { shell } from "../../console/state-map";
import { put, putChar, putCount, putNumber, speak } from "../../console/text";
import { t } from "../../console/texts";
import {
  MEETS_CEO,
  MEETS_DIRECTOR,
  MEETS_EDGE,
  MEETS_PAD,
  MEETS_ZOMBIE,
  canGo,
  listGoto,
  meets,
  walkedSeat,
} from "./choices-walk";
import { ROW_CARDS } from "./choices-list";
import { NONE, NOWHERE } from "./data";
import { GATE_ARM, HOME, isCity, tileOf } from "./data-map";
import { decidingSeat } from "./deciders";
import { ROW_AIM, findWay } from "./goto";
import { LINE_KILLED, LINE_TROPHY } from "./log-kinds";
import { directorName, putMany } from "./names";
import { directorOn, isOtherMeat, lastLed, ledBy, neighbour } from "./queries";
import { edgeOf, isPadCentre, isRoad } from "./queries-city";
import { homeSteps, wayTo } from "./queries-way";
import {
  ACTION_STEP,
  ACTION_STOP,
  WHY_DRILL,
  WHY_LEGAL,
  WHY_NO_RESCUE,
  WHY_NO_STEPS,
  WHY_WALL,
  whyNot,
} from "./rules";
import { BONUS_SHUFFLE } from "./rules-status";
import { isDrilled } from "./rules-walk";
import { STAGE_GOTO } from "./screens";
import { bulletsOf, heartsOf, isBullet, isHeart, spaceOf, state } from "./state";
import { PHASE_PUSH } from "./state-phases";
import { drawLocator, drawNear } from "./view-focus";
import { putArrow } from "./view-zombies";
import {
  BODY_Y,
  HEARTS_Y,
  boxText,
  drawOwn,
  drawRows,
  panelBox,
  panelHints,
  panelLine,
  panelText,
  putTileFirst,
  putSteps,
  seatBarOf,
} from "./view-panel";
import { putRow as putDecision } from "./view-rows";

const BOX_Y: i32 = 43;
const BOX_LINES: i32 = 4;
const LOCATOR_X: i32 = 236;
const LOCATOR_Y: i32 = 66;
/** State.mark2 on a walk: which step was pressed, to be confirmed or refused. */
export const PRESSED: i32 = 16; // + direction

/** PHASE_WALK and PHASE_PUSH, STAGE_FIRST or STAGE_GOTO. */
export function drawWalk(cursor: i32): void {
  const seat = walkedSeat();
  const here = spaceOf(seat);
  const goes = state.stage == STAGE_GOTO;
  if (goes) listGoto();
  const aim = goes ? rowAction(cursor) - ROW_AIM : -1;
  const pressed = <i32>state.mark2 - PRESSED;
  const next = !goes && pressed >= 0 && pressed < 4 ? neighbour(here, pressed) : NOWHERE;
  drawNear(here, aim >= 0 ? aim : next);
  drawBar(seat);
  if (goes) {
    drawRows(HEARTS_Y - 1, cursor, putRow, putRowValue, refusal);
    return panelHints(t("Back"), t("Do it"), t("Look"));
  }
  drawOwn(seat);
  putPlace(here);
  panelLine(BODY_Y);
  if (pressed >= 0 && pressed < 4) drawPressed(pressed);
  else drawHints(here);
  panelHints(t("Left"), t("Menu"), t("Right"));
}

function drawBar(seat: i32): void {
  const mover = decidingSeat();
  seatBarOf(mover, seat != mover ? t("move ") : t("walk"), seat);
  const left = <i32>state.phase == PHASE_PUSH ? <i32>state.left : <i32>state.steps;
  putSteps(left);
  put(t(" left"));
  barRight();
}

/** "Die 4 + 3 hearts" or what a fight came to, later "tile 3, home 9 steps". */
function putPlace(space: i32): void {
  // Before the first step a fight was that of step 1, and the die is the walking one.
  if (<i32>state.phase != PHASE_PUSH && state.walked == 0 && state.die > 0) return putSum();
  const last = logKind(<i32>shell.logCount - 1);
  if (last == LINE_TROPHY) return put(t("The Zombie CEO is dead: 1 vote"));
  if (last == LINE_KILLED) {
    put(t("Die "));
    putNumber(state.die);
    return put(t(": the zombie is dead"));
  }
  putTileFirst(tileOf(space));
  if (isCity(tileOf(space))) return put(isRoad(space) ? t(", road") : t(", building"));
  put(t(", home "));
  putSteps(homeSteps(space));
}

/** "Die 4 + 3 hearts", "Die 4 + 3 hearts + 6 by cards". */
function putSum(): void {
  const hearts = heartsOf(state.turn);
  const more = <i32>state.total - <i32>state.die - hearts;
  put(t("Die "));
  putNumber(state.die);
  put(t(" + "));
  putMany(hearts, t("heart"));
  if (more == 0) return;
  put(more < 0 ? t(" - ") : t(" + "));
  putNumber(abs(more));
  put(t(" by cards"));
}

// ---- what a step means ----

const DIRECTIONS: usize = memory.data<u16>([<u16>t("UP"), <u16>t("RIGHT"), <u16>t("DOWN"), <u16>t("LEFT")]);
/** Why a step cannot be taken, from WHY_NO_STEPS on; what only the city knows is behind the first two. */
const REASONS: usize = memory.data<u16>([
  <u16>t("The gate lets out only who has brought a director home."),
  <u16>t("Bring your directors home first."),
  <u16>t("No tile fits there."),
  0,
  <u16>t("The strings do not reach that far."),
  <u16>t("Open Air Only: keep to the road."),
]);
/** "UP". */
export function directionName(direction: i32): usize {
  return load<u16>(DIRECTIONS + 2 * direction);
}
function reasonFor(why: i32): usize {
  if (why == WHY_NO_STEPS) return t("No steps are left.");
  if (why == WHY_DRILL) return t("Evacuation Drill:\nonly towards\nthe Entrance.");
  if (why <= WHY_WALL) return t("No way there.");
  return load<u16>(REASONS + 2 * min(<u32>(why - WHY_NO_RESCUE), 5));
}

/** The box about a step that was pressed: why it is refused, or what it brings when it is pressed again. */
function drawPressed(direction: i32): void {
  put(t("IF YOU STEP "));
  put(directionName(direction));
  const y = panelBox(BOX_Y, BOX_LINES);
  const why = whyNot(ACTION_STEP + direction);
  if (why != WHY_LEGAL) {
    put(reasonFor(why));
    boxText(y);
    return;
  }
  const what = meets(direction);
  putMeeting(what, neighbour(spaceOf(state.turn), direction));
  boxText(y);
  put(t("Same button again: "));
  put(what == MEETS_EDGE ? t("explore") : what <= MEETS_CEO ? t("fight") : t("step there"));
  panelLine(BOX_Y + 11 * BOX_LINES + 16);
}

/** Of what a step meets, MEETS_HERE to MEETS_CEO. */
const FIGHTS: usize = memory.data<u16>([
  0,
  <u16>t("Zombie: a fight. 4, 5, 6 win; it stands on you."),
  <u16>t("Zombie: a fight. 4, 5, 6 win; bullets lift less, you have "),
  <u16>t("Zombie CEO: he falls at 9, each miss costs 3 hearts."),
]);
function putMeeting(what: i32, next: i32): void {
  if (what == MEETS_EDGE) return put(t("Unknown: a tile is drawn, and you lay it. This cannot be undone."));
  if (what == MEETS_PAD) return put(t("The Landing Pad: you fly off and win."));
  if (what >= MEETS_DIRECTOR) {
    if (what == MEETS_DIRECTOR) {
      put(directorName(directorOn(next)));
      put(t(" follows you"));
    } else putCount(ledBy(state.turn), t("director is safe"), t("directors are safe"));
    return put(t(", and the walk is over."));
  }
  put(load<u16>(FIGHTS + 2 * what));
  if (what == MEETS_ZOMBIE) {
    putNumber(bulletsOf(state.turn));
    put(t("."));
  }
  const led = lastLed(state.turn);
  if (led == NONE) return;
  put(t("\nA 1 scares "));
  put(directorName(led));
  put(t(" off."));
}

/** What stops a walk, and where on the whole map it is. */
function drawHints(here: i32): void {
  const city = isCity(tileOf(here));
  const pushed = <i32>state.phase == PHASE_PUSH;
  put(
    pushed
      ? t("A zombie stops\nit, no fight.")
      : walkedSeat() != decidingSeat()
        ? t("A zombie is fought.\nNot over a ?, nor\nthrough the gate.")
        : isDrilled()
          ? reasonFor(WHY_DRILL)
          : isOtherMeat()
            ? t("Other Meat: zombies\ndo not fight now.")
            : city
              ? t("A zombie: fight first.\nA ? is unknown: your\nstep lays a tile there.")
              : state.bonus & BONUS_SHUFFLE
                ? t("You may slip\npast zombies.\nClaiming or\nsaving directors\nends the walk.")
                : t("A zombie stops\nyou: fight it.\nClaiming or\nsaving directors\nends the walk."),
  );
  panelText(BOX_Y);
  drawLocator(here, city ? LOCATOR_X + 8 : LOCATOR_X, city ? LOCATOR_Y + 8 : LOCATOR_Y - 12);
}

// ---- where to ----

function refusal(action: i32): usize {
  return canGo(action) ? 0 : t("not now");
}

function putRow(action: i32): void {
  const space = action - ROW_AIM;
  if (action < ROW_CARDS && action != ACTION_STOP) {
    put(t("Explore "));
    return putArrow(action - ACTION_STEP);
  }
  if (space < 0) return putDecision(action);
  if (space == GATE_ARM) {
    rowSprite(SPRITE_DOOR7);
    return put(t("Out to the city"));
  }
  putAim(space);
  putTileFirst(tileOf(space));
  const way = edgeOf(space);
  if (way < 0) return;
  putChar(32);
  putArrow(way);
}
/** What is there as a picture, its word for those who listen; the place follows. */
export function putAim(space: i32): void {
  if (edgeOf(space) >= 0) return put(t("? "));
  const director = directorOn(space);
  if (isPadCentre(space)) rowSprite(SPRITE_FLAG7);
  else if (space == HOME) rowSprite(SPRITE_SAFE7);
  else if (director != NONE) {
    rowSprite(SPRITE_TIE);
    put(directorName(director));
  } else if (isHeart(space)) {
    rowSprite(SPRITE_HEART);
    put(t("heart"));
  } else if (isBullet(space)) {
    rowSprite(SPRITE_BULLET7);
    put(t("bullet"));
  }
  speak();
}

/** "4", "6, 2 fights", "4: rescue"; in the city, where names are long, a zombie stands for the word. */
function putRowValue(action: i32): void {
  const space = action - ROW_AIM;
  if (space < 0) return;
  const fights = findWay(space);
  putNumber(wayTo(space));
  if (isCity(tileOf(spaceOf(state.turn)))) {
    rowSum(fights > 0 ? SPRITE_ZOMBIE7 : 0);
    if (fights > 0) putNumber(fights);
  } else if (fights > 0) {
    put(t(", "));
    putMany(fights, t("fight"));
  } else if (space == HOME && ledBy(state.turn) > 0) put(t(": rescue"));
}
