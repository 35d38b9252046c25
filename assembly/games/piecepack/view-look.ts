// Owns the closer look: the clock of the three hours, and what is still hidden.
import { BLACK, WHITE, blit, fill, frame, vline } from "../../console/framebuffer";
import { SPRITE_MAN9 } from "../../console/icon-data";
import { bar, barLeft, barRight, hints, pageDots } from "../../console/parts";
import { HEAD, READ, centre, label, left, put, putChar, putNumber, wrap } from "../../console/text";
import { t } from "../../console/texts";
import { INDOORS, OUTDOORS, STACK_SIZE, TICKS_PER_HOUR, intensityOf, stackStart } from "./data";
import { roomName } from "./names";
import { hiddenCount, intensity, isKnown, nextHourAt, nextIntensity, ticksLeft } from "./queries";
import { LOOK_CLOCK, LOOK_PAGES } from "./screens";
import { state } from "./state";
import { putTimeLeft, squareX, squareY } from "./view-main";

/** page = LOOK_CLOCK or LOOK_HIDDEN. */
export function drawLook(page: i32): void {
  bar(false);
  put(page == LOOK_CLOCK ? t("The clock") : t("Still hidden"));
  barLeft();
  putTimeLeft();
  barRight();
  if (page == LOOK_CLOCK) drawHours();
  else drawStacks();
  pageDots(LOOK_PAGES, page, 109);
  hints(t("Back"), t("Next"), t("Rules"));
}

function drawHours(): void {
  for (let h = 0; h < 3; h++) drawHour(h, 10 + h * 56);
  vline(177, 17, 86, BLACK);
  if (intensity() > 0) {
    putNumber(ticksLeft());
    put(t(" left: each attack\nhas "));
    putNumber(intensity());
    put(t(" zombies more.\n"));
  }
  if (nextIntensity() >= 0) {
    put(t("From "));
    putNumber(nextHourAt());
    put(t(" left: "));
    putNumber(nextIntensity());
    put(t(" more.\n"));
  }
  put(t("With 0 left you lose.\nA search or a rest\ntakes 1 more."));
  wrap(183, 18, 110, 12, READ, BLACK);
}

/** One hour: title, eight squares, what it adds to each attack. */
function drawHour(h: i32, x: i32): void {
  put(t("Hour "));
  putNumber(h + 1);
  left(x, 18, READ, BLACK);
  for (let i = 0; i < TICKS_PER_HOUR; i++) drawSquare(x + squareX(i, 15), 30 + squareY(i, 15), h * 8 + i);
  putChar(43);
  putNumber(intensityOf(h));
  centre(x + 15, 93, HEAD, BLACK);
}

/** A square of the clock: passed = a dot, now = the hand. */
function drawSquare(x: i32, y: i32, tick: i32): void {
  frame(x, y, 16, 16, 1, BLACK);
  if (tick < <i32>state.ticks) fill(x + 5, y + 5, 6, 6, BLACK);
  if (tick != <i32>state.ticks) return;
  fill(x, y, 16, 16, BLACK);
  blit(SPRITE_MAN9, x + 3, y + 4, WHITE);
}

function drawStacks(): void {
  drawStack(INDOORS, t("In the house"), 4);
  vline(148, 17, 86, BLACK);
  drawStack(OUTDOORS, t("In the yard"), 156);
}

function drawStack(area: i32, title: usize, x: i32): void {
  label(title, x, 17, HEAD, BLACK);
  const first = stackStart(area);
  if (hiddenCount(area) == 0) put(t("Nothing: all is found."));
  let any = false;
  for (let room = first; room < first + STACK_SIZE; room++) {
    if (isKnown(room)) continue;
    if (any) put(t(", "));
    put(roomName(room));
    any = true;
  }
  const lines = wrap(x, 34, 136, 11, READ, BLACK);
  if (hiddenCount(area) < 2) return;
  put(t("Each is as likely as any other."));
  wrap(x, 38 + lines * 11, 136, 11, READ, BLACK);
}
