// Owns the reasons why an action is not possible now that only classic solo knows; rules-why.ts has the others.
import { WHY_CLASSIC } from "./rules-why";

export const WHY_C_NO_CARD: i32 = WHY_CLASSIC; // needs a card; it is 11 pm and none is left
export const WHY_C_EMPTY: i32 = WHY_CLASSIC + 1; // the Chain Saw has no fuel
export const WHY_C_FULL: i32 = WHY_CLASSIC + 2; // the Chain Saw takes no more fuel
export const WHY_C_UNKNOWN: i32 = WHY_CLASSIC + 3; // running leads to known tiles only
