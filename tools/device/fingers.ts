// Owns how a contact closes and opens: at once, or after some bouncing.
import type { Random } from "./random.ts";

/** between two changes of a bouncing contact, ns */
const SHORTEST = 20e3;
const SPREAD = 800e3;

/** The levels of a contact that goes to `down` at that time and bounces for that long. */
export function* bounce(
  down: boolean,
  timeNs: number,
  bounceNs: number,
  random: Random,
): Generator<{ level: boolean; at: number }> {
  yield { level: down, at: timeNs };
  if (bounceNs <= 0) return;
  const end = timeNs + bounceNs;
  let level = !down;
  for (let at = timeNs + SHORTEST + random.below(SPREAD); at < end; at += SHORTEST + random.below(SPREAD)) {
    yield { level, at };
    level = !level;
  }
  yield { level: down, at: end };
}
