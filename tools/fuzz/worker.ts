// Owns the thread that runs cases; its parent ends it when a call never returns.
import { parentPort, workerData } from "node:worker_threads";
import { compileCart } from "../../host/web/cart.ts";
import { runCase, type Subject } from "./cases.ts";
import { CheckedEngine, Finding } from "./checked-engine.ts";
import { findingOf, minimise } from "./minimise.ts";

/** What the parent hands over: a cartridge and the numbers of the cases to run. */
export interface Job {
  bytes: Uint8Array;
  subject: Subject;
  /** first case; the following ones are first + 1, first + 2 ... */
  first: number;
  /** how many at most */
  count: number;
  /** milliseconds to go on for */
  forMs: number;
  /** tell each line before it runs: to find out which one never returns */
  tellLines: boolean;
  /** hand over the lines of every n-th case, for the other engine; 0 = none */
  mirrorEvery: number;
}

/** What comes back. */
export type Report =
  | { type: "case"; seed: number; calls: number }
  | { type: "line"; line: string }
  | { type: "mirror"; seed: number; lines: string[] }
  | { type: "finding"; seed: number; kind: string; words: string; lines: string[]; good: Uint8Array | null }
  | { type: "end" };

const MINIMISE_MS = 6000;

const tell = (report: Report): void => parentPort!.postMessage(report);

/** The last state that play itself made before the finding: what a spoilt one is compared with. */
function goodState(module: WebAssembly.Module, lines: string[]): Uint8Array | null {
  const load = lines.findIndex((line) => line.startsWith("load "));
  if (load < 0) return null;
  const engine = new CheckedEngine(module);
  for (const line of lines.slice(0, load)) engine.run(line);
  return engine.engine.cart.state.slice();
}

async function reportFinding(
  module: WebAssembly.Module,
  seed: number,
  finding: Finding,
  lines: string[],
): Promise<void> {
  const good = goodState(module, lines);
  const finds = (some: string[]): boolean => findingOf(module, some)?.kind === finding.kind;
  const small = await minimise(lines, finds, performance.now() + MINIMISE_MS, good);
  const words = findingOf(module, small)?.message ?? finding.message;
  tell({ type: "finding", seed, kind: finding.kind, words, lines: small, good });
}

async function work(job: Job): Promise<void> {
  const module = await compileCart(job.bytes);
  const end = performance.now() + job.forMs;
  for (let index = 0; index < job.count && performance.now() < end; index++) {
    const seed = job.first + index;
    const engine = new CheckedEngine(
      module,
      job.tellLines ? (line) => tell({ type: "line", line }) : undefined,
    );
    try {
      runCase(engine, job.subject, seed);
    } catch (error) {
      if (!(error instanceof Finding)) throw error;
      await reportFinding(module, seed, error, engine.lines);
      break;
    }
    tell({ type: "case", seed, calls: engine.lines.length });
    if (job.mirrorEvery && seed % job.mirrorEvery === 0) tell({ type: "mirror", seed, lines: engine.lines });
  }
  tell({ type: "end" });
}

await work(workerData as Job);
