// Owns driving the console in C for tests: boots the desktop host with hand-made cartridges, presses, reads the glass.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, afterEach, beforeEach } from "node:test";
import * as abi from "../../host/web/abi.ts";
import { PRESSES, PlayHost } from "../../tools/play/host.ts";
import { handCart, type HandCart } from "./hand-cart.ts";

const { STATUS_CHANGED: CHANGED, STATUS_SAVE: SAVE } = abi;
const folder = mkdtempSync(join(tmpdir(), "deadink-console-"));
export const saves = join(folder, "saves");
let open: PlayHost[] = [];

beforeEach(() => rmSync(saves, { recursive: true, force: true }));
afterEach(() => end());
after(() => rmSync(folder, { recursive: true, force: true }));

/** A menu in which B launches a cartridge. */
export const MENU: HandCart = { id: "MENU", minPlayers: 0, press: { 1: abi.STATUS_LAUNCH } };
/** A menu in which B launches GAME, and A asks for something; the settings it wants are Crisp and 9 minutes. */
export const asking = (kind: number): HandCart => ({
  id: "MENU",
  minPlayers: 0,
  press: { 0: CHANGED | abi.STATUS_REQUEST, 1: abi.STATUS_LAUNCH },
  request: { kind, settings: [abi.REFRESH_CRISP, 9, 1], cartridge: "GAME" },
});
/** A menu in which B launches GAME. */
export const launching: HandCart = { ...MENU, request: { cartridge: "GAME" } };
/** A game: A saves, B leaves, the rest only changes the picture. */
export const GAME: HandCart = {
  id: "GAME",
  start: CHANGED | SAVE,
  press: { 0: CHANGED | SAVE, 1: abi.STATUS_LEAVE },
};

/** Boots a console with these cartridges and lets it settle. */
export async function boot(carts: HandCart[], launch?: string): Promise<PlayHost> {
  const paths = carts.map((cart, index) => {
    const path = join(folder, `${index}.wasm`);
    writeFileSync(path, handCart(cart));
    return path;
  });
  const host = new PlayHost(saves, paths, {
    flavour: "deadink-sanitized",
    seed: "1",
    ...(launch && { launch }),
  });
  open.push(host);
  await host.settle();
  return host;
}

/** Presses one after the other, each settled; what the glass says then. */
export async function press(host: PlayHost, ...names: string[]): Promise<string> {
  for (const name of names) {
    await host.press(PRESSES[name] ?? 10);
    await host.settle();
  }
  return says(host);
}

/** What the glass says. */
export const says = async (host: PlayHost): Promise<string> => (await host.lines("text")).join(" / ");

/** Ends all consoles that are open. */
export async function end(): Promise<void> {
  for (const host of open) await host.close();
  open = [];
}

/** Kills the console like a pulled battery. */
export async function kill(host: PlayHost): Promise<void> {
  host.kill();
  open = open.filter((other) => other !== host);
  await host.close();
}

/** File of a save slot. */
export const slot = (id: string, index: number): string => join(saves, `${id}.${index}.save`);
/** Both save records of a cartridge. */
export const recordBytes = (id: string): Buffer[] => [0, 1].map((index) => readFileSync(slot(id, index)));

/** Changes a byte in both records of a cartridge. */
export function damage(id: string, offset: number, value: number): void {
  for (const index of [0, 1]) {
    const bytes = readFileSync(slot(id, index));
    bytes[offset] = value;
    writeFileSync(slot(id, index), bytes);
  }
}
