// Owns the pictures of the help on cards, fights and items.
import { BLACK, WHITE, blit, fill, frame, hline, roundFrame } from "../../console/framebuffer";
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
import { seatName } from "../../console/names";
import { HEAD, READ, label, left, put, putNumber, right } from "../../console/text";
import { t } from "../../console/texts";
import { CANDELABRA, GASOLINE, GOLF, ITEM_COUNT, OIL, SAW, bonusOf } from "./data";
import { CLASSIC_CART } from "./data-classic";
import { hourName, putItem } from "./names";

const HOURS: i32 = 3;
const CARDS: i32 = CLASSIC_CART ? 7 : 9; // of an hour

/** Three hours of cards; in the second one some are used. */
export function drawClock(): void {
  for (let hour = 0; hour < HOURS; hour++) {
    const y = 20 + hour * 20;
    label(hourName(hour), 8, y, READ, BLACK);
    for (let i = 0; i < CARDS; i++)
      frame(42 + i * 11, y, 7, 9, hour == 1 && i < 4 ? 1 : hour < 1 ? 1 : 4, BLACK);
  }
  label(hourName(HOURS), 8, 80, READ, BLACK);
  label(t("lost"), 56, 78, HEAD, BLACK);
  fill(42, 96, 7, 9, BLACK);
  label(t("left"), 52, 96, READ, BLACK);
  frame(82, 96, 7, 9, 1, BLACK);
  label(t("used"), 92, 96, READ, BLACK);
}

/** A card with its three lines. */
export function drawCards(): void {
  roundFrame(10, 18, 128, 86, BLACK);
  label(t("Rake"), 62, 24, READ, BLACK);
  hline(16, 36, 116, BLACK);
  fill(13, 40, 122, 16, BLACK);
  blit(SPRITE_ZOMBIE7, 50, 45, WHITE);
  label(hourName(0), 18, 44, READ, WHITE);
  label(t("3 + players"), 61, 44, READ, WHITE);
  label(hourName(1), 18, 64, READ, BLACK);
  label(t("curse"), 50, 64, READ, BLACK);
  label(hourName(2), 18, 84, READ, BLACK);
  blit(SPRITE_BAG7, 50, 85, BLACK);
  label(t("item"), 61, 84, READ, BLACK);
}

/** How many come, and what they do: the sums of a fight of three. */
export function drawZombies(): void {
  blit(ICON_ZOMBIE_32, 8, 17, BLACK);
  label(t("4 + 5 = 9"), 44, 20, HEAD, BLACK);
  label(t("card + players"), 44, 36, READ, BLACK);
  for (let i = 0; i < 3; i++) blit(SPRITE_PERSON7, 8 + i * 11, 56, BLACK);
  blit(SPRITE_SWORD, 46, 56, BLACK);
  label(t("3 + items 4 = 7"), 57, 55, READ, BLACK);
  blit(ICON_HURT_20, 8, 70, BLACK);
  label(t("9 – 7 = 2"), 44, 74, HEAD, BLACK);
  label(t("2 of the 3 lose 1 each."), 8, 95, READ, BLACK);
}

/** Six points for four fighters. */
export function drawDamage(): void {
  blit(SPRITE_ZOMBIE7, 10, 23, BLACK);
  label(t("10 – 4 = 6 damage"), 22, 20, HEAD, BLACK);
  for (let seat = 0; seat < 4; seat++) {
    const y = 42 + seat * 12;
    blit(SPRITE_SWORD, 20, y + 1, BLACK);
    label(seatName(seat), 32, y, READ, BLACK);
    label(seat < 2 ? t("lose 2") : t("lose 1"), 70, y, READ, BLACK);
  }
  label(t("The leader picked these 2."), 8, 94, READ, BLACK);
}

/** All items, and what each is good for. */
export function drawItems(): void {
  for (let item = 0; item < ITEM_COUNT; item++) {
    const y = 17 + item * 10;
    putItem(item);
    left(4, y, READ, BLACK);
    if (bonusOf(item)) {
      put(t("+"));
      putNumber(bonusOf(item));
    }
    if (itemUse(item)) put(itemUse(item));
    right(142, y, READ, BLACK);
  }
}

function itemUse(item: i32): usize {
  if (item == SAW) return t(", 1 fuel a fight");
  if (item == GOLF) return t(", fleeing too");
  if (item < CANDELABRA) return 0;
  if (item == CANDELABRA) return t("lights a fire");
  if (item == OIL) return t("fire, or safe flight");
  return item == GASOLINE ? t("fire, or fuel 2") : t("drink +2");
}

/** What wins a fight at once, what fills the saw, what saves a flight, what heals. */
export function drawFire(): void {
  blit(ICON_CANDELABRA_20, 8, 17, BLACK);
  label(t("+"), 32, 22, HEAD, BLACK);
  blit(ICON_OIL_24, 44, 16, BLACK);
  label(t("= won!"), 76, 22, HEAD, BLACK);
  blit(ICON_GASOLINE_20, 8, 42, BLACK);
  label(t("→"), 30, 47, HEAD, BLACK);
  blit(SPRITE_CHAINSAW24, 46, 47, BLACK);
  label(t("fuel: C, Items"), 76, 48, READ, BLACK);
  blit(ICON_OIL_24, 6, 64, BLACK);
  label(t("all flee: nobody loses"), 36, 70, READ, BLACK);
  blit(ICON_POTION_16, 10, 89, BLACK);
  blit(SPRITE_HEART, 36, 95, BLACK);
  label(t("+2, at any time"), 46, 94, READ, BLACK);
}
