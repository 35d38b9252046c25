// Owns pocket's dialogs that ask once more.
import { ICON_CLOCK_32, ICON_DEAD_32 } from "../../console/icon-data";
import { seatName } from "../../console/names";
import { ASK_GIVE_UP, drawAsk, drawGiveUp } from "../../console/screens/ask";
import { shell } from "../../console/state-map";
import { put, putCount, putNumber } from "../../console/text";
import { t } from "../../console/texts";
import { ASK_FIGHT, ASK_FLEE, ASK_LATE } from "./asks";
import { CLASSIC_CART } from "./data-classic";
import { decidingSeat } from "./deciders";
import { damageAt, fullAttack } from "./forecasts";
import { livingCount, livingSeats } from "./queries";
import { SOLO, costOf } from "./queries-classic";
import { ACTION_SEAT } from "./rules";
import { healthOf, state } from "./state";

/** The dialog of shell.ask. */
export function drawAskFor(): void {
  const ask = <i32>shell.ask;
  if (ask == ASK_GIVE_UP) return drawGiveUp();
  if (ask == ASK_LATE) {
    put(t("It takes the last card before\nmidnight, and wins nothing."));
    return drawAsk(t("This loses the game"), ICON_CLOCK_32, t("Choose again"), t("Do it and lose"));
  }
  if (CLASSIC_CART) {
    putCount(costOf(shell.askRow), t("health is"), t("health are"));
    put(t(" lost, and you have\n"));
    putNumber(healthOf(SOLO));
    put(t(". There is another way."));
    return drawAsk(t("This kills you"), ICON_DEAD_32, t("Choose again"), t("Do it and die"));
  }
  if (ask == ASK_FIGHT) return drawFightAsk();
  if (ask == ASK_FLEE) {
    put(t("Nobody fights: you lose 1,\nand you have 1."));
    return drawAsk(t("This kills you"), ICON_DEAD_32, t("Choose again"), t("Flee and die"));
  }
  put(seatName(<i32>shell.askRow - ACTION_SEAT));
  put(t(" has 1 health and loses it.\nOthers have more."));
  drawAsk(t("This kills a player"), ICON_DEAD_32, t("Choose again"), t("Do it"));
}

function drawFightAsk(): void {
  const all = livingSeats();
  const attack = fullAttack(all);
  putNumber(state.zombies);
  put(t(" zombies, attack "));
  putNumber(attack);
  if (livingCount() > 1) put(t(" of all"));
  put(t(":\nlost in all "));
  putNumber(damageAt(attack));
  put(t(", too much for "));
  put(seatName(decidingSeat()));
  put(t("."));
  drawAsk(t("This kills you"), ICON_DEAD_32, t("Choose again"), t("Fight and die"));
}
