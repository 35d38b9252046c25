// Owns how computer players of deathinc move zombies: onto opponents, nearer to the first of them, off themselves.
import { nearestMove, strength } from "./bot-ways";
import { behind, rival, threat } from "./bot-seats";
import { NONE, NOWHERE } from "./data";
import { NORTH, WEST } from "./data-map";
import { hasMoved, isOnMap, isTaken, ledBy, neighbour, zombieStep } from "./queries";
import { ACTION_COUNT, ACTION_MOVE, lastAction, nextLegal } from "./rules";
import { isZombie, spaceOf, state } from "./state";
import { PHASE_ZOMBIES } from "./state-phases";

/** Strength from which a zombie on the own space is rather a kill than a danger. */
const FIT: i32 = 8;

/** Where a seat's first opponent stands; NOWHERE = off the map, or it plays alone. */
export function preyOf(seat: i32): i32 {
  const other = rival(seat);
  return other == NONE ? NOWHERE : spaceOf(other);
}

/** ZOMBIES: the best step. */
export function bestMove(seat: i32): i32 {
  const me = spaceOf(seat);
  if (me != NOWHERE && (ledBy(seat) > 0 || strength(seat) < FIT)) {
    const off = nextLegal(ACTION_MOVE + 4 * me, ACTION_MOVE + 4 * me + WEST);
    if (off < ACTION_COUNT) return off;
  }
  const onto = stepOnto(seat);
  if (onto >= 0) return onto;
  const near = nearestMove(preyOf(seat), seat);
  if (near >= 0) return near;
  const last = lastAction(PHASE_ZOMBIES);
  const any = nextLegal(ACTION_MOVE, last);
  for (let move = any; move <= last; move = nextLegal(move + 1, last))
    if (zombieStep((move - ACTION_MOVE) >> 2, (move - ACTION_MOVE) & WEST) != me) return move;
  return any;
}

/** A step onto the space of an opponent, the one feared most; -1. */
function stepOnto(seat: i32): i32 {
  let best = -1;
  let most = -1;
  for (let places = 1; places < <i32>state.seats; places++) {
    const other = behind(seat, places);
    const space = spaceOf(other);
    if (!isOnMap(other) || space == spaceOf(seat) || isTaken(space)) continue;
    for (let direction = NORTH; direction <= WEST; direction++) {
      const from = neighbour(space, direction);
      if (from == NOWHERE || !isZombie(from) || hasMoved(from)) continue;
      if (zombieStep(from, direction ^ 2) != space || threat(other) <= most) continue;
      most = threat(other);
      best = ACTION_MOVE + 4 * from + (direction ^ 2);
    }
  }
  return best;
}
