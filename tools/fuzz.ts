// Owns `npm run fuzz`: absurd calls and spoilt saves for every cartridge, findings made small and kept as files.
import { Worker } from "node:worker_threads";
import { chosenCarts, builtCarts, type BuiltCart } from "./cart-files.ts";
import { fail, isMain, readArgs, root, runTool } from "./cli.ts";
import type { Subject } from "./fuzz/cases.ts";
import { changedBytes, readFinding, writeFinding, type FindingFile } from "./fuzz/findings.ts";
import { findingOf, minimise } from "./fuzz/minimise.ts";
import { firstSplit, loopsForEver } from "./fuzz/mirror.ts";
import { stateFields } from "./fuzz/mutations.ts";
import type { Job, Report } from "./fuzz/worker.ts";
import { NativeHost } from "./native.ts";
import { hostLine } from "./traces.ts";

/** Silence after which a call counts as one that never returns. */
const SILENCE_MS = 15_000;
const MOST_FINDINGS = 3;
const MIRROR_EVERY = 16;

/** What the fuzzing of one cartridge came to. */
interface Tally {
  cases: number;
  calls: number;
  mirrored: number;
  findings: FindingFile[];
}

type Found = Omit<Extract<Report, { type: "finding" }>, "type">;

/** Fuzzes one cartridge. */
class Fuzzer {
  readonly tally: Tally = { cases: 0, calls: 0, mirrored: 0, findings: [] };
  private readonly subject: Subject;
  private mirroring = false;
  private mirrorJobs: Promise<void>[] = [];

  constructor(
    private readonly cart: BuiltCart,
    all: BuiltCart[],
    private readonly native: NativeHost | null,
  ) {
    const fields = stateFields(cart.layout);
    this.subject = { hostLine: hostLine(cart, all), fields, held: cart.kind !== "test" };
  }

  /** Goes on for that long from that case on, or until there are enough findings. */
  async run(seed: number, forMs: number): Promise<Tally> {
    const end = performance.now() + forMs;
    let next = seed;
    while (performance.now() < end && this.tally.findings.length < MOST_FINDINGS) {
      next = await this.runWorker(next, end - performance.now());
    }
    await Promise.all(this.mirrorJobs);
    return this.tally;
  }

  /** Runs a worker until it ends, finds something or falls silent; returns the next case. */
  private runWorker(first: number, forMs: number): Promise<number> {
    let next = first;
    return this.listen({ first, count: Infinity, forMs, tellLines: false }, (report) => {
      if (report.type === "case") {
        this.tally.cases++;
        this.tally.calls += report.calls;
        next = report.seed + 1;
      } else if (report.type === "mirror") {
        this.mirror(report.seed, report.lines);
      } else if (report.type === "finding") {
        this.keep(report);
        next = report.seed + 1;
      }
    }).then(async (silent) => {
      if (silent) await this.findSilence(next++);
      return next;
    });
  }

  /** Starts a worker; resolves to whether it fell silent. */
  private listen(
    job: Omit<Job, "bytes" | "subject" | "mirrorEvery">,
    hear: (report: Report) => void,
  ): Promise<boolean> {
    const mirrorEvery = this.native ? MIRROR_EVERY : 0;
    const workerData: Job = { ...job, bytes: this.cart.bytes, subject: this.subject, mirrorEvery };
    const worker = new Worker(new URL("./fuzz/worker-entry.mjs", import.meta.url), { workerData });
    return new Promise((resolve, reject) => {
      let timer: NodeJS.Timeout;
      const stop = (silent: boolean): void => {
        clearTimeout(timer);
        void worker.terminate().then(() => resolve(silent));
      };
      const wait = (): void => {
        clearTimeout(timer);
        timer = setTimeout(() => stop(true), SILENCE_MS);
      };
      wait();
      worker.on("error", reject);
      worker.on("message", (report: Report) => {
        wait();
        if (report.type === "end") stop(false);
        else hear(report);
      });
    });
  }

  /** A call of this case never returned: finds out which, and makes the case small on the bounded engine. */
  private async findSilence(seed: number): Promise<void> {
    let lines: string[] = [];
    const silent = await this.listen(
      { first: seed, count: 1, forMs: Infinity, tellLines: true },
      (report) => {
        if (report.type === "line") lines.push(report.line);
      },
    );
    if (!silent) return;
    const native = this.native;
    if (native && (await loopsForEver(native, lines))) {
      lines = await minimise(lines, (some) => loopsForEver(native, some), performance.now() + 20_000, null);
    }
    this.keep({ seed, kind: "hang", words: `${lines.at(-1)} never returns`, lines, good: null });
  }

