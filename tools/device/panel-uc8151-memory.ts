// Owns what a UC8151 keeps between commands (registers, tables, planes, window) and how bytes become commands.
import { CODE, commandOf, isFatal, Registers, type CommandSpec } from "./panel-uc8151-commands.ts";
import {
  isWhole,
  Plane,
  PLANE_SIZE,
  readWindow,
  WHOLE,
  windowSize,
  type Window,
} from "./panel-uc8151-planes.ts";
import { MAX_ROWS } from "./panel-uc8151-waveform.ts";

/** What a command makes the chip do, apart from keeping bytes. */
export type Action = "PON" | "POF" | "DRF" | "DSLP" | "soft reset";

export interface MemoryOwner {
  report(rule: string, sentence: string): void;
  act(action: Action): void;
}

const LONGEST_TABLE = MAX_ROWS * 6;

export class Uc8151Memory {
  readonly registers = new Registers();
  /** bytes of the tables loaded since reset, by command */
  readonly tables = new Map<number, readonly number[]>();
  readonly old = new Plane();
  readonly new = new Plane();
  /** whether NEW was last sent for the whole panel */
  newSentWhole = true;
  private ptl: Window = WHOLE;
  private partial = false;
  private open: { spec: CommandSpec; bytes: number[]; count: number } | null = null;
  private complained = false;

  constructor(private readonly owner: MemoryOwner) {}

  /** Everything is gone: reset, power loss, deep sleep. */
  lose(noise: () => number): void {
    this.registers.reset();
    this.tables.clear();
    this.ptl = WHOLE;
    this.partial = false;
    this.newSentWhole = true;
    this.open = null;
    this.old.forget(noise);
    this.new.forget(noise);
  }

  /** The window that data and refreshes go to. */
  get window(): Window {
    return this.partial ? this.ptl : WHOLE;
  }

  /** Reports once for a command and all the data behind it. */
  complain(rule: string, sentence: string): void {
    if (!this.complained) this.owner.report(rule, sentence);
    this.complained = true;
  }

  /** A command byte arrives, taken or not: complaints may begin anew. */
  begin(): void {
    this.complained = false;
  }

  command(code: number): void {
    this.close();
    const spec = commandOf(code);
    if (!spec) {
      const text = isFatal(code) ? "would write the maker's waveform memory" : "is not known";
      return this.complain("U5", `command ${hex(code)} ${text}.`);
    }
    this.open = { spec, bytes: [], count: 0 };
    if (spec.count < 0) this.planeOf(code).begin(this.window);
    if (code === CODE.PTIN || code === CODE.PTOUT) this.partial = code === CODE.PTIN;
    if (code === CODE.PON) this.owner.act("PON");
    if (code === CODE.POF) this.owner.act("POF");
    if (code === CODE.DRF) this.owner.act("DRF");
  }

  data(byte: number): void {
    if (!this.open) return this.complain("U4", `data ${hex(byte)} follows no command.`);
    const { spec, bytes } = this.open;
    this.open.count++;
    if (spec.count < 0) return this.planeOf(spec.code).write(byte);
    if (this.open.count > spec.count) return this.tooMuch(spec);
    bytes.push(byte);
    if (bytes.length === spec.count) this.configure(spec.code, bytes);
  }

  /** Judges the command before the next one: whether its data were complete. */
  close(): void {
    if (!this.open) return;
    const { spec, count } = this.open;
    this.open = null;
    if (spec.count > 0 && count < spec.count) {
      this.owner.report("U4", `${spec.name} takes ${spec.count} bytes and got ${count}.`);
    }
    if (spec.count >= 0) return;
    const size = windowSize(this.window);
    if (spec.code === CODE.DTM2) this.newSentWhole = isWhole(this.window);
    if (count === size) return;
    if (count === PLANE_SIZE) {
      const text = `${spec.name} got a whole plane while PTIN is active with a window of ${size} bytes.`;
      return this.owner.report("U9", text);
    }
    this.owner.report("U3", `${spec.name} got ${count} bytes, the window holds ${size}.`);
  }

  private tooMuch(spec: CommandSpec): void {
    if (spec.count === LONGEST_TABLE && !this.complained) {
      this.owner.report("U12", `${spec.name} got more than its ${MAX_ROWS} rows.`);
    }
    this.complain("U4", `${spec.name} takes ${spec.count} bytes and got more.`);
  }

  private planeOf(code: number): Plane {
    return code === CODE.DTM1 ? this.old : this.new;
  }

  /** A command with its data complete. */
  private configure(code: number, bytes: number[]): void {
    if (code === CODE.DSLP) return this.sleep(bytes[0]!);
    if (code === CODE.PTL) return this.setWindow(bytes);
    if (code >= CODE.LUTC && code <= CODE.LUTBB) this.tables.set(code, [...bytes]);
    else this.registers.set(code, bytes);
    if (code === CODE.PSR && (bytes[0]! & 1) === 0) this.owner.act("soft reset");
  }

  private setWindow(bytes: number[]): void {
    const { window, faults } = readWindow(bytes);
    for (const fault of faults) this.owner.report("U8", `PTL: ${fault}.`);
    if (faults.length === 0) this.ptl = window;
  }

  private sleep(check: number): void {
    if (check === 0xa5) return this.owner.act("DSLP");
    this.owner.report("U6", `DSLP got ${hex(check)}, only A5 works.`);
  }
}

export const hex = (byte: number): string => byte.toString(16).toUpperCase().padStart(2, "0");
