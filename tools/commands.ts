// Owns the programs that tools start: whether one is there, and running it with its output shown or kept.
import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { root } from "./cli.ts";

/** Whether a program of that name is on the PATH. */
export function hasCommand(name: string): boolean {
  return (process.env["PATH"] ?? "").split(delimiter).some((folder) => existsSync(join(folder, name)));
}

/** What a program said; code -1 when it could not be started. */
export interface Output {
  code: number;
  /** lines of both outputs that are not empty */
  lines: string[];
}

/** Runs a program in the project's folder and keeps what it says. */
export function outputOf(command: string, args: string[]): Promise<Output> {
  return new Promise((resolve) => {
    const child = spawn(command, args, { cwd: root, stdio: ["ignore", "pipe", "pipe"] });
    const chunks: Buffer[] = [];
    child.stdout.on("data", (chunk: Buffer) => chunks.push(chunk));
    child.stderr.on("data", (chunk: Buffer) => chunks.push(chunk));
    child.on("error", (error) => resolve({ code: -1, lines: [error.message] }));
    child.on("close", (code) => {
      const lines = Buffer.concat(chunks).toString().split("\n");
      resolve({ code: code ?? -1, lines: lines.map((line) => line.trimEnd()).filter(Boolean) });
    });
  });
}

/** Runs a program in the project's folder, its output shown; resolves to its exit code. */
export function run(command: string, args: string[]): Promise<number> {
  return new Promise((resolve) => {
    const child = spawn(command, args, { cwd: root, stdio: ["ignore", "inherit", "inherit"] });
    child.on("error", () => resolve(-1));
    child.on("close", (code) => resolve(code ?? -1));
  });
}
