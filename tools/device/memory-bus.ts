// Owns the seam between the processor and the chip around it.
import type { RP2040 } from "rp2040js";

/** What the processor asks of the chip around it. */
export interface Bus {
  readonly core: RP2040["core"];
  readonly sram: Uint8Array;
  readonly flash: Uint8Array;
  readUint32(address: number): number;
  readUint16(address: number): number;
  readUint8(address: number): number;
  writeUint32(address: number, value: number): void;
  writeUint16(address: number, value: number): void;
  writeUint8(address: number, value: number): void;
  /** a halfword to be executed; address without bit 0 */
  fetchUint16(address: number): number;
  /** something that silicon would not take */
  violation(rule: string, text: string): void;
}
