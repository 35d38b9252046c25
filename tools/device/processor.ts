// Owns the processor's surroundings: slow memory paths, exceptions, sleep, faults and lock-up, over rp2040js's core.
import type { RP2040 } from "rp2040js";
import { HARD_FAULT, NMI, PENDSV, SVCALL, SYSTICK, highestPending } from "./exceptions.ts";
import type { Bus } from "./memory-bus.ts";
import { execute } from "./thumb.ts";

/** Six banks, as one piece. */
export const RAM_BYTES = 0x42000;

/** Thrown by memory accessors to end an instruction in a HardFault. */
export const FAULT = { fault: true };

/** Cycles from the interrupt to its handler's first instruction, and back (Cortex-M0+ manual 3.3, 5.5). */
const ENTRY_CYCLES = 15;
const RETURN_CYCLES = 10;

type Core = RP2040["core"];

export class Processor {
  readonly core: Core;
  readonly registers: Int32Array;
  readonly ram8: Uint8Array;
  readonly ram16: Uint16Array;
  readonly ram32: Int32Array;
  readonly flash8: Uint8Array;
  readonly flash16: Uint16Array;
  readonly flash32: Int32Array;
  /** bytes of flash that may be read right now: 0 while XIP is off */
  flashLimit = 0;
  /** cycle count at which `execute` comes back; 0 = at once */
  deadline = 0;
  /** lowest stack pointer seen, so the level below which a push is looked at */
  lowestStack = 0xffffffff;
  /** the stack pointer may not go below this */
  stackGuard = 0;
  /** a fault inside the fault handler: only a reset helps */
  lockedUp = false;
  /** address of the instruction under way, for reports */
  at = 0;

  constructor(private readonly bus: Bus) {
    this.core = bus.core;
    const { sram, flash } = bus;
    this.registers = new Int32Array(this.core.registers.buffer);
    this.ram8 = sram;
    this.ram16 = new Uint16Array(sram.buffer);
    this.ram32 = new Int32Array(sram.buffer);
    this.flash8 = flash;
    this.flash16 = new Uint16Array(flash.buffer);
    this.flash32 = new Int32Array(flash.buffer);
    const { core } = this;
    core.setInterrupt = (irq, value) => {
      if (value) {
        core.pendingInterrupts |= 1 << irq;
        core.interruptsUpdated = true;
        this.deadline = 0;
      } else {
        core.pendingInterrupts &= ~(1 << irq);
      }
    };
  }

  /** Begins anew at that address, once the instruction under way is over. */
  restart(sp: number, pc: number): void {
    this.restartAt = [sp, pc];
    this.deadline = 0;
  }

  private restartAt: [number, number] | undefined;

  private beginAnew([sp, pc]: [number, number]): void {
    this.restartAt = undefined;
    this.core.SP = sp;
    this.core.PC = pc;
    this.lockedUp = this.core.waiting = false;
  }

  get inHandler(): boolean {
    return this.core.IPSR !== 0;
  }

  /** Runs until the deadline; whatever is pending is taken first. */
  run(deadline: number): void {
    this.deadline = deadline;
    if (this.restartAt) this.beginAnew(this.restartAt);
    if (this.core.interruptsUpdated) this.takeInterrupt();
    if (this.core.waiting || this.lockedUp) return;
    execute(this);
    if (this.faulted) this.hardFault();
  }

  /** Whether the processor does nothing until something happens outside. */
  get idle(): boolean {
    if (this.restartAt) return false;
    if (this.lockedUp) return true;
    if (!this.core.waiting) return false;
    this.wake();
    return this.core.waiting;
  }

  private faulted = false;

  /** Ends the instruction under way in a HardFault. */
  fault(rule: string, text: string): never {
    this.bus.violation(rule, text);
    this.faulted = true;
    throw FAULT;
  }

  private enter(cycles: number, at: number): void {
    this.core.cycles = cycles;
    this.at = at;
  }

  private leaveAccess(): void {
    if (this.core.interruptsUpdated) this.deadline = 0;
  }

  fetch(address: number, cycles: number): number {
    this.enter(cycles, address);
    return this.bus.fetchUint16(address >>> 0);
  }

  read32(address: number, at: number, cycles: number): number {
    this.enter(cycles + extra(address, 2), at);
    if (address & 3) this.fault("unaligned", `word read at ${hex(address)}`);
    const value = this.bus.readUint32(address >>> 0);
    this.leaveAccess();
    return value;
  }

  read16(address: number, at: number, cycles: number): number {
    this.enter(cycles + extra(address, 2), at);
    if (address & 1) this.fault("unaligned", `halfword read at ${hex(address)}`);
    const value = this.bus.readUint16(address >>> 0);
    this.leaveAccess();
    return value;
  }

  read8(address: number, at: number, cycles: number): number {
    this.enter(cycles + extra(address, 2), at);
    const value = this.bus.readUint8(address >>> 0);
    this.leaveAccess();
    return value;
  }

  write32(address: number, value: number, at: number, cycles: number): void {
    this.enter(cycles + extra(address, 3), at);
    if (address & 3) this.fault("unaligned", `word write at ${hex(address)}`);
    this.bus.writeUint32(address >>> 0, value >>> 0);
    this.leaveAccess();
  }

