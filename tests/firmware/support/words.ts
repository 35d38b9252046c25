// Owns what the host's own screens look like, drawn on the desktop by the same C.
import { execFileSync } from "node:child_process";
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { root } from "../../../tools/cli.ts";

/** As host/core/message.h has it. */
export interface Words {
  title: string;
  code?: string;
  words: string;
  more?: string;
  hint: string;
}

let tool = "";

/** Compiles the tool once in a test file. */
function built(): string {
  if (tool) return tool;
  const folder = join(root, "build/device");
  const core = join(root, "host/core");
  mkdirSync(folder, { recursive: true });
  const path = join(folder, `words-${process.pid}`);
  const sources = ["message.c", "message_font.c"].map((name) => join(core, name));
  execFileSync("gcc", ["-I", core, join(root, "tests/firmware/support/words.c"), ...sources, "-o", path]);
  return (tool = path);
}

/** The framebuffer of a screen of the host's own. */
export function screenOf({ title, code = "-", words, more = "-", hint }: Words): Buffer {
  return Buffer.from(execFileSync(built(), [title, code, words, more, hint], { encoding: "latin1" }), "hex");
}
