// Owns the page's start: fetches the cartridges, takes the console for this tab, connects everything.
import { Buttons } from "./buttons.ts";
import { CartError } from "./engine.ts";
import { Console } from "./console.ts";
import { byId, download, exportSaves, importSaves, openSaves, type SavesPage } from "./dialogs.ts";
import { keepFitted } from "./fit.ts";
import { isMenu, type CartFile } from "./host-info.ts";
import { connectInput } from "./input.ts";
import { PageView, showButtons, showLine, showPanel } from "./page.ts";
import { examine, WorkerRunner } from "./runner.ts";
import { Saves } from "./saves.ts";
import { framePng, Screen } from "./screen.ts";
import { openShelf, type Shelf } from "./shelf.ts";
import { Claim } from "./tabs.ts";

/** What carts.json says of a cartridge. */
interface Listed {
  name: string;
  file: string;
}

const newRunner = (): WorkerRunner => new WorkerRunner("worker.js");
const tell = (words: string): void => showLine("message", words);
const sentence = (error: unknown): string => (error instanceof Error ? error.message : String(error));
const canvas = byId<HTMLCanvasElement>("screen");
const screen = new Screen(canvas, () => matchMedia("(prefers-reduced-motion: reduce)").matches);
/** The console while this tab has it. */
let running: Console | null = null;

async function fetchBytes(path: string): Promise<Uint8Array> {
  const response = await fetch(path, { cache: "no-cache" });
  if (!response.ok) throw new Error(`The server has no ${path}.`);
  return new Uint8Array(await response.arrayBuffer());
}

/** All cartridges of the page, examined; one that is broken is left out and told. */
async function loadCarts(): Promise<CartFile[]> {
  const list = JSON.parse(new TextDecoder().decode(await fetchBytes("carts.json"))) as Listed[];
  const files = await Promise.all(list.map((listed) => fetchBytes(listed.file)));
  const carts: CartFile[] = [];
  for (const [at, bytes] of files.entries()) {
    try {
      carts.push(await examine(bytes, newRunner()));
    } catch (error) {
      tell(`The cartridge ${list[at]?.name} is left out. ${sentence(error)}`);
    }
  }
  if (!carts.some((cart) => isMenu(cart.info))) throw new Error("There is no menu cartridge here.");
  return carts;
}

/** Starts a console in this tab. */
function begin(carts: CartFile[], saves: Saves, temporary: string): void {
  let idle = 0;
  const view = new PageView(screen, {
    settings: (settings) => (idle = settings.idleMinutes),
    menu: () => void console.leave(),
    again: () => void console.again(),
    temporary,
  });
  const console = new Console({
    carts,
    saves,
    view,
    newRunner,
    now: () => performance.now(),
    seed: () => Array.from(crypto.getRandomValues(new Int32Array(2))) as [number, number],
  });
  running = console;
  showPanel(null);
  void console.boot();
  sleepWhenIdle(console, () => idle);
}

/** Puts the console to sleep after so many minutes without a press, and secrets away when nobody sees the page. */
function sleepWhenIdle(console: Console, minutes: () => number): void {
  let since = performance.now();
  for (const kind of ["keydown", "pointerdown"])
    window.addEventListener(kind, () => (since = performance.now()));
  const timer = setInterval(() => {
    if (running !== console) return clearInterval(timer);
    if (minutes() === 0 || performance.now() - since < minutes() * 60_000) return;
    since = Infinity;
    void console.sleep();
  }, 5000);
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState === "hidden" && running === console) void console.hide();
  });
}

/** Shows that another tab has the console, with the way to take it. */
function showElsewhere(claim: Claim, start: () => void): void {
  running?.halt();
  running = null;
  document.body.dataset["status"] = "elsewhere";
  const take = async (): Promise<void> => {
    await claim.takeOver();
    start();
  };
  showPanel({
    title: "Open in another tab",
    words: "The game goes on there, so that one save is not written by two.",
    code: "",
    choices: [["Play here instead", () => void take()]],
  });
}

function connectButtons(): void {
  const buttons = new Buttons({
    press: (code, begun) => running?.press(code, begun),
    leave: () => void running?.leave(),
    show: showButtons,
    now: () => performance.now(),
    after: (ms, then) => window.setTimeout(then, ms),
    cancel: (timer) => window.clearTimeout(timer),
  });
  connectInput(byId("device"), buttons, () => document.querySelector("dialog[open]") === null);
}

