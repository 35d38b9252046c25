// Owns the pages of the gallery; components and fonts stand where the look's mocks have them.
import {
  BLACK,
  HATCH,
  P12,
  P6,
  WHITE,
  blit,
  fill,
  hline,
  pattern,
  setClip,
} from "../../../assembly/console/framebuffer";
import {
  SPRITE_AXE7,
  SPRITE_BULLET7,
  SPRITE_HEART,
  SPRITE_HEART0,
  SPRITE_KEY7,
  SPRITE_SWORD,
  SPRITE_SWORD0,
} from "../../../assembly/console/icons";
import {
  bar,
  barLeft,
  barLock,
  barRight,
  counter,
  dialog,
  die,
  handOver,
  headedBox,
  hearts,
  hints,
  hintsInPanel,
  listRow,
  moreMarks,
  pageDots,
  rowImpossible,
  rowLabel,
  rowSprite,
  rowValue,
  swords,
} from "../../../assembly/console/parts";
import {
  HEAD,
  READ,
  SMALL,
  label,
  left,
  leftMax,
  put,
  putNumber,
  speak,
  width,
  wrap,
} from "../../../assembly/console/text";
import { t } from "../../../assembly/console/texts";

/** Sound pages come first; the detector has something to say about the others. */
export const PAGES: u32 = 4;
export const ALL_PAGES: u32 = 6;

export function drawPage(page: u32): void {
  if (page == 0) drawComponents();
  else if (page == 1) drawHandOver();
  else if (page == 2) drawRest();
  else if (page == 3) drawDialog();
  else if (page == 4) drawFonts();
  else drawFaults();
}

function drawComponents(): void {
  bar(true);
  put(t("Bar: a person acts"));
  barLeft();
  put(t("status"));
  barRight();
  drawRows();
  for (let i = 0; i < 6; i++) blit(i < 4 ? SPRITE_HEART : SPRITE_HEART0, 6 + 8 * i, 60, BLACK);
  for (let i = 0; i < 6; i++) blit(i < 2 ? SPRITE_SWORD : SPRITE_SWORD0, 62 + 8 * i, 60, BLACK);
  die(6, 74, 17, 5, false);
  die(30, 74, 17, 3, true);
  die(54, 74, 17, 0, false);
  counter(SPRITE_BULLET7, 80, 78, 12);
  drawBoxes();
  pattern(6, 107, 30, 8, P6);
  pattern(42, 107, 30, 8, P12);
  pattern(78, 107, 30, 8, HATCH);
  hints(t("Back"), t("Do it"), t("Look"));
}

function drawRows(): void {
  listRow(2, 16, 120, 13, false);
  rowSprite(SPRITE_AXE7);
  put(t("List row"));
  rowLabel();
  put(t("+1"));
  rowValue();
  listRow(2, 29, 120, 13, true);
  rowSprite(SPRITE_KEY7);
  put(t("Under cursor"));
  rowLabel();
  putNumber(2);
  rowValue();
  listRow(2, 42, 120, 13, false);
  rowImpossible();
  put(t("Not now"));
  rowLabel();
  put(t("no exit"));
  rowValue();
}

function drawBoxes(): void {
  put(t("IF YOU FIGHT"));
  headedBox(130, 22, 160, 36, 1);
  put(t("7 zombies, you fight with 4: lose 3 health."));
  wrap(136, 29, 148, 11, READ, BLACK);
  put(t("IF YOU FIGHT"));
  headedBox(130, 66, 160, 36, 3);
  put(t("9 zombies, you fight with 2: you die."));
  wrap(136, 74, 148, 11, READ, BLACK);
}

