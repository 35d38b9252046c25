// Owns the reasons why a card, an item or an order is not legal now; those below 40 are rules-why.ts's.

export const WHY_CARD_FIRST: i32 = 40; // the first of them
export const WHY_NOT_HELD: i32 = 40; // neither in the hand nor in front of who acts
export const WHY_WINDOW: i32 = 41; // belongs to another moment (section 4.1)
export const WHY_PLAYED: i32 = 42; // one event card a round (INC-CARD-2)
export const WHY_FREEZE: i32 = 43; // Hiring Freeze (PS7)
export const WHY_IN_FIGHT: i32 = 44; // not in a fight, or not between two rolls
export const WHY_PLACE: i32 = 45; // an item is not played here (INC-CARD-3)
export const WHY_TWICE: i32 = 46; // one of the kind lies in front already (INC-CARD-9)
export const WHY_TARGET: i32 = 47; // cannot be aimed at that seat
export const WHY_STATUS: i32 = 48; // the target has that status already (section 4.1)
export const WHY_NOTHING: i32 = 49; // would change nothing (INC-CARD-13)
export const WHY_NO_PAWN: i32 = 50; // the own pawn is off the map
export const WHY_MAP: i32 = 51; // the own pawn is on the other map (section 5.5)
export const WHY_HEARTS: i32 = 52; // needs two hearts
export const WHY_PARTY: i32 = 53; // not while leading a director (EV07)
export const WHY_FROZEN: i32 = 54; // Frozen Stiff: no card moves the pawn, no other card before the roll (BC09)
export const WHY_NOT_NAMED: i32 = 55; // another weapon, or none, is named for this fight (INC-COMBAT-9)
export const WHY_CHARGED: i32 = 56; // a charge was used for this roll
export const WHY_CEO: i32 = 57; // not against the Zombie CEO
export const WHY_AIM: i32 = 58; // not a thing, tile or space it can be aimed at
