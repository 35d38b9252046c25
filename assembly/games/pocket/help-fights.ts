// Owns the pictures of the help on cards, fights and items.
import {
  ICON_CANDELABRA_20,
  ICON_GASOLINE_20,
  ICON_HURT_20,
  ICON_OIL_24,
  ICON_POTION_16,
  ICON_ZOMBIE_32,
  SPRITE_BAG7,
  SPRITE_CHAINSAW24,
  SPRITE_HEART,
  SPRITE_PERSON7,
  SPRITE_SWORD,
  SPRITE_ZOMBIE7,
} from "../../console/icon-data";
import { t } from "../../console/texts";
import { CLASSIC_CART } from "./data-classic";
import { CARDS, ENDING, H, LINES, SIGN, TITLE, TURNED, USED, W, X, Y } from "../../console/screens/tables";

const ALL_CARDS: usize = CLASSIC_CART ? 7 : 9; // of an hour

/** Three hours of cards; in the second one some are used. */
export const CLOCK: usize = memory.data<usize>([
  X * 8 + Y * 20 + t("9 pm"),
  X * 42 + Y * 20 + USED + ALL_CARDS,
  X * 8 + Y * 40 + t("10 pm"),
  X * 42 + Y * 40 + USED + 4,
  X * 86 + Y * 40 + CARDS + ALL_CARDS - 4,
  X * 8 + Y * 60 + t("11 pm"),
  X * 42 + Y * 60 + CARDS + ALL_CARDS,
  X * 8 + Y * 80 + t("midnight"),
  X * 56 + Y * 78 + TITLE + t("lost"),
  X * 42 + Y * 96 + TURNED + W * 7 + H * 9,
  X * 52 + Y * 96 + t("left"),
  X * 82 + Y * 96 + LINES + W * 7 + H * 9,
  X * 92 + Y * 96 + t("used"),
  0,
]);

/** A card with its three lines. */
export const CARD: usize = memory.data<usize>([
  X * 11 + Y * 18 + TURNED + W * 126 + H * 1,
  X * 10 + Y * 19 + TURNED + W * 1 + H * 84,
  X * 137 + Y * 19 + TURNED + W * 1 + H * 84,
  X * 11 + Y * 103 + TURNED + W * 126 + H * 1,
  X * 62 + Y * 24 + t("Rake"),
  X * 16 + Y * 36 + TURNED + W * 116 + H * 1,
  X * 50 + Y * 45 + SIGN + SPRITE_ZOMBIE7,
  X * 18 + Y * 44 + t("9 pm"),
  X * 61 + Y * 44 + t("3 + players"),
  X * 13 + Y * 40 + TURNED + W * 122 + H * 16,
  X * 18 + Y * 64 + t("10 pm"),
  X * 50 + Y * 64 + t("curse"),
  X * 18 + Y * 84 + t("11 pm"),
  X * 50 + Y * 85 + SIGN + SPRITE_BAG7,
  X * 61 + Y * 84 + t("item"),
  0,
]);

/** How many come, and what they do: the sums of a fight of three. */
export const ZOMBIES: usize = memory.data<usize>([
  X * 8 + Y * 17 + SIGN + ICON_ZOMBIE_32,
  X * 44 + Y * 20 + TITLE + t("4 + 5 = 9"),
  X * 44 + Y * 36 + t("card + players"),
  X * 8 + Y * 56 + SIGN + SPRITE_PERSON7,
  X * 19 + Y * 56 + SIGN + SPRITE_PERSON7,
  X * 30 + Y * 56 + SIGN + SPRITE_PERSON7,
  X * 46 + Y * 56 + SIGN + SPRITE_SWORD,
  X * 57 + Y * 55 + t("3 + items 4 = 7"),
  X * 8 + Y * 70 + SIGN + ICON_HURT_20,
  X * 44 + Y * 74 + TITLE + t("9 – 7 = 2"),
  X * 8 + Y * 95 + t("2 of the 3 lose 1 each."),
  0,
]);

/** Six points for four fighters. */
export const DAMAGE: usize = memory.data<usize>([
  X * 10 + Y * 23 + SIGN + SPRITE_ZOMBIE7,
  X * 22 + Y * 20 + TITLE + t("10 – 4 = 6 damage"),
  X * 20 + Y * 43 + SIGN + SPRITE_SWORD,
  X * 32 + Y * 42 + t("Anna"),
  X * 70 + Y * 42 + t("lose 2"),
  X * 20 + Y * 55 + SIGN + SPRITE_SWORD,
  X * 32 + Y * 54 + t("Bill"),
  X * 70 + Y * 54 + t("lose 2"),
  X * 20 + Y * 67 + SIGN + SPRITE_SWORD,
  X * 32 + Y * 66 + t("Cara"),
  X * 70 + Y * 66 + t("lose 1"),
  X * 20 + Y * 79 + SIGN + SPRITE_SWORD,
  X * 32 + Y * 78 + t("Dan"),
  X * 70 + Y * 78 + t("lose 1"),
  X * 8 + Y * 94 + t("The leader picked these 2."),
  0,
]);

/** All items, and what each is good for. */
export const ITEMS: usize = memory.data<usize>([
  X * 4 + Y * 17 + t("Rake"),
  X * 142 + Y * 17 + ENDING + t("+1"),
  X * 4 + Y * 27 + t("Chain saw"),
  X * 142 + Y * 27 + ENDING + t("+3, 1 fuel a fight"),
  X * 4 + Y * 37 + t("Golf club"),
  X * 142 + Y * 37 + ENDING + t("+1, fleeing too"),
  X * 4 + Y * 47 + t("Shotgun"),
  X * 142 + Y * 47 + ENDING + t("+1"),
  X * 4 + Y * 57 + t("Machete"),
  X * 142 + Y * 57 + ENDING + t("+2"),
  X * 4 + Y * 67 + t("Candelabra"),
  X * 142 + Y * 67 + ENDING + t("lights a fire"),
  X * 4 + Y * 77 + t("Oil"),
  X * 142 + Y * 77 + ENDING + t("fire, or safe flight"),
  X * 4 + Y * 87 + t("Gasoline"),
  X * 142 + Y * 87 + ENDING + t("fire, or fuel 2"),
  X * 4 + Y * 97 + t("Concoction"),
  X * 142 + Y * 97 + ENDING + t("drink +2"),
  0,
]);

/** What wins a fight at once, what fills the saw, what saves a flight, what heals. */
export const FIRE: usize = memory.data<usize>([
  X * 8 + Y * 17 + SIGN + ICON_CANDELABRA_20,
  X * 32 + Y * 22 + TITLE + t("+"),
  X * 44 + Y * 16 + SIGN + ICON_OIL_24,
  X * 76 + Y * 22 + TITLE + t("= won!"),
  X * 8 + Y * 42 + SIGN + ICON_GASOLINE_20,
  X * 30 + Y * 47 + TITLE + t("→"),
  X * 46 + Y * 47 + SIGN + SPRITE_CHAINSAW24,
  X * 76 + Y * 48 + t("fuel: C, Items"),
  X * 6 + Y * 64 + SIGN + ICON_OIL_24,
  X * 36 + Y * 70 + t("all flee: nobody loses"),
  X * 10 + Y * 89 + SIGN + ICON_POTION_16,
  X * 36 + Y * 95 + SIGN + SPRITE_HEART,
  X * 46 + Y * 94 + t("+2, at any time"),
  0,
]);
