// Owns when the glass is cleaned: a pure choice from a call's status, the refresh style and what went before.
import * as abi from "./abi.ts";

/** How a picture comes up: only what differs, or with the whole glass cleaned. */
export type Refresh = "quick" | "clean";

// Quick refreshes since the last clean one after which the next scene change is worth a flash.
const BALANCED_LIMIT = 12;

/** Chooses the refresh for a picture. Calm never flashes in play; Crisp flashes at each new scene. */
export function chooseRefresh(status: number, style: number, quickSinceClean: number): Refresh {
  if (status & abi.STATUS_CURTAIN) return "clean";
  if (!(status & abi.STATUS_SCENE) || style === abi.REFRESH_CALM) return "quick";
  if (style === abi.REFRESH_CRISP) return "clean";
  return quickSinceClean >= BALANCED_LIMIT ? "clean" : "quick";
}
