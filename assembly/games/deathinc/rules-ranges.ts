// Owns which numbers of actions each phase of deathinc has, cards and phases of cards apart (rules-cards.ts).

/** First and last action, cards apart, that can be legal in each phase; 1, 0 = none. */
const RANGES: usize = memory.data<u16>([
  7512,
  7517, // FIRST
  7543,
  7630, // DEAL
  7518,
  7525, // TILE
  24,
  83, // SITE
  7506,
  7511, // RED
  7506,
  7511, // BLUE
  2184,
  2679, // FILL
  10,
  3671, // TOKENS
  7543,
  7630, // DRAW
  0,
  0, // READY
  7506,
  7511, // MOVE_DIE
  1,
  19, // WALK
  2,
  3, // SLIP
  7526,
  7542, // CITY_TILE
  20,
  23, // ROTATE
  12,
  279, // WEAPON
  0,
  0, // FIGHT
  7506,
  7511, // COMBAT_DIE
  7,
  7, // SHOWN
  4,
  5, // FAILED
  7,
  7, // DYING
  0,
  0, // LATE
  7506,
  7511, // ZOMBIE_DIE
  3672,
  5651, // ZOMBIES
  8,
  367, // DISCARD
  1,
  0, // ASK, and all others in which a card is under way: rules-cards.ts
  1,
  0, // AIM
  1,
  0, // OBJECT
  1,
  0, // PUSH
  1,
  0, // PUT
  1,
  0, // CARRY
  1,
  0, // TAKE
  1,
  0, // MEMO
  1,
  0, // TWITCH_DIE
  1,
  0, // TWITCH
  7543,
  7630, // STRING
  7506,
  7511, // TIE_DIE
  6,
  184, // TIE
  1,
  0, // OVER
]);

export function firstAction(phase: i32): i32 {
  return load<u16>(RANGES + 4 * <usize>phase);
}
export function lastAction(phase: i32): i32 {
  return load<u16>(RANGES + 4 * <usize>phase, 2);
}
