// Owns the way from sources and cartridges to an image for a board: which sources with which flags, boot code, link, UF2.
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { basename, join } from "node:path";
import { chosenCarts } from "../cart-files.ts";
import { fail, root } from "../cli.ts";
import { arm, compileUnits, hashOf } from "./arm.ts";
import { boardConfig, boardMemory } from "./board-config.ts";
import { findBoard, type Board } from "./board-facts.ts";
import { sealBoot2 } from "./boot2.ts";
import { readMap, type Sizes } from "./sizes.ts";
import { CORE, imageUnits, STRICT } from "./sources.ts";
import { lintUf2, type FlashPlan } from "./uf2-lint.ts";
import { makeUf2 } from "./uf2.ts";

const OUT = join(root, "build/firmware");
const FLASH_START = 0x10000000;
/** A cartridge to embed. */
export interface Embedded {
  name: string;
  bytes: Uint8Array;
}

/** What to build. */
export interface ImageOptions {
  /** folder name under boards */
  board: string;
  /** source with main(); absent: the console of the board's family */
  main?: string;
  /** sources beside it, which may see the interpreter */
  more?: string[];
  /** name of the files under build/firmware; absent: the board's */
  name?: string;
  /** cartridges in the image; absent: the menu and all games */
  carts?: Embedded[];
}

/** Where the built files lie, and how large the image is. */
export interface Image {
  board: Board;
  elf: string;
  bin: string;
  uf2: string;
  map: string;
  sizes: Sizes;
  plan: FlashPlan;
}

/** Writes a file unless it holds that text already, whole or not at all. */
function writeWhole(path: string, content: string | Uint8Array): string {
  const bytes = Buffer.from(content);
  if (existsSync(path) && readFileSync(path).equals(bytes)) return path;
  const draft = `${path}.${process.pid}.tmp`;
  writeFileSync(draft, bytes);
  renameSync(draft, path);
  return path;
}

/** The files that are made from board.json: build/firmware/BOARD. */
function writeBoardFiles(board: Board): string {
  const dir = join(OUT, board.id);
  mkdirSync(dir, { recursive: true });
  writeWhole(join(dir, "board_config.h"), boardConfig(board));
  writeWhole(join(dir, "board_memory.ld"), boardMemory(board));
  return dir;
}

/** Assembles boot2 and seals it with its checksum. */
async function buildBoot2(board: Board, dir: string): Promise<Uint8Array> {
  const source = join(root, "boards", board.facts.family, "boot2.S");
  const [object] = await compileUnits([{ part: "boot2", source, flags: [], includes: [] }]);
  const raw = join(dir, "boot2.raw");
  await arm("objcopy", ["-O", "binary", "-j", ".boot2", object!, raw], "take out boot2");
  const sealed = sealBoot2(readFileSync(raw));
  return sealed ?? fail(`boot2.S of ${board.facts.family} is longer than 252 bytes.`);
}

const identifier = (name: string): string => name.replace(/[^A-Za-z0-9]/g, "_");

/** The sources of what is embedded: boot2 and the cartridges, read in place from flash. */
function embeddedSources(carts: Embedded[]): { assembler: string; table: string } {
  const assembler = [
    '.section .boot2, "a"',
    '.incbin "boot2.bin"',
    ...carts.flatMap(({ name }) => [
      `.section .carts.${name}, "a"`,
      ".balign 4",
      `.global cart_${identifier(name)}`,
      `cart_${identifier(name)}:`,
      `.incbin "${name}.wasm"`,
    ]),
    "",
  ];
  const table = [
    '#include "carts.h"',
    "",
    ...carts.map(({ name }) => `extern const uint8_t cart_${identifier(name)}[];`),
    "",
    "const ShelfCart carts[] = {",
    ...carts.map(({ name, bytes }) => `    {cart_${identifier(name)}, ${bytes.length}u},`),
    ...(carts.length ? [] : ["    {0, 0},"]),
    "};",
    `const size_t carts_count = ${carts.length}u;`,
    "",
  ];
  return { assembler: assembler.join("\n"), table: table.join("\n") };
}

/** Compiles what is embedded; the bytes become a part of the objects' names. */
async function buildEmbedded(board: Board, carts: Embedded[], dir: string): Promise<string[]> {
  const boot2 = await buildBoot2(board, dir);
  writeFileSync(join(dir, "boot2.bin"), boot2);
  for (const { name, bytes } of carts) writeFileSync(join(dir, `${name}.wasm`), bytes);
  const { assembler, table } = embeddedSources(carts);
  writeFileSync(join(dir, "embedded.S"), assembler);
  writeFileSync(join(dir, "carts.c"), table);
  const object = join(dir, "boot2-embedded.o");
  await arm(
    "gcc",
    ["-mcpu=cortex-m0plus", "-mthumb", "-c", `-Wa,-I,${dir}`, join(dir, "embedded.S"), "-o", object],
    "embed the cartridges",
  );
  const includes = [
    CORE,
    join(root, "boards", board.facts.family),
    join(root, "boards", board.facts.family, "libc"),
  ];
  const [list] = await compileUnits([
    { part: "carts", source: join(dir, "carts.c"), flags: STRICT, includes },
  ]);
  return [object, list!];
}

