// Owns the sections of `npm run soak`: each is a row of pieces of work, one for a seed, that throw when they find something.
import assert from "node:assert/strict";
import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { PIECES, Cutter, type Cut, type Way } from "../../tests/firmware/support/cutting.ts";
import {
  keenPress,
  nameOf,
  piecepack,
  Session,
  sleepingGame,
  wokenGame,
} from "../../tests/firmware/support/session.ts";
import {
  fallAsleep,
  pressWhileFallingAsleep,
  wakeBy,
  type Moment,
} from "../../tests/firmware/support/sleeping.ts";
import { Twin } from "../../tests/firmware/support/twin.ts";
import { buildImage } from "../build-firmware.ts";
import { builtCarts } from "../cart-files.ts";
import { root } from "../cli.ts";
import { outputOf } from "../commands.ts";
import { BUTTONS } from "../device/device.ts";
import { Handheld } from "../device/handheld.ts";
import { hastyPress, isOver } from "../device/hasty.ts";
import { openGame } from "../device/menu.ts";
import { readAnswer } from "../engines.ts";
import { InspectedGame } from "../inspect-game.ts";
import { NativeHost } from "../native.ts";
import { compareTrace, linePlayer, RENEW_ONE_IN } from "../parity/compare.ts";
import { recordGames } from "../parity.ts";
import { Random } from "../random.ts";
import { withRenewals } from "../traces.ts";

/** One section: pieces until `enough` is counted. */
export interface Section {
  name: string;
  what: string;
  /** what is counted, and how many of it are enough */
  unit: string;
  enough: number;
  /** needs the compiler for the device */
  device: boolean;
  /** one piece of work; how many units it was */
  piece(seed: number): Promise<number>;
}

/** Presses into a game before it sleeps for the first time. */
const DEEP = 80;
const CYCLES = 50;
const MOMENTS = 30;
const CUTS = 40;
const MOST_PRESSES = 1500;
const PROPERTY_GAMES = 20_000;

/** A session woken in the game of that seed; `work` counts, then all must be clean. */
async function inGame(
  seed: number,
  usb: boolean,
  work: (session: Session, random: Random) => Promise<number>,
): Promise<number> {
  const { elf, kept } = await sleepingGame(seed, new Random(seed).below(DEEP));
  const session = await wokenGame(elf, kept, { usb, seed, unstableBits: true });
  try {
    const count = await work(session, new Random(seed ^ 0x51ee9));
    session.handheld.device.expectClean();
    return count;
  } finally {
    await session.twin.close();
  }
}

/** Sleeps and wakes after each press. */
const sleep = (seed: number): Promise<number> =>
  inGame(seed, seed % 4 === 3, async (session, random) => {
    for (let i = 0; i < CYCLES; i++) {
      fallAsleep(session);
      await wakeBy(session, keenPress(random));
    }
    return CYCLES;
  });

function randomMoment(random: Random): Moment {
  const part = random.below(10_000) / 10_000;
  return random.pick<Moment>([
    { of: "idle", ms: -50 + 200 * part },
    { of: "flash", index: random.below(8), ms: part },
    { of: "refresh", ms: 960 * part },
    { of: "stands", ms: 70 * part },
    { of: "latch", ms: part },
    { of: "latch", ms: 30 * part },
  ]);
}

/** Presses at random moments on the way to sleep. */
const moments = (seed: number): Promise<number> =>
  inGame(seed, seed % 4 === 3, async (session, random) => {
    for (let i = 0; i < MOMENTS; i++) {
      await pressWhileFallingAsleep(session, random.pick(BUTTONS), randomMoment(random));
    }
    return MOMENTS;
  });

async function cutting(seed: number, usb: boolean, work: (on: Cutter) => Promise<void>): Promise<number> {
  const { elf, kept } = await sleepingGame(seed, new Random(seed).below(DEEP));
  const on = await Cutter.open(elf, kept, seed, { usb, seed });
  try {
    await work(on);
    on.session.handheld.device.expectClean();
    return on.cuts;
  } finally {
    await on.close();
  }
}

/** Cuts in every step of a save, of going to sleep or of waking, at a part of its time that the seed chooses. */
function everyCut(seed: number): Promise<number> {
  const way = (["press", "sleep", "wake"] as const)[seed % 3]!;
  const part = PIECES[Math.floor(seed / 3) % PIECES.length]!;
  return cutting(seed, way === "press" && seed % 2 === 0, (on) => on.everyStep(way, part).then(() => {}));
}

