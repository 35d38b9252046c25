// Owns making a finding small: fewer calls first, then spoilt states with fewer bytes changed.
import { hex, unhex } from "../engines.ts";
import { CheckedEngine, Finding } from "./checked-engine.ts";

/** What these lines find, or null. */
export function findingOf(module: WebAssembly.Module, lines: string[]): Finding | null {
  const engine = new CheckedEngine(module);
  try {
    for (const line of lines) engine.run(line);
  } catch (error) {
    if (error instanceof Finding) return error;
    throw error;
  }
  return null;
}

/** Whether these lines still show what was found. */
export type Finds = (lines: string[]) => boolean | Promise<boolean>;

/** Fewer lines that find the same kind of thing; stops at the deadline (milliseconds of performance.now). */
export async function minimise(
  lines: string[],
  finds: Finds,
  deadline: number,
  good: Uint8Array | null,
): Promise<string[]> {
  let small = await dropLines(lines, finds, deadline);
  if (good) small = await mendLoads(small, finds, deadline, good);
  return dropLines(small, finds, deadline);
}

const timeIsUp = (deadline: number): boolean => performance.now() > deadline;

/** Leaves out halves, quarters ... single lines, as long as the rest still finds it. */
async function dropLines(lines: string[], finds: Finds, deadline: number): Promise<string[]> {
  let small = lines;
  for (let size = Math.ceil(small.length / 2); size >= 1; size = size === 1 ? 0 : Math.ceil(size / 2)) {
    for (let from = 0; from < small.length && !timeIsUp(deadline);) {
      const without = [...small.slice(0, from), ...small.slice(from + size)];
      if (without.length < small.length && (await finds(without))) small = without;
      else from += size;
    }
  }
  return small;
}

/** Gives each loaded state back as many bytes of the good one as possible. */
async function mendLoads(
  lines: string[],
  finds: Finds,
  deadline: number,
  good: Uint8Array,
): Promise<string[]> {
  const small = [...lines];
  for (const [index, line] of lines.entries()) {
    if (!line.startsWith("load ")) continue;
    const state = unhex(line.slice(5));
    for (let size = state.length; size >= 1; size = size === 1 ? 0 : Math.ceil(size / 2)) {
      for (let from = 0; from < state.length && !timeIsUp(deadline); from += size) {
        const piece = good.subarray(from, from + size);
        if (Buffer.from(piece).equals(state.subarray(from, from + size))) continue;
        const kept = state.slice(from, from + size);
        state.set(piece, from);
        small[index] = `load ${hex(state)}`;
        if (!(await finds(small))) state.set(kept, from);
      }
    }
    small[index] = `load ${hex(state)}`;
  }
  return small;
}
