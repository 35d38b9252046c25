// Owns the second opinion on fuzzed calls: the same lines on desktop wasm3, answer by answer.
import { FRESH_LINES, differences, isCall, readAnswer, V8Engine, type Answer } from "../engines.ts";
import { NativeHost } from "../native.ts";

/** The first call on which the engines disagree. */
export interface Split {
  index: number;
  line: string;
  regions: string[];
  v8: Answer;
  wasm3: Answer;
}

/** Runs the lines on both engines; null when all answers agree. */
export async function firstSplit(
  host: NativeHost,
  module: WebAssembly.Module,
  lines: string[],
): Promise<Split | null> {
  const native = (await host.batch([...FRESH_LINES, ...lines])).slice(FRESH_LINES.length);
  const engine = new V8Engine(module);
  for (const [index, line] of lines.entries()) {
    const v8 = engine.call(line);
    const wasm3 = readAnswer(native[index]!);
    if (!isCall(line)) continue;
    const regions = differences(v8, wasm3);
    if (regions.length) return { index, line, regions, v8, wasm3 };
  }
  return null;
}

/** Whether the last call of these lines does not come back on wasm3, whose calls are bounded. */
export async function loopsForEver(host: NativeHost, lines: string[]): Promise<boolean> {
  const answers = await host.batch([...FRESH_LINES, ...lines]);
  return answers.some((answer) => answer.startsWith("error E-LOOP"));
}
