// Owns the client of the desktop host's line protocol (host/README.md), and the same sums of a cartridge under Node.
import { spawn, type ChildProcessWithoutNullStreams } from "node:child_process";
import type { Cart } from "../host/web/cart.ts";
import { buildNative, type Flavour } from "./build-native.ts";
import { fail } from "./cli.ts";

/** What one call left behind: the status word and sums of the state, the framebuffer and the text. */
export interface Sums {
  ok: true;
  status: number;
  state: number;
  frame: number;
  text: number;
}
/** A call that ended in an error, with its stable code ("E-LOOP"). */
export interface Failure {
  ok: false;
  code: string;
  words: string;
}
export type Answer = Sums | Failure;

const CRC_TABLE = Uint32Array.from({ length: 256 }, (_, byte) => {
  let crc = byte;
  for (let bit = 0; bit < 8; bit++) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1;
  return crc >>> 0;
});

/** CRC-32 (IEEE), as the C host computes it. */
export function crc32(bytes: Uint8Array): number {
  let crc = 0xffffffff;
  for (const byte of bytes) crc = (crc >>> 8) ^ (CRC_TABLE[(crc ^ byte) & 255] as number);
  return (crc ^ 0xffffffff) >>> 0;
}

/** The sums of a cartridge under Node's engine, to be compared with a native answer. */
export function sumsOf(cart: Cart, status: number): Sums {
  return {
    ok: true,
    status: status >>> 0,
    state: crc32(cart.state),
    frame: crc32(cart.frame),
    text: crc32(cart.textBytes),
  };
}

/** Reads an answer to start, resume, press or step. */
export function readAnswer(line: string): Answer {
  const [kind = "", ...words] = line.split(" ");
  if (kind === "ok" && words.length === 4) {
    const [status, state, frame, text] = words.map((word) => parseInt(word, 16)) as [
      number,
      number,
      number,
      number,
    ];
    return { ok: true, status, state, frame, text };
  }
  if (kind === "error") return { ok: false, code: words[0] ?? "", words: words.slice(1).join(" ") };
  throw new Error(`the desktop host answered "${line}"`);
}

/** The command of one call, as recorded traces spell it. */
export const command = {
  start: (low: number, high: number): string => `start ${low >>> 0} ${high >>> 0}`,
  resume: (): string => "resume",
  press: (code: number): string => `press ${code >>> 0}`,
  step: (): string => "step",
  renew: (): string => "renew",
  load: (state: Uint8Array): string => `load ${Buffer.from(state).toString("hex")}`,
  host: (offset: number, bytes: Uint8Array): string => `host ${offset} ${Buffer.from(bytes).toString("hex")}`,
};

/** A running desktop host: lines in, as many lines out. */
export class LineClient {
  private readonly child: ChildProcessWithoutNullStreams;
  private rest = "";
  private readonly waiting: ((line: string | null) => void)[] = [];
  private complaint = "";
  private ended = false;

  constructor(program: string, args: string[]) {
    this.child = spawn(program, args);
    this.child.stdout.setEncoding("utf8").on("data", (text: string) => this.take(text));
    this.child.stderr.setEncoding("utf8").on("data", (text: string) => (this.complaint += text));
    this.child.stdin.on("error", () => undefined); // its end is noticed by "close"
    this.child.on("error", () => this.end());
    this.child.on("close", () => this.end());
  }

  /** Sends many commands in one write; resolves to one answer each. Ends the tool when the host is gone. */
  async batch(commands: string[]): Promise<string[]> {
    if (this.ended) this.gone();
    const answers = commands.map(
      () => new Promise<string | null>((resolve) => this.waiting.push((line) => resolve(line))),
    );
    if (commands.length > 0) this.child.stdin.write(commands.join("\n") + "\n");
    const lines = await Promise.all(answers);
    return lines.map((line) => line ?? this.gone());
  }

  /** One command, one answer. */
  async one(line: string): Promise<string> {
    return (await this.batch([line]))[0] as string;
  }

  /** Ends the host; resolves when it is gone. */
  async close(): Promise<void> {
    if (this.ended) return;
    const gone = new Promise<void>((resolve) => this.child.once("close", () => resolve()));
    this.child.stdin.end("quit\n");
    await gone;
  }

  private take(text: string): void {
    const lines = (this.rest + text).split("\n");
    this.rest = lines.pop() ?? "";
    for (const line of lines) this.waiting.shift()?.(line);
  }

  private end(): void {
    this.ended = true;
    for (const resolve of this.waiting.splice(0)) resolve(null);
  }

  private gone(): never {
    return fail(this.complaint.trim() || "The desktop host ended unexpectedly.");
  }
}

/** One cartridge under wasm3. */
export class NativeHost extends LineClient {
  /** Starts a host for a cartridge file, building the host first if need be. */
  static open(cartPath: string, flavour: Flavour["name"] = "deadink"): NativeHost {
    return new NativeHost(buildNative(flavour), ["run", cartPath]);
  }

  /** One call and its sums. */
  async call(line: string): Promise<Answer> {
    return readAnswer(await this.one(line));
  }

  /** The bytes of a region or block. */
  async bytes(what: "frame" | "text" | "state" | "info"): Promise<Uint8Array> {
    return Uint8Array.from(Buffer.from(await this.one(what), "hex"));
  }

  /** Work of the last call (operations in deadink-count, else back-edges and calls) and arena bytes in use. */
  async count(): Promise<{ work: number; arena: number }> {
    const [, work, arena] = (await this.one("count")).split(" ");
    return { work: Number(work), arena: Number(arena) };
  }
}
