// Owns `npm run shots`: every screen as a picture, a contact sheet of each cartridge, and the search for texts that do not fit.
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { compileCart } from "../host/web/cart.ts";
import { builtCarts, chosenCarts, type BuiltCart } from "./cart-files.ts";
import { isMain, readArgs, root, runTool } from "./cli.ts";
import { misfitLine, misfits } from "./detector.ts";
import { V8Engine } from "./engines.ts";
import { Bitmap, encodePng } from "./png.ts";
import { Random } from "./random.ts";
import { contactSheet } from "./screens/contact.ts";
import { findScripts, ScriptPlayer, type Shot } from "./screens/run.ts";
import { hostLine, RandomPlayer } from "./traces.ts";

const FOLDER = "build/shots";
const CALLS_PER_GAME = 400;

/** Collects what the detector finds, each misfit once, with a picture of the first screen that has it. */
export class MisfitCollector {
  readonly found = new Map<string, { where: string; picture: Bitmap }>();

  /** Looks at the picture that stands; `where` says how to get there. */
  look(engine: V8Engine, where: string): void {
    for (const misfit of misfits(engine.cart)) {
      const line = misfitLine(misfit);
      const known = this.found.has(line);
      if (!known) this.found.set(line, { where, picture: Bitmap.fromFrame(engine.cart.frame) });
    }
  }
}

/** The checked twin of a cartridge: it keeps the boxes of what it draws. */
async function checkedModule(cart: BuiltCart): Promise<WebAssembly.Module> {
  return compileCart(readFileSync(join(root, `build/checked/${cart.name}.wasm`)));
}

/** Looks for texts that do not fit on the screens of all scripts and of games played with random presses. */
export async function findMisfits(
  cart: BuiltCart,
  all: BuiltCart[],
  games: number,
): Promise<MisfitCollector> {
  const collector = new MisfitCollector();
  const module = await checkedModule(cart);
  for (const script of findScripts(cart)) {
    const player = new ScriptPlayer(cart, all, module, (engine) => collector.look(engine, script.path));
    await player.play(script);
  }
  for (let seed = 1; seed <= games; seed++) playRandomly(cart, all, module, seed, collector);
  return collector;
}

function playRandomly(
  cart: BuiltCart,
  all: BuiltCart[],
  module: WebAssembly.Module,
  seed: number,
  collector: MisfitCollector,
): void {
  const random = new Random(seed);
  const player = new RandomPlayer(random, cart.kind !== "test");
  const engine = new V8Engine(module);
  engine.call(hostLine(cart, all));
  let line = `start ${random.u32()} ${random.u32()}`;
  for (let call = 0; call < CALLS_PER_GAME; call++) {
    const answer = engine.call(line);
    if (answer.error !== undefined)
      throw new Error(`${cart.name}, seed ${seed}: ${line} traps: ${answer.error}`);
    collector.look(engine, `random game ${seed}, call ${call}`);
    line = player.next(answer.status);
  }
}

async function shootCart(cart: BuiltCart, all: BuiltCart[]): Promise<Shot[]> {
  const player = new ScriptPlayer(cart, all);
  const shots: Shot[] = [];
  for (const script of findScripts(cart)) shots.push(...(await player.play(script)).shots);
  const screens = shots.map(({ name, frame }) => ({ name, picture: Bitmap.fromFrame(frame) }));
  for (const { name, picture } of screens) write(`${FOLDER}/${name}.png`, picture);
  if (screens.length) write(`${FOLDER}/contact-${cart.name}.png`, contactSheet(screens));
  return shots;
}

function write(path: string, picture: Bitmap): void {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), encodePng(picture));
}

/** Prints the misfits and writes a picture of each; returns how many there are. */
function report(cart: BuiltCart, { found }: MisfitCollector): number {
  [...found].forEach(([line, { where, picture }], index) => {
    const path = `${FOLDER}/misfit-${cart.name}-${index + 1}.png`;
    write(path, picture);
    console.log(`${cart.name}: ${line}\n  ${where}; ${path}`);
  });
  return found.size;
}

async function main(): Promise<number> {
  const args = readArgs({
    name: "shots",
    about:
      "Writes every shot of the *.buttons scripts to build/shots, and a contact sheet of each cartridge at three times\n" +
      "the size; fails when a text is clipped or overlaps another, there or in games played with random presses.\n" +
      "Menu and games unless named.",
    options: { games: { value: "N", what: "random games of each cartridge to look at (20)" } },
    args: ["[CARTRIDGE...]"],
  });
  const carts = await chosenCarts(args.args, ["menu", "game"]);
  const all = await builtCarts();
  const games = args.number("games", 20, 0, 100_000);
  if (existsSync(join(root, FOLDER))) rmSync(join(root, FOLDER), { recursive: true });
  let wrong = 0;
  for (const cart of carts) {
    const shots = await shootCart(cart, all);
    const misfitting = report(cart, await findMisfits(cart, all, games));
    wrong += misfitting;
    const sheet = shots.length ? `, ${FOLDER}/contact-${cart.name}.png` : "";
    console.log(`${cart.name}: ${shots.length} screens${sheet}, ${misfitting} misfits`);
  }
  return wrong ? 1 : 0;
}

if (isMain(import.meta.url)) await runTool(main);
