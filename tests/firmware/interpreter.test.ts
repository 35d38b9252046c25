// Owns that the interpreter of the device, with its operations in assembler, does what Node's engine does, and ends cleanly.
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { builtCarts } from "../../tools/cart-files.ts";
import { Lab, LabCart, LabInterpreter } from "../../tools/device/lab.ts";
import { readAnswer } from "../../tools/engines.ts";
import { recordGames } from "../../tools/parity.ts";
import { compareTrace, linePlayer } from "../../tools/parity/compare.ts";
import { Random } from "../../tools/random.ts";
import { runRandom } from "../../tools/testsuite/random-run.ts";
import * as abi from "../../host/web/abi.ts";
import { FIRST_OWN, handCart, op, type HandCart } from "../host/hand-cart.ts";
import { codeCases, runCase } from "../support/code-cases.ts";
import { noArm } from "./support/tiny.ts";

const MODULES = 100;
const CALLS = 150;
/** Of the 16 KB: half is the most that a cartridge may take, compiling included. */
const STACK_MOST = 8 * 1024;

describe("the interpreter on the device", { skip: noArm }, async () => {
  const lab = noArm ? undefined! : await Lab.open();

  test(`${MODULES} random modules do the same as under Node's engine`, async () => {
    const { equal, difference } = await runRandom(1, MODULES, new LabInterpreter(lab));
    assert.equal(difference, undefined);
    assert.ok(equal > MODULES * 0.9, `only ${equal} modules were small enough`);
  });

  for (const each of codeCases()) {
    test(`compiled code where its form is tight: ${each.what}`, () => runCase(each, new LabInterpreter(lab)));
  }

  const all = await builtCarts();
  for (const cart of all.filter(({ kind }) => kind !== "test")) {
    test(`${cart.name}: ${CALLS} calls are equal to Node's engine, instances thrown away at random`, async () => {
      const { traces } = await recordGames(cart, all, 1, 1);
      const trace = { ...traces[0]!, lines: traces[0]!.lines.slice(0, CALLS) };
      const player = linePlayer("the device", LabCart.open(lab, cart.bytes), readAnswer);
      assert.equal(await compareTrace(cart, trace, player, new Random(1)), "");
      assert.ok(lab.stackBytes < STACK_MOST, `${lab.stackBytes} bytes of native stack`);
    });
  }

  const crafted: [string, string, HandCart][] = [
    ["endless recursion", "E-STACK", { functions: [op.call(FIRST_OWN)] }],
    ["an endless loop", "E-LOOP", { functions: [[0x03, 0x40, 0x0c, 0, 0x0b]] }],
    [
      "blocks nested ten thousand deep",
      "E-FUNCTION",
      {
        functions: [
          [...Array<number[]>(10000).fill([0x02, 0x40]).flat(), ...Array<number>(10000).fill(0x0b)],
        ],
      },
    ],
  ];
  for (const [what, code, parts] of crafted) {
    test(`${what} ends in ${code}, and the next call works`, async () => {
      const cart = LabCart.open(lab, handCart({ pressCode: op.call(FIRST_OWN), ...parts }));
      const [, answer, after] = await cart.batch(["start 1 2", "press 0", "resume"]);
      assert.equal(answer, `error ${code}`);
      assert.match(after!, /^ok /);
    });
  }

  test("a cartridge that does not fit compiled is compiled again, and loses nothing", async () => {
    const STORES = 90;
    const number = abi.STATE_SIZE - 8;
    const store = op.store32(number, op.add(op.load32(number), op.const(1)));
    const functions = Array.from({ length: 100 }, () => Array(STORES).fill(store).flat() as number[]);
    const calls = (from: number): number[] =>
      Array.from({ length: 50 }, (_, index) => op.call(FIRST_OWN + from + index)).flat();
    const pressCode = [...op.onPress(abi.PRESS_UP, calls(0)), ...op.onPress(abi.PRESS_DOWN, calls(50))];
    const cart = LabCart.open(lab, handCart({ stateSize: abi.STATE_SIZE, functions, pressCode }));
    const arenas: number[] = [];
    for (const press of [abi.PRESS_UP, abi.PRESS_DOWN, abi.PRESS_UP]) {
      const [answer] = await cart.batch([`press ${press}`]);
      assert.match(answer!, /^ok /);
      arenas.push(lab.arena);
    }
    assert.ok(Math.abs(arenas[1]! - arenas[0]!) < 4096, `the second press began anew: ${arenas.join()}`);
    const [state] = await cart.batch(["state"]);
    assert.equal(Buffer.from(state!, "hex").readUInt32LE(abi.STATE_SIZE - 8), 3 * 50 * STORES);
  });

  test("nothing of all this was more than silicon takes", () => {
    lab.device.expectClean();
  });
});
