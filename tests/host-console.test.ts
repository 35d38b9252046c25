// Owns the tests of the console in C: menu, launch, saves, refusals, gates, secrets, faults, as the desktop host runs it.
import assert from "node:assert/strict";
import { mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, afterEach, beforeEach, describe, test } from "node:test";
import * as abi from "../host/web/abi.ts";
import type { Tick } from "../tools/native.ts";
import { PRESSES, PlayHost } from "../tools/play/host.ts";
import { FIRST_OWN, handCart, op, type HandCart } from "./host/hand-cart.ts";

const { STATUS_CHANGED: CHANGED, STATUS_SAVE: SAVE, STATUS_MORE: MORE } = abi;
const folder = mkdtempSync(join(tmpdir(), "deadink-console-"));
const saves = join(folder, "saves");
let open: PlayHost[] = [];

beforeEach(() => rmSync(saves, { recursive: true, force: true }));
afterEach(() => end());
after(() => rmSync(folder, { recursive: true, force: true }));

/** A menu: B launches GAME, C erases its save, A asks for Crisp, DOWN erases everything. */
const MENU: HandCart = { id: "MENU", minPlayers: 0, press: { 1: abi.STATUS_LAUNCH } };
const asking = (kind: number): HandCart => ({
  id: "MENU",
  minPlayers: 0,
  press: { 0: CHANGED | abi.STATUS_REQUEST, 1: abi.STATUS_LAUNCH },
  request: { kind, settings: [abi.REFRESH_CRISP, 9, 1], cartridge: "GAME" },
});
const launching: HandCart = { ...MENU, request: { cartridge: "GAME" } };
/** A game: A saves, B leaves, the rest only changes the picture. */
const GAME: HandCart = {
  id: "GAME",
  start: CHANGED | SAVE,
  press: { 0: CHANGED | SAVE, 1: abi.STATUS_LEAVE },
};

/** Boots a console with these cartridges and lets it settle. */
async function boot(carts: HandCart[], launch?: string): Promise<PlayHost> {
  const paths = carts.map((cart, index) => {
    const path = join(folder, `${index}.wasm`);
    writeFileSync(path, handCart(cart));
    return path;
  });
  const host = new PlayHost(saves, paths, {
    flavour: "deadink-sanitized",
    seed: "1",
    ...(launch && { launch }),
  });
  open.push(host);
  await host.settle();
  return host;
}

/** Presses one after the other, each settled; what the glass says then. */
async function press(host: PlayHost, ...names: string[]): Promise<string> {
  for (const name of names) {
    await host.press(PRESSES[name] ?? 10);
    await host.settle();
  }
  return says(host);
}

const says = async (host: PlayHost): Promise<string> => (await host.lines("text")).join(" / ");

async function end(): Promise<void> {
  for (const host of open) await host.close();
  open = [];
}

/** Kills the console like a pulled battery. */
async function kill(host: PlayHost): Promise<void> {
  host.kill();
  open = open.filter((other) => other !== host);
  await host.close();
}

const slot = (id: string, index: number): string => join(saves, `${id}.${index}.save`);
const recordBytes = (id: string): Buffer[] => [0, 1].map((index) => readFileSync(slot(id, index)));

/** Changes both records of a cartridge, and mends their sums if asked to. */
function damage(id: string, offset: number, value: number): void {
  for (const index of [0, 1]) {
    const bytes = readFileSync(slot(id, index));
    bytes[offset] = value;
    writeFileSync(slot(id, index), bytes);
  }
}

