// Owns the map of the state region: summary, shell, the game's rules, their undo copy, the log.
//
//   0         20           96            96 + R             96 + 2R                 STATE_SIZE
//   | summary | ShellState | rules State | undo copy of it | log, 6 bytes an entry |
//
// R = bytes of the game's State. It is kept in the shell, so that the console library knows no game's size.
import { STATE_PTR, STATE_SIZE, SUMMARY_SIZE } from "./abi";

/** One line for the menu, UTF-8, padded with zeros. */
export const SUMMARY_PTR: usize = STATE_PTR;
export const SHELL_PTR: usize = STATE_PTR + SUMMARY_SIZE;
/** The game's rules State lies here in every cartridge. */
export const RULES_PTR: usize = STATE_PTR + 96;

/** ShellState.alive of a state that start() made. */
export const ALIVE: u32 = 0x4b4e4944;
/** Seats the shell can hold. */
export const MAX_SEATS: i32 = 8;
export const SEAT_EMPTY: u8 = 0;
export const SEAT_HUMAN: u8 = 1;
/** A computer of level n, 1..3, is SEAT_HUMAN + n. */
export const SEAT_COMPUTER_2: u8 = 3;
export const SEAT_COMPUTER_3: u8 = 4;

// ShellState.screen. Base screens lie under everything else; menus and readers open over them.
export const SCREEN_NEW: u8 = 1; // new game
export const SCREEN_PLAY: u8 = 2; // a person decides
export const SCREEN_END: u8 = 3; // the game is over
export const SCREEN_COMPUTER: u8 = 4; // what a computer player did
export const SCREEN_LAST_BASE: u8 = 4;
export const SCREEN_PAUSE: u8 = 5;
export const SCREEN_ASK: u8 = 6; // a dialog that asks once more
export const SCREEN_HELP: u8 = 7;
export const SCREEN_INDEX: u8 = 8; // contents of the help
export const SCREEN_LOG: u8 = 9;
export const SCREEN_GAME: u8 = 16; // the first number of a game's own screens: a closer look, a map

// ShellState.undoWhy: why nothing can be taken back.
export const UNDO_POSSIBLE: u8 = 0;
export const UNDO_NOTHING_YET: u8 = 1;
export const UNDO_CHANCE: u8 = 2; // a die was rolled or a tile turned since
export const UNDO_DONE: u8 = 3; // only one step is kept

// ShellState.work: what step() has to do.
export const WORK_NONE: u8 = 0;
export const WORK_TURN: u8 = 1; // computer players play until something is to be shown
export const WORK_TO_END: u8 = 2; // they play to the end of the game

/**
 * What the console keeps of a running game: everything that decides the picture and is no rule.
 *
 *   0 alive | 4 rng x4 | 20 undo rng x4 | 36 screen cursor list page | 44 seats x8 | 52 log | 60 undo | 66 work
 */
@unmanaged
export class ShellState {
  alive: u32; // ALIVE
  rng0: u32; // generator, 16 bytes
  rng1: u32;
  rng2: u32;
  rng3: u32;
  undoRng0: u32; // generator before the decision that undo takes back
  undoRng1: u32;
  undoRng2: u32;
  undoRng3: u32;
  screen: u8; // what is shown: SCREEN_..., or a number of the game's own
  cursor: u8; // row under the cursor
  page: u8; // page of a help or look screen
  base: u8; // the screen under menus: what "Go on" returns to
  baseCursor: u8; // its cursor
  from: u8; // the screen that opened this one
  fromCursor: u8; // its cursor
  fromPage: u8; // its page
  seat0: u8; // SEAT_...
  seat1: u8;
  seat2: u8;
  seat3: u8;
  seat4: u8;
  seat5: u8;
  seat6: u8;
  seat7: u8;
  logCount: u16; // entries kept
  logTop: u16; // first entry shown by the log screen
  logDropped: u16; // turns that fell out altogether
  logShortened: u16; // entries left out of turns that are still there
  undoWhy: u8; // UNDO_...: 0 possible, else why not
  undoKind: u8; // the game's word for what undo takes back
  undoDetail: u16; // the action itself
  undoLogCount: u16; // entries before it
  work: u8; // WORK_...: what step() has to do
  options: u8; // the game's options, a bit each
  rulesSize: u16; // R
  ask: u8; // what a confirm dialog asks: the game's number
  askRow: u8; // row or action that it is about
  news: u16; // first log entry since the last decision
  turnSeen: u8; // turn whose mark stands in the log already
  choice: u8; // one more option of the game, with any number of values
}

/** The shell of the running game. */
export const shell = changetype<ShellState>(SHELL_PTR);
/** The generator of the running game, for rng.ts. */
export const RNG_PTR: usize = SHELL_PTR + offsetof<ShellState>("rng0");
export const UNDO_RNG_PTR: usize = SHELL_PTR + offsetof<ShellState>("undoRng0");

if (offsetof<ShellState>() > 76) ERROR("ShellState has grown into the rules.");

/** Where the undo copy of the rules lies. */
export function undoPtr(): usize {
  return RULES_PTR + shell.rulesSize;
}

/** Where the first log entry lies. */
export function logPtr(): usize {
  return RULES_PTR + 2 * <usize>shell.rulesSize;
}

/** Bytes the log may use. */
export function logBytes(): i32 {
  return <i32>(STATE_PTR + STATE_SIZE - logPtr());
}

/** SEAT_... of a seat, 0..7. */
export function seatKind(seat: i32): u8 {
  return load<u8>(SHELL_PTR + <usize>seat, offsetof<ShellState>("seat0"));
}

export function setSeat(seat: i32, kind: u8): void {
  store<u8>(SHELL_PTR + <usize>seat, kind, offsetof<ShellState>("seat0"));
}

/** Level 1..3 of a computer's seat; 0 for a person's. */
export function seatLevel(seat: i32): i32 {
  const kind = seatKind(seat);
  return kind > SEAT_HUMAN ? kind - SEAT_HUMAN : 0;
}
