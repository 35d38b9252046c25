// Owns a hasty person at the handheld: presses at random, mostly onwards, until a game is over.
import * as abi from "../../host/web/abi.ts";
import type { InspectedGame } from "../inspect-game.ts";
import type { Random } from "../random.ts";
import { pressOf, type Press } from "./handheld.ts";

/** Where a game's rules lie in the state region (assembly/console/state-map.ts). */
const RULES_OFFSET = 96;

const HELD = [abi.PRESS_LONG_A, abi.PRESS_LONG_B, abi.PRESS_LONG_C, abi.PRESS_LONG_DOWN];
const USUAL: [number, number][] = [
  [abi.PRESS_B, 12],
  [abi.PRESS_DOWN, 8],
  [abi.PRESS_UP, 2],
  [abi.PRESS_C, 1],
  [abi.PRESS_A, 1],
];

/** Enough for any game: of 150 games of piecepack half end within 126 presses, the longest took 802. */
export const MOST_PRESSES = 3000;

/** The next press. */
export function hastyPress(random: Random): Press {
  return pressOf(random.oneIn(80) ? random.pick(HELD) : random.weighted(USUAL))!;
}

/** Whether the game in a state region is over. */
export function isOver(rules: InspectedGame, state: Uint8Array): boolean {
  rules.bytes.set(state.subarray(RULES_OFFSET, RULES_OFFSET + rules.bytes.length));
  return rules.isTerminal;
}
