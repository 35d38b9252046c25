// Owns the cross compiler: its flags, compiling one source once for each state of its inputs, and its other programs.
import { execFile } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, readdirSync, renameSync } from "node:fs";
import { basename, extname, join } from "node:path";
import { fail, root } from "../cli.ts";

const PREFIX = "arm-none-eabi-";
const OBJECTS = join(root, "build/firmware/objects");

/** For every source: the processor, sections that the linker may leave out, and paths that do not depend on the machine. */
const COMMON = [
  ...["-mcpu=cortex-m0plus", "-mthumb", "-g", `-ffile-prefix-map=${root}=`],
  ...["-ffunction-sections", "-fdata-sections", "-fno-common"],
];

/** What the compiler said; ends the tool when it failed. */
export function arm(
  program: "gcc" | "objcopy" | "nm" | "objdump",
  args: string[],
  doing: string,
): Promise<string> {
  return new Promise((resolve, reject) => {
    const options = { cwd: root, maxBuffer: 64 * 1024 * 1024 };
    execFile(PREFIX + program, args, options, (error, stdout, stderr) => {
      if (!error) return resolve(stdout);
      try {
        if (error.code === "ENOENT") {
          fail(
            `There is no ${PREFIX}${program}: npm run setup installs it (Debian and Ubuntu: sudo apt-get install gcc-arm-none-eabi).`,
          );
        }
        fail(`${PREFIX}${program} could not ${doing}:\n${stderr.trimEnd()}`);
      } catch (sentence) {
        reject(sentence as Error);
      }
    });
  });
}

export const hashOf = (parts: Iterable<string | Uint8Array>): string => {
  const hash = createHash("sha256");
  for (const part of parts) hash.update(part).update("\0");
  return hash.digest("hex").slice(0, 16);
};

/** A source with all that its object depends on. */
export interface Unit {
  /** what the size table files it under */
  part: string;
  source: string;
  flags: string[];
  /** folders whose headers it may see */
  includes: string[];
}

let builtin: Promise<string[]> | null = null;

/** The compiler's own headers (stdint.h and the like): the only ones that do not come from this project. */
function builtinIncludes(): Promise<string[]> {
  builtin ??= arm("gcc", ["-print-file-name=include"], "name its headers").then((path) => {
    const include = path.trim();
    return ["-nostdinc", "-isystem", include, "-isystem", `${include}-fixed`];
  });
  return builtin;
}

const headersIn = (dir: string): string[] =>
  readdirSync(dir)
    .filter((name) => name.endsWith(".h"))
    .sort()
    .map((name) => readFileSync(join(dir, name), "utf8"));

/** Compiles a unit unless its object is there; returns the object's path, which names part and source. */
export async function compileUnit(unit: Unit): Promise<string> {
  const { part, source, includes } = unit;
  const assembler = extname(source) === ".S";
  const flags = [
    ...COMMON,
    ...(assembler ? [] : [...(await builtinIncludes()), "-ffreestanding", "-fbuiltin"]),
    ...unit.flags,
    ...includes.flatMap((dir) => ["-I", dir]),
  ];
  const hash = hashOf([source, readFileSync(source, "utf8"), ...flags, ...includes.flatMap(headersIn)]);
  const object = join(OBJECTS, `${part}-${basename(source, extname(source))}-${hash}.o`);
  if (existsSync(object)) return object;
  mkdirSync(OBJECTS, { recursive: true });
  const draft = `${object}.${process.pid}.tmp`;
  await arm("gcc", [...flags, "-c", source, "-o", draft], `compile ${source.replace(root, "")}`);
  renameSync(draft, object);
  return object;
}

/** Compiles units, two at a time; the objects come in the order of the units. */
export async function compileUnits(units: Unit[]): Promise<string[]> {
  const objects: string[] = [];
  let next = 0;
  const worker = async (): Promise<void> => {
    while (next < units.length) {
      const index = next++;
      objects[index] = await compileUnit(units[index]!);
    }
  };
  await Promise.all([worker(), worker()]);
  return objects;
}
