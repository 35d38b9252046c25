// Owns what the numbers in deathinc's log say: who, which place, which card, how many.
import { seatName } from "../../console/names";
import { SCREEN_LOG, shell } from "../../console/state-map";
import { put, putCount, putNumber } from "../../console/text";
import { t } from "../../console/texts";
import { cardDeed, cardName } from "./card-words";
import { cityName, directorName, putMany, putTile, roomName } from "./names";
import { OBJECTION } from "./data-cards";
import { TILES } from "./data-map";

/** What a letter in a sentence says of a number 0..255 of an entry; another letter is the number itself. */
export function putAs(letter: i32, n: i32, entry: usize): void {
  switch (letter - 0x61) {
    case 1: // b: bullets spent
      return putAfter(t(", bullets "), n);
    case 2: // c: a card
      return put(cardName(n));
    case 3: // d: a director
      return put(directorName(n));
    case 4: // e: against whom, beside a plan with what the card does
      return putEffect(n, entry);
    case 7: // h: hearts
      return putMany(n, t("heart"));
    case 10: // k: kills
      return putMany(n, t("zombie"));
    case 12: // m: how many zombies walk
      return putCount(n, t("zombie walks"), t("zombies walk"));
    case 15: // p: a place
      return n < TILES ? putTile(n) : put(t("off the map"));
    case 17: // r: a room
      return put(roomName(n));
    case 18: // s: who
      return put(seatName(n));
    case 20: // u: a city tile
      return put(cityName(n));
    case 21: // v: the die
      return putAfter(t(": die "), n);
    default:
      return putNumber(n);
  }
}

/** Words and a number; nothing for 0. */
function putAfter(words: usize, n: i32): void {
  if (n == 0) return;
  put(words);
  putNumber(n);
}

function putEffect(seat: i32, entry: usize): void {
  const kind = <i32>load<u8>(entry, 2);
  putAgainst(seat);
  if (kind == OBJECTION) return; // its name ends the sentence
  if (shell.screen == SCREEN_LOG) return put(t("."));
  put(t(": "));
  put(cardDeed(kind));
}

/** " against Anna". */
export function putAgainst(seat: i32): void {
  if (seat > 5) return;
  put(t(" against "));
  put(seatName(seat));
}
