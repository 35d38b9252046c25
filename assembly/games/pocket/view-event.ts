// Owns the picture of a zombie card before anybody picks: how many they are, and what comes of fighting and of fleeing.
import { BLACK, blit, hline } from "../../console/framebuffer";
import { ICON_ZOMBIE_32 } from "../../console/icon-data";
import { bar, barLeft, hints } from "../../console/parts";
import { HEAD, SMALL, label, left, put } from "../../console/text";
import { t } from "../../console/texts";
import { NONE, OIL, PATIO } from "./data";
import { damageAt, fewestDeaths, fullAttack, range, rangeOfOneFleeing } from "./forecasts";
import { tell } from "./log-words";
import { extraZombies, livingCount, livingSeats } from "./queries";
import { holderOf, state } from "./state";
import { drawCard } from "./view-card";
import { barCards, itemsHint, putLossOfOne, putRange, textAt, textTo, wordsAt } from "./view-parts";
import { drawSeats } from "./view-seats";

const X: i32 = 98;
const RIGHT: i32 = 291;
const ATTACK_X: i32 = 178;

/** The card, its zombies, all fight, one flees, all flee, and everybody's health. */
export function drawZombies(): void {
  bar(true);
  tell(state.tile == PATIO ? t("Zombies on the %0t") : t("Zombies in the %0t"), state.tile);
  barLeft();
  barCards();
  drawCard(4, 17, state.card, state.cardHour);
  tell(t("%0z"), state.zombies);
  left(X, 19, HEAD, BLACK);
  putWhence();
  textAt(X, 37);
  blit(ICON_ZOMBIE_32, 259, 16, BLACK);
  hline(X, 50, RIGHT - X, BLACK);
  drawAllFight(54);
  drawOneFlees(66);
  drawAllFlee(78);
  hline(X, 90, RIGHT - X, BLACK);
  const many = <i32>state.seats > 4;
  if (!many) label(t("NOW"), X, 97, SMALL, BLACK);
  const x = many ? X : X + 22;
  drawSeats(x, 95, RIGHT - x, NONE, false);
  hints(0, t("Pick"), itemsHint());
}

/** "4 on the card, 5 for 4 players". */
export function putWhence(): void {
  const extra = extraZombies();
  tell(t("%0n on the card"), <i32>state.zombies - extra);
  if (extra) tell(extra < 0 ? t(", %0n fewer for %1P") : t(", %0n for %1P"), abs(extra), state.seats);
}

function drawAllFight(y: i32): void {
  const living = livingSeats();
  const attack = fullAttack(living);
  tell(livingCount() == 2 ? t("Both fight") : t("All %0n fight"), livingCount());
  textAt(X, y);
  drawAttack(attack, attack, y);
  const damage = damageAt(attack);
  putLoss(damage, damage);
  const deaths = fewestDeaths(damage, living);
  if (deaths > 0) tell(t(", %0D"), deaths);
  textTo(RIGHT, y);
}

function drawOneFlees(y: i32): void {
  rangeOfOneFleeing();
  tell(t("%0F, 1 flees"), livingCount() - 1);
  textAt(X, y);
  drawAttack(range.leastAttack, range.mostAttack, y);
  if (range.mostDeaths > 0) tell(t("%0n may die"), range.mostDeaths);
  else putLoss(damageAt(range.mostAttack), damageAt(range.leastAttack));
  textTo(RIGHT, y);
}

function drawAllFlee(y: i32): void {
  wordsAt(holderOf(OIL) == NONE ? t("All flee") : t("All flee, oil helps"), X, y);
  putLossOfOne();
  textTo(RIGHT, y);
}

function drawAttack(least: i32, most: i32, y: i32): void {
  put(t("attack "));
  putRange(least, most);
  textAt(ATTACK_X, y);
}

/** Damage in all. */
function putLoss(least: i32, most: i32): void {
  if (most == 0) return put(t("nobody hurt"));
  put(t("lose "));
  putRange(least, most);
}
