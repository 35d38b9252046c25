// Owns the words that a player reads when the console stopped: one panel for each kind of failure.
import { CartError } from "./engine.ts";
import { ConflictError } from "./saves.ts";

/** Why the console stopped, for a panel over the screen. */
export interface Fault {
  title: string;
  words: string;
  /** stable and short */
  code: string;
  /** words on the button that tries again, "" when that makes no sense */
  again: string;
}

/** The save of a game cannot be played; thrown by the console. */
export class RefusedError extends Error {}

/** The panel for something that was thrown while that cartridge ran. */
export function faultOf(error: unknown, cartTitle: string): Fault {
  const words = error instanceof Error ? error.message : String(error);
  if (error instanceof RefusedError)
    return {
      title: "This save cannot be played",
      words: `${words} It is kept as it is. Export it, or erase it in the menu to begin anew.`,
      code: "E-REFUSED",
      again: "",
    };
  if (error instanceof ConflictError)
    return { title: "Played elsewhere", words, code: "E-CONFLICT", again: "Go on from that save" };
  if (error instanceof CartError)
    return {
      title: `${cartTitle} stopped`,
      words: `${words} Your game is kept as it was last saved.`,
      code: error.code,
      again: "Try again",
    };
  return {
    title: "The saves cannot be read",
    words: `${words.replace(/\.$/, "")}. Nothing was overwritten.`,
    code: "E-STORE",
    again: "Try again",
  };
}
