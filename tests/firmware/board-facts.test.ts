// Owns the tests of board.json: every board of the project is in order, each mistake names file and field.
import assert from "node:assert/strict";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { after, describe, test } from "node:test";
import { root } from "../../tools/cli.ts";
import { boardConfig, boardMemory } from "../../tools/firmware/board-config.ts";
import { boardNames, findBoard, readBoardFacts } from "../../tools/firmware/board-facts.ts";

mkdirSync(join(root, "build"), { recursive: true });
const folder = mkdtempSync(join(root, "build/boards-"));
after(() => rmSync(folder, { recursive: true }));

type Json = { [key: string]: Json | string | number | undefined };

/** Badger's board.json with something changed. */
function changed(change: (facts: Json) => void): string {
  const facts = JSON.parse(readFileSync(join(root, "boards/badger2040/board.json"), "utf8")) as Json;
  change(facts);
  const path = join(folder, "board.json");
  writeFileSync(path, JSON.stringify(facts));
  return path;
}

const inside = (facts: Json, ...path: string[]): Json => path.reduce((at, key) => at[key] as Json, facts);

/** Fails unless reading ends in exactly this sentence about the file. */
function refuses(change: (facts: Json) => void, words: string): void {
  const path = changed(change);
  assert.throws(() => readBoardFacts(path), { message: `${relative(root, path)}, ${words}` });
}

describe("board.json", () => {
  for (const name of boardNames()) {
    test(`${name} is in order`, () => {
      assert.equal(findBoard(name).id, name);
    });
  }

  test("a field that is missing", () => {
    refuses((facts) => delete inside(facts, "panel")["busy"], 'field "panel.busy" is missing.');
    refuses((facts) => delete inside(facts, "buttons")["DOWN"], 'field "buttons.DOWN" is missing.');
  });

  test("a field that nobody knows", () => {
    refuses(
      (facts) => (inside(facts, "panel")["speed"] = 1),
      'field "panel.speed" is not a fact of a board.',
    );
  });

  test("values that cannot be", () => {
    refuses((facts) => (inside(facts, "latch")["pin"] = 30), 'field "latch.pin" must be 29 or less.');
    refuses(
      (facts) => (inside(facts, "led")["active"] = "on"),
      'field "led.active" must be "high" or "low".',
    );
    refuses((facts) => (inside(facts, "battery")["sense"] = 12), 'field "battery.sense" must be 26 or more.');
    refuses(
      (facts) => (inside(facts, "flash")["saveBytes"] = 10000),
      'field "flash.saveBytes" must be a multiple of 4096.',
    );
  });

  test("a pin with two jobs", () => {
    refuses(
      (facts) => (inside(facts, "buttons", "B")["pin"] = 12),
      'field "buttons.B.pin" is 12, which buttons.A.pin has already.',
    );
  });

  test("a pin that the bus does not reach", () => {
    refuses(
      (facts) => (inside(facts, "panel")["clock"] = 9),
      'field "panel.clock" is 9, which the bus SPI0 does not reach as its clock.',
    );
  });

  test("folders that are not there", () => {
    refuses(
      (facts) => (facts["family"] = "avr"),
      'field "family" is "avr", and there is no boards/avr with a link.ld.',
    );
    refuses(
      (facts) => (inside(facts, "panel")["controller"] = "xyz"),
      'field "panel.controller" is "xyz", and there is no boards/panels/xyz.',
    );
  });

  test("no room for firmware", () => {
    refuses(
      (facts) => (inside(facts, "flash")["saveBytes"] = 2097152),
      'field "flash.saveBytes" leaves no room for the firmware.',
    );
  });

  test("what is no JSON", () => {
    const path = join(folder, "board.json");
    writeFileSync(path, "{");
    assert.throws(() => readBoardFacts(path), /board\.json cannot be read: /);
  });

  test("a board that nobody knows", () => {
    assert.throws(() => findBoard("badger"), {
      message: /^There is no board "badger"; there are badger2040/,
    });
  });

  test("a board without latch, LED, USB sense, USER button and battery measurement is one too", () => {
    const path = changed((facts) => {
      for (const field of ["latch", "led", "usb", "user", "battery"]) delete facts[field];
    });
    const config = boardConfig({ id: "bare", facts: readBoardFacts(path) });
    for (const name of ["LATCH", "LED", "USB", "USER", "BATTERY", "REFERENCE"]) {
      assert.match(config, new RegExp(`^#define BOARD_HAS_${name} 0$`, "m"));
    }
  });

  test("C learns polarity and the save area", () => {
    const path = changed((facts) => (inside(facts, "buttons", "C")["active"] = "low"));
    const board = { id: "badger2040", facts: readBoardFacts(path) };
    const config = boardConfig(board);
    assert.match(config, /^#define BOARD_BUTTON_PINS \{12, 13, 14, 15, 11\}$/m);
    assert.match(config, /^#define BOARD_BUTTONS 0x0000f800u$/m);
    assert.match(config, /^#define BOARD_BUTTONS_LOW 0x00004000u$/m);
    assert.match(config, /^#define BOARD_SAVE_OFFSET 0x001c0000u$/m);
    assert.match(boardMemory(board), /LENGTH = 0x001c0000/);
  });
});
