// Owns deathinc's dialogs that ask once more.
import { ICON_DEAD_32 } from "../../console/icon-data";
import { ASK_GIVE_UP, drawAsk, drawGiveUp } from "../../console/screens/ask";
import { shell } from "../../console/state-map";
import { put } from "../../console/text";
import { t } from "../../console/texts";
import { ASK_DEATH } from "./asks";
import { ledBy } from "./queries";
import { hasParachute } from "./rules-moments";
import { state } from "./state";

/** The dialog of shell.ask. */
export function drawAskFor(): void {
  const ask = <i32>shell.ask;
  if (ask == ASK_GIVE_UP) return drawGiveUp();
  if (ask == ASK_DEATH) {
    put(t("Your last hearts go. "));
    const saved = hasParachute(state.turn);
    put(saved ? t("Golden Parachute can save you.") : t("Half your kills and all items are lost"));
    if (!saved) put(ledBy(state.turn) > 0 ? t(", directors run off.") : t("."));
    return drawAsk(
      saved ? t("Take the hit?") : t("Take the hit and die?"),
      ICON_DEAD_32,
      t("Back"),
      t("Take the hit"),
    );
  }
  put(t("The game ends here, nobody is elected."));
  drawAsk(t("Give up?"), ICON_DEAD_32, t("Play on"), t("Give up"));
}
