// Owns what computer players of deathinc do in fights, in the tie-break and when Still Twitching is asked.
import { NINE_IRON, STAPLE_GUN, TRIMMER, twinOf, kindOf, BOTTLE_FIRE, GUILLOTINE } from "./data-cards";
import { KILL } from "./data";
import { ledBy } from "./queries";
import { leading } from "./queries-directors";
import { ACTION_BULLETS, ACTION_HEART, ACTION_HIT, ACTION_PASS, ACTION_SPEND, ACTION_WEAPON } from "./rules";
import { hitCost, isCeoFight, neededBullets } from "./rules-fight";
import { bulletsOf, heartsOf, state, tieTotal, twitchDie } from "./state";

/** FAILED: bullets keep hearts, and a party from more rolls. */
export function failedWorth(action: i32, seat: i32): i32 {
  if (action == ACTION_HIT) return 1;
  const need = neededBullets();
  const hearts = heartsOf(seat);
  const dear = hearts <= 2 || hearts <= hitCost() || ledBy(seat) > 0 || isCeoFight();
  return dear || need <= 2 || bulletsOf(seat) >= need + 3 ? 2 : 0;
}
/** WEAPON: what helps every roll first; against the Zombie CEO what helps most. */
export function weaponWorth(action: i32): i32 {
  if (action < ACTION_WEAPON) return 0;
  const kind = twinOf(kindOf(action - ACTION_WEAPON));
  if (kind == GUILLOTINE) return isCeoFight() ? 6 : 1;
  if (kind == TRIMMER || kind == BOTTLE_FIRE) return 5;
  return kind == STAPLE_GUN ? 3 : kind == NINE_IRON ? (isCeoFight() ? 4 : 2) : 0;
}

/** TWITCH: two bullets for two kills at most. */
export function twitchWorth(action: i32): i32 {
  if (action == ACTION_HEART) return -1;
  const lost = state.left != 0 && twitchDie(0) < KILL;
  const need = KILL - twitchDie(state.left);
  return action == ACTION_BULLETS ? (lost || need > 2 ? -1 : 1) : 0;
}

/** TIE: just above the best of the others if the bullets do it, a new roll if they do not. */
export function tieWorth(action: i32, seat: i32): i32 {
  const best = leading(seat);
  const need = best + 1 - tieTotal(seat);
  if (need <= 0) return i32(action == ACTION_PASS);
  if (action == ACTION_SPEND + need) return 2;
  return action == ACTION_HEART && tieTotal(seat) + bulletsOf(seat) <= best
    ? 1
    : action > ACTION_SPEND
      ? -1
      : 0;
}
