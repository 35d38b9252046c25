// Owns play in a real Chromium: whole games by keyboard and by touch, holds, pictures, loops, sight and speech.
import axe from "axe-core";
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { after, before, describe, test } from "node:test";
import type { Browser, BrowserContextOptions, Page } from "playwright-core";
import { PNG } from "pngjs";
import {
  byKeyboard,
  byTouch,
  cartBytes,
  goToGame,
  holdKey,
  keys,
  launch,
  openPage,
  playToTheEnd,
  servePage,
  settle,
  words,
} from "./browser.ts";

const PHONE: BrowserContextOptions = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 3,
  hasTouch: true,
  isMobile: true,
};
let browser: Browser;
let site: { url: string; end(): Promise<void> };

before(async () => {
  site = await servePage();
  browser = await launch();
});
after(async () => {
  await browser.close();
  await site.end();
});

/** Runs a test in a context of its own: no save is left over. Any error of the page fails it. */
async function inPage(options: BrowserContextOptions, run: (page: Page) => Promise<void>): Promise<void> {
  const context = await browser.newContext(options);
  try {
    const page = await openPage(context, site.url);
    const errors: string[] = [];
    page.on("pageerror", (error) => errors.push(error.message));
    await run(page);
    assert.deepEqual(errors, []);
  } finally {
    await context.close();
  }
}

const cartOf = (page: Page): Promise<string | undefined> =>
  page.evaluate(() => document.body.dataset["cart"]);
const message = (page: Page): Promise<string | null> => page.locator("#message").textContent();

describe("playing", () => {
  test("a whole game by keyboard, from the menu to the end screen and back", () =>
    inPage({}, async (page) => {
      assert.equal((await words(page))[0], "deadink USB");
      await goToGame(page, byKeyboard(page), "Piecepack");
      await keys(page, "Enter");
      assert.equal(await cartOf(page), "PIEC");
      const end = await playToTheEnd(page, byKeyboard(page));
      assert.match(end[0] ?? "", /^You (won|lost)/);
      await keys(page, "a");
      assert.notEqual((await words(page))[0], end[0]);
    }));

  test("a whole game by touch on a phone", () =>
    inPage(PHONE, async (page) => {
      const push = byTouch(page);
      await goToGame(page, push, "Piecepack");
      await push("B");
      assert.equal(await cartOf(page), "PIEC");
      const end = await playToTheEnd(page, push);
      assert.match(end[0] ?? "", /^You (won|lost)/);
    }));

  test("a mouse presses, Enter and Space press the focused button, a held key opens the pause menu once", () =>
    inPage({}, async (page) => {
      await goToGame(page, byKeyboard(page), "Piecepack");
      await page.locator('[data-button="B"]').click();
      await settle(page);
      assert.equal(await cartOf(page), "PIEC");
      const row = async (): Promise<string | undefined> =>
        (await words(page)).find((line) => line.startsWith("▶"));
      const first = await row();
      await page.locator('[data-button="DOWN"]').focus();
      await keys(page, "Space");
      assert.notEqual(await row(), first);
      await page.locator('[data-button="UP"]').focus();
      await keys(page, "Enter");
      assert.equal(await row(), first);
      await keys(page, "b");
      await holdKey(page, "a", 700);
      await settle(page);
      assert.ok((await words(page)).includes("Paused"), (await words(page)).join(" / "));
    }));

  test("A and C held by touch go back to the menu", () =>
    inPage(PHONE, async (page) => {
      await byTouch(page)("B");
      const points = [];
      for (const [id, button] of ["A", "C"].entries()) {
        const box = await page.locator(`[data-button="${button}"]`).boundingBox();
        if (box) points.push({ id, x: box.x + box.width / 2, y: box.y + box.height / 2 });
      }
      const session = await page.context().newCDPSession(page);
      await session.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: points });
      await page.waitForFunction(() => document.body.dataset["cart"] === "MENU");
      await session.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
      await settle(page);
      assert.match((await words(page))[0] ?? "", /^deadink/);
    }));

  test("presses during a refresh that takes its time are all delivered", () =>
    inPage({}, async (page) => {
      await page.locator("#look-button").click();
      await page.setInputFiles("#file", { name: "probe.wasm", mimeType: "", buffer: cartBytes("probe") });
      await page.waitForFunction(() => document.body.dataset["cart"] === "PROB");
      for (let i = 0; i < 15; i++) await page.keyboard.press("a");
      await settle(page);
      assert.deepEqual(await words(page), ["Presses: 15"]);
    }));
});

