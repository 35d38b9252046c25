// Owns the pages of all players, what each has and what acts on it, and the page of the directors, where each is.
import { BLACK, dotted } from "../../console/framebuffer";
import { SPRITE_HEART } from "../../console/icon-data";
import { seatName } from "../../console/names";
import { barRight, counter, hints } from "../../console/parts";
import { READ, left, put, putNumber, right, wrap } from "../../console/text";
import { t } from "../../console/texts";
import { cardName } from "./card-words";
import { DIRECTORS, NOWHERE } from "./data";
import { BEADS, FREEZE, LUNCH, OTHER_MEAT, WET_FLOOR, kindOf } from "./data-cards";
import { HALLWAY, tileOf } from "./data-map";
import { directorName, putTile } from "./names";
import { endOfCards, handOf } from "./queries";
import { statusGiven } from "./rules-effects";
import { isFrontItem } from "./rules-status";
import { directorPlace, heartsOf, lastingOf, spaceOf, state, statusOf } from "./state";
import { LED_BY, REMOVED, SAFE_WITH, UNDRAWN } from "./state-phases";
import { drawCounters, plainBar } from "./view-panel";

const TOP: i32 = 17; // px
const PITCH: i32 = 51;
const DIRECTOR_PITCH: i32 = 12;
const END: i32 = 292;

/** Pages with two players each, and the one of the directors. */
export function playerPages(): i32 {
  return ((<i32>state.seats + 1) >> 1) + 1;
}

export function drawPlayers(page: i32): void {
  const pages = playerPages();
  const last = page + 1 == pages;
  plainBar(last ? t("Directors") : t("Players"));
  putNumber(page + 1);
  put(t(" of "));
  putNumber(pages);
  barRight();
  if (last) drawDirectors();
  else
    for (let seat = 2 * page; seat < min(2 * page + 2, <i32>state.seats); seat++)
      drawPlayer(seat, TOP + (seat & 1) * PITCH);
  hints(t("Back"), t("More"), t("Log"));
}

function drawPlayer(seat: i32, y: i32): void {
  if (seat & 1) dotted(4, y - 3, 288);
  putNumber(seat + 1);
  put(t(" "));
  put(seatName(seat));
  left(4, y, READ, BLACK);
  drawCounters(counter(SPRITE_HEART, 44, y, heartsOf(seat)), y, seat);
  const at = spaceOf(seat);
  if (at == NOWHERE) put(t("off the map"));
  else putTile(tileOf(at));
  right(END, y, READ, BLACK);
  put(t("Cards: "));
  putNumber(handOf(seat));
  putCards(t(". Items: "), seat, isFrontItem);
  putCards(t(". In force: "), seat, isInForce);
  if (<i32>state.trophy == seat) put(t(". Zombie CEO"));
  wrap(13, y + 12, END - 13, 11, READ, BLACK);
}

/** The names of a seat's cards of some sort, behind a heading; nothing where there is none. */
export function putCards(heading: usize, seat: i32, isOne: (card: i32, seat: i32) => bool): void {
  for (let card = 0, end = endOfCards(); card < end; card++) {
    if (!isOne(card, seat)) continue;
    put(heading);
    heading = t(", ");
    // Another card does the same as Wet Floor, and nobody notes which it was.
    put(kindOf(card) == WET_FLOOR ? t("half the steps") : cardName(kindOf(card)));
  }
}

/** Whether a card lasts: aimed at a seat, on its next walk; played by it, until its next turn. */
function isInForce(card: i32, seat: i32): bool {
  const kind = kindOf(card);
  if (kind == LUNCH) return <i32>state.lunch == seat;
  if (kind == FREEZE) return <i32>state.freeze == seat;
  if (kindOf(card - 1) == kind) return false;
  if (kind == BEADS) return (lastingOf(seat) & 3) != 0;
  if (kind == OTHER_MEAT) return lastingOf(seat) > 3;
  return (statusOf(seat) & statusGiven(kind)) != 0;
}

// ---- directors ----

function drawDirectors(): void {
  for (let director = 0; director < DIRECTORS; director++) {
    const y = TOP + DIRECTOR_PITCH * director;
    put(directorName(director));
    left(13, y, READ, BLACK);
    putWhere(directorPlace(director));
    left(80, y, READ, BLACK);
  }
}

function putWhere(place: i32): void {
  if (place == UNDRAWN) return put(t("not found yet"));
  if (place == REMOVED) return put(t("has left the game"));
  if (place < SAFE_WITH) return putTile(HALLWAY + place);
  put(place < LED_BY ? t("safe with ") : t("follows "));
  put(seatName(place < LED_BY ? place - SAFE_WITH : (place - LED_BY) >> 3));
}
