// Owns the save record and the file of saves: round trips, and one clear sentence for every wrong file.
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import fc from "fast-check";
import * as abi from "../../host/web/abi.ts";
import { EXPORT_LIMIT, packExport, readExport } from "../../host/web/export-file.ts";
import { planImport } from "../../host/web/imports.ts";
import { crc32, packSave, readSave, type Save } from "../../host/web/save.ts";
import { Saves } from "../../host/web/saves.ts";
import { MemoryShelf } from "../../host/web/shelf.ts";
import { actor } from "./fakes.ts";

const save = (id: string, fill: number, sequence = 1): Save => {
  const state = new Uint8Array(24).fill(fill);
  state.set(Buffer.from(`turn ${fill}`.padEnd(abi.SUMMARY_SIZE, "\0")));
  return { id, saveVersion: 0, layoutHash: 0, sequence, state };
};
const carts = ["GAM1", "GAM2"].map((id) => actor(id, () => 0).cart);
const file = (...saves: Save[]): Uint8Array => packExport(saves.map(packSave));
/** A sentence: begins with a capital, ends with a full stop, one line. */
const SENTENCE = /^[A-Z][^\n]*\.$/;

/** The file with some bytes put in, its checksum made right again where `mend` says so. */
function changed(bytes: Uint8Array, at: number, values: number[], mend = false): Uint8Array {
  const copy = bytes.slice();
  copy.set(values, at);
  if (mend) {
    copy.fill(0, 12, 16);
    new DataView(copy.buffer).setUint32(12, crc32(copy), true);
  }
  return copy;
}

describe("save record", () => {
  test("CRC-32 is the IEEE one", () => assert.equal(crc32(Buffer.from("123456789")), 0xcbf43926));

  test("comes back as it was", () => {
    fc.assert(
      fc.property(
        fc.uint8Array({ maxLength: abi.STATE_SIZE }),
        fc.nat(0xffff),
        fc.nat(0xffffffff),
        fc.nat(0xffffffff),
        (state, saveVersion, layoutHash, sequence) => {
          const before = { id: "GAM1", saveVersion, layoutHash, sequence, state };
          const after = readSave(packSave(before));
          assert.deepEqual({ ...after, state: [...after.state] }, { ...before, state: [...state] });
        },
      ),
    );
  });

  test("any flipped bit and any cut is noticed with a sentence", () => {
    const record = packSave(save("GAM1", 3));
    for (let bit = 0; bit < record.length * 8; bit++) {
      const bad = record.map((byte, at) => (at === bit >> 3 ? byte ^ (1 << (bit & 7)) : byte));
      assert.throws(() => readSave(bad), { message: SENTENCE }, `bit ${bit}`);
    }
    for (let length = 0; length < record.length; length++)
      assert.throws(() => readSave(record.slice(0, length)), { message: SENTENCE });
  });
});

describe("file of saves", () => {
  const good = file(save("GAM1", 1), save("GAM2", 2));

  test("comes back as it was", () => {
    assert.deepEqual(
      readExport(good).map(({ id, state }) => [id, state[5]]),
      [
        ["GAM1", "1".charCodeAt(0)],
        ["GAM2", "2".charCodeAt(0)],
      ],
    );
  });

  const wrong: [string, Uint8Array, RegExp][] = [
    ["not ours", Buffer.from("PNG picture of a cat"), /^This is not a file of deadink saves\.$/],
    ["empty", new Uint8Array(0), /^This is not a file of deadink saves\.$/],
    ["cut in the header", good.slice(0, 11), /^This file of saves is cut short\.$/],
    ["cut in a record", good.slice(0, good.length - 3), /^This file of saves is cut short\.$/],
    [
      "a wrong checksum",
      changed(good, 80, [77]),
      /^This file of saves is damaged: its checksum does not match\.$/,
    ],
    [
      "a newer version",
      changed(good, 8, [2, 0], true),
      /version 2, newer than this page, which reads version 1\.$/,
    ],
    [
      "too big",
      new Uint8Array(EXPORT_LIMIT + 1),
      /^This file is too big to hold saves: \d+ bytes, at most \d+\.$/,
    ],
    [
      "bytes behind the end",
      new Uint8Array([...good, 1]),
      /^This file of saves is damaged: bytes follow its end\.$/,
    ],
    [
      "a damaged save inside",
      changed(good, 60, [77], true),
      /^The save is damaged: its checksum does not match\.$/,
    ],
  ];
  for (const [name, bytes, words] of wrong) {
    test(`${name} is refused with one sentence`, () => {
      assert.throws(() => readExport(bytes), { message: words });
      assert.match(String(words), /./);
    });
  }

  test("cut anywhere or with any byte changed it is refused with one sentence", () => {
    for (let length = 0; length < good.length; length++)
      assert.throws(() => readExport(good.slice(0, length)), { message: SENTENCE });
    for (let at = 0; at < good.length; at++)
      assert.throws(() => readExport(changed(good, at, [(good[at] as number) ^ 0x55])), {
        message: SENTENCE,
      });
  });

  test("random bytes never do anything but be refused", () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 4000 }), (bytes) => {
        assert.throws(() => readExport(bytes), { message: SENTENCE });
        const dressed = changed(good, 8, [...bytes.slice(0, good.length - 8)]);
        try {
          readExport(dressed);
        } catch (error) {
          assert.match((error as Error).message, SENTENCE);
        }
      }),
    );
  });
});

describe("import", () => {
  test("names what stands in the way, leaves out what fits no game", async () => {
    const saves = new Saves(new MemoryShelf());
    await saves.replace(save("GAM1", 7, 9));
    const plan = await planImport(file(save("GAM1", 1), save("GAM2", 2), save("GAM3", 3)), carts, saves);
    assert.deepEqual(
      plan.items.map(({ title, words, here }) => [title, words, here]),
      [
        ["The GAM1", "turn 1", "turn 7"],
        ["The GAM2", "turn 2", null],
      ],
    );
    assert.deepEqual(plan.left, ["This file holds a save of the game GAM3, which is not here."]);
  });

  const refused: [string, Uint8Array, RegExp][] = [
    [
      "only unknown games",
      file(save("GAM9", 1)),
      /^This file holds a save of the game GAM9, which is not here\.$/,
    ],
    ["no saves", file(), /^This file holds no saves\.$/],
    [
      "another version of the game",
      file({ ...save("GAM1", 1), layoutHash: 5 }),
      /^The GAM1: The save was made by another version of this game\.$/,
    ],
  ];
  for (const [name, bytes, words] of refused) {
    test(`a file with ${name} is refused with one sentence`, () =>
      assert.rejects(planImport(bytes, carts, new Saves(new MemoryShelf())), { message: words }));
  }

  test("a replaced save is numbered behind both, so that no tab takes it for an old one", async () => {
    const saves = new Saves(new MemoryShelf());
    await saves.replace(save("GAM1", 1, 40));
    await saves.replace(save("GAM1", 2, 3));
    assert.equal(readSave((await saves.record("GAM1")) as Uint8Array).sequence, 42);
  });

  test("an export holds every sound save and nothing else", async () => {
    const shelf = new MemoryShelf();
    const saves = new Saves(shelf);
    await saves.replace(save("GAM2", 2));
    await saves.replace(save("GAM1", 1));
    await shelf.put("save:GAM3", new Uint8Array(50));
    await saves.setSettings({ refreshStyle: 2, idleMinutes: 5, textSize: 1 });
    const records = await saves.records();
    assert.deepEqual(
      records.map((record) => readSave(record).id),
      ["GAM1", "GAM2"],
    );
  });
});
