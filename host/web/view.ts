// Owns the seam between the console and whatever shows it: a page, or a test.
import type { CartInfo } from "./cart.ts";
import type { Fault } from "./faults.ts";
import type { CartFile } from "./host-info.ts";
import type { KeeperView } from "./keeper.ts";
import type { Refresh } from "./refresh.ts";
import type { Runner } from "./runner.ts";
import type { Saves } from "./saves.ts";

export type Status = "busy" | "idle" | "asleep" | "fault" | "stopped";

/** What the console shows; a page or a test. */
export interface View extends KeeperView {
  /** Shows a picture of 4,736 bytes; resolves when it, or a later one, stands on the glass. */
  show(frame: Uint8Array, refresh: Refresh): Promise<void>;
  /** What the picture says; null while it shows a secret. */
  say(text: string | null): void;
  running(info: CartInfo): void;
  status(status: Status): void;
  fault(fault: Fault | null): void;
}

/** What the console stands on. */
export interface Parts {
  /** the menu is one of them */
  carts: CartFile[];
  saves: Saves;
  view: View;
  newRunner(): Runner;
  /** milliseconds that only grow, on the clock that presses are stamped with */
  now(): number;
  /** 64 random bits as two words */
  seed(): [number, number];
}
