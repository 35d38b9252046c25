// Owns how tools give pocket's map and cards: tiles with cell, rotation and bashed doors, the pile, rooms used up.
import { CARD_COUNT, FOYER } from "./data";
import { bitsOf, placeOf, wholeNumber } from "../../console/inspect-text";
import { ITEMS, LETTERS, TILES } from "./inspect-words";
import { ORIGIN, cellAt, cellX, cellY, isKnown } from "./queries-grid";
import { NO_CELL, bashedOf, cellOf, rotationOf, setCell, setTurned, state } from "./state";

const MOST_STEPS: i32 = 7; // from the origin to a tile

/** NAME.x, .y, .rotation, .bashed; null as a whole hides the tile. What is not given of a tile is 0. */
export function setTilePart(path: string, value: string): string {
  const dot = path.lastIndexOf(".");
  const name = dot < 0 ? path : path.substring(0, dot);
  const part = dot < 0 ? "" : path.substring(dot + 1);
  const tile = placeOf(name, TILES);
  if (tile < 0) return "there is no tile " + name + "; there are " + TILES.join(", ");
  if (part == "") return value == "null" ? hide(tile) : "must be null or an object, not " + value;
  if (!isKnown(tile)) {
    setCell(tile, ORIGIN);
    setTurned(tile, 0, 0);
  }
  if (part == "x" || part == "y") return setCoordinate(tile, part == "x", value);
  if (part == "rotation") return setRotation(tile, value);
  if (part == "bashed") return setBashed(tile, value);
  return "a tile has the fields x, y, rotation and bashed";
}

function hide(tile: i32): string {
  if (tile == FOYER) return "the foyer is where the game begins";
  setCell(tile, NO_CELL);
  setTurned(tile, 0, 0);
  return "";
}

function setCoordinate(tile: i32, isX: bool, value: string): string {
  const negative = value.startsWith("-");
  const number = wholeNumber(negative ? value.substring(1) : value);
  if (number < 0 || number > MOST_STEPS) return "must be a whole number from -7 to 7, not " + value;
  const place = negative ? -number : number;
  const cell = cellOf(tile);
  setCell(tile, isX ? cellAt(place, cellY(cell)) : cellAt(cellX(cell), place));
  return "";
}

function setRotation(tile: i32, value: string): string {
  const rotation = wholeNumber(value);
  if (rotation < 0 || rotation > 3) return "must be 0 to 3 quarter turns clockwise, not " + value;
  setTurned(tile, rotation, bashedOf(tile));
  return "";
}

function setBashed(tile: i32, value: string): string {
  const sides = bitsOf(value, LETTERS);
  if (sides < 0) return "must be a list of the letters N, E, S, W, not " + value;
  setTurned(tile, rotationOf(tile), sides);
  return "";
}

/** The cards that are left of this hour. */
export function setPile(value: string): string {
  const left = bitsOf(value, ITEMS);
  const all = (1 << CARD_COUNT) - 1;
  if (left < 0 || left > all) {
    return "must be a list of cards (" + ITEMS.slice(0, CARD_COUNT).join(", ") + "), not " + value;
  }
  state.cardsUsed = <u16>(all & ~left);
  return "";
}

/** bit 1 Storage Closet, bit 2 Garage. */
export function setRoomUsed(bit: i32, value: string): string {
  if (value != "true" && value != "false") return "must be true or false, not " + value;
  if (value == "true") state.storageUsed |= <u8>bit;
  else state.storageUsed &= <u8>~bit;
  return "";
}
