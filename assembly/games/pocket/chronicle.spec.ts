// Owns the test that pocket's log tells everything: a whole game is followed from its entries alone, action by action.
import { LOG_TURN, logClear, logEntry } from "../../console/log";
import { below, seedRng } from "../../console/rng";
import { shellStart } from "../../console/shell";
import { shell } from "../../console/state-map";
import { READ, drop, width } from "../../console/text";
import { momentBefore, record, recordBegin } from "./chronicle";
import { CONCOCTION, GASOLINE, ITEM_COUNT, MOST_SEATS, NONE, OIL, SAW, TOTEM } from "./data";
import {
  CHOOSES,
  LINE_BURIED,
  LINE_DIED,
  LINE_DRUNK,
  LINE_ETCHED,
  LINE_FIRE,
  LINE_FLED,
  LINE_FOUND,
  LINE_FUEL,
  LINE_GAINED,
  LINE_GIVEN,
  LINE_GO,
  LINE_HEIR,
  LINE_HOUR,
  LINE_LEFT,
  LINE_LOST,
  LINE_OIL,
  LINE_PICKED,
  LINE_RESULT,
  LINE_TOOK,
  LINE_TOTEM,
  healthIn,
} from "./log-kinds";
import { putLine } from "./log-lines";
import { etchingFound } from "./queries";
import { applyAction, isTerminal, legalActions, legalFree, setUp } from "./rules";
import { RULES_SIZE, healthOf, holderOf, state } from "./state";
import { PHASE_PICK, RESULT_DEAD, TOTEM_BURIED, TOTEM_HELD } from "./state-phases";

const GAMES: i32 = 60; // of each kind of table
const LINE_WIDTH: i32 = 261; // px that the log has for a sentence
const RNG: usize = memory.data(16);
const ACTIONS: usize = memory.data(2 * 544);

/** What a reader of the log knows. */
@unmanaged
class Reader {
  turn: i32;
  hour: i32;
  tile: i32;
  result: i32;
  totem: i32;
  etched: i32;
  died: i32; // seats, bit seat
  saw: i32;
  gas: i32;
}
const reader = changetype<Reader>(memory.data(64));
const HEALTH: usize = memory.data(8);
const HOLDER: usize = memory.data(10); // of items and the totem

function health(seat: i32): i32 {
  return load<u8>(HEALTH + seat);
}

function hold(item: i32, seat: i32): void {
  assert(item <= TOTEM, "there is such an item");
  store<u8>(HOLDER + item, seat);
}

function a(entry: usize): i32 {
  return load<u8>(entry, 1);
}
function b(entry: usize): i32 {
  return load<u8>(entry, 2);
}
function c(entry: usize): i32 {
  return load<u8>(entry, 3);
}
function d(entry: usize): i32 {
  return load<u8>(entry, 4);
}
function e(entry: usize): i32 {
  return load<u8>(entry, 5);
}

function startReading(): void {
  memory.fill(changetype<usize>(reader), 0, 64);
  memory.fill(HOLDER, <u8>NONE, 10);
  for (let seat = 0; seat < MOST_SEATS; seat++) store<u8>(HEALTH + seat, healthOf(seat));
  reader.turn = 1;
}

function read(entry: usize): void {
  const kind = (<i32>load<u8>(entry)) & 0x7f;
  if (kind == LOG_TURN) reader.turn = a(entry);
  else if (kind == LINE_HOUR) reader.hour = a(entry);
  else if (kind == LINE_GO) reader.tile = c(entry);
  else if (kind == LINE_FLED) reader.tile = a(entry);
  else if (kind == LINE_RESULT) reader.result = a(entry);
  else if (kind == LINE_ETCHED) reader.etched = 1;
  else if (kind == LINE_GAINED || kind == LINE_LOST) readHealth(entry, kind == LINE_LOST);
  else if (kind == LINE_DIED) {
    assert(health(a(entry)) == 0, "who died had no health left");
    reader.died |= 1 << a(entry);
  } else if (kind == LINE_DRUNK) {
    store<u8>(HEALTH + a(entry), b(entry));
    hold(CONCOCTION, NONE);
  } else readItem(kind, entry);
}

function readHealth(entry: usize, lost: bool): void {
  const seats = e(entry) ? e(entry) : 1;
  const points = a(entry) >> 3;
  for (let seat = 0; seat < MOST_SEATS; seat++) {
    if (points == 0 || ((seats >> seat) & 1) == 0) continue;
    const now = healthIn(entry, seat);
    if (lost) assert(max(health(seat) - points, 0) == now, "lost as many points as told");
    else assert(health(seat) + points == now, "got as many points as told");
    store<u8>(HEALTH + seat, now);
  }
}

