// Owns findings as files: build/fuzz/<name>.json, which --replay plays again.
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fail, root } from "../cli.ts";
import { unhex } from "../engines.ts";
import type { Field } from "./mutations.ts";

/** What is kept of a finding. */
export interface FindingFile {
  cart: string;
  kind: string;
  words: string;
  /** number of the case; 0 when unknown */
  seed: number;
  lines: string[];
  /** bytes of the loaded states that differ from one that play made, by field where there is one */
  changed: string[];
}

/** Says which bytes of the loaded states differ from the good one. */
export function changedBytes(lines: string[], good: Uint8Array | null, fields: Field[]): string[] {
  const load = lines.find((line) => line.startsWith("load "));
  if (!load || !good) return [];
  const state = unhex(load.slice(5));
  const name = (at: number): string =>
    fields.find((field) => at >= field.offset && at < field.offset + field.sizeBytes)?.name ?? "no field";
  return [...state.keys()]
    .filter((at) => state[at] !== good[at])
    .map((at) => `byte ${at} (${name(at)}): ${good[at]} -> ${state[at]}`);
}

/** Writes the file; returns its path from the project's root. */
export function writeFinding(finding: FindingFile): string {
  mkdirSync(join(root, "build/fuzz"), { recursive: true });
  const path = `build/fuzz/${finding.cart}-${finding.kind.replace(/\W+/g, "-")}-${finding.seed}.json`;
  writeFileSync(join(root, path), JSON.stringify(finding, null, 1) + "\n");
  return path;
}

/** Reads such a file; ends the tool with a sentence when it is none. */
export function readFinding(path: string): FindingFile {
  const text = readFileSync(path, "utf8");
  let parsed: Partial<FindingFile>;
  try {
    parsed = JSON.parse(text) as Partial<FindingFile>;
  } catch {
    fail(`${path} is no JSON file.`);
  }
  const { cart, lines } = parsed;
  const whole = typeof cart === "string" && Array.isArray(lines);
  if (!whole || !lines.every((line) => /^(start|resume|press|step|load|host|renew)\b/.test(String(line)))) {
    fail(`${path} is no finding of npm run fuzz: it needs "cart" and "lines".`);
  }
  return { kind: "", words: "", seed: 0, changed: [], ...parsed, cart, lines };
}
