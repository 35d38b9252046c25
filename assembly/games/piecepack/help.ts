// Owns the help pages of piecepack: title, sentences and picture of each.
import { BLACK, WHITE, blit, fill, frame, hline, pixel, vline } from "../../console/framebuffer";
import {
  ICON_ATTACK_24,
  ICON_BURIAL_16,
  ICON_CLOCK_20,
  ICON_DICE_24,
  ICON_DINING_16,
  ICON_DOOR_16,
  ICON_GARDEN_16,
  ICON_GRAVE_48,
  ICON_HORDE_32,
  ICON_HURT_20,
  ICON_KITCHEN_16,
  ICON_SLEEP_20,
  ICON_STEPS_20,
  ICON_STORAGE_20,
  ICON_TEMPLE_16,
  ICON_TEMPLE_32,
  ICON_TOTEM_20,
  ICON_TOTEM_28,
  ICON_ZOMBIE_32,
  SPRITE_HEART,
  SPRITE_MAN9,
  SPRITE_SWORD,
  SPRITE_ZOMBIE7,
} from "../../console/icon-data";
import { die, keyCap } from "../../console/parts";
import { helpText } from "../../console/screens/help";
import { HEAD, READ, SMALL, label } from "../../console/text";
import { t } from "../../console/texts";
import {
  HELP_CLOCK,
  HELP_DICE,
  HELP_FIGHTS,
  HELP_FIRST_STEPS,
  HELP_MOVING,
  HELP_REST,
  HELP_ROOMS,
  HELP_TURN,
  HELP_WALL,
} from "./help-pages";

/** Title of a page, as it stands in the index and after "How to play: ". */
export function helpTitle(page: i32): usize {
  if (page == HELP_FIRST_STEPS) return t("the goal");
  if (page == HELP_TURN) return t("a turn");
  if (page == HELP_CLOCK) return t("the clock");
  if (page == HELP_MOVING) return t("moving");
  if (page == HELP_DICE) return t("the dice");
  if (page == HELP_FIGHTS) return t("fights");
  if (page == HELP_ROOMS) return t("rooms");
  if (page == HELP_REST) return t("search and rest");
  return page == HELP_WALL ? t("breaking a wall") : t("options, buttons");
}

/** Words and picture of a page. */
export function drawHelpPage(page: i32): void {
  helpText(words(page));
  if (page == HELP_FIRST_STEPS) drawGoal();
  else if (page == HELP_TURN) drawTurn();
  else if (page == HELP_CLOCK) drawClocks();
  else if (page == HELP_MOVING) drawRooms();
  else if (page == HELP_DICE) drawDice();
  else if (page == HELP_FIGHTS) drawFight();
  else drawLaterPage(page);
}

function drawLaterPage(page: i32): void {
  if (page == HELP_ROOMS) drawEffects();
  else if (page == HELP_REST) drawRests();
  else if (page == HELP_WALL) drawWall();
  else drawButtons();
}

function words(page: i32): usize {
  if (page == HELP_FIRST_STEPS) {
    return t(
      "Find the Temple. 2 whole turns there bring you the totem.\nFind the Graveyard. 2 turns there bury it.\nDo it in time, and alive.",
    );
  }
  if (page == HELP_TURN) {
    return t(
      "1. The clock moves.\n2. Go one room far: a new one, or back.\n3. Three dice say what waits for you.\n4. Search or rest, if you like.",
    );
  }
  if (page == HELP_CLOCK) {
    return t(
      "3 hours of 8. A turn takes 1, a search or a rest 1 more.\nEach attack: 3 zombies more in hour 2, 5 more in hour 3.\nWith 0 left you lose.",
    );
  }
  if (page == HELP_MOVING) {
    return t(
      "Full squares are used exits, hollow ones are free for new rooms.\nGoing back is one step.\nThe Dining Room has the door to the yard.",
    );
  }
  if (page == HELP_DICE) {
    return t(
      "The highest die decides.\nSuns: +1 health. Arms: +1 attack. Moons: zombies.\nMoons win ties with others.\nSuns and Arms equal: nothing.",
    );
  }
  if (page == HELP_FIGHTS) {
    return t(
      "Zombies minus your attack: that much health is lost.\nYour attack stays. The zombies go away.\nOr retreat to a room next door: it costs 1 health.",
    );
  }
  return laterWords(page);
}

