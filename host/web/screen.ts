// Owns the glass: 296 x 128 dots on a canvas, and how a refresh of e-ink looks and how long it takes.
import * as abi from "./abi.ts";
import type { Refresh } from "./refresh.ts";

/** Real takes a panel's time and flashes; Instant only swaps the picture. */
export type Look = "real" | "instant";

// Colours of paper and ink on the glass, red green blue; the stylesheet's frame matches the paper.
const PAPER = [228, 227, 219] as const;
const INK = [33, 33, 36] as const;

// One stage of a refresh: for how long, and how much ink there is where the old and the new picture have it or not.
type Shade = (from: number, to: number) => number;
interface Stage {
  ms: number;
  shade: Shade;
}
const arrived: Shade = (_, to) => to;

// A quick refresh drives only what differs, once: about 300 ms on the panels this console has.
const QUICK: Stage[] = [
  { ms: 90, shade: (from, to) => from + (to - from) * 0.3 },
  { ms: 110, shade: (from, to) => from + (to - from) * 0.75 },
  { ms: 100, shade: (from, to) => from + (to - from) * 0.94 },
];
// A clean one turns everything over and ends with the picture. Panels need 2 to 4.5 s; this is a third of it.
const CLEAN: Stage[] = [
  { ms: 180, shade: (from) => 1 - from },
  { ms: 220, shade: () => 1 },
  { ms: 220, shade: () => 0 },
  { ms: 180, shade: (_, to) => 1 - to },
  { ms: 200, shade: (_, to) => to * 0.85 },
];
// For people who asked for less motion: the same time for a clean refresh, without the flashes.
const STILL: Stage[] = [{ ms: 600, shade: (_, to) => to * 0.9 }];

const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

interface Wanted {
  frame: Uint8Array;
  refresh: Refresh;
  done: (() => void)[];
}

/** The glass. Pictures that come while it is busy replace each other; the last one is shown. */
export class Screen {
  look: Look = "real";
  private readonly context: CanvasRenderingContext2D;
  private readonly image: ImageData;
  private glass: Uint8Array = new Uint8Array(abi.SCREEN_WIDTH * abi.SCREEN_HEIGHT);
  private wanted: Wanted | null = null;
  private busy = false;

  constructor(
    canvas: HTMLCanvasElement,
    private readonly lessMotion: () => boolean,
  ) {
    canvas.width = abi.SCREEN_WIDTH;
    canvas.height = abi.SCREEN_HEIGHT;
    this.context = canvas.getContext("2d", { alpha: false }) as CanvasRenderingContext2D;
    this.image = this.context.createImageData(abi.SCREEN_WIDTH, abi.SCREEN_HEIGHT);
    this.draw(this.glass, this.glass, arrived);
  }

  /** Shows a framebuffer; resolves when it, or a later one, stands. */
  show(frame: Uint8Array, refresh: Refresh): Promise<void> {
    return new Promise((resolve) => {
      const before = this.wanted;
      const clean = refresh !== "quick" || (before !== null && before.refresh !== "quick");
      this.wanted = { frame, refresh: clean ? "clean" : "quick", done: [...(before?.done ?? []), resolve] };
      if (!this.busy) void this.drive();
    });
  }

  private async drive(): Promise<void> {
    this.busy = true;
    for (let next = this.wanted; next; next = this.wanted) {
      this.wanted = null;
      const target = dots(next.frame);
      if (this.look === "real") await this.play(this.stages(next.refresh), target);
      this.draw(this.glass, target, arrived);
      this.glass = target;
      for (const done of next.done) done();
    }
    this.busy = false;
  }

  private stages(refresh: Refresh): Stage[] {
    if (refresh === "quick") return QUICK;
    return this.lessMotion() ? STILL : CLEAN;
  }

  private async play(stages: Stage[], target: Uint8Array): Promise<void> {
    for (const stage of stages) {
      this.draw(this.glass, target, stage.shade);
      await wait(stage.ms);
    }
  }

  /** Paints one stage between two pictures of 0 and 1. */
  private draw(from: Uint8Array, to: Uint8Array, shade: Shade): void {
    const { data } = this.image;
    for (let i = 0; i < to.length; i++) {
      const ink = shade(from[i] as number, to[i] as number);
      for (let c = 0; c < 3; c++) {
        const paper = PAPER[c] as number;
        data[i * 4 + c] = paper + ((INK[c] as number) - paper) * ink;
      }
      data[i * 4 + 3] = 255;
    }
    this.context.putImageData(this.image, 0, 0);
  }
}

/** A framebuffer as one byte a dot, 1 = black. */
export function dots(frame: Uint8Array): Uint8Array {
  const out = new Uint8Array(abi.SCREEN_WIDTH * abi.SCREEN_HEIGHT);
  for (let i = 0; i < out.length; i++) out[i] = ((frame[i >> 3] as number) >> (7 - (i & 7))) & 1;
  return out;
}

/** The picture as a PNG of 296 x 128, pure black and white. */
export async function framePng(frame: Uint8Array): Promise<Blob> {
  const canvas = document.createElement("canvas");
  canvas.width = abi.SCREEN_WIDTH;
  canvas.height = abi.SCREEN_HEIGHT;
  const context = canvas.getContext("2d") as CanvasRenderingContext2D;
  const image = context.createImageData(abi.SCREEN_WIDTH, abi.SCREEN_HEIGHT);
  dots(frame).forEach((dot, i) =>
    image.data.set([255 - dot * 255, 255 - dot * 255, 255 - dot * 255, 255], i * 4),
  );
  context.putImageData(image, 0, 0);
  return new Promise((resolve, reject) =>
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error("The picture could not be made."))),
      "image/png",
    ),
  );
}
