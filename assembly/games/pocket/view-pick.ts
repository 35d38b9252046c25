// Owns the picture in which one seat picks: fight or flee. Nothing on it is secret, and nothing of what others picked.
import { BLACK, WHITE, fill } from "../../console/framebuffer";
import { ICON_ATTACK_24, ICON_RUN_24 } from "../../console/icon-data";
import { bar, barLeft, hints, softFrame } from "../../console/parts";
import { HEAD, READ, SMALL, centre, centreScaled, put, putNumber, right, wrap } from "../../console/text";
import { t } from "../../console/texts";
import { CANDELABRA, GASOLINE, MOST_HEALTH, NONE, OIL } from "./data";
import { decidingSeat, livingPeople } from "./deciders";
import { damageAt, fullAttack, leastShare, mostShare } from "./forecasts";
import { FURTHER, SIGN, TITLE, X, Y, drawTable } from "../../console/screens/tables";
import { tell } from "./log-words";
import { BONUS, putSet, tileName } from "./names";
import { bonusSum, has, livingCount, livingSeats, weaponsOf } from "./queries";
import { MOVE_TO_WINDOW, currentPlayer, fleeTo } from "./rules";
import { STAGE_FIRST } from "./screens";
import { healthOf, state } from "./state";
import { drawCard } from "./view-card";
import { drawZombies } from "./view-event";
import { barCards, itemsHint, putChange, putFate, textAt, textTo, wordsAt } from "./view-parts";

/** The screen of PHASE_PICK: one person alone at the table has card and choice on one screen. */
export function drawPick(): void {
  if (livingPeople() == 1) drawSolo(decidingSeat());
  else if (showsCard()) drawZombies();
  else drawHandOver(currentPlayer());
}

/** Whether the card is shown, before anybody picks. */
export function showsCard(): bool {
  return livingPeople() != 1 && state.stage == STAGE_FIRST;
}

// ---- several people ----

function drawHandOver(seat: i32): void {
  softFrame(3, 3, 290, 110, 2);
  tell(t("%0s: fight or flee?"), seat);
  centre(148, 10, HEAD, BLACK);
  drawTable(HEADS);
  fill(120, 27, 56, 66, BLACK);
  put(t("PLAYER"));
  centre(148, 30, SMALL, WHITE);
  putNumber(seat + 1);
  centreScaled(148, 41, 4, HEAD, WHITE);
  drawFleeing(seat, 14, 112, 57);
  drawFighting(seat, 184, 283, 57);
  tell(t("%0z"), state.zombies);
  textAt(14, 96);
  wordsAt(t("others look away"), 107, 98);
  tell(t("attack %0n in all"), fullAttack(livingSeats()));
  textTo(283, 96);
  hints(t("Flee"), 0, t("Fight"));
}

// The two choices, for one of several people and for one alone.
const HEADS: usize = memory.data<usize>([
  X * 15 + Y * 26 + SIGN + ICON_RUN_24,
  X * 49 + Y * 33 + TITLE + t("Flee"),
  FURTHER,
  X * 45 + Y * 26 + SIGN + ICON_ATTACK_24,
  X * 79 + Y * 33 + TITLE + t("Fight"),
  0,
]);
const SOLO_HEADS: usize = memory.data<usize>([
  X * 9 + Y * 18 + SIGN + ICON_RUN_24,
  X * 43 + Y * 25 + TITLE + t("Flee"),
  FURTHER,
  X * 59 + Y * 18 + SIGN + ICON_ATTACK_24,
  X * 93 + Y * 25 + TITLE + t("Fight"),
  0,
]);

/** What fleeing brings a seat: if somebody else fights, and if nobody does. */
function drawFleeing(seat: i32, x: i32, xRight: i32, y: i32): void {
  const health = healthOf(seat);
  wordsAt(t("others fight"), x, y);
  putChange(health, min(health + 1, MOST_HEALTH));
  textTo(xRight, y);
  wordsAt(t("all flee"), x, y + 13);
  putFate(health, health - 1);
  textTo(xRight, y + 13);
}

