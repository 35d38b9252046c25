// Owns the numbers of pocket's actions. Every rule set, screen, computer player and tool speaks them.
//
// An action is a decision of currentPlayer(), a chance outcome, or free: free actions belong to the holder of a thing
// and are legal beside the decision while a trading window is open (POCKET-TRADE-3); legalActions() does not list them,
// legalFree() does.

// ---- the leader's task ----
export const ACTION_GO: i32 = 0; // + direction 0..3: to a known tile or a blank cell
export const ACTION_WINDOW: i32 = 4; // through the window, either way
export const ACTION_COWER: i32 = 5;
export const ACTION_ROOM: i32 = 6; // the room's action: search the Temple, bury, Storage Closet, Garage
export const ACTION_BASH: i32 = 8; // + direction
// ---- who, which ----
export const ACTION_SEAT: i32 = 16; // + seat: victim, heir, who carries the totem, by phase
export const ACTION_PLACE: i32 = 24; // + rotation 0..3
export const ACTION_TAKE: i32 = 32; // + item 0..8: unclaimed, in place of the one that is held
// ---- yes or no ----
export const ACTION_SEARCH: i32 = 44; // for an item
export const ACTION_DECLINE: i32 = 45; // no search; in a loss: let it happen
export const ACTION_FIGHT: i32 = 46;
export const ACTION_FLEE: i32 = 47;
export const ACTION_ON: i32 = 48; // after the reveal: trades are over
export const ACTION_AGREE: i32 = 49; // to ignite
export const ACTION_REFUSE: i32 = 50;
export const ACTION_THROW: i32 = 51; // the oil, all having fled
export const ACTION_KEEP: i32 = 52; // it
// ---- a fighter's items ----
export const ACTION_USE: i32 = 64; // + weapons, bit item: 0..31
export const ACTION_MOVE_TO: i32 = 56; // + direction 0..3, 4 = window: where a group that fled goes
export const MOVE_TO_WINDOW: i32 = 4;
// ---- classic solo (rules-classic.ts) ----
export const ACTION_RUN: i32 = 96; // + direction 0..3, 4 = window
export const ACTION_RUN_OIL: i32 = 104; // + direction: the same, throwing oil
export const ACTION_STRIKE: i32 = 112; // + item 0..8, 9 = bare hands: fight with one weapon
export const ACTION_BURN: i32 = 124; // candle with oil; +1 with gasoline
export const ACTION_LEAVE: i32 = 128; // + item: leave it, keep the others
export const ACTION_END_TURN: i32 = 140;
// ---- chance ----
export const ACTION_CARD: i32 = 144; // + card 0..8
export const ACTION_TILE: i32 = 160; // + tile 0..15
export const ACTION_LEADER: i32 = 176; // + seat
// ---- free ----
export const ACTION_GIVE: i32 = 192; // + 8 * item + seat; item 0..8, TOTEM = 9
export const ACTION_DRINK: i32 = 272; // the concoction; its holder
export const ACTION_FUEL: i32 = 273; // one chip from Gasoline to Chain Saw
export const ACTION_IGNITE: i32 = 274; // the candelabra's holder proposes oil; + 1 gasoline
// ---- the split of damage ----
export const ACTION_SPLIT: i32 = 288; // + seats that take one more, bit seat
export const ACTION_COUNT: i32 = 544;
/** In place of an action: none; never legal. */
export const NO_ACTION: i32 = -1;

/** The action that gives an item (or the TOTEM) to a seat. */
export function giveAction(item: i32, seat: i32): i32 {
  return ACTION_GIVE + 8 * item + seat;
}

/** Item of a give action. */
export function givenItem(action: i32): i32 {
  return (action - ACTION_GIVE) >> 3;
}

/** Seat that a give action gives to. */
export function givenSeat(action: i32): i32 {
  return (action - ACTION_GIVE) & 7;
}
