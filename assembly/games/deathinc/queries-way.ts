// Owns ways on deathinc's maps: steps from a space to all others with figures ignored, steps to the Entrance, the nearest
// free office. Everything here is scratch, filled afresh by each call.
import { NONE, NOWHERE, OFFICE } from "./data";
import {
  CENTRE,
  ENTRANCE,
  FIRST_SITE,
  GATE,
  HALLWAY,
  NORTH,
  SITES,
  SPACES,
  WEST,
  localOf,
  middleOf,
  tileOf,
} from "./data-map";
import { beside, desk, directorAt, doorSide, neighbour, roomKind } from "./queries";

/** Steps to a space that cannot be reached. */
export const FAR: i32 = 255;

const QUEUE_SIZE: i32 = 256; // a ring: what waits at any time is a rim of the part seen, far less
const STEPS: usize = memory.data(SPACES);
const QUEUE: usize = memory.data(2 * QUEUE_SIZE);
/** Steps from the Entrance's centre to the centres of the hallway and of the Entrance itself (section 1.3). */
const HOME_STEPS: usize = memory.data<u8>([3, 6, 9, 12, 15, 18, 15, 12, 9, 6, 0]);

/** Measures the steps from a space to all others, zombies, pawns and doorkeepers ignored. */
export function findWays(from: i32): void {
  memory.fill(STEPS, <u8>FAR, SPACES);
  store<u8>(STEPS + from, 0);
  store<u16>(QUEUE, <u16>from);
  let to = 1;
  for (let at = 0; at != to; at++) {
    const space = <i32>load<u16>(QUEUE + 2 * (at & (QUEUE_SIZE - 1)));
    const steps = min<i32>(<i32>load<u8>(STEPS + space) + 1, FAR - 1);
    for (let direction = NORTH; direction <= WEST; direction++) {
      const next = neighbour(space, direction);
      if (next == NOWHERE || load<u8>(STEPS + next) != <u8>FAR) continue;
      store<u8>(STEPS + next, <u8>steps);
      store<u16>(QUEUE + 2 * (to++ & (QUEUE_SIZE - 1)), <u16>next);
    }
  }
}
/** Steps to a space from the one measured last; FAR. */
export function wayTo(space: i32): i32 {
  return load<u8>(STEPS + space);
}

/** Steps of a shortest way to the Entrance's centre, figures ignored; FAR from the city. No search. */
export function homeSteps(space: i32): i32 {
  const tile = tileOf(space);
  if (tile >= GATE) return FAR;
  if (tile == ENTRANCE) return apart(localOf(space), CENTRE);
  if (tile < HALLWAY) {
    const local = localOf(space);
    return local == CENTRE ? <i32>load<u8>(HOME_STEPS + tile) : armSteps(tile, sideOf(local));
  }
  const side = doorSide(tile);
  return apart(localOf(space), middleOf(side)) + 1 + armSteps(beside(tile, side), side ^ 2);
}
/** From the end of a hallway tile's arm: one less than from its centre where that way leads nearer. */
function armSteps(tile: i32, direction: i32): i32 {
  const steps = <i32>load<u8>(HOME_STEPS + tile);
  const beyond = beside(tile, direction);
  if (beyond > ENTRANCE) return steps + 1;
  return <i32>load<u8>(HOME_STEPS + beyond) < steps ? steps - 1 : steps + 1;
}
function sideOf(local: i32): i32 {
  let direction = NORTH;
  while (middleOf(direction) != local) direction++;
  return direction;
}
/** Steps between two places of a tile all of whose places can be walked on. */
export function apart(a: i32, b: i32): i32 {
  return abs((a % 3) - (b % 3)) + abs(a / 3 - b / 3);
}

/** The site of the directors' office without a director that is nearest to a space, lower sites first (INC-DIR-7). */
export function nearestFreeOffice(space: i32): i32 {
  findWays(space);
  let best = NONE;
  let least = FAR + 1;
  for (let site = 0; site < SITES; site++) {
    const tile = FIRST_SITE + site;
    if (roomKind(tile) != OFFICE || directorAt(site) != NONE || wayTo(desk(tile)) >= least) continue;
    best = site;
    least = wayTo(desk(tile));
  }
  return best;
}
