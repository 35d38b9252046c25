// Owns what must hold of geek's table in every random game, and what the games must have visited.
import assert from "node:assert/strict";
import {
  BOX,
  CAB,
  CHARACTERS,
  MONSTERS,
  START,
  TRUCK,
  areNeighbours,
  isHouse,
  isLiving,
  isReady,
  reachOf,
  stepsOf,
  undeadSeats,
  type Table,
} from "./geek-table.ts";

/** Looks at a table, at the one of the turn before (null: not looked at), at what is legal. */
export type Check = (now: Table, last: Table | null, labels: string[]) => void;

const WALKS = ["walk", "run", "prowl"];
const count = (words: string[], word: string): number => words.filter((other) => other === word).length;
const distinct = (words: string[]): boolean => new Set(words).size === words.length;

/** Things in hands and piles. */
const held = (table: Table): string[] => [...table.players, ...table.piles].flatMap(({ has }) => has);

/** Tiles of a kind that are hidden, face up, held or nailed to an opening. */
function inPlay(table: Table, kind: string): number {
  const up = MONSTERS.includes(kind)
    ? count(
        table.monsters.map((monster) => monster.kind),
        kind,
      )
    : count(held(table), kind);
  return table.faces[kind]! + up + (kind === "boards" ? table.boarded.length : 0);
}

/** Where a seat would stand if it began its turn: nobody shares a square but in the truck and, before leaving, at the start. */
function maySharedStand(table: Table, square: string, seats: number[]): boolean {
  if (TRUCK.includes(square) || seats.length < 2) return true;
  return square === START && seats.every((seat) => !table.players[seat]!.left);
}

const livingSeats = (table: Table): number[] =>
  table.players.map((_, seat) => seat).filter((seat) => isLiving(table, seat));

/** The seat that acts after another: the house after the last one, counted from the first. */
function seatAfter(table: Table, seat: number): number {
  const { seats, first } = table;
  if (isHouse(table, seat)) return first!;
  const next = (seat + 1) % seats;
  return next === first && table.options.restless ? seats : next;
}

/** Whether an undead seat has a monster to move (GEEK-UNDEAD-10, 12). */
const hasUsable = (table: Table): boolean =>
  table.monsters.some(({ kind, square }) => undeadSeats(table) < 2 || `${kind} ${square}` !== table.banned);

