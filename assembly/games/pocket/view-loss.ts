// Owns the picture of a loss that is about to strike: every way out of it with its result, and letting it happen.
import { BLACK, blit, blitScaled } from "../../console/framebuffer";
import { ICON_WINDOW_20, SPRITE_HURT, SPRITE_TOTEM7 } from "../../console/icon-data";
import { hints } from "../../console/parts";
import { rowCount } from "../../console/rows";
import { t } from "../../console/texts";
import { drinkerOf, healthAfter } from "./choices-fight";
import { CONCOCTION, MOST_SEATS, NONE, TOTEM } from "./data";
import { tell } from "./log-words";
import { holdsTotem, isClassic } from "./queries";
import { ACTION_DECLINE, ACTION_DRINK, currentPlayer, givenItem, givenSeat } from "./rules";
import { healthOf, lossOf, state } from "./state";
import { CAUSE_CURSE, CAUSE_FIGHT, CAUSE_FLIGHT, CAUSE_GLASS, TOTEM_HELD } from "./state-phases";
import { drawCard } from "./view-card";
import { drawBar, drawFate, drawRows, itemsHint, textAt, textTo } from "./view-parts";

const X: i32 = 97;
const ROWS_Y: i32 = 31;

/** PHASE_LOSS. */
export function drawLoss(cursor: i32): void {
  const seat = currentPlayer();
  drawBar(seat, causeWords());
  if (state.card != NONE) drawCard(4, 17, state.card, state.cardHour);
  else blitScaled(<i32>state.cause == CAUSE_GLASS ? ICON_WINDOW_20 : SPRITE_HURT, 25, 40, 2, BLACK);
  putLosers();
  textAt(X, 18);
  if (holdsTotem(seat)) blit(SPRITE_TOTEM7, 284, 17, BLACK);
  const pitch = rowCount() <= 5 ? 16 : 14;
  drawRows(X - 2, ROWS_Y, 199, pitch, rowCount() <= 5 ? 5 : 6, cursor, putWay, drawResult);
  hints(0, t("Do it"), itemsHint());
}

function causeWords(): usize {
  const cause = <i32>state.cause;
  if (isClassic()) return t("this would kill you");
  if (cause == CAUSE_CURSE) return state.totem == TOTEM_HELD ? t("a curse on the totem") : t("a curse");
  if (cause == CAUSE_FIGHT) return t("the fight hurts");
  if (cause == CAUSE_FLIGHT) return t("all fled");
  return cause == CAUSE_GLASS ? t("the glass cuts") : t("the wall hurts");
}

/** Seats that a loss is pending for; fatal = only those whom it would kill. */
function losers(fatal: bool): i32 {
  let seats = 0;
  for (let seat = 0; seat < MOST_SEATS; seat++) {
    if (lossOf(seat) >= (fatal ? max(<i32>healthOf(seat), 1) : 1)) seats |= 1 << seat;
  }
  return seats;
}

/** "Bill loses 1. What do you do?", "4 lose health. What do you do?" */
function putLosers(): void {
  const seats = losers(false);
  if (popcnt(seats) == 1) tell(t("%0s loses %1n. What do you do?"), ctz(seats), lossOf(ctz(seats)));
  else tell(t("%0n lose health. What do you do?"), popcnt(seats));
}

function putWay(action: i32): void {
  let words = givenItem(action) == TOTEM ? t("Totem to %0s") : t("Concoction for %0s");
  if (action == ACTION_DECLINE) words = t("Let it happen");
  if (action == ACTION_DRINK) words = t("Drink %1i +2");
  tell(words, givenSeat(action), CONCOCTION);
}

/** Who ends with what health if a row is chosen and all the rest is let happen. */
function drawResult(action: i32, xRight: i32, y: i32): void {
  if (action == ACTION_DECLINE) return drawAllLosses(xRight, y);
  drawOne(drinkerOf(action), healthAfter(action), xRight, y);
}

function drawAllLosses(xRight: i32, y: i32): void {
  const seats = losers(false);
  const last = ctz(seats);
  if (popcnt(seats) == 1) return drawOne(last, healthOf(last) - lossOf(last), xRight, y);
  const deaths = popcnt(losers(true));
  tell(deaths ? t("%0D") : t("nobody dies"), deaths);
}

function drawOne(seat: i32, then: i32, xRight: i32, y: i32): void {
  tell(then <= 0 ? t("%0s dies") : t("%0s"), seat);
  textTo(xRight - 41, y);
  drawFate(healthOf(seat), then, xRight, y);
}
