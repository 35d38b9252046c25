// Owns the bytes of a geek game: one class laid over the rules part of the state region, and access to its tables.
import { RULES_PTR } from "../../console/state-map";
import { KINDS, MONSTERS, MOST_SEATS, NONE, tileCount } from "./data";
import { START } from "./data-board";
import { PILES } from "./state-hands";

export { FIRST_PILE, HANDS, PILES, held, setHeld } from "./state-hands";

/**
 * The whole game. Every field is one byte unless it says otherwise; NONE (255) = none.
 *
 *    +---------------------------------------------------------+
 *    | tables: hands, faces left, hidden tiles, monsters       |
 *    | set-up: seats, options, who plays whom                  |
 *    | situation: phase, round, whose turn                     |
 *    | walk, fight, prowl: what is under way                   |
 *    | report: what happened, for the screens                  |
 *    | seats and piles                                         |
 *    | screens: what the screens keep; no rule reads it        |
 *    +---------------------------------------------------------+
 */
@unmanaged
export class State {
  // tables of bytes, read by the functions below: words only set their room aside
  hands0: u64; // HANDS hands of HAND bytes
  hands1: u64;
  hands2: u64;
  hands3: u64;
  hands4: u64;
  hands5: u64;
  hands6: u64;
  left0: u64; // hidden tiles of each kind
  left1: u64;
  left2: u64;
  hidden0: u64; // squares with a hidden tile, a bit each
  hidden1: u64;
  hidden2: u64;
  monsters0: u64; // square of each face-up monster, NONE
  monsters1: u64;
  monsters2: u64;
  monsters3: u64;
  boarded: u32; // bit opening
  // set-up
  seats: u8; // 1..5
  humans: u8; // seats that people play, bit seat (GEEK-WIN-9)
  options: u8; // OPTION_... of data.ts
  first: u8; // seat that began, NONE before it is known
  cast0: u8; // character that each seat begins with; all five are named, a permutation
  cast1: u8;
  cast2: u8;
  cast3: u8;
  cast4: u8;
  // situation
  phase: u8;
  result: u8; // RESULT_...
  round: u8; // 1.., stops at 255
  turn: u8; // seat whose turn it is; `seats` = the restless house (GEEK-DIFF-3)
  toLay: u8; // tiles still to be laid at set-up
  maxUsed: u8; // Max has used his extra square in this turn (AMB-17)
  called: u8; // driving away was refused since the last spin or start: not asked again
  truckRound: u8; // round in which keys and gas were first in the truck together, 0 = not yet (AMB-42)
  // walk: own walk, escape or prowl
  steps: u8; // steps left, Max's extra one not counted
  walked: u8; // steps taken
  from: u8; // square where it began
  fled: u8; // square of the monster run from, NONE outside an escape (GEEK-RUN-4)
  crossed: u8; // opening of the last step that may still be boarded; NONE
  resolved: u8; // a fight or flip happened in this turn (GEEK-BARR-8)
  tried: u8; // boards were tried in this turn
  tryAt: u8; // opening that is being tried
  // fight
  fighter: u8; // seat that fights, NONE
  monster: u8; // entry that it fights, or that prowls; NONE
  flipAt: u8; // square whose hidden tile is flipped (in the truck the cab)
  // undead
  banned: u8; // entry used on the last undead turn, NONE (GEEK-UNDEAD-10, 11)
  used: u8; // the monster of this undead turn stepped, tried or attacked
  // trade, driving away
  partner: u8; // seat that is asked
  thing: u8; // kind
  gives: u8; // 1 = the turn's seat gives, 0 = it gets
  agreed: u8; // seats that have agreed to drive away, bit seat
  back: u8; // TRADE, LEAVE: phase that goes on afterwards
  // report: screens read it; rules only write it, but for the sector
  sector: u8; // last sector spun; on an undead turn each monster's steps follow from it
  symbol: u8; // last symbol of the present or last fight, NONE before its first spin; RUN in FIGHT = the escape failed
  foe: u8; // kind of monster of that fight
  face: u8; // kind of the last tile flipped
  faceAt: u8; // where
  outcome: u8; // OUTCOME_...
  lost: u8; // hearts lost in the present or last fight
  eaten: u8; // seat eaten last, NONE; like the outcome wiped by the first decision of a turn
  killer: u8; // kind of monster of that
  // seats and piles
  character0: u8; // each seat's present or last character
  character1: u8;
  character2: u8;
  character3: u8;
  character4: u8;
  fate0: u8; // FATE_...
  fate1: u8;
  fate2: u8;
  fate3: u8;
  fate4: u8;
  hearts0: u8;
  hearts1: u8;
  hearts2: u8;
  hearts3: u8;
  hearts4: u8;
  square0: u8; // where it stands, or was eaten
  square1: u8;
  square2: u8;
  square3: u8;
  square4: u8;
  gone0: u8; // 1 = has left the start square (GEEK-MOVE-8)
  gone1: u8;
  gone2: u8;
  gone3: u8;
  gone4: u8;
  eatenIn0: u8; // round in which the seat was eaten last, 0 = never
  eatenIn1: u8;
  eatenIn2: u8;
  eatenIn3: u8;
  eatenIn4: u8;
  eatenBy0: u8; // kind of monster
  eatenBy1: u8;
  eatenBy2: u8;
  eatenBy3: u8;
  eatenBy4: u8;
  pileAt0: u8; // square of each pile, NONE
  pileAt1: u8;
  pileAt2: u8;
  pileAt3: u8;
  pileAt4: u8;
  // screens: kept here because undo and saves must bring them back; rules neither read nor write them
  stage: u8; // which screen of a phase that has several: STAGE_... in screens.ts
  mark: u8; // a choice under way on a screen
  mark2: u8; // another one
  news: u8; // what a story still has to tell
  person: u8; // 1 + the seat of the person who decided last
  told: u8; // 1 + the seat whose death a story still has to show, 0 = none
  toldWho: u8; // character that was eaten
  moved0: u8; // a trade being put together: things moved from the turn's seat (+) or to it (-), see choices-trade.ts
  moved1: u8;
  moved2: u8;
  moved3: u8;
}

