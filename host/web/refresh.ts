// Owns how a new picture reaches the glass; the same policy as host/core/present.c. Pure, knows no canvas.
import * as abi from "./abi.ts";

/** How a picture comes up: only what differs, or with the whole glass cleaned. */
export type Refresh = "quick" | "clean";

// Quick refreshes after which a style cleans the glass: at a change of scene, and wherever the player is.
const LIMITS: Record<number, { atScene: number; anywhere: number }> = {
  [abi.REFRESH_CALM]: { atScene: abi.CLEAN_AT_SCENE_CALM, anywhere: abi.CLEAN_ANYWHERE_CALM },
  [abi.REFRESH_BALANCED]: { atScene: abi.CLEAN_AT_SCENE_BALANCED, anywhere: abi.CLEAN_ANYWHERE_BALANCED },
  [abi.REFRESH_CRISP]: { atScene: abi.CLEAN_AT_SCENE_CRISP, anywhere: abi.CLEAN_ANYWHERE_CRISP },
};

/** Remembers what the glass shows and decides how the next picture gets there. */
export class Presenter {
  private shown: Uint8Array | null = null;
  /** quick refreshes since the last clean one */
  private traces = 0;
  private secret = false;

  /** How to show a frame whose call returned this status; null when it stands already. */
  decide(frame: Uint8Array, status: number, style: number): Refresh | null {
    const same = this.shown !== null && this.shown.every((byte, at) => byte === frame[at]);
    const wasSecret = this.secret;
    this.secret = (status & abi.STATUS_PRIVATE) !== 0;
    // No trace of a secret may stay on the glass.
    const curtain = (status & abi.STATUS_CURTAIN) !== 0 || (wasSecret && !this.secret);
    if (same && !(curtain && this.traces > 0)) return null;
    const limits = LIMITS[style] as { atScene: number; anywhere: number };
    const limit = status & abi.STATUS_SCENE ? limits.atScene : limits.anywhere;
    const clean = this.shown === null || curtain || this.traces >= limit;
    this.shown = frame;
    this.traces = clean ? 0 : this.traces + 1;
    return clean ? "clean" : "quick";
  }

  /** Notes that a frame is being shown clean at somebody's wish. */
  cleaned(frame: Uint8Array): void {
    this.shown = frame;
    this.traces = 0;
  }
}
