// Owns the table of geek's plain fields for tools: name, place in the state and kind of each, for JSON text and given.
import { OUTCOMES, PHASES, RESULTS, SYMBOLS } from "./inspect-words";
import { State } from "./state";

/** A plain number 0..255. */
export const FIELD_NUMBER: i32 = 0;
/** true or false. */
export const FIELD_FLAG: i32 = 1;
/** A seat counted from 0, or null. */
export const FIELD_SEAT: i32 = 2;
/** A list of seats counted from 0. */
export const FIELD_SEATS: i32 = 3;
/** A square as "A12", or null. */
export const FIELD_SQUARE: i32 = 4;
/** An opening as "D01", or null. */
export const FIELD_OPENING: i32 = 5;
/** A kind of tile, or null. */
export const FIELD_KIND: i32 = 6;
/** A face-up monster as "zombie A3", or null. */
export const FIELD_MONSTER: i32 = 7;
// One word of a list of inspect-words.ts, or null.
export const WORD_PHASE: i32 = 16;
export const WORD_RESULT: i32 = 17;
export const WORD_OUTCOME: i32 = 18;
export const WORD_SYMBOL: i32 = 19;

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
  new Field("round", offsetof<State>("round"), FIELD_NUMBER),
  new Field("turn", offsetof<State>("turn"), FIELD_SEAT),
  new Field("first", offsetof<State>("first"), FIELD_SEAT),
  new Field("humans", offsetof<State>("humans"), FIELD_SEATS),
  new Field("toLay", offsetof<State>("toLay"), FIELD_NUMBER),
  new Field("maxUsed", offsetof<State>("maxUsed"), FIELD_FLAG),
  new Field("called", offsetof<State>("called"), FIELD_FLAG),
  new Field("truckRound", offsetof<State>("truckRound"), FIELD_NUMBER),
  new Field("steps", offsetof<State>("steps"), FIELD_NUMBER),
  new Field("walked", offsetof<State>("walked"), FIELD_NUMBER),
  new Field("from", offsetof<State>("from"), FIELD_SQUARE),
  new Field("fled", offsetof<State>("fled"), FIELD_SQUARE),
  new Field("crossed", offsetof<State>("crossed"), FIELD_OPENING),
  new Field("resolved", offsetof<State>("resolved"), FIELD_FLAG),
  new Field("tried", offsetof<State>("tried"), FIELD_FLAG),
  new Field("tryAt", offsetof<State>("tryAt"), FIELD_OPENING),
  new Field("fighter", offsetof<State>("fighter"), FIELD_SEAT),
  new Field("monster", offsetof<State>("monster"), FIELD_MONSTER),
  new Field("flipAt", offsetof<State>("flipAt"), FIELD_SQUARE),
  new Field("banned", offsetof<State>("banned"), FIELD_MONSTER),
  new Field("used", offsetof<State>("used"), FIELD_FLAG),
  new Field("partner", offsetof<State>("partner"), FIELD_SEAT),
  new Field("thing", offsetof<State>("thing"), FIELD_KIND),
  new Field("gives", offsetof<State>("gives"), FIELD_FLAG),
  new Field("agreed", offsetof<State>("agreed"), FIELD_SEATS),
  new Field("back", offsetof<State>("back"), WORD_PHASE),
  new Field("sector", offsetof<State>("sector"), FIELD_NUMBER),
  new Field("symbol", offsetof<State>("symbol"), WORD_SYMBOL),
  new Field("face", offsetof<State>("face"), FIELD_KIND),
  new Field("faceAt", offsetof<State>("faceAt"), FIELD_SQUARE),
  new Field("outcome", offsetof<State>("outcome"), WORD_OUTCOME),
  new Field("lost", offsetof<State>("lost"), FIELD_NUMBER),
  new Field("eaten", offsetof<State>("eaten"), FIELD_SEAT),
  new Field("killer", offsetof<State>("killer"), FIELD_KIND),
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
  return kind == WORD_OUTCOME ? OUTCOMES : SYMBOLS;
}
