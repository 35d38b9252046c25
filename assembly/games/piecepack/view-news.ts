// Owns the line below the map: what happened since the last move, in one or two lines.
import { BLACK, WHITE, blit, fill, hline } from "../../console/framebuffer";
import {
  SPRITE_HEART,
  SPRITE_HURT,
  SPRITE_MOON7,
  SPRITE_PERSON7,
  SPRITE_SWORD,
  SPRITE_TOTEM7,
  SPRITE_ZOMBIE7,
  SPRITE_DOOR7,
} from "../../console/icon-data";
import { READ, drop, measureWrap, put, putCount, putNumber, wrap } from "../../console/text";
import { t } from "../../console/texts";
import { NO_DIE, NO_ROOM, RITUAL_TURNS } from "./data";
import { putDice, putRoom } from "./log-lines";
import { END_BURY, END_HEALTH, END_TOTEM, EVENT_ATTACK, EVENT_FOOD, EVENT_WEAPON, state } from "./state";

const LINE: i32 = 11;
const WIDTH: i32 = 178; // px of a line

/** Drawn on the lowest line of the two columns, on two where the trees leave room; rows = the longer tree. */
export function drawNews(rows: i32): void {
  const sprite = putNews(false);
  // Rare: eight rooms in a column and much to tell; then what the panel shows anyway is left out.
  const tight = rows > 7;
  let lines = measureWrap(WIDTH, READ);
  if (lines > 1 && tight) {
    drop();
    putNews(true);
    lines = 1;
  }
  const y = 106 - (lines - 1) * LINE;
  if (lines > 1) fill(4, y - 3, 189, 2 * LINE, WHITE); // the rule between the columns ends above
  hline(4, y - 3, 189, BLACK);
  if (sprite != 0) blit(sprite, 4, y + 1, BLACK);
  wrap(14, y, WIDTH, LINE, READ, BLACK);
}

/** Puts the report of the last turn into the text builder; returns its sprite. short = only what counted last. */
function putNews(short: bool): usize {
  if (state.movedFrom == NO_ROOM) {
    put(t("The totem is in the Temple. Find it."));
    return SPRITE_TOTEM7;
  }
  if (!short) putWay();
  const sprite = putLastThing();
  if (state.endGain & END_HEALTH) put(t(" Room: +1 health."));
  if (state.endGain & END_TOTEM)
    put(<i32>state.totem < RITUAL_TURNS ? t(" Totem: 1 of 2.") : t(" Totem found!"));
  if (state.endGain & END_BURY) put(<i32>state.bury < RITUAL_TURNS ? t(" Burial: 1 of 2.") : t(" Buried!"));
  return sprite;
}

/** What the way there cost. */
function putWay(): void {
  if (state.glassLoss) put(t("Glass: lost 1. "));
  if (state.breakDie == NO_DIE) return;
  if (state.breakRetreat != NO_ROOM) return put(t("Fled from the wall: lost 1. "));
  put(t("Wall broken: "));
  putHarm(state.breakLoss);
  put(t(" "));
}

function putHarm(lost: i32): void {
  if (lost == 0) return put(t("no harm."));
  put(t("lost "));
  putNumber(lost);
  put(t("."));
}

/** The last dice of the turn and what they did. */
function putLastThing(): usize {
  if (state.cowerDie != NO_DIE) {
    return putTry(t("Rest, "), state.cowerDie, state.cowerGain ? t(": +1 health.") : 0, SPRITE_HEART);
  }
  if (state.searchDie != NO_DIE) {
    return putTry(t("Search, "), state.searchDie, state.searchGain ? t(": +1 attack.") : 0, SPRITE_SWORD);
  }
  if (state.retreatTo != NO_ROOM) {
    put(t("Fled to "));
    putRoom(state.retreatTo);
    put(t(": lost 1."));
    return SPRITE_PERSON7;
  }
  return putDiceNews();
}

function putTry(what: usize, die: i32, gain: usize, sprite: usize): usize {
  put(what);
  putNumber(die);
  put(t(" on the die"));
  put(gain != 0 ? gain : t(": no help."));
  return gain != 0 ? sprite : SPRITE_MOON7;
}

function putDiceNews(): usize {
  const event = <i32>state.event;
  if (event == EVENT_ATTACK) {
    putCount(state.zombies, t("zombie: "), t("zombies: "));
    putHarm(state.loss);
    return state.loss > 0 ? SPRITE_HURT : SPRITE_ZOMBIE7;
  }
  put(t("Dice "));
  putDice((state.dieSuns * 6 + state.dieMoons) * 6 + state.dieArms);
  if (event == EVENT_FOOD) {
    put(state.gain ? t(": food, +1 health.") : t(": food, but full."));
    return SPRITE_HEART;
  }
  if (event == EVENT_WEAPON) {
    put(state.gain ? t(": weapon, +1 attack.") : t(": weapon, but full."));
    return SPRITE_SWORD;
  }
  put(t(": nothing."));
  return SPRITE_DOOR7;
}
