// Owns the reasons why an action of deathinc is not legal now, for rows that stay and say so; those of cards are in rules-cards-why.ts.

export const WHY_LEGAL: i32 = 0;
export const WHY_NOT_NOW: i32 = 1; // belongs to another step or person, or names nothing that exists here
// Walking.
export const WHY_NO_STEPS: i32 = 2; // no step left
export const WHY_WALL: i32 = 3; // no way there (section 1.4, INC-BASE-15)
export const WHY_NO_RESCUE: i32 = 4; // the gate lets out who has rescued somebody (INC-BASE-3)
export const WHY_LEADS: i32 = 5; // and leads nobody (INC-BASE-24)
export const WHY_NO_TILE: i32 = 6; // no city tile fits there (INC-BASE-18)
export const WHY_DRILL: i32 = 7; // the way to the Entrance only, and all of it (EV20)
export const WHY_PUPPET: i32 = 8; // who holds the strings may not do that (BC05)
export const WHY_OPEN_AIR: i32 = 9; // not into a building, out of it first (BC08)
// Tiles and what lies on them.
export const WHY_SITE: i32 = 10; // the site is taken
export const WHY_DOOR: i32 = 11; // no hallway on that side (INC-TILE-2..4)
export const WHY_ROTATION: i32 = 12; // it does not fit so (INC-BASE-18)
export const WHY_OCCUPIED: i32 = 13; // a zombie stands there already, or a token lies there (INC-ADD-3)
export const WHY_NO_TOKEN: i32 = 14; // none of that kind is left to place
export const WHY_TOKENS_LEFT: i32 = 15; // a city tile's tokens are all laid (INC-BASE-19)
// Fights.
export const WHY_BULLETS: i32 = 16; // not as many as are needed (INC-COMBAT-5)
// Zombies.
export const WHY_NO_ZOMBIE: i32 = 17;
export const WHY_MOVED: i32 = 18; // each once (INC-ZMOVE-2)
// End of a turn, tie-break.
export const WHY_HAND: i32 = 19; // over three cards (INC-CARD-5)
export const WHY_LAST_HEART: i32 = 20; // INC-VOTE-7

/** WHY_LEGAL if something holds, else a reason. */
export function allowIf(holds: bool, why: i32): i32 {
  return holds ? WHY_LEGAL : why;
}
/** WHY_LEGAL or WHY_NOT_NOW. */
export function allow(holds: bool): i32 {
  return i32(!holds);
}
