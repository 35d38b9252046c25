// Owns the table of deathinc's plain fields for tools: name, place in the state and kind of each, for JSON text and given.
import { OUTCOMES, PHASES, RESULTS } from "./inspect-words";
import { State } from "./state-bytes";

/** A plain number. */
export const FIELD_NUMBER: i32 = 0;
/** true or false. */
export const FIELD_FLAG: i32 = 1;
/** A seat counted from 0, or null. */
export const FIELD_SEAT: i32 = 2;
/** A list of seats counted from 0. */
export const FIELD_SEATS: i32 = 3;
/** A space as "(4,7)" or "city (1,1)", or null; two bytes. */
export const FIELD_SPACE: i32 = 4;
/** A number of two bytes. */
export const FIELD_WIDE: i32 = 5;
/** A card, or null. */
export const FIELD_CARD: i32 = 6;
/** A tile, or null. */
export const FIELD_TILE: i32 = 7;
/** A director, or null. */
export const FIELD_DIRECTOR: i32 = 8;
// One word of a list of inspect-words.ts, or null.
export const WORD_PHASE: i32 = 16;
export const WORD_RESULT: i32 = 17;
export const WORD_OUTCOME: i32 = 18;

/** A field of one byte, or two. */
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
  new Field("winner", offsetof<State>("winner"), FIELD_SEAT),
  new Field("turns", offsetof<State>("turns"), FIELD_WIDE),
  new Field("turn", offsetof<State>("turn"), FIELD_SEAT),
  new Field("first", offsetof<State>("first"), FIELD_SEAT),
  new Field("humans", offsetof<State>("humans"), FIELD_SEATS),
  new Field("played", offsetof<State>("played"), FIELD_SEATS),
  new Field("rescued", offsetof<State>("rescued"), FIELD_SEATS),
  new Field("died", offsetof<State>("died"), FIELD_SEATS),
  new Field("trophy", offsetof<State>("trophy"), FIELD_SEAT),
  new Field("lunch", offsetof<State>("lunch"), FIELD_SEAT),
  new Field("freeze", offsetof<State>("freeze"), FIELD_SEAT),
  new Field("iron", offsetof<State>("iron"), FIELD_NUMBER),
  new Field("toPlace", offsetof<State>("toPlace"), FIELD_NUMBER),
  new Field("entry", offsetof<State>("entry"), FIELD_NUMBER),
  new Field("die", offsetof<State>("die"), FIELD_NUMBER),
  new Field("steps", offsetof<State>("steps"), FIELD_NUMBER),
  new Field("walked", offsetof<State>("walked"), FIELD_NUMBER),
  new Field("walkDone", offsetof<State>("walkDone"), FIELD_FLAG),
  new Field("bonus", offsetof<State>("bonus"), FIELD_NUMBER),
  new Field("total", offsetof<State>("total"), FIELD_NUMBER),
  new Field("base", offsetof<State>("base"), FIELD_NUMBER),
  new Field("from", offsetof<State>("from"), FIELD_SPACE),
  new Field("passing", offsetof<State>("passing"), FIELD_FLAG),
  new Field("stepOne", offsetof<State>("stepOne"), FIELD_FLAG),
  new Field("fighting", offsetof<State>("fighting"), FIELD_FLAG),
  new Field("weapon", offsetof<State>("weapon"), FIELD_CARD),
  new Field("added", offsetof<State>("added"), FIELD_NUMBER),
  new Field("rolls", offsetof<State>("rolls"), FIELD_NUMBER),
  new Field("trimmer", offsetof<State>("trimmer"), FIELD_CARD),
  new Field("bottle", offsetof<State>("bottle"), FIELD_TILE),
  new Field("toMove", offsetof<State>("toMove"), FIELD_NUMBER),
  new Field("mover", offsetof<State>("mover"), FIELD_SEAT),
  new Field("window", offsetof<State>("window"), FIELD_NUMBER),
  new Field("askedSeat", offsetof<State>("asked"), FIELD_SEAT),
  new Field("answering", offsetof<State>("answering"), FIELD_SEAT),
  new Field("back", offsetof<State>("back"), WORD_PHASE),
  new Field("player", offsetof<State>("player"), FIELD_SEAT),
  new Field("card", offsetof<State>("card"), FIELD_CARD),
  new Field("target", offsetof<State>("target"), FIELD_SEAT),
  new Field("using", offsetof<State>("using"), FIELD_FLAG),
  new Field("left", offsetof<State>("left"), FIELD_NUMBER),
  new Field("twitch0", offsetof<State>("twitch0"), FIELD_NUMBER),
  new Field("twitch1", offsetof<State>("twitch1"), FIELD_NUMBER),
  new Field("tieSeat", offsetof<State>("tieSeat"), FIELD_SEAT),
  new Field("tied", offsetof<State>("tied"), FIELD_SEATS),
  new Field("passed", offsetof<State>("passed"), FIELD_NUMBER),
  new Field("outcome", offsetof<State>("outcome"), WORD_OUTCOME),
  new Field("lost", offsetof<State>("lost"), FIELD_NUMBER),
  new Field("scared", offsetof<State>("scared"), FIELD_DIRECTOR),
  new Field("gained", offsetof<State>("gained"), FIELD_NUMBER),
  new Field("claimed", offsetof<State>("claimed"), FIELD_DIRECTOR),
  new Field("drawn", offsetof<State>("drawn"), FIELD_NUMBER),
  new Field("saved", offsetof<State>("saved"), FIELD_NUMBER),
  new Field("dead", offsetof<State>("dead"), FIELD_SEAT),
  new Field("deadKills", offsetof<State>("deadKills"), FIELD_NUMBER),
  new Field("stopped", offsetof<State>("stopped"), FIELD_CARD),
];

/** The field of a name, or null. */
export function findField(name: string): Field | null {
  for (let i = 0; i < FIELDS.length; i++) if (FIELDS[i].name == name) return FIELDS[i];
  return null;
}

/** Whether a kind takes two bytes. */
export function isWide(kind: i32): bool {
  return kind == FIELD_SPACE || kind == FIELD_WIDE;
}

/** The words of a kind from WORD_PHASE on. */
export function wordsOf(kind: i32): string[] {
  if (kind == WORD_PHASE) return PHASES;
  return kind == WORD_RESULT ? RESULTS : OUTCOMES;
}
