// Owns that the checks find what they are for: layers, allocation, habits, rule coverage, C includes.
import assert from "node:assert/strict";
import { ESLint } from "eslint";
import { describe, test } from "node:test";
import { includeProblems } from "../tools/check/c-layers.ts";
import { ruleCoverage } from "../tools/check/coverage.ts";
import { fileProblems, linkProblems, packageProblems } from "../tools/check/hygiene.ts";
import { root } from "../tools/cli.ts";

const eslint = new ESLint({ cwd: root });

/** Messages of lint for a text as if it stood at that path. */
async function lint(path: string, text: string): Promise<string> {
  const [result] = await eslint.lintText(text, { filePath: `${root}${path}` });
  return result!.messages.map(({ message, ruleId }) => `${ruleId}: ${message}`).join("\n");
}

describe("layers of a game", () => {
  const forbidden: [string, string][] = [
    ["rules.ts", "../../console/framebuffer"],
    ["rules.ts", "../../console/text"],
    ["rules.ts", "../../console/rng"],
    ["rules-legal.ts", "../../console/shell"],
    ["rules.ts", "./view"],
    ["rules.ts", "./bot"],
    ["state.ts", "./rules"],
    ["data.ts", "./state"],
    ["bot.ts", "../../console/text"],
    ["bot.ts", "./view"],
    ["view.ts", "./ui"],
    ["view-main.ts", "../../console/rng"],
    ["view.ts", "./cart"],
    ["ui.ts", "./inspect"],
  ];
  for (const [file, from] of forbidden) {
    test(`${file} may not import ${from}`, async () => {
      const words = await lint(`assembly/games/piecepack/${file}`, `import { x } from "${from}";\nx();\n`);
      assert.match(words, /no-restricted-imports/);
    });
  }

  const allowed: [string, string][] = [
    ["rules.ts", "./state"],
    ["rules.ts", "./data"],
    ["state.ts", "../../console/state-map"],
    ["bot.ts", "../../console/rng"],
    ["view.ts", "../../console/framebuffer"],
    ["ui.ts", "./rules"],
    ["inspect.ts", "./rules"],
  ];
  for (const [file, from] of allowed) {
    test(`${file} may import ${from}`, async () => {
      assert.equal(
        await lint(`assembly/games/piecepack/${file}`, `import { x } from "${from}";\nx();\n`),
        "",
      );
    });
  }

  test("the console library may not import a game", async () => {
    const words = await lint(
      "assembly/console/shell.ts",
      'import { x } from "../games/piecepack/rules";\nx();\n',
    );
    assert.match(words, /knows no game/);
  });
});

describe("no allocation in cartridges", () => {
  const forbidden: [string, RegExp][] = [
    ["let score: i32 = 0;", /lost with the instance/],
    ["export let score: i32 = 0;", /lost with the instance/],
    ["export function f(): void { const a = [1, 2]; g(a); }", /array literal/],
    ["const A = memory.data<u8>([1, 2]);\nconst B = [3];", /array literal/],
    ["export function f(): void { g(new Thing()); }", /new allocates/],
    ["export function f(n: i32): void { g(`${n}`); }", /Template literals/],
    ['export function f(): void { g("words"); }', /UTF-16/],
    ["export function f(a: string): void { g(a); }", /string lives on a heap/],
    ["export function f(a: Map<i32, i32>): void { g(a); }", /lives on a heap/],
    ["export function f(): f32 { return <f32>1; }", /Floats/],
    ["export function f(): i32 { return <i32>Math.random(); }", /adds an import/],
  ];
  for (const [text, pattern] of forbidden) {
    test(text.replace(/\s+/g, " "), async () => {
      assert.match(await lint("assembly/games/piecepack/ui.ts", `${text}\n`), pattern);
    });
  }

  test("constant tables, packed texts and overlays are in order", async () => {
    const text = `
const TABLE: usize = memory.data<u8>([1, 2, 3]);
const s = changetype<Thing>(TABLE);
export function f(): i32 {
  let sum: i32 = load<u8>(TABLE);
  sum += g(t("words"));
  return sum + s.count;
}
`;
    assert.equal(await lint("assembly/games/piecepack/ui.ts", text), "");
  });

  test("inspect.ts and specs may use strings", async () => {
    const text = 'export function f(): string { return "a" + "b"; }\n';
    assert.equal(await lint("assembly/games/piecepack/inspect.ts", text), "");
    assert.equal(await lint("assembly/games/piecepack/rules.spec.ts", text), "");
  });
});

