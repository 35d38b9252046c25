// Owns making one function of what stands in several places: repeated runs of instructions become calls.
import { Body } from "./body.ts";
import { OP, instruction, sizeOf, type Instruction } from "./code.ts";
import { extract, type Extract } from "./extract.ts";
import type { Module } from "./module.ts";
import { eachRun, type Run, type Shape } from "./segments.ts";

/** Bytes of a function beside its code: size, no locals, end, its type's index. */
const FUNCTION_BYTES = 4.3;
const CALL_BYTES = 2;
/** Below this a candidate is not worth a function. */
const LEAST_GAIN = 1;
const MOST_ROUNDS = 40;
const SKETCH_BITS = 24;

interface Candidate {
  hash: number;
  runs: Run[];
  gain: number;
}

/** Bytes saved when n runs of a shape become calls. busy = calls of the least called function with a short index. */
function gainOf(n: number, { bytes, beside, around }: Shape, busy: number): number {
  return n * (bytes - beside - CALL_BYTES) - Math.min(n, busy) - (bytes + around + FUNCTION_BYTES);
}

/** How often the 128th most called function is called: an index up to 127 takes one byte, any other two. */
function leastBusy(module: Module): number {
  const calls = new Array<number>(module.functions.length).fill(0);
  for (const { code } of module.functions)
    for (const { op, args } of code) if (op === OP.call) calls[args[0]!]!++;
  return calls.sort((a, b) => b - a)[127] ?? 0;
}

/** Outlines until nothing is gained. fixed = functions that stay as they are, because they must be fast. */
export function outline(module: Module, fixed: ReadonlySet<number>): void {
  for (let round = 0; round < MOST_ROUNDS; round++) if (!outlineOnce(module, fixed)) return;
}

function outlineOnce(module: Module, fixed: ReadonlySet<number>): boolean {
  const busy = leastBusy(module);
  const bodies = module.functions.map((_, index) => new Body(module, index));
  const found = candidates(bodies, fixed, busy);
  const taken = module.functions.map(({ code }) => new Uint8Array(code.length));
  const edits: Edit[] = [];
  for (const candidate of found) {
    const made = make(module, bodies, candidate, taken, busy);
    if (!made) continue;
    edits.push(...made);
    if (edits.length > 1000) break;
  }
  apply(module, edits);
  return edits.length > 0;
}

/** Groups of runs that look the same and would gain something, the best first. */
function candidates(bodies: readonly Body[], fixed: ReadonlySet<number>, busy: number): Candidate[] {
  const sketch = new Uint16Array(1 << SKETCH_BITS);
  const cell = (hash: number): number => hash % (1 << SKETCH_BITS);
  const all = (visit: (run: Run, shape: Shape) => void): void =>
    bodies.forEach((body, index) => {
      if (!fixed.has(index)) eachRun(body, visit);
    });
  all((_, { hash, bytes, beside }) => {
    if (bytes - beside > CALL_BYTES) sketch[cell(hash)]!++;
  });
  const groups = new Map<number, { runs: Run[]; shape: Shape }>();
  all((run, shape) => {
    if (gainOf(sketch[cell(shape.hash)]!, shape, busy) < LEAST_GAIN) return;
    const group = groups.get(shape.hash);
    if (!group) groups.set(shape.hash, { runs: [run], shape });
    else group.runs.push(run);
  });
  return [...groups]
    .map(([hash, { runs, shape }]) => ({ hash, runs, gain: gainOf(runs.length, shape, busy) }))
    .filter(({ gain }) => gain >= LEAST_GAIN)
    .sort((a, b) => b.gain - a.gain || a.hash - b.hash);
}

interface Edit {
  run: Run;
  pushes: Instruction[];
  behind: Instruction[];
  target: number;
}

/** Makes the function of a candidate from the runs that are still free; null when too few are. */
function make(
  module: Module,
  bodies: readonly Body[],
  { runs, gain }: Candidate,
  taken: Uint8Array[],
  busy: number,
): Edit[] | null {
  const free: { run: Run; part: Extract }[] = [];
  let like: Extract | null = null;
  for (const run of runs) {
    const marks = taken[run.func]!;
    if (marks.subarray(run.start, run.end).some((mark) => mark !== 0)) continue;
    const last = free.at(-1)?.run;
    if (last && last.func === run.func && run.start < last.end) continue;
    const part = extract(bodies[run.func]!, run);
    like ??= part;
    if (same(part, like)) free.push({ run, part });
  }
  if (!like || free.length < 2) return null;
  const cost = sizeOf(like.code) + 2 * like.locals.length + FUNCTION_BYTES + Math.min(free.length, busy);
  const saved = free.reduce((sum, { part }) => sum + savedBy(part), 0);
  if (saved - cost < Math.max(LEAST_GAIN, 0.9 * gain)) return null;
  const target =
    module.functions.push({
      type: module.typeOf(like.params, like.results),
      locals: like.locals,
      code: like.code,
    }) - 1;
  for (const { run } of free) taken[run.func]!.fill(1, run.start, run.end);
  return free.map(({ run, part: { pushes, behind } }) => ({ run, pushes, behind, target }));
}

/** Bytes saved where a run stood. */
const savedBy = ({ bytes, pushes, behind }: Extract): number =>
  bytes - sizeOf(pushes) - sizeOf(behind) - CALL_BYTES;

const same = (a: Extract, b: Extract): boolean =>
  String(a.params) === String(b.params) &&
  String(a.results) === String(b.results) &&
  String(a.locals) === String(b.locals) &&
  a.code.length === b.code.length &&
  a.code.every(({ bytes }, i) => bytes === b.code[i]!.bytes);

function apply(module: Module, edits: Edit[]): void {
  for (const { run, pushes, behind, target } of edits.sort((a, b) => b.run.start - a.run.start)) {
    const { code } = module.functions[run.func]!;
    const call = { ...instruction(OP.call, target), at: code[run.start]!.at };
    code.splice(run.start, run.end - run.start, ...pushes, call, ...behind);
  }
}
