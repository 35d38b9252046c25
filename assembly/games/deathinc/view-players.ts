// Owns the page of all players: what each has, where it stands, what lies before it.
import { BLACK, hline } from "../../console/framebuffer";
import { SPRITE_HEART } from "../../console/icon-data";
import { seatName } from "../../console/names";
import { bar, barLeft, barRight, counter, hints } from "../../console/parts";
import { READ, left, leftMax, put, putNumber } from "../../console/text";
import { t } from "../../console/texts";
import { cardName } from "./card-words";
import { NOWHERE } from "./data";
import { CARDS, kindOf } from "./data-cards";
import { tileOf } from "./data-map";
import { putTile } from "./names";
import { handOf } from "./queries";
import { isFrontItem } from "./rules-status";
import { heartsOf, spaceOf, state } from "./state";
import { drawCounters } from "./view-panel";

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
  drawCounters(counter(SPRITE_HEART, 44, y, heartsOf(seat)), y, seat);
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
