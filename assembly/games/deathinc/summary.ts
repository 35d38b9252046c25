// Owns the line on a game of deathinc for the menu: "turn 12, 3 of 8 safe".
import { summaryBegin, summaryNumber, summaryText } from "../../console/shell";
import { SCREEN_NEW, shell } from "../../console/state-map";
import { t } from "../../console/texts";
import { safeDirectors } from "./queries";
import { isTerminal } from "./rules";
import { state } from "./state";

export function tellSummary(): void {
  if (shell.base == SCREEN_NEW && shell.logCount == 0) return summaryBegin(t("new game"));
  if (isTerminal()) return summaryBegin(t("the end"));
  summaryBegin(t("turn "));
  summaryNumber(state.turns);
  summaryText(t(", "));
  summaryNumber(safeDirectors());
  summaryText(t(" of 8 safe"));
}
