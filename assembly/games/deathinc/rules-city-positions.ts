// Owns positions for the unit tests of the city: a gate without zombies, tiles beside it, turns that pass.
import { OPTION_CITY } from "./data";

import { GATE, GATE_CENTRE, NORTH, WEST } from "./data-map";

import { neighbour } from "./queries";
import { ACTION_DIE, ACTION_KEEP, ACTION_ROLL, isLegal } from "./rules";
import { die, passAll, perform, table } from "./rules-cards-positions";
import { layGate } from "./rules-city";

import { startWalk } from "./rules-walk";
import { setCityTile, setZombie, state } from "./state";

/** A base set game of two whose gate lies, without zombies; seat 0 has rescued somebody and is about to walk. */
export function gate(): void {
  table(2, OPTION_CITY);
  state.rescued = 1;
  layGate();
  for (let direction = NORTH; direction <= WEST; direction++) setZombie(arm(direction), false);
}
export function arm(direction: i32): i32 {
  return neighbour(GATE_CENTRE, direction);
}
/** The next tile's number. */
export function next(): i32 {
  return GATE + <i32>state.cityLaid;
}
export function lay(kind: i32, rotation: i32, column: i32, row: i32): i32 {
  const tile = next();
  setCityTile(tile, column, row, kind + 32 * rotation);
  state.cityLaid++;
  return tile;
}
/** The seat's walk begins with so many steps. */
export function steps(count: i32): void {
  startWalk(1);
  state.steps = <u8>count;
  state.total = <u8>count;
}
export function win(): void {
  perform(ACTION_ROLL);
  die(6);
}

/** The rest of seat 0's turn and the whole of seat 1's, as short as can be; seat 0's next one has begun. */
export function endTurns(): void {
  for (let guard = 0; guard < 60 && !(state.turn == 0 && state.turns > 2); guard++) {
    if (isLegal(ACTION_KEEP)) perform(ACTION_KEEP);
    else if (isLegal(ACTION_ROLL)) perform(ACTION_ROLL);
    else if (isLegal(ACTION_DIE + 1)) perform(ACTION_DIE + 1);
    else anyOther();
    passAll();
  }
}
function anyOther(): void {
  for (let action = 1; action < 7631; action++) {
    if (!isLegal(action)) continue;
    perform(action);
    return;
  }
}
