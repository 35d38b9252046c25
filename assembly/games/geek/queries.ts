// Owns questions about a geek position: who is where, what they can use, what is usable; changes nothing.
import { RULES_PTR } from "../../console/state-map";
import {
  ALEX,
  AXE,
  GAS,
  HANDGUN,
  HORROR,
  HOUND,
  KEYS,
  KNIFE,
  MARY,
  MAX,
  MONSTERS,
  NONE,
  OPTION_CALM,
  OPTION_LEVEL,
  OPTION_RESTLESS,
  SHOTGUN,
  ZOMBIE,
  kindOf,
  sectorNumber,
} from "./data";
import { CAB, DOOR, SIDE, WALL, edge, isTruck, neighbour, openingAt } from "./data-board";
import {
  PILES,
  State,
  characterOf,
  fateOf,
  held,
  isBoarded,
  isHidden,
  monsterAt,
  pileAt,
  squareOf,
  state,
} from "./state";
import { FATE_LIVING } from "./state-phases";

// ---- options ----

export function isCalm(): bool {
  return (state.options & OPTION_CALM) != 0;
}

/** LEVEL_... */
export function level(): i32 {
  return (<i32>state.options) & OPTION_LEVEL;
}

/** Whether an undead seat of the house's own acts at the end of each round (GEEK-DIFF-3). */
export function restless(): bool {
  return (state.options & OPTION_RESTLESS) != 0;
}

/** The number that the house has as a seat, behind all others; -1 without it. */
export function restlessSeat(): i32 {
  return restless() ? <i32>state.seats : -1;
}

// ---- seats ----

/** Whether a seat plays a living character; the house does not. */
export function isLivingSeat(seat: i32): bool {
  return seat < <i32>state.seats && fateOf(seat) == FATE_LIVING;
}

/** Living seats, bit seat. */
export function livingSeats(): i32 {
  let seats = 0;
  for (let seat = 0; seat < <i32>state.seats; seat++) if (isLivingSeat(seat)) seats |= 1 << seat;
  return seats;
}

/** How many undead seats there are, the house among them (GEEK-UNDEAD-10). */
export function undeadSeats(): i32 {
  return <i32>state.seats - popcnt(livingSeats()) + i32(restless());
}

/** The seat whose character walks, flips or fights: the fighter, on an undead turn too, else the turn's. */
export function walker(): i32 {
  return <i32>state.fighter == NONE ? state.turn : state.fighter;
}

/** Whether the character that acts does so in its own turn. */
export function isOwnTurn(): bool {
  return walker() == <i32>state.turn;
}

/** Whether an undead seat has its turn. */
export function isUndeadTurn(): bool {
  return !isLivingSeat(state.turn);
}

/** GEEK-WEAP-1, GEEK-CHAR-2: whether SWORDS kill. */
export function hasMelee(seat: i32): bool {
  if (characterOf(seat) == ALEX) return true;
  for (let kind = KNIFE; kind <= AXE; kind++) if (held(seat, kind) > 0) return true;
  return false;
}

/** GEEK-WEAP-2, GEEK-CHAR-5: whether CROSS kills. */
export function hasFirearm(seat: i32): bool {
  if (characterOf(seat) == MARY) return true;
  for (let kind = HANDGUN; kind <= SHOTGUN; kind++) if (held(seat, kind) > 0) return true;
  return false;
}

/** Steps that a seat's character can make beyond the number spun (GEEK-CHAR-4). */
export function extraStep(seat: i32): i32 {
  return characterOf(seat) == MAX && !state.maxUsed ? 1 : 0;
}

/** The living seat that holds a kind, the lowest; -1. */
export function holderOf(kind: i32): i32 {
  for (let seat = 0; seat < <i32>state.seats; seat++)
    if (isLivingSeat(seat) && held(seat, kind) > 0) return seat;
  return -1;
}

// ---- squares ----

/** Living seats on a square but for one (NONE = but for nobody), bit seat. */
export function livingOn(square: i32, except: i32): i32 {
  let seats = 0;
  for (let seat = 0; seat < <i32>state.seats; seat++) {
    if (seat != except && squareOf(seat) == square && isLivingSeat(seat)) seats |= 1 << seat;
  }
  return seats;
}