  private mirror(seed: number, lines: string[]): void {
    if (!this.native || this.mirroring) return;
    this.mirroring = true;
    this.mirrorJobs.push(this.compare(this.native, seed, lines).finally(() => (this.mirroring = false)));
  }

  private async compare(native: NativeHost, seed: number, lines: string[]): Promise<void> {
    this.tally.mirrored++;
    const { module } = this.cart;
    if (!(await firstSplit(native, module, lines))) return;
    const splits = async (some: string[]): Promise<boolean> =>
      (await firstSplit(native, module, some)) !== null;
    const small = await minimise(lines, splits, performance.now() + 10_000, null);
    const split = await firstSplit(native, module, small);
    const words = `V8 and wasm3 differ in ${split?.regions.join(", ")} after ${split?.line}`;
    this.keep({ seed, kind: "engines", words, lines: small, good: null });
  }

  private keep({ seed, kind, words, lines, good }: Found): void {
    const changed = changedBytes(lines, good, this.subject.fields);
    const finding: FindingFile = { cart: this.cart.name, kind, words, seed, lines, changed };
    this.tally.findings.push(finding);
    console.log(`${this.cart.name}: ${kind}: ${words}`);
    for (const change of changed) console.log(`  ${change}`);
    console.log(`  ${lines.length} calls; again with: npm run fuzz -- --replay ${writeFinding(finding)}`);
  }
}

/** A desktop host for the cartridge, or null with a remark where there is no compiler. */
function openNative(cart: BuiltCart): NativeHost | null {
  try {
    return NativeHost.open(cart.wasmPath);
  } catch (error) {
    console.log(`not mirrored on wasm3: ${(error as Error).message}`);
    return null;
  }
}

async function replay(path: string): Promise<number> {
  const finding = readFinding(path);
  const [cart] = await chosenCarts([finding.cart], []);
  if (!cart) return fail(`There is no cartridge "${finding.cart}" any more.`);
  const native = openNative(cart);
  try {
    // The bounded engine goes first: on V8 an endless call would never return.
    if (native && (await loopsForEver(native, finding.lines))) return say("a call never returns");
    const found = findingOf(cart.module, finding.lines);
    if (found) return say(found.message);
    const split = native ? await firstSplit(native, cart.module, finding.lines) : null;
    if (split) return say(`V8 and wasm3 differ in ${split.regions.join(", ")} after ${split.line}`);
  } finally {
    await native?.close();
  }
  console.log(`${finding.cart}: finds nothing any more`);
  return 0;
}

function say(words: string): number {
  console.log(`still there: ${words}`);
  return 1;
}

async function main(): Promise<number> {
  const args = readArgs({
    name: "fuzz",
    about:
      "Tries absurd calls, spoilt saves with a good checksum, strange seeds and host info on cartridges (menu and all\n" +
      "games unless named); a part of the cases also on desktop wasm3. Findings are made small and written to build/fuzz.",
    options: {
      seconds: { value: "N", what: "how long in all (30)" },
      seed: { value: "S", what: "number of the first case (taken from the clock)" },
      replay: { value: "FILE", what: "play a finding again instead" },
    },
    args: ["[GAME...]"],
  });
  const file = args.text("replay");
  if (file !== undefined) return replay(file);
  const seconds = args.number("seconds", 30, 1, 86_400);
  const seed = args.number("seed", Date.now() % 1_000_000_000, 0, 2 ** 32 - 1);
  const carts = await chosenCarts(args.args, ["menu", "game"]);
  if (carts.length === 0) fail(`There is no game to fuzz in ${root}assembly yet.`);
  const all = await builtCarts();
  let findings = 0;
  for (const cart of carts) {
    const native = openNative(cart);
    const tally = await new Fuzzer(cart, all, native).run(seed, (seconds * 1000) / carts.length);
    await native?.close();
    findings += tally.findings.length;
    const { cases, calls, mirrored } = tally;
    console.log(
      `${cart.name}: ${cases} cases, ${calls} calls, ${mirrored} cases also on wasm3, ` +
        `${tally.findings.length} findings (seed ${seed})`,
    );
  }
  return findings ? 1 : 0;
}

if (isMain(import.meta.url)) await runTool(main);
