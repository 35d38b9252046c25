// Owns the numbers of deathinc: seats, rooms, directors, options; the plan is in data-map.ts, cards in data-cards.ts.

export const MOST_SEATS: i32 = 6;
/** No seat, tile, card, director. */
export const NONE: i32 = 255;
/** No space. */
export const NOWHERE: i32 = 0xffff;

// ---- values (INC-SETUP-10, INC-DEATH-5, INC-ADD-4) ----
export const START_HEARTS: i32 = 3;
export const START_BULLETS: i32 = 3;
export const MOST_HEARTS: i32 = 5;
export const HAND: i32 = 3;
/** Zombies of this set; the base set adds as many (INC-COMP-10, INC-BASE-20). */
export const OFFICE_ZOMBIES: i32 = 100;
export const CITY_ZOMBIES: i32 = 200;
/** Total that kills a zombie, and the Zombie CEO (INC-COMBAT-2, INC-ZCEO-2); hearts a failed roll costs. */
export const KILL: i32 = 4;
export const CEO_KILL: i32 = 9;
export const CEO_HURT: i32 = 3;
/** Kills for a vote (INC-VOTE-3), and those that win by option (INC-BASE-29). */
export const KILLS_A_VOTE: i32 = 10;
export const KILLS_TO_WIN: i32 = 25;
/** Turns after which a game that runs by itself is voted on (INC-DIGI-6), and one played alone (INC-SOLO-3). */
export const MOST_TURNS: i32 = 600;
export const SOLO_TURNS: i32 = 40;
export const SOLO_ELECTED: i32 = 7;
export const SOLO_LANDSLIDE: i32 = 9;

// ---- rooms: kinds of the 15 tiles of the tile deck (section 3) ----
export const OFFICE: i32 = 0; // a directors' office, eight alike
export const CEO: i32 = 1;
export const CAFETERIA: i32 = 2;
export const MAIL: i32 = 3;
export const SERVER: i32 = 4;
export const COPY: i32 = 5;
export const SECURITY: i32 = 6;
export const MAINTENANCE: i32 = 7;
export const ROOM_KINDS: i32 = 8;
/** Tiles of a kind in the deck. */
export function roomCount(kind: i32): i32 {
  return kind == OFFICE ? 8 : 1;
}

// ---- directors: in the order in which their offices are drawn; the names are names.ts's ----
export const DIRECTORS: i32 = 8;

// ---- options, as they stand in one byte (shell.options, State.options) ----
export const OPTION_CITY: i32 = 1; // with the base set (INC-BASE)
export const OPTION_ALONE: i32 = 2; // true solo, one seat (INC-SOLO-2..4)
export const OPTION_KILLS: i32 = 4; // INC-BASE-29
export const OPTION_REACT: i32 = 24; // bits 3-4: REACT_... << 3 (section 4.1)
export const OPTION_OUTCOME: i32 = 32; // computers' turns: the outcome only; no rule reads it
export const REACT_ORDERS: i32 = 0;
export const REACT_ASK: i32 = 1;
export const REACT_OFF: i32 = 2;
