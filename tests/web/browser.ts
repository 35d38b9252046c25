// Owns a real Chromium with the emulator in it: serving, pressing, waiting for the console to rest, playing a game.
import { spawn, type ChildProcess } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium, type Browser, type BrowserContext, type Page } from "playwright-core";
import { buildWeb } from "../../tools/build-web.ts";
import { fail, needFile, root } from "../../tools/cli.ts";
import { chromiumPath } from "../../tools/parity/chromium.ts";
import { serve } from "../../tools/web-server.ts";

const EXECUTABLE = chromiumPath() ?? fail("There is no Chromium: npm run setup installs it.");
const FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--no-first-run"];

/** Bytes of a built cartridge. */
export const cartBytes = (name: string): Buffer =>
  readFileSync(needFile(`build/carts/${name}.wasm`, "npm run build"));

/** Builds the page into a folder of its own and serves it; `end` takes both away. */
export async function servePage(): Promise<{ url: string; end(): Promise<void> }> {
  const out = join(root, `build/web-test-${process.pid}`);
  await buildWeb({ out });
  const server = await serve(out, { port: 0 });
  const end = async (): Promise<void> => {
    await server.close();
    rmSync(out, { recursive: true, force: true });
  };
  return { url: `http://localhost:${server.port}/`, end };
}

/** Starts the system's Chromium. */
export const launch = (): Promise<Browser> => chromium.launch({ executablePath: EXECUTABLE, args: FLAGS });

/** A Chromium with a profile on disk, whose process can be killed as a power cut would. */
export class KillableChromium {
  private child: ChildProcess | null = null;
  private readonly profile = mkdtempSync(join(tmpdir(), "deadink-chromium-"));

  /** Starts it; the profile is the one of the last start. */
  async start(): Promise<BrowserContext> {
    const args = [
      ...FLAGS,
      "--headless",
      "--remote-debugging-port=0",
      `--user-data-dir=${this.profile}`,
      "about:blank",
    ];
    const child = spawn(EXECUTABLE, args, { stdio: ["ignore", "ignore", "pipe"], detached: true });
    this.child = child;
    const address = await new Promise<string>((resolve, reject) => {
      let heard = "";
      child.stderr.on("data", (chunk: Buffer) => {
        heard += chunk.toString();
        const found = /ws:\/\/\S+/.exec(heard);
        if (found) resolve(found[0]);
      });
      child.on("exit", () => reject(new Error(`Chromium ended: ${heard}`)));
    });
    const browser = await chromium.connectOverCDP(address);
    return browser.contexts()[0] as BrowserContext;
  }

  /** Kills it without a word to the page. */
  async kill(): Promise<void> {
    const { child } = this;
    if (!child || child.exitCode !== null) return;
    const gone = new Promise((resolve) => child.once("exit", resolve));
    if (child.pid !== undefined) process.kill(-child.pid, "SIGKILL"); // its helper processes too
    await gone;
  }

  /** Kills it and forgets its profile; what a dying helper process still writes stays to the system's own cleaning. */
  async end(): Promise<void> {
    await this.kill();
    try {
      rmSync(this.profile, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== "ENOTEMPTY") throw error;
    }
  }
}

/** Waits until the console has nothing left to do; returns how it stands. */
export async function settle(page: Page): Promise<string> {
  const rested = await page.waitForFunction(() => {
    const status = document.body.dataset["status"] ?? "";
    return ["loading", "busy"].includes(status) ? "" : status;
  });
  return String(await rested.jsonValue());
}

/** What the screen says, in lines. */
export const words = (page: Page): Promise<string[]> =>
  page.evaluate(() => Array.from(document.querySelectorAll("#words p"), (line) => line.textContent ?? ""));

/** Opens the page with pictures swapped at once and the same seed for every new game; `before` runs in it first. */
export async function openPage(context: BrowserContext, url: string, before?: () => void): Promise<Page> {
  const page = await context.newPage();
  if (before) await page.addInitScript(before);
  await page.addInitScript(() => {
    crypto.getRandomValues = <T>(array: T): T => {
      (array as unknown as Int32Array).set([5, 0]);
      return array;
    };
  });
  await page.goto(url);
  if ((await settle(page)) === "elsewhere") return page;
  const look = page.locator("#look-button");
  if ((await look.textContent()) !== "Instant") await look.click();
  await settle(page);
  return page;
}

/** Presses keys one after the other, waiting for the console each time. */
export async function keys(page: Page, ...names: string[]): Promise<void> {
  for (const name of names) {
    await page.keyboard.press(name);
    await settle(page);
  }
}

/** Holds a key for that long. */
export async function holdKey(page: Page, name: string, ms: number): Promise<void> {
  await page.keyboard.down(name);
  await page.waitForTimeout(ms);
  await page.keyboard.up(name);
}

/** How to push a button of the device. */
export type Push = (button: "A" | "B" | "C" | "UP" | "DOWN") => Promise<void>;

/** By keyboard: letters and arrows. */
export function byKeyboard(page: Page): Push {
  const names = { A: "a", B: "b", C: "c", UP: "ArrowUp", DOWN: "ArrowDown" };
  return (button) => keys(page, names[button]);
}

/** By a finger in the middle of the button's field. */
export function byTouch(page: Page): Push {
  return async (button) => {
    await page.locator(`[data-button="${button}"]`).tap();
    await settle(page);
  };
}

/** Puts the menu's cursor on a game. */
export async function goToGame(page: Page, push: Push, title: string): Promise<void> {
  while (!(await words(page)).some((line) => line.startsWith(`▶ ${title}`))) await push("DOWN");
}

/** What a player who reads the screen pushes next; `dice` answers with a whole number below its argument. */
function nextPush(lines: string[], dice: (sides: number) => number): "A" | "B" | "DOWN" {
  const cursor = lines.find((line) => line.startsWith("▶")) ?? "";
  const hints = lines.find((line) => /\b[ABC]: /.test(line)) ?? "";
  if (lines[0]?.startsWith("New game")) return cursor.includes("Start the game") ? "B" : "DOWN";
  if (!/\bB: /.test(hints) || lines[0]?.startsWith("How to play")) return "A";
  return dice(3) === 0 ? "DOWN" : "B";
}

/** Plays the open game to its end by reading the text layer; returns the lines of the end screen. */
export async function playToTheEnd(page: Page, push: Push, mostPushes = 600): Promise<string[]> {
  let word = 20;
  // Numbers that look random and are the same each time.
  const dice = (sides: number): number => {
    word = (Math.imul(word, 1103515245) + 12345) >>> 0;
    return (word >>> 16) % sides;
  };
  for (let count = 0; count < mostPushes; count++) {
    const lines = await words(page);
    if (/^You (won|lost)/.test(lines[0] ?? "")) return lines;
    await push(nextPush(lines, dice));
  }
  throw new Error(
    `The game did not end in ${mostPushes} presses; the screen says: ${(await words(page)).join(" / ")}`,
  );
}
