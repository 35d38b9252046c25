// Owns what screens say beforehand of a fight: its odds in whole numbers, and what each symbol does.
import { CROSS, HORROR, RUN, SWORDS } from "./data";
import { hasFirearm, hasMelee } from "./queries";
import { heartsOf } from "./state";

/** Chances are exact up to "of 81", beyond that of 100. */
const MOST_EXACT: i32 = 81;
const HUNDRED: i32 = 100;
/** More hearts change nothing that is shown. */
const MOST_HEARTS: i32 = 9;

/** Odds of a fight by spins alone (RULES.md, 3.2): win, run and die of `of`; die 0 = less than half of one. */
@unmanaged
class Odds {
  win: i32;
  run: i32;
  die: i32;
  of: i32;
}
/** What findOdds() found; scratch of one call. */
export const odds = changetype<Odds>(memory.data(16));

/** What a symbol does in a fight. */
export const EFFECT_NOTHING: i32 = 0;
export const EFFECT_KILLS: i32 = 1;
export const EFFECT_RUN: i32 = 2;
export const EFFECT_BITE: i32 = 3;
export const EFFECT_DEATH: i32 = 4;

/** Symbols that kill a kind of monster for a seat (GEEK-COMBAT-2, -3, -9). */
function killers(seat: i32, kind: i32): i32 {
  return kind == HORROR ? 0 : i32(hasMelee(seat)) + i32(hasFirearm(seat));
}

/** Fills `odds` for a living seat that fights a kind of monster, with the hearts and weapons that it has now. */
export function findOdds(seat: i32, kind: i32): void {
  const kills = killers(seat, kind);
  // Of the symbols that decide anything one is teeth, one is run: all of them must be teeth.
  let all = 1;
  for (let i = min(heartsOf(seat), MOST_HEARTS); i > 0; i--) all *= kills + 2;
  const run = (all - 1) / (kills + 1);
  odds.of = all;
  odds.die = 1;
  odds.run = run;
  odds.win = run * kills;
  if (all <= MOST_EXACT) return;
  odds.of = HUNDRED;
  odds.die = inHundred(1, all);
  odds.win = inHundred(run * kills, all);
  odds.run = HUNDRED - odds.die - odds.win;
}

/** A part of all, rounded to a whole number of a hundred. */
function inHundred(part: i32, all: i32): i32 {
  return (2 * HUNDRED * part + all) / (2 * all);
}

/** EFFECT_... of a symbol for a seat that fights a kind of monster. */
export function effectOf(symbol: i32, seat: i32, kind: i32): i32 {
  if (symbol == RUN) return EFFECT_RUN;
  if (symbol != SWORDS && symbol != CROSS) return heartsOf(seat) > 1 ? EFFECT_BITE : EFFECT_DEATH;
  const kills = kind != HORROR && (symbol == SWORDS ? hasMelee(seat) : hasFirearm(seat));
  return kills ? EFFECT_KILLS : EFFECT_NOTHING;
}
