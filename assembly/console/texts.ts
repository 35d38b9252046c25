// Owns the words t() and cartInfo(): the build replaces each call by a pointer to packed bytes (tools/asc).

/** Pointer to the text as UTF-8 that ends with a zero byte; takes a string literal only. */
export function t(text: string): usize {
  return unreachable();
}

/** Pointer to the info block of the cartridge, made from its game.json. */
export function cartInfo(): usize {
  return unreachable();
}
