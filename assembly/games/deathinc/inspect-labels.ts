// Owns the words of deathinc's actions for tools; README.md lists them.
import { AIM_BULLETS, AIM_GAIN, AIM_HEARTS, AIM_ITEM, AIM_TILE, CARDS, aimOf, kindOf } from "./data-cards";
import { MOST_SEATS, NONE, ROOM_KINDS } from "./data";
import { CITY_KINDS } from "./data-city";
import { FIRST_SITE, SITES, SITE_A, SITE_B, SPACES, TILES, isDoorSide } from "./data-map";
import { CITY, DIRECTIONS, Point, ROOMS, cardWord, seatWord, spaceWord, tileWord } from "./inspect-words";
import {
  ACTION_AIM,
  ACTION_CARD,
  ACTION_CITY_TILE,
  ACTION_DIE,
  ACTION_DISCARD,
  ACTION_FIRST,
  ACTION_GIVE_UP,
  ACTION_MOVE,
  ACTION_NO_ORDER,
  ACTION_ORDER,
  ACTION_PLACE,
  ACTION_PLAY,
  ACTION_PUT_BULLET,
  ACTION_PUT_HEART,
  ACTION_ROTATE,
  ACTION_SITE,
  ACTION_SPEND,
  ACTION_STEP,
  ACTION_TAKE,
  ACTION_TILE,
  ACTION_USE,
  ACTION_WEAPON,
  AT_NOBODY,
} from "./rules-actions";
import { spaceOf, state } from "./state";
import { PHASE_AIM, PHASE_PUSH } from "./state-phases";

// Actions 0 to 12.
const FIXED: string[] = [
  "roll",
  "stop",
  "fight",
  "past",
  "bullets",
  "hit",
  "heart",
  "accept",
  "keep",
  "pass",
  "done",
  "back",
  "no weapon",
];
const WINDOWS: string[] = ["W1", "W4", "W5"];
const MOST_SPENT: i32 = 100;

/** Words of an action as it would be now; "" where there is no such number here. */
export function labelOf(action: i32): string {
  if (action < FIXED.length) return FIXED[action];
  if (isIn(action, ACTION_STEP, 4)) return DIRECTIONS[action - ACTION_STEP];
  if (isIn(action, ACTION_ROTATE, 4)) return "rotate " + (action - ACTION_ROTATE).toString();
  if (isIn(action, ACTION_SITE, 4 * SITES)) return siteLabel(action - ACTION_SITE);
  if (isIn(action, ACTION_SPEND + 1, MOST_SPENT)) return "spend " + (action - ACTION_SPEND).toString();
  if (isIn(action, ACTION_WEAPON, CARDS)) return "weapon " + cardWord(action - ACTION_WEAPON);
  if (isIn(action, ACTION_DISCARD, CARDS)) return "discard " + cardWord(action - ACTION_DISCARD);
  if (isIn(action, ACTION_TAKE, CARDS)) return "take " + cardWord(action - ACTION_TAKE);
  if (isIn(action, ACTION_PLAY, 7 * CARDS)) return "play " + aimedLabel(action - ACTION_PLAY);
  if (isIn(action, ACTION_USE, 7 * CARDS)) return "use " + aimedLabel(action - ACTION_USE);
  if (isIn(action, ACTION_AIM, SPACES)) return aimLabel(action - ACTION_AIM);
  if (isIn(action, ACTION_PLACE, SPACES)) return "place " + spaceWord(action - ACTION_PLACE);
  if (isIn(action, ACTION_PUT_HEART, SPACES)) return "heart " + spaceWord(action - ACTION_PUT_HEART);
  if (isIn(action, ACTION_PUT_BULLET, SPACES)) return "bullet " + spaceWord(action - ACTION_PUT_BULLET);
  if (isIn(action, ACTION_MOVE, 4 * SPACES)) return moveLabel(action - ACTION_MOVE);
  if (isIn(action, ACTION_ORDER, 21 * CARDS)) return "order " + orderWord(action - ACTION_ORDER);
  return action == ACTION_NO_ORDER ? "no order" : chanceLabel(action);
}

