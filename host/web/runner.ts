// Owns the worker that a cartridge runs in: requests, answers, and its end when a call does not return.
import { readInfo } from "./cart.ts";
import { CartError, type CallName, type Opened, type Outcome, type Put } from "./engine.ts";
import type { CartFile } from "./host-info.ts";

/** A cartridge that can be called without waiting on it for ever. Methods reject with CartError. */
export interface Runner {
  open(bytes: Uint8Array): Promise<Opened>;
  call(name: CallName, args: number[], put?: Put): Promise<Outcome>;
  /** Throws the instance away; calls that wait reject. */
  close(): void;
}

/** Opens bytes as a cartridge to see what they are; rejects with CartError. */
export async function examine(bytes: Uint8Array, runner: Runner): Promise<CartFile> {
  try {
    const opened = await runner.open(bytes);
    return { bytes, info: readInfo(opened.block), ...opened };
  } finally {
    runner.close();
  }
}

/** What goes to the worker. */
export type Ask =
  { kind: "open"; bytes: Uint8Array } | { kind: "call"; name: CallName; args: number[]; put: Put };

/** What comes back from it. */
export type Answer = { ok: Opened | Outcome } | { code: string; sentence: string };

// The longest a call may take: a device ends it after far less work than an engine does in this time.
const CALL_LIMIT_MS = 3000;

/** Runs a cartridge in a worker of its own. One request at a time. */
export class WorkerRunner implements Runner {
  private readonly worker: Worker;
  private settle: ((answer: Answer) => void) | null = null;

  constructor(script: string) {
    this.worker = new Worker(script, { name: "cartridge" });
    this.worker.onmessage = (event: MessageEvent<Answer>) => this.settle?.(event.data);
    this.worker.onerror = () =>
      this.settle?.({ code: "E-WORKER", sentence: "The browser could not run the game." });
  }

  open(bytes: Uint8Array): Promise<Opened> {
    return this.ask({ kind: "open", bytes }) as Promise<Opened>;
  }

  call(name: CallName, args: number[], put: Put = {}): Promise<Outcome> {
    return this.ask({ kind: "call", name, args, put }) as Promise<Outcome>;
  }

  close(): void {
    this.worker.terminate();
    this.settle?.({ code: "E-CLOSED", sentence: "The game was put away." });
  }

  private ask(ask: Ask): Promise<Opened | Outcome> {
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        this.worker.terminate();
        this.settle?.({
          code: "E-LOOP",
          sentence: `The game did not answer for ${CALL_LIMIT_MS / 1000} seconds.`,
        });
      }, CALL_LIMIT_MS);
      this.settle = (answer) => {
        clearTimeout(timer);
        this.settle = null;
        if ("ok" in answer) resolve(answer.ok);
        else reject(new CartError(answer.code, answer.sentence));
      };
      this.worker.postMessage(ask);
    });
  }
}