/** What fighting brings a seat: beside all the others, and alone. */
function drawFighting(seat: i32, x: i32, xRight: i32, y: i32): void {
  const all = livingSeats();
  drawShare(seat, all, t("all fight"), x, xRight, y);
  drawShare(seat, 1 << seat, t("alone"), x, xRight, y + 13);
}

function drawShare(seat: i32, fighting: i32, words: usize, x: i32, xRight: i32, y: i32): void {
  const health = healthOf(seat);
  const damage = damageAt(fullAttack(fighting));
  const least = max(health - mostShare(damage, fighting), 0);
  const unsure = least == 0 && leastShare(damage, fighting) < health;
  wordsAt(unsure ? t("all") : words, x, y);
  if (unsure) {
    put(t("may die "));
    putChange(health, 0);
  } else putFate(health, least);
  textTo(xRight, y);
}

// ---- one person alone ----

function drawSolo(seat: i32): void {
  bar(true);
  tell(t("%0s: %1z! Fight or flee?"), seat, state.zombies);
  barLeft();
  barCards();
  drawCard(107, 16, state.card, state.cardHour);
  drawTable(SOLO_HEADS);
  if (livingCount() > 1) {
    drawFleeing(seat, 8, 101, 51);
    drawFighting(seat, 199, 291, 51);
  } else {
    const damage = damageAt(fullAttack(1 << seat));
    drawOutcome(healthOf(seat), 1, 8, 98);
    drawOutcome(healthOf(seat), damage, 199, 291);
  }
  putFlight(seat);
  wrap(8, 68 + 8 * i32(livingCount() > 1), 96, 11, READ, BLACK);
  putFight(seat);
  wrap(199, 68 + 8 * i32(livingCount() > 1), 93, 11, READ, BLACK);
  hints(t("Flee"), itemsHint(), t("Fight"));
}

/** "lose 1" and "♥4→3" large. */
function drawOutcome(health: i32, damage: i32, x: i32, xRight: i32): void {
  tell(damage >= health ? t("you die") : damage == 0 ? t("unhurt") : t("lose %0n"), damage);
  textAt(x, 51);
  putChange(health, health - damage);
  right(xRight, 49, HEAD, BLACK);
}

/** "and go next door: Kitchen or Foyer"; with the oil nobody need lose anything. */
function putFlight(seat: i32): void {
  put(livingCount() > 1 ? t("all flee, next door: ") : t("and go next door: "));
  let more = 0;
  for (let way = 0; way <= MOVE_TO_WINDOW; way++) if (fleeTo(way) != NONE) more++;
  for (let way = 0; way <= MOVE_TO_WINDOW; way++) {
    if (fleeTo(way) == NONE) continue;
    put(tileName(fleeTo(way)));
    more--;
    if (more > 0) put(more == 1 ? t(" or ") : t(", "));
  }
  if (has(seat, OIL)) put(t("\noil saves you"));
}

/** "5 – attack 4", her weapons, and what could burn. */
function putFight(seat: i32): void {
  const words = livingCount() > 1 ? t("%0n – attack %1n alone\n") : t("%0n – attack %1n\n");
  tell(words, state.zombies, fullAttack(1 << seat));
  putWeapons(weaponsOf(seat));
  if (!has(seat, CANDELABRA)) return;
  if (has(seat, OIL) || (has(seat, GASOLINE) && state.gasFuel > 0)) put(t("fire would win"));
}

/** "rake +1, machete +2"; many are only counted. */
function putWeapons(weapons: i32): void {
  if (popcnt(weapons) <= 3) putSet(weapons, BONUS);
  else tell(t("%0n items, +%1n"), popcnt(weapons), bonusSum(weapons));
  if (weapons) put(t("\n"));
}
