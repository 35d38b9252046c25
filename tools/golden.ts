// Owns `npm run golden`: lists goldens (screens and playthroughs), shows what differs, accepts what a person looked at.
import { builtCarts } from "./cart-files.ts";
import { fail, failUsage, isMain, readArgs, runTool } from "./cli.ts";
import { playthroughGoldens } from "./playthrough.ts";
import { acceptShot, compareShot } from "./screens/compare.ts";
import { findScripts, ScriptPlayer, type Shot } from "./screens/run.ts";

/** A golden of any kind. */
interface Golden {
  /** cartridge/script.shot, or game/name for a playthrough */
  name: string;
  /** "" when it is as it should be, else what differs */
  compare(): string;
  accept(): void;
}

/** All shots of all scripts of all cartridges. */
export async function allShots(): Promise<Shot[]> {
  const carts = await builtCarts();
  const shots: Shot[] = [];
  for (const cart of carts) {
    const player = new ScriptPlayer(cart, carts);
    for (const script of findScripts(cart)) shots.push(...(await player.play(script)).shots);
  }
  return shots;
}

async function goldens(): Promise<Golden[]> {
  const shots = (await allShots()).map((shot) => ({
    name: shot.name,
    compare: () => compareShot(shot),
    accept: () => acceptShot(shot),
  }));
  return [...shots, ...(await playthroughGoldens())];
}

/** Those goldens whose name is one of the given, or begins with one followed by "/" or "."; all when none is given. */
function chosen(all: Golden[], names: string[]): Golden[] {
  const matches = (golden: Golden, name: string): boolean =>
    golden.name === name || golden.name.startsWith(`${name}/`) || golden.name.startsWith(`${name}.`);
  const unknown = names.find((name) => !all.some((golden) => matches(golden, name)));
  if (unknown !== undefined) failUsage(`There is no golden "${unknown}"; npm run golden -- list shows them.`);
  return names.length ? all.filter((golden) => names.some((name) => matches(golden, name))) : all;
}

function list(all: Golden[]): number {
  for (const golden of all) console.log(`${golden.compare() ? "differs" : "same   "}  ${golden.name}`);
  return 0;
}

function diff(all: Golden[]): number {
  const words = all.map((golden) => golden.compare()).filter(Boolean);
  for (const text of words) console.log(text);
  console.log(`${all.length - words.length} goldens are the same, ${words.length} differ`);
  return words.length ? 1 : 0;
}

function accept(all: Golden[]): number {
  let accepted = 0;
  for (const golden of all) {
    const words = golden.compare();
    if (!words) continue;
    console.log(words.split("\n")[0]);
    golden.accept();
    accepted++;
  }
  console.log(`${accepted} accepted; npm run shots puts them on contact sheets in build/shots: look at them`);
  return 0;
}

async function main(): Promise<number> {
  const args = readArgs({
    name: "golden",
    about:
      "Goldens are the pictures and texts in the folders golden/ of cartridges that tests compare with.\n" +
      '"list" names them, "diff" shows what differs, "accept" makes what there is now the golden.\n' +
      "A NAME may be a whole cartridge, a script or one shot: piecepack, piecepack/help, piecepack/help.page-1.",
    options: { all: { what: "accept everything that differs" } },
    args: ["list|diff|accept", "[NAME...]"],
  });
  const [command = "", ...names] = args.args;
  const run = { list, diff, accept }[command];
  if (!run) failUsage(`"${command}" is none of list, diff, accept.`);
  if (command === "accept" && process.env["CI"]) fail("Goldens are accepted by a person, never in CI.");
  if (command === "accept" && names.length === 0 && !args.on("all")) {
    failUsage("Which golden? Name it, or accept everything that differs with --all.");
  }
  return run(chosen(await goldens(), names));
}

if (isMain(import.meta.url)) await runTool(main);
