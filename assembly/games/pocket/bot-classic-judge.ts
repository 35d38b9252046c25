// Owns how a computer player of classic solo judges a state: cards to spare, less those that health still costs.
import { CARD, cardsNeeded } from "./bot-classic-plan";
import {
  CANDELABRA,
  CONCOCTION,
  CONCOCTION_HEALS,
  EVENT_BLESSING,
  EVENT_CURSE,
  EVENT_ZOMBIES,
  FUEL_FOUND,
  GASOLINE,
  ITEM_COUNT,
  OIL,
  SAW,
  WEAPON_COUNT,
  bonusOf,
} from "./data";
import { classicEventOf } from "./data-classic";
import { cardsAnHour, cardsLeft, cardsToMidnight, has, isUsed } from "./queries";
import { COWER_HEALS, MOST_DAMAGE, SOLO } from "./queries-classic";
import { healthOf, state } from "./state";
import {
  PHASE_COWER_CARD,
  PHASE_C_COWER,
  PHASE_C_MOVE,
  PHASE_C_WALL,
  PHASE_END,
  PHASE_ITEM_CARD,
  RESULT_WON,
  TASK_BASH,
} from "./state-phases";

// Weights, tuned over 3,000 games: eighths of a health point, or twelfths of a card.
const DEAREST_FIGHT: i32 = 21; // what more costly zombies are reckoned at: one may run
const ITEM_HOPE: i32 = 2; // for each step of itemHope()
const AT_ONE: i32 = 74; // dread of standing there with 1, 2, 3 health
const AT_TWO: i32 = 16;
const AT_THREE: i32 = 5;
const RESERVE: i32 = 21; // health that one likes to have left at the end
const SOFT: i32 = 4 * RESERVE;

const HP: i32 = 8; // eighths of a health point
const BURNS: i32 = 14; // health that a fire saves
const SAW_FIGHT: i32 = 12; // and a fight with the saw
const WON: i32 = 100000;

/** The worth of the state as it is, in twelfths of a card. */
export function judge(): i32 {
  const phase = <i32>state.phase;
  if (phase == PHASE_END) return state.result == RESULT_WON ? WON : -WON;
  let left = CARD * cardsToMidnight();
  let health = healthOf(SOLO);
  let bonus = 0;
  if (phase == PHASE_COWER_CARD || phase == PHASE_ITEM_CARD) left -= CARD;
  if (phase == PHASE_COWER_CARD) health += COWER_HEALS;
  if (phase == PHASE_ITEM_CARD) bonus = ITEM_HOPE * itemHope();
  const needed = cardsNeeded(state.tile, !isRoomOver(phase));
  return left - needed - healthCost(needed, HP * health + stock()) - risk(health + spareHealth()) + bonus;
}

/** Whether the room's text can no longer be used in this turn. */
function isRoomOver(phase: i32): bool {
  if (phase == PHASE_C_MOVE || phase == PHASE_C_COWER) return true;
  return phase == PHASE_COWER_CARD || phase == PHASE_C_WALL || state.task == TASK_BASH;
}

/** A soda is drunk in time (PHASE_LOSS). */
function spareHealth(): i32 {
  return has(SOLO, CONCOCTION) ? CONCOCTION_HEALS : 0;
}

/** What an item that is not known yet brings: much for bare hands, little for armed ones; 0..3. */
function itemHope(): i32 {
  const bonus = bestBonus();
  return bonus == 0 ? 3 : bonus == 1 ? 2 : 1;
}

/** The best bonus that lasts. */
function bestBonus(): i32 {
  let best = 0;
  for (let item = 0; item < WEAPON_COUNT; item++) {
    if (item != SAW && has(SOLO, item)) best = max(best, bonusOf(item));
  }
  return best;
}

/** Health that lies in items, in eighths. */
function stock(): i32 {
  let sum = 0;
  if (has(SOLO, CONCOCTION)) sum += CONCOCTION_HEALS * HP;
  const oil = i32(has(SOLO, OIL));
  const gas = i32(has(SOLO, GASOLINE));
  sum += oil * HP; // a flight that costs nothing
  if (has(SOLO, CANDELABRA)) sum += 2 + (oil + gas) * BURNS;
  if (has(SOLO, SAW)) return sum + (state.sawFuel + gas * FUEL_FOUND) * SAW_FIGHT;
  return sum + gas * 4;
}

/** Cards of cowering that the way still costs, in twelfths; grows softly where health just about suffices. */
function healthCost(needed: i32, health: i32): i32 {
  const short = expectedLoss(needed) - health + 3 * RESERVE;
  if (short <= 0) return 0;
  // 3 health = 24 eighths = a card = 12 twelfths, so half of it; below SOFT a parabola that meets that line.
  if (short < SOFT) return (short * short) / (4 * SOFT);
  return short / 2 - SOFT / 4;
}

/** Health that so many cards cost, in eighths. */
function expectedLoss(needed: i32): i32 {
  const attack = 1 + bestBonus();
  let rest = needed;
  let sum = 0;
  for (let hour = <i32>state.hour; hour < 3 && rest > 0; hour++) {
    const now = hour == <i32>state.hour;
    const cards = min(rest, CARD * (now ? cardsLeft() : cardsAnHour()));
    sum += (cards * meanLoss(hour, attack, now)) / CARD;
    rest -= cards;
  }
  return sum;
}

/** Mean health that a card of an hour costs, in eighths; now = without those that were used. */
function meanLoss(hour: i32, attack: i32, now: bool): i32 {
  let sum = 0;
  let count = 0;
  for (let card = 0; card < ITEM_COUNT; card++) {
    if (now && isUsed(card)) continue;
    sum += lossOn(classicEventOf(card, hour), attack);
    count++;
  }
  return count == 0 ? 0 : sum / count;
}

function lossOn(line: i32, attack: i32): i32 {
  if (line == EVENT_CURSE) return HP;
  if (line == EVENT_BLESSING) return -HP;
  if (line < EVENT_ZOMBIES) return 0;
  return min(HP * min(max(line - EVENT_ZOMBIES - attack, 0), MOST_DAMAGE), DEAREST_FIGHT);
}

/** What it is worth not to stand at the door of death, in twelfths of a card. */
function risk(health: i32): i32 {
  if (health <= 1) return AT_ONE;
  if (health == 2) return AT_TWO;
  return health == 3 ? AT_THREE : 0;
}
