// Owns `npm run parity`: the same calls on every engine, instances thrown away at random, must give the same bytes.
import { existsSync } from "node:fs";
import { join } from "node:path";
import { builtCarts, chosenCarts, type BuiltCart } from "./cart-files.ts";
import { fail, isMain, readArgs, root, runTool } from "./cli.ts";
import { hasCommand } from "./commands.ts";
import { Lab, LabCart } from "./device/lab.ts";
import { readAnswer } from "./engines.ts";
import { InspectedGame } from "./inspect-game.ts";
import { NativeHost } from "./native.ts";
import { withChromium } from "./parity/chromium.ts";
import { compareTrace, linePlayer, v8Player, type Player } from "./parity/compare.ts";
import { Random } from "./random.ts";
import { hostLine, recordTrace, type Trace } from "./traces.ts";

/** Offset of a game's rules in the state region (state-map.ts). */
const RULES_OFFSET = 96;
/** Calls that are recorded on after the last ply, so that the end screen and a rematch are in the trace. */
const CALLS_AFTER_END = 30;
const MOST_CALLS = 4000;
/** Menu and test cartridges have no end: so many calls stand for a game. */
const CALLS_WITHOUT_END = 300;

/** Traces of a cartridge, one for each seed from `first` on, and how many of them reached the end of a game. */
export async function recordGames(
  cart: BuiltCart,
  all: BuiltCart[],
  first: number,
  count: number,
): Promise<{ traces: Trace[]; ended: number }> {
  const rules = existsSync(join(root, cart.folder, "inspect.ts"))
    ? await InspectedGame.load(cart.name)
    : null;
  const host = hostLine(cart, all);
  let ended = 0;
  const traces = Array.from({ length: count }, (_, game) => {
    let after = 0;
    const isOver = (state: Uint8Array): boolean => {
      if (!rules) return false;
      rules.bytes.set(state.subarray(RULES_OFFSET, RULES_OFFSET + rules.bytes.length));
      if (after === 0 && !rules.isTerminal) return false;
      return ++after > CALLS_AFTER_END;
    };
    const seed = first + game;
    // Every other game has seats and options by chance.
    const trace = recordTrace(
      cart,
      host,
      seed,
      rules ? MOST_CALLS : CALLS_WITHOUT_END,
      isOver,
      seed % 2 === 0,
    );
    if (after > 0) ended++;
    return trace;
  });
  return { traces, ended };
}

/** Compares all traces on one engine; returns the first difference or "". */
async function compareAll(cart: BuiltCart, traces: Trace[], player: Player): Promise<string> {
  for (const trace of traces) {
    const words = await compareTrace(cart, trace, player, new Random(trace.seed ^ 0x5eed));
    if (words) return words;
  }
  return "";
}

/** Plays the traces on V8 and on desktop wasm3; returns the first difference or "". */
export async function compareOnDesktop(cart: BuiltCart, traces: Trace[]): Promise<string> {
  const onV8 = await compareAll(cart, traces, v8Player(cart));
  if (onV8) return onV8;
  const host = NativeHost.open(cart.wasmPath);
  try {
    return await compareAll(cart, traces, linePlayer("wasm3", host, readAnswer));
  } finally {
    await host.close();
  }
}

/** Plays the traces on the interpreter of the emulated device; returns the first difference or "". */
export async function compareOnDevice(cart: BuiltCart, traces: Trace[], lab: Lab): Promise<string> {
  const words = await compareAll(
    cart,
    traces,
    linePlayer("the device", LabCart.open(lab, cart.bytes), readAnswer),
  );
  lab.device.expectClean();
  return words;
}

/** Plays the first trace in Chromium too. */
async function compareInChromium(cart: BuiltCart, traces: Trace[]): Promise<string> {
  return withChromium(cart, (player) => compareAll(cart, traces.slice(0, 1), player));
}

async function openLab(): Promise<Lab> {
  if (!hasCommand("arm-none-eabi-gcc")) {
    fail("The device needs arm-none-eabi-gcc; npm run setup installs it.");
  }
  return Lab.open();
}

async function main(): Promise<number> {
  const args = readArgs({
    name: "parity",
    about:
      "Records games played with random presses on Node's engine and plays the same calls again, there and on desktop\n" +
      "wasm3, throwing instances away at random; status, state, picture and text must agree after every call.",
    options: {
      games: { value: "N", what: "games of each cartridge (20)" },
      seed: { value: "S", what: "seed of the first game (1)" },
      chromium: { what: "play one game of each cartridge in Chromium too" },
      device: { what: "play all games on the firmware's interpreter in the emulated device too" },
    },
    args: ["[CARTRIDGE...]"],
  });
  const games = args.number("games", 20, 1, 100_000);
  const seed = args.number("seed", 1, 0, 2 ** 31);
  const carts = await chosenCarts(args.args, ["menu", "game", "test"]);
  if (carts.length === 0) fail("There is no cartridge yet.");
  const lab = args.on("device") ? await openLab() : null;
  const all = await builtCarts();
  let differing = 0;
  for (const cart of carts) {
    const { traces, ended } = await recordGames(cart, all, seed, games);
    let words = await compareOnDesktop(cart, traces);
    if (!words && args.on("chromium")) words = await compareInChromium(cart, traces);
    if (!words && lab) words = await compareOnDevice(cart, traces, lab);
    if (words) differing++;
    const calls = traces.reduce((sum, trace) => sum + trace.lines.length, 0);
    const further = [
      ...(args.on("chromium") ? ["Chromium (first game)"] : []),
      ...(lab ? ["the device"] : []),
    ];
    const engines = ["V8", "wasm3", ...further].join(", ");
    const played = `${traces.length} games (${ended} to their end), ${calls} calls`;
    console.log(words || `${cart.name}: ${played}: equal on ${engines}`);
  }
  return differing ? 1 : 0;
}

if (isMain(import.meta.url)) await runTool(main);
