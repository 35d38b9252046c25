// Owns the unit tests of the frame of a deathinc turn: steps in order, cards drawn and thrown away (INC-TURN).
import { CAFETERIA, CEO, NOWHERE, OFFICE } from "./data";
import { MEMO, TAKEOVER } from "./data-cards";
import { EAST, FIRST_SITE, HOME } from "./data-map";
import { handOf } from "./queries";
import {
  ACTION_CARD,
  ACTION_COUNT,
  ACTION_DISCARD,
  ACTION_DONE,
  ACTION_KEEP,
  ACTION_MOVE,
  ACTION_PLACE,
  ACTION_ROLL,
  ACTION_SITE,
  ACTION_STOP,
  ACTION_TILE,
  chanceWeight,
  isLegal,
  isPossible,
  legalActions,
  setUp,
} from "./rules";
import { at, die, hand, perform, room, stand, table, waits } from "./rules-cards-positions";
import {
  bulletsOf,
  cardPlace,
  heartsOf,
  killsOf,
  setBullets,
  setCardPlace,
  setHearts,
  setStatus,
  setZombie,
  spaceOf,
  state,
  statusOf,
} from "./state";
import {
  IN_BOX,
  IN_DECK,
  IN_DISCARD,
  PHASE_DISCARD,
  PHASE_DRAW,
  PHASE_FIGHT,
  PHASE_LATE,
  PHASE_MOVE_DIE,
  PHASE_READY,
  PHASE_SITE,
  PHASE_TILE,
  PHASE_WALK,
  PHASE_ZOMBIE_DIE,
  STATUS_MEETING,
  STATUS_MISSING,
} from "./state-phases";

const OUT: usize = memory.data(2 * ACTION_COUNT);

/** Cards from a number on, so many of them. */
function deal(from: i32, count: i32): void {
  for (let card = from; card < from + count; card++) perform(ACTION_CARD + card);
}
/** Every room lies, so that no tile is drawn. */
function noTiles(): void {
  for (let site = 1; site <= 15; site++) room(site, site < 9 ? OFFICE : site == 9 ? CEO : site - 8);
  for (let director = 0; director < 8; director++) waits(director, director + 1);
  state.ceo = 8;
}
/** The seat of the turn keeps its cards. */
function endTurn(): void {
  perform(ACTION_KEEP);
}

