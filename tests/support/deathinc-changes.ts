// Owns what an action may change of deathinc's table: who loses whom to where, what a death costs, how turns follow.
import assert from "node:assert/strict";
import { isOff } from "./deathinc-checks.ts";
import { HOME, freeOffices, type Table } from "./deathinc-table.ts";

/** Looks at a table, at the one before the last action, and at that. */
export type Change = (now: Table, before: Table, action: string) => void;

const ledBy = (table: Table, seat: number): string[] => table.players[seat]!.led;

export const CHANGES: Record<string, Change> = {
  /** A natural 1 loses the director claimed last, a death all of them in the order of claiming, to the nearest offices. */
  "lost directors": (now, before, action) => {
    const seat = before.turn;
    if (now.turn !== seat || now.phase === "over") return;
    const died = isOff(now, seat) && !isOff(before, seat);
    const lost = ledBy(before, seat).filter((director) => !ledBy(now, seat).includes(director));
    if (!died && action !== "die 1") return;
    if (!died) assert.deepEqual(lost, ledBy(before, seat).slice(-1).slice(0, lost.length));
    const table = { ...before, desks: { ...before.desks } };
    // A 1 that kills loses the last one first.
    const order = died && action === "die 1" ? [lost.at(-1), ...lost.slice(0, -1)] : lost;
    for (const director of order) {
      if (director === undefined) continue;
      const office = freeOffices(table, before.players[seat]!.at)[0]!;
      assert.equal(now.desks[office], director, `${director} to ${office}`);
      table.desks[office] = director;
    }
  },

  deaths: (now, before) => {
    const seat = before.turn;
    if (!isOff(now, seat) || isOff(before, seat) || now.turn !== seat) return;
    const was = before.players[seat]!;
    const is = now.players[seat]!;
    assert.deepEqual([is.kills, is.hearts], [Math.floor(was.kills / 2), 0]);
    assert.deepEqual([is.hand, is.strings, is.safe], [was.hand, was.strings, was.safe]);
    assert.deepEqual(is.front, []);
    // An empty deck may be renewed before anybody decides again (INC-CARD-8): then they lie in it.
    const renewed = now.deck > before.deck || now.baseDeck > before.baseDeck;
    for (const card of was.front) assert.ok(renewed || now.discard.includes(card), card);
    assert.deepEqual(
      now.zombies.includes(was.at),
      before.zombies.includes(was.at),
      "the zombie stays where it was",
    );
  },

  /** With the hand of who ended the turn, and the round's cards of who begins one. */
  hands: (now, before) => {
    if (now.phase === "over" || now.turns === before.turns) return;
    assert.ok(now.players[before.turn]!.hand.length <= 3);
    // Seats that miss their turn have it all the same.
    const passed = now.turns - before.turns;
    assert.ok(passed > 0);
    assert.equal(now.turn, (before.turn + passed) % before.seats);
    for (let n = 1; n < passed; n++) {
      assert.ok(before.players[(before.turn + n) % before.seats]!.status.includes("missing"));
    }
    const was = before.players[now.turn]!;
    if (was.at !== "off") return;
    const is = now.players[now.turn]!;
    const begins = is.at === HOME || is.at === "city (1,1)";
    assert.ok(begins && is.hearts === 3 && is.bullets === 3, "back on the map");
  },
};
