// Owns `npm run bench`: sizes against budgets and the interpreter's work, in figures that do not depend on the machine.
import { spawnSync } from "node:child_process";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import * as abi from "../host/web/abi.ts";
import { linesOf, tablesOf, tableWords } from "./bench/computers.ts";
import { deviceFigures, spread } from "./bench/device.ts";
import { knownExcess } from "./bench/known.ts";
import { countGames, type Call } from "./bench/ops.ts";
import { MOST_BYTES } from "./build-carts.ts";
import { buildNative } from "./build-native.ts";
import { buildWeb, gzippedSize } from "./build-web.ts";
import { builtCarts, type BuiltCart } from "./cart-files.ts";
import { hasCommand } from "./commands.ts";
import { fail, isMain, readArgs, root, runTool } from "./cli.ts";
import { recordGames } from "./parity.ts";
import { findScripts, ScriptPlayer } from "./screens/run.ts";
import { readData, readSections, SECTION } from "./wasm-file.ts";

const ACCEPTED = "docs/bench.json";
const GAMES = 6;
/** Games of computers alone, of each cartridge. */
const COMPUTER_GAMES = 48;
const KINDS = ["start", "resume", "press", "step"];

/** Figures by name ("piecepack press ops, worst"). */
type Figures = Record<string, number>;

/** Cycles of the device's processor in so many milliseconds. */
const cyclesOf = (ms: number): number => ms * 133e3;

// design.md, section 7; figures without a budget are only compared with the accepted ones.
const BUDGETS: [RegExp, number][] = [
  [/ wasm bytes$/, MOST_BYTES],
  [/ end of static data$/, abi.MEMORY_LIMIT],
  [/^page and cartridges, gzipped bytes$/, 250 * 1024],
  // 50 ms a call; the device needs some 18.5 cycles an operation. Deathinc's script "far" holds the largest city.
  [/ (press|step|resume) ops( of computers)?, worst$/, Math.floor(cyclesOf(50) / 18.5)],
  [/press to refresh cycles, median$/, cyclesOf(16)],
  [/press to refresh cycles, worst$/, cyclesOf(40)],
  [/start to refresh with resume, us$/, 100e3],
  [/native stack bytes, most$/, 5 * 1024], // half of what is reserved
  [/^flash in all bytes$/, 768 * 1024],
  [/^ram in all bytes$/, 232 * 1024],
];

/** Figures may grow by this many per cent before somebody has to look and accept them. */
const LEEWAY = 3;
/** Those of a game on the handheld or of computers by this many: another image plays another game, other choices too. */
const GAME_LEEWAY = 20;
const OF_A_GAME = /^device .* cycles, | of computers, /;

/** Where the cartridge's static data ends. */
function dataEnd(cart: BuiltCart): number {
  const data = readSections(cart.bytes).find(({ id }) => id === SECTION.data);
  return Math.max(
    0,
    ...(data ? readData(data.bytes) : []).map(({ address, bytes }) => address + bytes.length),
  );
}

/** Calls of recorded random games and of all scripts. */
async function callsOf(cart: BuiltCart, all: BuiltCart[]): Promise<string[][]> {
  const { traces } = await recordGames(cart, all, 1, GAMES);
  const player = new ScriptPlayer(cart, all);
  const scripts: string[][] = [];
  for (const script of findScripts(cart)) scripts.push((await player.play(script)).lines);
  return [...traces.map(({ lines }) => lines), ...scripts];
}

/** Bytes of the interpreter's arena with all functions compiled (64-bit pointers; the device needs a tenth less). */
function arenaBytes(cart: BuiltCart): number {
  const check = spawnSync(buildNative("deadink"), ["check", cart.wasmPath], { encoding: "utf8" });
  if (check.status !== 0) fail(`${cart.name} does not load on wasm3: ${check.stderr.trim()}`);
  return Number(check.stdout.split(" ")[2]);
}

async function figuresOf(cart: BuiltCart, all: BuiltCart[]): Promise<Figures> {
  const figures: Figures = {
    [`${cart.name} wasm bytes`]: cart.bytes.length,
    [`${cart.name} end of static data`]: dataEnd(cart),
    [`${cart.name} arena bytes, all compiled`]: arenaBytes(cart),
  };
  const counted = (await countGames(cart, await callsOf(cart, all))).flat();
  for (const kind of KINDS) {
    const { median, worst } = spread(counted.filter((call) => call.kind === kind).map(({ ops }) => ops));
    if (worst === 0) continue;
    figures[`${cart.name} ${kind} ops, median`] = median;
    figures[`${cart.name} ${kind} ops, worst`] = worst;
  }
  if (cart.kind === "game") {
    const dearest = await dearestOfComputers(cart, all, 1, COMPUTER_GAMES);
    figures[`${cart.name} step ops of computers, worst`] = dearest.get("step")!.ops;
  }
  return figures;
}

