// Owns the facts of a board as its board.json states them: their form, and reading them.
import { existsSync, readFileSync, readdirSync } from "node:fs";
import { join, relative } from "node:path";
import * as v from "valibot";
import { fail, failUsage, root } from "../cli.ts";
import { parseFacts } from "../facts-file.ts";

const whole = (least: number, most: number) =>
  v.pipe(
    v.number("must be a number"),
    v.integer("must be whole"),
    v.minValue(least, `must be ${least} or more`),
    v.maxValue(most, `must be ${most} or less`),
  );

/** A pin of the RP2040; families with other pins would bring their own limit. */
const pin = whole(0, 29);
/** A pin that the ADC can measure. */
const analogue = whole(26, 29);

const strict = <Entries extends v.ObjectEntries>(entries: Entries) =>
  v.strictObject(entries, (issue) =>
    issue.received === "undefined" ? "is missing" : "is not a fact of a board",
  );

/** A line with two levels; `active` is the level at which it means what its name says. */
const line = strict({ pin, active: v.picklist(["high", "low"], 'must be "high" or "low"') });

const SECTOR = 4096;
const sectors = v.pipe(
  whole(2 * SECTOR, 16 * 1024 * 1024),
  v.check((bytes) => bytes % SECTOR === 0, `must be a multiple of ${SECTOR}`),
);

const FACTS = strict({
  /** what people call it */
  name: v.pipe(v.string("must be words"), v.nonEmpty("must not be empty"), v.maxLength(40, "is too long")),
  /** folder of the microcontroller's code */
  family: v.string("must be the name of a folder"),
  panel: strict({
    /** folder of the driver under boards/panels */
    controller: v.string("must be the name of a folder"),
    spi: whole(0, 1),
    /** fastest clock that the controller takes */
    mostHertz: whole(100_000, 60_000_000),
    clock: pin,
    data: pin,
    select: line,
    /** active while a byte is a command */
    command: line,
    reset: line,
    busy: line,
  }),
  buttons: strict({ A: line, B: line, C: line, UP: line, DOWN: line }),
  /** held while the board starts: it waits for new firmware */
  user: v.optional(line),
  /** keeps the board powered */
  latch: v.optional(line),
  led: v.optional(line),
  /** active while USB feeds the board */
  usb: v.optional(line),
  battery: v.optional(
    strict({
      sense: analogue,
      /** the battery's voltage is so many times what arrives at the pin */
      divider: whole(1, 20),
      /** a voltage that does not follow the rail */
      reference: v.optional(strict({ pin: analogue, millivolts: whole(500, 3300), power: line })),
    }),
  ),
  flash: strict({ bytes: sectors, /** kept for saves, at the end */ saveBytes: sectors }),
});

/** The facts of a board, owned by its board.json. */
export type BoardFacts = v.InferOutput<typeof FACTS>;
export type BoardLine = v.InferOutput<typeof line>;

/** A board's folder name and its facts. */
export interface Board {
  id: string;
  facts: BoardFacts;
}

const boards = join(root, "boards");

/** Names of the boards there are: the folders with a board.json. */
export function boardNames(): string[] {
  return readdirSync(boards)
    .filter((name) => existsSync(join(boards, name, "board.json")))
    .sort();
}

/** Every pin that the facts name, with the field that names it; the ADC may share none either. */
export function namedPins(facts: BoardFacts): [field: string, pin: number][] {
  const { panel, buttons, battery } = facts;
  const lines: [string, BoardLine | undefined][] = [
    ...(["select", "command", "reset", "busy"] as const).map((name): [string, BoardLine] => [
      `panel.${name}`,
      panel[name],
    ]),
    ...Object.entries(buttons).map(([name, button]): [string, BoardLine] => [`buttons.${name}`, button]),
    ["user", facts.user],
    ["latch", facts.latch],
    ["led", facts.led],
    ["usb", facts.usb],
    ["battery.reference.power", battery?.reference?.power],
  ];
  const pins: [string, number][] = [
    ["panel.clock", panel.clock],
    ["panel.data", panel.data],
  ];
  for (const [field, given] of lines) if (given) pins.push([`${field}.pin`, given.pin]);
  if (battery) pins.push(["battery.sense", battery.sense]);
  if (battery?.reference) pins.push(["battery.reference.pin", battery.reference.pin]);
  return pins;
}

/** What the form cannot say: pins used twice, folders that are not there, pins that the bus cannot reach. */
function contradiction(facts: BoardFacts): [field: string, words: string] | null {
  const seen = new Map<number, string>();
  for (const [field, number] of namedPins(facts)) {
    const other = seen.get(number);
    if (other) return [field, `is ${number}, which ${other} has already`];
    seen.set(number, field);
  }
  const { panel, flash } = facts;
  // RP2040 datasheet 1.4.3: the pins of a bus repeat every 16, its two blocks alternate every 8.
  for (const [name, place] of [
    ["clock", 2],
    ["data", 3],
  ] as const) {
    const number = panel[name];
    if (number % 4 !== place || (number >> 3) % 2 !== panel.spi) {
      return [`panel.${name}`, `is ${number}, which the bus SPI${panel.spi} does not reach as its ${name}`];
    }
  }
  if (flash.saveBytes >= flash.bytes) return ["flash.saveBytes", "leaves no room for the firmware"];
  if (!existsSync(join(boards, facts.family, "link.ld"))) {
    return ["family", `is "${facts.family}", and there is no boards/${facts.family} with a link.ld`];
  }
  if (!existsSync(join(boards, "panels", panel.controller))) {
    return [
      "panel.controller",
      `is "${panel.controller}", and there is no boards/panels/${panel.controller}`,
    ];
  }
  return null;
}

/** Reads a board.json; fails with the file, the field and what it must be. */
export function readBoardFacts(path: string): BoardFacts {
  const place = relative(root, path);
  const facts = parseFacts(FACTS, readFileSync(path, "utf8"), place);
  const wrong = contradiction(facts);
  if (wrong) fail(`${place}, field "${wrong[0]}" ${wrong[1]}.`);
  return facts;
}

/** The board of that name; an unknown name ends the tool with a sentence. */
export function findBoard(id: string): Board {
  if (!boardNames().includes(id)) {
    failUsage(`There is no board "${id}"; there are ${boardNames().join(", ")}.`);
  }
  return { id, facts: readBoardFacts(join(boards, id, "board.json")) };
}
