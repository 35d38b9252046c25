// Owns deathinc's dialogs that ask once more.
import { ICON_DEAD_32 } from "../../console/icon-data";
import { ASK_GIVE_UP, drawAsk, drawGiveUp } from "../../console/screens/ask";
import { shell } from "../../console/state-map";
import { put } from "../../console/text";
import { t } from "../../console/texts";
import { ASK_DEATH } from "./asks";

/** The dialog of shell.ask. */
export function drawAskFor(): void {
  const ask = <i32>shell.ask;
  if (ask == ASK_GIVE_UP) return drawGiveUp();
  if (ask == ASK_DEATH) {
    put(t("Your last hearts go. Half your kills and\nall items are lost, directors run off."));
    return drawAsk(t("Take the hit and die?"), ICON_DEAD_32, t("Back"), t("Take the hit"));
  }
  put(t("The game ends here, nobody is elected."));
  drawAsk(t("Give up?"), ICON_DEAD_32, t("Play on"), t("Give up"));
}
