// Owns the sentences of geek's log: each entry becomes words in the text builder and a sprite of at most 9 px.
import {
  SPRITE_BAG7,
  SPRITE_BOARDS7,
  SPRITE_CLOCK9,
  SPRITE_FLAG7,
  SPRITE_GRAVE7,
  SPRITE_HEART,
  SPRITE_MAN9,
  SPRITE_MOON7,
  SPRITE_PERSON7,
  SPRITE_RUN7,
  SPRITE_SKULL7,
  SPRITE_SWORD,
  SPRITE_TRUCK7,
} from "../../console/icon-data";
import { LOG_HEADLINE } from "../../console/log";
import { putSentence } from "../../console/sentences";
import { put, putNumber } from "../../console/text";
import { t } from "../../console/texts";
import {
  BOARDS_BROKEN,
  BOARDS_HELD,
  HOW_GRENADE,
  HOW_RPG,
  LINE_ATTACKED,
  LINE_BEGUN,
  LINE_BOARDED,
  LINE_BOARDS,
  LINE_BOXED,
  LINE_DROPPED,
  LINE_DROVE,
  LINE_EATEN,
  LINE_FOUND,
  LINE_GAVE,
  LINE_KILLED,
  LINE_KIT,
  LINE_PROWLED,
  LINE_RAN,
  LINE_REFUSED,
  LINE_RESTED,
  LINE_RESULT,
  LINE_REVEALED,
  LINE_SENT,
  LINE_STANDS,
  LINE_STAYED,
  LINE_TOOK,
  LINE_WENT,
} from "./log-kinds";
import { putAs } from "./log-words";
import { kindSprite } from "./names";
import { RESULT_EATEN, RESULT_TOO_LONG } from "./state-phases";

// When a row speaks: its kind, alone or + one of N0..N3 + IS * the value of that number.
const N0: i32 = 128;
const N1: i32 = 256;
const N2: i32 = 384;
const N3: i32 = 512;
const IS: i32 = 1024;
/** In place of a sprite: that of the tile in the entry's number 1 or 2. */
const TILE_1: usize = 1;
const TILE_2: usize = 2;

/** When, the sentence, the sprite; the first row that speaks is the one. */
const ROWS: usize = memory.data<u16>([
  <u16>LINE_BEGUN,
  <u16>t("%1n tiles are hidden. %0s begins."),
  <u16>SPRITE_MAN9,
  <u16>LINE_WENT,
  <u16>t("%0s: to the %1p."),
  <u16>SPRITE_PERSON7,
  <u16>LINE_STAYED,
  <u16>t("%0s waits: %1p."),
  <u16>SPRITE_PERSON7,
  <u16>LINE_RAN,
  <u16>t("%0s ran off%3l: %1r."),
  <u16>SPRITE_RUN7,
  <u16>LINE_BOXED,
  <u16>t("%0s has nowhere to run: on with the fight."),
  <u16>SPRITE_RUN7,
  <u16>LINE_FOUND,
  <u16>t("%0s found %2a %1q."),
  <u16>TILE_2,
  <u16>LINE_REVEALED,
  <u16>t("%1u: %2a attacks %0s!"),
  <u16>TILE_2,
  <u16>LINE_ATTACKED,
  <u16>t("%0s attacks %1k."),
  <u16>SPRITE_SWORD,
  <u16>LINE_SENT,
  <u16>t("%2s: %1k attacks %0s!"),
  <u16>TILE_1,
  <u16>(LINE_KILLED + N3 + HOW_GRENADE * IS),
  <u16>t("%0s killed %1k with a grenade%2l."),
  <u16>TILE_1,
  <u16>(LINE_KILLED + N3 + HOW_RPG * IS),
  <u16>t("%0s killed %1k with the RPG%2l."),
  <u16>TILE_1,
  <u16>LINE_KILLED,
  <u16>t("%0s killed %1k%2l."),
  <u16>TILE_1,
  <u16>LINE_EATEN,
  <u16>t("%1m ate %0s %2q!"),
  <u16>SPRITE_SKULL7,
  <u16>LINE_STANDS,
  <u16>t("%0s stands up instead: %1h."),
  <u16>SPRITE_PERSON7,
  <u16>LINE_DROPPED,
  <u16>t("%0s's things lie %1q%2f."),
  <u16>SPRITE_BAG7,
  <u16>LINE_TOOK,
  <u16>t("%0s took things %1q%2f."),
  <u16>SPRITE_BAG7,
  <u16>LINE_BOARDED,
  <u16>t("%0s put up boards, %1b."),
  <u16>SPRITE_BOARDS7,
  <u16>(LINE_BOARDS + N2 + BOARDS_HELD * IS),
  <u16>t("%0s: boards hold, %1b."),
  <u16>SPRITE_BOARDS7,
  <u16>(LINE_BOARDS + N2 + BOARDS_BROKEN * IS),
  <u16>t("%0s broke boards, %1b."),
  <u16>SPRITE_BOARDS7,
  <u16>LINE_BOARDS,
  <u16>t("%0s blew up boards, %1b."),
  <u16>SPRITE_BOARDS7,
  <u16>LINE_KIT,
  <u16>t("%0s used a first aid kit: %1h."),
  <u16>SPRITE_HEART,
  <u16>LINE_GAVE,
  <u16>t("%0s gave %1s %2k."),
  <u16>TILE_2,
  <u16>(LINE_REFUSED + N1 + 1 * IS),
  <u16>t("%0s does not want to drive off yet."),
  <u16>SPRITE_TRUCK7,
  <u16>LINE_REFUSED,
  <u16>t("%0s does not want that trade."),
  <u16>SPRITE_PERSON7,
  <u16>LINE_PROWLED,
  <u16>t("%0s: %1k to the %2r."),
  <u16>TILE_1,
  <u16>LINE_RESTED,
  <u16>t("%0s moved no monster."),
  <u16>SPRITE_MOON7,
  <u16>LINE_DROVE,
  <u16>t("Escaped: %0c."),
  <u16>SPRITE_TRUCK7,
  <u16>(LINE_RESULT + N0 + RESULT_EATEN * IS),
  <u16>t("Nobody lives: the undead have won."),
  <u16>SPRITE_GRAVE7,
  <u16>(LINE_RESULT + N0 + RESULT_TOO_LONG * IS),
  <u16>t("150 rounds: the undead have won."),
  <u16>SPRITE_CLOCK9,
  <u16>LINE_RESULT,
  <u16>t("The living gave up."),
  <u16>SPRITE_FLAG7,
  0,
]);
const ROW: usize = 6; // bytes
const KIND: i32 = 127;

/** Puts the words of a log entry; returns its sprite, 0 = none. Every number in it may be anything 0..255. */
export function putLine(entry: usize): usize {
  const kind = load<u8>(entry) & ~(<u8>LOG_HEADLINE);
  for (let row = ROWS; load<u16>(row); row += ROW) {
    const when = <i32>load<u16>(row);
    const number = (when >> 7) & 7;
    if (<i32>kind != (when & KIND)) continue;
    if (number && <i32>load<u8>(entry + number) != when >> 10) continue;
    putSentence(load<u16>(row, 2), entry, putAs);
    const sprite = <usize>load<u16>(row, 4);
    return sprite > TILE_2 ? sprite : kindSprite(load<u8>(entry + sprite, 1));
  }
  return 0;
}

/** What a round's mark says besides its number: how many live. */
export function putRemains(n: i32): void {
  putNumber(n);
  put(t(" ALIVE"));
}
