// Owns what must be true of every sleep and every wake, and presses at any moment between.
import assert from "node:assert/strict";
import type { Button } from "../../../tools/device/device.ts";
import type { Press } from "../../../tools/device/handheld.ts";
import { Random } from "../../../tools/random.ts";
import { IDLE_MS, nameOf, type Session } from "./session.ts";

const kindsSince = ({ handheld }: Session, count: number): string[] =>
  handheld.panel.refreshes.slice(count).map(({ kind }) => kind);

/** Waits until it sleeps; the glass is clean then, by at most one refresh, and still shows the same. */
export function fallAsleep(session: Session): void {
  const { panel } = session.handheld;
  const count = panel.refreshes.length;
  const wasClean = panel.sinceClean === 0;
  const picture = Buffer.from(session.handheld.picture());
  session.untilAsleep();
  const where = `${session.what}, asleep after press ${session.presses}`;
  assert.deepEqual(kindsSince(session, count), wasClean ? [] : ["clean"], where);
  assert.ok(picture.equals(session.handheld.picture()), `${where}: the picture changed`);
}

/** A press that wakes it: counts once, and costs a quick refresh for each new picture. */
export async function wakeBy(session: Session, press: Press): Promise<void> {
  const { panel } = session.handheld;
  const count = panel.refreshes.length;
  session.handheld.press(press);
  const { frames, steps } = await session.answer(press);
  const kinds = kindsSince(session, count);
  await session.expectSame(`woken by ${nameOf(press)}`);
  const where = `${session.what}, woken by press ${session.presses}, ${nameOf(press)}`;
  assert.ok(
    kinds.every((kind) => kind === "quick"),
    `${where}: refreshes ${kinds.join(", ")}`,
  );
  const news = frames.length - 1;
  assert.ok(
    steps ? kinds.length >= Math.min(news, 1) : kinds.length === news,
    `${where}: ${kinds.length} refreshes`,
  );
}

/** A moment on the way to sleep: so many ms after the idle time, a flash step, the cleaning, its end, the latch. */
export interface Moment {
  of: "idle" | "flash" | "refresh" | "stands" | "latch";
  /** of the flash */
  index?: number;
  ms: number;
}

/** Presses at that moment and waits until all is still; returns whether the rail was gone before. */
export async function pressWhileFallingAsleep(
  session: Session,
  button: Button,
  moment: Moment,
): Promise<boolean> {
  const { device, panel } = session.handheld;
  if (panel.sinceClean === 0) await session.soil(new Random(session.presses));
  const press = (atMs: number): void => device.press(button, { downMs: 30, atMs });
  const left = session.lastEdgeMs + IDLE_MS - device.timeMs;
  const refreshes = panel.refreshes.length;
  const latches = device.latchLog.length;
  const steps = device.flash.stepCount;
  const until = (condition: () => boolean): void => void device.runUntil(condition, IDLE_MS + 9000, 0.05);
  const power = device.resets.power;
  if (moment.of === "idle") {
    press(Math.max(0, left + moment.ms));
    device.run(left + 100);
  } else {
    device.run(Math.max(0, left - 1));
    if (moment.of === "flash") until(() => device.flash.stepCount > steps + moment.index!);
    else if (moment.of === "refresh")
      until(() => panel.refreshes.length > refreshes || panel.state === "refreshing");
    else if (moment.of === "stands")
      until(() => panel.refreshes.length > refreshes && panel.state !== "refreshing");
    else until(() => device.latchLog.length > latches);
    press(moment.ms);
    device.run(moment.ms + 40);
  }
  session.handheld.settle();
  await session.answer({ button });
  await session.expectSame(`${button} ${moment.ms} ms after ${moment.of} ${moment.index ?? ""}`);
  return device.resets.power > power;
}
