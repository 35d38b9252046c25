// Owns the last lines of a panel beside the house: what happened last, or what it is all about.
import { LOG_TURN, logEntry, logKind } from "../../console/log";
import { shell } from "../../console/state-map";
import { READ, drop, hasText, measureWrap, put } from "../../console/text";
import { t } from "../../console/texts";
import { putLine } from "./log-lines";
import { PANEL_TEXT_WIDTH, panelText } from "./view-panel";

const LINE: i32 = 11;
const BOTTOM: i32 = 117; // px; the hints follow

/** The newest sentence of the log that fits from y on down to the hints; before there is one, the goal. */
export function drawEvent(y: i32): void {
  const lines = (BOTTOM - y) / LINE;
  drop();
  for (let i = <i32>shell.logCount - 1; i >= 0 && !hasText(); i--)
    if (logKind(i) != LOG_TURN) putLine(logEntry(i));
  if (!hasText()) put(t("Find keys and gas, then all drive off in the truck."));
  if (measureWrap(PANEL_TEXT_WIDTH, READ) <= lines) panelText(y);
  else drop();
}