/** The tools in the head that need no saves. */
function connectTools(shelf: Shelf): void {
  const look = byId("look-button");
  const setLook = (instant: boolean): void => {
    screen.look = instant ? "instant" : "real";
    look.textContent = instant ? "Instant" : "Real";
    look.setAttribute("aria-label", `Refresh: ${look.textContent}`);
  };
  look.onclick = () => {
    setLook(screen.look === "real");
    void shelf.put("look", screen.look).catch(() => undefined);
  };
  void shelf.get("look").then((kept) => setLook(kept === "instant"));
  byId("picture-button").onclick = async () => {
    const frame = running?.screenshot();
    if (!frame) return tell("No picture while there is a secret or nothing on the screen.");
    download("deadink.png", await framePng(frame));
    tell("The picture is in your downloads.");
  };
  const words = byId("words-button");
  words.onclick = () => {
    const region = byId("words");
    const shown = !region.classList.toggle("unseen");
    words.setAttribute("aria-pressed", String(shown));
    // Where it scrolls, keys must reach it.
    region.tabIndex = shown ? 0 : -1;
  };
  // A tool used with a pointer gives the focus back, so that Enter and Space go to the device again.
  for (const tool of document.querySelectorAll<HTMLButtonElement>(".tools button"))
    tool.addEventListener("click", (event) => event.detail > 0 && tool.blur());
  byId("help-button").onclick = () => byId<HTMLDialogElement>("help-dialog").showModal();
}

/** Takes a file that was dropped or chosen: a cartridge by its name or first bytes, else saves. */
async function takeFile(page: SavesPage, file: File): Promise<void> {
  if (!running) return tell("The console is open in another tab.");
  try {
    // The largest file of either kind is far below this; a film dropped by mistake shall not fill the memory.
    if (file.size > 4_000_000) throw new Error("This file is too big to be a cartridge or saves.");
    const bytes = new Uint8Array(await file.arrayBuffer());
    const isWasm = bytes[0] === 0 && bytes[1] === 0x61 && bytes[2] === 0x73 && bytes[3] === 0x6d;
    if (isWasm || /\.wasm$/i.test(file.name)) {
      await running.insert(bytes);
      tell(`Playing ${file.name}: its save lasts until you leave it.`);
    } else await importSaves(page, bytes);
  } catch (error) {
    tell(
      error instanceof CartError && error.code !== "E-MODULE"
        ? `${error.message} (${error.code})`
        : sentence(error),
    );
  }
}

function connectFiles(page: SavesPage): void {
  const input = byId<HTMLInputElement>("file");
  const drop = byId("drop");
  const choose = (): void => {
    byId<HTMLDialogElement>("saves-dialog").close();
    input.value = "";
    input.click();
  };
  input.onchange = () => {
    const file = input.files?.[0];
    if (file) void takeFile(page, file);
  };
  byId("open-button").onclick = choose;
  byId("import-button").onclick = choose;
  byId("saves-button").onclick = () => void openSaves(page).catch((error: unknown) => tell(sentence(error)));
  byId("export-button").onclick = () =>
    void exportSaves(page).catch((error: unknown) => tell(sentence(error)));
  window.addEventListener("dragover", (event) => {
    event.preventDefault();
    drop.hidden = false;
  });
  window.addEventListener("dragleave", (event) => {
    if (event.relatedTarget === null) drop.hidden = true;
  });
  window.addEventListener("drop", (event) => {
    event.preventDefault();
    drop.hidden = true;
    const file = event.dataTransfer?.files[0];
    if (file) void takeFile(page, file);
  });
}

async function main(): Promise<void> {
  keepFitted(byId("stage"), byId("device"), canvas);
  connectButtons();
  const [carts, { shelf, temporary }] = await Promise.all([loadCarts(), openShelf()]);
  let saves = new Saves(shelf);
  connectTools(shelf);
  showLine("notice", temporary);
  // Asked for once at the start: browsers grant it or not by how the page is used.
  void navigator.storage?.persist?.().catch(() => false);
  connectFiles({
    carts,
    get saves() {
      return saves;
    },
    temporary,
    tell,
    aside: (work) => running?.aside(work) ?? Promise.resolve(),
  });
  const start = (): void => begin(carts, (saves = new Saves(shelf)), temporary);
  const elsewhere = (): void => showElsewhere(claim, start);
  const claim = new Claim(async () => {
    await running?.stop();
    elsewhere();
  }, elsewhere);
  if (await claim.take()) start();
  else elsewhere();
}

main().catch((error: unknown) => {
  document.body.dataset["status"] = "fault";
  showPanel({
    title: "The console does not start",
    words: sentence(error),
    code: "",
    choices: [["Load the page again", () => location.reload()]],
  });
});