/** Size of the game's bytes. */
export const RULES_SIZE: i32 = offsetof<State>();

if (offsetof<State>() > 300) ERROR("geek's State leaves too little room for the log");

export const state = changetype<State>(RULES_PTR);

// ---- seats ----

/** Character of a seat; of an undead seat the one that was eaten. */
export function characterOf(seat: i32): i32 {
  return load<u8>(RULES_PTR + seat, offsetof<State>("character0"));
}
export function setCharacter(seat: i32, character: i32): void {
  store<u8>(RULES_PTR + seat, <u8>character, offsetof<State>("character0"));
}

/** Character that a seat begins with; behind the last seat those that are hidden. */
export function castOf(seat: i32): i32 {
  return load<u8>(RULES_PTR + seat, offsetof<State>("cast0"));
}
export function setCast(seat: i32, character: i32): void {
  store<u8>(RULES_PTR + seat, <u8>character, offsetof<State>("cast0"));
}

/** FATE_... */
export function fateOf(seat: i32): i32 {
  return load<u8>(RULES_PTR + seat, offsetof<State>("fate0"));
}
export function setFate(seat: i32, fate: i32): void {
  store<u8>(RULES_PTR + seat, <u8>fate, offsetof<State>("fate0"));
}

export function heartsOf(seat: i32): i32 {
  return load<u8>(RULES_PTR + seat, offsetof<State>("hearts0"));
}
export function setHearts(seat: i32, hearts: i32): void {
  store<u8>(RULES_PTR + seat, <u8>hearts, offsetof<State>("hearts0"));
}

/** Square a seat stands on; of an undead seat where it was eaten. */
export function squareOf(seat: i32): i32 {
  return load<u8>(RULES_PTR + seat, offsetof<State>("square0"));
}
export function setSquare(seat: i32, square: i32): void {
  store<u8>(RULES_PTR + seat, <u8>square, offsetof<State>("square0"));
}

/** Whether a seat has left the start square (GEEK-MOVE-8). */
export function hasLeft(seat: i32): bool {
  return load<u8>(RULES_PTR + seat, offsetof<State>("gone0")) != 0;
}
export function setLeft(seat: i32, left: bool): void {
  store<u8>(RULES_PTR + seat, u8(left), offsetof<State>("gone0"));
}

