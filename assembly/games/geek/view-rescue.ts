// Owns the question which of several rescued characters stands up.
import { barLeft } from "../../console/parts";
import { put, putNumber } from "../../console/text";
import { t } from "../../console/texts";
import { listFight } from "./choices-fight";
import { ALEX, ANITA, MARY, MAX, NONE, rescuedHearts } from "./data";
import { characterName, seatName } from "./names";
import { ACTION_CHARACTER, currentPlayer } from "./rules";
import { MARKS_NONE, drawBoard } from "./view-board";
import {
  BODY_Y,
  COUNTERS_Y,
  PANEL_TEXT,
  drawChoices,
  drawCounters,
  noRefusal,
  panelBar,
  panelText,
} from "./view-panel";

const ROWS_Y: i32 = 68;
const ROWS: i32 = 4;

/** PHASE_RESCUED. */
export function drawRescued(cursor: i32): void {
  const seat = currentPlayer();
  drawBoard(NONE, MARKS_NONE, NONE);
  panelBar(true);
  put(seatName(seat));
  put(t(" is eaten: who takes over?"));
  barLeft();
  drawCounters(seat, PANEL_TEXT, COUNTERS_Y);
  put(t("You play on with all these things."));
  panelText(BODY_Y);
  listFight();
  drawChoices(ROWS_Y, ROWS, cursor, putRow, putValue, noRefusal);
}

function putRow(action: i32): void {
  put(characterName(action - ACTION_CHARACTER));
}

function putValue(action: i32): void {
  const character = action - ACTION_CHARACTER;
  put(abilityWords(character));
  put(t("♥ "));
  putNumber(rescuedHearts(character));
}

function abilityWords(character: i32): usize {
  if (character == ALEX) return t("knife, ");
  if (character == ANITA) return t("kits heal 2, ");
  if (character == MARY) return t("handgun, ");
  return character == MAX ? t("1 step more, ") : t("");
}
