// Owns the words of pocket's actions for tools: labels, second names, whose free action it is; README.md lists them.
import {
  GARAGE,
  GRAVEYARD,
  ITEM_COUNT,
  NONE,
  STORAGE,
  TEMPLE,
  TILE_COUNT,
  TOTEM,
  printedSides,
  printedWindow,
  turned,
} from "./data";
import {
  DIRECTIONS,
  eventWord,
  itemWord,
  itemsWord,
  seatWord,
  seatsWord,
  sideWord,
  sidesWord,
  tileWord,
} from "./inspect-words";
import {
  ACTION_AGREE,
  ACTION_BASH,
  ACTION_BURN,
  ACTION_CARD,
  ACTION_COWER,
  ACTION_DECLINE,
  ACTION_DRINK,
  ACTION_END_TURN,
  ACTION_FIGHT,
  ACTION_FLEE,
  ACTION_FUEL,
  ACTION_GIVE,
  ACTION_GO,
  ACTION_IGNITE,
  ACTION_KEEP,
  ACTION_LEADER,
  ACTION_LEAVE,
  ACTION_MOVE_TO,
  ACTION_ON,
  ACTION_PLACE,
  ACTION_REFUSE,
  ACTION_ROOM,
  ACTION_RUN,
  ACTION_RUN_OIL,
  ACTION_SEARCH,
  ACTION_SEAT,
  ACTION_SPLIT,
  ACTION_STRIKE,
  ACTION_TAKE,
  ACTION_THROW,
  ACTION_TILE,
  ACTION_USE,
  ACTION_WINDOW,
  givenItem,
  givenSeat,
} from "./rules-actions";
import { state } from "./state";
import { PHASE_EVENT, PHASE_PLACE } from "./state-phases";

const BARE_HANDS: i32 = 9; // of ACTION_STRIKE

// Words that a room's action has on other tiles.
const ROOM_WORDS: string[] = ["search temple", "bury", "search room"];

/** Words of an action as it would be now; "" where there is no such number here. */
export function labelOf(action: i32): string {
  const fixed = fixedLabel(action);
  if (fixed != "") return fixed;
  if (isIn(action, ACTION_GO, 4)) return "go " + DIRECTIONS[action - ACTION_GO];
  if (isIn(action, ACTION_BASH, 4)) return "bash " + DIRECTIONS[action - ACTION_BASH];
  if (isIn(action, ACTION_SEAT, state.seats)) return seatWord(action - ACTION_SEAT);
  if (isIn(action, ACTION_PLACE, 4)) return placeLabel(action - ACTION_PLACE);
  if (isIn(action, ACTION_TAKE, ITEM_COUNT)) return "take " + itemWord(action - ACTION_TAKE);
  if (isIn(action, ACTION_MOVE_TO, 5)) return "to " + DIRECTIONS[action - ACTION_MOVE_TO];
  if (isIn(action, ACTION_USE, 32)) return "use " + itemsWord(action - ACTION_USE);
  if (isIn(action, ACTION_CARD, ITEM_COUNT)) return "card " + itemWord(action - ACTION_CARD);
  if (isIn(action, ACTION_TILE, TILE_COUNT)) return "tile " + tileWord(action - ACTION_TILE);
  if (isIn(action, ACTION_LEADER, state.seats)) return "leader " + seatWord(action - ACTION_LEADER);
  if (isIn(action, ACTION_GIVE, 8 * (TOTEM + 1))) return giveLabel(action);
  if (isIn(action, ACTION_SPLIT, 1 << state.seats)) return "split " + seatsWord(action - ACTION_SPLIT);
  return state.classic ? classicLabel(action) : "";
}

function isIn(action: i32, first: i32, count: i32): bool {
  return action >= first && action < first + count;
}

function fixedLabel(action: i32): string {
  if (action == ACTION_WINDOW) return "window";
  if (action == ACTION_COWER) return "cower";
  if (action == ACTION_ROOM) return roomLabel();
  if (action == ACTION_SEARCH) return "search";
  if (action == ACTION_DECLINE) return "decline";
  if (action == ACTION_FIGHT) return "fight";
  if (action == ACTION_FLEE) return "flee";
  if (action == ACTION_ON) return "go on";
  if (action == ACTION_AGREE) return "agree";
  if (action == ACTION_REFUSE) return "refuse";
  if (action == ACTION_THROW) return "throw oil";
  if (action == ACTION_KEEP) return "keep oil";
  if (action == ACTION_DRINK) return "drink";
  if (action == ACTION_FUEL) return "fuel saw";
  if (action == ACTION_IGNITE) return "ignite oil";
  return action == ACTION_IGNITE + 1 ? "ignite gasoline" : "";
}

function roomLabel(): string {
  if (state.tile == TEMPLE) return ROOM_WORDS[0];
  if (state.tile == GRAVEYARD) return ROOM_WORDS[1];
  return state.tile == STORAGE || state.tile == GARAGE ? ROOM_WORDS[2] : "room action";
}

/** The open sides as the new tile would lie, and the window's. */
function placeLabel(rotation: i32): string {
  if (state.phase != PHASE_PLACE) return "";
  const tile = <i32>state.newTile;
  const printed = printedWindow(tile);
  const window = printed == NONE ? "" : " window " + sideWord((printed + rotation) & 3);
  return "place " + sidesWord(turned(printedSides(tile), rotation)) + window;
}

function giveLabel(action: i32): string {
  const seat = givenSeat(action);
  return seat < <i32>state.seats ? "give " + itemWord(givenItem(action)) + " to " + seatWord(seat) : "";
}

function classicLabel(action: i32): string {
  if (isIn(action, ACTION_RUN, 5)) return "run " + DIRECTIONS[action - ACTION_RUN];
  if (isIn(action, ACTION_RUN_OIL, 5)) return "run with oil " + DIRECTIONS[action - ACTION_RUN_OIL];
  if (action == ACTION_STRIKE + BARE_HANDS) return "strike bare hands";
  if (isIn(action, ACTION_STRIKE, ITEM_COUNT)) return "strike " + itemWord(action - ACTION_STRIKE);
  if (action == ACTION_BURN) return "burn oil";
  if (action == ACTION_BURN + 1) return "burn gasoline";
  if (isIn(action, ACTION_LEAVE, ITEM_COUNT)) return "leave " + itemWord(action - ACTION_LEAVE);
  return action == ACTION_END_TURN ? "end turn" : "";
}

/** The second name of an action: of a card that is drawn for an event what it brings; "". */
export function aliasOf(action: i32): string {
  if (state.phase != PHASE_EVENT || !isIn(action, ACTION_CARD, ITEM_COUNT)) return "";
  return eventWord(action - ACTION_CARD);
}

/** Whether a word is an action's in some state of this game although no action is called so now. */
export function isKnownWord(word: string): bool {
  return ROOM_WORDS.includes(word) || word.startsWith("place ");
}
