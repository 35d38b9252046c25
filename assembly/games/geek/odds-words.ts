// Owns the words for the odds of a fight.
import { put, putNumber } from "../../console/text";
import { t } from "../../console/texts";
import { findOdds, odds } from "./forecasts";
import { seatName } from "./names";

/** "win 10, run 5, die 1 of 16" for a seat that fights a kind of monster; a chance of 0 is left out. */
export function putOdds(seat: i32, kind: i32): void {
  findOdds(seat, kind);
  if (odds.win > 0) putChance(t("win "), odds.win, t(", "));
  if (odds.run > 0) putChance(t("run "), odds.run, t(", "));
  putDeath(t("die "));
}

/** "Alex wins 1, runs 1, dies 1 of 3": the same of somebody else. */
export function putOddsOf(seat: i32, kind: i32): void {
  findOdds(seat, kind);
  put(seatName(seat));
  put(t(" "));
  if (odds.win > 0) putChance(t("wins "), odds.win, t(", "));
  if (odds.run > 0) putChance(t("runs "), odds.run, t(", "));
  putDeath(t("dies "));
}

/** "dies 1 of 3" alone. */
export function putDanger(seat: i32, kind: i32): void {
  findOdds(seat, kind);
  putDeath(t("dies "));
}

function putChance(verb: usize, n: i32, behind: usize): void {
  put(verb);
  putNumber(n);
  put(behind);
}

function putDeath(verb: usize): void {
  put(verb);
  if (odds.die > 0) putNumber(odds.die);
  else put(t("<1"));
  put(t(" of "));
  putNumber(odds.of);
}
