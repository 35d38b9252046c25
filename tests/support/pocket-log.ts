// Owns a reader of pocket's log who knows nothing but its sentences: health, items, deaths, hour and turn of a whole game.
import assert from "node:assert/strict";

const NUMBERS = /(\w+) (\d+)/g;
const CAUSES = "Cowered|Blessing|Fled|Room|Glass|Wall|Curse|Fight";

export class LogReader {
  readonly health = new Map<string, number>();
  /** item -> who holds it */
  readonly items = new Map<string, string>();
  readonly dead = new Set<string>();
  turn = 0;
  hour = 9;
  cardsLeft = 0;
  result = "";
  /** sentences that this reader makes nothing of */
  readonly skipped: string[] = [];

  constructor(private readonly names: string[]) {}

  read(line: string): void {
    const known = this.readTurn(line) || this.readHealth(line) || this.readItem(line) || this.readEnd(line);
    if (!known) this.skipped.push(line);
  }

  private readTurn(line: string): boolean {
    const mark = /^TURN (\d+) {3}(\d+) PM {3}(\d+) CARDS?$/.exec(line);
    const hour = /^It is (\d+) pm\./.exec(line);
    if (hour) this.hour = Number(hour[1]);
    if (mark) {
      this.turn = Number(mark[1]);
      assert.equal(Number(mark[2]), this.hour, `the hour of "${line}" was told before`);
      this.cardsLeft = Number(mark[3]);
    }
    return Boolean(mark ?? hour);
  }

  private readHealth(line: string): boolean {
    const begin = /^(?:\d players begin|The game begins|Classic solo begins): health (\d+)/.exec(line);
    if (begin) for (const name of this.names) this.health.set(name, Number(begin[1]));
    const one = new RegExp(`^(?:${CAUSES}): (\\w+) (got|lost) (\\d+), now (\\d+)\\.$`).exec(line);
    if (one) this.change(one[1]!, one[2] === "got" ? 1 : -1, Number(one[3]), Number(one[4]));
    const many = new RegExp(`^(?:${CAUSES}): ([+–])(\\d+), now (.*)\\.$`).exec(line);
    for (const [, name, now] of many?.[3]!.matchAll(NUMBERS) ?? []) {
      this.change(name!, many![1] === "+" ? 1 : -1, Number(many![2]), Number(now));
    }
    const drink = /^(\w+) drank the (.*): health now (\d+)\.$/.exec(line);
    if (drink) {
      this.health.set(drink[1]!, Number(drink[3]));
      this.items.delete(drink[2]!);
    }
    return Boolean(begin ?? one ?? many ?? drink);
  }

  private change(name: string, sign: number, points: number, now: number): void {
    const before = this.health.get(name)!;
    assert.equal(Math.max(before + sign * points, 0), now, `${name} had ${before}, points and health agree`);
    this.health.set(name, now);
  }

  private readItem(line: string): boolean {
    const got = /(\w+) (?:got|took) the ([a-z ]+?)(?:, fuel \d)?\.$/.exec(line);
    if (got) this.items.set(got[2]!, got[1]!);
    const gave = /^(\w+) gave (\w+) the (.*)\.$/.exec(line);
    if (gave) {
      assert.equal(this.items.get(gave[3]!), gave[1], `${gave[1]} had what she gave: ${line}`);
      this.items.set(gave[3]!, gave[2]!);
    }
    const heir = /^(\w+) to (\w+): (.*)\.$/.exec(line);
    for (const item of heir?.[3]!.split(", ") ?? []) {
      assert.equal(this.items.get(item), heir![1], `the dead had it: ${line}`);
      this.items.set(item, heir![2]!);
    }
    const totem = /^The totem is found! (\w+) carries it\.$/.exec(line);
    if (totem) this.items.set("totem", totem[1]!);
    const gone = /threw the (oil)|(totem) is buried!|set the (\w+) on fire|left the (.*) behind/.exec(line);
    if (gone) this.items.delete(gone.slice(1).find(Boolean)!);
    return Boolean(got ?? gave ?? heir ?? totem ?? gone);
  }

  private readEnd(line: string): boolean {
    const died = /^(\w+) died in the .*, \d+ pm\.$/.exec(line);
    if (died) {
      assert.equal(this.health.get(died[1]!), 0, `${died[1]} had no health left`);
      this.dead.add(died[1]!);
    }
    if (/^(The curse is broken!|Midnight: |Nobody lives: )/.test(line)) this.result = line;
    return Boolean(died ?? this.result);
  }
}
