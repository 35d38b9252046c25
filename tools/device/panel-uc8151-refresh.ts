// Owns what one DRF of a UC8151 does: which table each pixel gets, how long it lasts, and which rules it breaks.
import { SCREEN_HEIGHT, SCREEN_WIDTH } from "../../host/web/abi.ts";
import { GLASS_PIXELS, OUTSIDE, type Glass, type GlassRefresh } from "./glass.ts";
import { CODE } from "./panel-uc8151-commands.ts";
import type { Uc8151Memory } from "./panel-uc8151-memory.ts";
import type { Uc8151Options } from "./panel-uc8151-options.ts";
import { eachPixel, isWhole, WHOLE, type Window } from "./panel-uc8151-planes.ts";
import {
  compileWaveform,
  PIXEL_TABLES,
  sameDrive,
  waveformFaults,
  type RefreshKind,
  type Waveform,
} from "./panel-uc8151-waveform.ts";

/** What a refresh needs to know of its controller. */
export interface RefreshSource {
  memory: Pick<Uc8151Memory, "registers" | "tables" | "old" | "new" | "newSentWhole">;
  window: Window;
  glass: Glass;
  options: Uc8151Options;
}

export interface RefreshPlan {
  glass: GlassRefresh;
  kind: RefreshKind;
  frames: number;
  lengthNs: number;
  /** pixels that shall show something else than they do */
  changed: number;
  /** pixels whose table moves them */
  driven: number;
  faults: [rule: string, text: string][];
}

export function planRefresh(source: RefreshSource): RefreshPlan {
  const { options } = source;
  const { registers } = source.memory;
  const waveform = registers.usesTables ? waveformOf(source) : null;
  const frameMs = (options.frameMs * 100) / (registers.frameHz ?? 100);
  const lengthMs = waveform ? Math.max(1, waveform.frames) * frameMs : options.otpMs;
  const pixels = pickTables(source, waveform);
  const faults = [...setupFaults(source, pixels.newUnknown, pixels.left)];
  if (waveform) {
    const length = Number(lengthMs.toFixed(2));
    for (const text of waveformFaults(waveform, length, options.refreshLimitMs)) faults.push(["U12", text]);
  }
  if (pixels.wrongOld > 0) faults.push(["U14", oldText(pixels)]);
  return {
    glass: {
      table: pixels.table,
      target: pixels.target,
      tables: waveform?.drives ?? null,
      scansOutside: source.window.scansOutside,
      border: registers.border,
    },
    kind: waveform?.kind ?? "otp",
    frames: waveform?.frames ?? Math.round(options.otpMs / options.frameMs),
    lengthNs: lengthMs * 1e6,
    changed: pixels.changed,
    driven: pixels.driven,
    faults,
  };
}

function waveformOf({ memory: { tables, registers } }: RefreshSource): Waveform {
  const bytes = {
    vcom: tables.get(CODE.LUTC) ?? [],
    pixels: PIXEL_TABLES.map((code) => tables.get(code) ?? []),
  };
  return compileWaveform(bytes, registers.volts);
}

interface Pixels {
  table: Uint8Array;
  target: Uint8Array;
  changed: number;
  driven: number;
  /** pixels whose NEW bit nobody wrote since memory was lost */
  newUnknown: number;
  /** pixels where OLD is not what stands and the table depends on it; the first of them */
  wrongOld: number;
  wrongAt: number;
  /** changes in the NEW plane that the window leaves out */
  left: number;
}

function pickTables(source: RefreshSource, waveform: Waveform | null): Pixels {
  const { memory, glass, window } = source;
  const { registers } = memory;
  const black = registers.setBitIsBlack === false ? 0 : 1;
  const depends = dependsOnOld(waveform);
  const moves = waveform?.drives.map((drives) => drives.some((drive) => drive.strength !== 0));
  const out: Pixels = {
    table: new Uint8Array(GLASS_PIXELS).fill(OUTSIDE),
    target: new Uint8Array(GLASS_PIXELS),
    changed: 0,
    driven: 0,
    newUnknown: 0,
    wrongOld: 0,
    wrongAt: 0,
    left: 0,
  };
  eachPixel(window, registers, (byte, bit, pixel) => {
    const before = (memory.old.bytes[byte]! >> bit) & 1 ? black : 1 - black;
    const after = (memory.new.bytes[byte]! >> bit) & 1 ? black : 1 - black;
    const stands = glass.unknown[pixel] ? -1 : Number(glass.dark[pixel]! > 0.5);
    out.table[pixel] = 2 * after + before;
    out.target[pixel] = after;
    if (stands !== after) out.changed++;
    if (moves?.[2 * after + before] ?? true) out.driven++;
    if (!memory.new.known[byte]) out.newUnknown++;
    if (depends[after] && (!memory.old.known[byte] || stands !== before)) {
      if (out.wrongOld++ === 0) out.wrongAt = pixel;
    }
  });
  if (!isWhole(window) && memory.newSentWhole) out.left = changesOutside(source, out.table, black);
  return out;
}

/** Whether OLD matters for a pixel that shall become white, and for one that shall become black. */
function dependsOnOld(waveform: Waveform | null): [boolean, boolean] {
  if (!waveform) return [false, false];
  const [ww, bw, wb, bb] = waveform.drives as [...Waveform["drives"]];
  return [!sameDrive(ww!, bw!), !sameDrive(wb!, bb!)];
}

/** Pixels outside the window where NEW, sent whole, differs from the glass. */
function changesOutside({ memory, glass }: RefreshSource, table: Uint8Array, black: number): number {
  let count = 0;
  eachPixel(WHOLE, memory.registers, (byte, bit, pixel) => {
    const after = (memory.new.bytes[byte]! >> bit) & 1 ? black : 1 - black;
    if (table[pixel] === OUTSIDE && after !== Number(glass.dark[pixel]! > 0.5)) count++;
  });
  return count;
}

/** What is wrong before a waveform is even looked at. */
function* setupFaults(
  source: RefreshSource,
  newUnknown: number,
  left: number,
): Generator<[rule: string, text: string]> {
  const { registers, tables } = source.memory;
  const [sources, gates] = registers.resolution;
  if (sources !== SCREEN_HEIGHT || gates !== SCREEN_WIDTH) {
    yield ["U3", `DRF with a resolution of ${sources} x ${gates}; the glass has 128 x 296.`];
  }
  if (!registers.isMono) yield ["U3", "DRF in three colours (PSR BW clear): the planes mean something else."];
  if (newUnknown > 0) yield ["U3", `DRF with ${newUnknown} pixels in NEW that were never sent since reset.`];
  if (left > 0) yield ["U9", `PTIN is active: ${left} changes of a whole plane lie outside its window.`];
  if (registers.setBitIsBlack === undefined) yield ["U4", "CDI DDX is neither 00 nor 01."];
  if (registers.frameHz === undefined) yield ["U4", "PLL has a code without a known frame rate."];
  const missing = [CODE.LUTC, ...PIXEL_TABLES].filter((code) => !tables.has(code));
  if (registers.usesTables && missing.length > 0) {
    const list = missing.map((code) => code.toString(16)).join(", ");
    yield ["U7", `DRF from registers, but no table was loaded since reset for ${list}.`];
  }
}

function oldText({ wrongOld, wrongAt }: Pixels): string {
  const x = wrongAt % SCREEN_WIDTH;
  const y = Math.floor(wrongAt / SCREEN_WIDTH);
  return `OLD is not what stands on the glass in ${wrongOld} pixels, the first at ${x}, ${y}.`;
}
