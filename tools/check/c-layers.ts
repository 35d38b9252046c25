// Owns the layers of the C sources: what each folder may include.
import { basename } from "node:path";
import type { TextFile } from "./files.ts";

interface Layer {
  folder: string;
  /** what may stand in an #include, without the quotes or angle brackets */
  may: RegExp;
  why: string;
}

const LAYERS: Layer[] = [
  {
    folder: "host/core/",
    may: /^(std(int|bool|def|arg|alignas|noreturn)|string|limits|inttypes|setjmp)\.h$|^[a-z0-9_]+\.h$/,
    why: "host/core sees itself only: no stdio, no malloc, no board, no native host",
  },
  {
    folder: "boards/panels/",
    may: /^(std[a-z]+|string)\.h$|^[a-z0-9_]+\.h$/,
    why: "a panel driver sees panel.h",
  },
];
// Headers of the C library that give what host/core must do without: files, memory, time, processes.
const NOT_IN_CORE = /^(stdio|stdlib|time|signal|errno|unistd|pthread|malloc|assert|math|locale)\.h$/;

/** Includes that break a layer, each "path:line: words". */
export function includeProblems({ path, text }: TextFile): string[] {
  const layer = LAYERS.find(({ folder }) => path.startsWith(folder));
  if (!layer || !/\.[ch]$/.test(path)) return [];
  const problems: string[] = [];
  text.split("\n").forEach((line, index) => {
    const header = /^\s*#\s*include\s*[<"]([^>"]+)[>"]/.exec(line)?.[1];
    if (!header) return;
    const wrong = !layer.may.test(header) || NOT_IN_CORE.test(header);
    if (wrong) problems.push(`${path}:${index + 1}: includes ${header}; ${layer.why}`);
    const interpreter = /^(wasm3|m3_\w+)\.h$/.test(header);
    if (interpreter && !["vm_wasm3.c", "wasm3_config.h"].includes(basename(path))) {
      problems.push(`${path}:${index + 1}: includes ${header}; only vm_wasm3.c sees the interpreter`);
    }
  });
  return problems;
}
