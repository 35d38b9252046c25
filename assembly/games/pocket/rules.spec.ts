// Owns the unit tests of pocket's set-up, tasks and actions that need no whole game: tables and reasons.
import {
  BATHROOM,
  BEDROOM,
  DINING,
  FAMILY,
  FOYER,
  GARAGE,
  GARDEN,
  GAZEBO,
  KITCHEN,
  NONE,
  PATIO,
  RAKE,
  STORAGE,
  TEMPLE,
  doom,
  startHealth,
} from "./data";
import { FLAW_NONE, flaw } from "./possible";
import { cardsLeft, extraZombies, itemsOf, supply } from "./queries";
import {
  ACTION_BASH,
  ACTION_CARD,
  ACTION_COUNT,
  ACTION_COWER,
  ACTION_FIGHT,
  ACTION_GO,
  ACTION_PLACE,
  ACTION_ROOM,
  ACTION_SEAT,
  ACTION_TILE,
  ACTION_WINDOW,
  PLAYER_CHANCE,
  PLAYER_NONE,
  WHY_BLOCKED,
  WHY_BURY_OR_COWER,
  WHY_CLOSED,
  WHY_FOUND,
  WHY_LEGAL,
  WHY_MUST_BURY,
  WHY_NOT_HOUSE,
  WHY_NOT_NOW,
  WHY_NOT_WALL,
  WHY_NO_ROOM,
  WHY_NO_TOTEM,
  WHY_NO_WINDOW,
  WHY_STACK_EMPTY,
  WHY_USED,
  WHY_WAYS_LEFT,
  applyAction,
  chanceWeight,
  currentPlayer,
  legalActions,
  setUp,
  whyNot,
} from "./rules";
import { begin, holdTotem, lay, leave, onGraveyard, perform, withBedroom } from "./rules-positions";
import { healthOf, setCell, setHolder, setTurned, state } from "./state";
import { PHASE_EVENT, PHASE_PLACE, PHASE_TASK, RESULT_DEAD, RESULT_WON, TOTEM_BURIED } from "./state-phases";

const OUT: usize = memory.data(2 * ACTION_COUNT);

describe("pocket's set-up", () => {
  it("POCKET-SETUP-1..11 POCKET-COMP-1 POCKET-COMP-2 for every number of seats", () => {
    for (let seats = 1; seats <= 8; seats++) {
      setUp(seats, 0, 2, false);
      expect<i32>(flaw()).toBe(FLAW_NONE);
      expect<i32>(state.phase).toBe(PHASE_TASK);
      for (let seat = 0; seat < seats; seat++) expect<i32>(healthOf(seat)).toBe(startHealth(seats));
      expect<i32>(cardsLeft()).toBe(9);
      expect<i32>(supply()).toBe(4);
      expect<i32>(state.tile).toBe(FOYER);
    }
  });

  it("POCKET-SETUP-7 the first leader is drawn where none is given", () => {
    setUp(3, NONE, 2, false);
    expect<i32>(currentPlayer()).toBe(PLAYER_CHANCE);
    expect<i32>(legalActions(OUT)).toBe(3);
    expect<i32>(chanceWeight(load<u16>(OUT))).toBe(1);
    perform([load<u16>(OUT + 4)]);
    expect<i32>(currentPlayer()).toBe(2);
  });

  it("POCKET-COMBAT-1 the option moves X, for every number of seats", () => {
    for (let seats = 1; seats <= 8; seats++) {
      for (let offset = 0; offset < 5; offset++) {
        setUp(seats, 0, offset, false);
        expect<i32>(extraZombies()).toBe(doom(seats) + offset - 2);
      }
    }
  });
});

