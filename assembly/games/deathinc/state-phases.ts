// Owns the words of a deathinc state as numbers: phases, results, statuses, where cards and directors are.

// Phases: what the game waits for. C = chance moves. The decider stands in brackets.
// "+OWN" = besides, every card and item that its owner may play or use at a decision of his own turn (section 4.1).
export const PHASE_FIRST: i32 = 0; // C: which seat begins (INC-SETUP-9)
export const PHASE_DEAL: i32 = 1; // C: three event cards a seat, from the first player on (INC-DIGI-3)
export const PHASE_TILE: i32 = 2; // C: which room tile is drawn (step 2)
export const PHASE_SITE: i32 = 3; // (turn) SITE: where it lies and which way its door looks; +OWN
export const PHASE_RED: i32 = 4; // C: zombies to be placed
export const PHASE_BLUE: i32 = 5; // C: tokens allowed
export const PHASE_FILL: i32 = 6; // (turn) PLACE zombies in the tile just laid, until `toPlace` is 0; +OWN
export const PHASE_TOKENS: i32 = 7; // (turn) HEART, BULLET on its spaces, DONE (city: until none is left); +OWN
export const PHASE_DRAW: i32 = 8; // C: an event card (step 4)
export const PHASE_READY: i32 = 9; // (turn) W1: ROLL, or a card instead of the roll; +OWN
export const PHASE_MOVE_DIE: i32 = 10; // C
export const PHASE_WALK: i32 = 11; // (walker: turn, or who holds the strings of PUPPET) STEP, STOP; W2 while walked = 0; +OWN
export const PHASE_SLIP: i32 = 12; // (turn) Zombie Shuffle on a zombie's space: FIGHT or PAST
export const PHASE_CITY_TILE: i32 = 13; // C: which city tile is drawn (INC-BASE-18)
export const PHASE_ROTATE: i32 = 14; // (turn) ROTATE + 0..3, those that fit; +OWN
export const PHASE_WEAPON: i32 = 15; // (turn) WEAPON + card, NO_WEAPON; only with two or more to name
export const PHASE_FIGHT: i32 = 16; // (turn) before the first roll of a fight: ROLL; +OWN
export const PHASE_COMBAT_DIE: i32 = 17; // C
export const PHASE_SHOWN: i32 = 18; // (turn) W3: ACCEPT the die, or cards and weapons that change it; only if there is one
export const PHASE_FAILED: i32 = 19; // (turn) BULLETS, HIT, cards that answer; +OWN
export const PHASE_DYING: i32 = 20; // (turn) hearts are 0: ACCEPT or Golden Parachute; only for its holder
export const PHASE_LATE: i32 = 21; // (turn) W4 of the own turn: ROLL the zombie die; Overtime; +OWN
export const PHASE_ZOMBIE_DIE: i32 = 22; // C
export const PHASE_ZOMBIES: i32 = 23; // (turn, or who used the Speakerphone) MOVE a zombie; +OWN
export const PHASE_DISCARD: i32 = 24; // (turn) step 9: KEEP, DISCARD + card, ORDER (people, orders); over 3 cards DISCARD alone
export const PHASE_ASK: i32 = 25; // (asked) W1 or W4 of another's turn: PASS, or a card or item; an order: its card alone
export const PHASE_AIM: i32 = 26; // (player) what a card is aimed at, before it is announced: AIM; BACK takes the card back
export const PHASE_OBJECT: i32 = 27; // (asked) W5: PASS, or Objection!
export const PHASE_PUSH: i32 = 28; // (player) EV25, BC25: STEP, STOP (after one step) of the target's pawn
export const PHASE_PUT: i32 = 29; // (player) zombies placed by a card: PLACE; DONE where it says "up to"
export const PHASE_CARRY: i32 = 30; // (player) BC23: AIM + space of a zombie, then of its new place; DONE after one
export const PHASE_TAKE: i32 = 31; // (player) Blackmail: TAKE + card, DONE
export const PHASE_MEMO: i32 = 32; // C: Crossed Memo: CARD + card of the target's hand
export const PHASE_TWITCH_DIE: i32 = 33; // C: BC15
export const PHASE_TWITCH: i32 = 34; // (target) BULLETS, HEART (a new die), ACCEPT
export const PHASE_STRING: i32 = 35; // C: a strings card for a rescued director
export const PHASE_TIE_DIE: i32 = 36; // C: the tie-break's die of the seat in `tieSeat`
export const PHASE_TIE: i32 = 37; // (tieSeat) SPEND + bullets, HEART, PASS (INC-VOTE-8)
export const PHASE_OVER: i32 = 38;
export const PHASES: i32 = 39;

export const RESULT_PLAYING: i32 = 0;
export const RESULT_VOTED: i32 = 1; // the board has elected `winner`
export const RESULT_FLOWN: i32 = 2; // `winner` reached the Landing Pad's centre (INC-BASE-10)
export const RESULT_KILLS: i32 = 3; // INC-BASE-29
export const RESULT_ALONE: i32 = 4; // INC-SOLO-3: won with 7 votes or more
export const RESULT_GIVEN_UP: i32 = 5;

// Movement statuses of a seat, bits (section 4.1), and the missed turn (BC14).
export const STATUS_DRILL: i32 = 1;
export const STATUS_MEETING: i32 = 2;
export const STATUS_SLIP: i32 = 4;
export const STATUS_PUPPET: i32 = 8;
export const STATUS_OPEN_AIR: i32 = 16;
export const STATUS_FROZEN: i32 = 32;
export const STATUS_MISSING: i32 = 64;
export const STATUS_STILL: i32 = 128; // was FROZEN in this turn: no card moves the pawn until it ends (BC09)

// Where a card is (State.cards): these, or a base plus the seat.
export const IN_DECK: i32 = 0;
export const IN_DISCARD: i32 = 1;
export const IN_BOX: i32 = 2; // not in this game (INC-SOLO-4, no base set)
export const IN_HAND: i32 = 8; // + seat: event cards in the hand, strings unused
export const IN_FRONT: i32 = 16; // + seat: items in play, strings used

// Where a director is (State.directors): these, or a base plus a seat.
export const UNDRAWN: i32 = 0;
export const ON_DESK: i32 = 1; // + site 0..14
export const REMOVED: i32 = 16;
export const SAFE_WITH: i32 = 24; // + seat: rescued
export const LED_BY: i32 = 32; // + 8 * seat + order of claiming 0..7

// Which window is asked round (State.window).
export const NO_WINDOW: i32 = 0;
export const WINDOW_1: i32 = 1;
export const WINDOW_4: i32 = 4;

// How the last fight ended (State.outcome), for the screens.
export const OUTCOME_NONE: i32 = 0;
export const OUTCOME_KILLED: i32 = 1;
export const OUTCOME_CARD: i32 = 2; // a card ended it
export const OUTCOME_DEAD: i32 = 3;
export const OUTCOME_SAVED: i32 = 4; // Golden Parachute
