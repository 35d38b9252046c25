// Owns talking to the lab image (tests/firmware/lab) on the emulated device: cartridges and bare modules on its interpreter.
import { join } from "node:path";
import zlib from "node:zlib";
import * as abi from "../../host/web/abi.ts";
import { crc32 as plainCrc32 } from "../../host/web/save.ts";
import { root } from "../cli.ts";
import { hex, unhex } from "../engines.ts";
import { buildImage } from "../firmware/image.ts";
import type { LineHost } from "../parity/compare.ts";
import type { InterpreterHost } from "../testsuite/interpreter.ts";
import { Device } from "./device.ts";

const crc32 = (bytes: Uint8Array): number => (zlib.crc32 ?? plainCrc32)(bytes) >>> 0;

/** Commands of main.c. */
const VM_LOAD = 1;
const VM_CALL = 2;
const VM_COMPILE = 3;
const ENGINE_LOAD = 4;
const ENGINE_CALL = 5;
const ENGINE_GLOBAL = 6;

/** Offsets of the mailbox's members. */
const ARGS = 4;
const ERROR = 16;
const RESULT = 20;
const FAILURE = 24;
const MEMORY = 28;
const MEMORY_LENGTH = 32;
const ARENA = 36;
const SPENT = 40;
const NAME = 44;
const NAME_BYTES = 64;
const VALUES = 112;

/** Where modules lie: in flash, behind the image. */
const PLACE = 0x10100000;
const PLACE_OFFSET = 0x100000;

const EXPORTS = ["info", "start", "resume", "press", "step"];
/** How often the harness looks whether a command is done: what a figure in cycles may be too high by. */
const LOOK_MS = 0.002;
const LOOK_CYCLES = 266;
const MOST_MS = 20e3;

/** The lab image on a device of its own. */
export class Lab {
  private readonly box: number;
  /** cycles of the last command, too high by LOOK_CYCLES at most */
  cycles = 0;

  private constructor(readonly device: Device) {
    this.box = device.symbol("lab");
  }

  static async open(board = "badger2040"): Promise<Lab> {
    const lab = join(root, "tests/firmware/lab/main.c");
    const engine = join(root, "tests/interpreter/engine.c");
    const image = await buildImage({ board, name: "lab", main: lab, more: [engine], carts: [] });
    const device = new Device({ board });
    device.load(image.elf);
    device.usb(true);
    const opened = new Lab(device);
    const main = device.symbol("main");
    device.runUntil(() => Math.abs((device.chip?.core.PC ?? 0) - main) < 64, 1000);
    return opened;
  }

  /** A word of the mailbox. */
  word(offset: number): number {
    return this.device.readU32(this.box + offset);
  }

  /** Runs a command to its end. */
  command(what: number, args: number[]): void {
    args.forEach((value, index) => this.device.writeU32(this.box + ARGS + 4 * index, value));
    this.device.writeU32(this.box, what);
    const before = this.device.cycles;
    this.device.runUntil(() => this.word(0) === 0, MOST_MS, LOOK_MS);
    this.cycles = this.device.cycles - before - LOOK_CYCLES / 2;
  }

  /** Puts bytes where the image reads modules; the arguments of a load command. */
  place(bytes: Uint8Array): number[] {
    this.device.flash.bytes.set(bytes, PLACE_OFFSET);
    return [PLACE, bytes.length];
  }

  get arena(): number {
    return this.word(ARENA);
  }

  /** Back-edges and calls of the last call. */
  get spent(): number {
    return this.word(SPENT);
  }

  /** Linear memory as it stands. */
  memory(at: number, length: number): Uint8Array {
    return this.device.read(this.word(MEMORY) + at, length);
  }

  writeMemory(at: number, bytes: Uint8Array): void {
    this.device.write(this.word(MEMORY) + at, bytes);
  }

  memoryLength(): number {
    return this.word(MEMORY_LENGTH);
  }

  /** Words of a C string in the image. */
  private words(address: number): string {
    let text = "";
    for (let at = address; ; at++) {
      const byte = this.device.read(at, 1)[0]!;
      if (byte === 0) return text;
      text += String.fromCharCode(byte);
    }
  }

  /** Why the last engine command failed, or nothing. */
  failure(): string | undefined {
    const address = this.word(FAILURE);
    return address === 0 ? undefined : this.words(address);
  }

  setName(name: string): void {
    const bytes = new Uint8Array(NAME_BYTES);
    bytes.set(new TextEncoder().encode(name).subarray(0, NAME_BYTES - 1));
    this.device.write(this.box + NAME, bytes);
  }

  setValues(values: bigint[]): void {
    const bytes = new Uint8Array(8 * values.length);
    const view = new DataView(bytes.buffer);
    values.forEach((value, index) => view.setBigUint64(8 * index, BigInt.asUintN(64, value), true));
    this.device.write(this.box + VALUES, bytes);
  }

  values(count: number): bigint[] {
    const view = new DataView(this.device.read(this.box + VALUES, 8 * count).buffer);
    return Array.from({ length: count }, (_, index) => view.getBigUint64(8 * index, true));
  }

  get error(): number {
    return this.word(ERROR);
  }

  get result(): number {
    return this.word(RESULT);
  }

