// Owns the line on a game of deathinc for the menu: "turn 12, 3 of 8 safe".
import { summaryBegin, summaryNumber, summaryText } from "../../console/shell";
import { SCREEN_NEW, shell } from "../../console/state-map";
import { t } from "../../console/texts";
import { DIRECTORS } from "./data";
import { isTerminal } from "./rules";
import { directorPlace, state } from "./state";
import { LED_BY, SAFE_WITH } from "./state-phases";

export function tellSummary(): void {
  if (shell.base == SCREEN_NEW && shell.logCount == 0) return summaryBegin(t("new game"));
  if (isTerminal()) return summaryBegin(t("the end"));
  summaryBegin(t("turn "));
  summaryNumber(state.turns);
  summaryText(t(", "));
  summaryNumber(safeDirectors());
  summaryText(t(" of 8 safe"));
}

/** Directors who are safe, whoever brought them. */
function safeDirectors(): i32 {
  let safe = 0;
  for (let director = 0; director < DIRECTORS; director++) {
    const place = directorPlace(director);
    if (place >= SAFE_WITH && place < LED_BY) safe++;
  }
  return safe;
}
