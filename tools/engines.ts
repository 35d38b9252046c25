// Owns the comparison of engines: the one on Node, how the desktop host answers, what differs between two answers.
import zlib from "node:zlib";
import * as abi from "../host/web/abi.ts";
import { crc32 as plainCrc32 } from "../host/web/save.ts";
import { JsEngine, type Answer } from "./js-engine.ts";

export { unhex, type Answer } from "./js-engine.ts";

/** Regions that must agree between engines after every call. */
export const COMPARED = ["status", "state", "frame", "text"] as const;

// zlib has it from Node 20.15 on; it is twenty times faster than the plain one.
const crc32 = (bytes: Uint8Array): number => (zlib.crc32 ?? plainCrc32)(bytes) >>> 0;

/** Node's own engine. */
export class V8Engine extends JsEngine {
  constructor(module: WebAssembly.Module) {
    super(module, crc32);
  }
}

export const hex = (bytes: Uint8Array): string => Buffer.from(bytes).toString("hex");

/** The answer to a line of the desktop host: "ok STATUS STATE FRAME TEXT" in hex, "ok", or "error CODE words". */
export function readAnswer(line: string): Answer {
  const [word, ...rest] = line.split(" ");
  if (word !== "ok") return { error: line.replace(/^error /, "") };
  const [status = 0, state = 0, frame = 0, text = 0] = rest.map((part) => parseInt(part, 16));
  return { status, state, frame, text };
}

/** Names of what differs between two answers; empty when they agree. */
export function differences(a: Answer, b: Answer): string[] {
  if (a.error !== undefined || b.error !== undefined) {
    return a.error !== undefined && b.error !== undefined ? [] : ["trap"];
  }
  return COMPARED.filter((name) => a[name] !== b[name]);
}

/** Whether a line is a call into the cartridge (and not the host's own business). */
export const isCall = (line: string): boolean => /^(start|resume|press|step)\b/.test(line);

/** Lines that put a host's instance into the state of one that was never started. */
export const FRESH_LINES = [
  `load ${"00".repeat(abi.STATE_SIZE)}`,
  `host 0 ${"00".repeat(abi.HOST_SIZE)}`,
  "renew",
];