describe("cartridges that are dropped", () => {
  /** Drops a file on the page as a person would. */
  async function drop(page: Page, name: string, bytes: Buffer): Promise<void> {
    const transfer = await page.evaluateHandle(
      ([file, data]) => {
        const made = new DataTransfer();
        made.items.add(new File([Uint8Array.from(data as number[])], file as string));
        return made;
      },
      [name, [...bytes]] as const,
    );
    await page.dispatchEvent("body", "drop", { dataTransfer: transfer });
  }

  test("a game is played, an endless loop in it is ended with a code, and the menu is the way back", () =>
    inPage({}, async (page) => {
      await drop(page, "probe.wasm", cartBytes("probe"));
      await page.waitForFunction(() => document.body.dataset["cart"] === "PROB");
      await settle(page);
      await keys(page, "ArrowDown", "ArrowDown");
      assert.deepEqual(await words(page), ["Presses: 02"]);
      await holdKey(page, "a", 700);
      assert.equal(await settle(page), "fault");
      assert.match((await page.locator("#panel").textContent()) ?? "", /E-LOOP/);
      await page.getByRole("button", { name: "Back to the menu" }).press("Enter");
      assert.equal(await settle(page), "idle");
      assert.equal(await cartOf(page), "MENU");
    }));

  test("what is no cartridge is refused with one sentence", () =>
    inPage({}, async (page) => {
      await drop(page, "cat.wasm", Buffer.from("a cat"));
      await page.locator("#message").waitFor();
      assert.equal(await message(page), "This file is not a WebAssembly module.");
    }));
});

test("the picture is a PNG of 296 x 128 in pure black and white", () =>
  inPage({}, async (page) => {
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      page.locator("#picture-button").click(),
    ]);
    assert.equal(download.suggestedFilename(), "deadink.png");
    const png = PNG.sync.read(readFileSync(await download.path()));
    assert.deepEqual([png.width, png.height], [296, 128]);
    const shades = new Set<number>();
    for (let i = 0; i < png.data.length; i += 4) shades.add(png.data[i] as number);
    assert.deepEqual([...shades].sort(), [0, 255]);
  }));

describe("for everyone", () => {
  /** Rules of axe-core that the page breaks, with the elements. */
  const broken = async (page: Page): Promise<string[]> => {
    await page.evaluate(axe.source);
    const found = await page.evaluate(() => (window as unknown as { axe: typeof axe }).axe.run());
    return found.violations.map((rule) => `${rule.id}: ${rule.nodes.map((node) => node.html).join(" ")}`);
  };

  for (const colorScheme of ["light", "dark"] as const) {
    test(`axe-core finds nothing: menu, game, dialogs, panel (${colorScheme})`, () =>
      inPage({ colorScheme }, async (page) => {
        assert.deepEqual(await broken(page), []);
        await keys(page, "b");
        await page.locator("#words-button").click();
        assert.deepEqual(await broken(page), []);
        for (const name of ["saves", "help"]) {
          await page.locator(`#${name}-button`).click();
          await page.locator(`#${name}-dialog`).waitFor();
          assert.deepEqual(await broken(page), [], name);
          await page.keyboard.press("Escape");
        }
        await page.setInputFiles("#file", { name: "probe.wasm", mimeType: "", buffer: cartBytes("probe") });
        await page.waitForFunction(() => document.body.dataset["cart"] === "PROB");
        await settle(page);
        await holdKey(page, "ArrowDown", 700);
        assert.equal(await settle(page), "fault");
        assert.deepEqual(await broken(page), []);
      }));
  }

  test("the words are a polite live region whose unchanged lines stay", () =>
    inPage({}, async (page) => {
      const region = page.locator("#words");
      assert.equal(await region.getAttribute("aria-live"), "polite");
      const kept = await region.locator("p").first().elementHandle();
      await keys(page, "ArrowDown");
      assert.equal(await kept?.evaluate((line) => line.isConnected), true);
    }));

  for (const [name, viewport] of Object.entries({
    desktop: { width: 1280, height: 800 },
    upright: { width: 390, height: 844 },
    across: { width: 844, height: 390 },
    small: { width: 360, height: 640 },
    "small across": { width: 667, height: 375 },
  })) {
    test(`nothing needs scrolling and dots are whole screen pixels: ${name}`, () =>
      inPage({ viewport, deviceScaleFactor: 2, hasTouch: true }, async (page) => {
        const seen = await page.evaluate(() => {
          const box = (document.getElementById("screen") as HTMLElement).getBoundingClientRect();
          const keysSeen = Array.from(document.querySelectorAll("[data-button]"), (key) =>
            key.getBoundingClientRect(),
          );
          const { scrollWidth, scrollHeight } = document.documentElement;
          return {
            dots: (box.width * devicePixelRatio) / 296,
            fits: scrollWidth <= innerWidth && scrollHeight <= innerHeight,
            inside: keysSeen.every(
              (key) => key.left >= 0 && key.right <= innerWidth && key.bottom <= innerHeight,
            ),
            smallest: Math.min(...keysSeen.flatMap((key) => [key.width, key.height])),
          };
        });
        assert.equal(seen.dots, Math.round(seen.dots));
        assert.ok(seen.fits && seen.inside, JSON.stringify(seen));
        assert.ok(seen.smallest >= 44, `the smallest button field is ${seen.smallest} px`);
      }));
  }

  test("asks no other server for anything", async () => {
    const context = await browser.newContext();
    const asked: string[] = [];
    context.on("request", (request) => asked.push(request.url()));
    await openPage(context, site.url);
    await context.close();
    assert.deepEqual(
      asked.filter((url) => !url.startsWith(site.url) && !/^(data|blob):/.test(url)),
      [],
    );
  });
});
