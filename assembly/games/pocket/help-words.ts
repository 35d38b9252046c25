// Owns the words of pocket's help: title and sentences of each page, in the order of help-pages.ts.
import { t } from "../../console/texts";
import { CLASSIC_CART } from "./data-classic";

const TITLES: usize = memory.data<u16>([
  <u16>t("the goal"),
  <u16>t("a turn"),
  <u16>t("new rooms"),
  <u16>t("window and walls"),
  <u16>t("rooms"),
  <u16>t("the clock"),
  <u16>t("event cards"),
  <u16>t("zombies"),
  <u16>t("damage"),
  <u16>t("items"),
  <u16>t("fire, fuel, drink"),
  <u16>t("the totem"),
  <u16>t("death and points"),
  <u16>t("the last cards"),
  <u16>t("buttons, options"),
]);

const WORDS: usize = memory.data<u16>([
  <u16>(
    t(
      "Find the totem in the Temple, bury it in the Graveyard.\nFind an etching too: in the Bathroom or the Gazebo.\nBefore midnight, with at least one of you alive.",
    )
  ),
  <u16>(
    t(
      "You go as one group. Each turn the next player leads and picks one thing for all.\nGoing always brings an event card. In a fight everybody decides alone.",
    )
  ),
  <u16>(
    t(
      "? marks a way to something new: a hidden room is drawn.\nTurn it as you like, if you come in by one of its doors.\nA door at a wall leads nowhere.",
    )
  ),
  <u16>(
    t(
      "The yard is behind the window of the Dining Room. Breaking it costs one of you 1 health.\nNo door leads on? Break a wall, same price: a new room lies behind.",
    )
  ),
  <u16>(
    t(
      "Cower: all get 1 health, a card goes unread.\nSearching and burying take a turn of their own, after the one you come in.\nStorage and Garage: once each, no event.",
    )
  ),
  <u16>(
    t(
      "3 hours of 9 cards each. An event, cowering, a search: 1 card.\nAll 9 used: the next hour, and all 9 are in again.\nAfter the last card at 11 pm it is midnight: lost.",
    )
  ),
  <u16>(
    t(
      "Only the line of this hour counts.\nBlessing: each gets 1. Curse: each loses 1; later only who has the totem.\nItem: the leader may search.",
    )
  ),
  <u16>(
    t(
      "Everybody picks in secret: fight or flee.\nFlee while others fight: 1 health more, no damage.\nAll flee: each loses 1, and you move next door.\nFighters share the damage.",
    )
  ),
  <u16>(
    t(
      "Each fighter counts 1, items add.\nZombies – attack = damage, in equal shares for the fighters. The leader says who takes 1 more.\nFighters never get health.",
    )
  ),
  <u16>(
    t(
      "A search takes a card: the leader gets its item. If one of you has it: any free item.\nGive things away with C: each works for who holds it. No limit.",
    )
  ),
  <u16>(
    t(
      "Fire: the holders of candelabra and oil or gasoline both fight and agree. No damage, and the oil is used up.\nDrink when a loss is coming: first +2, then the loss.",
    )
  ),
  <u16>(
    t(
      "Searching for it and burying it bring an event. It works unless all flee or no fighter lives; else try again.\nA curse hurts who carries it, nobody once it is buried.",
    )
  ),
  <u16>(
    t(
      "Health 0 is death. Zombies do not get fewer by it.\nWon: 3 for who is alive, 4 with most health.\nLost: 1 for who died last, at midnight all who lived.",
    )
  ),
  <u16>(
    t(
      "At 11 pm in the Graveyard, with the totem: if 2 cards are left, only cower or bury, with the last card only bury.\nNobody may lose the game on purpose.",
    )
  ),
  <u16>(
    t(
      "Before the start: who leads first, more or fewer zombies, what computers show.\nComputers have level 1 to 3. They decide in secret as you do.",
    )
  ),
]);

const CLASSIC_TITLES: usize = memory.data<u16>([
  <u16>t("the goal"),
  <u16>t("a turn"),
  <u16>t("new rooms"),
  <u16>t("rooms and items"),
  <u16>t("the clock"),
  <u16>t("buttons, options"),
]);

const CLASSIC_WORDS: usize = memory.data<u16>([
  <u16>(
    t(
      "Find the totem in the Temple, bury it in the Graveyard.\nThe back door of the Dining Room is the only way to the yard.\nDo it before midnight.",
    )
  ),
  <u16>(
    t(
      "The game of 2007, alone.\nAttack 1 and one weapon. A fight costs at most 4.\n2 items at most. Health has no limit.",
    )
  ),
  <u16>(
    t(
      "? marks a way to something new: a hidden room is drawn.\nTurn it as you like, if you come in by one of its doors.\nA door at a wall leads nowhere.",
    )
  ),
  <u16>(
    t(
      "Survive a second card in Temple and Graveyard. No etching is needed.\nCandle with oil or gasoline: all burn. Oil: run, lose 0. Soda: +2. Gasoline: 2 fuel.",
    )
  ),
  <u16>(
    t(
      "3 hours of 7 cards: 2 of the 9 are put away unseen.\nAll used: the next hour, all 9 are shuffled again.\nNo card left at 11 pm when you need one: midnight, lost.",
    )
  ),
  <u16>(
    t(
      "Before the start: whether you play, or a computer of level 1 to 3, and whether each of its turns is shown.\nA look at cards, rooms and the log is always open.",
    )
  ),
]);

/** Title of a page, as it stands in the index and after "How to play: ". */
export function helpTitle(page: i32): usize {
  return load<u16>((CLASSIC_CART ? CLASSIC_TITLES : TITLES) + 2 * page);
}

/** The sentences of a page; helpText() of the console sets them. */
export function helpWords(page: i32): usize {
  return load<u16>((CLASSIC_CART ? CLASSIC_WORDS : WORDS) + 2 * page);
}
