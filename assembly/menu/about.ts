// Owns the about pages: what the buttons do everywhere, and whose work deadink stands on.
import { BLACK } from "../console/framebuffer";
import { bar, barLeft, barRight, pageDots } from "../console/parts";
import { READ, label, put, putNumber, wrap } from "../console/text";
import { t } from "../console/texts";
import { ABOUT_PAGES, menu } from "./state";

export function drawAbout(): void {
  bar(false);
  put(menu.page == 0 ? t("The buttons") : menu.page == 1 ? t("deadink") : t("Fonts, icons, program"));
  barLeft();
  putNumber(<i32>menu.page + 1);
  put(t(" of "));
  putNumber(ABOUT_PAGES);
  barRight();
  if (menu.page == 0) drawButtons();
  else if (menu.page == 1) drawProject();
  else drawCredits();
  pageDots(ABOUT_PAGES, menu.page, 108);
}

function drawButtons(): void {
  button(t("UP DOWN"), t("choose a row, turn a page"), 19);
  button(t("B"), t("do what the words above it say"), 31);
  button(t("A"), t("go back"), 43);
  button(t("C"), t("look closer"), 55);
  button(t("hold A"), t("pause: help, log, undo, leave"), 67);
  button(t("hold UP"), t("clean the screen"), 79);
  button(t("hold A + C"), t("leave a game at once; it is kept"), 91);
}

function button(name: usize, meaning: usize, y: i32): void {
  label(name, 8, y, READ, BLACK);
  label(meaning, 78, y, READ, BLACK);
}

function drawProject(): void {
  put(t("Zombie board games for a five-button e-ink handheld. Free software under the MIT licence."));
  wrap(8, 22, 280, 12, READ, BLACK);
  put(t("Every game is saved after each action. Switch off whenever you like."));
  wrap(8, 56, 280, 12, READ, BLACK);
}

function drawCredits(): void {
  button(t("Galmuri"), t("typeface by quiple, OFL 1.1"), 20);
  button(t("Tiny5"), t("typeface by S. Schmidt, OFL 1.1"), 33);
  button(t("Icons"), t("game-icons.net, CC BY 3.0"), 46);
  button(t("wasm3"), t("V. Shymanskyy, S. Massey, MIT"), 59);
  put(t("Typefaces and icons were cut to fit. All names stand in the file CREDITS."));
  wrap(8, 78, 280, 12, READ, BLACK);
}
