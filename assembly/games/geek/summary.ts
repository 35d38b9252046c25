// Owns the line on a game of geek for the menu: "round 14, 3 live".
import { summaryBegin, summaryNumber, summaryText } from "../../console/shell";
import { SCREEN_NEW, shell } from "../../console/state-map";
import { t } from "../../console/texts";
import { livingSeats } from "./queries";
import { isTerminal } from "./rules";
import { state } from "./state";
import { RESULT_ESCAPED } from "./state-phases";

export function tellSummary(): void {
  if (shell.base == SCREEN_NEW && shell.logCount == 0) return summaryBegin(t("new game"));
  if (isTerminal()) return summaryBegin(<i32>state.result == RESULT_ESCAPED ? t("escaped") : t("lost"));
  summaryBegin(t("round "));
  summaryNumber(state.round);
  summaryText(t(", "));
  const living = popcnt(livingSeats());
  summaryNumber(living);
  summaryText(living == 1 ? t(" lives") : t(" live"));
}
