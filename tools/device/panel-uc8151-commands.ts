// Owns the UC8151's commands by their datasheet names: how many parameters each takes, and what a reset leaves.

export interface CommandSpec {
  code: number;
  name: string;
  /** parameter bytes; -1 = image data, as many as the window holds */
  count: number;
}

export const CODE = {
  PSR: 0x00,
  PWR: 0x01,
  POF: 0x02,
  PFS: 0x03,
  PON: 0x04,
  BTST: 0x06,
  DSLP: 0x07,
  DTM1: 0x10,
  DSP: 0x11,
  DRF: 0x12,
  DTM2: 0x13,
  LUTC: 0x20,
  LUTWW: 0x21,
  LUTBW: 0x22,
  LUTWB: 0x23,
  LUTBB: 0x24,
  PLL: 0x30,
  TSC: 0x40,
  TSE: 0x41,
  CDI: 0x50,
  TCON: 0x60,
  TRES: 0x61,
  FLG: 0x71,
  VDCS: 0x82,
  PTL: 0x90,
  PTIN: 0x91,
  PTOUT: 0x92,
  CCSET: 0xe0,
  PWS: 0xe3,
  TSSET: 0xe5,
} as const;

export type Register = keyof typeof CODE;

const COUNTS: Record<Register, number> = {
  PSR: 1,
  PWR: 5,
  POF: 0,
  PFS: 1,
  PON: 0,
  BTST: 3,
  DSLP: 1,
  DTM1: -1,
  DSP: 0, // reads one byte; nothing can be read on four wires
  DRF: 0,
  DTM2: -1,
  LUTC: 44,
  LUTWW: 42,
  LUTBW: 42,
  LUTWB: 42,
  LUTBB: 42,
  PLL: 1,
  TSC: 0,
  TSE: 1,
  CDI: 1,
  TCON: 1,
  TRES: 3,
  FLG: 0,
  VDCS: 1,
  PTL: 7,
  PTIN: 0,
  PTOUT: 0,
  CCSET: 1,
  PWS: 1,
  TSSET: 1,
};

const SPECS = new Map<number, CommandSpec>(
  (Object.keys(CODE) as Register[]).map((name) => [
    CODE[name],
    { code: CODE[name], name, count: COUNTS[name] },
  ]),
);

/** What is known of a command byte; undefined for one that has no meaning. */
export const commandOf = (code: number): CommandSpec | undefined => SPECS.get(code);

/** Writes the maker's waveform memory: never to be sent. */
export const isFatal = (code: number): boolean => code >= 0xa0 && code <= 0xa2;

/** Nominal frames a second of a PLL code. UC8151D datasheet, PLL control. */
const FRAME_RATES: Record<number, number> = {
  0x3f: 29,
  0x3e: 33,
  0x3d: 40,
  0x3c: 50,
  0x3b: 67,
  0x3a: 100,
  0x39: 200,
  0x29: 150,
  0x31: 171,
};

/** What the registers say, decoded. A reset puts back the values of the datasheet. */
export class Registers {
  private values = new Map<number, number[]>();

  constructor() {
    this.reset();
  }

  reset(): void {
    this.values = new Map<number, number[]>([
      [CODE.PSR, [0x0f]],
      [CODE.PWR, [0x03, 0x00, 0x26, 0x26, 0x03]],
      [CODE.PFS, [0x00]],
      [CODE.PLL, [0x3c]],
      [CODE.CDI, [0xd7]],
    ]);
  }

  set(code: number, bytes: number[]): void {
    this.values.set(code, [...bytes]);
  }

  /** The bytes last written, or left by reset; undefined where neither is known. */
  get(code: number): readonly number[] | undefined {
    return this.values.get(code);
  }

  private byte(code: number, at = 0): number {
    return this.values.get(code)?.[at] ?? 0;
  }

  /** Waveform from registers (PSR REG), not from the maker's memory. */
  get usesTables(): boolean {
    return (this.byte(CODE.PSR) & 0x20) !== 0;
  }

  /** Black and white (PSR BW), not three colours. */
  get isMono(): boolean {
    return (this.byte(CODE.PSR) & 0x10) !== 0;
  }

  /** Gates run downwards from the last (PSR UD). */
  get gatesTurned(): boolean {
    return (this.byte(CODE.PSR) & 0x08) !== 0;
  }

  /** Sources run from the last to the first (PSR SHL clear). */
  get sourcesTurned(): boolean {
    return (this.byte(CODE.PSR) & 0x04) === 0;
  }

  /** Whether PON would raise source and gate voltages: PSR SHD_N, PWR VDS_EN and VDG_EN. */
  get boosterAllowed(): boolean {
    return (this.byte(CODE.PSR) & 0x02) !== 0 && (this.byte(CODE.PWR) & 0x03) === 0x03;
  }

  /** Sources and gates: TRES where it was written, else PSR RES. */
  get resolution(): [sources: number, gates: number] {
    const tres = this.values.get(CODE.TRES);
    if (tres) return [tres[0]!, ((tres[1]! & 1) << 8) | tres[2]!];
    const sizes: [number, number][] = [
      [96, 230],
      [96, 252],
      [128, 296],
      [160, 296],
    ];
    return sizes[this.byte(CODE.PSR) >> 6]!;
  }

  /** DDX: undefined where the meaning is not known. */
  get setBitIsBlack(): boolean | undefined {
    const ddx = (this.byte(CODE.CDI) >> 4) & 3;
    return ddx > 1 ? undefined : ddx === 0;
  }

  /** How the border is driven (CDI VBD), with the table of pixels that change: 1 or -1, 0 when it floats. */
  get border(): -1 | 0 | 1 {
    const vbd = this.byte(CODE.CDI) >> 6;
    return vbd === 1 ? 1 : vbd === 2 ? -1 : 0;
  }

  /** Frames a second at a part that keeps its nominal clock; undefined for an unknown code. */
  get frameHz(): number | undefined {
    return FRAME_RATES[this.byte(CODE.PLL)];
  }

  /** Frames that POF takes to discharge (PFS). */
  get dischargeFrames(): number {
    return ((this.byte(CODE.PFS) >> 4) & 3) + 1;
  }

  /** Volts towards black and towards white: 2.4 V and 0.2 V a step, so that 26h is 10 V. */
  get volts(): { black: number; white: number } {
    const volts = (at: number): number => 2.4 + 0.2 * (this.byte(CODE.PWR, at) & 0x3f);
    return { black: volts(2), white: volts(3) };
  }
}
