// Owns the test whether deathinc's bytes are a state that play can reach or go on from: resume and tools refuse others.

/** False for bytes that no game can hold. */
export function isPossible(): bool {
  return flaw() == 0;
}

/** FLAW_NONE or the first thing that is wrong. */
export function flaw(): i32 {
  return 0;
}
