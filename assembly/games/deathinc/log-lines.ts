// Owns the sentences of deathinc's log: each entry becomes words in the text builder and a sprite of at most 9 px.
import {
  SPRITE_BULLET7,
  SPRITE_CARD7,
  SPRITE_CROWN7,
  SPRITE_DOOR7,
  SPRITE_FLAG7,
  SPRITE_HEART,
  SPRITE_MAN9,
  SPRITE_PERSON7,
  SPRITE_SAFE7,
  SPRITE_SKULL7,
  SPRITE_SWORD,
  SPRITE_TIE7,
  SPRITE_TILE7,
  SPRITE_ZOMBIE7,
} from "../../console/icon-data";
import { seatName } from "../../console/names";
import { IS, N0, N3, lineOf } from "../../console/sentences";
import { put } from "../../console/text";
import { t } from "../../console/texts";

import {
  LINE_AIMED,
  LINE_BEGUN,
  LINE_CLAIMED,
  LINE_DIED,
  LINE_EXPLORED,
  LINE_GATE,
  LINE_HIT,
  LINE_KILLED,
  LINE_LAID,
  LINE_LOST,
  LINE_MISSED,
  LINE_NO_WALK,
  LINE_PLAYED,
  LINE_REMOVED,
  LINE_RESCUED,
  LINE_RESULT,
  LINE_RETURNED,
  LINE_SCARED,
  LINE_STOPPED,
  LINE_TIE,
  LINE_TROPHY,
  LINE_WALKED,
  LINE_ZOMBIES,
} from "./log-kinds";
import { putAs } from "./log-words";
import { RESULT_ALONE, RESULT_FLOWN, RESULT_GIVEN_UP, RESULT_KILLS } from "./state-phases";

/** When, the sentence, the sprite; the first row that speaks is the one (console/sentences.ts). */
const ROWS: usize = memory.data<u16>([
  <u16>LINE_BEGUN,
  <u16>t("%0s begins."),
  <u16>SPRITE_MAN9,
  <u16>LINE_RETURNED,
  <u16>t("%0s is back: %1p."),
  <u16>SPRITE_PERSON7,
  <u16>LINE_LAID,
  <u16>t("%0s laid: %1r, site %2n."),
  <u16>SPRITE_TILE7,
  <u16>LINE_WALKED,
  <u16>t("%0s walked to %2p."),
  <u16>SPRITE_PERSON7,
  <u16>LINE_NO_WALK,
  <u16>t("%0s did not walk."),
  <u16>SPRITE_PERSON7,
  <u16>LINE_KILLED,
  <u16>t("%0s killed %1k%3v%2b."),
  <u16>SPRITE_SWORD,
  <u16>LINE_TROPHY,
  <u16>t("%0s killed the Zombie CEO!"),
  <u16>SPRITE_CROWN7,
  <u16>LINE_HIT,
  <u16>t("%0s lost %1h, %2n left."),
  <u16>SPRITE_HEART,
  <u16>LINE_DIED,
  <u16>t("%0s died: %2p. Kills lost: %1n."),
  <u16>SPRITE_SKULL7,
  <u16>LINE_CLAIMED,
  <u16>t("%1d follows %0s."),
  <u16>SPRITE_TIE7,
  <u16>LINE_RESCUED,
  <u16>t("%0s brought %1d to safety."),
  <u16>SPRITE_SAFE7,
  <u16>(LINE_SCARED + N3 + IS),
  <u16>t("A 1: %1d left %0s for office %2n."),
  <u16>SPRITE_TIE7,
  <u16>LINE_SCARED,
  <u16>t("%1d left %0s for office %2n."),
  <u16>SPRITE_TIE7,
  <u16>LINE_REMOVED,
  <u16>t("%0d has left the game."),
  <u16>SPRITE_TIE7,
  <u16>(LINE_PLAYED + N3 + IS),
  <u16>t("%0s lays down %1c."),
  <u16>SPRITE_CARD7,
  <u16>LINE_PLAYED,
  <u16>t("%0s plays %1c%2e"),
  <u16>SPRITE_CARD7,
  <u16>LINE_LOST,
  <u16>t("%0s lost %1c."),
  <u16>SPRITE_CARD7,
  <u16>LINE_AIMED,
  <u16>t("It is aimed at %0p."),
  <u16>SPRITE_ZOMBIE7,
  <u16>LINE_STOPPED,
  <u16>t("%0c has no effect."),
  <u16>SPRITE_CARD7,
  <u16>LINE_ZOMBIES,
  <u16>t("%0s: %1m."),
  <u16>SPRITE_ZOMBIE7,
  <u16>LINE_TIE,
  <u16>t("Tie-break: %0s stands at %1n."),
  <u16>SPRITE_BULLET7,
  <u16>(LINE_RESULT + N0 + RESULT_GIVEN_UP * IS),
  <u16>t("Given up."),
  <u16>SPRITE_FLAG7,
  <u16>(LINE_RESULT + N0 + RESULT_ALONE * IS),
  <u16>t("Votes: %2n."),
  <u16>SPRITE_CROWN7,
  <u16>LINE_MISSED,
  <u16>t("%0s misses a turn."),
  <u16>SPRITE_PERSON7,
  <u16>LINE_EXPLORED,
  <u16>t("%0s explored: %1u."),
  <u16>SPRITE_TILE7,
  <u16>LINE_GATE,
  <u16>t("%0s opened the way out: the gate."),
  <u16>SPRITE_DOOR7,
  <u16>(LINE_RESULT + N0 + RESULT_FLOWN * IS),
  <u16>t("%1s landed and wins!"),
  <u16>SPRITE_FLAG7,
  <u16>(LINE_RESULT + N0 + RESULT_KILLS * IS),
  <u16>t("%1s has 25 kills and wins!"),
  <u16>SPRITE_FLAG7,
  <u16>LINE_RESULT,
  <u16>t("%1s is elected, votes: %2n."),
  <u16>SPRITE_CROWN7,
  0,
]);

/** Puts the words of a log entry; returns its sprite, 0 = none. Every number in it may be anything 0..255. */
export function putLine(entry: usize): usize {
  return lineOf(ROWS, entry, putAs);
}

/** The same beside a plan; who is elected comes on a page of its own. */
export function putTold(entry: usize): usize {
  return (load<u8>(entry) & 127) == LINE_RESULT ? 0 : putLine(entry);
}

/** What a turn's mark says besides its number: whose it is. */
export function putRemains(n: i32): void {
  put(seatName(n));
}
