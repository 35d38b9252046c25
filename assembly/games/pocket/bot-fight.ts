// Owns how computer players of pocket weigh a fight: which seats should fight, worked out alike by every computer.
import { SEAT_HUMAN, seatKind } from "../../console/state-map";
import { GOLF, MOST_HEALTH, MOST_SEATS, NONE, OIL } from "./data";
import { actingLeader, bonusSum, golfPoint, isLiving, livingSeats, weaponsOf, weaponsOfAll } from "./queries";
import { healthOf, holderOf, state } from "./state";
import { TASK_BURY, TASK_TEMPLE } from "./state-phases";

// Worth of a seat's health 0..6: what keeps it alive counts most.
const WORTH: usize = memory.data<i16>([0, 60, 92, 112, 124, 132, 138]);
/** Worth of a search or burial that succeeds; level 3 knows that a large table pays more for another try. */
const RITUAL: i32 = 70;
const RITUAL_A_SEAT: i32 = 20;
/** What it costs to be driven from the tile. */
const DRIVEN: i32 = 18;
/** Worth of a table at which nobody lives. */
const ALL_DEAD: i32 = -1000;

const ORDER: usize = memory.data(MOST_SEATS);

/** Worth of a seat at a health, which may be below 0. */
export function worth(health: i32): i32 {
  return load<i16>(WORTH + 2 * min(max(health, 0), MOST_HEALTH));
}

/** Seats that would hand a weapon over after the reveal: living computers. */
function sharers(): i32 {
  let seats = 0;
  for (let seat = 0; seat < <i32>state.seats; seat++) {
    if (isLiving(seat) && seatKind(seat) != SEAT_HUMAN) seats |= 1 << seat;
  }
  return seats;
}

/** Weapons that count for a set of fighters: their own, with sharing also those of computers that run. */
function weaponsFor(fighting: i32, sharing: bool): i32 {
  return weaponsOfAll(sharing ? fighting | sharers() : fighting);
}

/** C of a set of fighters; a Golf Club that a runner keeps counts once all the same. */
export function attackOf(fighting: i32, sharing: bool): i32 {
  const weapons = weaponsFor(fighting, sharing);
  const golf = (weapons >> GOLF) & 1 ? 0 : golfPoint(fighting);
  return popcnt(fighting) + bonusSum(weapons) + golf;
}

/** Worth of the table after a fight of a set of seats against so many zombies; the empty set: all flee. */
export function worthOf(fighting: i32, zombies: i32, sharing: bool): i32 {
  if (fighting == 0) return worthOfFlight();
  const damage = max(zombies - attackOf(fighting, sharing), 0);
  const count = popcnt(fighting);
  const share = damage / count;
  let sum = 0;
  let standing = 0;
  for (let seat = 0; seat < <i32>state.seats; seat++) {
    if (!isLiving(seat)) continue;
    const fights = ((fighting >> seat) & 1) != 0;
    const health = fights ? healthOf(seat) - share : healthOf(seat) + 1;
    sum += worth(health);
    if (fights && health > 0) standing++;
  }
  const extra = max((damage % count) - (count - standing), 0); // the doomed take extra points for nothing
  sum -= costOfExtra(fighting, share, extra);
  standing -= fallen(fighting, share, extra);
  if (standing == 0 && fighting == livingSeats()) return ALL_DEAD;
  if (standing == 0 || !isRitual()) return sum;
  return sum + (sharing ? max(RITUAL, RITUAL_A_SEAT * <i32>state.seats) : RITUAL);
}

/** What extra points cost when they go to the healthiest fighters. */
function costOfExtra(fighting: i32, share: i32, extra: i32): i32 {
  let rest = extra;
  let cost = 0;
  for (let health = MOST_HEALTH; health > share && rest > 0; health--) {
    const takers = min(countAt(fighting, health), rest);
    cost += takers * (worth(health - share) - worth(health - share - 1));
    rest -= takers;
  }
  return cost;
}

/** Fighters whom an extra point kills, when those with more health have taken theirs. */
function fallen(fighting: i32, share: i32, extra: i32): i32 {
  let rest = extra;
  for (let health = MOST_HEALTH; health > share + 1; health--) rest -= countAt(fighting, health);
  return max(rest, 0);
}

/** Seats of a set with exactly this health. */
function countAt(seats: i32, health: i32): i32 {
  let count = 0;
  for (let seat = 0; seat < <i32>state.seats; seat++) {
    if ((seats >> seat) & 1 && healthOf(seat) == health) count++;
  }
  return count;
}

function worthOfFlight(): i32 {
  const loss = holderOf(OIL) != NONE ? 0 : 1;
  let sum = 0;
  let living = 0;
  for (let seat = 0; seat < <i32>state.seats; seat++) {
    if (!isLiving(seat)) continue;
    sum += worth(healthOf(seat) - loss);
    if (healthOf(seat) > loss) living++;
  }
  return living == 0 ? ALL_DEAD : sum - DRIVEN;
}

function isRitual(): bool {
  return <i32>state.task == TASK_TEMPLE || <i32>state.task == TASK_BURY;
}

/** How willingly a seat is sent to fight: the healthy first, and where weapons are not shared the armed. */
function rank(seat: i32, sharing: bool): i32 {
  return 4 * healthOf(seat) + (sharing ? 0 : 6 * bonusSum(weaponsOf(seat)));
}

/** Living seats in the order in which they are sent to fight, clockwise from the leader among equals; how many. */
function listOrder(sharing: bool): i32 {
  const leader = actingLeader();
  let count = 0;
  for (let i = 0; i < <i32>state.seats; i++) {
    const seat = (leader + i) % state.seats;
    if (!isLiving(seat)) continue;
    let at = count++;
    while (at > 0 && rank(load<u8>(ORDER + at - 1), sharing) < rank(seat, sharing)) {
      store<u8>(ORDER + at, load<u8>(ORDER + at - 1));
      at--;
    }
    store<u8>(ORDER + at, <u8>seat);
  }
  return count;
}

/**
 * The set of living seats that should fight against the zombies that are there, bit seat; 0 = all should flee. Public
 * facts only, so that all computers come to the same answer without a word.
 */
export function bestFighters(sharing: bool): i32 {
  let best = 0;
  let most = worthOfFlight();
  const count = listOrder(sharing);
  let set = 0;
  for (let i = 0; i < count; i++) {
    set |= 1 << (<i32>load<u8>(ORDER + i));
    const value = worthOf(set, state.zombies, sharing);
    if (value < most) continue;
    most = value;
    best = set;
  }
  return best;
}