function randomCut(random: Random, way: Way): Cut {
  const part = random.below(10_000) / 10_000;
  const most = { press: 500, sleep: 1300, wake: 600 }[way];
  return random.pick<Cut>([
    { in: "refresh", part },
    { in: "time", ms: most * part },
    { in: "flash", step: random.below(12), part },
  ]);
}

const randomCuts = (seed: number): Promise<number> =>
  cutting(seed, seed % 2 === 0, async (on) => {
    for (let i = 0; i < CUTS; i++) {
      const way: Way = seed % 2 === 0 ? "press" : on.random.pick(["press", "sleep", "wake"] as const);
      await on.run(way, randomCut(on.random, way));
    }
  });

/** A whole game by buttons, each picture the desktop's. */
async function game(seed: number): Promise<number> {
  const { elf } = await buildImage({ board: "badger2040" });
  const rules = await InspectedGame.load("piecepack");
  const handheld = new Handheld(elf, { usb: seed % 2 === 0, seed });
  handheld.start();
  openGame(handheld, "piecepack");
  const session = new Session(handheld, new Twin(await piecepack()), `game ${seed}`, seed % 2 === 0);
  await session.twin.follow(handheld);
  const random = new Random(seed);
  try {
    for (let presses = 0; presses < MOST_PRESSES; presses++) {
      const press = hastyPress(random);
      handheld.press(press);
      await session.answer(press);
      await session.expectSame(nameOf(press));
      if (isOver(rules, await session.twin.state())) break;
    }
    handheld.device.expectClean();
    return 1;
  } finally {
    await session.twin.close();
  }
}

/** New instances of desktop wasm3 in the middle of a recorded game. */
async function resumes(seed: number): Promise<number> {
  const all = await builtCarts();
  let count = 0;
  for (const cart of all.filter(({ kind }) => kind !== "test")) {
    const { traces } = await recordGames(cart, all, seed, 1);
    const host = NativeHost.open(cart.wasmPath);
    try {
      const words = await compareTrace(
        cart,
        traces[0]!,
        linePlayer("wasm3", host, readAnswer),
        new Random(seed),
      );
      assert.equal(words, "");
    } finally {
      await host.close();
    }
    const { lines } = withRenewals(traces[0]!.lines, new Random(seed), RENEW_ONE_IN);
    count += lines.filter((line) => line === "renew").length;
  }
  return count;
}

/** The rules' properties over many random games, as those tests have them that can play more of them. */
async function properties(seed: number): Promise<number> {
  process.env["PROPERTY_GAMES"] = String(PROPERTY_GAMES);
  process.env["PROPERTY_SEED"] = String(seed * PROPERTY_GAMES);
  const files = readdirSync(join(root, "tests"))
    .filter((name) => /^rules-.*\.test\.ts$/.test(name))
    .map((name) => join("tests", name))
    .filter((path) => readFileSync(join(root, path), "utf8").includes("random-games.ts"));
  const { code, lines } = await outputOf(process.execPath, ["--import", "tsx", "--test", ...files]);
  const error = lines.find((line) => line.trim().startsWith("error:")) ?? lines.at(-1);
  assert.equal(code, 0, `a property does not hold: ${error?.trim() ?? "no words"}`);
  return PROPERTY_GAMES;
}

export const SECTIONS: Section[] = [
  {
    ...{ name: "properties", what: "random games of the rules", unit: "games", enough: 100_000 },
    ...{ device: false, piece: properties },
  },
  {
    ...{ name: "resume", what: "new instances in the middle of games", unit: "resumes", enough: 10_000 },
    ...{ device: false, piece: resumes },
  },
  {
    ...{ name: "sleep", what: "sleep and wake, by each press once", unit: "cycles", enough: 1000 },
    ...{ device: true, piece: sleep },
  },
  {
    ...{ name: "moments", what: "presses at any moment on the way to sleep", unit: "presses", enough: 300 },
    ...{ device: true, piece: moments },
  },
  {
    ...{ name: "cuts", what: "power cut in every step of the flash", unit: "cuts", enough: 600 },
    ...{ device: true, piece: everyCut },
  },
  {
    ...{ name: "random-cuts", what: "power cut at any time", unit: "cuts", enough: 400 },
    ...{ device: true, piece: randomCuts },
  },
  {
    ...{ name: "games", what: "whole games by buttons", unit: "games", enough: 20 },
    ...{ device: true, piece: game },
  },
];