function laterWords(page: i32): usize {
  if (page == HELP_ROOMS) {
    return t(
      "A turn's end in Kitchen or Garden heals 1.\nIn Temple and Graveyard a turn counts if you roll its dice there and end it there. Only there you may stay.",
    );
  }
  if (page == HELP_REST) {
    return t(
      "At a turn's end, for 1 time:\nRest. A Suns die above your health gives 1 health.\nSearch a Storage. An Arms die above your attack gives 1 attack.",
    );
  }
  if (page == HELP_WALL) {
    return t(
      "All exits used, but rooms still hidden? Break a wall.\nThe Moons die, and more in later hours: so many come.\nA new room lies behind it.",
    );
  }
  return t(
    "Glass door: the first way to the Patio costs 1 health.\nStrict ritual: the turn of arrival does not count.\nHold A: undo, log, help.",
  );
}

function drawGoal(): void {
  blit(ICON_TEMPLE_32, 10, 20, BLACK);
  label(t("→"), 48, 30, HEAD, BLACK);
  blit(ICON_TOTEM_28, 64, 21, BLACK);
  label(t("2 turns"), 100, 31, READ, BLACK);
  blit(ICON_GRAVE_48, 8, 56, BLACK);
  label(t("→"), 64, 72, HEAD, BLACK);
  label(t("won!"), 82, 72, HEAD, BLACK);
  label(t("2 turns"), 64, 90, READ, BLACK);
}

function drawTurn(): void {
  blit(ICON_CLOCK_20, 14, 22, BLACK);
  label(t("1"), 42, 26, HEAD, BLACK);
  blit(ICON_STEPS_20, 80, 22, BLACK);
  label(t("2"), 108, 26, HEAD, BLACK);
  blit(ICON_DICE_24, 12, 62, BLACK);
  label(t("3"), 42, 68, HEAD, BLACK);
  blit(ICON_SLEEP_20, 80, 64, BLACK);
  label(t("4"), 108, 68, HEAD, BLACK);
}

function drawClocks(): void {
  for (let h = 0; h < 3; h++) {
    for (let i = 0; i < 8; i++) frame(8 + h * 48 + (i & 1) * 12, 24 + (i >> 1) * 12, 13, 13, 1, BLACK);
  }
  for (let i = 0; i < 8; i++) fill(12 + (i & 1) * 12, 28 + (i >> 1) * 12, 5, 5, BLACK);
  fill(56 + 12, 24, 13, 13, BLACK);
  blit(SPRITE_MAN9, 56 + 14, 26, WHITE);
  label(t("+0"), 11, 80, HEAD, BLACK);
  label(t("+3"), 59, 80, HEAD, BLACK);
  label(t("+5"), 107, 80, HEAD, BLACK);
}

function drawRooms(): void {
  label(t("Foyer"), 12, 24, READ, BLACK);
  fill(44, 26, 5, 5, BLACK);
  vline(13, 34, 10, BLACK);
  hline(13, 43, 4, BLACK);
  label(t("Dining"), 19, 39, READ, BLACK);
  fill(55, 41, 5, 5, BLACK);
  frame(62, 41, 5, 5, 1, BLACK);
  frame(69, 41, 5, 5, 1, BLACK);
  frame(76, 39, 6, 9, 1, BLACK);
  pixel(80, 43, BLACK);
  label(t("free exit"), 28, 64, READ, BLACK);
  vline(71, 48, 14, BLACK);
  label(t("door to the yard"), 44, 84, READ, BLACK);
  hline(83, 43, 24, BLACK);
  vline(107, 43, 38, BLACK);
}

