// Owns what a real Chromium keeps: reload, kill, two tabs, files of saves, failing stores.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { after, before, describe, test } from "node:test";
import type { Browser, BrowserContext, Page } from "playwright-core";
import { packExport, readExport } from "../../host/web/export-file.ts";
import { crc32, packSave, readSave } from "../../host/web/save.ts";
import {
  byKeyboard,
  cartBytes,
  goToGame,
  keys,
  KillableChromium,
  launch,
  openPage,
  servePage,
  settle,
  words,
} from "./browser.ts";

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

async function inContext(run: (context: BrowserContext) => Promise<void>): Promise<void> {
  const context = await browser.newContext();
  try {
    await run(context);
  } finally {
    await context.close();
  }
}

/** From the menu some way into a game of piecepack. */
async function playSome(page: Page): Promise<void> {
  await goToGame(page, byKeyboard(page), "Piecepack");
  await keys(page, "b");
  while (!(await words(page)).some((line) => line.startsWith("▶ Start the game")))
    await keys(page, "ArrowDown");
  await keys(page, "b", "b", "b");
}

const panelTitle = (page: Page): Promise<string | null> => page.locator("#panel-title").textContent();

describe("going on where it was", () => {
  test("after a reload", () =>
    inContext(async (context) => {
      const page = await openPage(context, site.url);
      await playSome(page);
      const said = await words(page);
      await page.reload();
      await settle(page);
      assert.deepEqual(await words(page), said);
    }));

  test("after the browser was killed without a word to the page", async () => {
    const chromium = new KillableChromium();
    try {
      const page = await openPage(await chromium.start(), site.url);
      await playSome(page);
      const said = await words(page);
      await chromium.kill();
      const again = await openPage(await chromium.start(), site.url);
      assert.deepEqual(await words(again), said);
    } finally {
      await chromium.end();
    }
  });
});

describe("two tabs", () => {
  /** The first tab has the console, the second asks for it, then the first takes it back. */
  async function handOver(context: BrowserContext): Promise<void> {
    const first = await openPage(context, site.url);
    await playSome(first);
    const second = await openPage(context, site.url);
    assert.equal(await panelTitle(second), "Open in another tab");
    await keys(first, "b");
    const said = await words(first);
    await second.getByRole("button", { name: "Play here instead" }).click();
    await second.waitForFunction(() => document.body.dataset["status"] === "idle");
    assert.deepEqual(await words(second), said);
    await first.waitForFunction(() => document.body.dataset["status"] === "elsewhere");
    await keys(second, "b");
    const later = await words(second);
    await first.getByRole("button", { name: "Play here instead" }).click();
    await first.waitForFunction(() => document.body.dataset["status"] === "idle");
    assert.deepEqual(await words(first), later);
  }

  test("the second says so, takes over after the first has saved, and gives back", () => inContext(handOver));

  test("also where the browser has no locks", () =>
    inContext(async (context) => {
      await context.addInitScript(() => Object.defineProperty(navigator, "locks", { value: undefined }));
      await handOver(context);
    }));

  test("a first tab that does not answer is overruled, and writes nothing any more", () =>
    inContext(async (context) => {
      const first = await openPage(context, site.url, () => {
        BroadcastChannel.prototype.postMessage = () => undefined;
        BroadcastChannel.prototype.addEventListener = () => undefined;
      });
      await playSome(first);
      const said = await words(first);
      const second = await openPage(context, site.url);
      await second.getByRole("button", { name: "Play here instead" }).click();
      await second.waitForFunction(() => document.body.dataset["status"] === "idle");
      assert.deepEqual(await words(second), said);
      assert.equal(await panelTitle(first), "Open in another tab");
    }));
});

