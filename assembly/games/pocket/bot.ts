// Owns the computer players of pocket: level 1 forgets its plan, level 2 follows it, level 3 also rests, shares and sums.
import { below } from "../../console/rng";
import { classicChoose } from "./bot-classic";
import { attackOf, bestFighters, takers, worthOf } from "./bot-fight";
import { answerLoss, bestTake, freeWish, healthiest, takesGift, worthFire } from "./bot-items";
import { bestRotation, planTask, spareCards } from "./bot-task";
import { GRAVEYARD, NONE, SAW, TEMPLE, bonusOf } from "./data";
import { actingLeader, fighters, isClassic, isLiving, livingCount, livingSeats, weaponsOf } from "./queries";
import { neighbour } from "./queries-grid";
import { directionFrom, measure } from "./queries-routes";
import {
  ACTION_AGREE,
  ACTION_DECLINE,
  ACTION_FIGHT,
  ACTION_FLEE,
  ACTION_KEEP,
  ACTION_MOVE_TO,
  ACTION_ON,
  ACTION_REFUSE,
  ACTION_SEARCH,
  ACTION_SEAT,
  ACTION_SPLIT,
  ACTION_THROW,
  ACTION_USE,
  MOVE_TO_WINDOW,
  currentPlayer,
  isLegal,
  legalActions,
} from "./rules";
import { healthOf, state } from "./state";
import {
  PHASE_AGREE,
  PHASE_DECLARE,
  PHASE_FLEE_MOVE,
  PHASE_LOSS,
  PHASE_OIL,
  PHASE_PICK,
  PHASE_PLACE,
  PHASE_REVEAL,
  PHASE_SEARCH,
  PHASE_SPLIT,
  PHASE_TAKE,
  PHASE_TASK,
  TOTEM_HIDDEN,
} from "./state-phases";

/** What level 3 lets the table pay for a health point of its own, in the worth of bot-fight.ts. */
const GREED: i32 = 12;

/** Decisions at once: at most the 70 ways to split among 8. */
const LEGAL: usize = memory.data(2 * 72);

/**
 * The decision that a computer player of level 1..3 takes for currentPlayer() now, or -1 where no player decides.
 * rngPtr = generator state, which only level 1 uses. It reads nothing that its seat may not know.
 */
export function chooseAction(level: i32, rngPtr: usize): i32 {
  const seat = currentPlayer();
  if (seat < 0) return -1;
  if (isClassic()) return classicChoose(level, rngPtr);
  const action = level <= 1 && forgets(rngPtr) ? -1 : decide(seat, level);
  return action >= 0 && isLegal(action) ? action : anyAction(rngPtr);
}

/** A free action that the computer at a seat wants now, or -1; asked before each decision. */
export function chooseFree(seat: i32, level: i32): i32 {
  return level >= 2 && !isClassic() && isLiving(seat) ? freeWish(seat) : -1;
}

/** Whether the computer at a seat takes an item or the TOTEM. */
export function accepts(seat: i32, item: i32, _from: i32): bool {
  return takesGift(seat, item);
}

function forgets(rngPtr: usize): bool {
  return below(rngPtr, 3) == 0;
}

/** Any decision at all; a loss is let happen, since the rest may be gifts to those who do not want them. */
function anyAction(rngPtr: usize): i32 {
  const count = legalActions(LEGAL);
  if (count == 0) return -1;
  const at = <i32>state.phase == PHASE_LOSS ? 0 : below(rngPtr, count);
  return load<u16>(LEGAL + 2 * at);
}

function decide(seat: i32, level: i32): i32 {
  switch (<i32>state.phase) {
    case PHASE_TASK:
      return planTask(level >= 3);
    case PHASE_PLACE:
      return bestRotation();
    case PHASE_SEARCH:
      return level < 3 || spareCards() > 0 ? ACTION_SEARCH : ACTION_DECLINE;
    case PHASE_TAKE:
      return bestTake();
    case PHASE_PICK:
      return pick(seat, level);
    case PHASE_REVEAL:
      return ACTION_ON;
    case PHASE_AGREE:
      return agree(fighters());
    case PHASE_DECLARE:
      return declare(seat);
    case PHASE_SPLIT:
      return split(seat);
    case PHASE_OIL:
      return weakest() == 1 || livingCount() > 2 ? ACTION_THROW : ACTION_KEEP;
    case PHASE_LOSS:
      return decideLoss(seat);
    case PHASE_FLEE_MOVE:
      return flee();
    default: // VICTIM, GIVE_TOTEM, HEIR: a dying seat is none of the living
      return ACTION_SEAT + healthiest(livingSeats(), seat);
  }
}

function agree(fighting: i32): i32 {
  const damage = <i32>state.zombies - attackOf(fighting, false);
  return worthFire(damage, fighting) ? ACTION_AGREE : ACTION_REFUSE;
}

/**
 * Fight or flee, by the plan that all computers share; levels 1 and 2 count only on weapons in fighters' hands. Level 3
 * thinks of its own score too: as leader it runs when that costs the table little. Only the leader does, so that never
 * two of them rely on each other.
 */
function pick(seat: i32, level: i32): i32 {
  const plan = bestFighters(level >= 3);
  if (((plan >> seat) & 1) == 0) return ACTION_FLEE;
  const others = plan & ~(1 << seat);
  if (level < 3 || seat != actingLeader() || others == 0) return ACTION_FIGHT;
  const cost = worthOf(plan, state.zombies, true) - worthOf(others, state.zombies, true);
  return cost <= GREED ? ACTION_FLEE : ACTION_FIGHT;
}

/** All weapons, but no fuel where the others do without. */
function declare(seat: i32): i32 {
  const spare = attackOf(fighters(), false) - bonusOf(SAW) >= <i32>state.zombies;
  return ACTION_USE + (spare ? weaponsOf(seat) & ~(1 << SAW) : weaponsOf(seat));
}

/** Extra points go to those who are doomed anyway, then to the healthiest, oneself last among equals. */
function split(seat: i32): i32 {
  const all = fighters();
  const count = popcnt(all);
  return ACTION_SPLIT + takers(all, <i32>state.damage / count, <i32>state.damage % count, seat);
}

function decideLoss(seat: i32): i32 {
  const action = answerLoss(seat);
  return action >= 0 ? action : ACTION_DECLINE;
}

/** Least health of a living seat. */
export function weakest(): i32 {
  let least = 6;
  for (let seat = 0; seat < <i32>state.seats; seat++) if (isLiving(seat)) least = min(least, healthOf(seat));
  return least;
}

/** Towards the Temple or the Graveyard if that is where the group wants to be, else back where it came from. */
function flee(): i32 {
  const goal = <i32>state.totem == TOTEM_HIDDEN ? TEMPLE : GRAVEYARD;
  measure(1 << goal);
  const dir = directionFrom(state.tile);
  if (dir != NONE && isLegal(ACTION_MOVE_TO + dir)) return ACTION_MOVE_TO + dir;
  return fleeTo(state.cameFrom);
}

function fleeTo(tile: i32): i32 {
  for (let way = 0; way <= MOVE_TO_WINDOW; way++) {
    if (neighbour(state.tile, way) == tile) return ACTION_MOVE_TO + way;
  }
  return -1;
}
