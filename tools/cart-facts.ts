// Owns the facts of a cartridge as its game.json states them: their form, and reading them.
import { readFileSync } from "node:fs";
import { relative } from "node:path";
import * as v from "valibot";
import { TITLE_SIZE } from "../host/web/abi.ts";
import { fail, root } from "./cli.ts";
import { parseFacts } from "./facts-file.ts";

const players = v.pipe(
  v.number("must be a number"),
  v.integer("must be whole"),
  v.minValue(0, "must be 0 or more"),
  v.maxValue(8, "must be 8 or less"),
);

/** Place of a game that states none. */
const LAST = 99;

const FACTS = v.strictObject(
  {
    /** for ever: saves are filed under it */
    id: v.pipe(
      v.string("must be four letters"),
      v.regex(/^[A-Z0-9]{4}$/, "must be four capital letters or digits"),
    ),
    title: v.pipe(
      v.string("must be words"),
      v.nonEmpty("must not be empty"),
      v.maxBytes(TITLE_SIZE - 1, `must be at most ${TITLE_SIZE - 1} bytes long`),
    ),
    /** 0 marks the menu */
    minPlayers: players,
    maxPlayers: players,
    saveVersion: v.pipe(
      v.number("must be a number"),
      v.integer("must be whole"),
      v.minValue(1, "must be 1 or more"),
      v.maxValue(65535, "must be below 65536"),
    ),
    /** place among the games in every list, the least first; those without one come last */
    order: v.optional(
      v.pipe(
        v.number("must be a number"),
        v.integer("must be whole"),
        v.minValue(1, "must be 1 or more"),
        v.maxValue(LAST, `must be ${LAST} or less`),
      ),
      LAST,
    ),
    /** name in the icon set of tools/icons.ts */
    icon: v.optional(v.string("must be the name of an icon")),
    /** still being made: built and tested, but in no menu, firmware or page */
    draft: v.optional(v.boolean("must be true or false")),
    /** built to be small rather than fast */
    small: v.optional(v.boolean("must be true or false")),
    /** names that its sources ask for with isDefined(): one game's sources can make several cartridges */
    use: v.optional(
      v.array(v.pipe(v.string("must be words"), v.regex(/^[A-Z_]+$/, "must be names in capitals"))),
    ),
  },
  (issue) => (issue.received === "undefined" ? "is missing" : "is not a fact of a cartridge"),
);

/** The facts of a cartridge, owned by its game.json. */
export type CartFacts = v.InferOutput<typeof FACTS>;

/** Reads a game.json; fails with the file, the field and what it must be. */
export function readFacts(path: string): CartFacts {
  const place = relative(root, path);
  const facts = parseFacts(FACTS, readFileSync(path, "utf8"), place);
  if (facts.minPlayers > facts.maxPlayers) fail(`${place}, field "minPlayers" is more than maxPlayers.`);
  return facts;
}
