// Owns the text builder: what is said next is put together in it piece by piece. No strings are made.
import { CHECK_LOST } from "./checks";
import { REGIONS_END } from "./abi";
import { textOrigin, textStarts, textTokens } from "./texts";

const ROOM: i32 = 768; // bytes the builder holds: a whole page of help
const FIRST_TOKEN: i32 = 128; // bytes of packed texts from here on stand for runs of letters

/** The builder; its bytes follow and always end in four zeros, so that no character is read past the end. */
@unmanaged
class Builder {
  length: i32;
  faults: i32; // CHECK_ bits
}
const BUILDER: usize = memory.data(8 + ROOM + 4);
export const builder = changetype<Builder>(BUILDER);
/** Its first byte. */
export const BYTES: usize = BUILDER + offsetof<Builder>();

/** Where a text of t() lies. Addresses of data are REGIONS_END or more; less is a short value. */
export function textAt(text: usize): usize {
  if (textOrigin() == 0) return text;
  return <isize>text < <isize>REGIONS_END ? text + textOrigin() : text;
}

/** Puts a text of t() at the end of the builder; what does not fit is left out. */
export function put(text: usize): void {
  putPart(textAt(text), ROOM);
}

/** Puts the first n packed bytes at an address within a text of t(), at most up to its end. */
export function putPart(text: usize, n: i32): void {
  const end = text + n;
  const room = BYTES + ROOM;
  let at = BYTES + builder.length;
  for (let from = text; from < end; from++) {
    const code = <i32>load<u8>(from);
    if (code == 0) break;
    if (code < FIRST_TOKEN) {
      if (at < room) store<u8>(at, code);
      at++;
    } else at = putToken(code - FIRST_TOKEN, at, room);
  }
  if (at > room) builder.faults |= CHECK_LOST;
  else builder.length = <i32>(at - BYTES);
  store<u32>(BYTES + builder.length, 0);
}

/** Copies the run of a token to at, not beyond room; returns where it ends or would end. */
function putToken(token: i32, at: usize, room: usize): usize {
  const place = textStarts() + 2 * token;
  const start = <usize>load<u16>(place);
  const size = <usize>load<u16>(place, 2) - start;
  if (at + size <= room) memory.copy(at, textTokens() + start, size);
  return at + size;
}

/** Puts a text that begins with a small letter a-z, with a capital. */
export function putCapital(text: usize): void {
  const at = BYTES + builder.length;
  put(text);
  store<u8>(at, load<u8>(at) & 0xdf);
}

/** Puts n bytes of UTF-8. */
export function putBytes(ptr: usize, n: i32): void {
  if (n <= 0) return;
  if (n > ROOM - builder.length) {
    builder.faults |= CHECK_LOST;
    return;
  }
  memory.copy(BYTES + builder.length, ptr, n);
  builder.length += n;
  store<u32>(BYTES + builder.length, 0);
}

/** Puts one character by its Unicode number (below 0x10000). */
export function putChar(code: i32): void {
  const n = code < 0x80 ? 1 : code < 0x800 ? 2 : 3;
  if (n > ROOM - builder.length) {
    builder.faults |= CHECK_LOST;
    return;
  }
  const at = BYTES + builder.length;
  store<u32>(at, 0);
  for (let i = n - 1; i > 0; i--) store<u8>(at + i, 0x80 | ((code >> (6 * (n - 1 - i))) & 0x3f));
  const lead = n == 1 ? 0 : n == 2 ? 0xc0 : 0xe0;
  store<u8>(at, lead | (code >> (6 * (n - 1))));
  builder.length += n;
  store<u32>(BYTES + builder.length, 0);
}

/** Puts a number in digits. */
export function putNumber(n: i32): void {
  let rest: u32 = n < 0 ? <u32>0 - <u32>n : <u32>n;
  if (n < 0) putChar(0x2d);
  let unit: u32 = 1;
  while (rest / unit >= 10) unit *= 10;
  for (; unit > 0; unit /= 10) {
    putChar(48 + rest / unit);
    rest %= unit;
  }
}

/** Puts a number and its word: one for 1, many for every other, as in "1 zombie", "7 zombies". */
export function putCount(n: i32, one: usize, many: usize): void {
  putNumber(n);
  putChar(32);
  put(n == 1 ? one : many);
}

/** Moves the builder's bytes, at most n of them, to another place and empties it; how many went. */
export function moveText(to: usize, n: i32): i32 {
  const count = min(builder.length, n);
  memory.copy(to, BYTES, count);
  drop();
  return count;
}

/** Empties the builder; nothing is drawn or said. */
export function drop(): void {
  builder.length = 0;
  builder.faults = 0;
  store<u32>(BYTES, 0);
}

/** Whether the builder holds anything. */
export function hasText(): bool {
  return builder.length > 0;
}
