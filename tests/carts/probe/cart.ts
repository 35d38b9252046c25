// Owns the probe: the smallest cartridge that keeps the contract; hosts are tested with it, and it misbehaves on demand.
import {
  FRAMEBUFFER_PTR,
  FRAMEBUFFER_SIZE,
  MEMORY_LIMIT,
  PRESS_COUNT,
  SCREEN_STRIDE,
  STATE_PTR,
  STATUS_CHANGED,
  STATUS_LEAVE,
  STATUS_MORE,
  STATUS_REFUSED,
  STATUS_SAVE,
  SUMMARY_SIZE,
  TEXT_PTR,
} from "../../../assembly/console/abi";
import { cartInfo, t } from "../../../assembly/console/texts";

@unmanaged
class ProbeState {
  alive: u32; // ALIVE after start
  presses: u32; // presses taken
  work: u32; // steps left
  seed: u32;
}

const ALIVE: u32 = 0x50524f42;
const s = changetype<ProbeState>(STATE_PTR + SUMMARY_SIZE);

/** Whether the state can be; what resume refuses, no other call touches. */
function possible(): bool {
  return s.alive == ALIVE && s.work < 100;
}

/** Draws the count as a bar of that many columns, and says it. */
function draw(): i32 {
  memory.fill(FRAMEBUFFER_PTR, 0, FRAMEBUFFER_SIZE);
  for (let i: u32 = 0; i < s.presses % 296; i++) {
    const at = FRAMEBUFFER_PTR + 10 * SCREEN_STRIDE + (i >> 3);
    store<u8>(at, load<u8>(at) | (<u8>((<u32>128) >> (i & 7))));
  }
  const words = t("Presses: ");
  memory.copy(TEXT_PTR + 4, words, 9);
  store<u8>(TEXT_PTR + 13, <u8>(48 + ((s.presses / 10) % 10)));
  store<u8>(TEXT_PTR + 14, <u8>(48 + (s.presses % 10)));
  store<u8>(TEXT_PTR + 15, 10);
  store<u32>(TEXT_PTR, 12);
  memory.copy(STATE_PTR, t("probing"), 8);
  return STATUS_CHANGED | (s.work > 0 ? STATUS_MORE : 0);
}

export function info(): usize {
  return cartInfo();
}

export function start(seedLow: i32, seedHigh: i32): i32 {
  s.alive = ALIVE;
  s.presses = 0;
  s.work = 0;
  s.seed = seedLow ^ seedHigh;
  return draw() | STATUS_SAVE;
}

export function resume(): i32 {
  return possible() ? draw() : STATUS_REFUSED;
}

/** A counts, B asks for three steps of work, C leaves; the long presses and HIDE do what hosts must survive. */
export function press(code: i32): i32 {
  if (!possible() || code < 0 || code >= PRESS_COUNT) return 0;
  if (code == 1) s.work = 3;
  if (code == 2) return STATUS_LEAVE | (s.work > 0 ? STATUS_MORE : 0);
  if (code >= 5) return misbehave(code);
  s.presses += 1;
  return draw() | STATUS_SAVE;
}

export function step(): i32 {
  if (!possible() || s.work == 0) return 0;
  s.work -= 1;
  return draw();
}

function misbehave(code: i32): i32 {
  if (code == 5) while (s.alive) s.seed = s.seed * 1664525 + 1013904223; // endless loop
  if (code == 6) return deep(s.seed); // endless recursion
  if (code == 7) return load<i32>(MEMORY_LIMIT + s.presses); // out of range on wasm3
  if (code == 8) return 7 / (s.work - s.work); // division by zero
  if (code == 9) return unreachable();
  return call_indirect(<u32>(s.presses + 1000)); // no such function
}

function deep(n: u32): i32 {
  return deep(n + 1) + deep(n + 2) + 1;
}