describe("from the menu into a game and back", () => {
  test("LAUNCH starts a game, LEAVE returns to the menu, which lists its save", async () => {
    const host = await boot([launching, GAME]);
    // Text of a hand-made cartridge: id, presses, refresh style, saves of the first two entries.
    assert.equal(await says(host), "MENU0100");
    assert.equal(await press(host, "B"), "GAME0100");
    assert.equal(await press(host, "A"), "GAME1100");
    assert.equal(await press(host, "B"), "MENU0110");
  });

  test("a save is gone on with, also after the power went", async () => {
    const first = await boot([launching, GAME]);
    assert.equal(await press(first, "B", "A", "A", "C"), "GAME3100");
    await kill(first);
    // The game that ran is opened again, at its last SAVE.
    const second = await boot([launching, GAME]);
    assert.equal(await says(second), "GAME2100");
    assert.equal(await press(second, "LEAVE", "B"), "GAME2100");
  });

  test("leaving and quitting keep the state without a SAVE", async () => {
    const host = await boot([launching, GAME]);
    assert.equal(await press(host, "B", "C", "C", "LEAVE", "B"), "GAME2100");
    assert.equal(await press(host, "C"), "GAME3100");
    await end();
    assert.equal(await says(await boot([launching, GAME])), "GAME3100");
  });

  test("the menu starts anew each time, keeps nothing, and cannot be left", async () => {
    const host = await boot([launching, GAME]);
    assert.equal(await press(host, "C", "LEAVE"), "MENU1100");
    assert.ok(!readdirSync(saves).some((name) => name.startsWith("MENU")));
    assert.equal(await press(host, "B", "B"), "MENU0110");
  });

  test("without a menu, leaving ends the console", async () => {
    const host = await boot([GAME], "GAME");
    await host.press(PRESSES["B"] as number);
    assert.equal(await host.settle(), false);
  });

  test("LAUNCH of a game that is not there is told", async () => {
    const host = await boot([{ ...MENU, request: { cartridge: "NONE" } }, GAME]);
    assert.match(await press(host, "B"), /^Stopped \/ E-UNLOADED/);
    assert.equal(await press(host, "B"), "MENU0100");
  });

  test("a game cannot launch another one", async () => {
    const game = { ...GAME, press: { 0: abi.STATUS_LAUNCH | CHANGED }, request: { cartridge: "MENU" } };
    assert.equal(await press(await boot([launching, game]), "B", "A"), "GAME1100");
  });
});

describe("saves that cannot be used are kept and told", () => {
  /** Plays, spoils the save, launches again: what is told, and that no byte changed. */
  async function spoil(spoiler: () => void, again: HandCart = GAME): Promise<string> {
    const first = await boot([launching, GAME]);
    await press(first, "B", "A", "B");
    await end();
    spoiler();
    const before = recordBytes("GAME");
    const second = await boot([launching, again]);
    assert.equal(await says(second), "MENU0120", "the menu says refused");
    const told = await press(second, "B");
    assert.equal(await press(second, "C"), told, "only A and B answer");
    assert.equal(await press(second, "B"), "MENU0120");
    await end();
    assert.deepEqual(recordBytes("GAME"), before);
    return told;
  }

  test("damaged", async () => {
    assert.match(
      await spoil(() => damage("GAME", 40, 99)),
      /^Save not usable \/ The saved game is damaged\./,
    );
  });
  test("of a newer record format", async () => {
    assert.match(await spoil(() => damage("GAME", abi.SAVE_FORMAT, 2)), /of a newer version/);
  });
  test("of an older save version", async () => {
    assert.match(await spoil(() => undefined, { ...GAME, saveVersion: 2 }), /of an older version/);
  });
  test("of a newer save version", async () => {
    assert.match(await spoil(() => undefined, { ...GAME, saveVersion: 0 }), /of a newer version/);
  });
  test("of another build", async () => {
    assert.match(await spoil(() => undefined, { ...GAME, layoutHash: 2 }), /of another build/);
  });
  test("longer than a record, or empty", async () => {
    const longer = (): void => {
      for (const index of [0, 1]) writeFileSync(slot("GAME", index), Buffer.alloc(5000, "DSAV"));
    };
    assert.match(await spoil(longer), /damaged/);
    const empty = (): void => {
      for (const index of [0, 1]) writeFileSync(slot("GAME", index), "");
    };
    assert.match(await spoil(empty), /damaged/);
  });

  test("REFUSED at resume: told, kept, and the menu knows", async () => {
    const host = await boot([launching, { ...GAME, resume: abi.STATUS_REFUSED }]);
    await press(host, "B", "A", "B");
    const before = recordBytes("GAME");
    assert.match(await press(host, "B"), /^Save not usable \/ It holds values that cannot occur/);
    assert.equal(await press(host, "B"), "MENU0120");
    assert.deepEqual(recordBytes("GAME"), before);
  });

  test("one damaged record of two does not matter", async () => {
    const first = await boot([launching, GAME]);
    await press(first, "B", "A", "B");
    await end();
    writeFileSync(slot("GAME", 1), "rubbish");
    assert.equal(await press(await boot([launching, GAME]), "B"), "GAME1100");
  });
});

