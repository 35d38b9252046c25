// Owns the numbers of geek's own screens and of the stages of a phase.
import { state } from "./state";

// Closer looks, over the base screen.
export const SCREEN_LOOK: u8 = 16; // list: close-up, hands, plan, signs, log
export const SCREEN_CLOSE: u8 = 17; // close-up view around the acting piece
export const SCREEN_HANDS: u8 = 18; // who holds what, by name
export const SCREEN_PLAN: u8 = 19; // shell.page 0: rooms and edges, 1: signs
export const SCREEN_OPTIONS: u8 = 20; // over the new game screen
export const SCREEN_MAP: u8 = 21; // the board without a choice, from the end screen

// Rows of SCREEN_LOOK.
export const LOOK_CLOSE: i32 = 0;
export const LOOK_HANDS: i32 = 1;
export const LOOK_PLAN: i32 = 2;
export const LOOK_SIGNS: i32 = 3;
export const LOOK_LOG: i32 = 4;
export const LOOK_ROWS: i32 = 5;

// Story screen.
export const STORY_LINES: i32 = 8; // lines a page, beside the board

// State.stage: which screen of the present phase is shown; 0 where a phase has one.
export const STAGE_FIRST: u8 = 0; // WALK, RUN, PROWL: the piece walks with A, C, UP, DOWN
export const STAGE_ACT: u8 = 1; // WALK, RUN: list of what can be done; PROWL: attack, walk, stay, other
export const STAGE_GOTO: u8 = 2; // WALK, RUN: where to; State.mark = rows
export const STAGE_BREAK: u8 = 3; // WALK, END: boards: try or grenade; State.mark = direction
export const STAGE_TRADE: u8 = 4; // END: a trade with the seat in State.mark is put together

/** State.mark while computers play: the units of work since the press (flow.ts), or this: who plays is shown. */
export const MARK_SHOWN: i32 = 255;

/** While computers play: whether the glass shows who does. */
export function isPlayShown(): bool {
  return <i32>state.mark == MARK_SHOWN;
}
