// Owns the tests that impossible bytes of deathinc are refused, each for its own reason.
import { CEO, NONE, NOWHERE, OFFICE } from "./data";
import { FREEZE, MEMO, NINE_IRON, PETTY_CASH, STAPLE_GUN } from "./data-cards";
import { FIRST_SITE, GATE, HOME } from "./data-map";
import {
  FLAW_CARDS,
  FLAW_DIRECTORS,
  FLAW_FRESH,
  FLAW_NONE,
  FLAW_PHASE,
  FLAW_PIECES,
  FLAW_PLAN,
  FLAW_RANGE,
  FLAW_RESULT,
  FLAW_SEATS,
  FLAW_TURN,
  flaw,
} from "./possible";
import { isPlayable } from "./possible-cart";
import {
  ACTION_COUNT,
  ACTION_ROLL,
  applyAction,
  chanceWeight,
  currentPlayer,
  isTerminal,
  legalActions,
  setUp,
} from "./rules";
import { at, die, front, hand, lead, perform, room, stand, table, waits } from "./rules-cards-positions";
import {
  setBullet,
  setCardPlace,
  setCityTile,
  setDirectorPlace,
  setHeart,
  setHearts,
  setKills,
  setRoomByte,
  setStatus,
  setZombie,
  state,
} from "./state";
import {
  IN_DISCARD,
  LED_BY,
  PHASE_ASK,
  PHASE_DYING,
  PHASE_FIGHT,
  PHASE_FILL,
  PHASE_LATE,
  PHASE_OVER,
  PHASE_READY,
  PHASE_ZOMBIES,
  RESULT_VOTED,
  SAFE_WITH,
  STATUS_FROZEN,
  STATUS_MEETING,
  STATUS_PUPPET,
} from "./state-phases";

const OUT: usize = memory.data(2 * ACTION_COUNT);

/** Two seats, the first one walking with seven steps. */
function walking(): void {
  table(2, 0);
  stand(0, at(4, 4));
  perform(ACTION_ROLL);
  die(4);
  expect<i32>(flaw()).toBe(FLAW_NONE);
}

/** A game in which decisions follow a fixed pattern: every state on the way can be. */
function playThrough(seats: i32, humans: i32, options: i32): void {
  setUp(seats, humans, options, NONE);
  let actions = 0;
  while (!isTerminal() && actions++ < 400) {
    const count = legalActions(OUT);
    expect<i32>(count).toBeGreaterThan(0);
    const index = currentPlayer() < 0 ? (actions * 7) % count : (actions * 5) % count;
    const action = <i32>load<u16>(OUT + 2 * index);
    if (currentPlayer() == -1) expect<i32>(chanceWeight(action)).toBeGreaterThan(0);
    expect<bool>(applyAction(action)).toBe(true);
    expect<i32>(flaw()).toBe(FLAW_NONE);
    expect<bool>(isPlayable()).toBe(true);
  }
}

