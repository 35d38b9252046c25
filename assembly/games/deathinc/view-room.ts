// Owns the picture of one tile, 32 px a space: what lies there, and what a proposal would add.
import {
  SPRITE_BULLET7,
  SPRITE_HEART2,
  SPRITE_TIE,
  SPRITE_ZCEO13,
  SPRITE_ZOMBIE16,
} from "../../console/icon-data";
import { isCity } from "./data-map";
import { BULLETS, HEARTS, ZOMBIES, sketched } from "./sketch";
import { DOUBLED, contentsOf, drawCorners, drawPart } from "./view-cell";
import { columnOf, rowOf } from "./view-focus";
import { ROOM_PITCH, drawGround } from "./view-ground";

const X: i32 = 6;
const Y: i32 = 17;

const HUGE: usize = memory.data<u16>([
  <u16>SPRITE_ZOMBIE16,
  3 + 9 * 256,
  <u16>SPRITE_HEART2,
  21 + 22 * 256,
  <u16>SPRITE_BULLET7,
  <u16>(DOUBLED + 22) + 19 * 256,
  <u16>SPRITE_TIE,
  <u16>(DOUBLED + 21) + 2 * 256,
  <u16>SPRITE_ZCEO13,
  <u16>(DOUBLED + 3) + 3 * 256,
]);

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
    for (; what != 0; what &= what - 1) drawPart(HUGE, ctz(what), x, y);
    if (local == cursor) drawCorners(x + 2, y + 2, ROOM_PITCH - 3, 8);
  }
}
