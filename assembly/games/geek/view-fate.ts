// Owns the picture of who was eaten: where the things lie, or who stands up instead, and what comes next.
import { BLACK, blit } from "../../console/framebuffer";
import { ICON_DEAD_32 } from "../../console/icon-data";
import { barLeft } from "../../console/parts";
import { HEAD, READ, drop, hasText, left, put, wrap } from "../../console/text";
import { t } from "../../console/texts";
import { characterName, kindName, putSeat } from "./names";
import { isLivingSeat, pileOn } from "./queries";
import { currentPlayer } from "./rules";
import { FIRST_PILE, characterOf, eatenBy, heartsOf, squareOf, state } from "./state";
import { drawLetterBox } from "./view-flip";
import { putThings } from "./view-hands";
import { panelBar, panelRule, panelText, textAt, PANEL_END, PANEL_TEXT } from "./view-panel";
import { drawCounters, drawHearts, drawWeapons } from "./view-seats";

const WORDS_X: i32 = 175; // px, right of the picture
const TITLE_Y: i32 = 18;
const THINGS_Y: i32 = 57;

/** What each character can do who stands up, in the order of their numbers; Johnny has more hearts. */
const STANDS: usize = memory.data<u16>([
  <u16>t("Alex has a knife of his own. "),
  <u16>t("Anita: a kit heals 2 hearts. "),
  <u16>t("Mary has a handgun of her own. "),
  <u16>t("Max may walk 1 step more. "),
  <u16>t(""),
]);

/** The panel beside the board; state.told says whose fate. */
export function drawFate(): void {
  const seat = <i32>state.told - 1;
  panelBar(false);
  put(characterName(state.toldWho));
  put(t(" is eaten"));
  barLeft();
  if (isLivingSeat(seat)) drawRescued(seat);
  else drawEaten(seat);
}

function drawEaten(seat: i32): void {
  blit(ICON_DEAD_32, PANEL_TEXT + 1, TITLE_Y + 1, BLACK);
  put(t("Bitten: ♥ 1→0"));
  left(WORDS_X, TITLE_Y, HEAD, BLACK);
  const pile = pileOn(squareOf(seat));
  if (pile >= 0) {
    put(t("Left under the "));
    put(kindName(eatenBy(seat)));
    put(t(":"));
  } else put(t("Nothing was in hand."));
  wrap(WORDS_X, TITLE_Y + 15, PANEL_END - WORDS_X, 11, READ, BLACK);
  if (pile >= 0) putThings(FIRST_PILE + pile);
  const y = THINGS_Y + (hasText() ? 11 * panelText(THINGS_Y) : 0);
  panelRule(y + 1);
  const next = currentPlayer();
  put(next < 0 ? t("Nobody is left: the undead have won.") : t("You move the undead now."));
  drawNext(next, y + 5);
}

/** The builder's text, and whose turn is next, -1 = nobody's. */
function drawNext(next: i32, y: i32): void {
  const lines = panelText(y);
  if (next < 0) return;
  put(t("Next: "));
  putSeat(next);
  textAt(PANEL_TEXT, y + 11 * lines);
}

/** Hearts, weapons and things of who stands up are those of the seat now. */
function drawRescued(seat: i32): void {
  const character = characterOf(seat);
  drawLetterBox(character, PANEL_TEXT + 1, TITLE_Y + 1);
  put(characterName(character));
  put(t(" stands up"));
  left(WORDS_X, TITLE_Y, HEAD, BLACK);
  drawHearts(WORDS_X, TITLE_Y + 17, heartsOf(seat), 0);
  drawWeapons(seat, PANEL_END - 1, TITLE_Y + 17, false);
  put(t("Keeps what "));
  put(characterName(state.toldWho));
  put(t(" had"));
  textAt(WORDS_X, TITLE_Y + 28);
  if (!drawCounters(seat, PANEL_TEXT, THINGS_Y)) drop();
  panelRule(THINGS_Y + 12);
  put(load<u16>(STANDS + 2 * character));
  put(t("Fight or walk off next time."));
  drawNext(currentPlayer(), THINGS_Y + 17);
}
