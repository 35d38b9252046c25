// Owns the numbers of deathinc's own screens and of the stages of a phase.

import { state } from "./state";

// Closer looks, over the base screen.
export const SCREEN_LOOK: u8 = 16; // the plan with a cursor: what lies where
export const SCREEN_PLAYERS: u8 = 17; // who holds what, directors, votes so far
export const SCREEN_OPTIONS: u8 = 20; // over the new game screen
export const SCREEN_MORE: u8 = 22; // list of closer looks

// State.stage: which screen of the present phase is shown; 0 where a phase has one.
export const STAGE_FIRST: u8 = 0;
export const STAGE_OVERVIEW: u8 = 1; // a turn begins: the whole plan and the table, before anything is asked
export const STAGE_BY_HAND: u8 = 2; // FILL, TOKENS: places chosen one by one
export const STAGE_GOTO: u8 = 3; // WALK: where to
export const STAGE_CARDS: u8 = 4; // the hand as a list of what can be played now; over any decision of the own turn
export const STAGE_TARGET: u8 = 5; // whom it is aimed at
export const STAGE_MOVE: u8 = 6; // ZOMBIES: a zombie is taken, a direction moves it
export const STAGE_ORDER: u8 = 7; // DISCARD: a secret order is put together
export const STAGE_HAND_OVER: u8 = 8; // the device goes to another person; nothing of it is secret
export const STAGE_AUTO: u8 = 9; // while computers play: they finish the phase in State.mark2 for a person

// Story screen.
export const STORY_LINES: i32 = 9; // lines a page, beside the plan

// State.mark while computers play: the units of work since the press (flow.ts), or these.
export const MARK_SHOWN: i32 = 255; // who plays is shown
export const MARK_KEPT: i32 = 254; // the glass keeps that, so that a decision need not draw what nobody sees

/** While computers play: whether who does is shown now. */
export function isPlayShown(): bool {
  return <i32>state.mark == MARK_SHOWN;
}
/** A press is drawn while computers play: so is who does. */
export function showPlay(): void {
  if (<i32>state.mark == MARK_KEPT) state.mark = <u8>MARK_SHOWN;
}
