// Owns the reasons why a card, an item or an order is not legal now; those of all other actions are in rules-why.ts.

export const WHY_CARD_FIRST: i32 = 64; // numbers below are rules-why.ts's
export const WHY_NOT_HELD: i32 = 64; // neither in the hand nor in front of who acts
export const WHY_WINDOW: i32 = 65; // belongs to another moment (section 4.1)
export const WHY_PLAYED: i32 = 66; // one event card a round (INC-CARD-2)
export const WHY_FREEZE: i32 = 67; // Hiring Freeze (PS7)
export const WHY_IN_FIGHT: i32 = 68; // not in a fight, or not between two rolls
export const WHY_PLACE: i32 = 69; // an item is not played here (INC-CARD-3)
export const WHY_TWICE: i32 = 70; // one of the kind lies in front already (INC-CARD-9)
export const WHY_TARGET: i32 = 71; // cannot be aimed at that seat
export const WHY_STATUS: i32 = 72; // the target has that status already (section 4.1)
export const WHY_NOTHING: i32 = 73; // would change nothing (INC-CARD-13)
export const WHY_NO_PAWN: i32 = 74; // the own pawn is off the map
export const WHY_MAP: i32 = 75; // the own pawn is on the other map (section 5.5)
export const WHY_HEARTS: i32 = 76; // needs two hearts
export const WHY_PARTY: i32 = 77; // not with a director (EV07)
export const WHY_FROZEN: i32 = 78; // Frozen Stiff: no card moves the pawn, no other card before the roll (BC09)
export const WHY_NOT_NAMED: i32 = 79; // another weapon, or none, is named for this fight (INC-COMBAT-9)
export const WHY_CHARGED: i32 = 80; // a charge was used for this roll
export const WHY_CEO: i32 = 81; // not against the Zombie CEO
export const WHY_AIM: i32 = 82; // not a thing, tile or space it can be aimed at
export const WHY_FULL: i32 = 83; // no zombie, or no space left for one
