// Owns how a new picture reaches the glass; the same policy as host/core/present.c. Pure, knows no canvas.
import * as abi from "./abi.ts";

/** How a picture comes up: only what differs, with the whole glass cleaned, or on a glass that nobody knows. */
export type Refresh = "quick" | "clean" | "full";

/** What a style bears: quick refreshes before a change of scene and the end of any action clean; traces of a region. */
interface Limits {
  atScene: number;
  atAction: number;
  traces: number;
}
const LIMITS: Record<number, Limits> = {
  [abi.REFRESH_CALM]: {
    atScene: abi.CLEAN_AT_SCENE_CALM,
    atAction: abi.CLEAN_AT_ACTION_CALM,
    traces: abi.TRACE_LIMIT_CALM,
  },
  [abi.REFRESH_BALANCED]: {
    atScene: abi.CLEAN_AT_SCENE_BALANCED,
    atAction: abi.CLEAN_AT_ACTION_BALANCED,
    traces: abi.TRACE_LIMIT_BALANCED,
  },
  [abi.REFRESH_CRISP]: {
    atScene: abi.CLEAN_AT_SCENE_CRISP,
    atAction: abi.CLEAN_AT_ACTION_CRISP,
    traces: abi.TRACE_LIMIT_CRISP,
  },
};

const MOST_TRACES = 65535;

/** The region that a byte of the framebuffer lies in. */
function regionOf(byte: number): number {
  const row = Math.floor((Math.floor(byte / abi.SCREEN_STRIDE) * abi.REGION_ROWS) / abi.SCREEN_HEIGHT);
  const column = Math.floor(((byte % abi.SCREEN_STRIDE) * abi.REGION_COLUMNS) / abi.SCREEN_STRIDE);
  return row * abi.REGION_COLUMNS + column;
}

function dotsIn(byte: number): number {
  let count = 0;
  for (; byte !== 0; byte &= byte - 1) count++;
  return count;
}

/** Remembers what the glass shows and decides how the next picture gets there. */
export class Presenter {
  private shown: Uint8Array | null = null;
  /** quick refreshes since the last clean one */
  private quick = 0;
  private readonly regions = new Uint16Array(abi.REGION_COLUMNS * abi.REGION_ROWS);
  private secret = false;

  /** The glass is known to show this, after so many quick refreshes. */
  known(frame: Uint8Array, quick = 0): void {
    this.shown = frame;
    this.quick = quick;
    this.secret = false;
    this.regions.fill(0);
  }

  /** The traces in the region that has most of them. */
  get traces(): number {
    return Math.max(...this.regions);
  }

  /** Whether nothing but the last picture is on the glass. */
  get isClean(): boolean {
    return this.shown !== null && this.quick === 0;
  }

  /** How to show a frame whose call returned this status; null when it stands already. */
  decide(frame: Uint8Array, status: number, style: number): Refresh | null {
    const same = this.shown !== null && this.shown.every((byte, at) => byte === frame[at]);
    const wasSecret = this.secret;
    this.secret = (status & abi.STATUS_PRIVATE) !== 0;
    // No trace of a secret may stay on the glass.
    const curtain = (status & abi.STATUS_CURTAIN) !== 0 || (wasSecret && !this.secret);
    if (same && !(curtain && this.quick > 0)) return null;
    if (!this.shown || curtain || this.isDue(status, style)) return this.clean(frame, status);
    this.addTraces(this.shown, frame);
    this.shown = frame;
    this.quick++;
    return "quick";
  }

  /** Notes that a frame is being shown with the whole glass cleaned, wherever the player is. */
  clean(frame: Uint8Array, status: number): Refresh {
    const refresh = this.shown ? "clean" : "full";
    this.known(frame);
    this.secret = (status & abi.STATUS_PRIVATE) !== 0;
    return refresh;
  }

  /** Whether a clean refresh is due and this is a place for it: never between two presses of one decision, unless the panel has had all it may have. */
  private isDue(status: number, style: number): boolean {
    const limits = LIMITS[style] as Limits;
    const scene = (status & abi.STATUS_SCENE) !== 0;
    const ends = scene || (status & abi.STATUS_SAVE) !== 0;
    return (
      this.quick >= abi.QUICK_MOST ||
      (scene && this.quick >= limits.atScene) ||
      (ends && (this.quick >= limits.atAction || this.traces >= limits.traces))
    );
  }

  /** Counts what a quick refresh leaves behind. */
  private addTraces(before: Uint8Array, frame: Uint8Array): void {
    before.forEach((old, at) => {
      const fresh = frame[at] as number;
      if (old === fresh) return;
      const left = dotsIn(old & ~fresh) * abi.ERASED_WEIGHT + dotsIn(fresh & ~old) * abi.DRAWN_WEIGHT;
      const region = regionOf(at);
      this.regions[region] = Math.min(MOST_TRACES, (this.regions[region] as number) + left);
    });
  }
}