async function link(
  board: Board,
  objects: string[],
  generated: string,
  dir: string,
  name: string,
): Promise<void> {
  const family = join(root, "boards", board.facts.family);
  const elf = join(dir, `${name}.elf`);
  await arm(
    "gcc",
    [
      ...["-mcpu=cortex-m0plus", "-mthumb", "-nostdlib", "-nostartfiles", "-static"],
      ...["-T", join(family, "link.ld"), "-L", generated],
      ...["-Wl,--gc-sections", "-Wl,--build-id=none", "-Wl,--no-warn-rwx-segments", "-Wl,--fatal-warnings"],
      `-Wl,-Map=${join(dir, `${name}.map`)}`,
      ...objects,
      ...["-lgcc", "-o", elf],
    ],
    `link the image for ${board.facts.name}`,
  );
  await arm("objcopy", ["-O", "binary", elf, join(dir, `${name}.bin`)], "write the image");
}

/** The menu and all games, as they are shipped. */
async function shippedCarts(): Promise<Embedded[]> {
  const carts = await chosenCarts([], ["menu", "game"]);
  return carts.map(({ name, bytes }) => ({ name, bytes }));
}

/** Embeds, links and packs into a folder that is named by all inputs; it is there whole or not at all. */
async function assemble(job: Job, dir: string): Promise<void> {
  const { board, name, carts, objects, generated, plan } = job;
  const draft = `${dir}.${process.pid}.tmp`;
  rmSync(draft, { recursive: true, force: true });
  mkdirSync(draft, { recursive: true });
  const embedded = await buildEmbedded(board, carts, draft);
  await link(board, [...embedded, ...objects], generated, draft, name);
  const uf2 = makeUf2(readFileSync(join(draft, `${name}.bin`)), FLASH_START);
  const problems = lintUf2(uf2, plan);
  if (problems.length) fail(`The image for ${board.facts.name} is not fit to be flashed: ${problems[0]}`);
  writeFileSync(join(draft, `${name}.uf2`), uf2);
  rmSync(dir, { recursive: true, force: true });
  renameSync(draft, dir);
}

/** What assemble works on. */
interface Job {
  board: Board;
  name: string;
  carts: Embedded[];
  objects: string[];
  generated: string;
  plan: FlashPlan;
}

/** Hash of all that an image is made of. */
function imageHash({ board, carts, objects }: Job): string {
  const family = join(root, "boards", board.facts.family);
  const inputs = ["link.ld", "boot2.S", "carts.h"].map((file) => readFileSync(join(family, file), "utf8"));
  return hashOf([
    ...objects,
    ...inputs,
    boardMemory(board),
    ...carts.flatMap((cart) => [cart.name, cart.bytes]),
  ]);
}

/** Puts a file of a folder by hash at its well-known place. */
function publish(from: string): string {
  const to = join(OUT, basename(from));
  if (!existsSync(to) || !readFileSync(to).equals(readFileSync(from))) {
    copyFileSync(from, `${to}.${process.pid}.tmp`);
    renameSync(`${to}.${process.pid}.tmp`, to);
  }
  return to;
}

/** Builds an image unless all its inputs are as before; the files lie in build/firmware. */
export async function buildImage(options: ImageOptions): Promise<Image> {
  const board = findBoard(options.board);
  const { bytes, saveBytes } = board.facts.flash;
  const main = options.main ?? join(root, "boards", board.facts.family, "main.c");
  const generated = writeBoardFiles(board);
  const job: Job = {
    board,
    name: options.name ?? board.id,
    carts: options.carts ?? (await shippedCarts()),
    objects: await compileUnits(imageUnits(board, main, options.more ?? [], generated)),
    generated,
    plan: { start: FLASH_START, firmwareBytes: bytes - saveBytes },
  };
  const dir = join(OUT, "by-hash", `${job.name}-${imageHash(job)}`);
  if (!existsSync(join(dir, `${job.name}.uf2`))) await assemble(job, dir);
  const built = (ending: string): string => publish(join(dir, `${job.name}.${ending}`));
  const map = built("map");
  return {
    ...{ board, plan: job.plan, map, elf: built("elf"), bin: built("bin"), uf2: built("uf2") },
    sizes: readMap(readFileSync(map, "utf8")),
  };
}
