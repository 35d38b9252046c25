// Owns the unit tests of laying and filling rooms in deathinc (INC-TILE).
import { CEO, COPY, NONE, OFFICE } from "./data";
import { EAST, FIRST_SITE, NORTH, SOUTH, WEST } from "./data-map";
import { ceoSpace, isLaid, roomKind, supply } from "./queries";
import {
  ACTION_COUNT,
  ACTION_DONE,
  ACTION_PLACE,
  ACTION_PUT_BULLET,
  ACTION_PUT_HEART,
  ACTION_SITE,
  ACTION_TILE,
  WHY_DOOR,
  WHY_NOT_NOW,
  WHY_OCCUPIED,
  WHY_SITE,
  chanceWeight,
  isLegal,
  isPossible,
  legalActions,
  whyNot,
} from "./rules";
import { at, die, hand, perform, room, table } from "./rules-cards-positions";
import { roomsLeft, tilesLeft } from "./rules-tile";
import { directorPlace, isBullet, isHeart, isZombie, setKills, setZombie, state } from "./state";
import {
  ON_DESK,
  PHASE_FILL,
  PHASE_READY,
  PHASE_RED,
  PHASE_TILE,
  PHASE_TOKENS,
  UNDRAWN,
} from "./state-phases";

const OUT: usize = memory.data(2 * ACTION_COUNT);

/** Seat 0, with a full hand, is about to draw a tile. */
function drawing(): void {
  table(2, 0);
  for (let card = 0; card < 3; card++) hand(0, card);
  state.phase = <u8>PHASE_TILE;
}
function site(number: i32, direction: i32): i32 {
  return ACTION_SITE + 4 * (number - 1) + direction;
}

