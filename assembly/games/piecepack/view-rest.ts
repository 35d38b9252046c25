// Owns the screen at the end of a turn: what the dice brought, and whether to search, to rest or to go on.
import { BLACK, blit, hline } from "../../console/framebuffer";
import { ICON_SLEEP_20, SPRITE_HEART, SPRITE_SWORD } from "../../console/icon-data";
import {
  bar,
  barLeft,
  barRight,
  hints,
  listRow,
  rowImpossible,
  rowLabel,
  rowValue,
} from "../../console/parts";
import { READ, left, put, putCount, putNumber, wrap } from "../../console/text";
import { t } from "../../console/texts";
import { choiceAction, listChoices, choicePossible } from "./choices";
import { NO_DIE, NO_ROOM, isHealing } from "./data";
import { putRoom } from "./log-lines";
import { roomName } from "./names";
import { ACTION_COWER, ACTION_END_TURN, WHY_ONCE, whyNot } from "./rules";
import { EVENT_ATTACK, EVENT_FOOD, EVENT_WEAPON, state } from "./state";
import { drawChange, drawEventDice } from "./view-fight";
import { putTimeLeft } from "./view-main";

const ROWS_Y: i32 = 61;
const ROW: i32 = 16;

/** Search, rest or end the turn? cursor = row under the cursor. */
export function drawRest(cursor: i32): void {
  bar(true);
  put(roomName(state.room));
  put(t(": end the turn?"));
  barLeft();
  putTimeLeft();
  barRight();
  drawEventDice();
  putOutcome();
  wrap(112, 21, 150, 11, READ, BLACK);
  blit(ICON_SLEEP_20, 268, 22, BLACK);
  hline(4, 55, 288, BLACK);
  const rows = listChoices();
  for (let row = 0; row < rows; row++) drawRow(row, ROWS_Y + row * ROW, row == cursor);
  hints(0, t("Do it"), t("Look"));
}

/** What the turn brought so far, the last thing last. */
function putOutcome(): void {
  const event = <i32>state.event;
  if (event == EVENT_ATTACK) {
    putCount(state.zombies, t("zombie, "), t("zombies, "));
    if (state.retreatTo != NO_ROOM) {
      put(t("you fled to "));
      putRoom(state.retreatTo);
      put(t(": lost 1."));
    } else if (state.loss == 0) put(t("your attack is enough: no harm."));
    else {
      put(t("you lost "));
      putNumber(state.loss);
      put(t(" health."));
    }
  } else if (event == EVENT_FOOD)
    put(state.gain ? t("Suns win: food, +1 health.") : t("Suns win: food, but health is full."));
  else if (event == EVENT_WEAPON) {
    put(state.gain ? t("Arms win: a weapon, +1 attack.") : t("Arms win: a weapon, but attack is full."));
  } else put(t("Suns and Arms are equal: nothing."));
  if (state.searchDie == NO_DIE) return;
  put(t("\nSearch: "));
  putNumber(state.searchDie);
  put(state.searchGain ? t(" on the die, +1 attack.") : t(" on the die, no help."));
}

function drawRow(row: i32, y: i32, selected: bool): void {
  const action = choiceAction(row);
  const possible = choicePossible(row);
  listRow(2, y, 291, ROW, selected);
  if (!possible) rowImpossible();
  if (action == ACTION_END_TURN) {
    put(t("End the turn"));
    rowLabel();
    if (isHealing(state.room) && state.health < 6) put(t("+1 health here"));
    rowValue();
    return;
  }
  const rests = action == ACTION_COWER;
  put(rests ? t("Rest") : t("Search"));
  rowLabel();
  if (possible) return drawChance(rests, y);
  if (whyNot(action) == WHY_ONCE) put(t("once a turn"));
  else put(rests ? t("health is 5 or more") : t("attack is 5 or more"));
  rowValue();
}

/** What a search or a rest costs, with which faces it helps, and what it would change. */
function drawChance(rests: bool, y: i32): void {
  const meter = rests ? <i32>state.health : <i32>state.attack;
  put(t("1 time, "));
  putNumber(meter + 1);
  if (meter < 4) put(t(" to 5"));
  put(t(" on the die: "));
  putNumber(5 - meter);
  put(t(" of 6"));
  left(62, y + 4, READ, BLACK);
  drawChange(rests ? SPRITE_HEART : SPRITE_SWORD, meter, meter + 1, y + 1);
}
