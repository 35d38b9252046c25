// Owns pocket's table in letters: situation, players, house and yard as maps; for playthroughs and people.
import { DINING, GARDEN, HOUSE, NONE, PATIO, REGION_TILES, YARD } from "./data";
import { TOTEMS, itemsWord, seatWord, tileWord } from "./inspect-words";
import { cardsLeft, isLiving, itemsOf } from "./queries";
import { cellAt, cellX, cellY, hiddenCount, isKnown, isOpen, tileAt, windowSide } from "./queries-grid";
import { cellOf, healthOf, state } from "./state";
import { TOTEM_HELD } from "./state-phases";

/**
 * Situation, a line for each player, then the maps of house and yard. A tile is three lines: its open sides as . and its
 * window as w around its first letters, capitals where the group stands.
 */
export function tableText(): string {
  let text = "turn " + state.turn.toString() + ", " + (state.hour + 9).toString() + " pm, ";
  text +=
    cardsLeft().toString() +
    " cards left, leader " +
    seatWord(state.leader) +
    ", totem " +
    TOTEMS[state.totem];
  text += "\n" + playersText();
  text += "house, " + hiddenCount(HOUSE).toString() + " hidden\n" + mapText(HOUSE);
  if (isKnown(PATIO)) text += "yard, " + hiddenCount(YARD).toString() + " hidden\n" + mapText(YARD);
  return text;
}

function playersText(): string {
  let text = "";
  for (let seat = 0; seat < <i32>state.seats; seat++) {
    text += seatWord(seat) + " " + healthOf(seat).toString();
    const items = itemsOf(seat);
    if (items) text += " " + itemsWord(items);
    if (state.totem == TOTEM_HELD && <i32>state.totemHolder == seat) text += " + totem";
    if (!isLiving(seat)) text += " dead";
    text += "\n";
  }
  return text;
}

function mapText(region: i32): string {
  let left = 7;
  let right = -7;
  let top = 7;
  let bottom = -7;
  for (let tile = region * REGION_TILES; tile < (region + 1) * REGION_TILES; tile++) {
    if (!isKnown(tile)) continue;
    left = min(left, cellX(cellOf(tile)));
    right = max(right, cellX(cellOf(tile)));
    top = min(top, cellY(cellOf(tile)));
    bottom = max(bottom, cellY(cellOf(tile)));
  }
  let text = "";
  for (let y = top; y <= bottom; y++) {
    for (let line = 0; line < 3; line++) {
      let row = "";
      for (let x = left; x <= right; x++) row += cellLine(tileAt(region, cellAt(x, y)), line);
      text += row.trimEnd() + "\n";
    }
  }
  return text;
}

/** One of the three lines of a cell, five letters. */
function cellLine(tile: i32, line: i32): string {
  if (tile == NONE) return "     ";
  if (line != 1) return "  " + sideMark(tile, line == 0 ? 0 : 2) + "  ";
  const name = shortName(tile);
  return sideMark(tile, 3) + (<i32>state.tile == tile ? name.toUpperCase() : name) + sideMark(tile, 1);
}

function sideMark(tile: i32, dir: i32): string {
  if (isOpen(tile, dir)) return ".";
  if (windowSide(tile) == dir && (tile == DINING || tile == PATIO)) return "w";
  return "-";
}

/** Three letters: the first ones, but yaa, yab, yac for the plain yard tiles and gdn for the Garden. */
function shortName(tile: i32): string {
  if (tile == GARDEN) return "gdn";
  const name = tileWord(tile);
  return name.startsWith("yard ") ? "ya" + name.charAt(5) : name.substring(0, 3);
}
