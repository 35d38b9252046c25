// Owns what stands in the pictures of geek's help, page by page; help.ts draws the pieces of the board among them.
import {
  ICON_GASOLINE_20,
  ICON_KEYS_20,
  ICON_TRUCK_32,
  SPRITE_BAG7,
  SPRITE_BOARDS7,
  SPRITE_CAN7,
  SPRITE_CAR7,
  SPRITE_GRENADE7,
  SPRITE_GUN7,
  SPRITE_HORROR7,
  SPRITE_HOUND7,
  SPRITE_KEY7,
  SPRITE_KIT7,
  SPRITE_KNIFE7,
  SPRITE_PERSON7,
  SPRITE_RPG7,
  SPRITE_RUN7,
  SPRITE_SPIDER7,
  SPRITE_SWORD,
  SPRITE_TILE7,
  SPRITE_TRUCK19,
  SPRITE_ZOMBIE7,
} from "../../console/icon-data";
import { ENDING, LARGE, SIGN, TITLE, X, Y } from "../../console/screens/tables";
import { t } from "../../console/texts";

/** Keys and gas make the truck go. */
export const GOAL: usize = memory.data<usize>([
  X * 12 + Y * 16 + LARGE + ICON_KEYS_20,
  X * 44 + Y * 28 + TITLE + t("+"),
  X * 60 + Y * 16 + LARGE + ICON_GASOLINE_20,
  X * 100 + Y * 28 + TITLE + t("="),
  X * 12 + Y * 66 + LARGE + SPRITE_CAR7,
  X * 34 + Y * 69 + t("start"),
  X * 68 + Y * 69 + TITLE + t("→"),
  X * 94 + Y * 56 + SIGN + ICON_TRUCK_32,
  X * 12 + Y * 94 + t("lower left"),
  X * 86 + Y * 94 + t("upper right"),
  0,
]);

/** The parts of a turn. */
export const TURN: usize = memory.data<usize>([
  X * 58 + Y * 35 + t("1  spin: 4 steps"),
  X * 10 + Y * 66 + SIGN + SPRITE_PERSON7,
  X * 22 + Y * 65 + t("2  walk, or stay"),
  X * 10 + Y * 79 + SIGN + SPRITE_TILE7,
  X * 22 + Y * 78 + t("3  flip or fight"),
  X * 10 + Y * 92 + SIGN + SPRITE_BAG7,
  X * 22 + Y * 91 + t("4  kit, trade, end"),
  0,
]);

/** What marks on the board mean; the marks themselves are pieces. */
export const WALK: usize = memory.data<usize>([
  X * 38 + Y * 24 + t("you may stop there"),
  X * 38 + Y * 44 + t("only with Max's extra"),
  X * 38 + Y * 64 + t("it ends the walk"),
  X * 38 + Y * 84 + t("a friend: pass"),
  0,
]);

/** All tiles. */
export const TILES: usize = memory.data<usize>([
  X * 8 + Y * 19 + SIGN + SPRITE_ZOMBIE7,
  X * 20 + Y * 18 + t("17 zombies"),
  X * 8 + Y * 30 + SIGN + SPRITE_HOUND7,
  X * 20 + Y * 29 + t("5 hell hounds"),
  X * 8 + Y * 41 + SIGN + SPRITE_SPIDER7,
  X * 20 + Y * 40 + t("5 spiders"),
  X * 8 + Y * 52 + SIGN + SPRITE_HORROR7,
  X * 20 + Y * 51 + t("Swamp Horror"),
  X * 8 + Y * 63 + SIGN + SPRITE_PERSON7,
  X * 20 + Y * 62 + t("friends nobody plays"),
  X * 8 + Y * 74 + SIGN + SPRITE_KNIFE7,
  X * 20 + Y * 73 + t("6 weapons"),
  X * 82 + Y * 74 + SIGN + SPRITE_GRENADE7,
  X * 94 + Y * 73 + t("4, 1 RPG"),
  X * 8 + Y * 85 + SIGN + SPRITE_KIT7,
  X * 20 + Y * 84 + t("6 kits"),
  X * 82 + Y * 85 + SIGN + SPRITE_BOARDS7,
  X * 94 + Y * 84 + t("8 boards"),
  X * 8 + Y * 96 + SIGN + SPRITE_KEY7,
  X * 20 + Y * 95 + t("keys"),
  X * 82 + Y * 96 + SIGN + SPRITE_CAN7,
  X * 94 + Y * 95 + t("gas"),
  0,
]);

