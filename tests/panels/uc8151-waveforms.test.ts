// Owns the rules of charge, contrast and length for the UC8151 driver's waveforms, computed from the bytes on the bus.
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { MODES, UNKNOWN, type Mode } from "./bench.ts";
import { begun, bench, CODE } from "./uc8151.ts";

const GROUND = 0;
const TO_BLACK = 1;
const TO_WHITE = 2;
const FLOATING = 3;
const ROWS = 7;
const ROW_BYTES = 6;

/** Levels frame by frame. UC8151D: four levels, four lengths, how often; then two bytes of VCOM only. */
function framesOf(table: Uint8Array): number[] {
  const frames: number[] = [];
  for (let row = 0; row < ROWS; row++) {
    const [levels, ...rest] = table.subarray(row * ROW_BYTES, (row + 1) * ROW_BYTES);
    for (let turn = 0; turn < rest[4]!; turn++) {
      for (let phase = 0; phase < 4; phase++) {
        frames.push(...Array<number>(rest[phase]!).fill((levels! >> (6 - 2 * phase)) & 3));
      }
    }
  }
  return frames;
}

type Name = "LUTC" | "LUTWW" | "LUTBW" | "LUTWB" | "LUTBB";
const NAMES: readonly Name[] = ["LUTC", "LUTWW", "LUTBW", "LUTWB", "LUTBB"];

/** The tables that the driver loads for a mode. */
function tablesOf(mode: Mode): Record<Name, Uint8Array> {
  const { sent } = begun().mark().show(1, 0, mode).run(bench()).marked;
  const found = NAMES.map((name) => [name, sent.find(({ code }) => code === CODE[name])?.data]);
  return Object.fromEntries(found) as Record<Name, Uint8Array>;
}

/** Frames towards black less those towards white. */
const charge = (frames: number[]): number =>
  frames.reduce((sum, level) => sum + (level === TO_BLACK ? 1 : level === TO_WHITE ? -1 : 0), 0);

const OWN = MODES.filter((mode) => mode !== "full");
const tables = new Map<Mode, Record<Name, Uint8Array>>(OWN.map((mode) => [mode, tablesOf(mode)]));
const frames = (mode: Mode, name: Name): number[] => framesOf(tables.get(mode)![name]);

for (const mode of OWN) {
  describe(`the waveform ${mode}`, () => {
    test("has tables of 44 and 42 bytes, all gates as usual", () => {
      for (const name of NAMES) {
        const bytes = tables.get(mode)![name];
        assert.equal(bytes.length, name === "LUTC" ? 44 : 42);
        assert.deepEqual([...bytes.subarray(42)], name === "LUTC" ? [0, 0] : []);
      }
    });

    test("leaves VCOM at its level, floats no pixel, and is cut nowhere", () => {
      assert.ok(frames(mode, "LUTC").every((level) => level === GROUND));
      for (const name of NAMES) {
        assert.ok(!frames(mode, name).includes(FLOATING));
        assert.ok(frames(mode, name).length <= frames(mode, "LUTC").length);
      }
    });

    test("is balanced for pixels that stay, and opposite for the two ways across", () => {
      assert.equal(charge(frames(mode, "LUTWW")), 0);
      assert.equal(charge(frames(mode, "LUTBB")), 0);
      assert.equal(charge(frames(mode, "LUTBW")), -charge(frames(mode, "LUTWB")));
    });

    test("treats white and black alike but for the sign", () => {
      const swapped = (levels: number[]): number[] =>
        levels.map((level) => (level === TO_BLACK ? TO_WHITE : level === TO_WHITE ? TO_BLACK : level));
      assert.deepEqual(swapped(frames(mode, "LUTBW")), frames(mode, "LUTWB"));
      assert.deepEqual(swapped(frames(mode, "LUTWW")), frames(mode, "LUTBB"));
    });

    test("ends with the drive home and a frame at ground", () => {
      const across = frames(mode, "LUTWB");
      assert.equal(across.at(-1), GROUND);
      let last = 0;
      while (across.at(-2 - last) === TO_BLACK) last++;
      assert.ok(last >= (mode === "quick" ? 16 : 24), `${last} frames towards black`);
    });
  });
}

test("lengths are 16, 32, 64 and 96 frames and the one at ground", () => {
  assert.deepEqual(
    OWN.map((mode) => frames(mode, "LUTC").length),
    [17, 33, 65, 97],
  );
});

test("changed pixels only are driven, but for clean, which drives all", () => {
  for (const mode of OWN) {
    for (const name of ["LUTWW", "LUTBB"] as const) {
      const driven = frames(mode, name).some((level) => level !== GROUND);
      assert.equal(driven, mode === "clean", `${mode} ${name}`);
    }
  }
});

test("modes may be mixed: the way to black gathers the same charge in each of them", () => {
  const nets = OWN.map((mode) => charge(frames(mode, "LUTWB")));
  assert.deepEqual(new Set(nets), new Set([16]));
});

test("clean takes every pixel all the way there and back, 30 frames at least", () => {
  for (const name of ["LUTWW", "LUTBW", "LUTWB", "LUTBB"] as const) {
    const home = name.endsWith("W") ? TO_WHITE : TO_BLACK;
    const all = frames("clean", name);
    const stays = name === "LUTWW" || name === "LUTBB";
    assert.ok(all.filter((level) => level !== home && level !== GROUND).length >= (stays ? 40 : 30));
    assert.ok(all.slice(-33, -1).every((level) => level === home));
  }
});

test("the maker's waveform is chosen by PSR, without tables", () => {
  const { sent } = begun().mark().show(1, UNKNOWN, "full").run(bench()).marked;
  assert.equal(sent.find(({ code }) => code === CODE.PSR)!.data[0], 0x97);
  assert.ok(sent.every(({ code }) => code < CODE.LUTC || code > CODE.LUTBB));
});

test("the border floats with our own tables, which would unbalance it, and is white with the maker's", () => {
  const borderOf = (mode: Mode): number | undefined =>
    begun()
      .mark()
      .show(1, 0, mode)
      .run(bench())
      .marked.sent.find(({ code }) => code === CODE.CDI)?.data[0];
  assert.deepEqual(MODES.map(borderOf), [0xcc, 0xcc, 0xcc, 0xcc, 0x4c]);
});