/** Round in which a seat's character was eaten last; 0 = never. */
export function eatenIn(seat: i32): i32 {
  return load<u8>(RULES_PTR + seat, offsetof<State>("eatenIn0"));
}
/** Kind of monster that did it. */
export function eatenBy(seat: i32): i32 {
  return load<u8>(RULES_PTR + seat, offsetof<State>("eatenBy0"));
}
export function setEaten(seat: i32, round: i32, kind: i32): void {
  store<u8>(RULES_PTR + seat, <u8>round, offsetof<State>("eatenIn0"));
  store<u8>(RULES_PTR + seat, <u8>kind, offsetof<State>("eatenBy0"));
}

// ---- piles ----

/** Square of pile 0..4; NONE = there is no such pile. Its things are hand FIRST_PILE + pile. */
export function pileAt(pile: i32): i32 {
  return load<u8>(RULES_PTR + pile, offsetof<State>("pileAt0"));
}
export function setPileAt(pile: i32, square: i32): void {
  store<u8>(RULES_PTR + pile, <u8>square, offsetof<State>("pileAt0"));
}

// ---- tiles and monsters ----

/** Hidden tiles of a kind. */
export function leftOf(kind: i32): i32 {
  return load<u8>(RULES_PTR + kind, offsetof<State>("left0"));
}
export function setLeftOf(kind: i32, count: i32): void {
  store<u8>(RULES_PTR + kind, <u8>count, offsetof<State>("left0"));
}

/** Whether a hidden tile lies on a square. */
export function isHidden(square: i32): bool {
  return ((load<u8>(RULES_PTR + (square >> 3), offsetof<State>("hidden0")) >> (<u8>(square & 7))) & 1) != 0;
}
/** Hidden tiles of the eight squares from one on that is a multiple of 8, a bit each. */
export function hiddenFrom(square: i32): i32 {
  return load<u8>(RULES_PTR + (square >> 3), offsetof<State>("hidden0"));
}
export function setHidden(square: i32, hidden: bool): void {
  const at = RULES_PTR + (square >> 3);
  const place = <u8>(square & 7);
  const bit: u8 = 1 << place;
  const bits = load<u8>(at, offsetof<State>("hidden0"));
  store<u8>(at, hidden ? bits | bit : bits & ~bit, offsetof<State>("hidden0"));
}

/** Square of a face-up monster's entry 0..27; NONE = hidden, destroyed, or never in play. */
export function monsterAt(entry: i32): i32 {
  return load<u8>(RULES_PTR + entry, offsetof<State>("monsters0"));
}
export function setMonsterAt(entry: i32, square: i32): void {
  store<u8>(RULES_PTR + entry, <u8>square, offsetof<State>("monsters0"));
}

export function isBoarded(opening: i32): bool {
  return ((state.boarded >> opening) & 1) != 0;
}
export function setBoarded(opening: i32, boarded: bool): void {
  const bit: u32 = 1 << opening;
  state.boarded = boarded ? state.boarded | bit : state.boarded & ~bit;
}

/** All bytes as before a game, but for the cast: nothing is laid yet, nobody has moved. */
export function clearState(): void {
  const cast = load<u32>(RULES_PTR, offsetof<State>("cast0"));
  const last = state.cast4;
  memory.fill(RULES_PTR, 0, RULES_SIZE);
  store<u32>(RULES_PTR, cast, offsetof<State>("cast0"));
  state.cast4 = last;
  memory.fill(RULES_PTR + offsetof<State>("monsters0"), <u8>NONE, MONSTERS);
  memory.fill(RULES_PTR + offsetof<State>("pileAt0"), <u8>NONE, PILES);
  memory.fill(RULES_PTR + offsetof<State>("square0"), <u8>START, MOST_SEATS);
  for (let kind = 0; kind < KINDS; kind++) setLeftOf(kind, tileCount(kind));
  state.first = <u8>NONE;
  state.fled = <u8>NONE;
  state.crossed = <u8>NONE;
  state.fighter = <u8>NONE;
  state.monster = <u8>NONE;
  state.banned = <u8>NONE;
  state.eaten = <u8>NONE;
  state.face = <u8>NONE;
  state.symbol = <u8>NONE;
}
