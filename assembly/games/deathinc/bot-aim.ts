// Owns what computer players of deathinc aim cards at, and the steps of cards that ask for more: zombies placed and carried,
// pawns pushed, cards taken.
import { kindValue } from "./bot-cards";
import { wayBy } from "./bot-ways";
import { placeWorth } from "./bot-zombies";
import { NONE, NOWHERE } from "./data";
import {
  AIM_BULLETS,
  AIM_HEARTS,
  CARDS,
  DUCT_PLAN,
  STANDING_ROOM,
  SWEEP,
  TRANSFER,
  kindOf,
} from "./data-cards";
import { CENTRE, FIRST_SITE, isSite, tileOf } from "./data-map";
import { directorAt, neighbour } from "./queries";
import { homeSteps, wayTo } from "./queries-way";
import { ACTION_AIM, ACTION_PLACE, ACTION_STEP, ACTION_STOP } from "./rules";
import { WHOLE_TILE, zombiesOn } from "./rules-effects-put";
import { heartsOf, isZombie, spaceOf, state } from "./state";
import { PHASE_CARRY } from "./state-phases";

/** AIM, CARRY: what a card of a seat is aimed at; prey = where its first opponent stands, NOWHERE. */
export function aimWorth(action: i32, seat: i32, prey: i32): i32 {
  if (action < ACTION_AIM) return -0x7fff; // BACK, DONE
  const aim = action - ACTION_AIM;
  if (<i32>state.phase == PHASE_CARRY) return carryWorth(aim, seat, prey);
  const kind = kindOf(state.card);
  switch (kind) {
    case TRANSFER:
      return -wayBy(seat, aim);
    case DUCT_PLAN:
      return -wayBy(seat, 9 * aim + CENTRE);
    case SWEEP:
      return zombiesOn(aim, WHOLE_TILE) + (state.fighting && aim == tileOf(spaceOf(seat)) ? 20 : 0);
    case STANDING_ROOM:
      return roomWorth(aim, seat, prey);
    default:
      if (aim >= AIM_BULLETS && aim <= AIM_HEARTS)
        return aim == AIM_HEARTS && heartsOf(seat) > 3 ? 0 : aim - AIM_BULLETS;
      return aim < CARDS ? kindValue(kindOf(aim)) : 0;
  }
}
function roomWorth(tile: i32, seat: i32, prey: i32): i32 {
  if (tile == tileOf(spaceOf(seat))) return -1;
  if (prey != NOWHERE && tile == tileOf(prey)) return 2;
  return i32(isSite(tile) && directorAt(tile - FIRST_SITE) != NONE);
}
/** A zombie from afar, or off the own space; then onto the prey or near it. */
function carryWorth(space: i32, seat: i32, prey: i32): i32 {
  if (isZombie(space)) return space == spaceOf(seat) ? 1000 : prey == NOWHERE ? 0 : wayTo(space);
  if (space == spaceOf(seat)) return -1000;
  return prey == NOWHERE ? 0 : placeWorth(prey, space);
}

/** PUT: near the prey. */
export function putWorth(action: i32, prey: i32): i32 {
  return action < ACTION_PLACE || prey == NOWHERE ? 0 : 1 + placeWorth(prey, action - ACTION_PLACE);
}
/** PUSH: away from the Entrance, or onto a zombie. */
export function pushWorth(action: i32): i32 {
  if (action == ACTION_STOP) return 0;
  const from = spaceOf(state.target);
  const to = neighbour(from, action - ACTION_STEP);
  return isZombie(to) ? 3 : homeSteps(to) - homeSteps(from);
}
