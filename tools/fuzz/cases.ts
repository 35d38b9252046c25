// Owns the kinds of cases that fuzzing tries: wild calls, spoilt states, strange seeds and host info.
import * as abi from "../../host/web/abi.ts";
import { hex } from "../engines.ts";
import { Random } from "../random.ts";
import { SetUpPlayer } from "../set-up-presses.ts";
import { RandomPlayer } from "../traces.ts";
import type { CheckedEngine } from "./checked-engine.ts";
import { spoil, type Field } from "./mutations.ts";

/** What a case needs to know of its cartridge. */
export interface Subject {
  /** the line that writes ordinary host info */
  hostLine: string;
  fields: Field[];
  /** whether held presses are safe to try (test cartridges misbehave on them) */
  held: boolean;
}

export const CASE_KINDS = ["wild", "spoilt", "seeds", "host"] as const;
export type CaseKind = (typeof CASE_KINDS)[number];

const EDGE_SEEDS = [0, 1, 0xffffffff, 0x7fffffff, 0x80000000, 0x55555555, 0x01000000];
const WILD_CODES = [...Array(abi.PRESS_COUNT + 3).keys(), 31, 255, 256, 0x7fffffff, 0x80000000, 0xffffffff];

/** Runs the case with this number; throws a Finding. The same number always makes the same calls. */
export function runCase(engine: CheckedEngine, subject: Subject, seed: number): CaseKind {
  const random = new Random(seed);
  const kind = random.weighted<CaseKind>([
    ["spoilt", 12],
    ["wild", 4],
    ["seeds", 2],
    ["host", 1],
  ]);
  engine.run(kind === "host" ? strangeHost(subject, random) : subject.hostLine);
  if (kind === "wild") wild(engine, random, subject);
  else if (kind === "spoilt") spoilt(engine, random, subject);
  else play(engine, random, subject, 150, kind === "seeds");
  return kind;
}

function begin(engine: CheckedEngine, random: Random, edges: boolean): number {
  const word = (): number => (edges ? random.pick(EDGE_SEEDS) : random.u32());
  return engine.run(`start ${word()} ${word()}`);
}

/** A new game, half of them with other seats and options, and hasty presses; returns the last status. */
function play(engine: CheckedEngine, random: Random, subject: Subject, calls: number, edges = false): number {
  let status = begin(engine, random, edges);
  if (random.oneIn(2)) status = setUp(engine, random, status);
  return press(engine, random, subject, calls, status);
}

/** Seats and options as chance has them; returns the last status. */
function setUp(engine: CheckedEngine, random: Random, status: number): number {
  const { cart } = engine.engine;
  const player = new SetUpPlayer(random, cart.state);
  for (let line = ""; (line = player.next(cart.state));) status = engine.run(line);
  return status;
}

function press(
  engine: CheckedEngine,
  random: Random,
  subject: Subject,
  calls: number,
  status: number,
): number {
  const player = new RandomPlayer(random, subject.held);
  for (let call = 0; call < calls && engine.running; call++) {
    status = engine.run(player.next(status));
    if (random.oneIn(40)) {
      engine.run("renew");
      status = engine.run("resume") | (status & abi.STATUS_MORE);
    }
  }
  return status;
}

/** Calls in any order, with any code. */
function wild(engine: CheckedEngine, random: Random, subject: Subject): void {
  const codes = subject.held ? WILD_CODES : WILD_CODES.filter((code) => code < 5 || code >= abi.PRESS_COUNT);
  for (let call = 0; call < 200; call++) {
    const line = random.weighted<string>([
      [`press ${random.pick(codes)}`, 50],
      ["step", 20],
      ["resume", 4],
      ["renew", 2],
      [`start ${random.u32()} ${random.u32()}`, 1],
    ]);
    engine.run(line);
  }
}

/** Two positions of real games, mixed and spoilt, put back as if they came from a good save; then played on. */
function spoilt(engine: CheckedEngine, random: Random, subject: Subject): void {
  const depth = (): number => random.pick([0, 5, 20, 60, 150, 400, 1500, 4000]);
  const status = play(engine, random, subject, depth());
  const other = engine.engine.cart.state.slice();
  // Two positions of one game fit together better than those of two.
  if (random.oneIn(3)) press(engine, random, subject, depth() >> 3, status);
  else play(engine, random, subject, depth());
  const good = engine.engine.cart.state.slice();
  for (let variant = 0; variant < 40; variant++) {
    engine.run(`load ${hex(spoil(good, other, subject.fields, random))}`);
    const status = engine.run("resume");
    if (!(status & abi.STATUS_REFUSED)) press(engine, random, subject, random.pick([2, 10, 80]), status);
    else engine.run(`press ${random.below(subject.held ? abi.PRESS_COUNT : 5)}`);
  }
}

/** Host info with settings of any value, and entries whose titles and summaries are any bytes. */
function strangeHost(subject: Subject, random: Random): string {
  const bytes = Uint8Array.from(Buffer.from(subject.hostLine.split(" ")[2]!, "hex"));
  for (let i = 0; i < 5; i++) bytes[random.below(abi.HOST_ENTRY_COUNT)] = random.below(256);
  bytes[abi.HOST_ENTRY_COUNT] = random.below(abi.HOST_MAX_ENTRIES + 1);
  for (let entry = 0; entry < abi.HOST_MAX_ENTRIES; entry++) {
    const at = abi.HOST_ENTRIES + entry * abi.ENTRY_SIZE;
    if (random.oneIn(2)) bytes.set(random.bytes(abi.ENTRY_SIZE), at);
    else bytes.fill(random.pick([0, 0x41, 0xff]), at, at + abi.ENTRY_SIZE);
  }
  return `host 0 ${hex(bytes)}`;
}