function drawDice(): void {
  drawDiceRow(20, 4, 1, 2, 0, SPRITE_HEART, t("+1"));
  drawDiceRow(48, 0, 2, 3, 2, SPRITE_SWORD, t("+1"));
  drawDiceRow(76, 4, 4, 1, 1, SPRITE_ZOMBIE7, t("4"));
  label(t("SUNS"), 9, 99, SMALL, BLACK);
  label(t("MOONS"), 34, 99, SMALL, BLACK);
  label(t("ARMS"), 65, 99, SMALL, BLACK);
}

function drawDiceRow(y: i32, suns: i32, moons: i32, arms: i32, best: i32, sprite: usize, what: usize): void {
  die(9, y, 17, suns, best == 0);
  die(37, y, 17, moons, best == 1);
  die(65, y, 17, arms, best == 2);
  blit(sprite, 100, y + 5, BLACK);
  label(what, 112, y + 3, HEAD, BLACK);
}

function drawFight(): void {
  blit(ICON_ZOMBIE_32, 12, 20, BLACK);
  label(t("7"), 50, 32, HEAD, BLACK);
  label(t("–"), 66, 32, HEAD, BLACK);
  blit(ICON_ATTACK_24, 80, 25, BLACK);
  label(t("2"), 110, 32, HEAD, BLACK);
  label(t("="), 20, 70, HEAD, BLACK);
  blit(ICON_HURT_20, 38, 65, BLACK);
  label(t("5 damage"), 64, 69, HEAD, BLACK);
}

function drawEffects(): void {
  blit(ICON_TEMPLE_16, 12, 20, BLACK);
  blit(ICON_TOTEM_20, 52, 18, BLACK);
  label(t("2 turns"), 84, 24, READ, BLACK);
  blit(ICON_BURIAL_16, 12, 42, BLACK);
  label(t("2 turns, won"), 58, 46, READ, BLACK);
  blit(ICON_KITCHEN_16, 12, 64, BLACK);
  blit(ICON_GARDEN_16, 34, 64, BLACK);
  blit(SPRITE_HEART, 60, 69, BLACK);
  label(t("+1"), 71, 68, READ, BLACK);
  blit(ICON_DINING_16, 12, 86, BLACK);
  blit(ICON_DOOR_16, 52, 86, BLACK);
  label(t("to the yard"), 76, 90, READ, BLACK);
}

function drawRests(): void {
  blit(ICON_SLEEP_20, 12, 24, BLACK);
  die(44, 26, 17, 4, false);
  label(t(">"), 70, 29, HEAD, BLACK);
  blit(SPRITE_HEART, 86, 31, BLACK);
  label(t("3"), 98, 29, HEAD, BLACK);
  label(t("+1"), 116, 29, HEAD, BLACK);
  blit(ICON_STORAGE_20, 12, 66, BLACK);
  die(44, 68, 17, 2, false);
  label(t(">"), 70, 71, HEAD, BLACK);
  blit(SPRITE_SWORD, 86, 72, BLACK);
  label(t("1"), 98, 71, HEAD, BLACK);
  label(t("+1"), 116, 71, HEAD, BLACK);
}

function drawWall(): void {
  blit(ICON_HORDE_32, 14, 24, BLACK);
  label(t("="), 54, 34, HEAD, BLACK);
  die(72, 32, 17, 2, true);
  label(t("+ 3"), 100, 34, HEAD, BLACK);
  label(t("MOONS"), 69, 55, SMALL, BLACK);
  label(t("HOUR 2"), 100, 55, SMALL, BLACK);
  label(t("= 5 zombies"), 22, 76, HEAD, BLACK);
}

function drawButtons(): void {
  label(t("▲ ▼"), 14, 22, READ, BLACK);
  label(t("choose"), 56, 22, READ, BLACK);
  keyCap(18, 38, 66);
  label(t("do it"), 56, 39, READ, BLACK);
  keyCap(18, 55, 65);
  label(t("back"), 56, 56, READ, BLACK);
  keyCap(18, 72, 67);
  label(t("look closer"), 56, 73, READ, BLACK);
  keyCap(18, 89, 65);
  label(t("held: menu"), 56, 90, READ, BLACK);
}
