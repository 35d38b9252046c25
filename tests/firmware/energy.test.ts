// Owns the tests of the energy model: every part counted once, sums by turn, figures that name their source.
import assert from "node:assert/strict";
import { test } from "node:test";
import {
  CURRENTS,
  energyLines,
  EnergyMeter,
  energyOf,
  energySources,
  type SessionLog,
} from "../../tools/device/energy.ts";
import * as send from "./panel-sequences.ts";

const nothing: SessionLog = {
  refreshes: [],
  boosterOnNs: 0,
  runningNs: 0,
  waitingNs: 0,
  waitingSlowlyNs: 0,
  offNs: 0,
  erases: 0,
  programs: 0,
  turns: 0,
};
const second = 1e9;
const close = (a: number, b: number): void => assert.ok(Math.abs(a - b) < 1e-9, `${a} is not ${b}`);

test("nothing costs nothing, and no turns do not divide by zero", () => {
  const report = energyOf(nothing);
  assert.equal(report.total, 0);
  assert.equal(report.mAsPerTurn, 0);
});

test("each part is counted by its own current", () => {
  const of = (part: Partial<SessionLog>): number => energyOf({ ...nothing, ...part }).total;
  close(of({ runningNs: 2 * second }), 2 * CURRENTS.running.mA);
  close(of({ waitingNs: 3 * second }), 3 * CURRENTS.waiting.mA);
  close(of({ waitingSlowlyNs: 3 * second }), 3 * CURRENTS["waiting slowly"].mA);
  close(of({ offNs: 3600 * second }), 3600 * CURRENTS.off.mA);
  close(of({ erases: 2 }), 0.09 * CURRENTS.erase.mA);
  close(of({ programs: 10 }), 0.004 * CURRENTS.program.mA);
  const refreshes = [{ kind: "clean", startNs: 0, endNs: second }] as const;
  close(of({ refreshes }), CURRENTS.refresh.mA);
  close(of({ refreshes, boosterOnNs: 1.5 * second }), CURRENTS.refresh.mA + 0.5 * CURRENTS.booster.mA);
});

test("a panel's own log gives refreshes and charge by kind and by turn", () => {
  const panel = send.ready({ otpMs: 2000 });
  send.show(panel, send.square);
  send.show(panel, send.white);
  const { refreshes, boosterOnNs } = panel;
  const report = energyOf({ ...nothing, refreshes, boosterOnNs, turns: 2 });
  assert.deepEqual(report.refreshes, { otp: 1, quick: 2 });
  close(report.mAs["otp"]!, 2 * CURRENTS.refresh.mA);
  close(report.mAs["quick"]!, 0.32 * CURRENTS.refresh.mA);
  assert.equal(report.refreshesPerTurn, 1.5);
  close(report.mAsPerTurn * 2, report.total);
  assert.ok(report.mAs["booster"]! > 0);
  assert.match(energyLines(report).at(-1)!, /^1\.5 refreshes and \d+\.\d mAs a turn$/);
});

test("the meter counts what happened since it was made", () => {
  const panel = send.ready();
  const flash = { erases: Uint32Array.of(3, 4), stepCount: 20 };
  const device = { cycles: 1000, timeMs: 50, clock: { sleptSlowlyNs: 7e6 }, flash };
  const meter = new EnergyMeter(device, panel);
  send.show(panel, send.square);
  device.cycles += 133e6;
  device.timeMs += 5000;
  device.clock.sleptSlowlyNs += 2e9;
  device.flash.erases[1]! += 2;
  device.flash.stepCount += 12;
  const session = meter.session(3, 1000);
  assert.deepEqual(
    session.refreshes.map(({ kind }) => kind),
    ["quick"],
  );
  const { runningNs, waitingNs, waitingSlowlyNs, offNs } = session;
  assert.deepEqual([runningNs, waitingNs, waitingSlowlyNs, offNs], [1e9, 1e9, 2e9, 1e9]);
  assert.deepEqual([session.erases, session.programs, session.turns], [2, 10, 3]);
  assert.ok(session.boosterOnNs > 160e6 && session.boosterOnNs < 300e6);
  close(meter.report(3, 1000).total, energyOf(session).total);
});

test("every figure says where it comes from", () => {
  for (const line of energySources()) assert.match(line, /^[\w ]+: [\d.]+ mA, .{20,}/);
});
