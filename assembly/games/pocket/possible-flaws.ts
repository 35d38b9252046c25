// Owns what can be wrong with pocket's bytes, as numbers; inspect has the words.

export const FLAW_NONE: i32 = 0;
export const FLAW_RANGE: i32 = 1; // a field has a value that it never has
export const FLAW_MAP: i32 = 2; // tiles overlap, lie apart, are turned so that they could not be entered, or hidden ones turned
export const FLAW_PLACE: i32 = 3; // the group stands on a hidden tile
export const FLAW_WINDOW: i32 = 4; // the Patio without a broken window, or the other way round
export const FLAW_BASHED: i32 = 5; // a bashed door where no wall could be bashed
export const FLAW_SEATS: i32 = 6; // seats that do not play have health, losses or deaths; the leader is dead
export const FLAW_DEATHS: i32 = 7; // the living have a moment of death, or the dead none
export const FLAW_HOLDERS: i32 = 8; // something is held by nobody who lives
export const FLAW_FUEL: i32 = 9; // more chips than there are, or chips on an item that nobody holds
export const FLAW_TOTEM: i32 = 10; // the totem's state and holder contradict one another
export const FLAW_ROOMS: i32 = 11; // Storage Closet or Garage used, and hidden
export const FLAW_RESULT: i32 = 12; // result, phase, hour, health and etchings contradict one another
export const FLAW_REPORT: i32 = 13; // what happened this turn contradicts itself
export const FLAW_LOSS: i32 = 14; // a loss without its cause, or shares that do not come of it
export const FLAW_PHASE: i32 = 15; // the phase has no reason or nothing to choose from
