// Owns the list of who holds what, by name.
import { BLACK, blit } from "../../console/framebuffer";
import { SPRITE_HEART, SPRITE_ZOMBIE7 } from "../../console/icon-data";
import { bar, barLeft, barRight, hints } from "../../console/parts";
import { READ, hasText, left, put, putNumber, speakAt, wrap } from "../../console/text";
import { t } from "../../console/texts";
import { ALEX, BOARDS, FIRST_THING, KINDS, MARY } from "./data";
import { kindName, seatName } from "./names";
import { isLivingSeat } from "./queries";
import { characterOf, heartsOf, held, leftOf, state } from "./state";
import { drawLetter } from "./view-panel";

const FIRST_Y: i32 = 18;
const LINE: i32 = 10;
const GAP: i32 = 2;
const NAME_X: i32 = 18;
const HEART_X: i32 = 56;
const THINGS_X: i32 = 82;
const THINGS_WIDTH: i32 = 208;

/** SCREEN_HANDS. */
export function drawHands(): void {
  bar(false);
  put(t("Who holds what"));
  barLeft();
  putNumber(hiddenTiles());
  put(t(" tiles still hidden"));
  barRight();
  let y = FIRST_Y;
  for (let seat = 0; seat < <i32>state.seats; seat++) y += drawHand(seat, y) * LINE + GAP;
  hints(t("Back"), 0, 0);
}

function hiddenTiles(): i32 {
  let tiles = 0;
  for (let kind = 0; kind < KINDS; kind++) tiles += leftOf(kind);
  return tiles;
}

/** A seat's lines; returns how many. */
function drawHand(seat: i32, y: i32): i32 {
  const living = isLivingSeat(seat);
  if (living) drawLetter(characterOf(seat), 4, y - 1);
  else blit(SPRITE_ZOMBIE7, 5, y, BLACK);
  put(seatName(seat));
  left(NAME_X, y, READ, BLACK);
  if (living) {
    blit(SPRITE_HEART, HEART_X, y + 1, BLACK);
    put(t("♥"));
    speakAt(y);
    putNumber(heartsOf(seat));
    left(HEART_X + 9, y, READ, BLACK);
    putHand(seat);
  } else put(t("undead"));
  return wrap(THINGS_X, y, THINGS_WIDTH, LINE, READ, BLACK);
}

/** "knife of her own, 2 grenades, keys"; "nothing". */
function putHand(seat: i32): void {
  const character = characterOf(seat);
  if (character == ALEX) put(t("own knife"));
  if (character == MARY) put(t("own handgun"));
  putThings(seat);
  if (!hasText()) put(t("nothing"));
}

/** What a hand holds, a pile's too, behind what was put before. */
export function putThings(hand: i32): void {
  for (let kind = FIRST_THING; kind < KINDS; kind++) {
    const n = held(hand, kind);
    if (n == 0) continue;
    if (hasText()) put(t(", "));
    if (n > 1) {
      putNumber(n);
      put(t(" "));
    }
    put(kindName(kind));
    if (n > 1 && kind != BOARDS) put(t("s"));
  }
}
