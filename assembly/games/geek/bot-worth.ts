// Owns what computer players of geek think of a fight: chances to die and to kill, in 255ths, and what that is worth.
import { GAS, HORROR, KEYS, RPG, kindOf } from "./data";
import { hasFirearm, hasMelee } from "./queries";
import { heartsOf, held } from "./state";

/** Weapon classes of a seat that count against a kind of monster: 0, 1 or 2. */
export function classesAgainst(seat: i32, kind: i32): i32 {
  return kind == HORROR ? 0 : i32(hasMelee(seat)) + i32(hasFirearm(seat));
}

/** Chance of a seat to die in a fight by spins alone, in 255ths (RULES.md, 3.2). */
export function deathChance(seat: i32, kind: i32): i32 {
  if (kind == HORROR && held(seat, RPG) != 0) return 0;
  const base = 2 + classesAgainst(seat, kind);
  let chance = 255;
  for (let heart = 0; heart < heartsOf(seat) && chance > 0; heart++) chance /= base;
  return chance;
}

/** What a fight costs a walker, in steps. */
export function fightCost(seat: i32, entry: i32): i32 {
  const kind = kindOf(entry);
  if (kind == HORROR) return held(seat, RPG) != 0 ? 1 : 24;
  const classes = classesAgainst(seat, kind);
  const cost = classes == 0 ? 8 : classes == 1 ? 4 : 2;
  return heartsOf(seat) == 1 && classes < 2 ? cost + 6 : cost;
}

/** What an attack on a seat is worth to the undead; the carriers of what the truck needs count most. */
export function preyWorth(seat: i32, entry: i32): i32 {
  const carries = held(seat, KEYS) + held(seat, GAS);
  const kind = kindOf(entry);
  const worth = deathChance(seat, kind) + (carries != 0 ? 60 : 0) + (8 - min(heartsOf(seat), 8)) * 8;
  // A monster that dies for a bite is no loss while others lie about; the Horror cannot be lost.
  return worth + (kind == HORROR ? 30 : 0) - 10 * classesAgainst(seat, kind);
}