  /** Most bytes of native stack in use so far. */
  get stackBytes(): number {
    const bottom = this.device.symbol("stack_bottom");
    const top = this.device.symbol("stack_top");
    const paint = this.device.readU32(bottom);
    for (let at = bottom; at < top; at += 4) if (this.device.readU32(at) !== paint) return top - at;
    return 0;
  }
}

/** A cartridge on the device behind the lines of the desktop host (host/README.md, deadink run). */
export class LabCart implements LineHost {
  private stateSize = 0;

  private constructor(
    readonly lab: Lab,
    private readonly wasm: Uint8Array,
  ) {}

  static open(lab: Lab, wasm: Uint8Array): LabCart {
    const cart = new LabCart(lab, wasm);
    cart.load();
    return cart;
  }

  /** Cycles of the last call. */
  get cycles(): number {
    return this.lab.cycles;
  }

  batch(lines: string[]): Promise<string[]> {
    return Promise.resolve(lines.map((line) => this.line(line)));
  }

  /** Compiles every function, so that no call has to. */
  compile(): void {
    this.lab.command(VM_COMPILE, []);
    if (this.lab.error !== 0) throw new Error(`the cartridge does not compile: ${this.lab.failure()}`);
  }

  private load(): void {
    this.lab.command(VM_LOAD, this.lab.place(this.wasm));
    if (this.lab.error !== 0) throw new Error(`the cartridge does not load: ${this.lab.failure()}`);
    this.lab.command(VM_CALL, [EXPORTS.indexOf("info"), 0, 0]);
    const size = this.lab.memory(this.lab.result + abi.INFO_STATE_SIZE, 4);
    this.stateSize = new DataView(size.buffer).getUint32(0, true);
  }

  private renew(): void {
    const state = this.lab.memory(abi.STATE_PTR, abi.STATE_SIZE);
    const host = this.lab.memory(abi.HOST_PTR, abi.HOST_SIZE);
    this.load();
    this.lab.writeMemory(abi.STATE_PTR, state);
    this.lab.writeMemory(abi.HOST_PTR, host);
  }

  /** One line, one answer. */
  line(line: string): string {
    const [word = "", first = "", second = ""] = line.split(" ");
    if (EXPORTS.includes(word)) return this.call(EXPORTS.indexOf(word), Number(first), Number(second));
    if (word === "load") this.lab.writeMemory(abi.STATE_PTR, unhex(first));
    else if (word === "host") this.lab.writeMemory(abi.HOST_PTR + Number(first), unhex(second));
    else if (word === "renew") this.renew();
    else if (word === "state") return hex(this.lab.memory(abi.STATE_PTR, this.stateSize));
    else if (word === "frame") return hex(this.lab.memory(abi.FRAMEBUFFER_PTR, abi.FRAMEBUFFER_SIZE));
    else if (word === "text") return hex(this.text());
    else throw new Error(`the lab has no command "${word}"`);
    return this.sums(0);
  }

  private call(what: number, first: number, second: number): string {
    this.lab.command(VM_CALL, [what, first >>> 0, second >>> 0]);
    const { error, result } = this.lab;
    if (error === 0) return this.sums(result);
    const code = this.lab.failure();
    this.renew();
    return `error ${code}`;
  }

  private text(): Uint8Array {
    const region = this.lab.memory(abi.TEXT_PTR, abi.TEXT_SIZE);
    const length = new DataView(region.buffer).getUint32(0, true);
    return region.subarray(4, 4 + Math.min(length, abi.TEXT_SIZE - 4));
  }

  private sums(status: number): string {
    const state = crc32(this.lab.memory(abi.STATE_PTR, this.stateSize));
    const frame = crc32(this.lab.memory(abi.FRAMEBUFFER_PTR, abi.FRAMEBUFFER_SIZE));
    return `ok ${[status, state, frame, crc32(this.text())].map((value) => value.toString(16)).join(" ")}`;
  }
}

/** The bare interpreter on the device, behind the lines of tests/interpreter/runner.c. */
export class LabInterpreter implements InterpreterHost {
  constructor(private readonly lab: Lab) {}

  batch(lines: string[]): Promise<string[]> {
    return Promise.resolve(lines.map((line) => this.line(line)));
  }

  close(): Promise<void> {
    return Promise.resolve();
  }

  private line(line: string): string {
    const [word = "", ...rest] = line.split(" ");
    if (word === "memory") {
      const length = this.lab.memoryLength();
      const sum = crc32(this.lab.memory(0, length)).toString(16).padStart(8, "0");
      return `ok ${length.toString(16)} ${sum}`;
    }
    if (word === "load") {
      this.lab.command(ENGINE_LOAD, this.lab.place(unhex(rest[0]!)));
      return this.said(0);
    }
    this.lab.setName(new TextDecoder().decode(unhex(rest[0]!)));
    this.lab.setValues(rest.slice(1).map((value) => BigInt(`0x${value}`)));
    this.lab.command(word === "call" ? ENGINE_CALL : ENGINE_GLOBAL, [rest.length - 1]);
    return this.said(this.lab.result);
  }

  private said(count: number): string {
    const failure = this.lab.failure();
    if (failure !== undefined) return `failed ${failure}`;
    return ["ok", ...this.lab.values(count).map((value) => value.toString(16))].join(" ");
  }
}
