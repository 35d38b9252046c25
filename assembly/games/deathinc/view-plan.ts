// Owns the picture of the whole office, 8 px a space, and where its spaces and sites stand.
import { FRAMEBUFFER_PTR, SCREEN_STRIDE } from "../../console/abi";
import { WHITE, fill } from "../../console/framebuffer";
import { NOWHERE } from "./data";
import {
  EAST,
  ENTRANCE,
  GATE,
  HALLWAY,
  NORTH,
  OFFICE_TILES,
  SOUTH,
  WEST,
  isCity,
  localOf,
  planColumn,
  planRow,
  tileOf,
} from "./data-map";
import { beside, doorSide, isLaid } from "./queries";
import { drawCursor, drawFigures, drawSmall } from "./view-cell";
import { drawNear } from "./view-focus";
import { PLAN_PITCH } from "./view-ground";
import { PLAN_PANEL, panelAt } from "./view-panel";

export const PLAN_X: i32 = 2;
export const PLAN_Y: i32 = 3;
const TILE: i32 = 3 * PLAN_PITCH;
const DOOR: i32 = 11; // px from a corner

/** x of the line left of an office tile, of the line above it. */
export function tileX(tile: i32): i32 {
  return PLAN_X + TILE * planColumn(tile);
}
export function tileY(tile: i32): i32 {
  return PLAN_Y + TILE * planRow(tile);
}

/** The map on which a pawn is: the city around it, else the whole office. */
export function drawMapOf(at: i32): void {
  if (at != NOWHERE && isCity(tileOf(at))) drawNear(at, NOWHERE);
  else drawPlan(NOWHERE);
}

/** The whole office, and where its panel begins; chosen = space under the cursor, NOWHERE. Of a space in the city its surroundings there. */
export function drawPlan(chosen: i32): void {
  if (chosen != NOWHERE && isCity(tileOf(chosen))) return drawNear(chosen, chosen);
  panelAt(PLAN_PANEL);
  layRows();
  for (let tile = 0; tile < OFFICE_TILES; tile++) if (isLaid(tile)) drawTile(tile);
  for (let tile = 0; tile < OFFICE_TILES; tile++) {
    if (isLaid(tile)) drawFigures(tile, tileX(tile), tileY(tile), PLAN_PITCH, drawSmall);
  }
  if (chosen == NOWHERE) return;
  const local = localOf(chosen);
  drawCursor(
    tileX(tileOf(chosen)) + PLAN_PITCH * (local % 3),
    tileY(tileOf(chosen)) + PLAN_PITCH * (local / 3),
  );
}

// ---- the ground ----

// On the plan a tile begins at the third px of a byte and takes four of them: it is drawn by whole rows, a word each.
const WEST_WALL: u32 = 0x20;
const EAST_WALL: u32 = 0x20000000;
const WALL: u32 = 0xe0ffff3f;
/** Words of the inside of a hallway tile, then of any other; layRows() fills it. */
const ROWS: usize = memory.data(8 * (TILE + 1));
const OTHERS: usize = 4 * (TILE + 1);

/** Closed corners of hallway tiles, dots between spaces and over the sides: walls and doors come over these. */
function layRows(): void {
  for (let row = 0; row <= TILE; row++) {
    const dots = (row & 7) == 4 ? 0x202000 : 0;
    const at = ROWS + 4 * row;
    store<u32>(at, row & 7 ? dots : 0x20202, OTHERS);
    let hallway = row & 7 ? dots : 0xe03fe23f;
    if (<u32>(row - 8) > 8)
      hallway = (rotl<u32>(0x88888888, PLAN_Y + row) & 0xe03fe03f) | (row % TILE == 0 ? 0x202200 : 0x202000);
    store<u32>(at, row == TILE / 2 ? hallway | WEST_WALL | EAST_WALL : hallway);
  }
}

/** A tile that lies there, after those of the hallway beside it. */
function drawTile(tile: i32): void {
  const hallway = tile < HALLWAY;
  let walls = 0; // bit direction
  for (let side = NORTH; side <= WEST; side++)
    if (!hallway || beside(tile, side) >= HALLWAY) walls |= 1 << side;
  const sides = (walls & (1 << WEST) ? WEST_WALL : 0) | (walls & (1 << EAST) ? EAST_WALL : 0);
  const first = FRAMEBUFFER_PTR + tileY(tile) * SCREEN_STRIDE + (tileX(tile) >> 3);
  const last = first + TILE * SCREEN_STRIDE;
  let row = hallway ? ROWS : ROWS + OTHERS;
  for (let at = first; at <= last; at += SCREEN_STRIDE) {
    store<u32>(at, load<u32>(at) | load<u32>(row) | sides);
    row += 4;
  }
  if (walls & (1 << NORTH)) store<u32>(first, load<u32>(first) | WALL);
  if (walls & (1 << SOUTH)) store<u32>(last, load<u32>(last) | WALL);
  if (!hallway) drawDoor(tile, tile == ENTRANCE ? EAST : doorSide(tile));
  if (tile == ENTRANCE && isLaid(GATE)) drawDoor(tile, WEST);
}
function drawDoor(tile: i32, side: i32): void {
  const upright = (side & 1) != 0;
  const beyond = side == EAST || side == SOUTH ? TILE : 0;
  const x = tileX(tile) + (upright ? beyond : DOOR);
  const y = tileY(tile) + (upright ? DOOR : beyond);
  fill(x, y, upright ? 1 : 3, upright ? 3 : 1, WHITE);
}
