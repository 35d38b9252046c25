// Owns what can be chosen about an emulated device, and about a press.
import type { CrystalOptions } from "./clocks.ts";
import type { BoardFacts } from "./facts.ts";
import type { FlashOptions } from "./flash.ts";
import type { PanelModel } from "./panel.ts";

export interface DeviceOptions {
  /** folder under boards/ */
  board?: string;
  facts?: BoardFacts;
  panel?: PanelModel;
  seed?: number;
  /** how long the flash takes */
  flashTiming?: FlashOptions["timing"];
  /** bits of an interrupted erase or write read differently each time */
  unstableBits?: boolean;
  crystal?: Partial<CrystalOptions>;
  /** how long the boot ROM works before boot2 */
  bootMs?: number;
  /** how long the rail holds after its last reason has gone */
  railHoldMs?: number;
  /** 0 = flash may be written everywhere */
  saveStart?: number;
}

export interface PressOptions {
  /** length, 80 by default */
  downMs?: number;
  /** from now, 0 by default */
  atMs?: number;
  /** contacts bounce that long at both ends, seeded; 0 by default */
  bounceMs?: number;
}
