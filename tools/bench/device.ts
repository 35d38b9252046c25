// Owns the figures of the emulated handheld: cycles from press to refresh, start, stack, RAM and flash, energy of a game.
import { buildImage } from "../build-firmware.ts";
import { EnergyMeter, energyLines, energySources } from "../device/energy.ts";
import { Handheld, type Press } from "../device/handheld.ts";
import { hastyPress, isOver, MOST_PRESSES } from "../device/hasty.ts";
import { openGame } from "../device/menu.ts";
import type { Sizes } from "../firmware/sizes.ts";
import { InspectedGame } from "../inspect-game.ts";
import { Random } from "../random.ts";

const BOARD = "badger2040";
/** Clock of the processor once it runs (boards/rp2040/clocks.c). */
const HERTZ = 133e6;
/** A person thinks that long before a press; the idle time of design is 60 s. */
const THINKING_MS = 5000;

/** The middle and the highest of the numbers; 0 of none. */
export function spread(numbers: number[]): { median: number; worst: number } {
  const sorted = [...numbers].sort((a, b) => a - b);
  return { median: sorted[sorted.length >> 1] ?? 0, worst: sorted.at(-1) ?? 0 };
}

const sum = (parts: Map<string, number>): number => [...parts.values()].reduce((a, b) => a + b, 0);

/** Flash and RAM by part. */
function sizeFigures(sizes: Sizes): Record<string, number> {
  const figures: Record<string, number> = {};
  for (const [part, bytes] of sizes.flash) figures[`flash ${part} bytes`] = bytes;
  figures["flash in all bytes"] = sum(sizes.flash);
  for (const [part, bytes] of sizes.ram) figures[`ram ${part} bytes`] = bytes;
  figures["ram in all bytes"] = sum(sizes.ram);
  return figures;
}

/** What a game played on the device took. */
interface Session {
  /** cycles from the moment a press counts to the first byte of its refresh */
  latencies: number[];
  /** the same of presses that leave to the menu: the game is saved first, which may erase a sector */
  leaving: number[];
  stackBytes: number;
  energy: string[];
}

/** Plays one whole game of a cartridge by buttons. */
async function playGame(elf: string, game: string): Promise<Session> {
  const rules = await InspectedGame.load(game);
  const handheld = new Handheld(elf);
  handheld.start();
  openGame(handheld, game);
  const { cartId } = handheld;
  const random = new Random(7);
  const latencies: number[] = [];
  const leaving: number[] = [];
  const meter = new EnergyMeter(handheld.device, handheld.panel);
  let presses = 0;
  for (; presses < MOST_PRESSES && !isOver(rules, handheld.state); presses++) {
    handheld.device.run(THINKING_MS);
    const press: Press = hastyPress(random);
    handheld.press(press);
    const left = handheld.cartId !== cartId;
    if (handheld.latencyNs !== null && !press.long) {
      (left ? leaving : latencies).push(Math.round((handheld.latencyNs * HERTZ) / 1e9));
    }
    if (left) handheld.press("B"); // back from the menu
  }
  handheld.expectSound();
  return {
    latencies,
    leaving,
    stackBytes: handheld.stackHighWater(),
    energy: energyLines(meter.report(presses)),
  };
}

/** Milliseconds from power to the first byte of the refresh: a game that was saved goes on. */
function resumeMs(elf: string, game: string): number {
  const handheld = new Handheld(elf);
  handheld.start();
  openGame(handheld, game);
  handheld.press("B");
  handheld.untilOff();
  handheld.device.run(1000);
  handheld.panel.firstPlaneNs = null;
  const from = handheld.device.timeNs;
  handheld.start("DOWN");
  return ((handheld.panel.firstPlaneNs ?? Infinity) - from) / 1e6;
}

/** All figures of the device, by name; and the lines of the energy model, which are no figures to compare. */
export async function deviceFigures(
  games: string[],
): Promise<{ figures: Record<string, number>; energy: string[] }> {
  const { elf, sizes } = await buildImage({ board: BOARD });
  const figures: Record<string, number> = {};
  const energy: string[] = [];
  for (const game of games) {
    const session = await playGame(elf, game);
    const { median, worst } = spread(session.latencies);
    figures[`device ${game} press to refresh cycles, median`] = median;
    figures[`device ${game} press to refresh cycles, worst`] = worst;
    figures[`device ${game} leave to menu cycles, worst`] = spread(session.leaving).worst;
    figures[`device ${game} native stack bytes, most`] = session.stackBytes;
    figures[`device ${game} start to refresh with resume, us`] = Math.round(resumeMs(elf, game) * 1000);
    energy.push(
      `a game of ${game}, a press each ${THINKING_MS / 1000} s; turns are presses:`,
      ...session.energy,
    );
  }
  Object.assign(figures, sizeFigures(sizes));
  return { figures, energy: [...energy, "currents assumed:", ...energySources()] };
}