/** The plate of a fight stands in the middle. */
export const FIGHT: usize = memory.data<usize>([
  X * 10 + Y * 27 + t("swords"),
  X * 104 + Y * 27 + t("cross"),
  X * 17 + Y * 48 + t("teeth"),
  X * 104 + Y * 48 + t("run"),
  X * 4 + Y * 66 + t("No fitting weapon: nothing."),
  X * 6 + Y * 84 + SIGN + SPRITE_HORROR7,
  X * 18 + Y * 83 + t("Only the RPG kills the"),
  X * 18 + Y * 94 + t("Swamp Horror, no spin."),
  0,
]);

/** A way out of a fight: pieces on the left. */
export const AWAY: usize = memory.data<usize>([
  X * 36 + Y * 25 + SIGN + SPRITE_RUN7,
  X * 50 + Y * 24 + t("run, then spin:"),
  X * 104 + Y * 50 + t("3 steps"),
  X * 8 + Y * 84 + t("The monster stays there."),
  X * 8 + Y * 95 + t("Max may take 1 step more."),
  0,
]);

/** Edges; the samples are drawn beside the words. */
export const EDGES: usize = memory.data<usize>([
  X * 62 + Y * 22 + t("wall"),
  X * 62 + Y * 42 + t("door"),
  X * 62 + Y * 62 + t("window"),
  X * 62 + Y * 82 + t("boarded"),
  0,
]);

/** What things are good for. */
export const THINGS: usize = memory.data<usize>([
  X * 8 + Y * 20 + SIGN + SPRITE_KIT7,
  X * 20 + Y * 19 + t("1 heart, Anita 2"),
  X * 8 + Y * 34 + SIGN + SPRITE_BOARDS7,
  X * 20 + Y * 33 + t("close a door or window"),
  X * 8 + Y * 48 + SIGN + SPRITE_GRENADE7,
  X * 20 + Y * 47 + t("kills, or opens boards"),
  X * 8 + Y * 62 + SIGN + SPRITE_RPG7,
  X * 20 + Y * 61 + t("kills the Swamp Horror"),
  X * 8 + Y * 76 + SIGN + SPRITE_SWORD,
  X * 20 + Y * 75 + t("knife, axe, crossbow"),
  X * 8 + Y * 90 + SIGN + SPRITE_GUN7,
  X * 20 + Y * 89 + t("handgun, rifle, shotgun"),
  0,
]);

/** The five; their boxes are drawn on the left. */
export const FIVE: usize = memory.data<usize>([
  X * 32 + Y * 20 + t("Alex has a knife"),
  X * 32 + Y * 38 + t("Anita: kits give 2"),
  X * 32 + Y * 56 + t("Mary has a handgun"),
  X * 32 + Y * 74 + t("Max: 1 step more"),
  X * 32 + Y * 92 + t("Johnny: 2 hearts more"),
  0,
]);

/** How far monsters go. */
export const SPEED: usize = memory.data<usize>([
  X * 54 + Y * 18 + TITLE + t("Spin 3:"),
  X * 10 + Y * 37 + LARGE + SPRITE_ZOMBIE7,
  X * 32 + Y * 39 + t("zombie"),
  X * 142 + Y * 39 + ENDING + t("2 steps"),
  X * 10 + Y * 54 + LARGE + SPRITE_SPIDER7,
  X * 32 + Y * 56 + t("spider"),
  X * 142 + Y * 56 + ENDING + t("3 steps"),
  X * 10 + Y * 71 + LARGE + SPRITE_HORROR7,
  X * 32 + Y * 73 + t("Swamp Horror"),
  X * 142 + Y * 73 + ENDING + t("3 steps"),
  X * 10 + Y * 88 + LARGE + SPRITE_HOUND7,
  X * 32 + Y * 90 + t("hell hound"),
  X * 142 + Y * 90 + ENDING + t("4 steps"),
  0,
]);

/** The truck, and what can be chosen before a game. */
export const TRUCK_PAGE: usize = memory.data<usize>([
  X * 10 + Y * 17 + LARGE + SPRITE_TRUCK19,
  X * 58 + Y * 30 + SIGN + SPRITE_KEY7,
  X * 69 + Y * 29 + TITLE + t("+"),
  X * 80 + Y * 30 + SIGN + SPRITE_CAN7,
  X * 96 + Y * 29 + t("4 squares"),
  X * 8 + Y * 54 + t("Easy"),
  X * 142 + Y * 54 + ENDING + t("5 hearts"),
  X * 8 + Y * 64 + t("Normal"),
  X * 142 + Y * 64 + ENDING + t("3"),
  X * 8 + Y * 74 + t("Hard"),
  X * 142 + Y * 74 + ENDING + t("2"),
  X * 8 + Y * 84 + t("Nightmare"),
  X * 142 + Y * 84 + ENDING + t("1"),
  X * 8 + Y * 95 + t("Calm: spins are 1 to 4"),
  0,
]);
