// Owns which sources an image is made of, and the compiler's flags for each.
import { existsSync, readFileSync, readdirSync } from "node:fs";
import { basename, join } from "node:path";
import { prepareWasm3 } from "../build-native.ts";
import { root } from "../cli.ts";
import { WASM3_FLAGS } from "../wasm3/sources.ts";
import type { Unit } from "./arm.ts";
import type { Board } from "./board-facts.ts";

export const CORE = join(root, "host/core");
/** Native stack that a call into a cartridge may use, of the 10 KB of link.ld. */
const VM_STACK = 6 * 1024;

export const STRICT = ["-std=c11", "-Wall", "-Wextra", "-Werror", "-Wconversion", "-Os"];
/** Speed matters where cartridges are compiled and run. */
const FAST = ["m3_code.c", "m3_compile.c", "m3_core.c", "m3_exec.c"];
/** And where a start waits for what is summed, unpacked and handed out. */
const FAST_CORE = ["crc.c", "unpack.c", "vm_arena.c"];
/** No loop becomes a call, no switch a table: the family's code runs before RAM is filled and while flash is away. */
const FAMILY_FLAGS = ["-fno-tree-loop-distribute-patterns", "-fno-jump-tables"];

const sourcesIn = (dir: string): string[] =>
  existsSync(dir)
    ? readdirSync(dir)
        .filter((name) => /\.[cS]$/.test(name))
        .sort()
        .map((name) => join(dir, name))
    : [];

/** Whether a source sees the interpreter's headers. */
const seesInterpreter = (source: string): boolean =>
  readFileSync(source, "utf8").includes("#include <wasm3.h>");

/** Every source of an image but the generated ones. */
export function imageUnits(board: Board, main: string, more: string[], generated: string): Unit[] {
  const tree = prepareWasm3();
  const family = join(root, "boards", board.facts.family);
  const panel = join(root, "boards/panels", board.facts.panel.controller);
  const own = join(root, "boards", board.id);
  const libc = join(family, "libc");
  const config = ["-include", join(CORE, "wasm3_config.h"), "-DNDEBUG"];
  const core = [CORE, libc];
  const board3 = [CORE, family, join(root, "boards/panels"), panel, generated, libc];
  const unit = (part: string, source: string, flags: string[], includes: string[]): Unit => ({
    part,
    source,
    flags,
    includes,
  });
  return [
    ...sourcesIn(tree).map((source) => {
      const level = FAST.includes(basename(source)) ? "-O2" : "-Os";
      return unit("wasm3", source, [...WASM3_FLAGS, ...config, level], [tree, ...core]);
    }),
    ...[...sourcesIn(CORE), ...more].map((source) =>
      seesInterpreter(source)
        ? unit(
            "core",
            source,
            [...STRICT, ...config, `-DVM_NATIVE_STACK=${VM_STACK}`, "-isystem", tree],
            core,
          )
        : unit("core", source, FAST_CORE.includes(basename(source)) ? [...STRICT, "-O2"] : STRICT, core),
    ),
    ...sourcesIn(family)
      .filter((source) => !["main.c", "boot2.S"].includes(basename(source)))
      .map((source) => unit("family", source, [...STRICT, ...FAMILY_FLAGS], board3)),
    ...sourcesIn(panel).map((source) => unit("panel", source, STRICT, board3)),
    ...sourcesIn(own).map((source) => unit("board", source, [...STRICT, ...FAMILY_FLAGS], board3)),
    unit("main", main, STRICT, board3),
  ];
}
