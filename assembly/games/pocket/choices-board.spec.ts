// Owns the unit tests of the rows about the map: their order, what is missing, where the cursor stands first.
import { rowAction, rowCount } from "../../console/rows";
import { firstBoard, forcedWhy, listBoard, newWays, waysOn } from "./choices-board";
import {
  BATHROOM,
  DINING,
  FAMILY,
  GRAVEYARD,
  KITCHEN,
  NORTH,
  PATIO,
  SOUTH,
  STORAGE,
  TEMPLE,
  YARD_A,
} from "./data";
import { ORIGIN, cellAt } from "./queries-grid";
import {
  ACTION_BASH,
  ACTION_COWER,
  ACTION_GO,
  ACTION_PLACE,
  ACTION_ROOM,
  ACTION_SEAT,
  ACTION_WINDOW,
  WHY_LEGAL,
  WHY_MUST_BURY,
  setUp,
} from "./rules";
import { STAGE_BASH } from "./screens";
import { setCell, setHealth, setTurned, state } from "./state";
import { PHASE_PLACE, PHASE_VICTIM, TASK_GO, TOTEM_HELD } from "./state-phases";

function lay(tile: i32, x: i32, y: i32, rotation: i32): void {
  setCell(tile, cellAt(x, y));
  setTurned(tile, rotation, 0);
}

/** The row of an action; -1 where it is not listed. */
function rowOf(action: i32): i32 {
  listBoard();
  for (let row = 0; row < rowCount(); row++) if (rowAction(row) == action) return row;
  return -1;
}

describe("rows about the map", () => {
  it("lists ways from the north on, then the window, then to cower; the first new way is usual", () => {
    setUp(4, 0, 2, false);
    lay(FAMILY, 0, -1, 2);
    lay(DINING, -1, -1, 0);
    state.tile = <u8>DINING;
    expect<bool>(listBoard()).toBe(true);
    expect<i32>(rowCount()).toBe(5);
    expect<i32>(rowAction(0)).toBe(ACTION_GO + 1);
    expect<i32>(rowAction(1)).toBe(ACTION_GO + SOUTH);
    expect<i32>(rowAction(2)).toBe(ACTION_GO + 3);
    expect<i32>(rowAction(3)).toBe(ACTION_WINDOW);
    expect<i32>(rowAction(4)).toBe(ACTION_COWER);
    expect<i32>(firstBoard()).toBe(1);
  });

  it("offers a wall in a closed house only, also where none can be broken here", () => {
    setUp(2, 0, 2, false);
    expect<i32>(rowOf(ACTION_BASH)).toBe(-1);
    lay(BATHROOM, 0, -1, 2);
    expect<i32>(rowOf(ACTION_BASH + 1)).toBe(1);
    state.tile = <u8>BATHROOM;
    expect<i32>(rowOf(ACTION_BASH)).toBe(1);
    expect<i32>(rowOf(ACTION_GO + SOUTH)).toBe(0);
  });

  it("puts the burial first where it is forced, and keeps the other rows", () => {
    setUp(2, 0, 2, false);
    setCell(PATIO, ORIGIN);
    lay(GRAVEYARD, 0, 1, 3);
    lay(YARD_A, 1, 1, 0);
    state.tile = <u8>GRAVEYARD;
    state.totem = <u8>TOTEM_HELD;
    state.totemHolder = 0;
    state.hour = 2;
    state.cardsUsed = 0x7f;
    expect<i32>(rowOf(ACTION_ROOM)).toBe(0);
    state.cardsUsed = 0xff;
    expect<i32>(rowOf(ACTION_ROOM)).toBe(0);
    expect<i32>(forcedWhy()).toBe(WHY_MUST_BURY);
    expect<i32>(rowCount()).toBe(4);
    expect<i32>(firstBoard()).toBe(0);
    state.cardsUsed = 0x3f;
    expect<i32>(forcedWhy()).toBe(WHY_LEGAL);
    expect<i32>(rowOf(ACTION_ROOM)).toBe(2);
  });

  it("names the healthiest first where somebody is to be hurt, and no dead", () => {
    setUp(4, 0, 2, false);
    state.phase = <u8>PHASE_VICTIM;
    setHealth(0, 2);
    setHealth(1, 0);
    setHealth(2, 4);
    setHealth(3, 4);
    expect<i32>(rowOf(ACTION_SEAT + 1)).toBe(-1);
    expect<i32>(rowOf(ACTION_SEAT + 2)).toBe(1);
    expect<i32>(firstBoard()).toBe(1);
    setUp(4, 0, 2, false);
    lay(BATHROOM, 0, -1, 2);
    state.tile = <u8>BATHROOM;
    state.stage = STAGE_BASH;
    expect<i32>(rowOf(ACTION_SEAT)).toBe(1);
    expect<i32>(firstBoard()).toBe(1);
  });

  it("prefers the rotation with most new ways", () => {
    setUp(4, 0, 2, false);
    lay(FAMILY, 0, -1, 2);
    lay(TEMPLE, -1, -1, 0);
    lay(DINING, -2, -1, 0);
    state.tile = <u8>DINING;
    state.task = <u8>TASK_GO;
    state.direction = <u8>SOUTH;
    state.newTile = <u8>KITCHEN;
    state.phase = <u8>PHASE_PLACE;
    lay(STORAGE, -1, 0, 0);
    listBoard();
    expect<i32>(rowCount()).toBe(3);
    const best = rowAction(firstBoard()) - ACTION_PLACE;
    expect<i32>(popcnt(newWays(best))).toBe(2);
    expect<i32>((waysOn(best) >> NORTH) & 1).toBe(0);
    expect<i32>((newWays(best) >> 1) & 1).toBe(0);
  });
});
