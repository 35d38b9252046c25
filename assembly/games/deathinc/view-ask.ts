// Owns deathinc's dialogs that ask once more.
import { ICON_DEAD_32 } from "../../console/icon-data";
import { drawAsk } from "../../console/screens/ask";
import { shell } from "../../console/state-map";
import { put } from "../../console/text";
import { t } from "../../console/texts";
import { ASK_DEATH } from "./asks";
import { hasParachute } from "./rules-moments";
import { state } from "./state";

/** The dialog of shell.ask. */
export function drawAskFor(): void {
  const hit = <i32>shell.ask == ASK_DEATH;
  if (!hit) put(t("The game ends here, for good."));
  else if (hasParachute(state.turn)) put(t("Your last hearts go: Golden Parachute can save you."));
  else put(t("You die: half your kills, all items and all directors with you are lost."));
  const act = hit ? t("Take the hit") : t("Give up");
  drawAsk(hit ? t("Take the hit?") : t("Give up?"), ICON_DEAD_32, t("Back"), act);
}
