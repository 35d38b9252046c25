// Owns what must hold after every call, however absurd the calls are; breaking it is a finding.
import * as abi from "../../host/web/abi.ts";
import { V8Engine, type Answer } from "../engines.ts";

/** What went wrong; `kind` is a stable word, by which a smaller case counts as the same finding. */
export class Finding extends Error {
  constructor(
    readonly kind: string,
    words: string,
  ) {
    super(words);
  }
}

const KNOWN_STATUS = Object.entries(abi)
  .filter(([name]) => name.startsWith("STATUS_"))
  .reduce((mask, [, bit]) => mask | (bit as number), 0);
/** Steps with MORE in a row after which the work counts as endless. */
const ENDLESS_STEPS = 20_000;
/** How often each of the usual keys may be pressed in a row without any effect. */
const DEAD_END = 8;
const KEYS = [abi.PRESS_A, abi.PRESS_B, abi.PRESS_C, abi.PRESS_UP, abi.PRESS_DOWN, abi.PRESS_LONG_A];
const EFFECT =
  abi.STATUS_CHANGED | abi.STATUS_LEAVE | abi.STATUS_LAUNCH | abi.STATUS_REQUEST | abi.STATUS_MORE;

const zeros = Buffer.alloc(65536 - abi.MEMORY_LIMIT);
const utf8 = new TextDecoder("utf-8", { fatal: true });

type Seen = Answer & { error?: undefined };

/** Runs lines on V8 and throws a Finding at the first thing that must not be. */
export class CheckedEngine {
  readonly engine: V8Engine;
  /** lines run so far */
  readonly lines: string[] = [];
  private phase: "idle" | "dirty" | "renewed" | "running" | "refused" = "idle";
  private more = false;
  private steps = 0;
  private seen: Seen;
  /** a menu copies titles as they are: only from right ones can its text be right */
  private hostIsText = true;
  private quiet = new Map<number, number>();

  constructor(
    module: WebAssembly.Module,
    private readonly onLine: (line: string) => void = () => {},
  ) {
    this.engine = new V8Engine(module);
    this.seen = this.engine.look(0) as Seen;
  }

  /** Whether a picture stands and presses are in order. */
  get running(): boolean {
    return this.phase === "running";
  }

  /** Runs a line; returns its status word. Presses and steps before the resume that is due are left out. */
  run(line: string): number {
    const [word = "", code = ""] = line.split(" ");
    const due = this.phase === "dirty" || this.phase === "renewed";
    if (due && (word === "press" || word === "step")) return 0;
    this.lines.push(line);
    this.onLine(line);
    const before = this.seen;
    const answer = this.engine.call(line);
    if (answer.error !== undefined) throw new Finding("trap", `${short(line)} traps: ${answer.error}`);
    // A new instance has drawn nothing yet: what it must draw is what stood there.
    if (word !== "renew") this.seen = answer as Seen;
    if (word === "host") this.hostIsText = entriesAreText(this.engine.cart.host);
    if (word === "load" || word === "host" || word === "renew") return this.touched(word);
    this.checkAlways(line);
    if (word === "start") this.begin(answer.status);
    else if (word === "resume") this.checkResume(before, answer as Seen);
    else this.checkPress(word, Number(code), before, answer as Seen);
    return answer.status;
  }

  private touched(word: string): number {
    // Only a state that nobody touched must give the same picture again.
    const whole = this.phase === "running" || this.phase === "renewed";
    this.phase = word === "renew" && whole ? "renewed" : "dirty";
    return 0;
  }

