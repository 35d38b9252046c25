// Owns games of computers alone, dealt out over levels, seats, options and "to the end": the calls that nobody presses for.
import * as abi from "../../host/web/abi.ts";
import type { BuiltCart } from "../cart-files.ts";
import { V8Engine, hex } from "../engines.ts";
import { Random } from "../random.ts";
import { hostLine } from "../traces.ts";

// Where the shell keeps these in the state region (assembly/console/state-map.ts).
const BASE = abi.SUMMARY_SIZE + 39;
const SEATS = abi.SUMMARY_SIZE + 44;
const OPTIONS = abi.SUMMARY_SIZE + 67;
const SCREEN_END = 3;
/** A computer of level n at a seat. */
const COMPUTER = 1;

const MAX_SEATS = 8;
const LEVELS = 3;
/** Now and then the console comes back from the menu: the state alone goes on. */
const RESUME_EVERY = 50;
/** More than any game takes; one that does not end is cut off. */
const MOST_CALLS = 20_000;

/** One game of computers. */
export interface Table {
  seed: number;
  seats: number;
  /** level of each computer, 1..3 */
  levels: number[];
  /** the game's options as the shell keeps them */
  options: number;
  /** whether they play to the end instead of stopping for every story */
  toEnd: boolean;
}

/** "seed 5, levels 3 3 1, options 0x21, to the end". */
export function tableWords({ seed, levels, options, toEnd }: Table): string {
  const words = `seed ${seed}, levels ${levels.join(" ")}, options 0x${options.toString(16)}`;
  return `${words}, ${toEnd ? "to the end" : "with stops"}`;
}

/** A game that has been set up, about to be started by B. */
function setUp(engine: V8Engine, cart: BuiltCart, all: BuiltCart[], table: Table): string[] {
  const lines = [hostLine(cart, all), `start ${table.seed} 0`];
  for (const line of lines) engine.call(line);
  // Seats and options lie in the shell alone; the start of a game lays out its rules by them.
  const state = Uint8Array.from(engine.cart.state);
  for (let seat = 0; seat < MAX_SEATS; seat++) {
    const level = table.levels[seat];
    state[SEATS + seat] = level === undefined ? 0 : COMPUTER + level;
  }
  state[OPTIONS] = table.options;
  return [...lines, `load ${hex(state)}`, `press ${abi.PRESS_B}`];
}

/** Options that a game takes with so many seats: those with which its first state is one to play on from. */
function optionsOf(cart: BuiltCart, all: BuiltCart[], seats: number): number[] {
  const levels = Array<number>(seats).fill(LEVELS);
  const engine = new V8Engine(cart.module);
  return Array.from({ length: 256 }, (_, options) => options).filter((options) => {
    const lines = setUp(engine, cart, all, { seed: 1, seats, levels, options, toEnd: false });
    for (const line of lines.slice(2)) engine.call(line);
    const answer = engine.call("resume");
    return answer.error === undefined && !(answer.status & abi.STATUS_REFUSED);
  });
}

/** Games from a seed on: each level alone and all mixed, to the end and with stops, all seats and options in turn. */
export function tablesOf(cart: BuiltCart, all: BuiltCart[], first: number, count: number): Table[] {
  const { minPlayers, maxPlayers } = cart.info;
  const choices = new Map<number, number[]>();
  return Array.from({ length: count }, (_, index) => {
    const seed = first + index;
    const random = new Random(seed);
    const kind = index % (LEVELS + 1);
    const seats = maxPlayers - (Math.floor(index / (LEVELS + 1)) % (maxPlayers - minPlayers + 1));
    if (!choices.has(seats)) choices.set(seats, optionsOf(cart, all, seats));
    return {
      seed,
      seats,
      levels: Array.from({ length: seats }, () => (kind < LEVELS ? LEVELS - kind : 1 + random.below(LEVELS))),
      options: random.pick(choices.get(seats)!),
      toEnd: random.oneIn(2),
    };
  });
}

/** The calls of one game, up to its last picture. */
export function linesOf(cart: BuiltCart, all: BuiltCart[], table: Table): string[] {
  const engine = new V8Engine(cart.module);
  const lines = setUp(engine, cart, all, table);
  let status = 0;
  const run = (line: string): void => {
    const answer = engine.call(line);
    if (answer.error !== undefined) throw new Error(`${cart.name}, ${tableWords(table)}: ${answer.error}`);
    status = answer.status;
  };
  for (const line of lines.slice(2)) run(line);
  const press = `press ${table.toEnd ? abi.PRESS_A : abi.PRESS_B}`;
  while (lines.length < MOST_CALLS && (status & abi.STATUS_MORE || engine.cart.state[BASE] !== SCREEN_END)) {
    const line = lines.length % RESUME_EVERY === 0 ? "resume" : status & abi.STATUS_MORE ? "step" : press;
    run(line);
    lines.push(line);
  }
  return lines;
}
