// Owns the picture of one tile, 32 px a space: what lies there, and what a proposal would add.
import { BLACK, blit } from "../../console/framebuffer";
import {
  SPRITE_BULLET7,
  SPRITE_HEART2,
  SPRITE_TIE,
  SPRITE_ZCEO13,
  SPRITE_ZOMBIE16,
} from "../../console/icon-data";
import { blitDoubled } from "../../console/icons";
import { isCity } from "./data-map";
import { BULLETS, HEARTS, ZOMBIES, sketched } from "./sketch";
import {
  HAS_BULLET,
  HAS_CEO,
  HAS_DIRECTOR,
  HAS_HEART,
  HAS_ZOMBIE,
  contentsOf,
  drawCorners,
} from "./view-cell";
import { columnOf, rowOf } from "./view-focus";
import { ROOM_PITCH, drawGround } from "./view-ground";

const X: i32 = 6;
const Y: i32 = 17;

/** A tile with the proposal in it; cursor = space 0..8 between corners, beyond = none. */
export function drawRoom(tile: i32, cursor: i32): void {
  drawGround(isCity(tile), columnOf(tile), rowOf(tile), 1, 1, X, Y, ROOM_PITCH);
  const zombies = sketched(ZOMBIES);
  const hearts = sketched(HEARTS);
  const bullets = sketched(BULLETS);
  for (let local = 0; local < 9; local++) {
    let what = contentsOf(9 * tile + local);
    what |= (zombies >> local) & 1;
    what |= ((hearts >> local) & 1) << 1;
    what |= ((bullets >> local) & 1) << 2;
    const x = X + ROOM_PITCH * (local % 3);
    const y = Y + ROOM_PITCH * (local / 3);
    drawHuge(what, x, y);
    if (local == cursor) drawCorners(x + 2, y + 2, ROOM_PITCH - 3, 8);
  }
}

function drawHuge(what: i32, x: i32, y: i32): void {
  if (what & HAS_CEO) blitDoubled(SPRITE_ZCEO13, x + 3, y + 3, BLACK);
  if (what & HAS_ZOMBIE) blit(SPRITE_ZOMBIE16, x + 3, y + 9, BLACK);
  if (what & HAS_DIRECTOR) blitDoubled(SPRITE_TIE, x + 21, y + 2, BLACK);
  if (what & HAS_HEART) blit(SPRITE_HEART2, x + 21, y + 22, BLACK);
  if (what & HAS_BULLET) blitDoubled(SPRITE_BULLET7, x + 22, y + 19, BLACK);
}
