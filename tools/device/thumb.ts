// Owns the instructions of the Cortex-M0+: one dispatch by a table of all 65,536 halfwords, on rp2040js's
// registers. Its cycle counts are rp2040js's; flags follow the ARMv6-M manual where rp2040js differs.
/* eslint-disable max-lines -- one switch, which is read with the manual beside it */
import { type Processor, FAULT } from "./processor.ts";

/** Instructions by the manual's names; T1..T3 are its encodings. */
const enum Op {
  UNDEFINED,
  ADCS,
  ADD_RD_SP,
  ADD_SP_IMM,
  ADDS_IMM3,
  ADDS_IMM8,
  ADDS_REG,
  ADD_HIGH,
  ADR,
  ANDS,
  ASRS_IMM,
  ASRS_REG,
  B_COND,
  B,
  BICS,
  BKPT,
  BLX,
  BX,
  CMN,
  CMP_IMM,
  CMP_REG,
  CMP_HIGH,
  CPS,
  EORS,
  LDM,
  LDR_IMM,
  LDR_SP,
  LDR_LITERAL,
  LDR_REG,
  LDRB_IMM,
  LDRB_REG,
  LDRH_IMM,
  LDRH_REG,
  LDRSB,
  LDRSH,
  LSLS_IMM,
  LSLS_REG,
  LSRS_IMM,
  LSRS_REG,
  MOV_HIGH,
  MOVS_IMM,
  MULS,
  MVNS,
  ORRS,
  POP,
  PUSH,
  REV,
  REV16,
  REVSH,
  RORS,
  RSBS,
  NOP,
  SBCS,
  SEV,
  STM,
  STR_IMM,
  STR_SP,
  STR_REG,
  STRB_IMM,
  STRB_REG,
  STRH_IMM,
  STRH_REG,
  SUB_SP_IMM,
  SUBS_IMM3,
  SUBS_IMM8,
  SUBS_REG,
  SVC,
  SXTB,
  SXTH,
  TST,
  UXTB,
  UXTH,
  WFE,
  WFI,
  WIDE,
  MOVS_REG,
}

/** Bit patterns; a dot is any bit. Later lines win. */
const PATTERNS: [string, Op][] = [
  ["00000...........", Op.LSLS_IMM],
  ["0000000000......", Op.MOVS_REG],
  ["00001...........", Op.LSRS_IMM],
  ["00010...........", Op.ASRS_IMM],
  ["0001100.........", Op.ADDS_REG],
  ["0001101.........", Op.SUBS_REG],
  ["0001110.........", Op.ADDS_IMM3],
  ["0001111.........", Op.SUBS_IMM3],
  ["00100...........", Op.MOVS_IMM],
  ["00101...........", Op.CMP_IMM],
  ["00110...........", Op.ADDS_IMM8],
  ["00111...........", Op.SUBS_IMM8],
  ["0100000000......", Op.ANDS],
  ["0100000001......", Op.EORS],
  ["0100000010......", Op.LSLS_REG],
  ["0100000011......", Op.LSRS_REG],
  ["0100000100......", Op.ASRS_REG],
  ["0100000101......", Op.ADCS],
  ["0100000110......", Op.SBCS],
  ["0100000111......", Op.RORS],
  ["0100001000......", Op.TST],
  ["0100001001......", Op.RSBS],
  ["0100001010......", Op.CMP_REG],
  ["0100001011......", Op.CMN],
  ["0100001100......", Op.ORRS],
  ["0100001101......", Op.MULS],
  ["0100001110......", Op.BICS],
  ["0100001111......", Op.MVNS],
  ["01000100........", Op.ADD_HIGH],
  ["01000101........", Op.CMP_HIGH],
  ["01000110........", Op.MOV_HIGH],
  ["010001110....000", Op.BX],
  ["010001111....000", Op.BLX],
  ["01001...........", Op.LDR_LITERAL],
  ["0101000.........", Op.STR_REG],
  ["0101001.........", Op.STRH_REG],
  ["0101010.........", Op.STRB_REG],
  ["0101011.........", Op.LDRSB],
  ["0101100.........", Op.LDR_REG],
  ["0101101.........", Op.LDRH_REG],
  ["0101110.........", Op.LDRB_REG],
  ["0101111.........", Op.LDRSH],
  ["01100...........", Op.STR_IMM],
  ["01101...........", Op.LDR_IMM],
  ["01110...........", Op.STRB_IMM],
  ["01111...........", Op.LDRB_IMM],
  ["10000...........", Op.STRH_IMM],
  ["10001...........", Op.LDRH_IMM],
  ["10010...........", Op.STR_SP],
  ["10011...........", Op.LDR_SP],
  ["10100...........", Op.ADR],
  ["10101...........", Op.ADD_RD_SP],
  ["101100000.......", Op.ADD_SP_IMM],
  ["101100001.......", Op.SUB_SP_IMM],
  ["1011001000......", Op.SXTH],
  ["1011001001......", Op.SXTB],
  ["1011001010......", Op.UXTH],
  ["1011001011......", Op.UXTB],
  ["1011010.........", Op.PUSH],
  ["10110110011.0010", Op.CPS],
  ["1011101000......", Op.REV],
  ["1011101001......", Op.REV16],
  ["1011101011......", Op.REVSH],
  ["1011110.........", Op.POP],
  ["10111110........", Op.BKPT],
  ["1011111100000000", Op.NOP],
  ["1011111100010000", Op.NOP],
  ["1011111100100000", Op.WFE],
  ["1011111100110000", Op.WFI],
  ["1011111101000000", Op.SEV],
  ["11000...........", Op.STM],
  ["11001...........", Op.LDM],
  ["1101............", Op.B_COND],
  ["11011110........", Op.UNDEFINED],
  ["11011111........", Op.SVC],
  ["11100...........", Op.B],
  ["11101...........", Op.WIDE],
  ["1111............", Op.WIDE],
];