describe("deathinc's possible states", () => {
  it("every state of a game is one", () => {
    playThrough(1, 0, 0);
    playThrough(3, 1, 8);
    playThrough(6, 3, 1);
    playThrough(2, 0, 5);
  });

  it("fields out of range", () => {
    walking();
    state.phase = 39;
    expect<i32>(flaw()).toBe(FLAW_RANGE);
    walking();
    state.turn = 2;
    expect<i32>(flaw()).toBe(FLAW_RANGE);
    walking();
    state.options = 2; // alone with two seats
    expect<i32>(flaw()).toBe(FLAW_RANGE);
    walking();
    stand(0, 495);
    expect<i32>(flaw()).toBe(FLAW_RANGE);
    walking();
    setStatus(1, STATUS_PUPPET); // nobody holds the strings
    expect<i32>(flaw()).toBe(FLAW_RANGE);
    walking();
    setHearts(0, 6);
    expect<i32>(flaw()).toBe(FLAW_RANGE);
  });

  it("INC-TILE-2 INC-TILE-11 INC-ZCEO-5 rooms that cannot lie so", () => {
    walking();
    setRoomByte(FIRST_SITE, 1 + 2 + 16 * 0); // S01's door looks east
    expect<i32>(flaw()).toBe(FLAW_PLAN);
    walking();
    room(2, 3);
    room(3, 3);
    expect<i32>(flaw()).toBe(FLAW_PLAN);
    walking();
    room(2, CEO);
    expect<i32>(flaw()).toBe(FLAW_PLAN);
    state.ceo = 1;
    expect<i32>(flaw()).toBe(FLAW_NONE);
    state.trophy = 1;
    expect<i32>(flaw()).toBe(FLAW_PLAN);
    walking();
    state.cityLaid = 1;
    expect<i32>(flaw()).toBe(FLAW_PLAN);
  });

  it("INC-BASE-4 INC-BASE-18 a city that cannot lie so", () => {
    table(2, 1);
    room(2, OFFICE);
    setDirectorPlace(0, SAFE_WITH);
    state.rescued = 1;
    expect<i32>(flaw()).toBe(FLAW_PLAN); // no gate
    state.cityLaid = 1;
    setCityTile(GATE, 0, 0, 16);
    expect<i32>(flaw()).toBe(FLAW_NONE);
    state.cityLaid = 2;
    setCityTile(GATE + 1, -1, 0, 13); // a street from north to south west of the gate
    expect<i32>(flaw()).toBe(FLAW_PLAN);
    setCityTile(GATE + 1, -1, 0, 13 + 32);
    expect<i32>(flaw()).toBe(FLAW_NONE);
    setCityTile(GATE + 1, -2, 0, 13 + 32);
    expect<i32>(flaw()).toBe(FLAW_PLAN);
  });

  it("INC-ADD-3 INC-COMP-10 pieces that cannot be there", () => {
    walking();
    setZombie(at(3, 3), true);
    expect<i32>(flaw()).toBe(FLAW_PIECES);
    walking();
    setKills(0, 101);
    expect<i32>(flaw()).toBe(FLAW_PIECES);
    walking();
    setHeart(HOME, true);
    expect<i32>(flaw()).toBe(FLAW_PIECES);
    walking();
    room(2, 3);
    setHeart(at(4, 0), true);
    setBullet(at(4, 0), true);
    expect<i32>(flaw()).toBe(FLAW_PIECES);
  });

  it("INC-DEATH-1 seats that cannot be", () => {
    walking();
    setHearts(1, 0);
    expect<i32>(flaw()).toBe(FLAW_SEATS);
    walking();
    stand(1, NOWHERE);
    expect<i32>(flaw()).toBe(FLAW_SEATS);
    walking();
    setHearts(4, 1);
    expect<i32>(flaw()).toBe(FLAW_SEATS);
    walking();
    setStatus(1, STATUS_FROZEN); // a card of the base set
    expect<i32>(flaw()).toBe(FLAW_SEATS);
    walking();
    room(7, CEO);
    state.ceo = 6;
    stand(1, at(16, 7));
    expect<i32>(flaw()).toBe(FLAW_SEATS);
  });

  it("INC-CARD-9 INC-STRING-1 INC-DIR-11 cards and directors that cannot be", () => {
    walking();
    front(0, PETTY_CASH);
    expect<i32>(flaw()).toBe(FLAW_CARDS);
    walking();
    front(0, NINE_IRON); // without a charge
    expect<i32>(flaw()).toBe(FLAW_CARDS);
    walking();
    hand(0, FREEZE); // nobody is safe
    expect<i32>(flaw()).toBe(FLAW_CARDS);
    walking();
    setCardPlace(60, IN_DISCARD); // no base set
    expect<i32>(flaw()).toBe(FLAW_CARDS);
    walking();
    waits(0, 2);
    expect<i32>(flaw()).toBe(FLAW_DIRECTORS);
    walking();
    room(2, OFFICE);
    expect<i32>(flaw()).toBe(FLAW_DIRECTORS);
    lead(0, 0, 0);
    expect<i32>(flaw()).toBe(FLAW_NONE);
    setDirectorPlace(0, LED_BY + 16);
    expect<i32>(flaw()).toBe(FLAW_DIRECTORS);
    setDirectorPlace(0, SAFE_WITH);
    expect<i32>(flaw()).toBe(FLAW_DIRECTORS); // no rescue
  });

  it("INC-SETUP-5 nothing has happened before the first turn", () => {
    setUp(2, 0, 0, NONE);
    expect<i32>(flaw()).toBe(FLAW_NONE);
    hand(0, MEMO);
    expect<i32>(flaw()).toBe(FLAW_FRESH);
    setUp(2, 0, 0, NONE);
    setZombie(HOME, true);
    expect<i32>(flaw()).toBe(FLAW_FRESH);
  });

  it("INC-VOTE-1 ends that cannot be", () => {
    walking();
    state.result = <u8>RESULT_VOTED;
    expect<i32>(flaw()).toBe(FLAW_RESULT);
    walking();
    state.result = <u8>RESULT_VOTED;
    state.winner = 0;
    state.phase = <u8>PHASE_OVER;
    expect<i32>(flaw()).toBe(FLAW_RESULT); // directors are still in the tile deck
  });

  it("what is under way", () => {
    walking();
    state.phase = <u8>PHASE_FIGHT;
    expect<i32>(flaw()).toBe(FLAW_TURN);
    walking();
    state.walkDone = 1;
    expect<i32>(flaw()).toBe(FLAW_TURN);
    walking();
    state.steps = 6; // of seven, none taken
    expect<i32>(flaw()).toBe(FLAW_TURN);
    walking();
    state.phase = <u8>PHASE_LATE;
    expect<i32>(flaw()).toBe(FLAW_TURN);
    walking();
    state.card = <u8>STAPLE_GUN;
    expect<i32>(flaw()).toBe(FLAW_TURN);
    walking();
    state.phase = <u8>PHASE_ASK;
    expect<i32>(flaw()).toBe(FLAW_TURN);
    table(2, 0);
    setStatus(0, STATUS_MEETING);
    expect<i32>(<i32>state.phase).toBe(PHASE_READY);
    expect<i32>(flaw()).toBe(FLAW_TURN);
  });

  it("phases without a reason", () => {
    table(2, 0);
    state.fighting = 1;
    state.phase = <u8>PHASE_FIGHT; // no zombie here
    expect<i32>(flaw()).toBe(FLAW_PHASE);
    table(2, 0);
    state.walkDone = 1;
    state.toMove = 2;
    state.phase = <u8>PHASE_ZOMBIES;
    expect<i32>(flaw()).toBe(FLAW_PHASE);
    table(2, 0);
    room(1, 3);
    state.room = <u8>FIRST_SITE;
    state.phase = <u8>PHASE_FILL; // nothing to place
    expect<i32>(flaw()).toBe(FLAW_PHASE);
    state.toPlace = 2;
    expect<i32>(flaw()).toBe(FLAW_NONE);
    table(2, 0);
    setHearts(0, 0);
    setZombie(HOME, true);
    state.fighting = 1;
    state.phase = <u8>PHASE_DYING;
    expect<i32>(flaw()).toBe(FLAW_NONE);
  });
});
