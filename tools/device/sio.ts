// Owns what the single-cycle IO block does otherwise in silicon than in rp2040js: the divider needs its eight cycles.
import type { RP2040 } from "rp2040js";

interface Host {
  violation(rule: string, text: string): void;
}

const QUOTIENT = 0x70;
const REMAINDER = 0x74;
const CSR = 0x78;
const CYCLES = 8;
const FIFO_STATUS = 0x50;

/** Registers that are there; rp2040js only prints a line for the others. */
function exists(offset: number): boolean {
  if (offset & 3) return false;
  return offset <= 0x4c || offset === FIFO_STATUS || (offset >= 0x5c && offset <= 0x17c);
}

/** Puts itself before rp2040js's block. */
export function strictSio(chip: RP2040, host: Host): void {
  const { sio, core } = chip;
  const read = sio.readUint32.bind(sio);
  const write = sio.writeUint32.bind(sio);
  let readyAt = 0;
  sio.updateHardwareDivider = (signed) => {
    readyAt = core.cycles + CYCLES;
    divide(sio, signed);
  };
  sio.readUint32 = (offset) => {
    if (!exists(offset)) {
      host.violation("unmodelled", `SIO register ${offset.toString(16)} read`);
      return 0;
    }
    if (offset === FIFO_STATUS) return 2;
    if (offset === CSR) return (sio.divCSR & 2) | (core.cycles >= readyAt ? 1 : 0);
    if ((offset === QUOTIENT || offset === REMAINDER) && core.cycles < readyAt) {
      host.violation("divider", "result read before its eight cycles are over");
    }
    return read(offset);
  };
  sio.writeUint32 = (offset, value) => {
    if (!exists(offset) || offset < 0x10)
      host.violation("sio", `register ${offset.toString(16)} cannot be written`);
    else write(offset, value);
  };
}

/** Quotient and remainder with the datasheet's answers for a divisor of 0 (2.3.1.5). */
function divide(sio: RP2040["sio"], signed: boolean): void {
  const dividend = signed ? sio.divDividend | 0 : sio.divDividend >>> 0;
  const divisor = signed ? sio.divDivisor | 0 : sio.divDivisor >>> 0;
  if (divisor === 0) {
    sio.divQuotient = signed && dividend < 0 ? 1 : 0xffffffff;
    sio.divRemainder = dividend >>> 0;
  } else {
    sio.divQuotient = Math.trunc(dividend / divisor) >>> 0;
    sio.divRemainder = (dividend % divisor) >>> 0;
  }
  sio.divCSR = 3;
}