  private checkAlways(line: string): void {
    const { cart } = this.engine;
    const tail = Buffer.from(cart.bytes(abi.MEMORY_LIMIT, zeros.length).buffer, abi.MEMORY_LIMIT);
    if (!tail.equals(zeros)) throw new Finding("tail", `${short(line)} writes above 32 KiB`);
    if (this.seen.status & ~KNOWN_STATUS) {
      throw new Finding(
        "status",
        `${short(line)} returns 0x${this.seen.status.toString(16)}, which has unknown bits`,
      );
    }
    const length = new DataView(cart.bytes(abi.TEXT_PTR, 4).slice().buffer).getUint32(0, true);
    if (length > abi.TEXT_SIZE - 4)
      throw new Finding("text", `${short(line)} leaves a text of ${length} bytes`);
    if (this.hostIsText && !isUtf8(cart.textBytes)) {
      throw new Finding("utf8", `${short(line)} leaves a text that is not UTF-8`);
    }
  }

  private begin(status: number): void {
    if (!(status & abi.STATUS_CHANGED)) throw new Finding("start", "start draws nothing");
    this.phase = "running";
    this.note(status);
    this.quiet.clear();
  }

  private checkResume(before: Seen, after: Seen): void {
    if (after.status & abi.STATUS_REFUSED) {
      if (this.phase === "renewed")
        throw new Finding("refused", "resume refuses the state of a running game");
      if (after.state !== before.state) throw new Finding("refused", "resume refuses a state and changes it");
      this.phase = "refused";
      this.more = false;
      return;
    }
    if (this.phase === "renewed" && pictureOf(after) !== pictureOf(before)) {
      throw new Finding("resume", `resume in a new instance gives ${changed(before, after)} that differs`);
    }
    this.phase = "running";
    this.note(after.status);
    this.quiet.clear();
  }

  private checkPress(word: string, code: number, before: Seen, after: Seen): void {
    const known = word === "step" ? this.more : code >= 0 && code < abi.PRESS_COUNT;
    const wasRunning = this.phase === "running";
    if (!wasRunning || !known) {
      const calm = after.status === 0 && pictureOf(after) === pictureOf(before);
      if (!calm) throw new Finding("order", `${word} ${code} is out of order and does something`);
      return;
    }
    this.note(after.status);
    if (word === "step" && this.more && ++this.steps > ENDLESS_STEPS) {
      throw new Finding("endless", `${ENDLESS_STEPS} steps leave work still`);
    }
    if (word === "press") this.countQuiet(code, after.status);
  }

  private note(status: number): void {
    this.more = (status & abi.STATUS_MORE) !== 0;
    if (!this.more) this.steps = 0;
  }

  private countQuiet(code: number, status: number): void {
    if (status & EFFECT) this.quiet.clear();
    else this.quiet.set(code, (this.quiet.get(code) ?? 0) + 1);
    if (KEYS.every((key) => (this.quiet.get(key) ?? 0) >= DEAD_END)) {
      throw new Finding("dead end", `no key has an effect any more, each pressed ${DEAD_END} times`);
    }
  }
}

function isUtf8(bytes: Uint8Array): boolean {
  try {
    utf8.decode(bytes.slice());
    return true;
  } catch {
    return false;
  }
}

/** Whether all titles and summaries of the entries in host info are UTF-8. */
function entriesAreText(host: Uint8Array): boolean {
  return Array.from({ length: abi.HOST_MAX_ENTRIES }, (_, i) => abi.HOST_ENTRIES + i * abi.ENTRY_SIZE).every(
    (at) => {
      const title = at + abi.ENTRY_INFO + abi.INFO_TITLE;
      const summary = at + abi.ENTRY_SUMMARY;
      const texts = [
        host.subarray(title, title + abi.TITLE_SIZE),
        host.subarray(summary, summary + abi.SUMMARY_SIZE),
      ];
      return texts.every(isUtf8);
    },
  );
}

const pictureOf = ({ state, frame, text }: Seen): string => `${state} ${frame} ${text}`;

const changed = (a: Seen, b: Seen): string =>
  (["state", "frame", "text"] as const).filter((name) => a[name] !== b[name]).join(" and ");

const short = (line: string): string => (line.length > 40 ? `${line.slice(0, 36)} ...` : line);
