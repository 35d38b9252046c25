// Owns the table of pocket's plain fields for tools: name, place in the state and kind of each, for JSON text and given.
import { CAUSES, FIGHTS, FIRES, PHASES, RESULTS, TASKS, TOTEMS } from "./inspect-words";
import { State } from "./state";

/** A plain number 0..255. */
export const KIND_NUMBER: i32 = 0;
/** true or false. */
export const KIND_FLAG: i32 = 1;
/** A seat counted from 0, or null. */
export const KIND_SEAT: i32 = 2;
/** A list of seats counted from 0. */
export const KIND_SEATS: i32 = 3;
/** An item, or null; a card goes by its item. */
export const KIND_ITEM: i32 = 4;
/** A list of items. */
export const KIND_ITEMS: i32 = 5;
/** A tile, or null. */
export const KIND_TILE: i32 = 6;
/** north, east, south, west, or null. */
export const KIND_DIRECTION: i32 = 7;
/** 9, 10, 11, or 12 for midnight. */
export const KIND_HOUR: i32 = 8;
// One word of a list of inspect-words.ts.
export const WORD_PHASE: i32 = 16;
export const WORD_RESULT: i32 = 17;
export const WORD_TOTEM: i32 = 18;
export const WORD_TASK: i32 = 19;
export const WORD_CAUSE: i32 = 20;
export const WORD_FIGHT: i32 = 21;
export const WORD_FIRE: i32 = 22;

/** A field of one byte. */
export class Field {
  constructor(
    public name: string,
    public offset: usize,
    public kind: i32,
  ) {}
}

/** The fields in the order of the JSON text. */
export const FIELDS: Field[] = [
  new Field("phase", offsetof<State>("phase"), WORD_PHASE),
  new Field("result", offsetof<State>("result"), WORD_RESULT),
  new Field("turn", offsetof<State>("turn"), KIND_NUMBER),
  new Field("hour", offsetof<State>("hour"), KIND_HOUR),
  new Field("leader", offsetof<State>("leader"), KIND_SEAT),
  new Field("tile", offsetof<State>("tile"), KIND_TILE),
  new Field("cameFrom", offsetof<State>("cameFrom"), KIND_TILE),
  new Field("totem", offsetof<State>("totem"), WORD_TOTEM),
  new Field("totemHolder", offsetof<State>("totemHolder"), KIND_SEAT),
  new Field("windowBroken", offsetof<State>("windowBroken"), KIND_FLAG),
  new Field("sawFuel", offsetof<State>("sawFuel"), KIND_NUMBER),
  new Field("gasFuel", offsetof<State>("gasFuel"), KIND_NUMBER),
  new Field("task", offsetof<State>("task"), WORD_TASK),
  new Field("direction", offsetof<State>("direction"), KIND_DIRECTION),
  new Field("newTile", offsetof<State>("newTile"), KIND_TILE),
  new Field("card", offsetof<State>("card"), KIND_ITEM),
  new Field("cardHour", offsetof<State>("cardHour"), KIND_HOUR),
  new Field("zombies", offsetof<State>("zombies"), KIND_NUMBER),
  new Field("attack", offsetof<State>("attack"), KIND_NUMBER),
  new Field("damage", offsetof<State>("damage"), KIND_NUMBER),
  new Field("fight", offsetof<State>("fight"), WORD_FIGHT),
  new Field("itemCard", offsetof<State>("itemCard"), KIND_ITEM),
  new Field("itemGot", offsetof<State>("itemGot"), KIND_ITEM),
  new Field("victim", offsetof<State>("victim"), KIND_SEAT),
  new Field("cause", offsetof<State>("cause"), WORD_CAUSE),
  new Field("picked", offsetof<State>("picked"), KIND_SEATS),
  new Field("fighting", offsetof<State>("fighting"), KIND_SEATS),
  new Field("declared", offsetof<State>("declared"), KIND_SEATS),
  new Field("used", offsetof<State>("used"), KIND_ITEMS),
  new Field("fire", offsetof<State>("fireAsked"), WORD_FIRE),
  new Field("fireItem", offsetof<State>("fireItem"), KIND_ITEM),
  new Field("oilThrown", offsetof<State>("oilThrown"), KIND_FLAG),
  new Field("passed", offsetof<State>("passed"), KIND_SEATS),
  new Field("heirsDue", offsetof<State>("heirsDue"), KIND_SEATS),
  new Field("struckLeader", offsetof<State>("struckLeader"), KIND_SEAT),
  new Field("batches", offsetof<State>("batches"), KIND_NUMBER),
  new Field("runWay", offsetof<State>("runWay"), KIND_NUMBER),
];

/** The field of a name, or null. */
export function findField(name: string): Field | null {
  for (let i = 0; i < FIELDS.length; i++) if (FIELDS[i].name == name) return FIELDS[i];
  return null;
}

/** The words of a kind from WORD_PHASE on. */
export function wordsOf(kind: i32): string[] {
  if (kind == WORD_PHASE) return PHASES;
  if (kind == WORD_RESULT) return RESULTS;
  if (kind == WORD_TOTEM) return TOTEMS;
  if (kind == WORD_TASK) return TASKS;
  if (kind == WORD_CAUSE) return CAUSES;
  return kind == WORD_FIGHT ? FIGHTS : FIRES;
}
