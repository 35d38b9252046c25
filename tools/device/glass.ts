// Owns the sheet of glass: how dark each pixel is, what charge it gathered, and what is left of older pictures.
import { PNG } from "pngjs";
import { FRAMEBUFFER_SIZE, SCREEN_HEIGHT, SCREEN_STRIDE, SCREEN_WIDTH } from "../../host/web/abi.ts";
import { respond, type Drive } from "./glass-response.ts";

export const GLASS_PIXELS = SCREEN_WIDTH * SCREEN_HEIGHT;

/** What each pixel lies in when it is not part of a refresh. */
export const OUTSIDE = 255;

/** What an interrupted refresh leaves: a grey that tells neither white nor black. */
export const MID = 0.5;

// Part of full contrast that a pixel at rest takes over from each of its four neighbours when that is driven
// one way all along. Assumption; what is known is that it happens (black next to erased pixels turns grey).
const BLEED = 0.003;

// Part of the way to grey that a pixel outside the window goes when a refresh scans its gate too. Assumption;
// what is known is that about five such refreshes show.
const FADE = 0.01;

const SETTLED = 0.02; // part of full contrast within which an unknown pixel counts as known again

// Indices of the tables of pixels that change.
const TO_WHITE = 1;
const TO_BLACK = 2;

const TILE = 8; // px; regions in which ghosts are looked for

/** One refresh as the glass feels it. */
export interface GlassRefresh {
  /** index into `tables` for each pixel, or OUTSIDE */
  table: Uint8Array;
  /** what each pixel shall show, 1 = black; only where the table is not OUTSIDE */
  target: Uint8Array;
  /** drives by table; null = the maker's waveform: comes home from anywhere and is taken to leave no charge */
  tables: Drive[][] | null;
  /** whether gates outside the window are scanned too */
  scansOutside: boolean;
  /** whether the border is driven as a pixel that becomes black (1), that becomes white (-1), or floats (0) */
  border: -1 | 0 | 1;
}

/** Residual errors as parts of full contrast: 0 = every pixel pure, 0.5 = grey. */
export interface Ghost {
  mean: number;
  /** the worst tile of 8 x 8 pixels, and where it is */
  worst: number;
  worstAt: { x: number; y: number };
  /** the worst single pixel */
  peak: number;
}

const dcOf = (drives: Drive[]): number =>
  drives.reduce((sum, drive) => sum + drive.frames * drive.strength, 0);

export class Glass {
  /** darkness of each pixel, row by row: 0 white to 1 black */
  readonly dark = new Float32Array(GLASS_PIXELS);
  /** frames at 10 V towards black less those towards white, since the last refresh by the maker's waveform */
  readonly charge = new Float32Array(GLASS_PIXELS);
  /** the same of the border around them */
  borderCharge = 0;
  /** what each pixel was last driven to, 1 = black */
  readonly target = new Uint8Array(GLASS_PIXELS);
  /** 1 where nobody can say what stands: never driven, or left in the middle of a refresh */
  readonly unknown = new Uint8Array(GLASS_PIXELS).fill(1);

  /** response: 1 = at about 25 degrees; 0.5 = half as fast, a cold panel */
  constructor(public response = 1) {}

  /** A finished refresh. */
  refresh(refresh: GlassRefresh): void {
    const answers = refresh.tables?.map(() => new Map<number, number>()) ?? [];
    const settles = refresh.tables?.map((drives) => this.settles(drives)) ?? [];
    for (let i = 0; i < GLASS_PIXELS; i++) {
      const table = refresh.table[i]!;
      if (table === OUTSIDE) continue;
      this.target[i] = refresh.target[i]!;
      if (refresh.tables === null) {
        this.dark[i] = this.target[i]!;
        this.unknown[i] = 0;
        this.charge[i] = 0;
        continue;
      }
      const before = this.dark[i]!;
      const known = answers[table]!;
      let after = known.get(before);
      if (after === undefined)
        known.set(before, (after = respond(before, refresh.tables[table]!, this.response)));
      this.dark[i] = after;
      if (settles[table]) this.unknown[i] = 0;
    }
    this.gatherCharge(refresh);
    this.disturbRest(refresh);
  }

  /** Whether a pixel ends at the same darkness wherever it came from. */
  private settles(drives: Drive[]): boolean {
    return Math.abs(respond(0, drives, this.response) - respond(1, drives, this.response)) <= SETTLED;
  }

  /** A refresh that was cut off: whatever it drove is grey now. */
  interrupt(refresh: GlassRefresh): void {
    const driven = refresh.tables?.map((drives) => drives.some((drive) => drive.strength !== 0));
    for (let i = 0; i < GLASS_PIXELS; i++) {
      const table = refresh.table[i]!;
      if (table === OUTSIDE || driven?.[table] === false) continue;
      this.dark[i] = MID;
      this.unknown[i] = 1;
    }
  }

  private gatherCharge({ table, tables, border }: GlassRefresh): void {
    if (tables === null) {
      if (border !== 0) this.borderCharge = 0;
      return;
    }
    const sums = tables.map(dcOf);
    for (let i = 0; i < GLASS_PIXELS; i++) {
      if (table[i] !== OUTSIDE) this.charge[i]! += sums[table[i]!]!;
    }
    if (border !== 0) this.borderCharge += sums[border > 0 ? TO_BLACK : TO_WHITE]!;
  }

