// Owns the words of deathinc's help: title and sentences of each page, in the order of help-pages.ts.
import { t } from "../../console/texts";
import { OFFICE_CART } from "./data";
import { HELP_CITY } from "./help-pages";

const TITLES: usize = memory.data<u16>([
  <u16>t("the goal"),
  <u16>t("your turn"),
  <u16>t("the plan"),
  <u16>t("laying rooms"),
  <u16>t("walking"),
  <u16>t("fights"),
  <u16>t("directors"),
  <u16>t("death"),
  <u16>t("zombies walk"),
  <u16>t("cards"),
  <u16>t("strings, orders"),
  <u16>t("votes, alone"),
]);

const WORDS: usize = memory.data<u16>([
  <u16>(
    t(
      "Eight directors sit in their offices. Lead them to the Entrance.\nWhen all are safe or gone, the board votes: who has most votes is the new CEO.",
    )
  ),
  <u16>(
    t(
      "Six steps, always in this order. What has only one answer goes by itself.\nAfter a death in step 1 you lay a tile and move zombies, but do not walk.",
    )
  ),
  <u16>(
    t(
      "What stands alone is drawn large. A frame means somebody special: a pawn, a director, the Zombie CEO.\nC lets you look at every space.",
    )
  ),
  <u16>(
    t(
      "The door must meet the hallway. Red die: zombies, all of them. Blue die: up to so many hearts or bullets.\nThe Zombie CEO waits in his office.",
    )
  ),
  <u16>(
    t(
      "Die + hearts = steps. Through doors, never diagonally.\nZombies are fought, then you walk on. Hearts (5 at most) and bullets are taken at once.",
    )
  ),
  <u16>(
    t(
      "You must fight who stands on your space. Nobody runs away.\nOne weapon a fight.\nThe Zombie CEO falls at 9, each miss costs 3 hearts; he is worth a vote.",
    )
  ),
  <u16>(
    t(
      "Step on a director's space: he follows, the walk is over. Lead as many as you like.\nEach 1 you roll in a fight scares the last one off to the nearest free office.",
    )
  ),
  <u16>(
    t(
      "No heart left: half your kills (rounded up), your items and the directors you lead are lost.\nNext turn you are back at the Entrance: 3 hearts, 3 bullets.",
    )
  ),
  <u16>(
    t(
      "A die says how many zombies you must move, each one step, each once, through doors too. Onto a pawn: it fights when that player's turn begins.",
    )
  ),
  <u16>(
    t(
      "You draw up to 3. One event card a round, at most.\nItems are laid before you in a room that they name, and help from then on. With more than 3 you must throw some away.",
    )
  ),
  <u16>(
    t(
      "Each rescue brings a strings card: strong, secret, once, beside the card of the round.\nAt the end of your turn you may give a secret order for the others' turns.",
    )
  ),
  <u16>(
    t(
      "A tie: dice, bullets add 1 each, a heart rolls again.\nAlone: 40 turns, zombies come by themselves. 7 votes elect you, 9 are a landslide.",
    )
  ),
]);

/** Title of a page, as it stands in the index and after "How to play: ". */
export function helpTitle(page: i32): usize {
  return !OFFICE_CART && page == HELP_CITY ? t("the city") : <usize>load<u16>(TITLES + 2 * page);
}

/** The sentences of a page; helpText() of the console sets them. */
export function helpWords(page: i32): usize {
  if (!OFFICE_CART && page == HELP_CITY)
    return t(
      "An option. After a rescue, and with nobody to lead, walk out by the Entrance. Over a ? you explore. Who reaches the middle of the Landing Pad wins.",
    );
  return load<u16>(WORDS + 2 * page);
}
