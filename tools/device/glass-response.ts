// Owns how the ink of one pixel answers to a voltage: an assumption in two figures, the same for every pixel.

/** Some frames of one voltage. */
export interface Drive {
  frames: number;
  /** 1 = 10 V towards black, -1 = 10 V towards white, 0 = nothing */
  strength: number;
}

/** Frames at 10 V that take a pixel all the way. Drivers use 30 to 32 frames at 100 Hz for a full change. */
const FULL_FRAMES = 30;

// The ink moves fast at first and creeps at the end, so that 16 frames give most of the contrast (0.90) and
// 8 a visible ghost (0.67), as such short tables are described. It heads for a point a little past the end and
// stops at the end: so a long enough drive leaves nothing of what was before.
const OVERSHOOT = 0.02;
const PACE = FULL_FRAMES / Math.log((1 + OVERSHOOT) / OVERSHOOT);

/** How fast the ink answers at that temperature, 1 = from 20 degrees up. Assumption: half as fast for each 10 less. */
export const responseAt = (celsius: number): number => Math.min(1, 2 ** ((celsius - 20) / 10));

/** Where a pixel of darkness 0 (white) to 1 (black) ends; response 1 = at about 25 degrees, less when colder. */
export function respond(from: number, drives: readonly Drive[], response: number): number {
  let dark = from;
  for (const { frames, strength } of drives) {
    if (strength === 0) continue;
    const left = Math.exp((-frames * Math.abs(strength) * response) / PACE);
    const end = strength > 0 ? 1 + OVERSHOOT : -OVERSHOOT;
    dark = Math.min(1, Math.max(0, end - (end - dark) * left));
  }
  return dark;
}
