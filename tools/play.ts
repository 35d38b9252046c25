// Owns playing in a terminal: the desktop host's console behind keys and a picture of characters.
import { homedir, tmpdir } from "node:os";
import { mkdtempSync, rmSync } from "node:fs";
import { join } from "node:path";
import { builtCarts, type BuiltCart } from "./cart-files.ts";
import { fail, failUsage, isMain, readArgs, runTool, type Args } from "./cli.ts";
import { PRESSES, PlayHost, type Kind } from "./play/host.ts";
import { Terminal, pictureKind, tooSmall } from "./play/terminal.ts";

const SPEC = {
  name: "play",
  about:
    "Plays a cartridge in the terminal, through the real thing under wasm3; without GAME it opens the menu.\n" +
    "Saves lie under $XDG_STATE_HOME/deadink, or ~/.local/state/deadink.",
  args: ["[GAME]"],
  options: {
    picture: { value: "KIND", what: "braille, blocks or text; without it, what fits the terminal" },
    script: { value: "PRESSES", what: 'takes presses like "B DOWN B LONG_A LEAVE", prints the last screen' },
    fresh: { what: "plays without the kept saves and keeps none" },
    saves: { value: "FOLDER", what: "keeps the saves there instead" },
    seed: { value: "N", what: "makes chance repeatable" },
  },
};

/** The folder for saves that the options ask for. */
function savesFolder(args: Args): string {
  const given = args.text("saves");
  if (given !== undefined) return given;
  const state = process.env["XDG_STATE_HOME"];
  return join(
    state !== undefined && state.startsWith("/") ? state : join(homedir(), ".local/state"),
    "deadink",
  );
}

/** The presses of a script; an unknown one ends the tool. */
function scriptPresses(script: string): number[] {
  const words = script.split(/[\s,]+/).filter((word) => word !== "");
  return words.map((word) => {
    const code = PRESSES[word.toUpperCase()];
    if (code === undefined) {
      failUsage(`There is no press "${word}"; there are ${Object.keys(PRESSES).join(", ")}.`);
    }
    return code;
  });
}

function checkedKind(args: Args): Kind | undefined {
  const kind = args.text("picture");
  if (kind !== undefined && !["braille", "blocks", "text"].includes(kind)) {
    failUsage(`--picture takes braille, blocks or text, not "${kind}".`);
  }
  return kind as Kind | undefined;
}

/** Plays a script and prints the last screen. */
async function playScript(host: PlayHost, presses: number[], kind: Kind): Promise<void> {
  let on = await host.settle();
  for (const code of presses) {
    if (!on) break;
    await host.press(code);
    on = await host.settle();
  }
  console.log((await host.lines(kind)).join("\n"));
}

async function main(): Promise<void> {
  const args = readArgs(SPEC);
  const asked = checkedKind(args);
  const script = args.text("script");
  const presses = script === undefined ? null : scriptPresses(script);
  if (!presses && !(process.stdin.isTTY && process.stdout.isTTY)) {
    fail('This needs a terminal; from a pipe use --script "B DOWN B".');
  }
  const { columns, rows } = process.stdout;
  if (!presses && !pictureKind(asked, columns, rows)) fail(tooSmall(columns, rows));
  const seed = args.text("seed");
  if (seed !== undefined) args.number("seed", 0, 0, 0xffffffff);
  const carts = await builtCarts();
  const chosen = chosenCart(carts, args.args[0]);
  const temporary = args.on("fresh") ? mkdtempSync(join(tmpdir(), "deadink-")) : null;
  const shelf = carts.filter((cart) => cart.kind !== "test" || cart === chosen);
  const host = new PlayHost(
    temporary ?? savesFolder(args),
    shelf.map((cart) => cart.wasmPath),
    { ...(chosen && { launch: chosen.info.id }), ...(seed !== undefined && { seed }) },
  );
  try {
    if (presses) await playScript(host, presses, asked ?? "braille");
    else await new Terminal(host, asked).play();
  } finally {
    await host.close();
    if (temporary) rmSync(temporary, { recursive: true, force: true });
  }
}

/** The cartridge to open first; null opens the menu. */
function chosenCart(carts: BuiltCart[], name: string | undefined): BuiltCart | null {
  const games = carts.filter((cart) => cart.info.minPlayers > 0);
  if (name === undefined) {
    if (games.length === carts.length) fail("There is no menu to open; name a game: npm run play -- GAME.");
    return null;
  }
  const cart = games.find((candidate) => candidate.name === name);
  const names = games.filter((game) => game.kind === "game").map((game) => game.name);
  return cart ?? failUsage(`There is no game "${name}"; there are ${names.join(", ")}.`);
}

if (isMain(import.meta.url)) await runTool(main);
