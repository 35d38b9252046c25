// Owns the unit tests of pocket's test of saves.
import { BATHROOM, FOYER, KITCHEN, PATIO, RAKE, SHOTGUN, TEMPLE } from "./data";
import {
  FLAW_BASHED,
  FLAW_DEATHS,
  FLAW_FUEL,
  FLAW_HOLDERS,
  FLAW_LOSS,
  FLAW_MAP,
  FLAW_NONE,
  FLAW_PLACE,
  FLAW_RANGE,
  FLAW_RESULT,
  FLAW_ROOMS,
  FLAW_SEATS,
  FLAW_TOTEM,
  FLAW_WINDOW,
  flaw,
} from "./possible";
import { begin, lay } from "./rules-positions";
import { setBatch, setHealth, setHolder, setTurned, state } from "./state";
import { PHASE_TASK, RESULT_WON } from "./state-phases";

describe("pocket's saves", () => {
  it("refuse values out of range, and turns without cards", () => {
    begin(2);
    state.seats = 9;
    expect<i32>(flaw()).toBe(FLAW_RANGE);
    begin(2);
    state.turn = 2;
    expect<i32>(flaw()).toBe(FLAW_RANGE);
  });

  it("refuse maps that cannot be laid", () => {
    begin(2);
    lay(BATHROOM, 0, -1, 0); // not entered
    expect<i32>(flaw()).toBe(FLAW_MAP);
    begin(2);
    lay(BATHROOM, 0, 0, 2);
    expect<i32>(flaw()).toBe(FLAW_MAP);
    begin(2);
    lay(TEMPLE, 0, -1, 3); // as rotation 1
    expect<i32>(flaw()).toBe(FLAW_MAP);
    begin(2);
    lay(BATHROOM, 0, -1, 2);
    lay(KITCHEN, 0, -3, 0);
    expect<i32>(flaw()).toBe(FLAW_MAP);
    begin(2);
    lay(PATIO, 0, 0, 0);
    expect<i32>(flaw()).toBe(FLAW_WINDOW);
    begin(2);
    state.tile = <u8>KITCHEN;
    expect<i32>(flaw()).toBe(FLAW_PLACE);
    begin(2);
    setTurned(FOYER, 0, 2);
    expect<i32>(flaw()).toBe(FLAW_BASHED);
  });

  it("refuse what the dead or nobody hold, and chips that are not there", () => {
    begin(2);
    setHolder(RAKE, 2);
    expect<i32>(flaw()).toBe(FLAW_HOLDERS);
    begin(2);
    setHealth(1, 0);
    expect<i32>(flaw()).toBe(FLAW_DEATHS);
    setBatch(1, 1);
    state.batches = 1;
    expect<i32>(flaw()).toBe(FLAW_NONE);
    setHolder(SHOTGUN, 1);
    expect<i32>(flaw()).toBe(FLAW_HOLDERS);
    begin(2);
    state.sawFuel = 1;
    expect<i32>(flaw()).toBe(FLAW_FUEL);
    begin(2);
    state.totemHolder = 0;
    expect<i32>(flaw()).toBe(FLAW_TOTEM);
    begin(2);
    state.storageUsed = 1;
    expect<i32>(flaw()).toBe(FLAW_ROOMS);
    begin(2);
    setHealth(2, 1);
    expect<i32>(flaw()).toBe(FLAW_SEATS);
  });

  it("refuse an end without its reason, and phases without theirs", () => {
    begin(2);
    state.result = <u8>RESULT_WON;
    expect<i32>(flaw()).toBe(FLAW_RESULT);
    begin(2);
    state.loss0 = 1;
    expect<i32>(flaw()).toBe(FLAW_LOSS);
    for (let phase = PHASE_TASK + 1; phase < 20; phase++) {
      begin(2);
      state.phase = <u8>phase;
      expect<bool>(flaw() == FLAW_NONE).toBe(false, phase.toString());
    }
  });
});
