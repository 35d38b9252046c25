// Owns how tools give geek's seats: who plays whom, hearts, where they stand, what they hold, who is eaten.
import { isList, members, placeOf, unquoted, wholeNumber } from "../../console/inspect-text";
import {
  BOARDS,
  CHARACTERS,
  FIRST_THING,
  GRENADE,
  KINDS,
  KIT,
  MOST_SEATS,
  NONE,
  OPTION_LEVEL,
  ZOMBIE,
  startHearts,
} from "./data";
import { START } from "./data-board";
import { Part, hasTable, wasGiven } from "./inspect-given-notes";
import { CHARACTER_WORDS, KIND_WORDS, findSquare } from "./inspect-words";
import { setUp } from "./rules";
import {
  castOf,
  characterOf,
  eatenBy,
  eatenIn,
  fateOf,
  held,
  setCast,
  setCharacter,
  setEaten,
  setFate,
  setHearts,
  setHeld,
  setLeft,
  setSquare,
  squareOf,
  state,
} from "./state";
import { FATE_LIVING, FATE_UNDEAD } from "./state-phases";

/** Characters in the order of the seats; those that are not named follow in the order of the box. */
export function setCastWords(value: string): string {
  const words = isList(value) ? members(value) : [];
  const chosen: i32[] = [];
  for (let i = 0; i < words.length; i++) {
    const character = placeOf(words[i], CHARACTER_WORDS);
    if (character < 0 || chosen.includes(character)) return castHint(value);
    chosen.push(character);
  }
  if (chosen.length < <i32>state.seats) return castHint(value);
  for (let character = 0; character < CHARACTERS; character++) {
    if (!chosen.includes(character)) chosen.push(character);
  }
  for (let seat = 0; seat < MOST_SEATS; seat++) setCast(seat, chosen[seat]);
  if (!hasTable()) setUp(state.seats, state.humans, state.options, state.first);
  return "";
}

function castHint(value: string): string {
  return "must be a list of different characters, one a seat or all five, not " + value;
}

/** N.hearts and so on; players are counted from 0. */
export function setPlayerPart(path: string, value: string): string {
  const part = new Part(path);
  const seat = part.place;
  if (seat < 0 || seat >= <i32>state.seats) {
    return "there are the players 0 to " + (state.seats - 1).toString() + " (given.seats)";
  }
  if (part.name == "has") return setThings(seat, value);
  if (part.name == "character" || part.name == "square" || part.name == "eatenBy") {
    return setPlayerWord(seat, part.name, unquoted(value));
  }
  if (part.name == "undead" || part.name == "left") {
    if (value != "true" && value != "false") return "must be true or false, not " + value;
    if (part.name == "left") setLeft(seat, value == "true");
    else setFate(seat, value == "true" ? FATE_UNDEAD : FATE_LIVING);
    return "";
  }
  if (part.name != "hearts" && part.name != "eatenIn") {
    return "a player has the fields character, hearts, square, has, undead, left, eatenIn and eatenBy";
  }
  const number = wholeNumber(value);
  if (number < 0 || number > 255) return "must be a whole number from 0 to 255, not " + value;
  if (part.name == "hearts") setHearts(seat, number);
  else setEaten(seat, number, eatenBy(seat));
  return "";
}

function setPlayerWord(seat: i32, name: string, word: string): string {
  if (name == "square") {
    const square = findSquare(word);
    if (square < 0) return "must be a square, A1 to L12, not " + word;
    setSquare(seat, square);
    return "";
  }
  if (name == "eatenBy") {
    const kind = placeOf(word, KIND_WORDS);
    if (kind < 0 || kind >= FIRST_THING) return "must be a kind of monsters, not " + word;
    setEaten(seat, eatenIn(seat), kind);
    return "";
  }
  const character = placeOf(word, CHARACTER_WORDS);
  if (character < 0) return "must be one of " + CHARACTER_WORDS.join(", ") + ", not " + word;
  setCharacter(seat, character);
  return "";
}

/** Puts the things of a list into a hand: "kit" twice is two kits. */
export function setThings(hand: i32, value: string): string {
  const words = isList(value) ? members(value) : ["?"];
  for (let kind = FIRST_THING; kind < KINDS; kind++) setHeld(hand, kind, 0);
  for (let i = 0; i < words.length; i++) {
    const kind = placeOf(words[i], KIND_WORDS);
    if (kind < FIRST_THING) {
      return "must be a list of things (" + KIND_WORDS.slice(FIRST_THING).join(", ") + "), not " + value;
    }
    const several = kind == GRENADE || kind == KIT || kind == BOARDS;
    if (!several && held(hand, kind)) return "there is one " + KIND_WORDS[kind] + " only";
    setHeld(hand, kind, held(hand, kind) + 1);
  }
  return "";
}

/** Fills in what follows of the seats from what was given. "" or the reason why not. */
export function deriveSeats(): string {
  const reason = deriveCast();
  if (reason != "") return reason;
  for (let seat = 0; seat < <i32>state.seats; seat++) {
    const path = "players." + seat.toString() + ".";
    const undead = fateOf(seat) == FATE_UNDEAD;
    if (!wasGiven(path + "hearts")) {
      setHearts(seat, undead ? 0 : startHearts(characterOf(seat), state.options & OPTION_LEVEL));
    }
    if (!wasGiven(path + "left")) setLeft(seat, squareOf(seat) != START);
    if (!undead) continue;
    setEaten(
      seat,
      wasGiven(path + "eatenIn") ? eatenIn(seat) : 1,
      wasGiven(path + "eatenBy") ? eatenBy(seat) : ZOMBIE,
    );
    if (!wasGiven("round")) state.round = 2;
  }
  return "";
}

/** Without a cast the given characters are those that the seats began with; nobody else's seat plays one of them. */
function deriveCast(): string {
  if (wasGiven("cast")) {
    for (let seat = 0; seat < <i32>state.seats; seat++) {
      if (!wasGiven("players." + seat.toString() + ".character")) setCharacter(seat, castOf(seat));
    }
    return "";
  }
  let taken = 0;
  for (let seat = 0; seat < <i32>state.seats; seat++) {
    if (!wasGiven("players." + seat.toString() + ".character")) continue;
    const bit = 1 << characterOf(seat);
    if (taken & bit) return "two players have the character " + CHARACTER_WORDS[characterOf(seat)];
    taken |= bit;
  }
  for (let seat = 0; seat < MOST_SEATS; seat++) {
    const isNamed = seat < <i32>state.seats && wasGiven("players." + seat.toString() + ".character");
    const character = isNamed ? characterOf(seat) : firstFree(taken);
    taken |= 1 << character;
    setCast(seat, character);
    if (seat < <i32>state.seats) setCharacter(seat, character);
  }
  return "";
}

function firstFree(taken: i32): i32 {
  for (let character = 0; character < CHARACTERS; character++)
    if (!((taken >> character) & 1)) return character;
  return NONE;
}
