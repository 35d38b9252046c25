// Owns what computer players of deathinc aim cards at, and the steps of cards that ask for more: zombies placed and carried,
// pawns pushed.
import { endOfSpaces } from "./queries-city";
import { kindValue } from "./bot-cards";
import { goalOf, nearestLegal } from "./bot-ways";
import { preyOf } from "./bot-zombies";
import { NONE, NOWHERE } from "./data";
import {
  AIM_BULLETS,
  AIM_HEARTS,
  AIM_SPACE,
  AIM_TILE,
  CARDS,
  DUCT_PLAN,
  STANDING_ROOM,
  SWEEP,
  TRANSFER,
  aimOf,
  kindOf,
} from "./data-cards";
import { FIRST_SITE, SPACES, isSite, tileOf } from "./data-map";
import { directorAt, isPawn, neighbour } from "./queries";
import { homeSteps } from "./queries-way";
import {
  ACTION_AIM,
  ACTION_BACK,
  ACTION_COUNT,
  ACTION_DONE,
  ACTION_PLACE,
  ACTION_STEP,
  ACTION_STOP,
  isLegal,
  nextLegal,
} from "./rules";
import { WHOLE_TILE, zombiesOn } from "./rules-effects-put";
import { endOfAims } from "./rules-moments";
import { heartsOf, isZombie, spaceOf, state } from "./state";

/** PUT: a zombie near the first opponent. */
export function putNear(seat: i32): i32 {
  return orFirst(nearestLegal(preyOf(seat), ACTION_PLACE), ACTION_PLACE);
}
/** CARRY: a zombie that troubles oneself, or that troubles nobody; then to the first opponent or near him. */
export function carryNear(seat: i32): i32 {
  if (<i32>state.aim != NOWHERE) return orFirst(nearestLegal(preyOf(seat), ACTION_AIM), ACTION_AIM);
  const own = ACTION_AIM + spaceOf(seat);
  if (spaceOf(seat) != NOWHERE && isLegal(own)) return own;
  for (let space = 0, end = endOfSpaces(); space < end; space++)
    if (isZombie(space) && !isPawn(space) && isLegal(ACTION_AIM + space)) return ACTION_AIM + space;
  return orFirst(-1, ACTION_AIM);
}
/** An action, or where there is none the first legal one of those that name a space, or the end. */
function orFirst(action: i32, first: i32): i32 {
  if (action >= 0) return action;
  const any = nextLegal(first, first + SPACES - 1);
  return any < ACTION_COUNT ? any : ACTION_DONE;
}

/** AIM: what the card under way is aimed at. */
export function bestAim(seat: i32): i32 {
  const kind = kindOf(state.card);
  const what = aimOf(kind);
  const near = kind == TRANSFER ? nearestLegal(goalOf(seat), ACTION_AIM) : -1;
  if (near >= 0) return near;
  const end = endOfAims(kind);
  let best = ACTION_BACK;
  let most = -0x7fff;
  for (let aim = 0; aim < end; aim++) {
    const worth = aimWorth(kind, what, aim, seat);
    if (worth <= most || !isLegal(ACTION_AIM + aim)) continue;
    most = worth;
    best = ACTION_AIM + aim;
  }
  return best;
}
function aimWorth(kind: i32, what: i32, aim: i32, seat: i32): i32 {
  switch (kind) {
    case DUCT_PLAN:
      return i32(aim == tileOf(goalOf(seat)));
    case SWEEP:
      return zombiesOn(aim, WHOLE_TILE) + (state.fighting && aim == tileOf(spaceOf(seat)) ? 20 : 0);
    case STANDING_ROOM:
      return roomWorth(aim, seat);
    default:
      if (what == AIM_SPACE) return 0;
      if (what == AIM_TILE) return i32(aim == tileOf(preyOf(seat)));
      if (aim >= AIM_BULLETS) return aim == AIM_HEARTS && heartsOf(seat) > 3 ? 0 : aim - AIM_BULLETS;
      return aim < CARDS ? kindValue(kindOf(aim)) : 0;
  }
}
function roomWorth(tile: i32, seat: i32): i32 {
  if (tile == tileOf(spaceOf(seat))) return -1;
  if (tile == tileOf(preyOf(seat))) return 2;
  return i32(isSite(tile) && directorAt(tile - FIRST_SITE) != NONE);
}

/** PUSH: away from the Entrance, or onto a zombie. */
export function pushWorth(action: i32): i32 {
  if (action == ACTION_STOP) return 0;
  const from = spaceOf(state.target);
  const to = neighbour(from, action - ACTION_STEP);
  return isZombie(to) ? 3 : homeSteps(to) - homeSteps(from);
}
