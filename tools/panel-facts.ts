// Owns the facts of a panel as its panel.json states them: their form, and reading them.
import { existsSync, readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import * as v from "valibot";
import { fail, failUsage, root } from "./cli.ts";
import { parseFacts } from "./facts-file.ts";

const whole = (least: number, most: number) =>
  v.pipe(
    v.number("must be a number"),
    v.integer("must be whole"),
    v.minValue(least, `must be ${least} or more`),
    v.maxValue(most, `must be ${most} or less`),
  );

const strict = <Entries extends v.ObjectEntries>(entries: Entries) =>
  v.strictObject(entries, (issue) =>
    issue.received === "undefined" ? "is missing" : "is not a fact of a panel",
  );

const pixels = whole(1, 1024);
const milliseconds = whole(1, 60_000);
const mode = strict({
  /** length of the driver's waveform */
  frames: whole(1, 1000),
  /** whether pixels that keep their colour are seen to change */
  flashes: v.boolean("must be true or false"),
});

const FACTS = strict({
  /** the chip's name */
  controller: v.pipe(v.string("must be words"), v.nonEmpty("must not be empty")),
  width: pixels,
  height: pixels,
  /** the part of it that no bezel hides */
  visible: strict({ x: whole(0, 1023), y: whole(0, 1023), width: pixels, height: pixels }),
  spi: strict({ mode: whole(0, 3), mostHertz: whole(100_000, 60_000_000) }),
  /** parts of one kind differ */
  frameMs: strict({ usual: milliseconds, least: milliseconds, most: milliseconds }),
  powerOnMs: strict({ usual: milliseconds, most: milliseconds }),
  powerOffMs: strict({ usual: milliseconds, most: milliseconds }),
  modes: strict({ quick: mode, normal: mode, strong: mode, clean: mode }),
  /** the maker's waveform; longest in the cold */
  fullMs: strict({ usual: milliseconds, most: milliseconds }),
  /** refreshes of changed pixels only, before the glass is to be cleaned */
  quickBetweenCleansAtMost: whole(1, 1000),
});

/** A panel's facts, owned by its panel.json. */
export type PanelFacts = v.InferOutput<typeof FACTS>;

const panels = join(root, "boards/panels");

/** Names of the controllers there are drivers for. */
export function panelNames(): string[] {
  return readdirSync(panels)
    .filter((name) => existsSync(join(panels, name, "panel.json")))
    .sort();
}

/** What the form cannot say. */
function contradiction({ width, height, visible, frameMs }: PanelFacts): string {
  if (visible.x + visible.width > width || visible.y + visible.height > height) {
    return 'field "visible" is not within width and height';
  }
  if (frameMs.least > frameMs.usual || frameMs.usual > frameMs.most) {
    return 'field "frameMs" must be least, usual and most in this order of size';
  }
  return "";
}

/** Facts from the text of a panel.json; `place` names it to the user when something is wrong. */
export function parsePanelFacts(text: string, place: string): PanelFacts {
  const facts = parseFacts(FACTS, text, place);
  const wrong = contradiction(facts);
  if (wrong) fail(`${place}, ${wrong}.`);
  return facts;
}

/** The facts of the panel with that controller; an unknown name ends the tool with a sentence. */
export function readPanelFacts(name: string): PanelFacts {
  if (!panelNames().includes(name)) {
    failUsage(`There is no panel "${name}"; there are ${panelNames().join(", ")}.`);
  }
  const place = `boards/panels/${name}/panel.json`;
  return parsePanelFacts(readFileSync(join(root, place), "utf8"), place);
}
