// Owns the weighted pick among chance outcomes; knows nothing of any game.
import { pickWeighted } from "./rng";

/**
 * One of the chance outcomes, picked by weight with the generator at rngPtr.
 * actions = count u16 action numbers; weight = whole number of parts, 0 or more, sum below 65,536.
 * -1 where count or the sum is 0.
 */
export function sampleChance(rngPtr: usize, actions: usize, count: i32, weight: (action: i32) => i32): i32 {
  let total = 0;
  for (let i = 0; i < count; i++) total += weight(load<u16>(actions + 2 * i));
  if (total <= 0) return -1;
  let rest = pickWeighted(rngPtr, total);
  for (let i = 0; i < count; i++) {
    const action = <i32>load<u16>(actions + 2 * i);
    rest -= weight(action);
    if (rest < 0) return action;
  }
  return -1;
}
