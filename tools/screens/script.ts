// Owns the language of *.buttons files: a game played by named presses, with pictures taken on the way.
//
//   seed 1 0                 a new game from that seed (low word, high word)
//   B DOWN DOWN*3 LONG_A     presses; after each, the work that the cartridge has left is done
//   choose WORDS             DOWN to the row that begins with these words, then B
//   until WORDS              B, as often as it takes, until the screen has these words
//   seats H H 2 3            who sits in the next given ones: H a human, 1..3 a computer's level
//   given {"health": 1}      a normal set-up with these fields, put into the running game
//   host {"entries": [...]}  other host info, then the state is put back
//   resume                   a new instance gets the state back
//   shot NAME                a picture for the golden <file>.NAME.png
//   # words                  a remark
import { readFileSync } from "node:fs";
import { basename } from "node:path";
import * as abi from "../../host/web/abi.ts";
import { fail } from "../cli.ts";

/** One thing that a script does. */
export type Step =
  | { do: "seed"; low: number; high: number }
  | { do: "press"; code: number }
  | { do: "choose" | "until"; words: string }
  | { do: "given" | "host"; json: Record<string, unknown> }
  | { do: "seats"; kinds: string[] }
  | { do: "resume" }
  | { do: "shot"; name: string };

/** A script and where it stands. */
export interface Script {
  /** path from the project's root */
  path: string;
  /** file name without its ending */
  name: string;
  steps: { line: number; step: Step }[];
}

const PRESS_CODES = new Map(
  Object.entries(abi)
    .filter(([name]) => name.startsWith("PRESS_") && name !== "PRESS_COUNT")
    .map(([name, code]) => [name.slice("PRESS_".length), code as number]),
);

/** Reads a script; ends the tool with file, line and reason when it is malformed. */
export function readScript(path: string, fullPath = path): Script {
  const steps: Script["steps"] = [];
  readFileSync(fullPath, "utf8")
    .split("\n")
    .forEach((text, index) => {
      const words = text.trim();
      if (!words || words.startsWith("#")) return;
      try {
        for (const step of readLine(words)) steps.push({ line: index + 1, step });
      } catch (error) {
        fail(`${path}:${index + 1}: ${(error as Error).message}.`);
      }
    });
  if (steps[0]?.step.do !== "seed") fail(`${path}: a script begins with a line "seed LOW HIGH".`);
  return { path, name: basename(path, ".buttons"), steps };
}

function readLine(words: string): Step[] {
  const [first = "", ...rest] = words.split(/\s+/);
  const tail = words.slice(first.length).trim();
  if (first === "seed") return [{ do: "seed", low: u32(rest[0]), high: u32(rest[1] ?? "0") }];
  if (first === "given" || first === "host") return [{ do: first, json: readJson(tail) }];
  if ((first === "choose" || first === "until") && tail) return [{ do: first, words: tail }];
  if (first === "seats" && rest.length > 0 && rest.every((kind) => /^[H123]$/.test(kind))) {
    return [{ do: "seats", kinds: rest }];
  }
  if (first === "resume" && !tail) return [{ do: "resume" }];
  if (first === "shot") {
    if (!/^[a-z0-9-]+$/.test(tail)) throw new Error("a shot is named by small letters, digits and -");
    return [{ do: "shot", name: tail }];
  }
  return [first, ...rest].flatMap(readPress);
}

function readPress(word: string): Step[] {
  const [name = "", times = "1"] = word.split("*");
  const code = PRESS_CODES.get(name);
  if (code === undefined || !/^\d{1,3}$/.test(times)) {
    throw new Error(`"${word}" is no press; there are ${[...PRESS_CODES.keys()].join(", ")}`);
  }
  return Array.from({ length: Number(times) }, () => ({ do: "press", code }) as const);
}

function u32(text: string | undefined): number {
  const value = Number(text ?? NaN);
  if (!Number.isInteger(value) || value < 0 || value >= 2 ** 32) {
    throw new Error("a seed is two whole numbers from 0 to 4294967295");
  }
  return value;
}

function readJson(text: string): Record<string, unknown> {
  try {
    return JSON.parse(text) as Record<string, unknown>;
  } catch {
    throw new Error(`what follows is no JSON: ${text.slice(0, 40)}`);
  }
}