describe("requests", () => {
  test("settings are kept, and the cartridge sees them at once", async () => {
    const carts = [asking(abi.REQUEST_IS_SETTINGS), GAME];
    assert.equal(await press(await boot(carts), "A"), "MENU1200");
    await end();
    assert.equal(await says(await boot(carts)), "MENU0200");
  });

  test("settings out of range change nothing", async () => {
    const menu = { ...asking(abi.REQUEST_IS_SETTINGS), request: { kind: 1, settings: [3, 0, 9] } };
    assert.equal(await press(await boot([menu, GAME]), "A"), "MENU1100");
  });

  test("erasing one save", async () => {
    const host = await boot([asking(abi.REQUEST_IS_ERASE_SAVE), GAME]);
    assert.equal(await press(host, "B", "A", "B"), "MENU0110");
    assert.equal(await press(host, "A"), "MENU1100");
    assert.equal(await press(host, "B"), "GAME0100");
  });

  test("erasing a save that was refused makes room for a new one", async () => {
    const carts = [asking(abi.REQUEST_IS_ERASE_SAVE), GAME];
    const first = await boot(carts);
    await press(first, "B", "A", "B");
    await end();
    damage("GAME", 40, 99);
    const host = await boot(carts);
    assert.equal(await says(host), "MENU0120");
    assert.equal(await press(host, "A", "B"), "GAME0100");
  });

  test("erasing everything takes saves and settings", async () => {
    const set = await boot([asking(abi.REQUEST_IS_SETTINGS), GAME]);
    await press(set, "A", "B", "A", "B");
    await end();
    const host = await boot([asking(abi.REQUEST_IS_ERASE_ALL), GAME]);
    assert.equal(await says(host), "MENU0210");
    assert.equal(await press(host, "A"), "MENU1100");
    assert.deepEqual(
      readdirSync(saves).filter((name) => name.endsWith(".save")),
      [],
    );
  });

  test("a game may not erase", async () => {
    const game = {
      ...GAME,
      press: { 0: CHANGED | SAVE | abi.STATUS_REQUEST },
      request: { kind: abi.REQUEST_IS_ERASE_ALL },
    };
    const host = await boot([launching, game]);
    await press(host, "B", "A", "A");
    assert.equal(recordBytes("GAME").length, 2);
  });
});

describe("order of presses and steps", () => {
  const more: HandCart = { ...GAME, press: { 0: CHANGED | MORE }, step: CHANGED | MORE };

  test("MORE steps until the work is done", async () => {
    assert.equal(await press(await boot([more], "GAME"), "A"), "GAME4100");
  });

  test("between two steps at most one waiting press is handed over, and none is lost", async () => {
    const host = await boot([more], "GAME");
    for (let i = 0; i < 3; i++) await host.press(PRESSES["A"] as number);
    const texts: string[] = [];
    await host.settle(async () => {
      texts.push(await says(host));
      return true;
    });
    // Each tick is a press and a step while presses wait; then the steps of the last press.
    assert.deepEqual(texts.slice(0, 3), ["GAME2100", "GAME4100", "GAME6100"]);
    assert.equal(await says(host), "GAME8100");
  });

  for (const [name, bit] of [
    ["GATE", abi.STATUS_GATE],
    ["CURTAIN", abi.STATUS_CURTAIN],
  ] as const) {
    test(`${name} drops the presses that had begun before its picture stood, and only those`, async () => {
      const host = await boot([{ ...GAME, press: { 0: CHANGED | bit } }], "GAME");
      for (const word of ["A", "C", "C"]) await host.press(PRESSES[word] as number);
      await host.settle();
      assert.equal(await says(host), "GAME1100");
      assert.equal(await press(host, "C", "C"), "GAME3100");
    });
  }

  test("long UP cleans the glass and never reaches the cartridge; HIDE and unknown codes neither", async () => {
    const host = await boot([GAME], "GAME");
    await host.press(abi.PRESS_LONG_UP);
    const tick: Tick = await host.tick();
    assert.equal(tick.refresh, "clean");
    for (const code of [abi.PRESS_HIDE, 11, 15, 17, 4294967295]) await host.press(code);
    await host.settle();
    assert.equal(await says(host), "GAME0100");
  });
});

describe("secrets", () => {
  // HIDE counts as a press of the cartridge and shows a picture that is no secret.
  const secret: HandCart = {
    ...GAME,
    press: { 2: CHANGED | abi.STATUS_PRIVATE, 10: CHANGED | abi.STATUS_CURTAIN },
  };

  test("nothing is said while the picture is private", async () => {
    assert.equal(await press(await boot([secret], "GAME"), "C"), "");
  });

  test("before sleep HIDE takes the secret off, the glass is cleaned, the state is kept", async () => {
    const host = await boot([secret], "GAME");
    await press(host, "C");
    await host.one("sleep");
    const tick = await host.tick();
    assert.equal(tick.refresh, "clean");
    assert.equal(await says(host), "GAME2100");
    assert.equal(recordBytes("GAME")[0]?.readUInt32LE(abi.SAVE_HEADER_SIZE + abi.SUMMARY_SIZE), 2);
  });

  test("before leaving HIDE comes first", async () => {
    const host = await boot([launching, secret]);
    assert.equal(await press(host, "B", "C", "LEAVE"), "MENU0110");
    assert.equal(await press(host, "B"), "GAME2100");
  });
});

