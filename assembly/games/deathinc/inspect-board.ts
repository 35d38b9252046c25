// Owns deathinc's table in letters: situation, seats, both maps; for playthroughs and people.
import { NONE, NOWHERE } from "./data";
import { GATE } from "./data-map";
import { columnOf, rowOf, seatWord, spaceWord } from "./inspect-words";
import { ceoSpace, directorOn, ledBy, safeWith, walkable } from "./queries";
import { bulletsOf, heartsOf, isBullet, isHeart, isZombie, killsOf, spaceOf, state } from "./state";

/**
 * Situation, a line for each seat, then the office, a letter a space: 1-6 a pawn, Z zombie, C the Zombie CEO, D director,
 * h heart, b bullet, . free, # wall; once the gate lies the city below it.
 */
export function tableText(): string {
  let text = "turn " + (<i32>state.turns).toString() + " of " + seatWord(state.turn) + "\n";
  for (let seat = 0; seat < <i32>state.seats; seat++) text += playerText(seat) + "\n";
  text += planText(0, 9 * GATE);
  return state.cityLaid > 0 ? text + "\n" + planText(9 * GATE, 9 * (GATE + <i32>state.cityLaid)) : text;
}

function playerText(seat: i32): string {
  return (
    seatWord(seat) +
    " hearts " +
    heartsOf(seat).toString() +
    " bullets " +
    bulletsOf(seat).toString() +
    " kills " +
    killsOf(seat).toString() +
    " leads " +
    ledBy(seat).toString() +
    " safe " +
    safeWith(seat).toString() +
    " on " +
    (spaceOf(seat) == NOWHERE ? "no space" : spaceWord(spaceOf(seat)))
  );
}

/** The spaces first..end-1 as rows of letters. */
function planText(first: i32, end: i32): string {
  let left = columnOf(first);
  let right = left;
  let top = rowOf(first);
  let bottom = top;
  for (let space = first; space < end; space++) {
    left = min(left, columnOf(space));
    right = max(right, columnOf(space));
    top = min(top, rowOf(space));
    bottom = max(bottom, rowOf(space));
  }
  const width = right - left + 1;
  const letters: string[] = [];
  for (let i = 0; i < width * (bottom - top + 1); i++) letters.push("#");
  for (let space = first; space < end; space++) {
    if (walkable(space)) letters[width * (rowOf(space) - top) + columnOf(space) - left] = letterOf(space);
  }
  let text = "";
  for (let row = 0; row <= bottom - top; row++) {
    text += letters.slice(width * row, width * (row + 1)).join("") + "\n";
  }
  return text;
}

function letterOf(space: i32): string {
  for (let seat = 0; seat < <i32>state.seats; seat++)
    if (spaceOf(seat) == space) return (seat + 1).toString();
  if (space == ceoSpace()) return "C";
  if (isZombie(space)) return "Z";
  if (directorOn(space) != NONE) return "D";
  return isHeart(space) ? "h" : isBullet(space) ? "b" : ".";
}
