// Owns the bytes of a pocket game: one class laid over the rules part of the state region, and its constants.
import { RULES_PTR } from "../../console/state-map";
import { FOYER, ITEM_COUNT, MOST_SEATS, NONE, TILE_COUNT } from "./data";

/** cellOf() of a tile that is not on the table. */
export const NO_CELL: i32 = 255;

/**
 * The whole game. Every field is one byte unless it says u16; 255 (NONE) = none.
 *
 *    0 +-----------------------------------------------------+
 *      | situation: phase, turn, clock, leader, totem, ...   |
 *      +-----------------------------------------------------+
 *      | report: what happened since the turn began          |
 *      +-----------------------------------------------------+
 *      | seats: health, losses, deaths, 8 bytes each         |
 *      +-----------------------------------------------------+
 *      | items: holders, 9 bytes                             |
 *      +-----------------------------------------------------+
 *      | tiles: cells, rotations and bashed doors, 16 each   |
 *      +-----------------------------------------------------+
 *      | screens: what the screens keep; no rule reads it    |
 *      +-----------------------------------------------------+
 */
@unmanaged
export class State {
  phase: u8;
  seats: u8; // 1..8 players
  classic: u8; // 1 = classic solo (../classic/RULES.md)
  doomOffset: u8; // option: 0..4 stands for -2..+2 zombies on the Doom Table; 2 = as printed
  result: u8;
  turn: u8; // 1.. number of this turn
  hour: u8; // 0..2 = 9, 10, 11 pm; 3 = midnight
  leader: u8; // the seat that began the turn as leader (LEAD-4)
  tile: u8; // where the group stands
  cameFrom: u8; // tile the group stood on when the turn began
  totem: u8; // TOTEM_...
  totemHolder: u8; // seat, or NONE
  windowBroken: u8; // 0 or 1
  storageUsed: u8; // bit 0 Storage Closet, bit 1 Garage
  sawFuel: u8; // chips on the Chain Saw, 0..4
  gasFuel: u8; // chips on the Gasoline, 0..2
  cardsUsed: u16; // bit c = card c lies in the discard

  // Report: wiped when the leader picks a task, readable through the next PHASE_TASK.
  task: u8; // TASK_...
  direction: u8; // of GO or BASH, 0..3
  newTile: u8; // tile laid this turn
  card: u8; // event card of this turn
  cardHour: u8; // the hour whose line counted
  zombies: u8; // Z of its fight
  attack: u8; // C of its fight
  damage: u8; // D of its fight, 0 = none
  fight: u8; // FIGHT_...
  itemCard: u8; // card discarded for an item this turn
  itemGot: u8; // item that came of it
  victim: u8; // seat picked for glass or wall
  cause: u8; // CAUSE_... of the loss that is pending or was the last
  picked: u8; // seats that have picked, bit s
  fighting: u8; // and chose to fight, bit s (secret until all have picked)
  declared: u8; // seats that have declared, bit s
  used: u8; // weapons declared, bit item
  fireAsked: u8; // 1 = ignite was proposed in this fight, 2 = it burnt; which: fireItem
  fireItem: u8; // OIL or GASOLINE
  oilThrown: u8; // 1 = this flight cost nothing (OIL-1)
  passed: u8; // seats that let the pending loss happen, bit s
  heirsDue: u8; // dying seats that still have to name an heir, bit s
  struckLeader: u8; // acting leader when the loss struck (DEATH-3)
  batches: u8; // how many times somebody died so far

  runWay: u8; // classic solo: way 0..4 of a run whose loss is pending

  health0: u8; // 0..6, classic solo up to 255
  health1: u8;
  health2: u8;
  health3: u8;
  health4: u8;
  health5: u8;
  health6: u8;
  health7: u8;
  loss0: u8; // pending loss of each seat
  loss1: u8;
  loss2: u8;
  loss3: u8;
  loss4: u8;
  loss5: u8;
  loss6: u8;
  loss7: u8;
  before0: u8; // health when the turn began: what changed is the difference
  before1: u8;
  before2: u8;
  before3: u8;
  before4: u8;
  before5: u8;
  before6: u8;
  before7: u8;
  batch0: u8; // 0 living, else the number of the batch it died in (SCORE-4)
  batch1: u8;
  batch2: u8;
  batch3: u8;
  batch4: u8;
  batch5: u8;
  batch6: u8;
  batch7: u8;
  died0: u8; // tile it died on | hour << 4
  died1: u8;
  died2: u8;
  died3: u8;
  died4: u8;
  died5: u8;
  died6: u8;
  died7: u8;

  holder0: u8; // seat that holds item 0..8, NONE = unclaimed
  holder1: u8;
  holder2: u8;
  holder3: u8;
  holder4: u8;
  holder5: u8;
  holder6: u8;
  holder7: u8;
  holder8: u8;

  cell0: u8; // (x + 8) | (y + 8) << 4 in the tile's region, NO_CELL = hidden
  cell1: u8;
  cell2: u8;
  cell3: u8;
  cell4: u8;
  cell5: u8;
  cell6: u8;
  cell7: u8;
  cell8: u8;
  cell9: u8;
  cell10: u8;
  cell11: u8;
  cell12: u8;
  cell13: u8;
  cell14: u8;
  cell15: u8;
  turn0: u8; // rotation 0..3 | bashed doors << 4 (bit 4 + side, sides as they lie)
  turn1: u8;
  turn2: u8;
  turn3: u8;
  turn4: u8;
  turn5: u8;
  turn6: u8;
  turn7: u8;
  turn8: u8;
  turn9: u8;
  turn10: u8;
  turn11: u8;
  turn12: u8;
  turn13: u8;
  turn14: u8;
  turn15: u8;

