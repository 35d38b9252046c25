// Owns the scripted menu and game that the console's tests play.
import assert from "node:assert/strict";
import * as abi from "../../host/web/abi.ts";
import { readSave } from "../../host/web/save.ts";
import { actor, FakeShelf, request, rig, type Actor, type Rig, type Script } from "./fakes.ts";

export const COUNT = abi.SUMMARY_SIZE; // where the scripted games keep their count
export const DRAWN = abi.STATUS_CHANGED | abi.STATUS_SAVE;

/** A game that counts its presses; C leaves. */
export const counting: Script = (call, arg, state) => {
  if (call === "start") state.set(Buffer.from("counting"));
  if (call !== "press") return DRAWN;
  if (arg === abi.PRESS_C) return abi.STATUS_LEAVE;
  state[COUNT] = (state[COUNT] as number) + 1;
  return DRAWN;
};

/** A menu that launches the game at B and does as `ask` says at A. */
export const menu = (ask: Uint8Array = new Uint8Array(abi.REQUEST_SIZE), id = "GAME"): Actor =>
  actor(
    "MENU",
    (call, arg) => {
      if (call !== "press") return abi.STATUS_CHANGED;
      if (arg === abi.PRESS_B) return { status: abi.STATUS_LAUNCH, request: request(0, id) };
      return { status: abi.STATUS_REQUEST, request: ask };
    },
    0,
  );

/** A booted console with the counting game, or another one, running. */
export async function inGame(script: Script = counting, shelf = new FakeShelf()): Promise<Rig> {
  const made = rig([menu(), actor("GAME", script)], shelf);
  await made.console.boot();
  await made.press(abi.PRESS_B);
  assert.equal(made.view.cart, "GAME");
  return made;
}

export const savedCount = async (made: Rig): Promise<number> => {
  const record = await made.saves.record("GAME");
  return record ? (readSave(record).state[COUNT] as number) : -1;
};