function chanceLabel(action: i32): string {
  if (isIn(action, ACTION_DIE + 1, 6)) return "die " + (action - ACTION_DIE).toString();
  if (isIn(action, ACTION_FIRST, MOST_SEATS)) return "first " + seatWord(action - ACTION_FIRST);
  if (isIn(action, ACTION_TILE, ROOM_KINDS)) return "tile " + ROOMS[action - ACTION_TILE];
  if (isIn(action, ACTION_CITY_TILE, CITY_KINDS)) return "city tile " + CITY[action - ACTION_CITY_TILE];
  if (isIn(action, ACTION_CARD, CARDS)) return "card " + cardWord(action - ACTION_CARD);
  return action == ACTION_GIVE_UP ? "give up" : "";
}

function isIn(action: i32, first: i32, count: i32): bool {
  return action >= first && action < first + count;
}

/** "site 3"; the side of the door is named where it is chosen, and where there can be none. */
function siteLabel(place: i32): string {
  const tile = FIRST_SITE + place / 4;
  const word = "site " + (1 + place / 4).toString();
  const chosen = tile == SITE_A || tile == SITE_B;
  return !chosen && isDoorSide(tile, place % 4) ? word : word + " " + DIRECTIONS[place % 4];
}

/** "wet floor P2", "petty cash". */
function aimedLabel(place: i32): string {
  const seat = place % 7;
  return cardWord(place / 7) + (seat == AT_NOBODY ? "" : " " + seatWord(seat));
}

/** "wet floor W1 P2", "objection W5"; place = 21 * card + 7 * window + seat. */
export function orderWord(place: i32): string {
  const seat = place % 7;
  const word = cardWord(place / 21) + " " + WINDOWS[(place / 7) % 3];
  return word + (seat == AT_NOBODY ? "" : " " + seatWord(seat));
}

/** What an aim means depends on the card under way. */
function aimLabel(aim: i32): string {
  const kind = state.phase == PHASE_AIM && state.card != NONE ? aimOf(kindOf(state.card)) : 0;
  if (kind == AIM_TILE) return aim < TILES ? "aim " + tileWord(aim) : "";
  if (kind == AIM_GAIN) return aim == AIM_HEARTS ? "aim heart" : aim == AIM_BULLETS ? "aim bullets" : "";
  if (kind != AIM_ITEM) return "aim " + spaceWord(aim);
  if (aim < CARDS) return "aim " + cardWord(aim);
  const bullets = aim - AIM_BULLETS;
  return bullets == 1 ? "aim 1 bullet" : bullets == 2 ? "aim 2 bullets" : "";
}

function moveLabel(place: i32): string {
  return "move " + spaceWord(place / 4) + " " + DIRECTIONS[place % 4];
}

const BEGINNINGS: string[] = ["aim ", "move ", "place ", "heart ", "bullet ", "card ", "tile ", "city tile "];

/** Whether a word is an action's in some state of this game although no action is called so now. */
export function isKnownWord(word: string): bool {
  for (let i = 0; i < BEGINNINGS.length; i++) if (word.startsWith(BEGINNINGS[i])) return true;
  return false;
}

/**
 * The actions that a shorter word stands for, one a line, "" for any other word: "walk (2,7) (3,7)" is a step to each of
 * these spaces, "walk city (1,1) city (0,1)" in the city, by the pawn that walks.
 */
export function stepsOf(word: string): string {
  if (!word.startsWith("walk ")) return "";
  const seat = <i32>(state.phase == PHASE_PUSH ? state.target : state.turn);
  let from = seat < MOST_SEATS ? spaceWord(spaceOf(seat)) : "none";
  const words = word.substring(5).split(" ");
  const steps: string[] = [];
  for (let i = 0; i < words.length; i++) {
    let next = words[i];
    if (next == "city" && i + 1 < words.length) next += " " + words[++i];
    const direction = directionOf(from, next);
    if (direction < 0) return "no step leads from " + from + " to " + next;
    steps.push(DIRECTIONS[direction]);
    from = next;
  }
  return steps.join("\n");
}

/** From one space to its neighbour by their coordinates, whether a tile lies there or not; -1. */
function directionOf(from: string, to: string): i32 {
  if (from == "(0,7)" && to == "city (2,1)") return 3;
  if (from == "city (2,1)" && to == "(0,7)") return 1;
  if (from.startsWith("city ") != to.startsWith("city ")) return -1;
  const a = new Point(from.replace("city ", ""));
  const b = new Point(to.replace("city ", ""));
  if (!a.isThere || !b.isThere || abs(a.x - b.x) + abs(a.y - b.y) != 1) return -1;
  return a.y > b.y ? 0 : a.x < b.x ? 1 : a.y < b.y ? 2 : 3;
}
