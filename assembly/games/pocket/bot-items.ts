// Owns what computer players of pocket do with items and the totem: gifts, fuel, fire, drinking, what to take.
import { attackOf } from "./bot-fight";
import {
  CANDELABRA,
  CONCOCTION,
  CONCOCTION_HEALS,
  GASOLINE,
  GOLF,
  ITEM_COUNT,
  MACHETE,
  NONE,
  OIL,
  RAKE,
  SAW,
  SHOTGUN,
  TOTEM,
} from "./data";
import { firstClockwise, fighters, has, isLiving, livingSeats, unclaimed, weaponsOf } from "./queries";
import { ACTION_DRINK, ACTION_FUEL, ACTION_IGNITE, ACTION_TAKE, giveAction, isLegal } from "./rules";
import { healthOf, holderOf, lossOf, state } from "./state";
import { CAUSE_CURSE, PHASE_LOSS, PHASE_REVEAL, PHASE_TASK } from "./state-phases";

// Items in the order in which they are wanted.
const WANTED: usize = memory.data<u8>([
  <u8>SAW,
  <u8>MACHETE,
  <u8>CONCOCTION,
  <u8>RAKE,
  <u8>SHOTGUN,
  <u8>GOLF,
  <u8>OIL,
  <u8>GASOLINE,
  <u8>CANDELABRA,
]);

/** The unclaimed item worth most, as an action. */
export function bestTake(): i32 {
  const items = unclaimed();
  // The second half of a pair that wins a fight by fire comes before a single weapon.
  const fire = holderOf(CANDELABRA) != NONE ? OIL : CANDELABRA;
  const paired = holderOf(CANDELABRA) != NONE || holderOf(OIL) != NONE || state.gasFuel > 0;
  if (paired && (items >> fire) & 1) return ACTION_TAKE + fire;
  for (let i = 0; i < ITEM_COUNT; i++) {
    const item = <i32>load<u8>(WANTED + i);
    if ((items >> item) & 1) return ACTION_TAKE + item;
  }
  return -1;
}

/** The living seat with most health, `last` only when no other is as good; NONE. seats = whom to look at. */
export function healthiest(seats: i32, last: i32): i32 {
  let best = NONE;
  for (let seat = 0; seat < <i32>state.seats; seat++) {
    if (((seats >> seat) & 1) == 0 || !isLiving(seat)) continue;
    if (best == NONE || healthOf(seat) > healthOf(best)) best = seat;
    else if (healthOf(seat) == healthOf(best) && best == last) best = seat;
  }
  return best;
}

/**
 * A free action that a computer's seat wants now, or -1. Each one makes the table better by something that cannot be
 * undone by another, so asking again and again comes to an end.
 */
export function freeWish(seat: i32): i32 {
  const phase = <i32>state.phase;
  let wish = -1;
  if (phase == PHASE_TASK) wish = wishBetween(seat);
  else if (phase == PHASE_REVEAL) wish = wishInFight(seat);
  return wish >= 0 && isLegal(wish) ? wish : -1;
}

function wishBetween(seat: i32): i32 {
  if (wantsFuel(seat)) return ACTION_FUEL;
  if (<i32>state.totemHolder != seat || healthOf(seat) > 1) return -1;
  const other = healthiest(livingSeats(), seat);
  return other != seat && healthOf(other) > 2 ? giveAction(TOTEM, other) : -1;
}

/** An empty saw is filled as soon as it can be. */
function wantsFuel(seat: i32): bool {
  return state.gasFuel > 0 && state.sawFuel == 0 && has(seat, GASOLINE) && holderOf(SAW) != NONE;
}

function wishInFight(seat: i32): i32 {
  const fighting = fighters();
  const damage = <i32>state.zombies - attackOf(fighting, false);
  if (damage <= 0) return -1;
  if (wantsFuel(seat)) return ACTION_FUEL;
  if (has(seat, CANDELABRA) && worthFire(damage, fighting)) {
    if (isLegal(ACTION_IGNITE)) return ACTION_IGNITE;
    if (isLegal(ACTION_IGNITE + 1)) return ACTION_IGNITE + 1;
  }
  if ((fighting >> seat) & 1) return -1;
  const weapons = weaponsOf(seat) & ~(1 << GOLF);
  if (weapons == 0) return -1;
  return giveAction(ctz(weapons), firstClockwise(fighting, seat));
}

/** Whether a fight is bad enough for the fire: three points, or a death. */
export function worthFire(damage: i32, fighting: i32): bool {
  if (damage >= 3) return true;
  for (let seat = 0; seat < <i32>state.seats; seat++) {
    if ((fighting >> seat) & 1 && healthOf(seat) <= (damage + popcnt(fighting) - 1) / popcnt(fighting))
      return true;
  }
  return false;
}

/** What the seat asked does about a pending loss: an action, or -1 to let it happen. */
export function answerLoss(seat: i32): i32 {
  if (<i32>state.phase != PHASE_LOSS) return -1;
  if (<i32>state.cause == CAUSE_CURSE && <i32>state.totemHolder == seat && lossOf(seat) > 0) {
    const other = healthiest(livingSeats() & ~(1 << seat), NONE);
    // Handed on only by one whom it would kill, to one whom it would not: so it never comes back.
    if (other != NONE && healthOf(seat) == 1 && healthOf(other) > 1) return giveAction(TOTEM, other);
  }
  if (!has(seat, CONCOCTION)) return -1;
  if (dies(seat)) return ACTION_DRINK;
  const other = doomedFriend(seat);
  return other == NONE ? -1 : giveAction(CONCOCTION, other);
}

function dies(seat: i32): bool {
  return lossOf(seat) >= healthOf(seat);
}

/** Another seat that dies without the concoction and lives with it; NONE. */
function doomedFriend(seat: i32): i32 {
  for (let i = 1; i < <i32>state.seats; i++) {
    const other = (seat + i) % state.seats;
    if (!isLiving(other) || !dies(other)) continue;
    if (lossOf(other) < min(healthOf(other) + CONCOCTION_HEALS, 6)) return other;
  }
  return NONE;
}

/** Whether a computer takes what somebody wants to give it: all but the totem when a curse could kill it. */
export function takesGift(seat: i32, item: i32): bool {
  return item != TOTEM || healthOf(seat) > 1;
}