  // Screens: kept here because undo and saves must bring them back; rules neither read nor write them.
  stage: u8; // which screen of a phase that has several: STAGE_... in screens.ts
  mark: u8; // seats or weapons marked on a screen, bits
  mark2: u8; // a second choice of the same screen: a wall's direction, an item
  seen: u8; // the card of this turn was looked at
  news: u8; // what a story screen still has to tell: NEWS_... in flow.ts
  person: u8; // 1 + the seat of the person who decided last
  wished: u8; // computers that were asked for a free action since the last decision, bit s
}

/** Size of the game's bytes. */
export const RULES_SIZE: i32 = offsetof<State>();

if (offsetof<State>() > 200) ERROR("pocket's State leaves too little room for the log");

export const state = changetype<State>(RULES_PTR);

/** Health of a seat. */
export function healthOf(seat: i32): i32 {
  return load<u8>(RULES_PTR + seat, offsetof<State>("health0"));
}

export function setHealth(seat: i32, health: i32): void {
  store<u8>(RULES_PTR + seat, <u8>health, offsetof<State>("health0"));
}

/** Pending loss of a seat. */
export function lossOf(seat: i32): i32 {
  return load<u8>(RULES_PTR + seat, offsetof<State>("loss0"));
}

export function setLoss(seat: i32, loss: i32): void {
  store<u8>(RULES_PTR + seat, <u8>loss, offsetof<State>("loss0"));
}

/** Health of a seat when the turn began. */
export function beforeOf(seat: i32): i32 {
  return load<u8>(RULES_PTR + seat, offsetof<State>("before0"));
}

/** Keeps every seat's health as it is now for beforeOf(). */
export function rememberHealth(): void {
  memory.copy(RULES_PTR + offsetof<State>("before0"), RULES_PTR + offsetof<State>("health0"), MOST_SEATS);
}

/** 0 living, else the batch of deaths it belongs to, counted from 1 in order of time. */
export function batchOf(seat: i32): i32 {
  return load<u8>(RULES_PTR + seat, offsetof<State>("batch0"));
}

export function setBatch(seat: i32, batch: i32): void {
  store<u8>(RULES_PTR + seat, <u8>batch, offsetof<State>("batch0"));
}

/** Where and when a dead seat died: tile | hour << 4. */
export function diedOf(seat: i32): i32 {
  return load<u8>(RULES_PTR + seat, offsetof<State>("died0"));
}

export function setDied(seat: i32, tile: i32, hour: i32): void {
  store<u8>(RULES_PTR + seat, <u8>(tile | (hour << 4)), offsetof<State>("died0"));
}

/** Seat that holds an item 0..8; NONE = unclaimed. */
export function holderOf(item: i32): i32 {
  return load<u8>(RULES_PTR + item, offsetof<State>("holder0"));
}

export function setHolder(item: i32, seat: i32): void {
  store<u8>(RULES_PTR + item, <u8>seat, offsetof<State>("holder0"));
}

/** Cell of a tile as in the field's comment; NO_CELL = hidden. */
export function cellOf(tile: i32): i32 {
  return load<u8>(RULES_PTR + tile, offsetof<State>("cell0"));
}

export function setCell(tile: i32, cell: i32): void {
  store<u8>(RULES_PTR + tile, <u8>cell, offsetof<State>("cell0"));
}

/** Rotation 0..3 of a tile that lies on the table. */
export function rotationOf(tile: i32): i32 {
  return load<u8>(RULES_PTR + tile, offsetof<State>("turn0")) & 3;
}

/** Bashed doors of a tile, bit d = side d as it lies. */
export function bashedOf(tile: i32): i32 {
  return load<u8>(RULES_PTR + tile, offsetof<State>("turn0")) >> 4;
}

export function setTurned(tile: i32, rotation: i32, bashed: i32): void {
  store<u8>(RULES_PTR + tile, <u8>(rotation | (bashed << 4)), offsetof<State>("turn0"));
}

/** Forgets the last turn's report. */
export function clearReport(): void {
  const first = offsetof<State>("task");
  memory.fill(RULES_PTR + first, 0, offsetof<State>("batches") - first);
  memory.fill(RULES_PTR + offsetof<State>("loss0"), 0, MOST_SEATS);
  state.direction = <u8>NONE;
  state.newTile = <u8>NONE;
  state.card = <u8>NONE;
  state.itemCard = <u8>NONE;
  state.itemGot = <u8>NONE;
  state.victim = <u8>NONE;
  state.fireItem = <u8>NONE;
  state.struckLeader = <u8>NONE;
}

/** All bytes as before a game: no tile on the table, nothing found, no report. */
export function clearState(): void {
  memory.fill(RULES_PTR, 0, RULES_SIZE);
  memory.fill(RULES_PTR + offsetof<State>("holder0"), <u8>NONE, ITEM_COUNT);
  memory.fill(RULES_PTR + offsetof<State>("cell0"), <u8>NO_CELL, TILE_COUNT);
  state.totemHolder = <u8>NONE;
  state.tile = <u8>FOYER;
  state.cameFrom = <u8>FOYER;
  state.doomOffset = 2;
  clearReport();
}