/** The lowest entry of a face-up monster on a square; -1. */
export function monsterOn(square: i32): i32 {
  const monsters = RULES_PTR + offsetof<State>("monsters0");
  for (let entry = 0; entry < MONSTERS; entry++) if (<i32>load<u8>(monsters + entry) == square) return entry;
  return -1;
}

/** The pile on a square, 0..4; -1. */
export function pileOn(square: i32): i32 {
  for (let pile = 0; pile < PILES; pile++) if (pileAt(pile) == square) return pile;
  return -1;
}

/** Where the hidden tile lies that a character on a square would flip: in the truck the cab (GEEK-TRUCK-2); -1. */
export function hiddenUnder(square: i32): i32 {
  const at = isTruck(square) ? CAB : square;
  return isHidden(at) ? at : -1;
}

/** Whether walls and boards let a piece go from a square in a direction; who stands there is not looked at. */
export function isPassable(square: i32, direction: i32): bool {
  const kind = edge(square, direction);
  if (kind == WALL) return false;
  return kind < DOOR || state.boarded == 0 || !isBoarded(openingAt(square, direction));
}

/** The boarded opening on a side of a square; -1 (GEEK-BARR-7..9). */
export function boardedAt(square: i32, direction: i32): i32 {
  if (state.boarded == 0) return -1;
  const opening = openingAt(square, direction);
  return opening >= 0 && isBoarded(opening) ? opening : -1;
}

/** Whether two squares are so near that their characters can trade (GEEK-TRADE-3). */
export function isNeighbour(a: i32, b: i32): bool {
  if (a == b) return true;
  for (let direction = 0; direction < 4; direction++) {
    if (neighbour(a, direction) == b) return isPassable(a, direction);
  }
  return false;
}

// ---- truck (GEEK-WIN-1, GEEK-TRUCK-3) ----

/** Living seats on truck squares, bit seat. */
export function aboard(): i32 {
  let seats = 0;
  for (let seat = 0; seat < <i32>state.seats; seat++) {
    if (isLivingSeat(seat) && isTruck(squareOf(seat))) seats |= 1 << seat;
  }
  return seats;
}

/** Those aboard who hold the keys or the gas, bit seat. */
export function carriers(): i32 {
  return (bitIf(holderOf(KEYS)) | bitIf(holderOf(GAS))) & aboard();
}

function bitIf(seat: i32): i32 {
  return seat < 0 ? 0 : 1 << seat;
}

/** Whether the keys and the gas are both aboard. */
export function truckLoaded(): bool {
  const keys = bitIf(holderOf(KEYS));
  const gas = bitIf(holderOf(GAS));
  return keys != 0 && gas != 0 && ((keys | gas) & ~aboard()) == 0;
}

/** Whether a face-up monster or the hidden tile keeps the truck from leaving. */
export function truckBlocked(): bool {
  return truckMonster() >= 0 || isHidden(CAB);
}

/** The lowest entry of a monster on a truck square; -1. */
export function truckMonster(): i32 {
  for (let entry = 0; entry < MONSTERS; entry++) {
    const square = monsterAt(entry);
    if (square != NONE && isTruck(square)) return entry;
  }
  return -1;
}

/** Whether the truck can leave, whoever says so. */
export function truckReady(): bool {
  return truckLoaded() && !truckBlocked();
}

// ---- monsters ----

/** Steps of a monster of a kind with a number spun (GEEK-UNDEAD-3, 4). */
export function monsterSteps(kind: i32, number: i32): i32 {
  return max(0, kind == ZOMBIE ? number - 1 : kind == HOUND ? number + 1 : number);
}

/** The number spun last. */
export function spunNumber(): i32 {
  return sectorNumber(state.sector, isCalm());
}

/** Whether a face-up monster may be moved on this undead turn (GEEK-UNDEAD-10). */
export function isUsable(entry: i32): bool {
  return monsterAt(entry) != NONE && !isBanned(entry);
}

export function isBanned(entry: i32): bool {
  return <i32>state.banned == entry && undeadSeats() > 1;
}

/** Whether there is any (GEEK-UNDEAD-12). */
export function anyUsable(): bool {
  for (let entry = 0; entry < MONSTERS; entry++) if (isUsable(entry)) return true;
  return false;
}

export function isHorror(entry: i32): bool {
  return kindOf(entry) == HORROR;
}

/** Rows and columns between two squares, added up. */
export function gap(a: i32, b: i32): i32 {
  return abs(a / SIDE - b / SIDE) + abs((a % SIDE) - (b % SIDE));
}
