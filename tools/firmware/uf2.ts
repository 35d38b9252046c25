// Owns the UF2 file that the boot ROM's drive takes: made from an image, and read back.

/** Family id of the RP2040 (UF2 specification). */
export const RP2040_FAMILY = 0xe48bff56;
export const BLOCK_BYTES = 512;
/** The boot ROM takes no other payload (RP2040 datasheet 2.8.4.2). */
export const PAYLOAD_BYTES = 256;
/** What the boot ROM erases at once; see uf2-lint.ts. */
export const SECTOR_BYTES = 4096;

const MAGIC_FIRST = 0x0a324655;
const MAGIC_SECOND = 0x9e5d5157;
const MAGIC_LAST = 0x0ab16f30;
export const FLAG_NOT_FLASH = 0x00000001;
export const FLAG_FAMILY = 0x00002000;
const PAYLOAD_START = 32;

/** One block of a UF2 file. */
export interface Uf2Block {
  flags: number;
  address: number;
  number: number;
  count: number;
  family: number;
  payload: Uint8Array;
}

/** The image with its last sector filled up, so that none is erased and then written in part. */
export function padToSector(image: Uint8Array): Uint8Array {
  const padded = new Uint8Array(Math.ceil(image.length / SECTOR_BYTES) * SECTOR_BYTES).fill(0xff);
  padded.set(image);
  return padded;
}

/** Packs an image that begins at `address` into a UF2 file. */
export function makeUf2(image: Uint8Array, address: number): Uint8Array {
  const padded = padToSector(image);
  const count = padded.length / PAYLOAD_BYTES;
  const file = new Uint8Array(count * BLOCK_BYTES);
  const view = new DataView(file.buffer);
  for (let number = 0; number < count; number++) {
    const at = number * BLOCK_BYTES;
    const words = [MAGIC_FIRST, MAGIC_SECOND, FLAG_FAMILY, address + number * PAYLOAD_BYTES];
    words.push(PAYLOAD_BYTES, number, count, RP2040_FAMILY);
    words.forEach((word, index) => view.setUint32(at + 4 * index, word, true));
    file.set(padded.subarray(number * PAYLOAD_BYTES, (number + 1) * PAYLOAD_BYTES), at + PAYLOAD_START);
    view.setUint32(at + BLOCK_BYTES - 4, MAGIC_LAST, true);
  }
  return file;
}

/** Reads a UF2 file; where a block is none, a sentence says which and why. */
export function readUf2(file: Uint8Array): Uf2Block[] | string {
  if (file.length === 0 || file.length % BLOCK_BYTES !== 0) {
    return `the file has ${file.length} bytes, which is not a whole number of ${BLOCK_BYTES}-byte blocks`;
  }
  const view = new DataView(file.buffer, file.byteOffset, file.length);
  const blocks: Uf2Block[] = [];
  for (let at = 0; at < file.length; at += BLOCK_BYTES) {
    const word = (index: number): number => view.getUint32(at + 4 * index, true);
    const last = view.getUint32(at + BLOCK_BYTES - 4, true);
    if (word(0) !== MAGIC_FIRST || word(1) !== MAGIC_SECOND || last !== MAGIC_LAST) {
      return `block ${at / BLOCK_BYTES} does not carry the marks of a UF2 block`;
    }
    if (word(4) > BLOCK_BYTES - PAYLOAD_START - 4) {
      return `block ${at / BLOCK_BYTES} says it has ${word(4)} bytes of payload`;
    }
    const payload = file.subarray(at + PAYLOAD_START, at + PAYLOAD_START + word(4));
    blocks.push({
      flags: word(2),
      address: word(3),
      number: word(5),
      count: word(6),
      family: word(7),
      payload,
    });
  }
  return blocks;
}
