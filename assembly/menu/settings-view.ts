// Owns how the menu's settings, their explanation and the dialogs look.
import { BLACK } from "../console/framebuffer";
import { bar, barLeft, dialog, listRow, rowLabel, rowValue } from "../console/parts";
import { drawValues } from "../console/screens/values";
import { HEAD, READ, label, put, wrap } from "../console/text";
import { t } from "../console/texts";
import {
  IDLE_CHOICE_COUNT,
  SCREEN_ERASE_ALL,
  SETTING_ERASE,
  SETTING_SCREEN,
  SETTING_SLEEP,
  idleChoice,
  menu,
  refreshStyle,
} from "./state";
import { putTitle } from "./entry-text";

const ROW_HEIGHT: i32 = 14;
const BODY_TOP: i32 = 18;
const CHOICES_LEFT: i32 = 108;

export function drawSettings(): void {
  bar(false);
  put(t("Settings"));
  barLeft();
  settingRow(SETTING_SCREEN, t("Screen"));
  drawValues(CHOICES_LEFT, rowTop(SETTING_SCREEN), ROW_HEIGHT, 3, refreshStyle(), refreshName);
  settingRow(SETTING_SLEEP, t("Sleep after"));
  drawValues(CHOICES_LEFT, rowTop(SETTING_SLEEP), ROW_HEIGHT, IDLE_CHOICE_COUNT, idleChoice(), idleName);
  settingRow(SETTING_ERASE, t("Erase everything"));
  rowLabel();
  put(t("asks first"));
  rowValue();
  put(t("At any time: hold UP to clean the screen, hold A and C together to come back to the menu."));
  wrap(13, 82, 276, 11, READ, BLACK);
}

function rowTop(setting: i32): i32 {
  return BODY_TOP + setting * ROW_HEIGHT;
}

/** Begins a row of the settings with its name in the builder. */
function settingRow(setting: i32, name: usize): void {
  listRow(2, rowTop(setting), 292, ROW_HEIGHT, <i32>menu.setting == setting);
  put(name);
}

function refreshName(style: i32): usize {
  return style == 0 ? t("Calm") : style == 1 ? t("Balanced") : t("Crisp");
}

/** Words of an idle time, in the order of IDLE_CHOICES. */
function idleName(choice: i32): usize {
  return choice == 0 ? t("1 min") : choice == 1 ? t("5 min") : t("15 min");
}

/** What the chosen setting means. */
export function drawExplain(): void {
  bar(false);
  put(
    menu.setting == SETTING_SCREEN
      ? t("Screen")
      : menu.setting == SETTING_SLEEP
        ? t("Sleep after")
        : t("Erase everything"),
  );
  barLeft();
  if (menu.setting == SETTING_SCREEN) explainScreen();
  else if (menu.setting == SETTING_SLEEP) {
    paragraph(
      t("Without a press for this long the game is saved, the screen is cleaned and the power goes off."),
      22,
    );
    paragraph(t("The picture stays. Press any button to go on where you were."), 60);
  } else {
    paragraph(t("All saved games and settings are erased for good, also saves that cannot be read."), 22);
    paragraph(t("You are asked first, and the answer takes a held button."), 60);
  }
}

function explainScreen(): void {
  paragraph(t("E-ink keeps faint marks of old pictures. A clean refresh takes them away but flashes."), 20);
  style(t("Calm"), t("flashes seldom, may leave faint marks"), 56);
  style(t("Balanced"), t("cleans now and then, between screens"), 70);
  style(t("Crisp"), t("cleans at every new kind of screen"), 84);
}

function style(name: usize, meaning: usize, y: i32): void {
  label(name, 8, y, READ, BLACK);
  label(meaning, 66, y, READ, BLACK);
}

function paragraph(text: usize, y: i32): void {
  put(text);
  wrap(8, y, 280, 12, READ, BLACK);
}

const DIALOG_LEFT: i32 = 40;
const DIALOG_WIDTH: i32 = 216;

/** Asks before erasing: the safe row first, the other one takes a held button. */
export function drawErase(): void {
  const all = menu.screen == SCREEN_ERASE_ALL;
  dialog(DIALOG_LEFT, 20, DIALOG_WIDTH, 92);
  label(all ? t("Erase everything?") : t("Erase this game?"), DIALOG_LEFT + 8, 28, HEAD, BLACK);
  if (all) put(t("All saved games and settings are lost for good."));
  else {
    put(t("The saved game of "));
    putTitle(menu.row);
    put(t(" is lost for good."));
  }
  wrap(DIALOG_LEFT + 8, 46, DIALOG_WIDTH - 16, 11, READ, BLACK);
  dialogRow(0, t("Keep"));
  dialogRow(1, t("Hold B to erase"));
}

function dialogRow(row: i32, name: usize): void {
  const y = 78 + row * 14;
  listRow(DIALOG_LEFT + 6, y, DIALOG_WIDTH - 12, 13, <i32>menu.dialogRow == row);
  put(name);
  rowLabel();
}

/** A save that cannot be read is told and kept; opening the game would write over it. */
export function drawRefused(): void {
  dialog(DIALOG_LEFT, 20, DIALOG_WIDTH, 92);
  label(t("This save cannot be read"), DIALOG_LEFT + 8, 28, HEAD, BLACK);
  put(t("It is damaged or from another version. It is kept as it is. To play anew, erase it under Details."));
  wrap(DIALOG_LEFT + 8, 48, DIALOG_WIDTH - 16, 11, READ, BLACK);
}
