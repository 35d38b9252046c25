// Owns the fixed facts of classic solo: its event cards and weapons (../classic/RULES.md).
import { EVENT_BLESSING, EVENT_CURSE, EVENT_ITEM, EVENT_NOTHING, EVENT_ZOMBIES } from "./data";

/** Whether this is the cartridge of classic solo. */
export const CLASSIC_CART: bool = isDefined(POCKET_CLASSIC);

// The 2007 items in the numbers of the 2010 ones: Rake = Grisly Femur, Shotgun = Board with Nails, Candelabra = Candle,
// Concoction = Can of Soda; the others have the same names.
const C: u8 = <u8>EVENT_CURSE;
const B: u8 = <u8>EVENT_BLESSING;
const I: u8 = <u8>EVENT_ITEM;
const O: u8 = <u8>EVENT_NOTHING;
const Z: u8 = <u8>EVENT_ZOMBIES;
const EVENTS: usize = memory.data<u8>([
  I,
  Z + 5,
  C,
  Z + 3,
  O,
  Z + 5,
  C,
  Z + 4,
  O,
  I,
  Z + 4,
  C,
  Z + 4,
  C,
  Z + 6,
  O,
  B,
  Z + 4,
  O,
  I,
  Z + 6,
  Z + 4,
  C,
  I,
  B,
  I,
  Z + 4,
]);

/** Cards put away unseen at set-up and after each reshuffle (POCKET-CLASSIC-2). Which ones is never stored. */
export const UNSEEN_CARDS: i32 = 2;

/** A line of a card of the 2007 game: card 0..8, hour 0..2. */
export function classicEventOf(card: i32, hour: i32): i32 {
  return load<u8>(EVENTS + 3 * card + hour);
}
