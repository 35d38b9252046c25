// Owns the board facts as the emulated board needs them, read from boards/<board>/board.json.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "../cli.ts";

export const BUTTONS = ["A", "B", "C", "UP", "DOWN"] as const;
export type Button = (typeof BUTTONS)[number];

interface Pin {
  pin: number;
  active: "high" | "low";
}

/** The part of board.json that matters here. */
export interface BoardFacts {
  panel: {
    spi: number;
    mostHertz: number;
    clock: number;
    data: number;
    select: Pin;
    command: Pin;
    reset: Pin;
    busy: Pin;
  };
  buttons: Record<Button, Pin>;
  user: Pin;
  latch: Pin;
  led: Pin;
  usb: Pin;
  battery: { sense: number; divider: number; reference: { pin: number; millivolts: number; power: Pin } };
  flash: { bytes: number; saveBytes: number };
}

export function readFacts(board: string): BoardFacts {
  return JSON.parse(readFileSync(join(root, "boards", board, "board.json"), "utf8")) as BoardFacts;
}
