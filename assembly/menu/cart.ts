// Owns the menu cartridge: the list of the other cartridges, settings, erasing, about. Exports and wiring only.
import {
  HOST_LAST_CARTRIDGE,
  HOST_PTR,
  PRESS_COUNT,
  STATE_PTR,
  STATE_SIZE,
  STATUS_CHANGED,
  STATUS_REFUSED,
  STATUS_SCENE,
} from "../console/abi";
import { cartInfo } from "../console/texts";
import { ALIVE, AS_HOST, entryCount, entryId, isPossible, menu, normalise } from "./state";
import { pressMenu } from "./ui";
import { drawMenu } from "./view";

export function info(): usize {
  return cartInfo();
}

/** Opens the list with the cartridge that was left last under the cursor; the menu rolls no dice. */
export function start(_seedLow: i32, _seedHigh: i32): i32 {
  memory.fill(STATE_PTR, 0, STATE_SIZE);
  menu.alive = ALIVE;
  menu.refreshStyle = AS_HOST;
  menu.idleMinutes = AS_HOST;
  const last = load<u32>(HOST_PTR + HOST_LAST_CARTRIDGE);
  for (let i = 0; i < entryCount(); i++) {
    if (last != 0 && entryId(i) == last) menu.row = <u8>i;
  }
  drawMenu();
  return STATUS_CHANGED | STATUS_SCENE;
}

export function resume(): i32 {
  if (!isPossible()) return STATUS_REFUSED;
  normalise();
  drawMenu();
  return STATUS_CHANGED;
}

export function press(code: i32): i32 {
  if (!isPossible() || code < 0 || code >= PRESS_COUNT) return 0;
  const status = pressMenu(code);
  if (status & STATUS_CHANGED) drawMenu();
  return status;
}

/** The menu never leaves work for later. */
export function step(): i32 {
  return 0;
}
