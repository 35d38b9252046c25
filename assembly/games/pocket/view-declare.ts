// Owns the picture in which people leave items out of a fight: ticks, and the sum as it would be.
import { seatName } from "../../console/names";
import { bar, barLeft, barRight, headedBox, hints, listRow, rowLabel, rowValue } from "../../console/parts";
import { addRow, clearRows, rowCount } from "../../console/rows";
import { put } from "../../console/text";
import { t } from "../../console/texts";
import { humanWeapons } from "./choices-fight";
import { SAW, WEAPON_COUNT, bonusOf } from "./data";
import { damageAt, fewestDeaths } from "./forecasts";
import { tell } from "./log-words";
import { putItem } from "./names";
import { attackWith, fighters, weaponsOfAll } from "./queries";
import { ACTION_ON, ACTION_USE } from "./rules";
import { holderOf, state } from "./state";
import { drawSum, drawTick, itemsHint, textAt } from "./view-parts";
import { putRunners } from "./view-reveal";

/** Row 0 fights; one more for each weapon that may be left out, as ACTION_USE + item. Returns how many. */
export function listDeclare(): i32 {
  clearRows();
  addRow(ACTION_ON);
  const ours = humanWeapons();
  for (let item = 0; item < WEAPON_COUNT; item++) if ((ours >> item) & 1) addRow(ACTION_USE + item);
  return rowCount();
}

/** PHASE_REVEAL, STAGE_DECLARE: state.mark = weapons left out. */
export function drawDeclare(cursor: i32): void {
  const fighting = fighters();
  const attack = attackWith(fighting, weaponsOfAll(fighting) & ~(<i32>state.mark));
  bar(true);
  put(t("Which items are used?"));
  barLeft();
  tell(t("%0z"), state.zombies);
  barRight();
  listRow(2, 16, 291, 13, cursor == 0);
  put(t("Fight"));
  rowLabel();
  tell(t("%0c + %1n = attack %2n"), popcnt(fighting), attack - popcnt(fighting), attack);
  rowValue();
  const lines = drawWeapons(cursor, weaponsOfAll(fighting));
  if (lines < 4) {
    putRunners();
    textAt(13, 33 + lines * 13);
  }
  const dies = fewestDeaths(damageAt(attack), fighting) > 0;
  put(t("IF YOU FIGHT LIKE THIS"));
  headedBox(3, 94, 290, 22, dies ? 3 : 1);
  drawSum(9, 287, 102, attack, fighting);
  hints(t("Back"), cursor == 0 ? t("Do it") : t("Change"), itemsHint());
}

/** A line for each weapon of the fighters; computers say for themselves what they use. Returns how many. */
function drawWeapons(cursor: i32, weapons: i32): i32 {
  const pitch = popcnt(weapons) < 4 ? 13 : 12;
  const ours = humanWeapons();
  let row = 0;
  let y = 18;
  for (let item = 0; item < WEAPON_COUNT; item++) {
    if (((weapons >> item) & 1) == 0) continue;
    const open = ((ours >> item) & 1) != 0;
    row += i32(open);
    y += pitch;
    drawWeapon(item, y, open, open && row == cursor);
  }
  return popcnt(weapons);
}

function drawWeapon(item: i32, y: i32, open: bool, selected: bool): void {
  const used = (((<i32>state.mark) >> item) & 1) == 0;
  listRow(2, y, 291, 13, selected);
  if (open) drawTick(14, y + 2, used);
  put(seatName(holderOf(item)));
  textAt(29, y + 2);
  putItem(item);
  textAt(68, y + 2);
  tell(t("+%0n"), bonusOf(item));
  textAt(150, y + 2);
  if (!open) put(t("computer"));
  else if (item != SAW) put(used ? t("stays") : t("left out"));
  else tell(used ? t("fuel %0n→%1n") : t("fuel %0n"), state.sawFuel, <i32>state.sawFuel - 1);
  rowValue();
}
