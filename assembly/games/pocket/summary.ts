// Owns the line on a game of pocket for the menu: "11 pm, 3 live".
import { summaryBegin, summaryNumber, summaryText } from "../../console/shell";
import { SCREEN_NEW, shell } from "../../console/state-map";
import { t } from "../../console/texts";
import { hourName } from "./names";
import { isClassic, livingCount } from "./queries";
import { isTerminal } from "./rules";
import { state } from "./state";
import { RESULT_WON } from "./state-phases";

export function tellSummary(): void {
  if (shell.base == SCREEN_NEW && shell.logCount == 0) return summaryBegin(t("new game"));
  if (isTerminal()) return summaryBegin(<i32>state.result == RESULT_WON ? t("won") : t("lost"));
  summaryBegin(hourName(state.hour));
  summaryText(t(", "));
  if (isClassic()) {
    summaryText(t("health "));
    return summaryNumber(state.health0);
  }
  summaryNumber(livingCount());
  summaryText(livingCount() == 1 ? t(" lives") : t(" live"));
}