/** As the mock has it: the dots of Ä reach into the line above, and the detector says so. */
function drawFonts(): void {
  label(t("HEAD 0123456789 Retreat? ♥←→"), 4, 3, HEAD, BLACK);
  label(t("READ The quick brown fox jumps over the lazy dog. 00 1Il"), 4, 21, READ, BLACK);
  label(t('5S 8B 2Z 6G & Mary, Johnny: 7 zombies, "fight" or flee?'), 4, 32, READ, BLACK);
  label(t("♥ • × – — … ←↑→↓ ▲▼◀▶ Äöü ß éèêë ñ ç å can't 50% (3/4)"), 4, 43, READ, BLACK);
  label(t("ABCDEFGHIJKLMNOPQRSTUVWXYZ abcdefghijklmnopqrstuvwxyz"), 4, 54, READ, BLACK);
  label(t("SMALL ABCDEFGHIJKLMNOPQRSTUVWXYZ 0123456789"), 4, 68, SMALL, BLACK);
  label(t("abcdefghijklmnopqrstuvwxyz 0O 1Il 5S 8B 2Z 6G ♥•×–←↑→↓▲▼◀▶ +3 50%"), 4, 76, SMALL, BLACK);
  fill(0, 84, 296, 13, BLACK);
  label(t("READ in white on the bar: Anna, choose a room"), 4, 86, READ, WHITE);
  label(t("You may retreat to a room next door: it costs 1 health."), 4, 102, READ, BLACK);
  hints(t("Back"), t("Do it"), t("Look"));
}

function drawHandOver(): void {
  handOver(t("PLAYER"), 2);
  label(t("Hand over to"), 90, 20, READ, BLACK);
  label(t("Bill"), 90, 34, HEAD, BLACK);
  put(t("Zombies attack. Choose in secret: fight or flee."));
  wrap(90, 56, 196, 11, READ, BLACK);
  label(t("Everybody else: look away."), 90, 86, READ, BLACK);
  hints(0, t("I am Bill"), 0);
}

/** What no mock shows in one place. */
function drawRest(): void {
  bar(false);
  put(t("White bar"));
  barLeft();
  barLock();
  put(t("2 of 9"));
  barRight();
  hearts(4, 18, 5, 6);
  hearts(80, 18, 7, 9);
  swords(4, 30, 2, 6);
  counter(SPRITE_KEY7, counter(SPRITE_BULLET7, 80, 30, 12), 30, 1);
  for (let i = 0; i < 7; i++) die(8 + 30 * i, 44, 21, i, i == 6);
  moreMarks(292, 16, 100, true, true);
  put(t("A sentence that has its room"));
  leftMax(4, 76, 200, READ, BLACK);
  label(t("Ärger über Öfen"), 4, 92, READ, BLACK);
  pageDots(9, 3, 108);
  hintsInPanel(4, 288, t("Left"), t("Act"), t("Right"));
}

function drawDialog(): void {
  drawComponents();
  dialog(63, 9, 171, 101);
  label(t("Paused"), 71, 16, HEAD, BLACK);
  listRow(68, 68, 160, 13, true);
  put(t("Undo: moved to Dining"));
  rowLabel();
}

/** What the detector must find: texts over each other, out of screen or clip, cut, too near, without glyphs, lost. */
function drawFaults(): void {
  label(t("one over"), 4, 20, READ, BLACK);
  label(t("the other"), 20, 24, READ, BLACK);
  label(t("leaves the screen"), 250, 40, READ, BLACK);
  setClip(0, 50, 40, 20);
  label(t("leaves the clip"), 4, 52, READ, BLACK);
  setClip(0, 0, 296, 128);
  put(t("this one is cut short"));
  leftMax(4, 80, 60, READ, BLACK);
  label(t("fine"), 4, 100, READ, BLACK);
  label(t("far enough"), 60, 100, READ, BLACK);
  put(t("too near"));
  const end = 150 + width(READ);
  left(150, 100, READ, BLACK);
  label(t("to this"), end + 2, 100, READ, BLACK);
  label(t("Œ is not there"), 150, 80, READ, BLACK);
  for (let i = 0; i < 80; i++) put(t("more than the builder holds "));
  speak();
  hline(0, 110, 296, BLACK);
}
