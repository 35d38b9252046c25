// Owns packing many short byte strings into one: where the end of one is the beginning of another they share bytes.

/** Bytes by which the end of a reaches into the beginning of b. */
function overlap(a: string, b: string): number {
  for (let n = Math.min(a.length, b.length); n > 0; n--) if (a.endsWith(b.slice(0, n))) return n;
  return 0;
}

/** A string, a byte a character, that holds all the parts: joins the two that overlap most until one is left. */
export function overlapped(parts: readonly string[]): string {
  const rest = [...new Set(parts)].filter((part, _, all) => !all.some((o) => o !== part && o.includes(part)));
  while (rest.length > 1) {
    let best = { n: -1, left: 0, right: 0 };
    rest.forEach((a, left) =>
      rest.forEach((b, right) => {
        if (left === right || Math.min(a.length, b.length) <= best.n) return;
        const n = overlap(a, b);
        if (n > best.n) best = { n, left, right };
      }),
    );
    rest[best.left] += rest[best.right]!.slice(best.n);
    rest.splice(best.right, 1);
  }
  return rest[0] ?? "";
}
