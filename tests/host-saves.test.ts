// Owns the test that each row of the table of power cuts in host/README.md is proven by a C test that runs.
import assert from "node:assert/strict";
import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { root } from "../tools/cli.ts";

test("each row of the table of power cuts names a C test that runs", () => {
  const readme = readFileSync(join(root, "host/README.md"), "utf8");
  const sources = readdirSync(join(root, "tests/host"))
    .filter((name) => name.endsWith("_test.c"))
    .map((name) => readFileSync(join(root, "tests/host", name), "utf8"))
    .join("\n");
  const rows = /\| power goes \|.*\n\|[-| ]+\|\n((?:\|.*\n)+)/.exec(readme)?.[1]?.trimEnd().split("\n") ?? [];
  assert.ok(rows.length >= 10);
  let last = "";
  for (const row of rows) {
    const proof = row.split("|")[3]?.trim() ?? "";
    const name = proof === "the same" ? last : proof.replaceAll("`", "");
    last = name;
    assert.match(sources, new RegExp(`^static void ${name}\\(`, "m"), row);
    assert.match(sources, new RegExp(`^    ${name}\\(.*\\);$`, "m"), row);
  }
});