describe("faults", () => {
  const faulty: HandCart = { ...GAME, pressCode: op.onPress(abi.PRESS_C, [op.unreachable]) };

  test("a trap ends in a screen with its code, the save intact, and a way back", async () => {
    const host = await boot([launching, faulty]);
    await press(host, "B", "A");
    const before = recordBytes("GAME");
    assert.equal(
      await press(host, "C"),
      "Stopped / E-UNREACH / The cartridge gave up. / The saved game is kept. / B: to the menu",
    );
    assert.deepEqual(recordBytes("GAME"), before);
    assert.equal(await press(host, "B"), "MENU0110");
    assert.equal(await press(host, "B"), "GAME1100");
  });

  test("after a fault the next boot opens the menu, not the fault", async () => {
    const host = await boot([launching, faulty]);
    await press(host, "B", "C");
    await kill(host);
    assert.equal(await says(await boot([launching, faulty])), "MENU0110");
  });

  test("presses meant for the game do not answer the fault", async () => {
    const host = await boot([launching, faulty]);
    await press(host, "B");
    for (const word of ["C", "B", "B"]) await host.press(PRESSES[word] as number);
    await host.settle();
    assert.match(await says(host), /^Stopped/);
  });

  test("a menu that faults can be opened again", async () => {
    const host = await boot([{ ...launching, pressCode: op.onPress(abi.PRESS_C, [op.unreachable]) }, GAME]);
    assert.match(await press(host, "C"), /^Stopped \/ E-UNREACH/);
    assert.equal(await press(host, "A", "B"), "GAME0100");
  });

  test("a damaged cartridge on the shelf is left out", async () => {
    const host = await boot([launching, { ...GAME, id: "BAD1", magic: "????" }, GAME]);
    assert.equal(await press(host, "B"), "GAME0100");
  });

  test("a storage that fails is told once, and the game goes on", async () => {
    const host = await boot([GAME], "GAME");
    rmSync(saves, { recursive: true });
    assert.match(await press(host, "A"), /^Not saved \/ E-WRITE/);
    assert.equal(await press(host, "B"), "GAME1100");
    assert.equal(await press(host, "A"), "GAME2100");
  });

  test("two consoles do not share saves", async () => {
    await boot([GAME], "GAME");
    await assert.rejects(boot([GAME], "GAME"), /another game uses these saves now; end it first\./);
    open.pop();
  });
});

describe("compiled code that fills the arena is thrown away without a trace", () => {
  const store = op.store32(abi.STATE_SIZE - 8, op.add(op.load32(abi.STATE_SIZE - 8), op.const(1)));
  const functions = Array.from({ length: 60 }, () => Array(60).fill(store).flat() as number[]);
  const arena = async (host: PlayHost): Promise<number> => Number((await host.one("count")).split(" ")[1]);

  /** A game in which UP and DOWN run functions that the interpreter compiles at their first call. */
  function large(up: number, down: number): HandCart {
    const calls = (from: number, count: number): number[] =>
      Array.from({ length: count }, (_, index) => op.call(FIRST_OWN + from + index)).flat();
    const pressCode = [
      ...op.onPress(abi.PRESS_UP, calls(0, up)),
      ...op.onPress(abi.PRESS_DOWN, calls(functions.length, down)),
    ];
    return { ...GAME, stateSize: abi.STATE_SIZE, functions: [...functions, ...functions], pressCode };
  }

  test("at rest, when it is nearly full", async () => {
    const host = await boot([large(60, 0)], "GAME");
    await host.press(PRESSES["UP"] as number);
    await host.tick();
    const full = await arena(host);
    const picture = await host.bytes("frame");
    const { refresh } = await host.tick();
    assert.ok((await arena(host)) < full / 2, "a new instance");
    assert.equal(refresh, "none");
    assert.deepEqual(await host.bytes("frame"), picture);
    assert.equal(await press(host, "A"), "GAME2100");
  });

  test("in the middle of a call, which is then made again from the same state", async () => {
    const host = await boot([large(45, 60)], "GAME");
    assert.equal(await press(host, "UP", "DOWN", "A"), "GAME3100");
    const record = recordBytes("GAME")[0];
    // Each function adds 60 to one number; what the broken-off call had added is gone.
    const sum = record?.readUInt32LE(abi.SAVE_HEADER_SIZE + abi.STATE_SIZE - 8);
    assert.equal(sum, 60 * (45 + 60));
  });
});
