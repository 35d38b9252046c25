// Owns geek's table in letters: situation, players, the board as a map; for playthroughs and people.
import { FIRST_THING, HORROR, HOUND, KINDS, MONSTERS, NONE, SPIDER, ZOMBIE, kindOf } from "./data";
import { OPENINGS, SIDE } from "./data-board";
import { CHARACTER_WORDS, kindWord, openingWord, seatWord, squareWord } from "./inspect-words";
import {
  FIRST_PILE,
  PILES,
  characterOf,
  fateOf,
  heartsOf,
  held,
  isBoarded,
  isHidden,
  monsterAt,
  pileAt,
  squareOf,
  state,
} from "./state";
import { FATE_LIVING } from "./state-phases";

/**
 * Situation, a line for each player, piles and boards, then the board, a letter a square: 1-5 a living player, Z zombie,
 * H hound, S spider, B the Swamp Horror, + a pile, ? a hidden tile.
 */
export function tableText(): string {
  const house = state.turn == state.seats ? "the restless house" : seatWord(state.turn);
  let text = "round " + state.round.toString() + ", turn of " + house + "\n";
  for (let seat = 0; seat < <i32>state.seats; seat++) text += playerText(seat) + "\n";
  for (let pile = 0; pile < PILES; pile++) {
    if (pileAt(pile) == NONE) continue;
    text += "pile on " + squareWord(pileAt(pile)) + ":" + thingsText(FIRST_PILE + pile) + "\n";
  }
  text += boardsText();
  for (let row = 0; row < SIDE; row++) {
    for (let column = 0; column < SIDE; column++) text += squareLetter(SIDE * row + column);
    text += "\n";
  }
  return text;
}

function playerText(seat: i32): string {
  const name = seatWord(seat) + " " + CHARACTER_WORDS[characterOf(seat)];
  if (fateOf(seat) != FATE_LIVING) return name + " undead";
  return (
    name + " " + heartsOf(seat).toString() + " on " + squareWord(squareOf(seat)) + ":" + thingsText(seat)
  );
}

function thingsText(hand: i32): string {
  let text = "";
  for (let kind = FIRST_THING; kind < KINDS; kind++) {
    const count = held(hand, kind);
    if (count > 0) text += " " + kindWord(kind) + (count > 1 ? " x" + count.toString() : "");
  }
  return text == "" ? " nothing" : text;
}

function boardsText(): string {
  if (state.boarded == 0) return "";
  let text = "boards at";
  for (let opening = 0; opening < OPENINGS; opening++) {
    if (isBoarded(opening)) text += " " + openingWord(opening);
  }
  return text + "\n";
}

function squareLetter(square: i32): string {
  for (let seat = 0; seat < <i32>state.seats; seat++) {
    if (fateOf(seat) == FATE_LIVING && squareOf(seat) == square) return (seat + 1).toString();
  }
  for (let entry = 0; entry < MONSTERS; entry++) {
    if (monsterAt(entry) == square) return monsterLetter(kindOf(entry));
  }
  for (let pile = 0; pile < PILES; pile++) if (pileAt(pile) == square) return "+";
  return isHidden(square) ? "?" : ".";
}

function monsterLetter(kind: i32): string {
  if (kind == ZOMBIE) return "Z";
  if (kind == HOUND) return "H";
  return kind == SPIDER ? "S" : kind == HORROR ? "B" : "?";
}
