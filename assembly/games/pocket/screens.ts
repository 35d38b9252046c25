// Owns the numbers of pocket's own screens, of the stages of a phase, and of the rows of its menus.

// Closer looks, over the base screen.
export const SCREEN_LOOK: u8 = 16; // list: items, cards, rooms, log
export const SCREEN_TRADE: u8 = 17; // shell.page: 0 = which item, else 1 + item: to whom
export const SCREEN_CARDS: u8 = 18;
export const SCREEN_ROOMS: u8 = 19; // shell.page: 0 = list of all, else a known one closer
export const SCREEN_MAP: u8 = 20; // the map without a choice
export const SCREEN_OPTIONS: u8 = 21; // over the new game screen

// Story screen.
export const STORY_LINES: i32 = 6; // sentences a page

// State.stage: which screen of the present phase is shown. 0 where a phase has one screen.
export const STAGE_FIRST: u8 = 0;
export const STAGE_BASH: u8 = 1; // PHASE_TASK: which wall (mark2 = direction), who is hurt (cursor)
export const STAGE_PICK: u8 = 1; // PHASE_PICK: the hand-over picture of the seat that picks; 0 = the event card
export const STAGE_DECLARE: u8 = 1; // PHASE_REVEAL: which weapons are left out (mark = weapons left out, bit item)

// Rows of SCREEN_LOOK.
export const LOOK_ITEMS: i32 = 0;
export const LOOK_CARDS: i32 = 1;
export const LOOK_ROOMS: i32 = 2;
export const LOOK_LOG: i32 = 3;
export const LOOK_ROWS: i32 = 4;
