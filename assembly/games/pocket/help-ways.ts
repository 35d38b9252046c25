// Owns the pictures of the help on turns and ways: who leads, new rooms, window and walls, what rooms do.
import { BLACK, WHITE, blit, fill, frame, hline, vline } from "../../console/framebuffer";
import {
  ICON_SLEEP_20,
  ICON_STEPS_20,
  ICON_STORAGE_20,
  SPRITE_CRATE7,
  SPRITE_ETCH7,
  SPRITE_FORK7,
  SPRITE_GRAVE7,
  SPRITE_HURT,
  SPRITE_PERSON7,
  SPRITE_POT7,
  SPRITE_QB,
  SPRITE_SPROUT7,
  SPRITE_TEMPLE7,
} from "../../console/icon-data";
import { seatName } from "../../console/names";
import { HEAD, READ, label } from "../../console/text";
import { t } from "../../console/texts";

const ROOM: i32 = 21; // px of a room in these pictures
const DOOR: i32 = 9;

/** A room with doors to the sides of a set, bit 0..3 = N E S W. sprite = its sign; here = the group is there. */
function room(x: i32, y: i32, doors: i32, sprite: usize, here: bool): void {
  frame(x, y, ROOM, ROOM, 2, BLACK);
  if (here) fill(x + 3, y + 3, ROOM - 6, ROOM - 6, BLACK);
  for (let side = 0; side < 4; side++) {
    if (((doors >> side) & 1) == 0) continue;
    if (side & 1) fill(side == 1 ? x + ROOM - 2 : x, y + 6, 2, DOOR, WHITE);
    else fill(x + 6, side == 0 ? y : y + ROOM - 2, DOOR, 2, WHITE);
  }
  blit(sprite, x + 7, y + 7, here ? WHITE : BLACK);
}

/** Who leads in three turns, and what a leader can pick. */
export function drawTurn(): void {
  fill(8, 18, 30, 13, BLACK);
  label(seatName(0), 12, 20, READ, WHITE);
  label(t("→"), 42, 20, READ, BLACK);
  label(seatName(1), 56, 20, READ, BLACK);
  label(t("→"), 78, 20, READ, BLACK);
  label(seatName(2), 92, 20, READ, BLACK);
  label(t("→ ..."), 118, 20, READ, BLACK);
  blit(ICON_STEPS_20, 10, 37, BLACK);
  label(t("go: an event card"), 38, 43, READ, BLACK);
  blit(ICON_SLEEP_20, 10, 60, BLACK);
  label(t("cower: all +1"), 38, 66, READ, BLACK);
  blit(ICON_STORAGE_20, 10, 83, BLACK);
  label(t("use the room"), 38, 89, READ, BLACK);
}

/** The way to something new, and three of the four ways to turn what was found. */
export function drawNewRooms(): void {
  room(22, 44, 15, SPRITE_PERSON7, true);
  blit(SPRITE_QB, 29, 20, BLACK);
  vline(32, 30, 12, BLACK);
  label(t("→"), 56, 50, HEAD, BLACK);
  room(84, 24, 6, SPRITE_POT7, false);
  room(84, 46, 15, SPRITE_PERSON7, true);
  room(118, 24, 12, SPRITE_POT7, false);
  room(118, 46, 15, SPRITE_PERSON7, true);
  label(t("or"), 107, 50, READ, BLACK);
  label(t("Here 2 ways to turn it."), 22, 84, READ, BLACK);
}

/** The window, and a wall that is broken. */
export function drawWalls(): void {
  room(16, 24, 8, SPRITE_FORK7, true);
  frame(35, 26, 4, 17, 1, BLACK);
  for (let y = 28; y < 42; y += 2) hline(36, y, 2, BLACK);
  label(t("→"), 44, 29, HEAD, BLACK);
  label(t("yard"), 64, 31, READ, BLACK);
  price(98, 31);
  room(16, 66, 4, SPRITE_PERSON7, true);
  label(t("→"), 44, 71, HEAD, BLACK);
  room(60, 66, 8, SPRITE_QB, false);
  price(98, 72);
}

function price(x: i32, y: i32): void {
  blit(SPRITE_HURT, x, y + 1, BLACK);
  label(t("lose 1"), x + 11, y, READ, BLACK);
}

/** The signs of rooms that do something. */
export function drawRooms(): void {
  sign(SPRITE_POT7, 18, t("Kitchen: cower +2"));
  sign(SPRITE_SPROUT7, 31, t("Garden: cower +2"));
  sign(SPRITE_CRATE7, 44, t("Storage, Garage: item"));
  sign(SPRITE_TEMPLE7, 57, t("Temple: the totem"));
  sign(SPRITE_GRAVE7, 70, t("Graveyard: bury it"));
  sign(SPRITE_ETCH7, 83, t("Bathroom, Gazebo:"));
  label(t("etching"), 24, 94, READ, BLACK);
}

function sign(sprite: usize, y: i32, words: usize): void {
  blit(sprite, 10, y + 1, BLACK);
  label(words, 24, y, READ, BLACK);
}
