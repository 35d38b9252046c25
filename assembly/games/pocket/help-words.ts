// Owns the words of pocket's help: title and sentences of each page.
import { t } from "../../console/texts";
import {
  HELP_CARDS,
  HELP_CLASSIC,
  HELP_CLOCK,
  HELP_DAMAGE,
  HELP_DEATH,
  HELP_FIRE,
  HELP_FIRST_STEPS,
  HELP_ITEMS,
  HELP_LAST_CARDS,
  HELP_NEW_ROOMS,
  HELP_OPTIONS,
  HELP_ROOMS,
  HELP_TOTEM,
  HELP_TURN,
  HELP_WALLS,
  HELP_ZOMBIES,
} from "./help-pages";

/** Title of a page, as it stands in the index and after "How to play: ". */
export function helpTitle(page: i32): usize {
  if (page == HELP_FIRST_STEPS) return t("the goal");
  if (page == HELP_TURN) return t("a turn");
  if (page == HELP_NEW_ROOMS) return t("new rooms");
  if (page == HELP_WALLS) return t("window and walls");
  if (page == HELP_ROOMS) return t("rooms");
  if (page == HELP_CLOCK) return t("the clock");
  if (page == HELP_CARDS) return t("event cards");
  if (page == HELP_ZOMBIES) return t("zombies");
  if (page == HELP_DAMAGE) return t("damage");
  return laterTitle(page);
}

function laterTitle(page: i32): usize {
  if (page == HELP_ITEMS) return t("items");
  if (page == HELP_FIRE) return t("fire, fuel, drink");
  if (page == HELP_TOTEM) return t("the totem");
  if (page == HELP_DEATH) return t("death and points");
  if (page == HELP_LAST_CARDS) return t("the last cards");
  if (page == HELP_OPTIONS) return t("buttons, options");
  return page == HELP_CLASSIC ? t("classic solo") : t("classic solo, more");
}

/** The sentences of a page; helpText() of the console sets them. */
export function helpWords(page: i32): usize {
  if (page == HELP_FIRST_STEPS) {
    return t(
      "Find the totem in the Temple, bury it in the Graveyard.\nFind an etching too: in the Bathroom or the Gazebo.\nBefore midnight, with at least one of you alive.",
    );
  }
  if (page == HELP_TURN) {
    return t(
      "You go as one group. Each turn the next player leads and picks one thing for all.\nGoing always brings an event card. In a fight everybody decides alone.",
    );
  }
  if (page == HELP_NEW_ROOMS) {
    return t(
      "? marks a way to something new: a hidden room is drawn.\nTurn it as you like, if you come in by one of its doors.\nA door at a wall leads nowhere.",
    );
  }
  if (page == HELP_WALLS) {
    return t(
      "The yard is behind the window of the Dining Room. Breaking it costs one of you 1 health.\nNo door leads on? Break a wall, same price: a new room lies behind.",
    );
  }
  if (page == HELP_ROOMS) {
    return t(
      "Cower: all get 1 health, a card goes unread.\nSearching and burying take a turn of their own, after the one you come in.\nStorage and Garage: once each, no event.",
    );
  }
  return page < HELP_ITEMS ? fightWords(page) : laterWords(page);
}

function fightWords(page: i32): usize {
  if (page == HELP_CLOCK) {
    return t(
      "3 hours of 9 cards each. An event, cowering, a search: 1 card.\nAll 9 used: the next hour, and all 9 are in again.\nAfter the last card at 11 pm it is midnight: lost.",
    );
  }
  if (page == HELP_CARDS) {
    return t(
      "Only the line of this hour counts.\nBlessing: each gets 1. Curse: each loses 1; later only who has the totem.\nItem: the leader may search.",
    );
  }
  if (page == HELP_ZOMBIES) {
    return t(
      "Everybody picks in secret: fight or flee.\nFlee while others fight: 1 health more, no damage.\nAll flee: each loses 1, and you move next door.\nFighters share the damage.",
    );
  }
  return t(
    "Each fighter counts 1, items add.\nZombies – attack = damage, in equal shares for the fighters. The leader says who takes 1 more.\nFighters never get health.",
  );
}

function laterWords(page: i32): usize {
  if (page == HELP_ITEMS) {
    return t(
      "A search takes a card: the leader gets its item. If one of you has it: any free item.\nGive things away with C: each works for who holds it. No limit.",
    );
  }
  if (page == HELP_FIRE) {
    return t(
      "Fire: the holders of candelabra and oil or gasoline both fight and agree. No damage, and the oil is used up.\nDrink when a loss is coming: first +2, then the loss.",
    );
  }
  if (page == HELP_TOTEM) {
    return t(
      "Searching for it and burying it bring an event. It works unless all flee or no fighter lives; else try again.\nA curse hurts who carries it, nobody once it is buried.",
    );
  }
  if (page == HELP_DEATH) {
    return t(
      "Health 0 is death. Zombies do not get fewer by it.\nWon: 3 for who is alive, 4 with most health.\nLost: 1 for who died last, at midnight all who lived.",
    );
  }
  return lastWords(page);
}

function lastWords(page: i32): usize {
  if (page == HELP_LAST_CARDS) {
    return t(
      "At 11 pm in the Graveyard, with the totem: if 2 cards are left, only cower or bury, with the last card only bury.\nNobody may lose the game on purpose.",
    );
  }
  if (page == HELP_OPTIONS) {
    return t(
      "Before the start: who leads first, more or fewer zombies, what computers show, classic solo.\nComputers have level 1 to 3. They decide in secret as you do.",
    );
  }
  if (page == HELP_CLASSIC) {
    return t(
      "The game of 2007, alone. 7 of the 9 cards in an hour.\nAttack 1 and one weapon. A fight costs at most 4.\n2 items at most. Health has no limit.",
    );
  }
  return t(
    "Survive a second card in Temple and Graveyard. No etching is needed.\nCandle with oil or gasoline: all burn. Oil: run, lose 0. Soda: +2. Gasoline: 2 fuel.",
  );
}