describe("files of saves", () => {
  const message = async (page: Page): Promise<string> => {
    await page.waitForFunction(() => !document.getElementById("message")?.hidden);
    return (await page.locator("#message").textContent()) ?? "";
  };

  /** Gives a file to the page and returns what it says. */
  async function give(page: Page, bytes: Uint8Array, name = "saves.dinks"): Promise<string> {
    await page.evaluate(() => (document.getElementById("message") as HTMLElement).setAttribute("hidden", ""));
    await page.setInputFiles("#file", { name, mimeType: "", buffer: Buffer.from(bytes) });
    return message(page);
  }

  async function exported(page: Page): Promise<Uint8Array> {
    await page.locator("#saves-button").click();
    await page.locator("#saves-dialog").waitFor();
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      page.locator("#export-button").click(),
    ]);
    await page.keyboard.press("Escape");
    return new Uint8Array(readFileSync(await download.path()));
  }

  test("an export goes on in another browser, at the same picture", () =>
    inContext(async (context) => {
      const page = await openPage(context, site.url);
      await playSome(page);
      const said = await words(page);
      const file = await exported(page);
      await inContext(async (other) => {
        const there = await openPage(other, site.url);
        assert.equal(await give(there, file), "1 save imported.");
        await settle(there);
        await goToGame(there, byKeyboard(there), "Piecepack");
        await keys(there, "b");
        assert.deepEqual(await words(there), said);
      });
    }));

  test("a save that is here is replaced only when a person ticks it", () =>
    inContext(async (context) => {
      const page = await openPage(context, site.url);
      await playSome(page);
      const old = await exported(page);
      await keys(page, "b", "b");
      const said = await words(page);
      await page.setInputFiles("#file", { name: "saves.dinks", mimeType: "", buffer: Buffer.from(old) });
      await page.locator("#import-dialog").waitFor();
      assert.match((await page.locator("#import-list").textContent()) ?? "", /here turn .*in the file turn /);
      await page.getByRole("button", { name: "Keep mine" }).click();
      await page.reload();
      await settle(page);
      assert.deepEqual(await words(page), said);
      await page.setInputFiles("#file", { name: "saves.dinks", mimeType: "", buffer: Buffer.from(old) });
      await page.locator("#import-dialog input").check();
      await page.locator("#import-take").click();
      assert.equal(await message(page), "1 save imported.");
      await settle(page);
      const now = readExport(await exported(page))[0];
      assert.deepEqual(now?.state, readExport(old)[0]?.state);
    }));

  test("every wrong file is refused with one sentence, and the save stays", () =>
    inContext(async (context) => {
      const page = await openPage(context, site.url);
      await playSome(page);
      const file = await exported(page);
      const save = readSave(file.slice(16));
      const newer = file.slice();
      newer[8] = 9;
      const damaged = file.slice();
      damaged[100] = (damaged[100] as number) ^ 1;
      const wrong: [string, Uint8Array, RegExp][] = [
        ["not ours", Buffer.from("a poem about cats"), /^This is not a file of deadink saves\.$/],
        ["truncated", file.slice(0, 500), /^This file of saves is cut short\.$/],
        ["bad checksum", damaged, /^This file of saves is damaged: its checksum does not match\.$/],
        ["newer version", newer, /newer than this page/],
        ["unknown game", packExport([packSave({ ...save, id: "XXXX" })]), /XXXX, which is not here\.$/],
        [
          "other layout",
          packExport([packSave({ ...save, layoutHash: 1 })]),
          /made by another version of this game\.$/,
        ],
        ["too big", new Uint8Array(300_000), /^This file is too big to hold saves/],
        ["a film", new Uint8Array(5_000_000), /^This file is too big to be a cartridge or saves\.$/],
      ];
      for (const [name, bytes, words] of wrong) assert.match(await give(page, bytes), words, name);
      assert.equal(crc32(await exported(page)), crc32(file));
    }));
});

describe("stores that fail", () => {
  test("a browser that keeps nothing says so, and the game goes on", () =>
    inContext(async (context) => {
      await context.addInitScript(() => {
        indexedDB.open = () => {
          throw new Error("denied");
        };
      });
      const page = await openPage(context, site.url);
      const notice = page.locator("#notice");
      assert.match((await notice.textContent()) ?? "", /^Saves last only until this page is closed/);
      await playSome(page);
      assert.equal(await notice.isVisible(), true, "the warning stays");
    }));

  test("a write that fails is told at once, and its end too", () =>
    inContext(async (context) => {
      await context.addInitScript(() => {
        const put = IDBObjectStore.prototype.put;
        IDBObjectStore.prototype.put = function (...args) {
          if ((window as { failing?: boolean }).failing)
            throw new DOMException("no room", "QuotaExceededError");
          return put.apply(this, args);
        };
      });
      const page = await openPage(context, site.url);
      await playSome(page);
      await page.evaluate(() => ((window as { failing?: boolean }).failing = true));
      await keys(page, "b", "b");
      assert.match((await page.locator("#notice").textContent()) ?? "", /^Saving failed \(no room\)/);
      const said = await words(page);
      await page.evaluate(() => ((window as { failing?: boolean }).failing = false));
      await keys(page, "b", "b");
      assert.equal(await page.locator("#notice").isVisible(), false);
      assert.notDeepEqual(await words(page), said);
    }));
});

test("a dropped cartridge is gone after a reload, which goes to the menu", () =>
  inContext(async (context) => {
    const page = await openPage(context, site.url);
    await page.setInputFiles("#file", { name: "probe.wasm", mimeType: "", buffer: cartBytes("probe") });
    await page.waitForFunction(() => document.body.dataset["cart"] === "PROB");
    await page.reload();
    assert.equal(await settle(page), "idle");
    assert.equal(await page.evaluate(() => document.body.dataset["cart"]), "MENU");
  }));
