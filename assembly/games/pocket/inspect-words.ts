// Owns pocket's words for tools: names of phases, tiles, items, events, causes, results; never part of a cartridge.
import {
  EVENT_BLESSING,
  EVENT_CURSE,
  EVENT_ITEM,
  EVENT_NOTHING,
  ITEM_COUNT,
  NONE,
  TILE_COUNT,
  TOTEM,
} from "./data";
import { lineOf, zombiesOn } from "./queries";
import { state } from "./state";

export const TILES: string[] = [
  "foyer",
  "bathroom",
  "kitchen",
  "storage",
  "temple",
  "dining room",
  "family room",
  "bedroom",
  "patio",
  "graveyard",
  "garage",
  "garden",
  "gazebo",
  "yard a",
  "yard b",
  "yard c",
];

// A card is named by the item on it.
export const ITEMS: string[] = [
  "rake",
  "chain saw",
  "golf club",
  "shotgun",
  "machete",
  "candelabra",
  "oil",
  "gasoline",
  "concoction",
  "totem",
];

export const PHASES: string[] = [
  "leader",
  "task",
  "victim",
  "draw tile",
  "place",
  "event",
  "cower card",
  "search",
  "item card",
  "take",
  "pick",
  "reveal",
  "agree",
  "declare",
  "split",
  "oil",
  "loss",
  "heir",
  "flee move",
  "give totem",
  "end",
  "classic move",
  "classic fight",
  "classic room",
  "classic drop",
  "classic cower",
  "classic wall",
];

export const TASKS: string[] = ["none", "cower", "go", "window", "bash", "temple", "bury", "item"];
export const CAUSES: string[] = ["none", "glass", "wall", "curse", "flight", "fight", "midnight"];
export const RESULTS: string[] = ["playing", "won", "midnight", "dead"];
export const TOTEMS: string[] = ["hidden", "held", "buried"];
export const FIGHTS: string[] = ["none", "all fled", "won", "lost", "ignited"];
export const FIRES: string[] = ["no", "proposed", "burnt"];
export const DIRECTIONS: string[] = ["north", "east", "south", "west", "window"];
export const LETTERS: string[] = ["N", "E", "S", "W"];
export const SEATS: string[] = ["0", "1", "2", "3", "4", "5", "6", "7"];

// In the order of possible-flaws.ts.
export const FLAWS: string[] = [
  "",
  "a value is outside its range (turn: each turn before this one used a card; leader: a seat that plays)",
  "tiles overlap, or one is not joined to the foyer, in the yard to the patio, by sides that are open both ways; " +
    "foyer and patio lie at 0, 0 unturned, and of two rotations with the same sides the smaller one counts",
  "the group stands, or stood, on a hidden tile",
  "the patio lies if and only if the window is broken, and then the dining room lies too",
  "a bashed door must have been a wall, and lead to a tile that is open towards it",
  "seats that do not play have no health, losses or deaths; somebody must lead",
  "who lives has no moment of death, who is dead has one",
  "something is held by nobody who lives",
  "there are four chips, on items that somebody holds; the gasoline holds two at most",
  "the totem is held by one living player, or by nobody where it is hidden or buried",
  "the storage closet or the garage is used up, but does not lie on the table",
  "result, phase, hour and health contradict one another, or the totem is buried beside an etching: that was a win",
  "what happened this turn contradicts itself",
  "a loss is pending outside its phase",
  "the phase does not follow from what happened this turn, or has nothing to decide; give an earlier one and play on",
];

export function tileWord(tile: i32): string {
  return tile < TILE_COUNT ? TILES[tile] : "none";
}

/** Word of an item, a card or the TOTEM. */
export function itemWord(item: i32): string {
  return item <= TOTEM ? ITEMS[item] : "none";
}

export function seatWord(seat: i32): string {
  return "P" + (seat + 1).toString();
}

/** Sides as letters in the order N E S W. */
export function sidesWord(sides: i32): string {
  let text = "";
  for (let dir = 0; dir < 4; dir++) if ((sides >> dir) & 1) text += LETTERS[dir];
  return text;
}

/** One side 0..3 as its letter. */
export function sideWord(dir: i32): string {
  return LETTERS[dir];
}

/** The seats of a set as P1, P3; "nobody". */
export function seatsWord(seats: i32): string {
  const words: string[] = [];
  for (let seat = 0; seat < 8; seat++) if ((seats >> seat) & 1) words.push(seatWord(seat));
  return words.length == 0 ? "nobody" : words.join(", ");
}

/** The items of a set in the order of the table; "nothing". */
export function itemsWord(items: i32): string {
  const words: string[] = [];
  for (let item = 0; item < ITEM_COUNT; item++) if ((items >> item) & 1) words.push(ITEMS[item]);
  return words.length == 0 ? "nothing" : words.join(", ");
}

/** A line of a card: curse, blessing, item, nothing, zombies N with the number on the card. */
export function lineWord(line: i32): string {
  if (line == EVENT_CURSE) return "curse";
  if (line == EVENT_BLESSING) return "blessing";
  if (line == EVENT_ITEM) return "item";
  if (line == EVENT_NOTHING) return "nothing";
  return "zombies " + zombiesOn(line).toString();
}

/** The event that a card brings in the hour that it is now. */
export function eventWord(card: i32): string {
  return "event " + lineWord(lineOf(card, min<i32>(state.hour, 2)));
}

/** What the card of this turn brought, without the number of zombies; none. */
export function reportedEvent(): string {
  if (state.card == NONE || state.cardHour > 2) return "none";
  const word = lineWord(lineOf(state.card, state.cardHour));
  return word.startsWith("zombies") ? "zombies" : word;
}
