// Owns the change from a screen to the dialog over it: the screen stays in sight, its hints and its words go.
import { SCREEN_HEIGHT, SCREEN_WIDTH } from "../abi";
import { WHITE, fill } from "../framebuffer";
import { textBegin } from "../text";

const STRIP_Y: i32 = 117;

/** Call between drawing the screen below and the dialog; from here on the text layer says the dialog only. */
export function beginOver(): void {
  fill(0, STRIP_Y, SCREEN_WIDTH, SCREEN_HEIGHT - STRIP_Y, WHITE);
  textBegin();
}
