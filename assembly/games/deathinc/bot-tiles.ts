// Owns where computer players of deathinc lay tiles and what they put on them.
import { CEO, MOST_HEARTS, OFFICE } from "./data";
import { CENTRE, FIRST_SITE, isCity, middleOf } from "./data-map";
import { beside, desk, doorSpace, isOnMap, ledBy, roomKind } from "./queries";
import { hasExit } from "./queries-city";
import { stepsBetween } from "./queries-steps";
import { homeSteps } from "./queries-way";
import {
  ACTION_DONE,
  ACTION_PLACE,
  ACTION_PUT_BULLET,
  ACTION_PUT_HEART,
  ACTION_ROTATE,
  ACTION_SITE,
} from "./rules";
import { heartsOf, spaceOf, state } from "./state";

/** SITE: an office near oneself and the Entrance; other rooms leave the places near it to offices. */
export function siteWorth(action: i32, seat: i32): i32 {
  const side = (action - ACTION_SITE) & 3;
  const arm = 9 * beside(FIRST_SITE + ((action - ACTION_SITE) >> 2), side) + middleOf(side ^ 2);
  const home = homeSteps(arm);
  // From where the seat looks for a director next.
  const away = ledBy(seat) > 0 || !isOnMap(seat) ? home : stepsBetween(spaceOf(seat), arm);
  if (<i32>state.room == OFFICE) return -2 * away - home;
  return <i32>state.room == CEO ? home : home + away;
}

/** FILL: not between the door and a director one may go for next; on a city tile not where one enters. */
export function fillWorth(action: i32, seat: i32): i32 {
  const space = action - ACTION_PLACE;
  if (isCity(state.room)) return i32(space != entrySpace());
  return i32(isLane(space) != wants(seat));
}
/** TOKENS: on that lane, hearts for the weak; on a city tile as listed, where nothing is left to choose but the place. */
export function tokenWorth(action: i32, seat: i32): i32 {
  if (isCity(state.room) || action == ACTION_DONE) return 0;
  const heart = action < ACTION_PUT_BULLET;
  const space = action - (heart ? ACTION_PUT_HEART : ACTION_PUT_BULLET);
  if (!isLane(space) || !wants(seat)) return -1;
  return heart == heartsOf(seat) < MOST_HEARTS - 1 ? 2 : 1;
}
function isLane(space: i32): bool {
  const tile: i32 = state.room;
  return space == doorSpace(tile) || space == 9 * tile + CENTRE || space == desk(tile);
}
function wants(seat: i32): bool {
  return roomKind(state.room) == OFFICE && ledBy(seat) == 0;
}
function entrySpace(): i32 {
  return 9 * <i32>state.room + middleOf((<i32>state.entry) ^ 2);
}

/** ROTATE: the road goes on where one walks. */
export function rotateWorth(action: i32): i32 {
  return i32(hasExit(state.room, action - ACTION_ROTATE, state.entry));
}