  write16(address: number, value: number, at: number, cycles: number): void {
    this.enter(cycles + extra(address, 3), at);
    if (address & 1) this.fault("unaligned", `halfword write at ${hex(address)}`);
    this.bus.writeUint16(address >>> 0, value & 0xffff);
    this.leaveAccess();
  }

  write8(address: number, value: number, at: number, cycles: number): void {
    this.enter(cycles + extra(address, 3), at);
    this.bus.writeUint8(address >>> 0, value & 0xff);
    this.leaveAccess();
  }

  /** The stack pointer goes to a new low, or is set. */
  moveStack(sp: number, at: number, cycles: number): void {
    this.enter(cycles, at);
    const address = sp >>> 0;
    if (address >= this.lowestStack) return;
    this.lowestStack = address;
    if (address < this.stackGuard)
      this.bus.violation("stack", `stack pointer at ${hex(sp)}, below its guard`);
  }

  /** A branch to an address with bit 0 clear. */
  toArm(at: number, cycles: number): never {
    this.enter(cycles, at);
    this.fault("interworking", "branch to an address without the Thumb bit");
  }

  /** Exception return by BX or POP; the caller reloads everything. */
  leave(target: number, n: number, carry: number, overflow: number, cycles: number): void {
    const { core } = this;
    core.cycles = cycles + RETURN_CYCLES;
    core.N = n < 0;
    core.Z = n === 0;
    core.C = carry === 1;
    core.V = overflow === 1;
    core.BXWritePC(target >>> 0);
    this.deadline = 0;
  }

  /** MRS, MSR and barriers: the 32-bit instructions besides BL. */
  special(first: number, second: number, at: number, cycles: number): void {
    const { core } = this;
    this.enter(cycles, at);
    if (first === 0xf3ef && second >> 12 === 8) {
      this.registers[(second >> 8) & 15] = core.readSpecialRegister(second & 0xff);
    } else if (first >> 4 === 0xf38 && second >> 8 === 0x88) {
      core.writeSpecialRegister(second & 0xff, this.registers[first & 15]! >>> 0);
      if ((second & 0xff) === 8) this.moveStack(core.SPmain, at, cycles);
      this.deadline = 0;
    } else if (first !== 0xf3bf || ((second >> 4) & 0xffc) !== 0x8f4) {
      this.fault("undefined", `instruction ${hex((first << 16) | second)}`);
    }
  }

  undefined(op: number, at: number, cycles: number): never {
    this.enter(cycles, at);
    if (op >> 8 === 0xbe) this.fault("bkpt", `breakpoint ${op & 0xff} without a debugger`);
    this.fault("undefined", `instruction ${hex(op)}`);
  }

  private hardFault(): void {
    this.faulted = false;
    const { core } = this;
    if (core.IPSR === HARD_FAULT || core.IPSR === NMI) {
      this.lockedUp = true;
      this.bus.violation("lockup", "a fault inside the fault handler: the processor stands still");
      return;
    }
    this.enterException(HARD_FAULT);
  }

  private enterException(number: number): void {
    const { core } = this;
    core.waiting = false;
    core.cycles += ENTRY_CYCLES;
    this.at = core.PC;
    try {
      core.exceptionEntry(number);
      this.moveStack(core.SP, this.at, core.cycles);
      if (!(core.PC & 1)) this.fault("vector", `vector ${number} has no Thumb bit (${hex(core.PC)})`);
      core.PC &= ~1;
    } catch (error) {
      if (error !== FAULT) throw error;
      if (number !== HARD_FAULT) return this.hardFault();
      this.faulted = false;
      this.lockedUp = true;
      this.bus.violation("lockup", "the fault handler cannot be entered: the processor stands still");
    }
  }

  /** WFI and WFE end by anything that would interrupt if PRIMASK were clear. */
  private wake(): void {
    const { core } = this;
    const [number, priority] = highestPending(core);
    if (number !== 0 && priority < core.exceptionPriority(core.IPSR)) core.waiting = false;
  }

  private takeInterrupt(): void {
    const { core } = this;
    if (this.lockedUp) return;
    const [number, priority] = highestPending(core);
    if (number === 0 || priority >= core.exceptionPriority(core.IPSR)) {
      core.interruptsUpdated = false;
      return;
    }
    core.waiting = false;
    if (core.PM && priority >= 0) {
      core.interruptsUpdated = false;
      if (number === SVCALL) {
        core.pendingSVCall = false;
        this.bus.violation("svc", "SVC while interrupts are masked");
        this.hardFault();
      }
      return;
    }
    if (number === NMI) core.pendingNMI = false;
    if (number === SVCALL) core.pendingSVCall = false;
    if (number === PENDSV) core.pendingPendSV = false;
    if (number === SYSTICK) core.pendingSystick = false;
    this.enterException(number);
    core.interruptsUpdated = true;
  }
}

/** Peripherals behind APB take longer than memory; SIO is as fast as an instruction. */
function extra(address: number, apb: number): number {
  const top = address >>> 28;
  return top === 4 ? apb : top === 13 ? -1 : 0;
}

export function hex(value: number): string {
  return "0x" + (value >>> 0).toString(16).padStart(8, "0");
}
