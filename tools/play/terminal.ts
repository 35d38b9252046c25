// Owns the terminal while somebody plays: keys in, picture out, and everything put back at the end.
import { BLOCKS_SIZE, BRAILLE_SIZE } from "../picture.ts";
import { PRESSES, type Kind, type PlayHost } from "./host.ts";

// What a terminal sends for a key, and the press it means.
const KEYS: Record<string, string> = {
  a: "A",
  "\x1b[D": "A",
  b: "B",
  "\r": "B",
  "\n": "B",
  c: "C",
  "\x1b[C": "C",
  u: "UP",
  "\x1b[A": "UP",
  d: "DOWN",
  "\x1b[B": "DOWN",
  A: "LONG_A",
  B: "LONG_B",
  C: "LONG_C",
  U: "LONG_UP",
  D: "LONG_DOWN",
  m: "LEAVE",
};
const LEGEND = [
  "a or ←: A   b or Enter: B   c or →: C   u or ↑: up   d or ↓: down",
  "A B C U D: the same held   m: to the menu (A and C held)   q: save and quit",
];

/** The picture kind that is asked for, or the finest that fits; null when none fits. */
export function pictureKind(asked: string | undefined, columns: number, rows: number): Kind | null {
  const room = (size: { columns: number; lines: number }): boolean =>
    columns >= size.columns && rows >= size.lines + LEGEND.length;
  const fits: Record<Kind, boolean> = { braille: room(BRAILLE_SIZE), blocks: room(BLOCKS_SIZE), text: true };
  if (asked === undefined) return fits.blocks ? "blocks" : fits.braille ? "braille" : null;
  return fits[asked as Kind] ? (asked as Kind) : null;
}

/** Why a terminal of that size will not do. */
export const tooSmall = (columns: number, rows: number): string =>
  `The terminal is ${columns} x ${rows}; the picture needs ${BRAILLE_SIZE.columns} x ${BRAILLE_SIZE.lines + LEGEND.length}. ` +
  "Enlarge it, or play with --picture text.";

/** Splits what a terminal sent into keys. */
export function keysOf(data: string): string[] {
  // eslint-disable-next-line no-control-regex -- terminals begin such keys with the control character ESC
  return data.match(/\x1b\[[0-9;]*[A-Za-z~]|\x1bO[A-Z]|[\s\S]/g) ?? [];
}

/** Draws into the terminal; black on white like the glass, unless colours are not wanted. */
function draw(kind: Kind, lines: string[]): void {
  const paper = kind === "text" || process.env["NO_COLOR"] ? ["", ""] : ["\x1b[30;107m", "\x1b[0m"];
  const shown = lines.map((line) => `${paper[0]}${line}${paper[1]}\x1b[K`);
  process.stdout.write(`\x1b[H${[...shown, ...LEGEND.map((line) => `${line}\x1b[K`)].join("\r\n")}\x1b[J`);
}

/** One sitting at the terminal. */
export class Terminal {
  private readonly waiting: number[] = [];
  private over = false;
  private resized = false;
  private wake: () => void = () => undefined;

  constructor(
    private readonly host: PlayHost,
    private readonly asked: Kind | undefined,
  ) {}

  /** Plays until q, a signal, or until nothing is left to run. */
  async play(): Promise<void> {
    const { stdin, stdout } = process;
    const onResize = (): void => this.notice(() => (this.resized = true));
    const stop = (): void => this.notice(() => (this.over = true));
    const signals = ["SIGTERM", "SIGHUP", "SIGINT"] as const;
    stdout.write("\x1b[?1049h\x1b[?25l");
    stdin
      .setRawMode(true)
      .setEncoding("utf8")
      .on("data", (data: string) => this.notice(() => this.take(data)))
      .on("end", stop)
      .resume();
    stdout.on("resize", onResize);
    for (const signal of signals) process.on(signal, stop);
    try {
      await this.loop();
    } finally {
      stdin.setRawMode(false).pause();
      stdout.write("\x1b[?25h\x1b[?1049l");
    }
  }

  private notice(what: () => void): void {
    what();
    this.wake();
  }

  private take(data: string): void {
    for (const key of keysOf(data)) {
      const press = KEYS[key.replace("\x1bO", "\x1b[")];
      if (key === "q" || key === "\x03" || key === "\x04") this.over = true;
      else if (press !== undefined) this.waiting.push(PRESSES[press] as number);
    }
  }

  private async loop(): Promise<void> {
    while (!this.over) {
      await this.handOver();
      const on = await this.host.settle(async (tick) => {
        if (tick.refresh !== "none") await this.show();
        await this.handOver();
        return !this.over;
      });
      if (!on) break;
      if (this.resized) await this.show();
      this.resized = false;
      if (this.waiting.length === 0 && !this.over) {
        await new Promise<void>((resolve) => (this.wake = resolve));
      }
    }
  }

  private async handOver(): Promise<void> {
    for (const code of this.waiting.splice(0)) await this.host.press(code);
  }

  private async show(): Promise<void> {
    const { columns, rows } = process.stdout;
    const kind = pictureKind(this.asked, columns, rows);
    if (kind) draw(kind, await this.host.lines(kind));
    else draw("text", [tooSmall(columns, rows), ...(await this.host.lines("text"))]);
  }
}
