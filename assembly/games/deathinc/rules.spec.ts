// Owns the unit tests of deathinc's set-up and of ends without a vote (INC-SETUP, INC-SOLO).
import { NONE } from "./data";
import { DRILL, OBJECTION, STAPLE_GUN, TAKEOVER } from "./data-cards";
import { cardsAt, handOf, isAlone, isCityGame, supply } from "./queries";
import {
  ACTION_CARD,
  ACTION_COUNT,
  ACTION_DIE,
  ACTION_FIRST,
  ACTION_GIVE_UP,
  ACTION_KEEP,
  PLAYER_CHANCE,
  PLAYER_NONE,
  applyAction,
  currentPlayer,
  isLegal,
  isPossible,
  isTerminal,
  legalActions,
  returns,
  setUp,
} from "./rules";
import { at, perform, table } from "./rules-cards-positions";
import { bulletsOf, cardPlace, heartsOf, isZombie, setKills, spaceOf, state, zombiesOnMap } from "./state";
import {
  IN_BOX,
  IN_DECK,
  PHASE_DEAL,
  PHASE_DISCARD,
  PHASE_FIRST,
  PHASE_OVER,
  PHASE_TIE_DIE,
  PHASE_TILE,
  RESULT_ALONE,
  RESULT_GIVEN_UP,
} from "./state-phases";

const OUT: usize = memory.data(2 * ACTION_COUNT);

/** Cards from a number on, so many of them. */
function deal(from: i32, count: i32): void {
  for (let card = from; card < from + count; card++) perform(ACTION_CARD + card);
}
/** The seat of the turn keeps its cards. */
function endTurn(): void {
  perform(ACTION_KEEP);
}

describe("deathinc's set-up", () => {
  it("INC-SETUP-5 INC-SETUP-6 INC-SETUP-7 INC-SETUP-10 EX-01", () => {
    setUp(2, 0, 0, NONE);
    expect<i32>(<i32>state.phase).toBe(PHASE_FIRST);
    expect<i32>(zombiesOnMap()).toBe(10);
    expect<bool>(isZombie(at(4, 7)) && isZombie(at(13, 4)) && isZombie(at(4, 10))).toBe(true);
    expect<i32>(supply()).toBe(90);
    for (let seat = 0; seat < 2; seat++) {
      expect<i32>(spaceOf(seat)).toBe(at(1, 7));
      expect<i32>(heartsOf(seat)).toBe(3);
      expect<i32>(bulletsOf(seat)).toBe(3);
    }
    expect<i32>(cardsAt(0, IN_DECK)).toBe(30); // INC-COMP-2
    expect<i32>(cardsAt(1, IN_DECK)).toBe(8); // INC-COMP-3
    expect<i32>(cardsAt(2, IN_BOX)).toBe(50);
  });

  it("INC-SETUP-9 INC-DIGI-3 chance says who begins, then deals seat by seat", () => {
    setUp(3, 0, 0, NONE);
    expect<i32>(currentPlayer()).toBe(PLAYER_CHANCE);
    expect<i32>(legalActions(OUT)).toBe(3);
    perform(ACTION_FIRST + 2);
    expect<i32>(<i32>state.phase).toBe(PHASE_DEAL);
    deal(0, 3);
    expect<i32>(handOf(2)).toBe(3);
    deal(3, 6);
    expect<i32>(handOf(0)).toBe(3);
    expect<i32>(<i32>state.turn).toBe(2);
    expect<i32>(<i32>state.phase).toBe(PHASE_TILE);
    expect<i32>(<i32>state.turns).toBe(1);
  });

  it("INC-SOLO-4 cards that need an opponent are out of a solo game", () => {
    setUp(1, 1, 0, NONE);
    expect<bool>(isAlone()).toBe(true);
    expect<i32>(cardsAt(0, IN_DECK)).toBe(21);
    expect<i32>(cardsAt(1, IN_DECK)).toBe(5);
    expect<i32>(cardPlace(DRILL)).toBe(IN_BOX);
    expect<i32>(cardPlace(TAKEOVER)).toBe(IN_BOX);
    expect<i32>(cardPlace(OBJECTION)).toBe(IN_BOX);
    expect<i32>(cardPlace(STAPLE_GUN)).toBe(IN_DECK);
  });

  it("INC-BASE-28 the base set needs two seats", () => {
    setUp(1, 1, 1, NONE);
    expect<bool>(isCityGame()).toBe(false);
    setUp(2, 1, 3, NONE);
    expect<bool>(isCityGame()).toBe(true);
    expect<bool>(isAlone()).toBe(false);
    expect<i32>(cardsAt(2, IN_DECK)).toBe(50);
  });
});

describe("deathinc's ends without a vote of the board", () => {
  it("INC-DIGI-6 computers alone are stopped after 600 turns", () => {
    table(2, 0);
    state.phase = <u8>PHASE_DISCARD;
    state.walkDone = 1;
    state.turns = 600;
    endTurn();
    expect<i32>(<i32>state.phase).toBe(PHASE_TIE_DIE); // nobody has a vote
    table(2, 0);
    state.humans = 1;
    state.phase = <u8>PHASE_DISCARD;
    state.turns = 600;
    endTurn();
    expect<i32>(<i32>state.turn).toBe(1);
  });

  it("INC-SOLO-3 alone the fortieth turn is the last", () => {
    table(1, 2);
    state.phase = <u8>PHASE_DISCARD;
    state.walkDone = 1;
    state.turns = 40;
    setKills(0, 69);
    endTurn();
    expect<i32>(<i32>state.result).toBe(RESULT_ALONE);
    expect<i32>(<i32>state.winner).toBe(NONE);
    expect<i32>(returns(0)).toBe(6);
    table(1, 2);
    state.phase = <u8>PHASE_DISCARD;
    state.walkDone = 1;
    state.turns = 40;
    setKills(0, 70);
    endTurn();
    expect<i32>(<i32>state.winner).toBe(0);
    expect<bool>(isPossible()).toBe(true);
  });

  it("a person alone may give up", () => {
    table(3, 0);
    state.humans = 1;
    perform(ACTION_GIVE_UP);
    expect<bool>(isTerminal()).toBe(true);
    expect<i32>(currentPlayer()).toBe(PLAYER_NONE);
    expect<i32>(<i32>state.result).toBe(RESULT_GIVEN_UP);
    expect<bool>(applyAction(ACTION_GIVE_UP)).toBe(false);
    table(3, 0);
    state.humans = 3;
    expect<bool>(isLegal(ACTION_GIVE_UP)).toBe(false);
  });

  it("nothing is legal after the end, and no number is out of hand", () => {
    table(2, 0);
    for (let action = -3; action < 70000; action += 97)
      if (!isLegal(action)) expect<bool>(applyAction(action)).toBe(false);
    state.phase = <u8>PHASE_OVER;
    expect<i32>(legalActions(OUT)).toBe(0);
    expect<bool>(isLegal(ACTION_DIE + 1)).toBe(false);
  });
});
