// Owns the unit tests of deathinc's computer players: whole games by them and by "auto"; a party that has to come anew.
import { sampleChance } from "../../console/chance";
import { seedRng } from "../../console/rng";
import { autoAction, chooseAction } from "./bot";
import { rival } from "./bot-seats";
import { NONE, OFFICE, OPTION_CITY } from "./data";
import { PUPPET } from "./data-cards";
import { EAST, HOME, SITE_A } from "./data-map";
import { desk } from "./queries";
import {
  ACTION_BULLETS,
  ACTION_ROLL,
  ACTION_STEP,
  ACTION_STOP,
  PLAYER_CHANCE,
  applyAction,
  chanceWeight,
  currentPlayer,
  isTerminal,
  legalActions,
  setUp,
} from "./rules";
import {
  at,
  cardOf,
  die,
  hand,
  lead,
  perform,
  play,
  room,
  stand,
  table,
  waits,
  walk,
} from "./rules-cards-positions";
import { startWalk } from "./rules-walk";
import { setZombie, state } from "./state";

const RNG: usize = memory.data(16);
const OUT: usize = memory.data(2 * 700);

/** Plays a game to its end, level 0 = auto; true if all decisions were legal. */
function playsOn(seats: i32, options: i32, level: i32): bool {
  seedRng(RNG, level, 1);
  setUp(seats, 0, options, NONE);
  for (let steps = 0; !isTerminal(); steps++) {
    const seat = currentPlayer();
    let action = 0;
    if (seat == PLAYER_CHANCE) action = sampleChance(RNG, OUT, legalActions(OUT), chanceWeight);
    else action = level == 0 ? autoAction(RNG) : chooseAction(level > 3 ? 1 + (seat % 3) : level, RNG);
    if (!applyAction(action) || steps > 30000) return false;
  }
  return true;
}
/** What level 3 decides, and does. */
function decide(): i32 {
  const action = chooseAction(3, RNG);
  perform(action);
  return action;
}

describe("deathinc's computer players", () => {
  it("play whole games on both maps, each level and all together", () => {
    for (let level = 1; level <= 4; level++) {
      expect<bool>(playsOn(3, 0, level)).toBe(true);
      expect<bool>(playsOn(4, OPTION_CITY, level)).toBe(true);
    }
  });

  it("INC-DIGI-5 INC-DIGI-6 auto decides all there is; nobody walks, so the safety stop ends it", () => {
    expect<bool>(playsOn(2, 0, 0)).toBe(true);
    expect<i32>(state.turns).toBe(600);
  });

  it("INC-DIGI-5 auto leaves a pawn on strings where it is", () => {
    table(2, OPTION_CITY);
    hand(1, cardOf(PUPPET));
    perform(ACTION_ROLL);
    perform(play(cardOf(PUPPET), 0));
    die(4);
    expect<i32>(currentPlayer()).toBe(1);
    expect<i32>(autoAction(RNG)).toBe(ACTION_STOP);
  });

  it("walk to a director and home with it", () => {
    table(2, 0);
    room(14, OFFICE);
    waits(0, 14);
    stand(0, at(3, 7));
    startWalk(6);
    for (let steps = 0; steps < 5; steps++) expect<i32>(decide()).toBe(ACTION_STEP + EAST);
    expect<i32>(state.claimed).toBe(0);
  });

  it("INC-DIR-3 INC-DIR-9 step off and on again where a director came to them, or with a party on E", () => {
    table(2, 0);
    room(14, OFFICE);
    waits(0, 14);
    stand(0, desk(SITE_A));
    startWalk(6);
    decide();
    decide();
    expect<i32>(state.claimed).toBe(0);
    table(2, 0);
    lead(0, 0, 0);
    stand(0, HOME);
    startWalk(6);
    decide();
    decide();
    expect<i32>(state.saved).toBe(1);
  });

  it("hit whoever sits next of those who are equally near to winning", () => {
    table(4, 0);
    expect<i32>(rival(0)).toBe(1);
    expect<i32>(rival(1)).toBe(2);
    expect<i32>(rival(3)).toBe(0);
    lead(2, 0, 0);
    expect<i32>(rival(0)).toBe(2);
  });

  it("pay with bullets while they lead", () => {
    table(2, 0);
    lead(0, 0, 0);
    stand(0, at(3, 7));
    setZombie(at(4, 7), true);
    startWalk(6);
    walk(EAST);
    perform(ACTION_ROLL);
    die(2);
    expect<i32>(chooseAction(3, RNG)).toBe(ACTION_BULLETS);
  });
});
