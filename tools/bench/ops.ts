// Owns counting: the operations that wasm3 executes in each call of a game, on the counting build.
import type { BuiltCart } from "../cart-files.ts";
import { FRESH_LINES, isCall } from "../engines.ts";
import { NativeHost } from "../native.ts";

/** What one call took. */
export interface Call {
  /** start, resume, press or step */
  kind: string;
  ops: number;
  /** index of its line */
  line: number;
}

async function callsOf(host: NativeHost, lines: string[]): Promise<Call[]> {
  const asked = lines.flatMap((line) => (isCall(line) ? [line, "count"] : [line]));
  const answers = (await host.batch([...FRESH_LINES, ...asked])).slice(FRESH_LINES.length);
  let at = 0;
  return lines.flatMap((line, index): Call[] => {
    at++;
    if (!isCall(line)) return [];
    return [{ kind: line.split(" ")[0]!, ops: Number(answers[at++]!.split(" ")[1]), line: index }];
  });
}

/** The calls of each game of a cartridge. */
export async function countGames(cart: BuiltCart, games: string[][]): Promise<Call[][]> {
  const host = NativeHost.open(cart.wasmPath, "deadink-count");
  try {
    const counted: Call[][] = [];
    for (const lines of games) counted.push(await callsOf(host, lines));
    return counted;
  } finally {
    await host.close();
  }
}
