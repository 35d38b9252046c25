// Owns the gallery: pages that show every part of the console library, for tests and for whoever draws screens.
import {
  PRESS_C,
  PRESS_COUNT,
  PRESS_DOWN,
  PRESS_UP,
  STATE_PTR,
  STATUS_CHANGED,
  STATUS_LEAVE,
  STATUS_REFUSED,
  STATUS_SAVE,
  SUMMARY_SIZE,
} from "../../../assembly/console/abi";
import { clear } from "../../../assembly/console/framebuffer";
import { textBegin } from "../../../assembly/console/text";
import { cartInfo } from "../../../assembly/console/texts";
import { ALL_PAGES, drawPage, PAGES } from "./pages";

@unmanaged
class GalleryState {
  alive: u32;
  page: u32;
}

const ALIVE: u32 = 0x4c4c4147;
const s = changetype<GalleryState>(STATE_PTR + SUMMARY_SIZE);

/** Whether the state can be; what resume refuses, no other call touches. */
function possible(): bool {
  return s.alive == ALIVE && s.page < ALL_PAGES;
}

function draw(): i32 {
  clear();
  textBegin();
  drawPage(s.page);
  return STATUS_CHANGED;
}

export function info(): usize {
  return cartInfo();
}

/** Seed 0 shows the first page; a high word of 1 shows the page of the low word, also those with faults. */
export function start(seedLow: i32, seedHigh: i32): i32 {
  s.alive = ALIVE;
  s.page = seedHigh == 1 && <u32>seedLow < ALL_PAGES ? seedLow : 0;
  return draw() | STATUS_SAVE;
}

export function resume(): i32 {
  return possible() ? draw() : STATUS_REFUSED;
}

/** UP and DOWN turn the sound pages, C leaves. */
export function press(code: i32): i32 {
  if (!possible() || code < 0 || code >= PRESS_COUNT) return 0;
  if (code == PRESS_C) return STATUS_LEAVE;
  if (code == PRESS_DOWN) s.page = (s.page + 1) % PAGES;
  if (code == PRESS_UP) s.page = (s.page + PAGES - 1) % PAGES;
  return draw() | STATUS_SAVE;
}

export function step(): i32 {
  return 0;
}
