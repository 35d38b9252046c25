// Owns the test whether pocket's bytes are a state of classic solo.
import { FLAW_NONE } from "./possible-flaws";

/** FLAW_NONE or the first thing that is wrong. */
export function classicFlaw(): i32 {
  return FLAW_NONE;
}
