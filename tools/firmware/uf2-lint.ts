// Owns the judgement on a UF2 file before it reaches a board: would the boot ROM write all of it, and nothing else?
import { boot2Checksum, BOOT2_CODE_BYTES } from "./boot2.ts";
import {
  FLAG_FAMILY,
  FLAG_NOT_FLASH,
  PAYLOAD_BYTES,
  readUf2,
  RP2040_FAMILY,
  SECTOR_BYTES,
  type Uf2Block,
} from "./uf2.ts";

/** The flash of the board the file is for. */
export interface FlashPlan {
  start: number;
  /** without the save area */
  firmwareBytes: number;
}

const hex = (value: number): string => `0x${(value >>> 0).toString(16)}`;

/** Problems of a UF2 file, each a sentence; none = fit to be flashed. */
export function lintUf2(file: Uint8Array, plan: FlashPlan): string[] {
  const blocks = readUf2(file);
  if (typeof blocks === "string") return [`${blocks}.`];
  const problems = [...blocks.flatMap((block, index) => blockProblems(block, index, blocks.length))];
  return [
    ...problems,
    ...orderProblems(blocks),
    ...placeProblems(blocks, plan),
    ...bootProblems(blocks, plan),
  ];
}

function blockProblems(block: Uf2Block, index: number, count: number): string[] {
  const problems: string[] = [];
  const say = (words: string): number => problems.push(`block ${index} ${words}.`);
  if ((block.flags & FLAG_FAMILY) === 0) say("names no family, so the boot ROM skips it");
  else if (block.family !== RP2040_FAMILY) say(`is for the family ${hex(block.family)}, not for the RP2040`);
  if ((block.flags & FLAG_NOT_FLASH) !== 0) say("is marked as not for the flash");
  if (block.payload.length !== PAYLOAD_BYTES) {
    say(`has ${block.payload.length} bytes of payload; the boot ROM takes ${PAYLOAD_BYTES} only`);
  }
  if (block.number !== index) say(`has the number ${block.number}`);
  if (block.count !== count) say(`says that there are ${block.count} blocks; there are ${count}`);
  return problems;
}

/** Erratum RP2040-E14: the ROM counts blocks, not addresses, to know which sector is erased already. */
function orderProblems(blocks: Uf2Block[]): string[] {
  const problems: string[] = [];
  const first = blocks[0]!.address;
  if (first % SECTOR_BYTES !== 0) {
    problems.push(`the first block goes to ${hex(first)}, which is no start of a sector (erratum E14).`);
  }
  const gap = blocks.findIndex((block, index) => block.address !== first + index * PAYLOAD_BYTES);
  if (gap > 0) {
    const expected = hex(first + gap * PAYLOAD_BYTES);
    problems.push(`block ${gap} goes to ${hex(blocks[gap]!.address)} instead of ${expected} (erratum E14).`);
  }
  if ((blocks.length * PAYLOAD_BYTES) % SECTOR_BYTES !== 0) {
    problems.push("the last sector is not filled: its rest would be erased or kept by chance (erratum E14).");
  }
  return problems;
}

function placeProblems(blocks: Uf2Block[], { start, firmwareBytes }: FlashPlan): string[] {
  const end = start + firmwareBytes;
  const outside = blocks.find(({ address }) => address < start || address + PAYLOAD_BYTES > end);
  if (!outside) return [];
  const { number, address } = outside;
  if (address < start) return [`block ${number} goes to ${hex(address)}, which is no flash.`];
  return [`block ${number} goes to ${hex(address)}: the saves begin at ${hex(end)}.`];
}

function bootProblems(blocks: Uf2Block[], { start }: FlashPlan): string[] {
  const boot = blocks.find(({ address }) => address === start)?.payload;
  if (!boot || boot.length !== PAYLOAD_BYTES)
    return [`nothing goes to ${hex(start)}, where the boot code lies.`];
  const stored = new DataView(boot.buffer, boot.byteOffset).getUint32(BOOT2_CODE_BYTES, true);
  if (stored === boot2Checksum(boot.subarray(0, BOOT2_CODE_BYTES))) return [];
  return ["the checksum of the boot code is wrong: the board would not start."];
}