export const CHECKS: Record<string, Check> = {
  tiles: (now) => {
    for (const [kind, most] of Object.entries(BOX)) assert.ok(inPlay(now, kind) <= most, kind);
    const faces = Object.values(now.faces).reduce((sum, n) => sum + n);
    assert.equal(faces, now.hidden.length);
  },

  lasting: (now) => {
    for (const kind of ["knife", "crossbow", "axe", "handgun", "rifle", "shotgun", "keys", "gas"]) {
      assert.equal(inPlay(now, kind), 1, kind);
    }
  },

  characters: (now) => {
    const played = now.cast.slice(0, now.seats);
    for (const character of CHARACTERS) {
      const rescued = inPlay(now, character);
      if (played.includes(character)) assert.equal(rescued, 0, character);
      const living = now.players.filter((player) => !player.undead && player.character === character);
      assert.ok(rescued + living.length <= 1, character);
    }
  },

  "nothing grows": (now, last) => {
    if (!last) return;
    for (const kind of Object.keys(BOX)) assert.ok(inPlay(now, kind) <= inPlay(last, kind), kind);
    const isNew = (square: string): boolean => !last.hidden.includes(square);
    assert.ok(!now.hidden.some(isNew));
  },

  "hidden squares": (now) => {
    for (const square of now.hidden) {
      assert.ok(square !== START && (!TRUCK.includes(square) || square === CAB));
      assert.ok(now.options.truckTile || square !== CAB);
    }
  },

  "one monster": (now) => {
    if (now.phase === "start") assert.ok(distinct(now.monsters.map(({ square }) => square)));
  },

  sharing: (now) => {
    if (now.phase !== "start") return;
    for (const seat of livingSeats(now)) {
      const { square } = now.players[seat]!;
      const here = livingSeats(now).filter((other) => now.players[other]!.square === square);
      assert.ok(maySharedStand(now, square, here), square);
    }
  },

  "forbidden pairs": (now) => {
    if (now.phase !== "start") return;
    for (const seat of livingSeats(now)) {
      const { square, eatenIn } = now.players[seat]!;
      // Only who stood up there stands beside what stops a walk; in the truck and at the start several may share.
      if (eatenIn > 0 || TRUCK.includes(square) || square === START) continue;
      assert.ok(!now.monsters.some((monster) => monster.square === square), square);
      assert.ok(!now.hidden.includes(square), square);
    }
  },

  seats: (now) => {
    for (const { undead, hearts, has } of now.players) {
      if (undead) assert.deepEqual([hearts, has], [0, []]);
      else if (now.phase !== "rescued") assert.ok(hearts > 0);
    }
  },

  piles: (now) => {
    assert.ok(distinct(now.piles.map(({ square }) => square)));
    assert.ok(now.piles.every(({ has }) => has.length > 0));
    if (now.phase !== "start" || !isLiving(now, now.turn)) return;
    const { square } = now.players[now.turn]!;
    const guarded = now.monsters.some((monster) => monster.square === square);
    assert.ok(guarded || !now.piles.some((pile) => pile.square === square));
  },

  weapons: (now) => {
    for (const { character, has, melee, firearm, undead } of now.players) {
      if (undead) continue;
      const any = (...kinds: string[]): boolean => kinds.some((kind) => has.includes(kind));
      assert.equal(melee, character === "alex" || any("knife", "axe", "crossbow"));
      assert.equal(firearm, character === "mary" || any("handgun", "rifle", "shotgun"));
    }
  },

  truck: (now, _last, labels) => {
    assert.equal(now.truckReady, isReady(now));
    if (labels.includes("leave")) {
      assert.ok(isReady(now) && TRUCK.includes(now.players[now.turn]!.square));
    }
  },

  result: (now) => {
    const living = livingSeats(now);
    const aboard = living.filter((seat) => TRUCK.includes(now.players[seat]!.square));
    const undead = now.players.flatMap((player, seat) => (player.undead ? [seat] : []));
    if (now.result === "playing") assert.ok(now.phase !== "over" && living.length > 0);
    else if (now.result === "won") assert.deepEqual(now.winners, aboard);
    else assert.deepEqual(now.winners, now.seats === 1 ? [] : undead); // alone it is simply lost
    if (now.result === "won") assert.ok(isReady(now));
    if (now.result === "eaten") assert.deepEqual(living, []);
    if (now.result === "too long") assert.ok(living.length > 0 && now.round >= 150);
    assert.ok(now.round <= 151);
  },

  "turn order": (now, last) => {
    if (!last || now.phase !== "start") return;
    let seat = last.turn;
    let round = last.round;
    // The house and undead seats without a monster are passed over.
    do {
      seat = seatAfter(now, seat);
      if (seat === now.first) round++;
    } while (!isLiving(now, seat) && seat !== now.turn && !hasUsable({ ...now, banned: null }));
    if (seat !== now.turn) {
      // Skipped for the ban alone: only with one monster, which the undead turn before used.
      assert.ok(!isLiving(now, seat) && undeadSeats(now) > 1, `${seat} was due`);
      assert.equal(now.monsters.length, 1);
      do {
        seat = seatAfter(now, seat);
        if (seat === now.first) round++;
      } while (seat !== now.turn && !isLiving(now, seat));
    }
    assert.deepEqual([now.turn, now.round], [seat, round]);
    if (!isLiving(now, now.turn)) assert.ok(hasUsable(now));
  },

  steps: (now, _last, labels) => {
    if (!WALKS.includes(now.phase)) return;
    const steps = labels.filter((label) => ["north", "east", "south", "west"].includes(label));
    assert.deepEqual(steps.sort(), [...stepsOf(now)].sort());
  },

  reach: (now) => {
    if (WALKS.includes(now.phase)) assert.deepEqual(now.reach, reachOf(now));
  },

  trade: (now, _last, labels) => {
    if (now.phase !== "end") return;
    for (const label of labels) {
      const [, verb, thing, , seat] = /^(give|get) (\w+) (to|from) P(\d)$/.exec(label) ?? [];
      if (!verb) continue;
      const own = now.players[now.turn]!;
      const other = now.players[Number(seat) - 1]!;
      assert.ok(!other.undead && areNeighbours(own.square, other.square, now.boarded), label);
      assert.ok((verb === "give" ? own : other).has.includes(thing!), label);
    }
  },

  "one answer": (now, _last, labels) => {
    if (now.phase === "end") assert.notDeepEqual(labels, ["end turn"]);
  },
};

const someRescued = (table: Table): boolean =>
  table.players.some(({ undead, eatenIn }) => !undead && eatenIn > 0);

/** Situations that random games must come to. */
export const VISITS: Record<string, (table: Table) => boolean> = {
  "a win": ({ result }) => result === "won",
  "all eaten": ({ result }) => result === "eaten",
  "a game that is too long": ({ result }) => result === "too long",
  "somebody left behind": (table) =>
    table.result === "won" && table.winners.length < livingSeats(table).length,
  "a rescued character at play": someRescued,
  "an undead seat beside living ones": (table) => table.players.some(({ undead }) => undead),
  "the restless house": (table) => table.phase !== "lay" && isHouse(table, table.turn),
  "a pile": ({ piles }) => piles.length > 0,
  "a guarded pile": ({ piles, monsters }) =>
    piles.some(({ square }) => monsters.some((monster) => monster.square === square)),
  "boards at an opening": ({ boarded }) => boarded.length > 0,
  "boards at several openings": ({ boarded }) => boarded.length > 2,
  "a monster that rests": ({ banned }) => banned !== null,
  "an escape": ({ phase }) => phase === "run",
  "an escape on an undead turn": (table) => table.phase === "run" && !isLiving(table, table.turn),
  "Max's extra square": ({ reach }) => reach !== null && reach.max.length > 0,
  "a friend to pass": ({ reach }) => reach !== null && reach.pass.length > 0,
  "several in the truck": (table) =>
    livingSeats(table).filter((seat) => TRUCK.includes(table.players[seat]!.square)).length > 1,
  "a trade": ({ phase }) => phase === "trade",
  "boards asked before a flip or fight": ({ phase }) => phase === "before",
  "a choice of whom to attack": ({ phase }) => phase === "target",
};