function decodeTable(): Uint8Array {
  const table = new Uint8Array(0x10000);
  for (const [pattern, op] of PATTERNS) {
    const mask = parseInt(pattern.replace(/[01]/g, "1").replace(/\./g, "0"), 2);
    const value = parseInt(pattern.replace(/\./g, "0"), 2);
    for (let halfword = 0; halfword < 0x10000; halfword++) {
      if ((halfword & mask) === value) table[halfword] = op;
    }
  }
  return table;
}

/** The size of RAM, here so that the loop compares with a constant. */
const RAM_BYTES = 0x42000;

const KIND = decodeTable();

/** Number of set bits of a byte. */
const BITS = Uint8Array.from({ length: 256 }, (_, byte) => byte.toString(2).replace(/0/g, "").length);

/**
 * Runs instructions until the cycle count reaches `p.deadline` (which whoever puts something urgent
 * lowers to 0). Registers stay in the core; program counter, flags and cycles are kept here meanwhile
 * and are put back before anything that may look at them.
 */
// eslint-disable-next-line max-lines-per-function -- one switch
export function execute(p: Processor): void {
  const { core, ram8, ram16, ram32, flash8, flash16, flash32 } = p;
  const R = p.registers;
  let pc = R[15]!;
  let cycles = core.cycles;
  let n = core.Z ? 0 : core.N ? -1 : 1;
  let cy = core.C ? 1 : 0;
  let ov = core.V ? 1 : 0;
  let at = pc;

  for (;;) {
    try {
      while (cycles < p.deadline) {
        at = pc;
        let op: number;
        let o = pc - 0x10000000;
        if (o >>> 0 < p.flashLimit) op = flash16[o >>> 1]!;
        else if ((o = pc - 0x20000000) >>> 0 < RAM_BYTES) op = ram16[o >>> 1]!;
        else op = p.fetch(pc, cycles);
        pc += 2;
        cycles++;
        switch (KIND[op]! as Op) {
          case Op.ADCS: {
            const a = R[op & 7]!;
            const b = R[(op >> 3) & 7]!;
            const r = (a + b + cy) | 0;
            cy = (a >>> 0) + (b >>> 0) + cy > 0xffffffff ? 1 : 0;
            ov = ((a ^ r) & (b ^ r)) >>> 31;
            R[op & 7] = n = r;
            break;
          }
          case Op.ADD_RD_SP:
            R[(op >> 8) & 7] = R[13]! + ((op & 0xff) << 2);
            break;
          case Op.ADD_SP_IMM:
            R[13] = R[13]! + ((op & 0x7f) << 2);
            break;
          case Op.ADDS_IMM3: {
            const a = R[(op >> 3) & 7]!;
            const b = (op >> 6) & 7;
            const r = (a + b) | 0;
            cy = r >>> 0 < a >>> 0 ? 1 : 0;
            ov = (~a & r) >>> 31;
            R[op & 7] = n = r;
            break;
          }
          case Op.ADDS_IMM8: {
            const a = R[(op >> 8) & 7]!;
            const r = (a + (op & 0xff)) | 0;
            cy = r >>> 0 < a >>> 0 ? 1 : 0;
            ov = (~a & r) >>> 31;
            R[(op >> 8) & 7] = n = r;
            break;
          }
          case Op.ADDS_REG: {
            const a = R[(op >> 3) & 7]!;
            const b = R[(op >> 6) & 7]!;
            const r = (a + b) | 0;
            cy = r >>> 0 < a >>> 0 ? 1 : 0;
            ov = ((a ^ r) & (b ^ r)) >>> 31;
            R[op & 7] = n = r;
            break;
          }
          case Op.ADD_HIGH: {
            const m = (op >> 3) & 15;
            const d = ((op >> 4) & 8) | (op & 7);
            const r = ((d === 15 ? pc + 2 : R[d]!) + (m === 15 ? pc + 2 : R[m]!)) | 0;
            if (d === 15) {
              pc = r & ~1;
              cycles++;
            } else if (d === 13) {
              p.moveStack((R[13] = r & ~3), at, cycles);
            } else {
              R[d] = r;
            }
            break;
          }
          case Op.ADR:
            R[(op >> 8) & 7] = ((pc + 2) & ~3) + ((op & 0xff) << 2);
            break;
          case Op.ANDS:
            R[op & 7] = n = R[op & 7]! & R[(op >> 3) & 7]!;
            break;
          case Op.ASRS_IMM: {
            const shift = (op >> 6) & 31;
            const a = R[(op >> 3) & 7]!;
            if (shift) {
              cy = (a >>> (shift - 1)) & 1;
              n = a >> shift;
            } else {
              cy = a >>> 31;
              n = a >> 31;
            }
            R[op & 7] = n;
            break;
          }
          case Op.ASRS_REG: {
            const shift = R[(op >> 3) & 7]! & 0xff;
            n = R[op & 7]!;
            if (shift >= 32) {
              cy = n >>> 31;
              n >>= 31;
            } else if (shift) {
              cy = (n >>> (shift - 1)) & 1;
              n >>= shift;
            }
            R[op & 7] = n;
            break;
          }
          case Op.B_COND: {
            let taken: boolean;
            switch ((op >> 8) & 15) {
              case 0:
                taken = n === 0;
                break;
              case 1:
                taken = n !== 0;
                break;
              case 2:
                taken = cy === 1;
                break;
              case 3:
                taken = cy === 0;
                break;
              case 4:
                taken = n < 0;
                break;
              case 5:
                taken = n >= 0;
                break;
              case 6:
                taken = ov === 1;
                break;
              case 7:
                taken = ov === 0;
                break;
              case 8:
                taken = cy === 1 && n !== 0;
                break;
              case 9:
                taken = cy === 0 || n === 0;
                break;
              case 10:
                taken = n >>> 31 === ov;
                break;
              case 11:
                taken = n >>> 31 !== ov;
                break;
              case 12:
                taken = n !== 0 && n >>> 31 === ov;
                break;
              default:
                taken = n === 0 || n >>> 31 !== ov;
            }
            if (taken) {
              pc += ((op << 24) >> 23) + 2;
              cycles++;
            }
            break;
          }
          case Op.B:
            pc += ((op << 21) >> 20) + 2;
            cycles++;
            break;
          case Op.BICS:
            R[op & 7] = n = R[op & 7]! & ~R[(op >> 3) & 7]!;
            break;
          case Op.BLX: {
            const target = R[(op >> 3) & 15]!;
            R[14] = pc | 1;
            if (!(target & 1)) p.toArm(at, cycles);
            pc = target & ~1;
            cycles++;
            break;
          }
          case Op.BX: {
            const target = R[(op >> 3) & 15]!;
            cycles++;
            if (target >>> 28 === 15 && p.inHandler) {
              p.leave(target, n, cy, ov, cycles);
              pc = R[15]!;
              cycles = core.cycles;
              n = core.Z ? 0 : core.N ? -1 : 1;
              cy = core.C ? 1 : 0;
              ov = core.V ? 1 : 0;
            } else {
              if (!(target & 1)) p.toArm(at, cycles);
              pc = target & ~1;
            }
            break;
          }
          case Op.CMN: {
            const a = R[op & 7]!;
            const b = R[(op >> 3) & 7]!;
            n = (a + b) | 0;
            cy = n >>> 0 < a >>> 0 ? 1 : 0;
            ov = ((a ^ n) & (b ^ n)) >>> 31;
            break;
          }
          case Op.CMP_IMM: {
            const a = R[(op >> 8) & 7]!;
            const b = op & 0xff;
            n = (a - b) | 0;
            cy = a >>> 0 >= b ? 1 : 0;
            ov = (a & ~n) >>> 31;
            break;
          }
          case Op.CMP_REG: {
            const a = R[op & 7]!;
            const b = R[(op >> 3) & 7]!;
            n = (a - b) | 0;
            cy = a >>> 0 >= b >>> 0 ? 1 : 0;
            ov = ((a ^ b) & (a ^ n)) >>> 31;
            break;
          }
          case Op.CMP_HIGH: {
            const a = R[((op >> 4) & 8) | (op & 7)]!;
            const b = R[(op >> 3) & 15]!;
            n = (a - b) | 0;
            cy = a >>> 0 >= b >>> 0 ? 1 : 0;
            ov = ((a ^ b) & (a ^ n)) >>> 31;
            break;
          }
          case Op.CPS:
            core.PM = (op & 0x10) !== 0;
            if (!core.PM) {
              core.interruptsUpdated = true;
              p.deadline = 0;
            }
            break;
          case Op.EORS:
            R[op & 7] = n = R[op & 7]! ^ R[(op >> 3) & 7]!;
            break;
          case Op.LDM: {
            let address = R[(op >> 8) & 7]!;
            const list = op & 0xff;
            for (let i = 0; i < 8; i++) {
              if (!(list & (1 << i))) continue;
              o = address - 0x20000000;
              R[i] = o >>> 0 < RAM_BYTES && (o & 3) === 0 ? ram32[o >>> 2]! : p.read32(address, at, cycles);
              address += 4;
              cycles++;
            }
            if (!(list & (1 << ((op >> 8) & 7)))) R[(op >> 8) & 7] = address;
            break;
          }
          case Op.LDR_IMM:
          case Op.LDR_REG:
          case Op.LDR_SP:
          case Op.LDR_LITERAL: {
            let address: number;
            let d = op & 7;
            switch (op >> 11) {
              case 0b01101:
                address = R[(op >> 3) & 7]! + ((op >> 4) & 0x7c);
                break;
              case 0b01011:
                address = R[(op >> 3) & 7]! + R[(op >> 6) & 7]!;
                break;
              case 0b10011:
                address = R[13]! + ((op & 0xff) << 2);
                d = (op >> 8) & 7;
                break;
              default:
                address = ((pc + 2) & ~3) + ((op & 0xff) << 2);
                d = (op >> 8) & 7;
            }
            o = address - 0x20000000;
            cycles++;
            if (o >>> 0 < RAM_BYTES && (o & 3) === 0) R[d] = ram32[o >>> 2]!;
            else if ((o = address - 0x10000000) >>> 0 < p.flashLimit && (o & 3) === 0)
              R[d] = flash32[o >>> 2]!;
            else {
              R[d] = p.read32(address | 0, at, cycles);
              cycles = core.cycles;
            }
            break;
          }
          case Op.LDRB_IMM:
          case Op.LDRB_REG:
          case Op.LDRSB: {
            const address = R[(op >> 3) & 7]! + (op >> 11 === 0b01111 ? (op >> 6) & 31 : R[(op >> 6) & 7]!);
            let value: number;
            o = address - 0x20000000;
            cycles++;
            if (o >>> 0 < RAM_BYTES) value = ram8[o >>> 0]!;
            else if ((o = address - 0x10000000) >>> 0 < p.flashLimit) value = flash8[o >>> 0]!;
            else {
              value = p.read8(address | 0, at, cycles);
              cycles = core.cycles;
            }
            R[op & 7] = op >> 9 === 0b0101011 ? (value << 24) >> 24 : value;
            break;
          }
          case Op.LDRH_IMM:
          case Op.LDRH_REG:
          case Op.LDRSH: {
            const address = R[(op >> 3) & 7]! + (op >> 11 === 0b10001 ? (op >> 5) & 0x3e : R[(op >> 6) & 7]!);
            let value: number;
            o = address - 0x20000000;
            cycles++;
            if (o >>> 0 < RAM_BYTES && (o & 1) === 0) value = ram16[o >>> 1]!;
            else if ((o = address - 0x10000000) >>> 0 < p.flashLimit && (o & 1) === 0)
              value = flash16[o >>> 1]!;
            else {
              value = p.read16(address | 0, at, cycles);
              cycles = core.cycles;
            }
            R[op & 7] = op >> 9 === 0b0101111 ? (value << 16) >> 16 : value;
            break;
          }
          case Op.LSLS_IMM: {
            const shift = (op >> 6) & 31;
            const a = R[(op >> 3) & 7]!;
            cy = (a >>> (32 - shift)) & 1;
            R[op & 7] = n = a << shift;
            break;
          }
          case Op.MOVS_REG:
            R[op & 7] = n = R[(op >> 3) & 7]!;
            break;
          case Op.LSLS_REG: {
            const shift = R[(op >> 3) & 7]! & 0xff;
            n = R[op & 7]!;
            if (shift >= 32) {
              cy = shift === 32 ? n & 1 : 0;
              n = 0;
            } else if (shift) {
              cy = (n >>> (32 - shift)) & 1;
              n <<= shift;
            }
            R[op & 7] = n;
            break;
          }
          case Op.LSRS_IMM: {
            const shift = (op >> 6) & 31;
            const a = R[(op >> 3) & 7]!;
            if (shift) {
              cy = (a >>> (shift - 1)) & 1;
              n = (a >>> shift) | 0;
            } else {
              cy = a >>> 31;
              n = 0;
            }
            R[op & 7] = n;
            break;
          }
          case Op.LSRS_REG: {
            const shift = R[(op >> 3) & 7]! & 0xff;
            n = R[op & 7]!;
            if (shift >= 32) {
              cy = shift === 32 ? n >>> 31 : 0;
              n = 0;
            } else if (shift) {
              cy = (n >>> (shift - 1)) & 1;
              n = (n >>> shift) | 0;
            }
            R[op & 7] = n;
            break;
          }
          case Op.MOV_HIGH: {
            const m = (op >> 3) & 15;
            const d = ((op >> 4) & 8) | (op & 7);
            const value = m === 15 ? pc + 2 : R[m]!;
            if (d === 15) {
              pc = value & ~1;
              cycles++;
            } else if (d === 13) {
              p.moveStack((R[13] = value & ~3), at, cycles);
            } else {
              R[d] = value;
            }
            break;
          }
          case Op.MOVS_IMM:
            R[(op >> 8) & 7] = n = op & 0xff;
            break;
          case Op.MULS:
            R[op & 7] = n = Math.imul(R[op & 7]!, R[(op >> 3) & 7]!);
            break;
          case Op.MVNS:
            R[op & 7] = n = ~R[(op >> 3) & 7]!;
            break;
          case Op.ORRS:
            R[op & 7] = n = R[op & 7]! | R[(op >> 3) & 7]!;
            break;
          case Op.POP: {
            let address = R[13]!;
            const list = op & 0xff;
            for (let i = 0; i < 8; i++) {
              if (!(list & (1 << i))) continue;
              o = address - 0x20000000;
              R[i] = o >>> 0 < RAM_BYTES && (o & 3) === 0 ? ram32[o >>> 2]! : p.read32(address, at, cycles);
              address += 4;
              cycles++;
            }
            if (op & 0x100) {
              o = address - 0x20000000;
              const target =
                o >>> 0 < RAM_BYTES && (o & 3) === 0 ? ram32[o >>> 2]! : p.read32(address, at, cycles);
              R[13] = address + 4;
              cycles += 3;
              if (target >>> 28 === 15 && p.inHandler) {
                p.leave(target, n, cy, ov, cycles);
                pc = R[15]!;
                cycles = core.cycles;
                n = core.Z ? 0 : core.N ? -1 : 1;
                cy = core.C ? 1 : 0;
                ov = core.V ? 1 : 0;
              } else {
                if (!(target & 1)) p.toArm(at, cycles);
                pc = target & ~1;
              }
            } else {
              R[13] = address;
            }
            break;
          }
          case Op.PUSH: {
            const list = op & 0xff;
            let address = R[13]! - 4 * (BITS[list]! + ((op >> 8) & 1));
            if (address >>> 0 < p.lowestStack) p.moveStack(address, at, cycles);
            const sp = address;
            for (let i = 0; i < 8; i++) {
              if (!(list & (1 << i))) continue;
              o = address - 0x20000000;
              if (o >>> 0 < RAM_BYTES && (o & 3) === 0) ram32[o >>> 2] = R[i]!;
              else p.write32(address, R[i]!, at, cycles);
              address += 4;
              cycles++;
            }
            if (op & 0x100) {
              o = address - 0x20000000;
              if (o >>> 0 < RAM_BYTES && (o & 3) === 0) ram32[o >>> 2] = R[14]!;
              else p.write32(address, R[14]!, at, cycles);
              cycles++;
            }
            R[13] = sp;
            break;
          }
          case Op.REV: {
            const a = R[(op >> 3) & 7]!;
            R[op & 7] = (a << 24) | ((a & 0xff00) << 8) | ((a >>> 8) & 0xff00) | (a >>> 24);
            break;
          }
          case Op.REV16: {
            const a = R[(op >> 3) & 7]!;
            R[op & 7] = ((a << 8) & 0xff00ff00) | ((a >>> 8) & 0x00ff00ff);
            break;
          }
          case Op.REVSH: {
            const a = R[(op >> 3) & 7]!;
            R[op & 7] = ((a << 24) >> 16) | ((a >>> 8) & 0xff);
            break;
          }
          case Op.RORS: {
            const shift = R[(op >> 3) & 7]! & 0xff;
            n = R[op & 7]!;
            if (shift) {
              n = (n >>> (shift & 31)) | (n << (32 - (shift & 31)));
              cy = n >>> 31;
            }
            R[op & 7] = n;
            break;
          }
          case Op.RSBS: {
            const b = R[(op >> 3) & 7]!;
            n = -b | 0;
            cy = b === 0 ? 1 : 0;
            ov = (b & n) >>> 31;
            R[op & 7] = n;
            break;
          }
          case Op.NOP:
            break;
          case Op.SBCS: {
            const a = R[op & 7]!;
            const b = ~R[(op >> 3) & 7]!;
            const r = (a + b + cy) | 0;
            cy = (a >>> 0) + (b >>> 0) + cy > 0xffffffff ? 1 : 0;
            ov = ((a ^ r) & (b ^ r)) >>> 31;
            R[op & 7] = n = r;
            break;
          }
          case Op.SEV:
            core.eventRegistered = true;
            break;
          case Op.STM: {
            let address = R[(op >> 8) & 7]!;
            const list = op & 0xff;
            for (let i = 0; i < 8; i++) {
              if (!(list & (1 << i))) continue;
              o = address - 0x20000000;
              if (o >>> 0 < RAM_BYTES && (o & 3) === 0) ram32[o >>> 2] = R[i]!;
              else p.write32(address, R[i]!, at, cycles);
              address += 4;
              cycles++;
            }
            R[(op >> 8) & 7] = address;
            break;
          }
          case Op.STR_IMM:
          case Op.STR_REG:
          case Op.STR_SP: {
            let address: number;
            let d = op & 7;
            switch (op >> 11) {
              case 0b01100:
                address = R[(op >> 3) & 7]! + ((op >> 4) & 0x7c);
                break;
              case 0b10010:
                address = R[13]! + ((op & 0xff) << 2);
                d = (op >> 8) & 7;
                break;
              default:
                address = R[(op >> 3) & 7]! + R[(op >> 6) & 7]!;
            }
            o = address - 0x20000000;
            cycles++;
            if (o >>> 0 < RAM_BYTES && (o & 3) === 0) ram32[o >>> 2] = R[d]!;
            else {
              p.write32(address | 0, R[d]!, at, cycles);
              cycles = core.cycles;
            }
            break;
          }
          case Op.STRB_IMM:
          case Op.STRB_REG: {
            const address = R[(op >> 3) & 7]! + (op >> 11 === 0b01110 ? (op >> 6) & 31 : R[(op >> 6) & 7]!);
            o = address - 0x20000000;
            cycles++;
            if (o >>> 0 < RAM_BYTES) ram8[o >>> 0] = R[op & 7]!;
            else {
              p.write8(address | 0, R[op & 7]!, at, cycles);
              cycles = core.cycles;
            }
            break;
          }
          case Op.STRH_IMM:
          case Op.STRH_REG: {
            const address = R[(op >> 3) & 7]! + (op >> 11 === 0b10000 ? (op >> 5) & 0x3e : R[(op >> 6) & 7]!);
            o = address - 0x20000000;
            cycles++;
            if (o >>> 0 < RAM_BYTES && (o & 1) === 0) ram16[o >>> 1] = R[op & 7]!;
            else {
              p.write16(address | 0, R[op & 7]!, at, cycles);
              cycles = core.cycles;
            }
            break;
          }
          case Op.SUB_SP_IMM: {
            const sp = R[13]! - ((op & 0x7f) << 2);
            if (sp >>> 0 < p.lowestStack) p.moveStack(sp, at, cycles);
            R[13] = sp;
            break;
          }
          case Op.SUBS_IMM3: {
            const a = R[(op >> 3) & 7]!;
            const b = (op >> 6) & 7;
            const r = (a - b) | 0;
            cy = a >>> 0 >= b ? 1 : 0;
            ov = (a & ~r) >>> 31;
            R[op & 7] = n = r;
            break;
          }
          case Op.SUBS_IMM8: {
            const a = R[(op >> 8) & 7]!;
            const b = op & 0xff;
            const r = (a - b) | 0;
            cy = a >>> 0 >= b ? 1 : 0;
            ov = (a & ~r) >>> 31;
            R[(op >> 8) & 7] = n = r;
            break;
          }
          case Op.SUBS_REG: {
            const a = R[(op >> 3) & 7]!;
            const b = R[(op >> 6) & 7]!;
            const r = (a - b) | 0;
            cy = a >>> 0 >= b >>> 0 ? 1 : 0;
            ov = ((a ^ b) & (a ^ r)) >>> 31;
            R[op & 7] = n = r;
            break;
          }
          case Op.SVC:
            core.pendingSVCall = true;
            core.interruptsUpdated = true;
            p.deadline = 0;
            break;
          case Op.SXTB:
            R[op & 7] = (R[(op >> 3) & 7]! << 24) >> 24;
            break;
          case Op.SXTH:
            R[op & 7] = (R[(op >> 3) & 7]! << 16) >> 16;
            break;
          case Op.TST:
            n = R[op & 7]! & R[(op >> 3) & 7]!;
            break;
          case Op.UXTB:
            R[op & 7] = R[(op >> 3) & 7]! & 0xff;
            break;
          case Op.UXTH:
            R[op & 7] = R[(op >> 3) & 7]! & 0xffff;
            break;
          case Op.WFE:
            cycles++;
            if (core.eventRegistered) core.eventRegistered = false;
            else {
              core.waiting = true;
              p.deadline = 0;
            }
            break;
          case Op.WFI:
            cycles++;
            core.waiting = true;
            p.deadline = 0;
            break;
          case Op.WIDE: {
            o = pc - 0x10000000;
            let second: number;
            if (o >>> 0 < p.flashLimit) second = flash16[o >>> 1]!;
            else if ((o = pc - 0x20000000) >>> 0 < RAM_BYTES) second = ram16[o >>> 1]!;
            else second = p.fetch(pc, cycles);
            pc += 2;
            if (op >> 11 === 0b11110 && second >> 14 === 3 && second & 0x1000) {
              const sign = (op << 21) >> 31;
              const i1 = ~((second >> 13) ^ sign) & 1;
              const i2 = ~((second >> 11) ^ sign) & 1;
              R[14] = pc | 1;
              pc += (sign << 24) | (i1 << 23) | (i2 << 22) | ((op & 0x3ff) << 12) | ((second & 0x7ff) << 1);
              cycles += 2;
            } else {
              cycles += 2;
              core.N = n < 0;
              core.Z = n === 0;
              core.C = cy === 1;
              core.V = ov === 1;
              p.special(op, second, at, cycles);
              n = core.Z ? 0 : core.N ? -1 : 1;
              cy = core.C ? 1 : 0;
              ov = core.V ? 1 : 0;
            }
            break;
          }
          default:
            p.undefined(op, at, cycles);
        }
      }
      R[15] = pc;
      break;
    } catch (error) {
      if (error !== FAULT) throw error;
      R[15] = at;
      if (p.deadline > 0) p.deadline = 0;
      break;
    }
  }
  core.cycles = cycles;
  core.N = n < 0;
  core.Z = n === 0;
  core.C = cy === 1;
  core.V = ov === 1;
}
