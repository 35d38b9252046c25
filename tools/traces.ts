// Owns traces: calls into a cartridge with their answers, recorded from random presses, and played again anywhere.
import * as abi from "../host/web/abi.ts";
import { hostInfo, type Entry } from "../host/web/host-info.ts";
import { DEFAULT_SETTINGS } from "../host/web/saves.ts";
import type { BuiltCart } from "./cart-files.ts";
import { V8Engine, hex, type Answer } from "./engines.ts";
import { Random } from "./random.ts";
import { SetUpPlayer } from "./set-up-presses.ts";

/** Calls in order, one line each, and what V8 answered to each. */
export interface Trace {
  cart: string;
  seed: number;
  lines: string[];
  answers: Answer[];
}

// B and DOWN get a player on; the others are pressed now and then.
const USUAL: [number, number][] = [
  [abi.PRESS_B, 20],
  [abi.PRESS_DOWN, 12],
  [abi.PRESS_UP, 4],
  [abi.PRESS_C, 4],
  [abi.PRESS_A, 4],
];
const RARE: [number, number][] = [
  [abi.PRESS_LONG_A, 4],
  [abi.PRESS_LONG_B, 1],
  [abi.PRESS_LONG_C, 1],
  [abi.PRESS_LONG_DOWN, 1],
  [abi.PRESS_HIDE, 1],
];

/** Chooses calls as a hasty player would make them, in order with the contract. */
export class RandomPlayer {
  constructor(
    private readonly random: Random,
    /** whether presses that are held, and HIDE, are among them; test cartridges misbehave on those */
    private readonly held: boolean,
  ) {}

  /** The call after one that returned this status. */
  next(status: number): string {
    const { random } = this;
    if (status & abi.STATUS_MORE && !random.oneIn(12)) return "step";
    // After LEAVE or LAUNCH the console comes back to the cartridge through resume.
    if (status & (abi.STATUS_LEAVE | abi.STATUS_LAUNCH)) return "resume";
    return `press ${random.weighted(this.held && random.oneIn(40) ? RARE : USUAL)}`;
  }
}

/** The line that writes host info for a cartridge, with the others as menu entries whose saves are of every kind. */
export function hostLine(cart: BuiltCart, all: BuiltCart[]): string {
  const others: Entry[] = all
    .filter(({ kind, name }) => kind === "game" && name !== cart.name)
    .map((other, index) => ({
      cart: { block: other.infoBlock, icon: other.icon, bytes: other.bytes, info: other.info },
      save: index % 3,
      summary: null,
    }));
  return `host 0 ${hex(hostInfo(DEFAULT_SETTINGS, others[0]?.cart.info.id ?? "\0\0\0\0", others))}`;
}

/** Records a trace of that many calls, or fewer when `isOver` says so of the state region; varied = see SetUpPlayer. */
export function recordTrace(
  cart: BuiltCart,
  host: string,
  seed: number,
  calls: number,
  isOver: (state: Uint8Array) => boolean = () => false,
  varied = false,
): Trace {
  const random = new Random(seed);
  const engine = new V8Engine(cart.module);
  const player = new RandomPlayer(random, cart.kind !== "test");
  const trace: Trace = { cart: cart.name, seed, lines: [], answers: [] };
  const run = (line: string): number => {
    const answer = engine.call(line);
    trace.lines.push(line);
    trace.answers.push(answer);
    if (answer.error !== undefined)
      throw new Error(`${cart.name}, seed ${seed}: ${line} traps: ${answer.error}`);
    return answer.status;
  };
  run(host);
  let status = run(`start ${random.u32()} ${random.u32()}`);
  const first = varied ? new SetUpPlayer(random, engine.cart.state) : null;
  for (let line = ""; (line = first?.next(engine.cart.state) ?? "");) status = run(line);
  while (trace.lines.length < calls && !isOver(engine.cart.state)) status = run(player.next(status));
  return trace;
}

/**
 * The lines with the instance thrown away before some of the calls; `base` maps each line to the original's index. Not
 * right behind a state that was loaded: no picture was recorded of it that a resume could be compared with.
 */
export function withRenewals(
  lines: string[],
  random: Random,
  oneIn: number,
): { lines: string[]; base: number[] } {
  const out: string[] = [];
  const base: number[] = [];
  const add = (line: string, index: number): void => {
    out.push(line);
    base.push(index);
  };
  let running = false;
  lines.forEach((line, index) => {
    if (running && !lines[index - 1]!.startsWith("load") && random.oneIn(oneIn)) {
      add("renew", -1);
      add("resume", -1);
    }
    running ||= line.startsWith("start");
    add(line, index);
  });
  return { lines: out, base };
}
