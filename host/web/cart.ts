// Owns one running cartridge under a JavaScript engine: module checks, calls, typed views of its regions. No DOM.
import * as abi from "./abi.ts";

/** What an info block says. */
export interface CartInfo {
  contractVersion: number;
  saveVersion: number;
  /** four letters */
  id: string;
  layoutHash: number;
  minPlayers: number;
  maxPlayers: number;
  title: string;
  iconPtr: number;
  stateSize: number;
}

const PAGE_BYTES = 65536; // a cartridge has one page; devices lend it the lower half

type Call = (...args: number[]) => number;

const EXPORTS: [string, "function" | "memory"][] = [
  ["info", "function"],
  ["memory", "memory"],
  ["press", "function"],
  ["resume", "function"],
  ["start", "function"],
  ["step", "function"],
];

/** Compiles bytes as a cartridge; throws an Error of one sentence when they are none. */
export async function compileCart(bytes: Uint8Array): Promise<WebAssembly.Module> {
  let module: WebAssembly.Module;
  try {
    module = await WebAssembly.compile(bytes as BufferSource);
  } catch {
    throw new Error("This file is not a WebAssembly module.");
  }
  const imports = WebAssembly.Module.imports(module);
  if (imports[0]) {
    throw new Error(
      `This module imports ${imports[0].module}.${imports[0].name}; a cartridge has no imports.`,
    );
  }
  const exports = WebAssembly.Module.exports(module);
  for (const [name, kind] of EXPORTS) {
    if (!exports.some((e) => e.name === name && e.kind === kind)) {
      throw new Error(`This module does not export ${name}, which a cartridge must.`);
    }
  }
  return module;
}

/** Reads an info block; throws when the bytes are none or of another contract version. */
export function readInfo(block: Uint8Array): CartInfo {
  const view = new DataView(block.buffer, block.byteOffset, abi.INFO_SIZE);
  const utf8 = new TextDecoder();
  if (view.getUint32(abi.INFO_MAGIC, true) !== abi.MAGIC)
    throw new Error("This module has no DINK info block.");
  const contractVersion = view.getUint16(abi.INFO_CONTRACT_VERSION, true);
  if (contractVersion !== abi.CONTRACT_VERSION) {
    throw new Error(
      `This cartridge speaks contract version ${contractVersion}; this host ${abi.CONTRACT_VERSION}.`,
    );
  }
  checkRegions(view);
  return {
    contractVersion,
    saveVersion: view.getUint16(abi.INFO_SAVE_VERSION, true),
    id: utf8.decode(block.slice(abi.INFO_ID, abi.INFO_ID + 4)),
    layoutHash: view.getUint32(abi.INFO_LAYOUT_HASH, true),
    minPlayers: view.getUint8(abi.INFO_MIN_PLAYERS),
    maxPlayers: view.getUint8(abi.INFO_MAX_PLAYERS),
    iconPtr: view.getUint16(abi.INFO_ICON_PTR, true),
    stateSize: view.getUint32(abi.INFO_STATE_SIZE, true),
    title: utf8.decode(block.slice(abi.INFO_TITLE, abi.INFO_SIZE)).replace(/\0+$/, ""),
  };
}

/** Throws unless the regions lie where the contract puts them: hosts address them by the contract. */
function checkRegions(block: DataView): void {
  const where: [number, number][] = [
    [abi.INFO_FRAMEBUFFER_PTR, abi.FRAMEBUFFER_PTR],
    [abi.INFO_TEXT_PTR, abi.TEXT_PTR],
    [abi.INFO_STATE_PTR, abi.STATE_PTR],
    [abi.INFO_HOST_PTR, abi.HOST_PTR],
    [abi.INFO_REQUEST_PTR, abi.REQUEST_PTR],
  ];
  const right = where.every(([field, address]) => block.getUint32(field, true) === address);
  if (!right || block.getUint32(abi.INFO_STATE_SIZE, true) > abi.STATE_SIZE)
    throw new Error("This cartridge puts its regions elsewhere than the contract says.");
}

/** A cartridge in an instance of its own. Every call returns a status word; see abi/README.md. */
export class Cart {
  readonly info: CartInfo;
  private readonly exports: Record<"info" | "start" | "resume" | "press" | "step", Call>;
  private readonly memory: WebAssembly.Memory;

  constructor(module: WebAssembly.Module) {
    const exports = new WebAssembly.Instance(module, {}).exports as unknown as Cart["exports"] & {
      memory: WebAssembly.Memory;
    };
    this.exports = exports;
    this.memory = exports.memory;
    if (this.memory.buffer.byteLength !== PAGE_BYTES)
      throw new Error("This module has not exactly one page of memory, which a cartridge must.");
    this.info = readInfo(this.infoBlock);
  }

  /** A copy of the info block; throws when it lies outside the memory of a device. */
  get infoBlock(): Uint8Array {
    const address = this.exports.info() >>> 0;
    if (address + abi.INFO_SIZE > abi.MEMORY_LIMIT) throw new Error("This module has no DINK info block.");
    return this.bytes(address, abi.INFO_SIZE).slice();
  }

  /** A view of linear memory; valid until the cartridge is thrown away (memory never grows). */
  bytes(address: number, length: number): Uint8Array {
    return new Uint8Array(this.memory.buffer, address, length);
  }

  start(seedLow: number, seedHigh: number): number {
    return this.exports.start(seedLow, seedHigh);
  }
  resume(): number {
    return this.exports.resume();
  }
  press(code: number): number {
    return this.exports.press(code);
  }
  step(): number {
    return this.exports.step();
  }

  /** The framebuffer itself, 4,736 bytes; copy what must outlive the next call. */
  get frame(): Uint8Array {
    return this.bytes(abi.FRAMEBUFFER_PTR, abi.FRAMEBUFFER_SIZE);
  }
  /** The state region itself. */
  get state(): Uint8Array {
    return this.bytes(abi.STATE_PTR, this.info.stateSize);
  }
  /** Host info, to be written before start and resume. */
  get host(): Uint8Array {
    return this.bytes(abi.HOST_PTR, abi.HOST_SIZE);
  }
  get request(): Uint8Array {
    return this.bytes(abi.REQUEST_PTR, abi.REQUEST_SIZE);
  }
  /** The icon for the menu, or null. */
  get icon(): Uint8Array | null {
    return this.info.iconPtr ? this.bytes(this.info.iconPtr, abi.ICON_SIZE) : null;
  }
  /** The text layer as bytes, without its length word. */
  get textBytes(): Uint8Array {
    const length = new DataView(this.memory.buffer).getUint32(abi.TEXT_PTR, true);
    return this.bytes(abi.TEXT_PTR + 4, Math.min(length, abi.TEXT_SIZE - 4));
  }
  /** What the screen says, in lines. */
  get text(): string {
    return new TextDecoder().decode(this.textBytes.slice());
  }
  /** Whether the cartridge took more memory, which the contract forbids: views made before are void then. */
  get memoryGrew(): boolean {
    return this.memory.buffer.byteLength !== PAGE_BYTES;
  }
  /** Whether nothing was ever written above what a device has. */
  get tailIsZero(): boolean {
    return this.bytes(abi.MEMORY_LIMIT, this.memory.buffer.byteLength - abi.MEMORY_LIMIT).every(
      (byte) => byte === 0,
    );
  }
}

/** Names of the flags in a status word, for messages and traces. */
export function statusNames(status: number): string[] {
  return Object.entries(abi)
    .filter(([name, bit]) => name.startsWith("STATUS_") && typeof bit === "number" && (status & bit) !== 0)
    .map(([name]) => name.slice("STATUS_".length));
}
