// Owns the words of deathinc's help: title and sentences of each page, in the order of help-pages.ts.
import { t } from "../../console/texts";

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
  <u16>t("the city"),
]);

const WORDS: usize = memory.data<u16>([
  <u16>(
    t(
      "Lead eight directors from their offices to the Entrance.\nWhen all are safe or gone, most votes make the new CEO. With the city another way wins: last page.",
    )
  ),
  <u16>t("What has one answer goes by itself.\nAfter a death in step 1 you do not walk."),
  <u16>t("A frame: a pawn, a director, the Zombie CEO.\nC lets you look at every space."),
  <u16>(
    t(
      "The door meets the hallway. Red die: zombies. Blue die: up to so many hearts or bullets.\nThe Zombie CEO waits in his office.",
    )
  ),
  <u16>(
    t(
      "Die + hearts = steps, through doors, never diagonally.\nFight zombies, then walk on. Hearts (5 at most) and bullets are taken at once.",
    )
  ),
  <u16>(
    t(
      "You must fight who stands on your space, with one weapon.\nThe Zombie CEO falls at 9, each miss costs 3 hearts.",
    )
  ),
  <u16>(
    t(
      "Step on a director: he follows, the walk is over. Lead any number.\nEach 1 in a fight scares the last one off to the nearest free office.",
    )
  ),
  <u16>(
    t(
      "No heart left: half your kills (rounded up), all items and all directors with you are lost.\nBack in the next turn: 3 hearts, 3 bullets.",
    )
  ),
  <u16>(
    t(
      "You must move as many zombies as the die says, each 1 step, through doors too. Onto a pawn: it fights when that player's turn begins.",
    )
  ),
  <u16>(
    t(
      "Draw up to 3. One event card a round, at most.\nItems are laid before you in a room that they name, and stay. Only 3 cards stay in the hand.",
    )
  ),
  <u16>(
    t(
      "Each rescue brings a strings card: strong, secret, once, beside the card of the round.\nA secret order, given at the end of your turn, works in the others' turns.",
    )
  ),
  <u16>(
    t(
      "A tie: dice, bullets add 1 each, a heart rolls again.\nAlone: 40 turns, zombies come by themselves. 7 votes elect you, 9 are a landslide.",
    )
  ),
  <u16>(
    t(
      "An option. After a rescue, leading nobody, you may walk out. A step over a ? lays a tile. Outside you draw city cards; the dead come back to the gate. Reach the middle of the Landing Pad and win.",
    )
  ),
]);

/** Title of a page, as it stands in the index and after "How to play: ". */
export function helpTitle(page: i32): usize {
  return load<u16>(TITLES + 2 * page);
}

/** The sentences of a page; helpText() of the console sets them. */
export function helpWords(page: i32): usize {
  return load<u16>(WORDS + 2 * page);
}
