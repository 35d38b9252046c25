// Owns the words of geek's actions for tools; README.md lists them.
import {
  CHARACTERS,
  FIRST_THING,
  KINDS,
  MONSTERS,
  MOST_SEATS,
  NONE,
  OPTION_CALM,
  SECTORS,
  THINGS,
  sectorNumber,
} from "./data";
import { SQUARES, neighbour } from "./data-board";
import {
  CHARACTER_WORDS,
  DIRECTIONS,
  SYMBOLS,
  findSquare,
  kindWord,
  monsterWord,
  seatWord,
  squareWord,
} from "./inspect-words";
import { walker } from "./queries";
import {
  ACTION_BLAST,
  ACTION_BREAK,
  ACTION_CHARACTER,
  ACTION_FACE,
  ACTION_FIRST,
  ACTION_GET,
  ACTION_GIVE,
  ACTION_GIVE_UP,
  ACTION_LAY,
  ACTION_SEAT,
  ACTION_SECTOR,
  ACTION_STEP,
  ACTION_TAKE_MONSTER,
} from "./rules-actions";
import { monsterAt, squareOf, state } from "./state";
import { PHASE_BOARDS_SPIN, PHASE_PROWL, PHASE_SYMBOL } from "./state-phases";

// Actions 0 to 15.
const FIXED: string[] = [
  "spin",
  "fight",
  "flip",
  "stop",
  "board",
  "go on",
  "kit",
  "grenade",
  "rpg",
  "stay",
  "end turn",
  "leave",
  "agree",
  "refuse",
  "pass",
  "other monster",
];

/** Words of an action as it would be now; "" where there is no such number here. */
export function labelOf(action: i32): string {
  if (action < FIXED.length) return FIXED[action];
  if (isIn(action, ACTION_STEP, 4)) return DIRECTIONS[action - ACTION_STEP];
  if (isIn(action, ACTION_BLAST, 4)) return "blast " + DIRECTIONS[action - ACTION_BLAST];
  if (isIn(action, ACTION_BREAK, 4)) return "break " + DIRECTIONS[action - ACTION_BREAK];
  if (isIn(action, ACTION_SEAT, state.seats)) return "attack " + seatWord(action - ACTION_SEAT);
  if (isIn(action, ACTION_CHARACTER, CHARACTERS)) return CHARACTER_WORDS[action - ACTION_CHARACTER];
  if (isIn(action, ACTION_TAKE_MONSTER, MONSTERS)) return moveLabel(action - ACTION_TAKE_MONSTER);
  if (isIn(action, ACTION_GIVE, THINGS * state.seats))
    return tradeLabel("give ", " to ", action - ACTION_GIVE);
  if (isIn(action, ACTION_GET, THINGS * state.seats))
    return tradeLabel("get ", " from ", action - ACTION_GET);
  if (isIn(action, ACTION_SECTOR, SECTORS)) return "spin " + sectorWord(action - ACTION_SECTOR);
  if (isIn(action, ACTION_FACE, KINDS)) return "face " + kindWord(action - ACTION_FACE);
  if (isIn(action, ACTION_FIRST, state.seats)) return "first " + seatWord(action - ACTION_FIRST);
  if (isIn(action, ACTION_LAY, SQUARES)) return "hide " + squareWord(action - ACTION_LAY);
  return action == ACTION_GIVE_UP ? "give up" : "";
}

function isIn(action: i32, first: i32, count: i32): bool {
  return action >= first && action < first + count;
}

function moveLabel(entry: i32): string {
  return monsterAt(entry) == NONE ? "" : "move " + monsterWord(entry);
}

function tradeLabel(verb: string, link: string, place: i32): string {
  return verb + kindWord(FIRST_THING + (place % THINGS)) + link + seatWord(place / THINGS);
}

/** What a sector shows: a symbol in fights and at boards, else the number of the spinner in use. */
function sectorWord(sector: i32): string {
  if (state.phase == PHASE_SYMBOL || state.phase == PHASE_BOARDS_SPIN) return SYMBOLS[sector];
  return sectorNumber(sector, (state.options & OPTION_CALM) != 0).toString();
}

/** Whether a word is an action's in some state of this game although no action is called so now. */
export function isKnownWord(word: string): bool {
  if (word.startsWith("move ") || word.startsWith("spin ")) return true;
  const space = word.lastIndexOf(" ");
  const isSeat = space >= 0 && word.charAt(space + 1) == "P";
  return isSeat && (word.startsWith("attack ") || word.startsWith("give ") || word.startsWith("get "));
}

/**
 * The actions that a shorter word stands for, one a line, "" for any other word: "walk F11 F10" is a step to each of the
 * squares by the piece that walks.
 */
export function stepsOf(word: string): string {
  if (!word.startsWith("walk ")) return "";
  let square =
    state.phase == PHASE_PROWL ? monsterAt(state.monster) : squareOf(min(walker(), MOST_SEATS - 1));
  const squares = word.substring(5).toLowerCase().split(" ");
  const steps: string[] = [];
  for (let i = 0; i < squares.length; i++) {
    const next = findSquare(squares[i]);
    let direction = 0;
    while (direction < 4 && (next < 0 || neighbour(square, direction) != next)) direction++;
    if (direction == 4) return "no step leads from " + squareWord(square) + " to " + squares[i].toUpperCase();
    steps.push(DIRECTIONS[direction]);
    square = next;
  }
  return steps.join("\n");
}
