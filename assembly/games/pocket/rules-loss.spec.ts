// Owns the unit tests of pocket's losses, deaths and points: who is asked, in which order, what follows.
import { CANDELABRA, CONCOCTION, DINING, FOYER, GASOLINE, GAZEBO, GOLF, OIL, RAKE, SAW, TOTEM } from "./data";
import { FLAW_NONE, flaw } from "./possible";
import { itemsOf, supply } from "./queries";
import {
  ACTION_CARD,
  ACTION_COUNT,
  ACTION_DECLINE,
  ACTION_DRINK,
  ACTION_GO,
  ACTION_ROOM,
  ACTION_SEARCH,
  ACTION_SEAT,
  ACTION_WINDOW,
  PLAYER_CHANCE,
  WHY_DEAD,
  WHY_LEGAL,
  currentPlayer,
  giveAction,
  isTerminal,
  legalActions,
  legalFree,
  whyNot,
} from "./rules";
import { begin, health, holdTotem, lay, onGraveyard, perform, points, withBedroom } from "./rules-positions";
import { batchOf, setBatch, setDied, setHealth, setHolder, state } from "./state";
import { PHASE_HEIR, PHASE_LOSS, PHASE_TASK, RESULT_DEAD, RESULT_WON, TOTEM_BURIED } from "./state-phases";

const OUT: usize = memory.data(2 * ACTION_COUNT);

describe("pocket's deaths", () => {
  it("POCKET-LEAD-5 AMB-7 the next living seat leads on, takes what is found, and leads the next turn", () => {
    begin(3, 3);
    lay(DINING, 0, -1, 0);
    state.tile = <u8>DINING;
    setHealth(0, 1);
    perform([ACTION_WINDOW, ACTION_SEAT]);
    expect<i32>(currentPlayer()).toBe(PLAYER_CHANCE);
    perform([ACTION_CARD + GOLF]); // an item at 9 pm
    expect<i32>(currentPlayer()).toBe(1);
    perform([ACTION_SEARCH, ACTION_CARD + RAKE]);
    expect<i32>(itemsOf(1)).toBe(1 << RAKE);
    expect<i32>(state.leader).toBe(1);
  });

  it("POCKET-DEATH-3 AMB-11 heirs are named clockwise from the leader, who dies too", () => {
    begin(4, 1);
    setHealth(2, 3);
    setHealth(1, 2);
    state.leader = 3;
    withBedroom();
    setHolder(RAKE, 0);
    setHolder(OIL, 3);
    perform([ACTION_GO, ACTION_CARD + CONCOCTION]); // a curse at 9 pm
    expect<i32>(health()).toBe(120);
    expect<i32>(state.phase).toBe(PHASE_HEIR);
    expect<i32>(currentPlayer()).toBe(3);
    expect<i32>(whyNot(ACTION_SEAT)).toBe(WHY_DEAD);
    expect<i32>(flaw()).toBe(FLAW_NONE);
    perform([ACTION_SEAT + 1]);
    expect<i32>(currentPlayer()).toBe(0);
    perform([ACTION_SEAT + 2]);
    expect<i32>(itemsOf(1)).toBe(1 << OIL);
    expect<i32>(itemsOf(2)).toBe(1 << RAKE);
    expect<i32>(state.leader).toBe(1);
    expect<i32>(batchOf(0)).toBe(batchOf(3));
  });

  it("POCKET-DEATH-2 with nothing to leave nothing is asked", () => {
    begin(3, 1);
    setHealth(1, 3);
    setHealth(2, 3);
    withBedroom();
    perform([ACTION_GO, ACTION_CARD + SAW]);
    expect<i32>(health()).toBe(22);
    expect<i32>(state.phase).toBe(PHASE_TASK);
    expect<i32>(state.leader).toBe(1);
  });

  it("POCKET-SCORE-4 POCKET-LOSE-2 the last to die score one each, all others nothing", () => {
    begin(3, 1);
    setHealth(1, 0);
    setBatch(1, 1);
    setDied(1, FOYER, 0);
    state.batches = 1;
    withBedroom();
    setHolder(GASOLINE, 0);
    state.gasFuel = 2;
    perform([ACTION_GO, ACTION_CARD + SAW]);
    expect<bool>(isTerminal()).toBe(true);
    expect<i32>(state.result).toBe(RESULT_DEAD);
    expect<i32>(points()).toBe(101);
    expect<i32>(supply()).toBe(4);
    expect<i32>(flaw()).toBe(FLAW_NONE);
  });

  it("AMB-22 the heir of one who dies at the burial buries", () => {
    begin(2, 1);
    onGraveyard();
    holdTotem(0);
    setHealth(1, 2);
    perform([ACTION_ROOM, ACTION_CARD + SAW, ACTION_DECLINE]); // a curse hits the holder
    expect<i32>(health()).toBe(2);
    expect<i32>(state.totem).toBe(TOTEM_BURIED);
    expect<i32>(state.leader).toBe(1);
  });

  it("POCKET-SCORE-1 POCKET-SCORE-2 POCKET-SCORE-3 points of a win", () => {
    begin(4, 4);
    setHealth(2, 2);
    setHealth(3, 0);
    setBatch(3, 1);
    setDied(3, FOYER, 0);
    state.batches = 1;
    onGraveyard();
    lay(GAZEBO, 1, 1, 1);
    holdTotem(2);
    perform([ACTION_ROOM, ACTION_CARD + CANDELABRA]); // a blessing at 9 pm
    expect<i32>(state.result).toBe(RESULT_WON);
    expect<i32>(points()).toBe(4430);
  });
});