  /** Bleeds onto pixels at rest beside driven ones, and fades what lies outside a window. */
  private disturbRest(refresh: GlassRefresh): void {
    const { table, tables } = refresh;
    if (tables === null) return;
    const pull = tables.map((drives) => Math.max(-1, Math.min(1, dcOf(drives) / 16)));
    const rests = tables.map((drives) => drives.every((drive) => drive.strength === 0));
    const pullOf = (i: number): number => (table[i] === OUTSIDE ? 0 : pull[table[i]!]!);
    for (let i = 0; i < GLASS_PIXELS; i++) {
      const outside = table[i] === OUTSIDE;
      if (!outside && !rests[table[i]!]) continue;
      const x = i % SCREEN_WIDTH;
      let sum = 0;
      if (x > 0) sum += pullOf(i - 1);
      if (x < SCREEN_WIDTH - 1) sum += pullOf(i + 1);
      if (i >= SCREEN_WIDTH) sum += pullOf(i - SCREEN_WIDTH);
      if (i + SCREEN_WIDTH < GLASS_PIXELS) sum += pullOf(i + SCREEN_WIDTH);
      let dark = this.dark[i]!;
      if (outside && refresh.scansOutside) dark += (MID - dark) * FADE;
      this.dark[i] = Math.min(1, Math.max(0, dark + sum * BLEED));
    }
  }

  /** Whether a person takes the pixel for black. */
  isBlack(x: number, y: number): boolean {
    return this.dark[y * SCREEN_WIDTH + x]! > MID;
  }

  /** What a person sees, as a framebuffer of the contract. */
  picture(): Uint8Array {
    const frame = new Uint8Array(FRAMEBUFFER_SIZE);
    for (let i = 0; i < GLASS_PIXELS; i++) {
      const x = i % SCREEN_WIDTH;
      const at = ((i / SCREEN_WIDTH) | 0) * SCREEN_STRIDE + (x >> 3);
      if (this.dark[i]! > MID) frame[at]! |= 0x80 >> (x & 7);
    }
    return frame;
  }

  /** Pixels of which nobody can say what stands. */
  unknownPixels(): number {
    return this.unknown.reduce((sum, bit) => sum + bit, 0);
  }

  /** Largest charge that any pixel has gathered, in frames at 10 V, and where. */
  worstCharge(): { charge: number; x: number; y: number } {
    let worst = 0;
    for (let i = 1; i < GLASS_PIXELS; i++) {
      if (Math.abs(this.charge[i]!) > Math.abs(this.charge[worst]!)) worst = i;
    }
    const y = Math.floor(worst / SCREEN_WIDTH);
    return { charge: this.charge[worst]!, x: worst % SCREEN_WIDTH, y };
  }

  /** How far the glass is from the picture that was last sent. */
  ghost(): Ghost {
    const columns = SCREEN_WIDTH / TILE;
    const tiles = new Float64Array(columns * (SCREEN_HEIGHT / TILE));
    let peak = 0;
    for (let i = 0; i < GLASS_PIXELS; i++) {
      const error = Math.abs(this.dark[i]! - this.target[i]!);
      peak = Math.max(peak, error);
      const x = i % SCREEN_WIDTH;
      const y = (i / SCREEN_WIDTH) | 0;
      tiles[((y / TILE) | 0) * columns + ((x / TILE) | 0)]! += error;
    }
    const worst = tiles.indexOf(Math.max(...tiles));
    return {
      mean: tiles.reduce((sum, error) => sum + error, 0) / GLASS_PIXELS,
      worst: tiles[worst]! / (TILE * TILE),
      worstAt: { x: (worst % columns) * TILE, y: Math.floor(worst / columns) * TILE },
      peak,
    };
  }

  /** What is left of an older picture: mean error of the pixels in which it differs from what was sent last. */
  traceOf(frame: Uint8Array): number {
    let sum = 0;
    let count = 0;
    for (let i = 0; i < GLASS_PIXELS; i++) {
      const x = i % SCREEN_WIDTH;
      const bit = (frame[((i / SCREEN_WIDTH) | 0) * SCREEN_STRIDE + (x >> 3)]! >> (7 - (x & 7))) & 1;
      if (bit === this.target[i]) continue;
      count++;
      sum += Math.abs(this.dark[i]! - this.target[i]!);
    }
    return count === 0 ? 0 : sum / count;
  }

  /** The glass with its greys as a PNG, each pixel `scale` wide. */
  toPng(scale = 1): Buffer {
    const png = new PNG({ width: SCREEN_WIDTH * scale, height: SCREEN_HEIGHT * scale });
    for (let y = 0; y < png.height; y++) {
      for (let x = 0; x < png.width; x++) {
        const source = Math.floor(y / scale) * SCREEN_WIDTH + Math.floor(x / scale);
        const grey = Math.round(255 * (1 - this.dark[source]!));
        png.data.fill(grey, (y * png.width + x) * 4, (y * png.width + x) * 4 + 3);
        png.data[(y * png.width + x) * 4 + 3] = 255;
      }
    }
    return PNG.sync.write(png, { colorType: 0 });
  }
}
