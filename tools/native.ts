// Owns the client of the desktop host's line protocols (host/README.md).
import { spawn, type ChildProcessWithoutNullStreams } from "node:child_process";
import type { Socket } from "node:net";
import { buildNative, type Flavour } from "./build-native.ts";
import { fail } from "./cli.ts";

/** How the console stands after a tick. */
export interface Tick {
  /** waits for a press, has more to do, or has nothing left to run */
  state: "idle" | "busy" | "off";
  /** the strongest refresh since the last tick */
  refresh: "none" | "quick" | "clean" | "full";
  /** four letters of the running cartridge, or "----" */
  id: string;
}

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
    this.hold(false);
  }

  /** Whether the host keeps this process alive: only while an answer is awaited, so that a forgotten one does not. */
  private hold(on: boolean): void {
    const { child } = this;
    for (const handle of [child, child.stdin, child.stdout, child.stderr] as unknown as Socket[]) {
      if (on) handle.ref();
      else handle.unref();
    }
  }

  /** Sends many commands in one write; resolves to one answer each. Ends the tool when the host is gone. */
  async batch(commands: string[]): Promise<string[]> {
    if (this.ended) this.gone();
    const answers = commands.map(
      () => new Promise<string | null>((resolve) => this.waiting.push((line) => resolve(line))),
    );
    if (commands.length > 0) this.child.stdin.write(commands.join("\n") + "\n");
    this.hold(true);
    const lines = await Promise.all(answers);
    if (this.waiting.length === 0) this.hold(false);
    return lines.map((line) => line ?? this.gone());
  }

  /** One command, one answer. */
  async one(line: string): Promise<string> {
    return (await this.batch([line]))[0] as string;
  }

  /** Ends the host at once, as a power cut would. */
  kill(): void {
    this.child.kill("SIGKILL");
  }

  /** Ends the host; resolves when it is gone. */
  async close(): Promise<void> {
    if (this.ended) return;
    this.hold(true);
    const gone = new Promise<void>((resolve) => this.child.once("close", () => resolve()));
    if (!this.child.killed) this.child.stdin.end("quit\n");
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