describe("deathinc's rooms", () => {
  it("INC-TILE-1 INC-TILE-2 INC-TILE-3 INC-TILE-4 EX-21 sites and doors", () => {
    drawing();
    perform(ACTION_TILE + OFFICE);
    expect<i32>(legalActions(OUT)).toBe(19);
    expect<i32>(whyNot(site(5, SOUTH))).toBe(0);
    expect<i32>(whyNot(site(5, WEST))).toBe(WHY_DOOR);
    expect<i32>(whyNot(site(14, EAST))).toBe(WHY_DOOR); // toward B
    expect<bool>(isLegal(ACTION_DONE)).toBe(false); // nobody may decline
    perform(site(14, NORTH));
    expect<bool>(isLaid(FIRST_SITE + 13)).toBe(true);
    expect<i32>(directorPlace(0)).toBe(ON_DESK + 13); // INC-TILE-9
    expect<i32>(directorPlace(1)).toBe(UNDRAWN);
    expect<i32>(<i32>state.phase).toBe(PHASE_RED);
    expect<i32>(roomsLeft(OFFICE)).toBe(7);
    expect<i32>(tilesLeft()).toBe(14);
    drawing();
    room(2, COPY);
    perform(ACTION_TILE + OFFICE);
    expect<i32>(whyNot(site(2, SOUTH))).toBe(WHY_SITE);
  });

  it("INC-TILE-5 INC-TILE-6 INC-TILE-7 INC-ADD-3 INC-ADD-8 EX-22 filling a room", () => {
    drawing();
    perform(ACTION_TILE + OFFICE);
    perform(site(2, SOUTH));
    die(6);
    die(4);
    for (let local = 0; local < 6; local++) {
      expect<bool>(isLegal(ACTION_DONE)).toBe(false); // all have to be placed
      expect<i32>(<i32>state.phase).toBe(PHASE_FILL);
      perform(ACTION_PLACE + 9 * (FIRST_SITE + 1) + local);
      if (local == 0) expect<i32>(whyNot(ACTION_PLACE + 9 * (FIRST_SITE + 1))).toBe(WHY_OCCUPIED);
      if (local == 0) expect<i32>(whyNot(ACTION_PLACE + at(4, 4))).toBe(WHY_NOT_NOW);
    }
    expect<i32>(<i32>state.phase).toBe(PHASE_TOKENS);
    perform(ACTION_PUT_HEART + at(4, 0)); // director, zombie and heart
    expect<bool>(isZombie(at(4, 0)) && isHeart(at(4, 0))).toBe(true);
    expect<i32>(whyNot(ACTION_PUT_BULLET + at(4, 0))).toBe(WHY_OCCUPIED);
    perform(ACTION_PUT_BULLET + at(3, 2));
    expect<bool>(isPossible()).toBe(true);
    perform(ACTION_DONE);
    expect<i32>(<i32>state.phase).toBe(PHASE_READY);
    expect<i32>(supply()).toBe(94);
  });

  it("INC-TILE-7 at most as many tokens as the blue die says", () => {
    drawing();
    perform(ACTION_TILE + COPY);
    perform(site(1, EAST));
    die(1);
    die(1);
    perform(ACTION_PLACE + 9 * FIRST_SITE + 8);
    perform(ACTION_PUT_BULLET + 9 * FIRST_SITE + 8);
    expect<i32>(<i32>state.phase).toBe(PHASE_READY);
    expect<bool>(isBullet(9 * FIRST_SITE + 8)).toBe(true);
  });

  it("INC-TILE-8 INC-TILE-10 INC-COMP-9 EX-23 the CEO's office", () => {
    drawing();
    perform(ACTION_TILE + CEO);
    perform(site(7, WEST));
    expect<i32>(ceoSpace()).toBe(at(16, 7));
    die(6);
    die(1);
    expect<i32>(whyNot(ACTION_PLACE + at(16, 7))).toBe(WHY_OCCUPIED);
    for (let local = 0; local < 7; local++)
      if (local != 4) perform(ACTION_PLACE + 9 * (FIRST_SITE + 6) + local);
    perform(ACTION_PUT_BULLET + at(16, 7));
    expect<bool>(isBullet(at(16, 7))).toBe(true);
    expect<bool>(isPossible()).toBe(true);
  });

  it("INC-COMP-10 EX-41 a short supply lowers the number", () => {
    drawing();
    setKills(1, 98);
    perform(ACTION_TILE + COPY);
    perform(site(1, EAST));
    die(5);
    die(1);
    expect<i32>(<i32>state.toPlace).toBe(2);
    perform(ACTION_PLACE + 9 * FIRST_SITE);
    perform(ACTION_PLACE + 9 * FIRST_SITE + 1);
    expect<i32>(<i32>state.phase).toBe(PHASE_TOKENS);
    drawing();
    setKills(1, 100);
    perform(ACTION_TILE + COPY);
    perform(site(1, EAST));
    die(5);
    die(1);
    expect<i32>(<i32>state.phase).toBe(PHASE_TOKENS);
  });

  it("INC-TILE-11 INC-DIR-11 eight offices bring eight directors, each kind comes as often as it is there", () => {
    drawing();
    for (let number = 1; number <= 8; number++) {
      state.phase = <u8>PHASE_TILE;
      expect<i32>(chanceWeight(ACTION_TILE + OFFICE)).toBe(9 - number);
      perform(ACTION_TILE + OFFICE);
      for (let direction = NORTH; direction <= WEST; direction++) {
        if (!isLegal(site(number, direction))) continue;
        perform(site(number, direction));
        break;
      }
      expect<i32>(directorPlace(number - 1)).toBe(ON_DESK + number - 1);
    }
    state.phase = <u8>PHASE_TILE;
    expect<bool>(isLegal(ACTION_TILE + OFFICE)).toBe(false);
    expect<i32>(chanceWeight(ACTION_TILE + CEO)).toBe(1);
    expect<i32>(roomKind(FIRST_SITE)).toBe(OFFICE);
  });

  it("INC-SETUP-5 zombies of the hallway do not hinder a room", () => {
    drawing();
    setZombie(at(4, 4), true);
    perform(ACTION_TILE + OFFICE);
    expect<bool>(isLegal(site(1, EAST))).toBe(true);
    expect<i32>(<i32>state.ceo).toBe(NONE);
  });
});
