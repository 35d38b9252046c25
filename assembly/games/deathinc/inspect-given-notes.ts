// Owns what tools have given of a deathinc state since the set-up: the paths, and whether it is more than the set-up.
import { wholeNumber } from "../../console/inspect-text";

let given: string[] = [];
/** Whether more than the set-up was given: then hands are empty but for what is named, and a walk is to be rolled for. */
let isTable: bool = false;

/** Forgets what an earlier given said. */
export function forget(): void {
  given = [];
  isTable = false;
}

export function note(path: string): void {
  given.push(path);
}

export function wasGiven(path: string): bool {
  return given.includes(path);
}

export function noteTable(): void {
  isTable = true;
}

export function hasTable(): bool {
  return isTable;
}

/** A path within a list: "0.hearts" is place 0, name "hearts"; place -1 where there is no number. */
export class Part {
  place: i32;
  name: string;
  constructor(path: string) {
    const dot = path.indexOf(".");
    this.place = wholeNumber(dot < 0 ? path : path.substring(0, dot));
    this.name = dot < 0 ? "" : path.substring(dot + 1);
  }
}
