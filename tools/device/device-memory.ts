// Owns the way from outside into the emulated device's memory: images, symbols, bytes.
import { type Image, readImage } from "./elf.ts";
import type { Flash } from "./flash.ts";
import { hex } from "./processor.ts";

const FLASH_BASE = 0x10000000;
const RAM_BASE = 0x20000000;

export abstract class DeviceMemory {
  abstract readonly flash: Flash;
  /** The RAM's bytes themselves. */
  abstract get ram(): Uint8Array;
  protected image: Image = { segments: [], symbols: new Map() };

  /** Puts an image (ELF, UF2 or plain) into flash; what it does not cover stays. */
  load(path: string): void {
    this.flashImage(readImage(path));
  }

  flashImage(image: Image): void {
    this.image = image.symbols.size ? image : { ...image, symbols: this.image.symbols };
    for (const { address, bytes } of image.segments) {
      if (address < FLASH_BASE || address + bytes.length > FLASH_BASE + this.flash.bytes.length) continue;
      this.flash.bytes.set(bytes, address - FLASH_BASE);
    }
  }

  /** Only the symbols of an ELF file: for an image loaded as UF2. */
  loadSymbols(path: string): void {
    this.image = { segments: this.image.segments, symbols: readImage(path).symbols };
  }

  /** Address of a symbol of the loaded ELF. */
  symbol(name: string): number {
    const found = this.image.symbols.get(name);
    if (!found) throw new Error(`The image has no symbol "${name}".`);
    return found.address;
  }

  hasSymbol(name: string): boolean {
    return this.image.symbols.has(name);
  }

  /** Bytes of RAM or flash as they are, without side effects. */
  read(address: number, length: number): Uint8Array {
    const [bytes, base] = address >= RAM_BASE ? [this.ram, RAM_BASE] : [this.flash.bytes, FLASH_BASE];
    const offset = address - base;
    if (offset < 0 || offset + length > bytes.length) throw new Error(`No memory at ${hex(address)}.`);
    return bytes.slice(offset, offset + length);
  }

  readU32(address: number): number {
    const bytes = this.read(address, 4);
    return new DataView(bytes.buffer).getUint32(0, true);
  }

  /** Writes RAM from outside: for mailboxes of test images. */
  write(address: number, bytes: Uint8Array): void {
    this.ram.set(bytes, address - RAM_BASE);
  }

  writeU32(address: number, value: number): void {
    new DataView(this.ram.buffer).setUint32(address - RAM_BASE, value, true);
  }

  /** Name of the function that an address lies in. */
  nameOf(address: number): string {
    for (const [name, symbol] of this.image.symbols) {
      const offset = address - symbol.address;
      if (offset >= 0 && offset < symbol.size) return ` in ${name}+${offset}`;
    }
    return "";
  }
}
