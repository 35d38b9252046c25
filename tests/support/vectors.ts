// Owns reading the vector files that several hosts share: tests/vectors.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "../../tools/cli.ts";

export interface VectorCase {
  name: string;
  lines: string[];
}

/** The cases of a vector file; each begins with a line "case NAME". Empty lines and comments (#) are left out. */
export function vectorCases(file: string): VectorCase[] {
  const cases: VectorCase[] = [];
  for (const line of readFileSync(join(root, "tests/vectors", file), "utf8").split("\n")) {
    if (line.startsWith("case ")) cases.push({ name: line.slice(5), lines: [] });
    else if (line !== "" && !line.startsWith("#")) cases.at(-1)?.lines.push(line);
  }
  return cases;
}
