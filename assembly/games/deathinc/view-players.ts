// Owns the page of all players: what each has, where it stands, what lies before it.
import { BLACK, hline } from "../../console/framebuffer";
import {
  SPRITE_BULLET7,
  SPRITE_HEART,
  SPRITE_SAFE7,
  SPRITE_TIE7,
  SPRITE_ZOMBIE7,
} from "../../console/icon-data";
import { seatName } from "../../console/names";
import { bar, barLeft, barRight, counter, hints } from "../../console/parts";
import { READ, left, leftMax, put, putNumber } from "../../console/text";
import { t } from "../../console/texts";
import { cardName } from "./card-words";
import { NOWHERE } from "./data";
import { CARDS, kindOf } from "./data-cards";
import { tileOf } from "./data-map";
import { putTile } from "./names";
import { handOf, ledBy, safeWith } from "./queries";
import { isFrontItem } from "./rules-status";
import { bulletsOf, heartsOf, killsOf, spaceOf, state } from "./state";

const TOP: i32 = 16; // px
const PITCH: i32 = 17;

export function drawPlayers(): void {
  bar(false);
  put(t("Players"));
  barLeft();
  put(t("turn "));
  putNumber(state.turns);
  barRight();
  for (let seat = 0; seat < <i32>state.seats; seat++) drawPlayer(seat, TOP + seat * PITCH);
  hints(t("Back"), 0, t("Log"));
}

function drawPlayer(seat: i32, y: i32): void {
  if (seat > 0) hline(4, y - 1, 288, BLACK);
  putNumber(seat + 1);
  put(t(" "));
  put(seatName(seat));
  left(4, y, READ, BLACK);
  let x = counter(SPRITE_HEART, 44, y, heartsOf(seat));
  x = counter(SPRITE_BULLET7, x, y, bulletsOf(seat));
  x = counter(SPRITE_ZOMBIE7, x, y, killsOf(seat));
  x = counter(SPRITE_TIE7, x, y, ledBy(seat));
  counter(SPRITE_SAFE7, x, y, safeWith(seat));
  const at = spaceOf(seat);
  if (at == NOWHERE) put(t("off the map"));
  else putTile(tileOf(at));
  left(196, y, READ, BLACK);
  putThings(seat);
  leftMax(14, y + 8, 278, READ, BLACK);
}

/** "Cards 3: Staple Gun, Swivel Chair". */
function putThings(seat: i32): void {
  put(t("Cards: "));
  putNumber(handOf(seat));
  for (let card = 0; card < CARDS; card++) {
    if (!isFrontItem(card, seat)) continue;
    put(t(", "));
    put(cardName(kindOf(card)));
  }
}
