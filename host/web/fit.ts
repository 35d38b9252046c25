// Owns the size of the picture: as large as the room allows, each dot a whole number of screen pixels.
import * as abi from "./abi.ts";

// Beyond this many CSS pixels a dot the picture falls apart into squares.
const LARGEST_DOT = 4;

/** The side of a dot in CSS pixels for a room of that size, where a CSS pixel is `ratio` screen pixels. */
export function dotSize(width: number, height: number, ratio: number): number {
  const room = Math.min(width / abi.SCREEN_WIDTH, height / abi.SCREEN_HEIGHT, LARGEST_DOT);
  return Math.max(1, Math.floor(room * ratio)) / ratio;
}

/** Keeps the canvas fitted into the stage, with the board's own parts around it. */
export function keepFitted(stage: HTMLElement, board: HTMLElement, canvas: HTMLCanvasElement): void {
  const fit = (): void => {
    const box = canvas.getBoundingClientRect();
    const outer = board.getBoundingClientRect();
    const margin = 2;
    const width = stage.clientWidth - (outer.width - box.width) - margin;
    const height = stage.clientHeight - (outer.height - box.height) - margin;
    const dot = dotSize(width, height, window.devicePixelRatio || 1);
    canvas.style.width = `${abi.SCREEN_WIDTH * dot}px`;
    canvas.style.height = `${abi.SCREEN_HEIGHT * dot}px`;
  };
  new ResizeObserver(fit).observe(stage);
  window.addEventListener("resize", fit);
  fit();
}
