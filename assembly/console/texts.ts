// Owns the words t() and cartInfo(): the build replaces each call by a pointer to packed bytes (tools/asc).

/**
 * The text, packed, ending with a zero byte; takes a string literal only. textAt() tells where it lies: in a module that
 * is made small the value is the way from textOrigin(), where that is shorter to write.
 */
export function t(text: string): usize {
  return unreachable();
}

/** Where short values of t() count from; 0 in a module that has none. */
export function textOrigin(): usize {
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
