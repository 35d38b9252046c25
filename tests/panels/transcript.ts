// Owns how a tape of a panel bus reads as text: commands by name, planes by checksum, pauses in milliseconds.
import { crc32 } from "../../host/web/save.ts";
import type { Happening, Tape } from "./bench.ts";

/** Names of commands by code. */
export type Names = ReadonlyMap<number, string>;

/** Names from a header of `#define PREFIX_NAME 0x12u` lines; values of several digits after names with "_" stay out. */
export function commandNames(header: string, prefix: string): Names {
  const found = header.matchAll(new RegExp(`^#define ${prefix}_([A-Z0-9]+) 0x([0-9A-F]{2})u`, "gm"));
  return new Map([...found].map(([, name, code]) => [parseInt(code!, 16), name!]));
}

const hex = (bytes: Uint8Array): string => Buffer.from(bytes).toString("hex");

/** Waveform tables come as their rows that are in use, planes as a checksum. */
function dataText(bytes: Uint8Array): string {
  if (bytes.length <= 16) return `DATA ${hex(bytes).replace(/..(?=.)/g, "$& ")}`;
  if (bytes.length > 100) {
    return `DATA ${bytes.length} bytes crc ${crc32(bytes).toString(16).padStart(8, "0")}`;
  }
  let end = bytes.length;
  while (end > 0 && bytes[end - 1] === 0) end--;
  const rows: string[] = [];
  for (let at = 0; at < end; at += 6) rows.push(hex(bytes.subarray(at, at + 6)));
  return `DATA ${bytes.length} bytes ${rows.join(" ")}${end < bytes.length ? " and zeros" : ""}`;
}

function wordsOf({ what, value, words }: Happening, names: Names): string {
  if (what === "CMD") return `CMD 0x${words.toUpperCase()} ${names.get(value) ?? "?"}`;
  if (what === "RST" || what === "BUSY") return `${what} ${value ? "high" : "low"}`;
  if (what === "TAKEN" || what === "RESTING") return `${what} ${value ? "yes" : "no"}`;
  return `${what} ${words}`;
}

/** The text of a tape; pauses of a millisecond and more have a line. */
export function transcript(tape: Tape, names: Names): string {
  const lines: string[] = [];
  let before = tape.happenings[0]?.us ?? 0;
  let data: Uint8Array[] = [];
  const flush = (): void => {
    if (data.length > 0) lines.push(`    ${dataText(Buffer.concat(data))}`);
    data = [];
  };
  for (const happening of tape.happenings) {
    if (happening.what === "DATA") {
      data.push(happening.bytes);
    } else {
      const sending = data.length > 0;
      flush();
      const ms = (happening.us - before) / 1000;
      if (ms >= 1 && !sending) lines.push(`... ${ms.toFixed(1)} ms`);
      lines.push(wordsOf(happening, names));
    }
    before = happening.us;
  }
  flush();
  return `${lines.join("\n")}\n`;
}
