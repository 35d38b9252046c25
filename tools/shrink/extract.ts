// Owns making a function of a run of instructions.
import type { Body } from "./body.ts";
import { OP, instruction, isLocal, sizeOf, type Instruction } from "./code.ts";
import { I32 } from "./module.ts";
import { Growing, NONE, VARIES_ALL, type Run, type Varying } from "./segments.ts";

/** A run as a function: its parameters are first what it took from the stack, then what is pushed before the call. */
export interface Extract {
  params: number[];
  results: number[];
  /** types of its own locals */
  locals: number[];
  code: Instruction[];
  /** what stands before and behind its call */
  pushes: Instruction[];
  behind: Instruction[];
  /** bytes of the run as it stands */
  bytes: number;
}

/** The function that a run would be, and what stands beside its call. */
export function extract(body: Body, { start, end, varying }: Run): Extract {
  const growing = new Growing(body, start);
  while (growing.reach < end) growing.grow();
  const run = body.code.slice(start, end);
  const { places, holes, params, pushes, own } = placesOf(body, growing, run, varying);
  const left = growing.left ?? NONE;
  const isReturn = run.at(-1)!.op === OP.return;
  const code = (isReturn ? run.slice(0, -1) : run).map((i, place) => {
    if (isLocal(i.op)) return { ...instruction(i.op, places.get(i.args[0]!)!), at: i.at };
    return holes.has(place) ? { ...instruction(OP.localGet, holes.get(place)!), at: i.at } : i;
  });
  const operands = growing.stack.taken.map((_, i) => instruction(OP.localGet, i));
  const whole = { params, locals: own, pushes, bytes: sizeOf(run) };
  if (isReturn)
    return { ...whole, results: [...body.results], code: [...operands, ...code], behind: [run.at(-1)!] };
  if (left === NONE)
    return { ...whole, results: [...growing.stack.above], code: [...operands, ...code], behind: [] };
  return {
    ...whole,
    results: [body.locals[left]!],
    code: [...operands, ...code, instruction(OP.localGet, places.get(left)!)],
    behind: [instruction(OP.localSet, left)],
  };
}

/** Where the run's locals and varying constants stand in its function; what is pushed, types of what is passed and own. */
function placesOf(body: Body, growing: Growing, run: readonly Instruction[], varying: Varying) {
  const params = [...growing.stack.taken];
  const pushes: Instruction[] = [];
  const param = (type: number, push: Instruction): number => (pushes.push(push), params.push(type) - 1);
  const places = new Map<number, number>();
  const holes = new Map<number, number>();
  const own = new Set<number>();
  run.forEach((i, place) => {
    if (i.op === OP.i32Const && (varying === VARIES_ALL || varying === place))
      holes.set(place, param(I32, i));
    const local = i.args[0]!;
    if (!isLocal(i.op) || places.has(local)) return;
    if (growing.finds(local)) places.set(local, param(body.locals[local]!, instruction(OP.localGet, local)));
    else own.add(local);
  });
  [...own].forEach((local, i) => places.set(local, params.length + i));
  return { places, holes, params, pushes, own: [...own].map((local) => body.locals[local]!) };
}
