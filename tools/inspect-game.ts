// Owns the typed window on a game's inspect.wasm: its rules with names, for scenarios, tournaments, playthroughs, tests.
import { instantiateSync, type ASUtil } from "@assemblyscript/loader";
import { existsSync, readFileSync, readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { findGames } from "./cart-sources.ts";
import { fail, failUsage, root } from "./cli.ts";
import { buildInspect } from "./compiler.ts";

export const PLAYER_CHANCE = -1;
export const PLAYER_NONE = -2;

/** What every inspect.ts exports; strings are addresses until the class below reads them. */
interface Exports extends Record<string, unknown> {
  memory: WebAssembly.Memory;
  reset(seats: number): void;
  setField(path: number, value: number): number;
  finishGiven(): number;
  stateJson(): number;
  currentPlayer(): number;
  phase(): number;
  isTerminal(): number;
  isPossible(): number;
  returns(player: number): number;
  legalCount(): number;
  legalAction(i: number): number;
  actionLabel(action: number): number;
  chanceWeight(action: number): number;
  apply(action: number): number;
  seed(low: number, high: number): void;
  sampleChance(): number;
  botAction(level: number): number;
  board(): number;
  statePtr(): number;
  stateSize(): number;
}

/** What an inspect.ts exports besides where its game has free actions, second names and the like; others leave it out. */
interface MoreExports {
  /** free actions: of a holder, beside the decision; legalCount() does not count them */
  freeCount(): number;
  freeAction(i: number): number;
  /** the seat that a free action belongs to; -1 for other actions */
  freeSeat(action: number): number;
  /** a free action that a computer at a seat wants now, -1 for none */
  botFree(seat: number, level: number): number;
  /** a second name of an action, "" */
  actionAlias(action: number): number;
  /** whether an action is called so in other states */
  isWord(word: number): number;
  /** the actions that a shorter word stands for, one a line, "" */
  actionsOf(word: number): number;
  /** the action by which the people give a game up: legal beside every decision, in no list */
  resignation(): number;
  /** which side somebody plays on now: 0 the one on which all begin, 1 the other */
  sideOf(player: number): number;
  /** whether the cartridge takes the bytes for a state to play on from, where that is less than isPossible() asks */
  isPlayable(): number;
}

const EXPORTS = [
  ...["reset", "setField", "finishGiven", "stateJson", "currentPlayer", "phase", "isTerminal", "returns"],
  "isPossible",
  ...["legalCount", "legalAction", "actionLabel", "chanceWeight", "apply", "seed", "sampleChance"],
  ...["botAction", "board", "statePtr", "stateSize"],
];

// The module collects garbage only when told to; strings are its only garbage.
const STRINGS_PER_COLLECTION = 2000;

/** The facts of a game's game.json that tools use. */
export interface GameFacts {
  title: string;
  minPlayers: number;
  maxPlayers: number;
}

/** Names of all games that have an inspect.ts: the folders are the list. */
export function gameNames(): string[] {
  return findGames("inspect.ts").map(({ name }) => name);
}

/** A game's folder; ends the tool with exit code 2 when there is no such game. */
export function gameFolder(game: string): string {
  if (!gameNames().includes(game)) {
    failUsage(`There is no game "${game}"; there is ${gameNames().join(", ")}.`);
  }
  return join(root, "assembly/games", game);
}

/** What game.json says. */
export function gameFacts(game: string): GameFacts {
  return JSON.parse(readFileSync(join(gameFolder(game), "game.json"), "utf8")) as GameFacts;
}

/** A game's rules, running. One instance holds one game at a time. */
export class InspectedGame {
  private strings = 0;

  private constructor(
    readonly name: string,
    readonly facts: GameFacts,
    private readonly e: Exports & Partial<MoreExports> & ASUtil,
  ) {}

  /** Loads a game by name, building its inspect.wasm first when sources are newer. */
  static async load(game: string): Promise<InspectedGame> {
    const dir = gameFolder(game);
    const path = join(root, "build/inspect", `${game}.wasm`);
    const facts = gameFacts(game) as never;
    // A cartridge that defines names is made from another game's sources.
    const sources = facts["use"] ? join(root, "assembly/games") : dir;
    if (isStale(path, [sources, join(root, "assembly/console")])) {
      await buildInspect({ name: game, dir, kind: "game", facts });
    }
    const instance = instantiateSync<Exports>(readFileSync(path));
    const missing = EXPORTS.find((name) => typeof instance.exports[name] !== "function");
    if (missing) fail(`assembly/games/${game}/inspect.ts does not export ${missing}().`);
    return new InspectedGame(game, gameFacts(game), instance.exports as never);
  }

  private read(pointer: number): string {
    const text = this.e.__getString(pointer);
    if (++this.strings % STRINGS_PER_COLLECTION === 0) this.e.__collect();
    return text;
  }

  /** Calls with strings as arguments: pinned, since making the second may move nothing but could free the first. */
  private withStrings<T>(texts: string[], call: (pointers: number[]) => T): T {
    const pointers = texts.map((text) => this.e.__pin(this.e.__newString(text)));
    try {
      return call(pointers);
    } finally {
      for (const pointer of pointers) this.e.__unpin(pointer);
    }
  }

  /** A normal set-up with default options. */
  reset(seats = this.facts.minPlayers): void {
    this.e.reset(seats);
  }
  /** Sets a field from JSON text; "" or the reason why not. */
  setField(path: string, value: string): string {
    return this.withStrings([path, value], ([p, v]) => this.read(this.e.setField(p!, v!)));
  }
  /** Sets many fields, options first, and judges the whole; "" or the first reason why not. */
  setFields(fields: [path: string, value: string][]): string {
    const isOption = ([path]: [string, string]): boolean => path.startsWith("options.");
    const ordered = [...fields.filter(isOption), ...fields.filter((field) => !isOption(field))];
    for (const [path, value] of ordered) {
      const reason = this.setField(path, value);
      if (reason) return `given.${path}: ${reason}`;
    }
    const reason = this.finishGiven();
    return reason && `given is impossible: ${reason}`;
  }
  /** "" or why the fields set since reset make no possible state. */
  finishGiven(): string {
    return this.read(this.e.finishGiven());
  }
  /** All named fields. */
  get state(): Record<string, unknown> {
    return JSON.parse(this.read(this.e.stateJson())) as Record<string, unknown>;
  }
  get currentPlayer(): number {
    return this.e.currentPlayer();
  }
  get phase(): number {
    return this.e.phase();
  }
  get isTerminal(): boolean {
    return this.e.isTerminal() !== 0;
  }
  /** Whether the rules' bytes are a state that play can hold. */
  get isPossible(): boolean {
    return this.e.isPossible() !== 0;
  }
  /** Whether resume() takes them: a game may let through what cannot come of play but can be played on from. */
  get isPlayable(): boolean {
    return (this.e.isPlayable ?? this.e.isPossible)() !== 0;
  }
  returns(player: number): number {
    return this.e.returns(player);
  }
  get legal(): number[] {
    return Array.from({ length: this.e.legalCount() }, (_, i) => this.e.legalAction(i));
  }
  /** Free actions open beside the decision. */
  get free(): number[] {
    const count = this.e.freeCount?.() ?? 0;
    return Array.from({ length: count }, (_, i) => this.e.freeAction!(i));
  }
  /** The seat that a free action belongs to, -1 for other actions. */
  freeSeat(action: number): number {
    return this.e.freeSeat?.(action) ?? -1;
  }
  label(action: number): string {
    return this.read(this.e.actionLabel(action));
  }
  /** The label; a free action's with its seat, as "P1 give rake to P2". */
  fullLabel(action: number): string {
    const seat = this.freeSeat(action);
    return (seat < 0 ? "" : `P${seat + 1} `) + this.label(action);
  }
  /** All names of an action: "P1 give rake to P2", "card rake (event curse)". */
  describe(action: number): string {
    const alias = this.alias(action);
    return this.fullLabel(action) + (alias && ` (${alias})`);
  }
  /** A second name of an action, "". */
  alias(action: number): string {
    return this.e.actionAlias ? this.read(this.e.actionAlias(action)) : "";
  }
  /** Whether an action is called so in other states. */
  isWord(word: string): boolean {
    return this.withStrings([word], ([w]) => (this.e.isWord?.(w!) ?? 0) !== 0);
  }
  /** The actions that a shorter word stands for, in turn; none for any other word. */
  actionsOf(word: string): string[] {
    if (!this.e.actionsOf) return [];
    const text = this.withStrings([word], ([w]) => this.read(this.e.actionsOf!(w!)));
    return text === "" ? [] : text.split("\n");
  }
  /** The action by which the people give a game up, which no list has; -1 where there is none. */
  get resignation(): number {
    return this.e.resignation?.() ?? -1;
  }
  chanceWeight(action: number): number {
    return this.e.chanceWeight(action);
  }
  /** Does an action; false and nothing changed when it is illegal. */
  apply(action: number): boolean {
    return this.e.apply(action) !== 0;
  }
  /** Seeds the generator of sampleChance and botAction. */
  seed(low: number, high = 0): void {
    this.e.seed(low, high);
  }
  /** A chance outcome by weight; not applied. */
  sampleChance(): number {
    return this.e.sampleChance();
  }
  botAction(level: number): number {
    return this.e.botAction(level);
  }
  /** A free action that a computer at a seat wants now, -1 for none. */
  botFree(seat: number, level: number): number {
    return this.e.botFree?.(seat, level) ?? -1;
  }
  /** Which side somebody plays on now: 0 the one on which all begin, 1 the other. */
  sideOf(player: number): number {
    return this.e.sideOf?.(player) ?? 0;
  }
  /**
   * What happens next where computers of these levels sit at the table: an outcome, a free action or a decision.
   * against = level of the other side; without it seats keep theirs, and who has none is as good as the best there.
   */
  nextAction(levels: number[], against?: number): number {
    if (this.currentPlayer === PLAYER_CHANCE) return this.sampleChance();
    if ((this.e.freeCount?.() ?? 0) > 0) {
      for (const [seat, level] of levels.entries()) {
        const action = this.botFree(seat, level);
        if (action >= 0) return action;
      }
    }
    const other = this.sideOf(this.currentPlayer) === 1 ? against : undefined;
    return this.botAction(other ?? levels[this.currentPlayer] ?? Math.max(...levels));
  }
  /** The table in letters, some lines. */
  get board(): string {
    return this.read(this.e.board());
  }
  /** A live view on the rules' bytes; take it anew after calls that make strings. */
  get bytes(): Uint8Array {
    return new Uint8Array(this.e.memory.buffer, this.e.statePtr(), this.e.stateSize());
  }
}

/** Whether a built file is missing or older than any .ts or .json below the folders. */
function isStale(path: string, folders: string[]): boolean {
  if (!existsSync(path)) return true;
  const built = statSync(path).mtimeMs;
  return folders.some((folder) =>
    readdirSync(folder, { recursive: true, encoding: "utf8" })
      .filter((name) => name.endsWith(".ts") && !name.endsWith(".spec.ts"))
      .some((name) => statSync(join(folder, name)).mtimeMs > built),
  );
}
