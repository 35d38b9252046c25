// Owns what the tests of the UC8151 driver share: its bench, its command names, scripts, goldens.
import assert from "node:assert/strict";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { isMain, root, runTool } from "../../tools/cli.ts";
import { buildPanelBench, Script, UNKNOWN, type Tape } from "./bench.ts";
import { BLANK, dot, noise } from "./frames.ts";
import { commandNames, transcript } from "./transcript.ts";

const folder = join(root, "boards/panels/uc8151");

export const bench = (...flags: string[]): string => buildPanelBench("uc8151", flags);

export const NAMES = commandNames(readFileSync(join(folder, "uc8151_regs.h"), "utf8"), "UC8151");

/** Codes of commands by name. */
export const CODE = Object.fromEntries([...NAMES].map(([code, name]) => [name, code])) as Record<
  | "PSR"
  | "POF"
  | "PON"
  | "DTM1"
  | "DTM2"
  | "DSP"
  | "DRF"
  | "LUTC"
  | "LUTWW"
  | "LUTBW"
  | "LUTWB"
  | "LUTBB"
  | "CDI",
  number
>;

/** A panel just begun, and frames 0 to 3: blank, a dot, noise, other noise. */
export const begun = (): Script =>
  new Script().frame(0, BLANK).frame(1, dot(100, 50)).frame(2, noise(1)).frame(3, noise(2)).begin();

/** Frame 0 stands, and the booster is on. */
export const shown = (): Script => begun().show(0, UNKNOWN, "full");

/** What every run keeps to, whatever the panel does. */
export function isOrderly(tape: Tape): void {
  assert.ok(!tape.has("ENDLESS"), "the driver came to an end");
  assert.deepEqual(tape.of("OFFENCE"), [], "nothing was sent while the panel was busy");
}

/** What was sent for a plane, each time. */
export const planes = (tape: Tape, code: number): Uint8Array[] =>
  tape.sent.filter((sent) => sent.code === code).map(({ data }) => data);

export const same = (a: Uint8Array | undefined, b: Uint8Array): boolean =>
  a !== undefined && Buffer.compare(a, b) === 0;

const COOL_US = 2_000_000; // enough for the booster to be switched off by itself

/** The sequences that are kept as goldens; what comes after the mark. */
const GOLDENS: Record<string, () => Script> = {
  init: () => new Script().mark().begin(),
  "first-full": () => begun().mark().show(1, UNKNOWN, "full"),
  "known-glass-quick": () => begun().mark().show(1, 0, "quick"),
  "prepared-then-quick": () => begun().mark().prepare(0, "quick").show(1, 0, "quick"),
  "quick-after-quick": () => shown().show(1, 0, "quick").mark().show(0, 1, "quick"),
  "mode-change": () => shown().show(1, 0, "quick").mark().show(2, 1, "clean"),
  "full-while-warm": () => shown().mark().show(1, 0, "full"),
  "left-alone": () => shown().mark().poll(COOL_US),
  "rest-before-cut": () => shown().mark().rest(true),
  "rest-on-usb": () => shown().mark().rest(false),
  retry: () => shown().set("hang", 1).mark().show(1, 0, "quick"),
  broken: () => shown().set("hang", 3).mark().show(1, 0, "quick"),
  absent: () => begun().set("trouble", 2).mark().show(1, UNKNOWN, "full"),
};

export interface Golden {
  name: string;
  path: string;
  /** what the golden says; "" when there is none */
  wanted: string;
  got: string;
  tape: Tape;
}

export function goldens(): Golden[] {
  const program = bench();
  return Object.entries(GOLDENS).map(([name, script]) => {
    const path = join(folder, "golden", `${name}.txt`);
    const tape = script().run(program).marked;
    const wanted = existsSync(path) ? readFileSync(path, "utf8") : "";
    return { name, path, wanted, got: transcript(tape, NAMES), tape };
  });
}

/** Started by hand, this makes what the driver does now the goldens: look at the difference first. */
if (isMain(import.meta.url)) {
  await runTool(() => {
    mkdirSync(join(folder, "golden"), { recursive: true });
    for (const { name, path, wanted, got } of goldens()) {
      if (wanted !== got) console.log(`${name} accepted`);
      writeFileSync(path, got);
    }
  });
}