/** The dearest call of each kind in games of computers from a seed on, and which game it is in. */
async function dearestOfComputers(
  cart: BuiltCart,
  all: BuiltCart[],
  first: number,
  count: number,
): Promise<Map<string, Call & { game: string }>> {
  const dearest = new Map<string, Call & { game: string }>();
  for (const table of tablesOf(cart, all, first, count)) {
    const [calls = []] = await countGames(cart, [linesOf(cart, all, table)]);
    for (const call of calls) {
      if (call.ops > (dearest.get(call.kind)?.ops ?? 0))
        dearest.set(call.kind, { ...call, game: tableWords(table) });
    }
  }
  return dearest;
}

/** Prints the dearest calls of games of computers, of each cartridge. */
async function searchComputers(count: number, first: number): Promise<number> {
  const all = await builtCarts();
  for (const cart of all.filter(({ kind }) => kind === "game")) {
    const dearest = await dearestOfComputers(cart, all, first, count);
    for (const kind of KINDS) {
      const call = dearest.get(kind);
      if (call)
        console.log(`${cart.name} ${kind}: ${call.ops} operations, line ${call.line} of ${call.game}`);
    }
  }
  return 0;
}

async function measure(): Promise<Figures> {
  const all = await builtCarts();
  const figures: Figures = {};
  for (const cart of all.filter(({ kind }) => kind !== "test"))
    Object.assign(figures, await figuresOf(cart, all));
  figures["page and cartridges, gzipped bytes"] = gzippedSize(await buildWeb());
  if (!hasCommand("arm-none-eabi-gcc")) {
    console.log("The device is left out: no arm-none-eabi-gcc here (npm run setup installs it).");
    return figures;
  }
  const device = await deviceFigures(all.filter(({ kind }) => kind === "game").map(({ name }) => name));
  console.log(`${device.energy.join("\n")}\n`);
  return { ...figures, ...device.figures };
}

function readAccepted(): Figures {
  if (!existsSync(join(root, ACCEPTED))) return {};
  try {
    return JSON.parse(readFileSync(join(root, ACCEPTED), "utf8")) as Figures;
  } catch {
    return fail(`${ACCEPTED} is no JSON file; npm run bench -- --accept writes it anew.`);
  }
}

/** Prints the table; returns how many figures are over their budgets, and how many have grown too much. */
function report(figures: Figures, accepted: Figures): { over: number; grown: number } {
  const width = Math.max(...Object.keys(figures).map((name) => name.length));
  const count = { over: 0, grown: 0 };
  for (const [name, value] of Object.entries(figures)) {
    const before = accepted[name];
    const budget = BUDGETS.find(([pattern]) => pattern.test(name))?.[1];
    const parts = [];
    const known = knownExcess(name);
    const isOver = budget !== undefined && value > budget;
    if (isOver)
      parts.push(`OVER the budget of ${budget}${known ? ` (up to ${known.most}: ${known.why})` : ""}`);
    else if (budget !== undefined) parts.push(`of ${budget}`);
    if (before === undefined) parts.push("new");
    else if (before !== value) parts.push(`was ${before} (${change(before, value)})`);
    const leeway = OF_A_GAME.test(name) ? GAME_LEEWAY : LEEWAY;
    if (before !== undefined && value > before * (1 + leeway / 100)) {
      parts.push("GROWN: make it smaller, or take it over with --accept");
      count.grown++;
    }
    if (isOver && !(known && value <= known.most)) count.over++;
    console.log(`${name.padEnd(width)}  ${String(value).padStart(9)}  ${parts.join(", ")}`.trimEnd());
  }
  return count;
}

function change(before: number, now: number): string {
  const percent = (100 * (now - before)) / before;
  return `${percent > 0 ? "+" : ""}${percent.toFixed(1)} %`;
}

async function main(): Promise<number> {
  const args = readArgs({
    name: "bench",
    about:
      "Prints sizes, arena use and the operations that wasm3 executes per call over recorded games and all scripts,\n" +
      "plays a game on the emulated handheld and prints cycles, stack, RAM, flash and energy,\n" +
      `compares them with ${ACCEPTED}, and fails when a budget is exceeded (by more than tools/bench/known.ts allows) or a figure has grown\n` +
      `by more than ${LEEWAY} %, one of a game on the handheld by more than ${GAME_LEEWAY} %.`,
    options: {
      accept: { what: `write the figures to ${ACCEPTED}` },
      computers: {
        value: "N",
        what: "only play N games of computers of each cartridge and print their dearest calls",
      },
      seed: { value: "S", what: "seed of the first of those games (1)" },
    },
  });
  const games = args.number("computers", 0, 0, 100_000);
  if (games > 0) return searchComputers(games, args.number("seed", 1, 0, 2 ** 31));
  const figures = await measure();
  const { over, grown } = report(figures, readAccepted());
  if (args.on("accept")) {
    writeFileSync(join(root, ACCEPTED), JSON.stringify(figures, null, 2) + "\n");
    console.log(`written to ${ACCEPTED}`);
    return over ? 1 : 0;
  }
  return over || grown ? 1 : 0;
}

if (isMain(import.meta.url)) await runTool(main);
