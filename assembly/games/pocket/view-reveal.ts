// Owns the picture with all cards open: who fights and who flees, the sum, and what can still be done about it.
import { BLACK, blit, hline } from "../../console/framebuffer";
import { SPRITE_RUN7, SPRITE_SKULL7, SPRITE_SWORD } from "../../console/icon-data";
import { seatName } from "../../console/names";
import { bar, barLeft, hints } from "../../console/parts";
import { put } from "../../console/text";
import { t } from "../../console/texts";
import { ROW_LEAVE_OUT, humanWeapons } from "./choices-fight";
import { GOLF, MOST_HEALTH } from "./data";
import { fullAttack } from "./forecasts";
import { tell } from "./log-words";
import { bonusSum, fighters, has, isLiving, livingCount, livingSeats, weaponsOf } from "./queries";
import { ACTION_IGNITE, ACTION_ON } from "./rules";
import { STAGE_DECLARE } from "./screens";
import { beforeOf, healthOf, state } from "./state";
import { drawDeclare } from "./view-declare";
import {
  barCards,
  drawRows,
  drawSum,
  itemsHint,
  noValue,
  putChange,
  putHealth,
  textAt,
  wordsAt,
} from "./view-parts";

const CELL_HEIGHT: i32 = 23;
const NAME: i32 = 29; // from a name to its heart

/** PHASE_REVEAL. */
export function drawReveal(cursor: i32): void {
  if (state.stage == STAGE_DECLARE) return drawDeclare(cursor);
  const fighting = fighters();
  bar(true);
  const fleeing = livingCount() - popcnt(fighting);
  tell(fleeing > 0 ? t("%0F, %1L") : t("%0F"), popcnt(fighting), fleeing);
  barLeft();
  barCards();
  drawCells(17);
  hline(2, 63, 291, BLACK);
  drawSum(4, 291, 68, fullAttack(fighting), fighting);
  drawRows(2, 80, 291, 12, 3, cursor, putChoice, noValue);
  hints(0, t("Do it"), itemsHint());
}

function drawCells(y: i32): void {
  const seats = <i32>state.seats;
  const columns = seats > 4 ? 4 : 2;
  const w = 292 / columns;
  for (let seat = 0; seat < seats; seat++) {
    drawCell(seat, 4 + (seat % columns) * w, y + (seat / columns) * CELL_HEIGHT);
  }
}

function drawCell(seat: i32, x: i32, y: i32): void {
  const lives = isLiving(seat);
  const fights = ((fighters() >> seat) & 1) != 0;
  blit(lives ? (fights ? SPRITE_SWORD : SPRITE_RUN7) : SPRITE_SKULL7, x, y + 1, BLACK);
  wordsAt(seatName(seat), x + 11, y);
  if (!lives) {
    put(t("dead"));
    return textAt(x + 11 + NAME, y);
  }
  const gained = fights ? 0 : gainOf(seat);
  if (gained) putChange(healthOf(seat) - gained, healthOf(seat));
  else putHealth(healthOf(seat));
  textAt(x + 11 + NAME, y);
  if (fights) tell(t("attack %0n"), 1 + bonusSum(weaponsOf(seat)));
  else put(has(seat, GOLF) ? t("flees, +1") : t("flees"));
  textAt(x + 11, y + 10);
}

/** What a runner gained at the reveal: nothing if her health was full (AMB-28). */
function gainOf(seat: i32): i32 {
  if (healthOf(seat) < MOST_HEALTH) return 1;
  return beforeOf(seat) - i32(<i32>state.victim == seat) < MOST_HEALTH ? 1 : 0;
}

/** Runners of this fight and their gain: "Fled: Cara ♥3→4, Finn ♥1→2. "; nothing where all fight. */
export function putRunners(): void {
  let rest = livingSeats() & ~fighters();
  if (rest) put(t("Fled: "));
  while (rest) {
    const seat = ctz(rest);
    const health = healthOf(seat);
    tell(t("%0s ♥%1n→%2n"), seat, health - gainOf(seat), health);
    rest &= rest - 1;
    put(rest ? t(", ") : t(". "));
  }
}

function putChoice(action: i32): void {
  if (action == ROW_LEAVE_OUT) return put(t("Leave an item out"));
  if (action != ACTION_ON)
    return put(action == ACTION_IGNITE ? t("Set the oil on fire") : t("Set the gasoline on fire"));
  put(humanWeapons() != 0 ? t("Fight with all items") : t("Go on"));
}
