// Owns the numbers of deathinc's actions. Every screen, computer player and tool speaks them.

// ---- decisions ----
export const ACTION_ROLL: i32 = 0; // READY: the walking die; FIGHT: the fight's; LATE: the zombie die
export const ACTION_STOP: i32 = 1; // WALK, PUSH: the pawn stays here
export const ACTION_FIGHT: i32 = 2; // SLIP: fight as usual
export const ACTION_PAST: i32 = 3; // SLIP: pass the zombie
export const ACTION_BULLETS: i32 = 4; // FAILED, TWITCH: exactly those needed (INC-COMBAT-5)
export const ACTION_HIT: i32 = 5; // FAILED: lose hearts
export const ACTION_HEART: i32 = 6; // TWITCH, TIE: a heart for a new die
export const ACTION_ACCEPT: i32 = 7; // SHOWN, DYING, TWITCH: as it is
export const ACTION_KEEP: i32 = 8; // DISCARD: keep all, end the turn
export const ACTION_PASS: i32 = 9; // ASK, OBJECT, TIE
export const ACTION_DONE: i32 = 10; // TOKENS, PUT, CARRY, TAKE
export const ACTION_BACK: i32 = 11; // AIM: the card is not played after all
export const ACTION_NO_WEAPON: i32 = 12;
export const ACTION_STEP: i32 = 16; // + direction 0..3: WALK, PUSH
export const ACTION_ROTATE: i32 = 20; // + rotation 0..3
export const ACTION_SITE: i32 = 24; // + 4 * site 0..14 + direction the door looks to
export const ACTION_SPEND: i32 = 84; // + bullets 1..100: TIE
export const ACTION_WEAPON: i32 = 192; // + card 0..87
export const ACTION_DISCARD: i32 = 280; // + card
export const ACTION_TAKE: i32 = 368; // + card: Blackmail
export const ACTION_PLAY: i32 = 456; // + 7 * card + seat aimed at, 6 = nobody: plays a card from the hand, or a string
export const ACTION_USE: i32 = 1072; // + 7 * card + seat aimed at, 6 = nobody: uses an item in front
export const ACTION_AIM: i32 = 1688; // + space, tile, card or AIM_... (data-cards.ts)
export const ACTION_PLACE: i32 = 2184; // + space: a zombie
export const ACTION_PUT_HEART: i32 = 2680; // + space: TOKENS
export const ACTION_PUT_BULLET: i32 = 3176; // + space: TOKENS
export const ACTION_MOVE: i32 = 3672; // + 4 * space + direction: a zombie's step
export const ACTION_ORDER: i32 = 5656; // + 21 * card + 7 * window 0..2 (W1, W4, W5) + seat aimed at, 6 = nobody or any
export const ACTION_NO_ORDER: i32 = 7504; // takes an order back
// ---- chance ----
export const ACTION_DIE: i32 = 7505; // + face 1..6 (7506..7511)
export const ACTION_FIRST: i32 = 7512; // + seat
export const ACTION_TILE: i32 = 7518; // + room kind 0..7
export const ACTION_CITY_TILE: i32 = 7526; // + city kind 0..16
export const ACTION_CARD: i32 = 7543; // + card 0..87: drawn (DEAL, DRAW, STRING) or taken at random (MEMO)
// ---- beside all decisions ----
export const ACTION_GIVE_UP: i32 = 7631; // legal until the end for a person alone; legalActions() does not list it
export const ACTION_COUNT: i32 = 7632;

/** Seat of a PLAY, USE or ORDER that is aimed at nobody. */
export const AT_NOBODY: i32 = 6;
