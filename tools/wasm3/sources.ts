// Owns what becomes of wasm3's sources: the files we take, our changes to them, and our own dispatcher in their place.
import { createHash } from "node:crypto";
import { existsSync, readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { fail, root } from "../cli.ts";
import { PATCHES, REPLACED } from "./patches.ts";
import { PLAIN_PATCHES } from "./patches-plain.ts";
import { SPEED_PATCHES } from "./patches-speed.ts";

/** The parts of wasm3 that a cartridge needs; its C library bindings stay out. */
const WASM3_SOURCES = [
  ...["m3_code.c", "m3_compile.c", "m3_core.c", "m3_env.c", "m3_exec.c", "m3_function.c"],
  ...["m3_info.c", "m3_module.c", "m3_parse.c", "m3_validate.c"],
];

/** One unit, so that the compiler's compiler sees the small functions that each instruction calls a dozen of. */
const UNIT = ["m3_core.c", "m3_compile.c", "m3_code.c", "m3_function.c"];

/** wasm3 relies on wrapping arithmetic and on pointers of several types to one place. */
export const WASM3_FLAGS = ["-std=gnu11", "-w", "-fwrapv", "-fno-strict-aliasing"];

const OWN = join(root, "tools/wasm3");

/** The folder with wasm3's sources: WASM3_DIR (the tree or its source/), else the package. */
function wasm3Dir(): string {
  const given = process.env["WASM3_DIR"];
  const dir = given ?? join(root, "node_modules/react-native-webassembly/cpp");
  const place = [dir, join(dir, "source")].find((candidate) => existsSync(join(candidate, "wasm3.h")));
  if (place) return place;
  return fail(
    given
      ? `WASM3_DIR is ${given}, but there is no wasm3.h in it nor in its folder source.`
      : "wasm3's sources are not there: run npm ci first.",
  );
}

const stranger = (file: string, what: string): never =>
  fail(`This wasm3 is not the one our changes know: ${file} ${what} (tools/wasm3/patches.ts).`);

/** wasm3's files by name as we compile them; ends the tool when one is not as our changes expect it. */
export function changedWasm3(): Map<string, string> {
  const from = wasm3Dir();
  const files = new Map<string, string>();
  for (const name of readdirSync(from).sort()) {
    const wanted = name.endsWith(".h") ? /^(m3_|wasm3)/.test(name) : WASM3_SOURCES.includes(name);
    if (wanted) files.set(name, readFileSync(join(from, name), "utf8").replaceAll("\r\n", "\n"));
  }
  for (const { file, sha256 } of REPLACED) {
    const found = createHash("sha256")
      .update(files.get(file) ?? "")
      .digest("hex");
    if (found !== sha256) stranger(file, "differs from the file that ours replaces");
  }
  for (const name of readdirSync(OWN)) {
    if (/\.[chS]$/.test(name)) files.set(name, readFileSync(join(OWN, name), "utf8"));
  }
  for (const { file, why, find, put } of [...SPEED_PATCHES, ...PATCHES, ...PLAIN_PATCHES]) {
    const text = files.get(file) ?? "";
    if (text.split(find).length !== 2) stranger(file, `lacks the text for "${why}"`);
    files.set(
      file,
      text.replace(find, () => put),
    );
  }
  files.set("m3_compile.c", UNIT.map((name) => files.get(name)!).join("\n"));
  for (const name of UNIT) if (name !== "m3_compile.c") files.delete(name);
  return files;
}
