// Owns how computer players of pocket weigh a fight: which seats should fight, worked out alike by every computer.
import { SEAT_HUMAN, seatKind } from "../../console/state-map";
import { healthiest } from "./bot-items";
import { GOLF, MOST_HEALTH, NONE, OIL } from "./data";
import { bonusSum, golfPoint, isLiving, livingSeats, weaponsOf, weaponsOfAll } from "./queries";
import { healthOf, holderOf, state } from "./state";
import { TASK_BURY, TASK_TEMPLE } from "./state-phases";

// Worth of a seat's health 0..6: what keeps it alive counts most.
const WORTH: usize = memory.data<i16>([0, 60, 92, 112, 124, 132, 138]);
/** Worth of a search or burial that succeeds; level 3 knows that each seat above five makes another try dearer. */
const RITUAL: i32 = 70;
const RITUAL_A_SEAT: i32 = 25;
/** What it costs to be driven from the tile. */
const DRIVEN: i32 = 18;
/** Worth of a table at which nobody lives. */
const ALL_DEAD: i32 = -1000;

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
  const all = livingSeats();
  const hit = fighting != 0 ? fighting : all;
  const count = popcnt(hit);
  const flight = holderOf(OIL) != NONE ? 0 : count;
  const damage = fighting != 0 ? max(zombies - attackOf(fighting, sharing), 0) : flight;
  const share = damage / count;
  const more = takers(hit, share, damage % count, NONE);
  let sum = 0;
  let standing = 0;
  for (let seat = 0; seat < <i32>state.seats; seat++) {
    if (!isLiving(seat)) continue;
    const fights = (hit >> seat) & 1;
    const health = healthOf(seat) + (fights ? -share - ((more >> seat) & 1) : 1);
    sum += worth(health);
    if (fights && health > 0) standing++;
  }
  if (standing == 0 && hit == all) return ALL_DEAD;
  if (fighting == 0) return sum - DRIVEN;
  if (standing == 0 || !isRitual()) return sum;
  return sum + (sharing ? RITUAL + RITUAL_A_SEAT * max(<i32>state.seats - 5, 0) : RITUAL);
}

/** Who of a set lose one more than the share: the doomed, then the healthiest, `last` only when no other is as good. */
export function takers(seats: i32, share: i32, count: i32, last: i32): i32 {
  let marked = 0;
  while (count-- > 0) marked |= 1 << nextTaker(seats & ~marked, share, last);
  return marked;
}

function nextTaker(seats: i32, share: i32, last: i32): i32 {
  for (let seat = 0; seat < <i32>state.seats; seat++) {
    if ((seats >> seat) & 1 && healthOf(seat) <= share) return seat;
  }
  return healthiest(seats, last);
}

function isRitual(): bool {
  return <i32>state.task == TASK_TEMPLE || <i32>state.task == TASK_BURY;
}

/** How willingly a seat is sent to fight: the healthy first, and where weapons are not shared the armed. */
function rank(seat: i32, sharing: bool): i32 {
  return 4 * healthOf(seat) + (sharing ? 0 : 6 * bonusSum(weaponsOf(seat)));
}

/** Who of a set is sent to fight first, clockwise from the leader among equals. */
function keenest(seats: i32, sharing: bool): i32 {
  let best = NONE;
  for (let i = 0; i < <i32>state.seats; i++) {
    const seat = (<i32>state.leader + i) % state.seats;
    if (((seats >> seat) & 1) == 0) continue;
    if (best == NONE || rank(seat, sharing) > rank(best, sharing)) best = seat;
  }
  return best;
}

/**
 * The set of living seats that should fight against the zombies that are there, bit seat; 0 = all should flee. Public
 * facts only, so that all computers come to the same answer without a word.
 */
export function bestFighters(sharing: bool): i32 {
  const all = livingSeats();
  let best = 0;
  let most = worthOf(0, 0, sharing);
  let set = 0;
  while (set != all) {
    set |= 1 << keenest(all & ~set, sharing);
    const value = worthOf(set, state.zombies, sharing);
    if (value < most) continue;
    most = value;
    best = set;
  }
  return best;
}
