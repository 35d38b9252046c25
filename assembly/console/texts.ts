// Owns the words t() and cartInfo(): the build replaces each call by a pointer to packed bytes (tools/asc).

/** Pointer to the text, packed, ending with a zero byte; takes a string literal only. Only put() and putPart() read it. */
export function t(text: string): usize {
  return unreachable();
}

/** Pointer to the runs of letters that the bytes from 128 on of a packed text stand for, one behind the other. */
export function textTokens(): usize {
  return unreachable();
}

/** Pointer to where the run of each token begins, u16 each; the one behind the last is its end. */
export function textStarts(): usize {
  return unreachable();
}

/** Pointer to the info block of the cartridge, made from its game.json. */
export function cartInfo(): usize {
  return unreachable();
}
