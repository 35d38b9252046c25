// Owns playing a *.buttons script on a cartridge: the calls it comes to, and the pictures it takes.
import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import * as abi from "../../host/web/abi.ts";
import type { BuiltCart } from "../cart-files.ts";
import { fail, root } from "../cli.ts";
import { hex, V8Engine } from "../engines.ts";
import { stateFields } from "../fuzz/mutations.ts";
import { InspectedGame } from "../inspect-game.ts";
import { flatten, takeSeats } from "../scenario-file.ts";
import { hostLine } from "../traces.ts";
import { hostFromWords } from "./host.ts";
import { readScript, type Script, type Step } from "./script.ts";

/** Offset of a game's rules in the state region (state-map.ts). */
const RULES_OFFSET = 96;
/** ShellState.screen of a person who decides, ShellState.undoWhy of a game that has just begun (state-map.ts). */
const SCREEN_PLAY = 2;
const UNDO_NOTHING_YET = 1;
/** Steps after which the work of one press counts as endless. */
const MOST_STEPS = 100_000;
/** Presses after which a row or words count as missing. */
const MOST_PRESSES = 40;
/** What stands before the row under the cursor in a screen's text. */
const CURSOR = "▶ ";

/** A picture that a script took. */
export interface Shot {
  /** name of the golden: cartridge/script.shot */
  name: string;
  /** path of the golden picture from the project's root */
  path: string;
  frame: Uint8Array;
  text: string;
  /** how many of the script's calls led to it */
  calls: number;
}

/** What a script came to. */
export interface Run {
  script: Script;
  cart: BuiltCart;
  /** calls in the words of the line protocol */
  lines: string[];
  shots: Shot[];
}

/** The scripts of a cartridge, by name. */
export function findScripts(cart: BuiltCart): Script[] {
  const folder = `${cart.folder}/golden`;
  if (!existsSync(join(root, folder))) return [];
  return readdirSync(join(root, folder))
    .filter((file) => file.endsWith(".buttons"))
    .sort()
    .map((file) => readScript(`${folder}/${file}`, join(root, folder, file)));
}

/** Plays scripts on a cartridge; `module` may be its checked twin. */
export class ScriptPlayer {
  private rules: InspectedGame | null = null;
  private lines: string[] = [];
  private engine: V8Engine;
  /** who sits in the states that "given" puts; [] = nobody knows */
  private kinds: string[] = [];

  constructor(
    private readonly cart: BuiltCart,
    private readonly all: BuiltCart[],
    private readonly module: WebAssembly.Module = cart.module,
    /** looks at every picture that stands after a press and its work, not only at the shots */
    private readonly onPicture: (engine: V8Engine) => void = () => {},
  ) {
    this.engine = new V8Engine(module);
  }

  /** Plays a script from a fresh instance; ends the tool with file and line when it cannot. */
  async play(script: Script): Promise<Run> {
    this.engine = new V8Engine(this.module);
    this.lines = [];
    this.kinds = [];
    const shots: Shot[] = [];
    this.call(hostLine(this.cart, this.all));
    for (const { line, step } of script.steps) {
      try {
        if (step.do === "shot") shots.push(this.shoot(script, step.name, shots));
        else await this.take(step);
      } catch (error) {
        fail(`${script.path}:${line}: ${(error as Error).message}.`);
      }
    }
    return { script, cart: this.cart, lines: this.lines, shots };
  }

  private call(line: string): number {
    this.lines.push(line);
    const answer = this.engine.call(line);
    if (answer.error !== undefined) throw new Error(`the cartridge traps: ${answer.error}`);
    return answer.status;
  }

  /** A call, and all the work it leaves. */
  private settle(line: string): number {
    let status = this.call(line);
    for (let steps = 0; status & abi.STATUS_MORE; steps++) {
      this.onPicture(this.engine);
      if (steps === MOST_STEPS) throw new Error("the work of one press never ends");
      status = this.call("step");
    }
    this.onPicture(this.engine);
    return status;
  }

  private async take(step: Exclude<Step, { do: "shot" }>): Promise<void> {
    if (step.do === "seed") this.settle(`start ${step.low} ${step.high}`);
    else if (step.do === "press") this.settle(`press ${step.code}`);
    else if (step.do === "choose") this.choose(step.words);
    else if (step.do === "until")
      this.until(`"${step.words}"`, abi.PRESS_B, (text) => text.includes(step.words));
    else if (step.do === "host") this.putHost(step.json);
    else if (step.do === "seats") this.kinds = step.kinds;
    else if (step.do === "given") await this.putRules(step.json);
    else this.comeBack();
  }

  private choose(words: string): void {
    const row = CURSOR + words;
    this.until(`a row "${words}"`, abi.PRESS_DOWN, (text) =>
      text.split("\n").some((line) => line.startsWith(row)),
    );
    this.settle(`press ${abi.PRESS_B}`);
  }

  /** Presses a button until the screen's text is as asked. */
  private until(what: string, code: number, isThere: (text: string) => boolean): void {
    for (let presses = 0; !isThere(this.engine.cart.text); presses++) {
      if (presses === MOST_PRESSES) throw new Error(`no press leads to ${what}`);
      this.settle(`press ${code}`);
    }
  }

  private putHost(json: Record<string, unknown>): void {
    const games = this.all.filter(({ kind }) => kind === "game");
    this.call(`host 0 ${hex(hostFromWords(json, games))}`);
    this.comeBack();
  }

  /** Puts a rules state made by the game's inspect.ts into the running cartridge. */
  private async putRules(json: Record<string, unknown>): Promise<void> {
    const rules = (this.rules ??= await InspectedGame.load(this.cart.name));
    const fields = { ...json };
    const seats = takeSeats(fields);
    rules.reset(typeof seats === "number" ? seats : undefined);
    const reason = rules.setFields(flatten(fields));
    if (reason) throw new Error(reason);
    const state = this.engine.cart.state.slice();
    state.set(rules.bytes, RULES_OFFSET);
    if (this.kinds.length > 0) this.putSeats(state);
    this.call(`load ${hex(state)}`);
    this.comeBack();
  }

  /** The shell of a game that these seats play, nothing open over its screen. */
  private putSeats(state: Uint8Array): void {
    const fields = stateFields(this.cart.layout);
    const put = (name: string, value: number): void => {
      state[fields.find((field) => field.name === name)!.offset] = value;
    };
    for (let seat = 0; seat < 8; seat++) {
      const kind = this.kinds[seat];
      put(`seat${seat}`, kind === undefined ? 0 : kind === "H" ? 1 : 1 + Number(kind));
    }
    for (const name of ["screen", "base", "from"]) put(name, SCREEN_PLAY);
    for (const name of ["cursor", "baseCursor", "page", "work"]) put(name, 0);
    put("undoWhy", UNDO_NOTHING_YET);
  }

  private comeBack(): void {
    this.call("renew");
    const status = this.settle("resume");
    if (status & abi.STATUS_REFUSED) throw new Error("the cartridge refuses this state");
  }

  private shoot(script: Script, shot: string, others: Shot[]): Shot {
    const name = `${this.cart.name}/${script.name}.${shot}`;
    if (others.some((other) => other.name === name)) throw new Error(`there is another shot named ${shot}`);
    const { frame, text } = this.engine.cart;
    const path = script.path.replace(/buttons$/, `${shot}.png`);
    return { name, path, frame: frame.slice(), text, calls: this.lines.length };
  }
}
