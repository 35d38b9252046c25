// Owns running the scenario tool on texts: they become files 0.json and so on, all in one run, for starting it takes time.
import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { root } from "../../tools/cli.ts";

const lines = (text: string): string[] => text.split("\n").filter(Boolean);

export function runScenarios(texts: string[]): { code: number | null; out: string[]; err: string[] } {
  const folder = mkdtempSync(join(tmpdir(), "scenario-"));
  const paths = texts.map((text, i) => {
    const path = join(folder, `${i}.json`);
    writeFileSync(path, text);
    return path;
  });
  const args = ["--import", "tsx", join(root, "tools/scenario.ts"), ...paths];
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: root, encoding: "utf8" });
  rmSync(folder, { recursive: true });
  return { code: status, out: lines(stdout), err: lines(stderr) };
}
