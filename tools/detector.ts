// Owns the search for texts that do not fit or cannot be drawn: reads the boxes that a checked cartridge keeps (assembly/console/checks.ts).
import * as abi from "../host/web/abi.ts";
import type { Cart } from "../host/web/cart.ts";

/** A box on the screen in px; right and bottom exclusive. */
export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** One thing that is wrong with the screen. */
export interface Misfit {
  kind: "clipped" | "cut" | "lost" | "lacking" | "overlap" | "crowded" | "picture clipped";
  /** the words concerned; empty for a picture */
  text: string;
  /** overlap: the words underneath; crowded: those beside it */
  other?: string;
  box: Box;
}

interface Drawn extends Box {
  isText: boolean;
  faults: number;
  text: string;
}

// Numbers of assembly/console/checks.ts.
const COUNT_AT = abi.MEMORY_LIMIT + 4096;
const FIRST_AT = COUNT_AT + 16;
const RECORD_BYTES = 14;
const KIND_TEXT = 1;
const KIND_COVER = 3;
const CLIPPED = 1;
const CUT = 2;
const LOST = 4;
const LACKING = 8;

/** Texts side by side need more than a word's space (3 px) between them, or they read as one sentence; px. */
const LEAST_GAP = 4;

/** Everything wrong with the screen that a cartridge of build/checked has just drawn; empty for a sound one. */
export function misfits(cart: Cart): Misfit[] {
  const found: Misfit[] = [];
  const texts: Drawn[] = [];
  for (const drawn of visible(cart)) {
    const { text, isText, faults, ...box } = drawn;
    if (faults & CLIPPED) found.push({ kind: isText ? "clipped" : "picture clipped", text, box });
    if (faults & CUT) found.push({ kind: "cut", text, box });
    if (faults & LOST) found.push({ kind: "lost", text, box });
    if (faults & LACKING) found.push({ kind: "lacking", text, box });
    if (!isText) continue;
    for (const under of texts) {
      if (meet(under, box)) found.push({ kind: "overlap", text, other: under.text, box });
      else if (meet(widened(under), box)) found.push({ kind: "crowded", text, other: under.text, box });
    }
    texts.push(drawn);
  }
  return found;
}

/** A misfit as one line. */
export function misfitLine({ kind, text, other, box }: Misfit): string {
  if (kind === "lost") return "lost: words that found no room in the builder or the text layer";
  if (kind === "lacking") return `lacking: the face has not all characters of "${text}"`;
  const where = `x ${box.left}..${box.right - 1}, y ${box.top}..${box.bottom - 1}`;
  return `${kind}: ${text ? `"${text}"` : "a picture"}${other === undefined ? "" : ` ${kind === "crowded" ? "beside" : "over"} "${other}"`} at ${where}`;
}

function meet(a: Box, b: Box): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}

const widened = (box: Box): Box => ({ ...box, left: box.left - LEAST_GAP, right: box.right + LEAST_GAP });

/** The boxes drawn, without those that a dialog has covered since. */
function visible(cart: Cart): Drawn[] {
  const count = new DataView(cart.bytes(COUNT_AT, 4).slice().buffer).getUint32(0, true);
  const utf8 = new TextDecoder();
  const layer = cart.textBytes.slice();
  let shown: Drawn[] = [];
  for (let i = 0; i < count; i++) {
    const view = new DataView(cart.bytes(FIRST_AT + i * RECORD_BYTES, RECORD_BYTES).slice().buffer);
    const [kind, faults] = [view.getUint8(0), view.getUint8(1)];
    const [left, top, right, bottom] = [2, 4, 6, 8].map((at) => view.getInt16(at, true)) as [
      number,
      number,
      number,
      number,
    ];
    const [textAt, textBytes] = [view.getUint16(10, true), view.getUint16(12, true)];
    const box = { left, top, right, bottom };
    if (kind === KIND_COVER) shown = shown.filter((drawn) => !meet(drawn, box));
    else {
      const text = utf8.decode(layer.subarray(textAt, textAt + textBytes));
      shown.push({ ...box, isText: kind === KIND_TEXT, faults, text });
    }
  }
  return shown;
}