describe("deathinc's turn", () => {
  it("INC-TURN-0 INC-TURN-2 INC-TURN-4 INC-TURN-8 INC-TURN-10 goes through its steps", () => {
    setUp(2, 0, 0, 0);
    deal(0, 3);
    deal(6, 3);
    expect<i32>(<i32>state.phase).toBe(PHASE_TILE);
    expect<i32>(chanceWeight(ACTION_TILE + OFFICE)).toBe(8);
    perform(ACTION_TILE + CAFETERIA);
    expect<i32>(<i32>state.phase).toBe(PHASE_SITE);
    perform(ACTION_SITE + EAST); // S01
    die(1);
    die(2);
    perform(ACTION_PLACE + 9 * FIRST_SITE);
    perform(ACTION_DONE);
    expect<i32>(<i32>state.phase).toBe(PHASE_READY); // three in hand: nothing is drawn
    perform(ACTION_ROLL);
    die(3);
    perform(ACTION_STOP);
    expect<i32>(<i32>state.phase).toBe(PHASE_LATE);
    perform(ACTION_ROLL);
    expect<i32>(<i32>state.phase).toBe(PHASE_ZOMBIE_DIE);
    die(1);
    perform(ACTION_MOVE + 4 * at(4, 7) + EAST);
    expect<i32>(<i32>state.phase).toBe(PHASE_DISCARD);
    endTurn();
    expect<i32>(<i32>state.turn).toBe(1);
    expect<i32>(<i32>state.phase).toBe(PHASE_TILE);
    expect<i32>(chanceWeight(ACTION_TILE + CAFETERIA)).toBe(0);
  });

  it("INC-TURN-1 a zombie on the own space is fought before anything else", () => {
    table(2, 0);
    noTiles();
    state.phase = <u8>PHASE_DISCARD;
    state.walkDone = 1;
    setZombie(HOME, true);
    endTurn();
    expect<i32>(<i32>state.turn).toBe(1);
    expect<i32>(<i32>state.phase).toBe(PHASE_FIGHT);
    expect<bool>(isPossible()).toBe(true);
    perform(ACTION_ROLL);
    die(4);
    expect<i32>(killsOf(1)).toBe(1);
    expect<i32>(<i32>state.phase).toBe(PHASE_DRAW); // no tile is left
  });

  it("INC-TURN-4 INC-CARD-8 EX-40 an empty deck is made of what was discarded", () => {
    table(2, 0);
    noTiles();
    for (let card = 0; card < 30; card++) setCardPlace(card, IN_BOX);
    hand(1, 0);
    setCardPlace(1, IN_DECK);
    for (let card = 2; card < 8; card++) setCardPlace(card, IN_DISCARD);
    state.phase = <u8>PHASE_DISCARD;
    state.walkDone = 1;
    endTurn();
    expect<i32>(legalActions(OUT)).toBe(1);
    perform(ACTION_CARD + 1);
    expect<i32>(legalActions(OUT)).toBe(6);
    perform(ACTION_CARD + 4);
    expect<i32>(<i32>state.phase).toBe(PHASE_READY);
    expect<i32>(handOf(1)).toBe(3);
  });

  it("INC-CARD-8 with neither deck nor discard pile nothing is drawn", () => {
    table(2, 0);
    noTiles();
    for (let card = 0; card < 30; card++) setCardPlace(card, IN_BOX);
    state.phase = <u8>PHASE_DISCARD;
    state.walkDone = 1;
    endTurn();
    expect<i32>(<i32>state.phase).toBe(PHASE_READY);
  });

  it("INC-TURN-5 EX-44 the total is the die and the hearts", () => {
    table(2, 0);
    perform(ACTION_ROLL);
    expect<i32>(<i32>state.phase).toBe(PHASE_MOVE_DIE);
    die(4);
    expect<i32>(<i32>state.total).toBe(7);
    expect<i32>(<i32>state.phase).toBe(PHASE_WALK);
  });

  it("INC-CARD-15 a meeting skips the walk and is used up by it", () => {
    table(2, 0);
    noTiles();
    setStatus(1, STATUS_MEETING);
    for (let card = 0; card < 3; card++) hand(1, card);
    state.phase = <u8>PHASE_DISCARD;
    state.walkDone = 1;
    endTurn();
    expect<i32>(<i32>state.phase).toBe(PHASE_LATE);
    expect<i32>(statusOf(1)).toBe(0);
  });

  it("BC14 EX-62 a turn is missed: back on the map, no fight, next seat", () => {
    table(3, 1);
    noTiles();
    stand(1, NOWHERE);
    setHearts(1, 0);
    setBullets(1, 7);
    setStatus(1, STATUS_MISSING | STATUS_MEETING);
    setZombie(HOME, true);
    stand(2, at(4, 7));
    state.phase = <u8>PHASE_DISCARD;
    endTurn();
    expect<i32>(<i32>state.turn).toBe(2);
    expect<i32>(spaceOf(1)).toBe(HOME);
    expect<i32>(heartsOf(1)).toBe(3);
    expect<i32>(bulletsOf(1)).toBe(3);
    expect<i32>(statusOf(1)).toBe(0);
    expect<i32>(<i32>state.turns).toBe(3);
  });
});

describe("deathinc's step 9", () => {
  it("INC-TURN-9 INC-CARD-6 one card may be thrown away, then the turn is over", () => {
    table(2, 0);
    hand(0, 1);
    hand(0, 2);
    state.phase = <u8>PHASE_DISCARD;
    state.walkDone = 1;
    perform(ACTION_DISCARD + 2);
    expect<i32>(cardPlace(2)).toBe(IN_DISCARD);
    expect<i32>(<i32>state.turn).toBe(1);
  });

  it("INC-CARD-4 INC-CARD-5 EX-29 over three cards they have to go, and no other", () => {
    table(2, 0);
    for (let card = 0; card < 5; card++) hand(0, card);
    state.phase = <u8>PHASE_DISCARD;
    state.walkDone = 1;
    expect<bool>(isLegal(ACTION_KEEP)).toBe(false);
    perform(ACTION_DISCARD);
    expect<i32>(<i32>state.turn).toBe(0);
    expect<bool>(isLegal(ACTION_KEEP)).toBe(false);
    perform(ACTION_DISCARD + 1);
    expect<i32>(<i32>state.turn).toBe(1);
    expect<i32>(handOf(0)).toBe(3);
  });

  it("INC-DIR-10 INC-STRING-2 strings are no part of the hand", () => {
    table(2, 0);
    for (let card = 0; card < 3; card++) hand(0, card);
    hand(0, TAKEOVER);
    state.phase = <u8>PHASE_DISCARD;
    state.walkDone = 1;
    expect<bool>(isLegal(ACTION_KEEP)).toBe(true);
    expect<bool>(isLegal(ACTION_DISCARD + TAKEOVER)).toBe(false);
    expect<bool>(isLegal(ACTION_DISCARD + MEMO)).toBe(false);
  });
});