describe("pocket's tasks", () => {
  it("say why a way is closed: MOVE-1, -2, -7, AMB-3", () => {
    begin(2);
    expect<i32>(whyNot(ACTION_GO)).toBe(WHY_LEGAL);
    expect<i32>(whyNot(ACTION_GO + 1)).toBe(WHY_CLOSED);
    lay(BATHROOM, 0, -1, 0); // its door away from the Foyer's
    expect<i32>(whyNot(ACTION_GO)).toBe(WHY_BLOCKED);
    begin(2);
    withBedroom();
    state.tile = <u8>BEDROOM;
    expect<i32>(whyNot(ACTION_GO + 3)).toBe(WHY_LEGAL);
    for (let tile = BATHROOM; tile < BEDROOM; tile++) lay(tile, 3, tile - 5, 0);
    expect<i32>(whyNot(ACTION_GO + 3)).toBe(WHY_STACK_EMPTY);
  });

  it("say why a wall stays: BASH-1, BASH-6", () => {
    begin(2);
    expect<i32>(whyNot(ACTION_BASH + 1)).toBe(WHY_WAYS_LEFT);
    lay(BATHROOM, 0, -1, 2);
    state.tile = <u8>BATHROOM;
    expect<i32>(whyNot(ACTION_BASH)).toBe(WHY_LEGAL);
    expect<i32>(whyNot(ACTION_BASH + 2)).toBe(WHY_NOT_WALL);
    lay(STORAGE, 1, -1, 1);
    lay(KITCHEN, 2, -1, 0); // a wall between them
    state.tile = <u8>STORAGE;
    expect<i32>(whyNot(ACTION_BASH + 3)).toBe(WHY_WAYS_LEFT);
    setCell(KITCHEN, 255);
    setTurned(STORAGE, 0, 0);
    lay(TEMPLE, 1, -2, 0);
    setTurned(TEMPLE, 1, 0);
    lay(BEDROOM, 1, -3, 1); // N W -> E N
    expect<i32>(whyNot(ACTION_BASH + 3)).toBe(WHY_WAYS_LEFT);
    begin(2);
    onGraveyard();
    expect<i32>(whyNot(ACTION_BASH)).toBe(WHY_NOT_HOUSE);
  });

  it("BASH-1 a tile behind the wall, and a stack that is empty", () => {
    begin(2);
    lay(BATHROOM, 0, -1, 2);
    lay(STORAGE, 1, 0, 0);
    expect<i32>(whyNot(ACTION_BASH + 1)).toBe(WHY_WAYS_LEFT);
    lay(STORAGE, 1, -1, 0);
    lay(KITCHEN, 1, -2, 0);
    state.tile = <u8>BATHROOM;
    for (let tile = TEMPLE; tile <= BEDROOM; tile++) lay(tile, 3, tile, 0);
    expect<i32>(whyNot(ACTION_BASH + 1)).toBe(WHY_STACK_EMPTY);
  });

  it("say why a room has nothing to do: ROOM-1, STORE-2, AMB-20", () => {
    begin(2);
    expect<i32>(whyNot(ACTION_ROOM)).toBe(WHY_NO_ROOM);
    expect<i32>(whyNot(ACTION_WINDOW)).toBe(WHY_NO_WINDOW);
    lay(TEMPLE, 0, -1, 1);
    state.tile = <u8>TEMPLE;
    expect<i32>(whyNot(ACTION_ROOM)).toBe(WHY_LEGAL);
    holdTotem(1);
    expect<i32>(whyNot(ACTION_ROOM)).toBe(WHY_FOUND);
    begin(2);
    onGraveyard();
    expect<i32>(whyNot(ACTION_ROOM)).toBe(WHY_NO_TOTEM);
    lay(GARAGE, 1, 1, 2);
    state.tile = <u8>GARAGE;
    expect<i32>(whyNot(ACTION_ROOM)).toBe(WHY_LEGAL);
    state.storageUsed = 2;
    expect<i32>(whyNot(ACTION_ROOM)).toBe(WHY_USED);
  });

  it("POCKET-FORCE-1 POCKET-FORCE-2 bind at 11 pm, on the Graveyard, with the totem, with one or two cards", () => {
    for (let hour = 0; hour < 3; hour++) {
      for (let left = 1; left <= 3; left++) {
        for (let held = 0; held < 2; held++) {
          begin(2);
          onGraveyard();
          state.hour = <u8>hour;
          leave(left);
          if (held) holdTotem(1);
          const bound = hour == 2 && left < 3 && held;
          const why = !bound ? WHY_LEGAL : left == 1 ? WHY_MUST_BURY : WHY_BURY_OR_COWER;
          expect<i32>(whyNot(ACTION_GO + 3)).toBe(why);
          expect<i32>(whyNot(ACTION_COWER)).toBe(bound && left == 1 ? WHY_MUST_BURY : WHY_LEGAL);
          expect<i32>(whyNot(ACTION_ROOM)).toBe(held ? WHY_LEGAL : WHY_NO_TOTEM);
        }
      }
    }
    begin(2);
    onGraveyard();
    state.tile = <u8>PATIO;
    state.hour = 2;
    leave(1);
    holdTotem(0);
    expect<i32>(whyNot(ACTION_GO + 1)).toBe(WHY_LEGAL);
  });

  it("POCKET-TILE-1 AMB-49 rotations are asked for only where they differ", () => {
    begin(1);
    perform([ACTION_GO, ACTION_TILE + TEMPLE]);
    expect<i32>(state.phase).toBe(PHASE_EVENT); // one rotation: laid at once
    const counts: i32[] = [0, 1, 3, 1, 1, 3, 3, 2];
    for (let tile = BATHROOM; tile <= BEDROOM; tile++) {
      begin(1);
      perform([ACTION_GO, ACTION_TILE + tile]);
      if (counts[tile] == 1) continue;
      expect<i32>(state.phase).toBe(PHASE_PLACE);
      expect<i32>(legalActions(OUT)).toBe(counts[tile]);
      expect<i32>(flaw()).toBe(FLAW_NONE);
    }
  });

  it("POCKET-SETUP-6 Foyer and Patio are never drawn", () => {
    begin(1);
    perform([ACTION_GO]);
    expect<i32>(legalActions(OUT)).toBe(7);
    expect<i32>(whyNot(ACTION_TILE + FOYER)).toBe(WHY_NOT_NOW);
    expect<i32>(whyNot(ACTION_TILE + PATIO)).toBe(WHY_NOT_NOW);
    expect<i32>(whyNot(ACTION_TILE + GARDEN)).toBe(WHY_NOT_NOW);
  });

  it("POCKET-WIN-1 AMB-26 an etching that is laid after the burial wins without an event", () => {
    begin(2);
    onGraveyard();
    state.totem = <u8>TOTEM_BURIED;
    perform([ACTION_GO + 2, ACTION_TILE + GAZEBO, ACTION_PLACE + 1]);
    expect<i32>(state.result).toBe(RESULT_WON);
    expect<i32>(cardsLeft()).toBe(9);
    expect<i32>(currentPlayer()).toBe(PLAYER_NONE);
    expect<i32>(flaw()).toBe(FLAW_NONE);
  });

  it("POCKET-OUT-6 POCKET-BASH-5 the last death comes before Patio and tile", () => {
    begin(1, 1);
    lay(DINING, 0, -1, 0);
    state.tile = <u8>DINING;
    perform([ACTION_WINDOW]);
    expect<i32>(state.result).toBe(RESULT_DEAD);
    expect<i32>(state.windowBroken).toBe(0);
    expect<i32>(flaw()).toBe(FLAW_NONE);
    begin(2, 1);
    lay(BATHROOM, 0, -1, 2);
    state.tile = <u8>BATHROOM;
    setHolder(RAKE, 0);
    perform([ACTION_BASH, ACTION_SEAT]);
    expect<i32>(itemsOf(1)).toBe(1 << RAKE); // the only heir is not asked
    expect<i32>(currentPlayer()).toBe(PLAYER_CHANCE);
    perform([ACTION_TILE + FAMILY]);
    expect<i32>(currentPlayer()).toBe(1); // LEAD-5: she turns the tile
  });
});

describe("pocket's actions", () => {
  it("that are out of range or time change nothing", () => {
    begin(2);
    expect<i32>(whyNot(-1)).toBe(WHY_NOT_NOW);
    expect<i32>(whyNot(ACTION_COUNT)).toBe(WHY_NOT_NOW);
    expect<i32>(whyNot(7)).toBe(WHY_NOT_NOW);
    expect<bool>(applyAction(ACTION_FIGHT)).toBe(false);
    expect<bool>(applyAction(ACTION_CARD)).toBe(false);
    expect<i32>(chanceWeight(ACTION_COWER)).toBe(0);
  });
});
