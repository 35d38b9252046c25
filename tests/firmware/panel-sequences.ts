// Owns what the tests of the panel model send: planes, waveforms and the usual sequences, written as a driver would.
import { SCREEN_HEIGHT, SCREEN_WIDTH } from "../../host/web/abi.ts";
import { Bitmap } from "../../tools/png.ts";
import { Uc8151Bench } from "../../tools/device/panel-uc8151-bench.ts";
import { CODE } from "../../tools/device/panel-uc8151-commands.ts";

/** A picture as the controller wants it: 16 bytes a column, top pixel in the high bit; set bit = black. */
export function planeOf(picture: Bitmap): Uint8Array {
  const plane = new Uint8Array((SCREEN_WIDTH * SCREEN_HEIGHT) / 8);
  picture.pixels.forEach((black, i) => {
    const x = i % SCREEN_WIDTH;
    const y = Math.floor(i / SCREEN_WIDTH);
    if (black) plane[x * 16 + (y >> 3)]! |= 0x80 >> (y & 7);
  });
  return plane;
}

export function picture(draw: (bitmap: Bitmap) => void): Bitmap {
  const bitmap = new Bitmap(SCREEN_WIDTH, SCREEN_HEIGHT);
  draw(bitmap);
  return bitmap;
}

export const white = picture(() => {});
export const black = picture((bitmap) => bitmap.pixels.fill(1));

/** What a panel complained of: rules, and rules with their words. */
export const rules = (panel: Uc8151Bench): string[] => panel.violations.map(({ rule }) => rule);
export const told = (panel: Uc8151Bench): string[] =>
  panel.violations.map(({ rule, text }) => `${rule} ${text}`);

/** Something different in each corner and along each edge, so that any turn, flip or shift is seen. */
export const marked = picture((bitmap) => {
  bitmap.fill(0, 0, 9, 3, 1);
  bitmap.fill(291, 0, 5, 1, 1);
  bitmap.fill(0, 121, 1, 7, 1);
  bitmap.fill(293, 126, 3, 2, 1);
  bitmap.fill(100, 0, 17, 1, 1);
  bitmap.fill(120, 127, 33, 1, 1);
  bitmap.fill(0, 50, 1, 11, 1);
  bitmap.fill(295, 70, 1, 13, 1);
  bitmap.fill(40, 40, 1, 1, 1);
});
export const square = picture((bitmap) => bitmap.fill(80, 40, 16, 16, 1));

/** Phases of a table: frames towards black are positive, towards white negative. */
export type Phases = number[];

export interface Tables {
  vcom: number;
  ww: Phases;
  bw: Phases;
  wb: Phases;
  bb: Phases;
}

export const quick: Tables = { vcom: 16, ww: [], bw: [-16], wb: [16], bb: [] };
export const normal: Tables = { vcom: 32, ww: [], bw: [8, -24], wb: [-8, 24], bb: [] };
export const strong: Tables = { vcom: 64, ww: [], bw: [-60], wb: [60], bb: [] };
export const clean: Tables = { vcom: 72, ww: [32, -32], bw: [28, -44], wb: [-28, 44], bb: [-32, 32] };

/** Rows of one phase each. */
export function tableBytes(phases: Phases, size = 42): number[] {
  const bytes = phases.flatMap((frames) => [frames > 0 ? 0x40 : 0x80, Math.abs(frames), 0, 0, 0, 1]);
  return [...bytes, ...Array<number>(size - bytes.length).fill(0)];
}

export const vcomBytes = (frames: number): number[] => [0, frames, 0, 0, 0, 1, ...Array<number>(38).fill(0)];

export function loadTables(panel: Uc8151Bench, tables: Tables): void {
  panel.command(CODE.LUTC, ...vcomBytes(tables.vcom));
  panel.command(CODE.LUTWW, ...tableBytes(tables.ww));
  panel.command(CODE.LUTBW, ...tableBytes(tables.bw));
  panel.command(CODE.LUTWB, ...tableBytes(tables.wb));
  panel.command(CODE.LUTBB, ...tableBytes(tables.bb));
}

export const PSR_OTP = 0x97;
export const PSR_TABLES = 0xb7;
/** Border floating, as it must be with tables of one's own. */
export const CDI_SET_BIT_BLACK = 0xcc;
export const CDI_SET_BIT_WHITE = 0xdc;

/** What a driver writes after a reset. */
export function init(panel: Uc8151Bench, psr = PSR_TABLES): void {
  panel.command(CODE.PSR, psr);
  panel.command(CODE.PWR, 0x03, 0x00, 0x26, 0x26, 0x26);
  panel.command(CODE.BTST, 0x17, 0x17, 0x17);
  panel.command(CODE.PFS, 0x30);
  panel.command(CODE.TSE, 0x00);
  panel.command(CODE.TCON, 0x22);
  panel.command(CODE.CDI, CDI_SET_BIT_BLACK);
  panel.command(CODE.PLL, 0x3a);
}

export const on = (panel: Uc8151Bench): void => {
  panel.command(CODE.PON);
  panel.wait();
};

export const off = (panel: Uc8151Bench): void => {
  panel.command(CODE.POF);
  panel.wait();
};

/** Sends the picture and begins to show it; the booster must be on. */
export function begin(panel: Uc8151Bench, frame: Bitmap): void {
  panel.command(CODE.PTOUT);
  panel.command(CODE.DTM2);
  panel.data(planeOf(frame));
  panel.command(CODE.DSP);
  panel.command(CODE.DRF);
}

/** The whole of a refresh, from booster on to booster off. */
export function show(panel: Uc8151Bench, frame: Bitmap): void {
  on(panel);
  begin(panel, frame);
  panel.wait();
  off(panel);
}

/** Shows a picture with the maker's waveform, whatever stands. */
export function showFull(panel: Uc8151Bench, frame: Bitmap): void {
  panel.command(CODE.PSR, PSR_OTP);
  show(panel, frame);
  panel.command(CODE.PSR, PSR_TABLES);
}

/** A panel that shows white and has quick tables loaded, with nothing to complain of. */
export function ready(options: ConstructorParameters<typeof Uc8151Bench>[0] = {}): Uc8151Bench {
  const panel = new Uc8151Bench(options);
  panel.start();
  init(panel);
  loadTables(panel, quick);
  showFull(panel, white);
  return panel;
}

/** PTL for a window of the picture; y and height in steps of 8. */
export const ptl = (x: number, y: number, width: number, height: number, scan = 1): number[] => {
  const last = x + width - 1;
  return [y, y + height - 1, x >> 8, x & 255, last >> 8, last & 255, scan];
};

/** Leaves the panel in the middle of a refresh. */
export const start = (panel: Uc8151Bench): void => (on(panel), begin(panel, square));
