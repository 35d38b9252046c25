// Owns how computer players of deathinc move and place zombies: onto opponents and into the way of the first of them, away
// from themselves.
import { NONE, NOWHERE } from "./data";
import { NORTH, SPACES, WEST } from "./data-map";
import { rival, threat } from "./bot-seats";
import { hasMoved, isOnMap, isTaken, neighbour, zombieStep } from "./queries";
import { findWays, homeSteps, wayTo } from "./queries-way";
import { ACTION_MOVE } from "./rules-actions";
import { isZombie, spaceOf, state } from "./state";

const ONTO: i32 = 1000;
const OFF_ME: i32 = 60;

/** Measures the ways from the first of a seat's opponents; NOWHERE = nobody is on a map. */
export function findRival(seat: i32): i32 {
  const other = rival(seat);
  const space = other == NONE ? NOWHERE : spaceOf(other);
  if (space != NOWHERE) findWays(space);
  return space;
}

/** ZOMBIES: the best step; onto an opponent's space before all else. */
export function bestMove(seat: i32): i32 {
  const onto = stepOnto(seat);
  if (onto >= 0) return onto;
  const prey = findRival(seat);
  let best = -1;
  let most = -0x7fff;
  for (let space = 0; space < SPACES; space++) {
    if (!isZombie(space) || hasMoved(space)) continue;
    for (let direction = NORTH; direction <= WEST; direction++) {
      const next = zombieStep(space, direction);
      if (next == NOWHERE) continue;
      const worth = moveWorth(seat, prey, space, next);
      if (worth <= most) continue;
      most = worth;
      best = ACTION_MOVE + 4 * space + direction;
    }
  }
  return best;
}

function moveWorth(seat: i32, prey: i32, from: i32, to: i32): i32 {
  const me = spaceOf(seat);
  if (to == me) return -ONTO;
  let worth = from == me ? OFF_ME : 0;
  if (prey != NOWHERE) worth += wayTo(to) < wayTo(from) ? placeWorth(prey, to) : -placeWorth(prey, to) / 2;
  return worth;
}
/** What a zombie is worth on a space: near the prey, on its way home. */
export function placeWorth(prey: i32, space: i32): i32 {
  return max(40 - 4 * wayTo(space), 0) + 2 * i32(homeSteps(space) < homeSteps(prey));
}

// A step onto the space of an opponent, the one feared most.
function stepOnto(seat: i32): i32 {
  let best = -1;
  let most = -1;
  for (let other = 0; other < <i32>state.seats; other++) {
    const space = spaceOf(other);
    if (other == seat || !isOnMap(other) || space == spaceOf(seat) || isTaken(space)) continue;
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
