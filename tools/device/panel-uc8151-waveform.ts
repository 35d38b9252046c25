// Owns what the five tables of a UC8151 mean: drive by frame, balance of charge, and the rules they must keep.
import { CODE } from "./panel-uc8151-commands.ts";
import { respond, type Drive } from "./glass-response.ts";

/** The pixel tables in the order of their index: 2 * new + old, 1 = black. */
export const PIXEL_TABLES = [CODE.LUTWW, CODE.LUTBW, CODE.LUTWB, CODE.LUTBB] as const;
export const TABLE_NAMES = ["LUTWW", "LUTBW", "LUTWB", "LUTBB"] as const;
const ROW = 6; // bytes: levels, four durations, repeat
export const MAX_ROWS = 7;

const GROUND = 0;
const TO_BLACK = 1;
const TO_WHITE = 2;
const FLOATING = 3;

interface Phase {
  level: number;
  frames: number;
}

/** The rows of a table one after the other; skipped rows and phases left out. */
function phasesOf(bytes: readonly number[]): Phase[] {
  const phases: Phase[] = [];
  for (let row = 0; row < MAX_ROWS; row++) {
    const [levels = 0, ...rest] = bytes.slice(row * ROW, row * ROW + ROW);
    const repeat = rest[4] ?? 0;
    for (let turn = 0; turn < repeat; turn++) {
      for (let i = 0; i < 4; i++) {
        const frames = rest[i] ?? 0;
        if (frames > 0) phases.push({ level: (levels >> (6 - 2 * i)) & 3, frames });
      }
    }
  }
  return phases;
}

const lengthOf = (phases: Phase[]): number => phases.reduce((sum, phase) => sum + phase.frames, 0);

/** Kinds of refresh by what the bytes do, not by what a driver calls them. */
export type RefreshKind = "quick" | "normal" | "strong" | "clean" | "otp";

/** One set of tables as the glass feels it. */
export interface Waveform {
  /** length of the VCOM table, which is the length of the refresh */
  frames: number;
  /** drives of each pixel table, cut to that length; level of VCOM taken off */
  drives: Drive[][];
  /** sum of frames towards black less those towards white, at 10 V, by table */
  dc: number[];
  /** length of each pixel table before it was cut */
  lengths: number[];
  /** tables that let pixels float */
  floating: boolean[];
  kind: RefreshKind;
}

export type TableBytes = { vcom: readonly number[]; pixels: readonly (readonly number[])[] };

export function compileWaveform(tables: TableBytes, volts: { black: number; white: number }): Waveform {
  const vcom = phasesOf(tables.vcom);
  const pixels = tables.pixels.map(phasesOf);
  const drives = pixels.map((phases) => mergePhases(phases, vcom, volts));
  const waveform = {
    frames: lengthOf(vcom),
    drives,
    dc: drives.map((list) => list.reduce((sum, drive) => sum + drive.frames * drive.strength, 0)),
    lengths: pixels.map(lengthOf),
    floating: pixels.map((phases) => phases.some((phase) => phase.level === FLOATING)),
  };
  return { ...waveform, kind: kindOf(waveform.frames, drives) };
}

/** Lays a pixel table over the VCOM table: runs of constant difference, as long as VCOM lasts. */
function mergePhases(pixel: Phase[], vcom: Phase[], volts: { black: number; white: number }): Drive[] {
  const drives: Drive[] = [];
  const rest = pixel.map((phase) => ({ ...phase }));
  for (const common of vcom) {
    let left = common.frames;
    while (left > 0) {
      const head = rest[0] ?? { level: GROUND, frames: left };
      const frames = Math.min(left, head.frames);
      drives.push({ frames, strength: strengthOf(head.level, common.level, volts) });
      left -= frames;
      head.frames -= frames;
      if (head.frames === 0) rest.shift();
    }
  }
  return drives;
}

/** Voltage over the ink in units of 10 V, positive towards black; a floating side drives nothing. */
function strengthOf(pixel: number, vcom: number, volts: { black: number; white: number }): number {
  if (pixel === FLOATING || vcom === FLOATING) return 0;
  const of = (level: number): number =>
    level === TO_BLACK ? volts.black : level === TO_WHITE ? -volts.white : 0;
  return (of(pixel) - of(vcom)) / 10;
}

const drivesAnything = (drives: Drive[]): boolean => drives.some((drive) => drive.strength !== 0);

// Lengths between the usual ones: 16 frames quick, 32 normal, 64 strong (at 100 Hz).
const LONGEST_QUICK = 24;
const LONGEST_NORMAL = 48;
/** What may be left of any older picture after a clean refresh, of full contrast. */
const CLEAN_REST = 0.02;

/** Clean is what drives every pixel and brings it home from white, grey and black alike. */
function kindOf(frames: number, drives: Drive[][]): RefreshKind {
  const cleans = drives.every((list, table) => {
    const target = table >> 1;
    const ends = [0, 0.5, 1].map((from) => respond(from, list, 1));
    return drivesAnything(list) && ends.every((end) => Math.abs(end - target) <= CLEAN_REST);
  });
  if (cleans) return "clean";
  return frames <= LONGEST_QUICK ? "quick" : frames <= LONGEST_NORMAL ? "normal" : "strong";
}

/** Whether two tables do the same to a pixel: then it does not matter which of them is picked. */
export function sameDrive(a: Drive[], b: Drive[]): boolean {
  return JSON.stringify(joined(a)) === JSON.stringify(joined(b));
}

function joined(drives: Drive[]): Drive[] {
  const out: Drive[] = [];
  for (const drive of drives) {
    const last = out.at(-1);
    if (last?.strength === drive.strength) last.frames += drive.frames;
    else out.push({ ...drive });
  }
  return out;
}

const frameText = (dc: number): string => `${dc > 0 ? "+" : ""}${Number(dc.toFixed(2))} frames`;

/** The rules of charge and length that a set of tables breaks, a sentence each. */
export function waveformFaults(waveform: Waveform, lengthMs: number, limitMs: number): string[] {
  const { dc, frames, lengths, floating } = waveform;
  const near = (value: number): boolean => Math.abs(value) < 1e-6;
  const faults: string[] = [];
  for (const table of [0, 3] as const) {
    if (!near(dc[table]!)) {
      faults.push(`${TABLE_NAMES[table]} is not balanced: ${frameText(dc[table]!)} towards black.`);
    }
  }
  if (!near(dc[1]! + dc[2]!)) {
    faults.push(`LUTBW (${frameText(dc[1]!)}) and LUTWB (${frameText(dc[2]!)}) are not opposite.`);
  }
  lengths.forEach((length, table) => {
    if (length > frames) {
      faults.push(`${TABLE_NAMES[table]} lasts ${length} frames, LUTC only ${frames}: it is cut.`);
    }
  });
  floating.forEach((floats, table) => {
    if (floats) faults.push(`${TABLE_NAMES[table]} lets pixels float (level 11).`);
  });
  if (frames === 0) faults.push("LUTC has no frames.");
  if (lengthMs >= limitMs) faults.push(`The refresh takes ${lengthMs} ms, the limit is ${limitMs} ms.`);
  return faults;
}