describe("rule coverage", () => {
  const rules = {
    path: "assembly/games/x/RULES.md",
    text: "- GAME-MOVE-1 Walk.\n- GAME-MOVE-2 See GAME-MOVE-9.\n",
  };
  const spec = { path: "assembly/games/x/rules.spec.ts", text: 'it("GAME-MOVE-1: walks", () => {});\n' };

  test("names the rule that no test names", () => {
    const [coverage] = ruleCoverage([rules, spec]);
    assert.equal(coverage!.rules, 2);
    assert.deepEqual(coverage!.problems, [`${rules.path}:1: no test names GAME-MOVE-2`]);
  });

  test("counts scenarios, not remarks", () => {
    const scenario = { path: "assembly/games/x/scenarios/a.json", text: '{"rule": ["GAME-MOVE-2"]}' };
    assert.deepEqual(ruleCoverage([rules, spec, scenario])[0]!.problems, []);
    const remark = { path: "tests/a.test.ts", text: "// GAME-MOVE-2 is hard to test\n" };
    assert.equal(ruleCoverage([rules, spec, remark])[0]!.problems.length, 1);
  });

  test("names a test of a rule that is not there", () => {
    const stale = { path: "tests/b.test.ts", text: 'test("GAME-MOVE-2 and GAME-MOVE-7", () => {});\n' };
    assert.match(ruleCoverage([rules, spec, stale])[0]!.problems.join(), /b\.test\.ts:1: names GAME-MOVE-7/);
  });
});

describe("habits", () => {
  const first = "// Owns nothing but this one test.\n";

  test("a file without its first line, without a line feed at its end, with carriage returns", () => {
    assert.match(fileProblems({ path: "a.ts", text: "const a = 1;\n" }).join(), /a\.ts:1: the first line/);
    assert.match(fileProblems({ path: "a.ts", text: `${first}x` }).join(), /no line feed/);
    assert.match(fileProblems({ path: "a.md", text: "a\r\n" }).join(), /carriage returns/);
    assert.deepEqual(fileProblems({ path: "a.ts", text: first }), []);
    assert.deepEqual(
      fileProblems({ path: "run", text: "#!/bin/sh\n# Owns nothing but this one test.\n" }),
      [],
    );
  });

  test("hosts of registries, paths outside, open ends", () => {
    const lines = [`https://registry.${"npm"}js.org/x`, `see ..${"/shared"}/x.md`, `// ${"TO"}DO later`];
    const problems = fileProblems({ path: "a.md", text: `${lines.join("\n")}\n` });
    assert.deepEqual(
      problems.map((problem) => problem.slice(0, 7)),
      ["a.md:1:", "a.md:2:", "a.md:3:"],
    );
    assert.match(
      fileProblems({ path: "package-lock.json", text: '{\n"resolved": "https://x"\n}\n' }).join(),
      /names a host/,
    );
  });

  test("links that lead nowhere, versions that are not exact, scripts without a file", () => {
    const page = {
      path: "README.md",
      text: "[a](docs/DESIGN.md) [b](docs/none.md#x) [c](https://example.org)\n",
    };
    assert.deepEqual(linkProblems(root, page), ["README.md:1: links to docs/none.md, which is not there"]);
    const text = '{"scripts": {"x": "node tools/none.ts"}, "devDependencies": {"a": "^1.0.0", "b": "1.0.0"}}';
    assert.equal(packageProblems(root, text).length, 2);
  });

  test("includes that break a layer of the C sources", () => {
    const words = (path: string, header: string): string =>
      includeProblems({ path, text: `#include ${header}\n` }).join();
    assert.match(words("host/core/save.c", "<stdio.h>"), /includes stdio\.h/);
    assert.match(words("host/core/save.c", "<stdlib.h>"), /includes stdlib\.h/);
    assert.match(words("host/core/save.c", '"../native/native.h"'), /sees itself only/);
    assert.match(words("host/core/save.c", '"wasm3.h"'), /only vm_wasm3\.c/);
    assert.equal(words("host/core/vm_wasm3.c", '"wasm3.h"'), "");
    assert.equal(words("host/core/save.c", '"port.h"'), "");
    assert.equal(words("host/native/main.c", "<stdio.h>"), "");
  });
});
