// Owns what screens say beforehand of a fight: attack, damage, shares, who would die, whom the extra points hurt least.
import { GOLF, MOST_SEATS } from "./data";
import { attackWith, bonusSum, has, livingSeats, weaponsOf, weaponsOfAll } from "./queries";
import { healthOf, state } from "./state";

/** Outcomes of a fight that one of the living may flee, over who it is. */
@unmanaged
class Range {
  leastAttack: i32;
  mostAttack: i32;
  mostDeaths: i32;
}
/** What rangeOfOneFleeing() found; scratch of one call. */
export const range = changetype<Range>(memory.data(12));

/** Attack of a set of fighters who use all they have. */
export function fullAttack(fighting: i32): i32 {
  return attackWith(fighting, weaponsOfAll(fighting));
}

/** Damage that the zombies that are there deal against an attack (POCKET-COMBAT-10, -11). */
export function damageAt(attack: i32): i32 {
  return max(<i32>state.zombies - attack, 0);
}

/** What every fighter loses at least, and the most that one loses (POCKET-COMBAT-12). */
export function leastShare(damage: i32, fighting: i32): i32 {
  return damage / popcnt(fighting);
}

export function mostShare(damage: i32, fighting: i32): i32 {
  return (damage + popcnt(fighting) - 1) / popcnt(fighting);
}

/** How many of a set take one more than the others. */
export function extraOf(damage: i32, fighting: i32): i32 {
  return damage % popcnt(fighting);
}

/** What a fighter of a set loses when the seats of `more` take one more. */
export function shareOf(seat: i32, damage: i32, fighting: i32, more: i32): i32 {
  return leastShare(damage, fighting) + ((more >> seat) & 1);
}

/**
 * Seats of a set that take one more each, so that those stay healthiest who can (POCKET-COMBAT-14 leaves it to the
 * leader): first whom it does not kill, the healthiest before the others; then those who die anyway; then the rest.
 */
export function kindestExtra(damage: i32, fighting: i32): i32 {
  const share = leastShare(damage, fighting);
  let more = 0;
  for (let rest = extraOf(damage, fighting); rest > 0; rest--) {
    let best = -1;
    let most = -1;
    for (let seat = 0; seat < MOST_SEATS; seat++) {
      if ((((fighting & ~more) >> seat) & 1) == 0) continue;
      const left = healthOf(seat) - share;
      const value = left > 1 ? left : left < 1 ? 1 : 0; // left 1: the extra point is what kills
      if (value <= most) continue;
      most = value;
      best = seat;
    }
    more |= 1 << best;
  }
  return more;
}

/** Fighters who die when the seats of `more` take one more, bit seat. */
export function dyingOf(damage: i32, fighting: i32, more: i32): i32 {
  let dying = 0;
  for (let seat = 0; seat < MOST_SEATS; seat++) {
    if (((fighting >> seat) & 1) == 0) continue;
    if (healthOf(seat) <= shareOf(seat, damage, fighting, more)) dying |= 1 << seat;
  }
  return dying;
}

/** How many fighters die when the extra points go where they hurt least. */
export function fewestDeaths(damage: i32, fighting: i32): i32 {
  return damage == 0 ? 0 : popcnt(dyingOf(damage, fighting, kindestExtra(damage, fighting)));
}

/** Fills `range` for all the living fighting but one of them; two or more live. */
export function rangeOfOneFleeing(): void {
  const living = livingSeats();
  const all = fullAttack(living);
  range.leastAttack = i32.MAX_VALUE;
  range.mostAttack = 0;
  range.mostDeaths = 0;
  for (let seat = 0; seat < MOST_SEATS; seat++) {
    if (((living >> seat) & 1) == 0) continue;
    // Who flees takes herself and her weapons, but not the club's point (POCKET-GOLF-1).
    const attack = all - 1 - bonusSum(weaponsOf(seat)) + i32(has(seat, GOLF));
    range.leastAttack = min(range.leastAttack, attack);
    range.mostAttack = max(range.mostAttack, attack);
    range.mostDeaths = max(range.mostDeaths, fewestDeaths(damageAt(attack), living & ~(1 << seat)));
  }
}

/** Living seats that die if each of the living loses 1. */
export function dyingOfOne(): i32 {
  let dying = 0;
  for (let seat = 0; seat < <i32>state.seats; seat++) if (healthOf(seat) == 1) dying |= 1 << seat;
  return dying;
}