function readItem(kind: i32, entry: usize): void {
  if (kind == LINE_FOUND && d(entry) != CHOOSES && d(entry) != NONE) takeItem(d(entry), a(entry), e(entry));
  else if (kind == LINE_TOOK) takeItem(b(entry), a(entry), c(entry));
  else if (kind == LINE_LEFT && b(entry) != NONE) loseItem(b(entry));
  else if (kind == LINE_OIL && b(entry)) loseItem(OIL);
  else if (kind == LINE_FIRE) loseItem(c(entry));
  else if (kind == LINE_GIVEN) hold(c(entry), b(entry));
  else if (kind == LINE_TOTEM) {
    hold(TOTEM, a(entry));
    reader.totem = TOTEM_HELD;
  } else if (kind == LINE_BURIED) {
    hold(TOTEM, NONE);
    reader.totem = TOTEM_BURIED;
  } else if (kind == LINE_HEIR) {
    const items = c(entry) | (d(entry) << 8);
    for (let item = 0; item <= TOTEM; item++) if ((items >> item) & 1) hold(item, b(entry));
  } else if (kind == LINE_FUEL) {
    reader.saw = a(entry);
    reader.gas = b(entry);
    if (state.classic && c(entry)) hold(GASOLINE, NONE);
  }
}

function takeItem(item: i32, seat: i32, fuel: i32): void {
  hold(item, seat);
  if (item == SAW) reader.saw = fuel;
  if (item == GASOLINE) reader.gas = fuel;
}

function loseItem(item: i32): void {
  hold(item, NONE);
  if (item == SAW) reader.saw = 0;
  if (item == GASOLINE) reader.gas = 0;
}

/** Whether the reader knows the game as it is. */
function knowsAll(): bool {
  let died = 0;
  for (let seat = 0; seat < <i32>state.seats; seat++) {
    if (health(seat) != healthOf(seat)) return false;
    if (healthOf(seat) == 0) died |= 1 << seat;
  }
  if (reader.died != died || reader.turn != <i32>state.turn || reader.result != <i32>state.result)
    return false;
  if (reader.tile != <i32>state.tile || reader.totem != <i32>state.totem) return false;
  if (reader.etched != i32(!state.classic && etchingFound())) return false;
  if (state.result == 0 && reader.hour != <i32>state.hour) return false;
  return <i32>state.result == RESULT_DEAD || knowsItems();
}

function knowsItems(): bool {
  for (let item = 0; item < ITEM_COUNT; item++) if (load<u8>(HOLDER + item) != holderOf(item)) return false;
  if (load<u8>(HOLDER + TOTEM) != state.totemHolder) return false;
  return reader.saw == <i32>state.sawFuel && reader.gas == <i32>state.gasFuel;
}

function lineWidth(entry: usize): i32 {
  drop();
  putLine(entry);
  const px = width(READ);
  drop();
  return px;
}

/** Plays on with random legal actions, some of them free ones; returns false where the log is silent or too wide. */
function play(steps: i32): bool {
  for (let i = 0; i < steps && !isTerminal(); i++) {
    if (shell.logCount > 150) logClear();
    const from = shell.logCount;
    let count = below(RNG, 4) ? 0 : legalFree(ACTIONS);
    if (count == 0) count = legalActions(ACTIONS);
    const action = <i32>load<u16>(ACTIONS + 2 * below(RNG, count));
    const phase = momentBefore();
    assert(applyAction(action), "a legal action is applied");
    record(action, phase);
    for (let line = <i32>from; line < <i32>shell.logCount; line++)
      if (!readLine(logEntry(line))) return false;
    if (!knowsAll()) {
      trace("silent", 4, <f64>action, <f64>phase, <f64>state.phase, <f64>state.seats);
      return false;
    }
  }
  return true;
}

function readLine(entry: usize): bool {
  const kind = (<i32>load<u8>(entry)) & 0x7f;
  if (kind == LINE_PICKED) assert(<i32>state.phase != PHASE_PICK, "picks stay secret until all have picked");
  read(entry);
  if (kind == LOG_TURN) return true;
  const px = lineWidth(entry);
  if (px > 0 && px <= LINE_WIDTH) return true;
  trace("line", 5, <f64>kind, <f64>px, <f64>a(entry), <f64>b(entry), <f64>c(entry));
  return false;
}

function begin(seats: i32, leader: i32, doom: i32, classic: bool): void {
  shellStart(RULES_SIZE, 1, 2);
  setUp(seats, leader, doom, classic);
  logClear();
  recordBegin();
  startReading();
}

describe("the log of pocket", () => {
  test("tells every change of health, items, fuel, place, clock, totem and turn, at every table", () => {
    for (let seats = 1; seats <= MOST_SEATS; seats++) {
      for (let game = 0; game < GAMES; game++) {
        seedRng(RNG, seats, game);
        begin(seats, game & 1 ? NONE : game % seats, game % 5, false);
        expect(play(2000)).toBe(true, "the log tells what happened");
        expect(isTerminal()).toBe(true);
      }
    }
  });

  test("tells a game of classic solo", () => {
    for (let game = 0; game < 3 * GAMES; game++) {
      seedRng(RNG, 99, game);
      begin(1, 0, 2, true);
      expect(play(2000)).toBe(true, "the log tells what happened");
    }
  });
});
