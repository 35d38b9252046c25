// Owns deathinc's dialogs that ask once more.
import { ICON_DEAD_32 } from "../../console/icon-data";
import { ASK_GIVE_UP, drawAsk, drawGiveUp } from "../../console/screens/ask";
import { shell } from "../../console/state-map";
import { put } from "../../console/text";
import { t } from "../../console/texts";
import { ASK_DEATH } from "./asks";
import { hasParachute } from "./rules-moments";
import { state } from "./state";

/** The dialog of shell.ask. */
export function drawAskFor(): void {
  const ask = <i32>shell.ask;
  if (ask == ASK_GIVE_UP) return drawGiveUp();
  const hit = ask == ASK_DEATH;
  put(
    !hit
      ? t("The game ends here, nobody is elected.")
      : hasParachute(state.turn)
        ? t("Your last hearts go. Golden Parachute can save you.")
        : t("You die: half your kills, all items and all directors with you are lost."),
  );
  drawAsk(
    hit ? t("Take the hit?") : t("Give up?"),
    ICON_DEAD_32,
    t("Back"),
    hit ? t("Take the hit") : t("Give up"),
  );
}