describe("pocket's losses", () => {
  it("POCKET-CONC-1 POCKET-TRADE-2 the struck holder gives the totem, the loss goes along", () => {
    begin(3, 1);
    withBedroom();
    holdTotem(1);
    setHealth(2, 3);
    perform([ACTION_GO, ACTION_CARD + SAW]);
    expect<i32>(state.phase).toBe(PHASE_LOSS);
    expect<i32>(currentPlayer()).toBe(1);
    expect<i32>(legalActions(OUT)).toBe(3);
    expect<i32>(legalFree(OUT)).toBe(0);
    perform([giveAction(TOTEM, 2)]);
    expect<i32>(currentPlayer()).toBe(2);
    expect<i32>(flaw()).toBe(FLAW_NONE);
    perform([ACTION_DECLINE]);
    expect<i32>(health()).toBe(112);
  });

  it("POCKET-CONC-1 AMB-42 the Concoction goes to the struck seat, who drinks before the loss", () => {
    begin(3, 2);
    withBedroom();
    setHolder(CONCOCTION, 0);
    setHealth(2, 1);
    perform([ACTION_GO, ACTION_CARD + SAW]);
    expect<i32>(currentPlayer()).toBe(0);
    perform([giveAction(CONCOCTION, 2)]);
    expect<i32>(currentPlayer()).toBe(2);
    expect<i32>(whyNot(giveAction(CONCOCTION, 1))).toBe(WHY_LEGAL);
    perform([ACTION_DRINK]);
    expect<i32>(health()).toBe(112);
    expect<i32>(state.phase).toBe(PHASE_TASK);
  });

  it("a seat that passed is asked again when something comes to it", () => {
    begin(2, 3);
    withBedroom();
    holdTotem(0);
    setHolder(CONCOCTION, 1);
    perform([ACTION_GO, ACTION_CARD + SAW, ACTION_DECLINE]);
    expect<i32>(currentPlayer()).toBe(1);
    perform([giveAction(CONCOCTION, 0)]);
    expect<i32>(currentPlayer()).toBe(0);
    perform([ACTION_DECLINE]);
    expect<i32>(health()).toBe(23);
  });

  it("who passed is asked again when the totem makes another the struck one", () => {
    begin(3, 3);
    withBedroom();
    setHolder(CONCOCTION, 0);
    holdTotem(1);
    perform([ACTION_GO, ACTION_CARD + SAW, ACTION_DECLINE, giveAction(TOTEM, 2)]);
    expect<i32>(currentPlayer()).toBe(0);
    perform([ACTION_DECLINE]);
    expect<i32>(currentPlayer()).toBe(2);
    perform([ACTION_DECLINE]);
    expect<i32>(health()).toBe(332);
  });

  it("each loss of a turn is asked about: who let the glass happen may drink against the curse", () => {
    begin(2, 3);
    lay(DINING, 0, -1, 0);
    state.tile = <u8>DINING;
    setHolder(CONCOCTION, 1);
    perform([ACTION_WINDOW, ACTION_SEAT, ACTION_DECLINE, ACTION_CARD + SAW]);
    expect<i32>(state.phase).toBe(PHASE_LOSS);
    expect<i32>(currentPlayer()).toBe(1);
    perform([ACTION_DECLINE]);
    expect<i32>(health()).toBe(12);
  });

  it("AMB-19 a curse after the burial hurts nobody", () => {
    begin(2, 1);
    withBedroom();
    state.totem = <u8>TOTEM_BURIED;
    perform([ACTION_GO, ACTION_CARD + SAW]);
    expect<i32>(health()).toBe(11);
    expect<i32>(state.phase).toBe(PHASE_TASK);
  });
});
