// Owns the UC8151's two image planes, the window, and which pixel of the glass each bit belongs to.
import { SCREEN_HEIGHT, SCREEN_WIDTH } from "../../host/web/abi.ts";
import { GLASS_PIXELS } from "./glass.ts";

const SOURCES = SCREEN_HEIGHT; // the panel stands on its side: a gate is a column of the picture
const GATES = SCREEN_WIDTH;
const GATE_BYTES = SOURCES / 8;
export const PLANE_SIZE = GATES * GATE_BYTES;

/** Bytes of a gate from..to (inclusive), gates from..to (inclusive). */
export interface Window {
  firstByte: number;
  lastByte: number;
  firstGate: number;
  lastGate: number;
  /** PT_SCAN: gates outside are scanned too */
  scansOutside: boolean;
}

export const WHOLE: Window = {
  firstByte: 0,
  lastByte: GATE_BYTES - 1,
  firstGate: 0,
  lastGate: GATES - 1,
  scansOutside: true,
};

export const windowSize = (window: Window): number =>
  (window.lastByte - window.firstByte + 1) * (window.lastGate - window.firstGate + 1);

export const isWhole = (window: Window): boolean => windowSize(window) === PLANE_SIZE;

/** What seven bytes of PTL say, and what is wrong with them. */
export function readWindow(bytes: readonly number[]): { window: Window; faults: string[] } {
  const [start, end, startHigh, startLow, endHigh, endLow, scan] = bytes as [
    number,
    number,
    number,
    number,
    number,
    number,
    number,
  ];
  const firstGate = ((startHigh & 1) << 8) | startLow;
  const lastGate = ((endHigh & 1) << 8) | endLow;
  const faults: string[] = [];
  if ((start & 7) !== 0 || (end & 7) !== 7) {
    faults.push(`sources ${start}..${end} do not begin and end at whole bytes`);
  }
  if (start > end) faults.push(`source ${start} lies behind ${end}`);
  if (firstGate > lastGate) faults.push(`gate ${firstGate} lies behind ${lastGate}`);
  if (end >= SOURCES) faults.push(`source ${end} is outside the panel's ${SOURCES}`);
  if (lastGate >= GATES) faults.push(`gate ${lastGate} is outside the panel's ${GATES}`);
  const window = {
    firstByte: start >> 3,
    lastByte: end >> 3,
    firstGate,
    lastGate,
    scansOutside: (scan & 1) !== 0,
  };
  return { window, faults };
}

/** One plane of the controller's memory, with the order in which bytes fill a window. */
export class Plane {
  readonly bytes = new Uint8Array(PLANE_SIZE);
  /** 1 where the firmware, or the chip itself, wrote since memory was lost */
  readonly known = new Uint8Array(PLANE_SIZE);
  private cursor = 0;
  private window = WHOLE;

  /** Fills the memory with noise, as power-up and deep sleep do. */
  forget(noise: () => number): void {
    for (let i = 0; i < PLANE_SIZE; i++) this.bytes[i] = noise();
    this.known.fill(0);
  }

  begin(window: Window): void {
    this.window = window;
    this.cursor = 0;
  }

  /** The next byte of a transfer; what comes after the window's end is lost. */
  write(byte: number): void {
    const width = this.window.lastByte - this.window.firstByte + 1;
    const gate = this.window.firstGate + Math.floor(this.cursor / width);
    if (gate <= this.window.lastGate) {
      const at = gate * GATE_BYTES + this.window.firstByte + (this.cursor % width);
      this.bytes[at] = byte;
      this.known[at] = 1;
    }
    this.cursor++;
  }

  /** Takes over another plane within a window. */
  copy(from: Plane, window: Window): void {
    for (let gate = window.firstGate; gate <= window.lastGate; gate++) {
      const start = gate * GATE_BYTES + window.firstByte;
      const end = gate * GATE_BYTES + window.lastByte + 1;
      this.bytes.set(from.bytes.subarray(start, end), start);
      this.known.set(from.known.subarray(start, end), start);
    }
  }
}

/** How gates and sources lie on the glass (PSR UD, SHL). */
export interface Turn {
  gatesTurned: boolean;
  sourcesTurned: boolean;
}

/** Calls with each pixel of a window: its byte and bit in a plane, and its place on the glass. */
export function eachPixel(
  window: Window,
  turn: Turn,
  visit: (byte: number, bit: number, pixel: number) => void,
): void {
  for (let gate = window.firstGate; gate <= window.lastGate; gate++) {
    const x = turn.gatesTurned ? GATES - 1 - gate : gate;
    for (let source = window.firstByte * 8; source < (window.lastByte + 1) * 8; source++) {
      const y = turn.sourcesTurned ? SOURCES - 1 - source : source;
      const pixel = y * SCREEN_WIDTH + x;
      if (pixel < GLASS_PIXELS) visit(gate * GATE_BYTES + (source >> 3), 7 - (source & 7), pixel);
    }
  }
}
