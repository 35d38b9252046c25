// Owns the rules of pocket as others see them: set-up, whose step it is, doing actions, points; they import only from here.
import { FOYER, NONE, OIL, startHealth } from "./data";
import { actingLeader, isClassic, isLiving } from "./queries";
import { ORIGIN } from "./queries-grid";
import { classicApply, classicPlayer, classicSetUp } from "./rules-classic";
import { drawTile, hurt, place } from "./rules-explore";
import {
  answerFire,
  answerOil,
  declare,
  declarer,
  eventCard,
  flee,
  goOnDeclaring,
  pick,
  picker,
  split,
} from "./rules-fight";
import { applyFree, isFree } from "./rules-free";
import { itemCard, search, take } from "./rules-items";
import { firstAction, isLegal } from "./rules-legal";
import { dyingSeat, letItHappen, lossSeat, nameHeir } from "./rules-loss";
import { afterEvent, cower, giveTotem, pickTask } from "./rules-turn";
import { batchOf, clearState, healthOf, holderOf, rememberHealth, setCell, setHealth, state } from "./state";
import {
  PHASE_AGREE,
  PHASE_COWER_CARD,
  PHASE_DECLARE,
  PHASE_DRAW_TILE,
  PHASE_END,
  PHASE_EVENT,
  PHASE_FLEE_MOVE,
  PHASE_GIVE_TOTEM,
  PHASE_HEIR,
  PHASE_ITEM_CARD,
  PHASE_LEADER,
  PHASE_LOSS,
  PHASE_OIL,
  PHASE_PICK,
  PHASE_PLACE,
  PHASE_REVEAL,
  PHASE_SEARCH,
  PHASE_SPLIT,
  PHASE_TAKE,
  PHASE_TASK,
  PHASE_VICTIM,
  RESULT_DEAD,
  RESULT_WON,
} from "./state-phases";

export * from "./rules-actions";
export { fleeTo } from "./rules-fight";
export { ownerOfFree } from "./rules-free";
export * from "./rules-legal";
export * from "./rules-why";

export const PLAYER_CHANCE: i32 = -1;
export const PLAYER_NONE: i32 = -2;

const POINTS_WON: i32 = 3; // POCKET-SCORE-1
const POINTS_BEST: i32 = 4; // POCKET-SCORE-2
const POINTS_LAST: i32 = 1; // POCKET-SCORE-4

/**
 * Lays out a new game for 1..8 seats (POCKET-SETUP-1..11). firstLeader: a seat, or NONE = chance (AMB-31); doomOffset
 * 0..4, 2 = as printed; classic solo has one seat and its own rules.
 */
export function setUp(seats: i32, firstLeader: i32, doomOffset: i32, classic: bool): void {
  clearState();
  state.seats = <u8>seats;
  state.doomOffset = <u8>doomOffset;
  state.turn = 1;
  setCell(FOYER, ORIGIN);
  for (let seat = 0; seat < seats; seat++) setHealth(seat, startHealth(seats));
  rememberHealth();
  state.classic = u8(classic);
  if (isClassic()) return classicSetUp();
  state.leader = <u8>(seats == 1 ? 0 : firstLeader);
  state.phase = <u8>(<i32>state.leader == NONE ? PHASE_LEADER : PHASE_TASK);
}

/** The seat that decides, PLAYER_CHANCE, or PLAYER_NONE after the end. A dying seat names its heir itself. */
export function currentPlayer(): i32 {
  const now = <i32>state.phase;
  if (now == PHASE_END) return PLAYER_NONE;
  if (isClassic()) return classicPlayer();
  if ((CHANCE >> now) & 1) return PLAYER_CHANCE;
  if (now == PHASE_PICK) return picker();
  if (now == PHASE_AGREE) return holderOf(state.fireItem);
  if (now == PHASE_DECLARE) return declarer();
  if (now == PHASE_OIL) return holderOf(OIL);
  if (now == PHASE_LOSS) return lossSeat();
  if (now == PHASE_HEIR) return dyingSeat();
  return actingLeader();
}

/** Phases of the 2010 game in which chance moves, bit phase. */
const CHANCE: i32 =
  (1 << PHASE_LEADER) |
  (1 << PHASE_DRAW_TILE) |
  (1 << PHASE_EVENT) |
  (1 << PHASE_COWER_CARD) |
  (1 << PHASE_ITEM_CARD);

export function phase(): i32 {
  return state.phase;
}

export function isTerminal(): bool {
  return state.phase == PHASE_END;
}

/** Points of a seat, 0..4 (POCKET-SCORE-1..4); 0 while playing. */
export function returns(seat: i32): i32 {
  if (!isTerminal() || seat < 0 || seat >= <i32>state.seats) return 0;
  if (state.result == RESULT_DEAD) return batchOf(seat) == state.batches ? POINTS_LAST : 0;
  if (!isLiving(seat)) return 0;
  if (state.result != RESULT_WON) return POINTS_LAST;
  for (let other = 0; other < <i32>state.seats; other++) {
    if (healthOf(other) > healthOf(seat)) return POINTS_WON;
  }
  return POINTS_BEST;
}

/** Weight of a chance outcome among the legal ones: seats, cards and tiles are equally likely. */
export function chanceWeight(action: i32): i32 {
  return currentPlayer() == PLAYER_CHANCE && isLegal(action) ? 1 : 0;
}

/** Does a decision, an outcome or a free action; false and nothing changed when it is illegal. */
export function applyAction(action: i32): bool {
  if (!isLegal(action)) return false;
  if (isClassic()) classicApply(action);
  else if (isFree(action)) applyFree(action);
  else apply(state.phase, action - firstAction());
  return true;
}

/** Does the phase's decision or outcome; choice = its number from the first one of the phase on. */
function apply(now: i32, choice: i32): void {
  switch (now) {
    case PHASE_LEADER:
      return lead(choice);
    case PHASE_TASK:
      return pickTask(choice);
    case PHASE_VICTIM:
      return hurt(choice);
    case PHASE_DRAW_TILE:
      return drawTile(choice);
    case PHASE_PLACE:
      return place(choice);
    case PHASE_EVENT:
      return eventCard(choice);
    case PHASE_COWER_CARD:
      return cower(choice);
    case PHASE_SEARCH:
      return choice == 0 ? search() : afterEvent();
    case PHASE_ITEM_CARD:
      return itemCard(choice);
    case PHASE_TAKE:
      return take(choice);
    default:
      return applyFight(now, choice);
  }
}

function applyFight(now: i32, choice: i32): void {
  switch (now) {
    case PHASE_PICK:
      return pick(choice == 0);
    case PHASE_REVEAL:
      return goOnDeclaring();
    case PHASE_AGREE:
      return answerFire(choice == 0);
    case PHASE_DECLARE:
      return declare(choice);
    case PHASE_SPLIT:
      return split(choice);
    case PHASE_OIL:
      return answerOil(choice == 0);
    case PHASE_LOSS:
      return letItHappen();
    case PHASE_HEIR:
      return nameHeir(choice);
    case PHASE_FLEE_MOVE:
      return flee(choice);
    case PHASE_GIVE_TOTEM:
      return giveTotem(choice);
  }
}

/** POCKET-SETUP-7. */
function lead(seat: i32): void {
  state.leader = <u8>seat;
  state.phase = <u8>PHASE_TASK;
}
