// Owns the sentences of piecepack's log: each entry becomes words in the text builder and a 7-px sprite.
import {
  SPRITE_BOT9,
  SPRITE_CLOCK9,
  SPRITE_DOOR7,
  SPRITE_FLAG7,
  SPRITE_GRAVE7,
  SPRITE_HEART,
  SPRITE_HURT,
  SPRITE_MAN9,
  SPRITE_MOON7,
  SPRITE_PERSON7,
  SPRITE_SKULL7,
  SPRITE_SWORD,
  SPRITE_TOTEM7,
  SPRITE_ZOMBIE7,
} from "../../console/icon-data";
import { put, putChar, putCount, putNumber } from "../../console/text";
import { t } from "../../console/texts";
import { putReason } from "./reason-words";
import {
  GAINED,
  HOW_BACK,
  HOW_FLED,
  HOW_FOUND,
  HOW_STAYED,
  LINE_BEGUN,
  LINE_BURY,
  LINE_COWER,
  LINE_FIGHT,
  LINE_GLASS,
  LINE_HEALED,
  LINE_HOUR,
  LINE_LATE,
  LINE_MOVED,
  LINE_RESULT,
  LINE_RETREAT,
  LINE_SEARCH,
  LINE_TOTEM,
  LINE_WALL,
  LINE_WHY,
} from "./chronicle";
import { DINING, RITUAL_TURNS } from "./data";
import { roomName, takesArticle } from "./names";
import { EVENT_ATTACK, EVENT_FOOD, EVENT_WEAPON, RESULT_OUT_OF_TIME, RESULT_WON } from "./state";

/** Puts the words of a log entry; returns its sprite, 0 = none. Every number in it may be anything 0..255. */
export function putLine(entry: usize): usize {
  const kind = load<u8>(entry) & 0x7f;
  if (kind == LINE_MOVED) return putMoved(entry);
  if (kind == LINE_WALL) return putWall(entry);
  if (kind == LINE_FIGHT) return putFight(entry);
  if (kind == LINE_RETREAT) return putRetreat(entry);
  if (kind == LINE_SEARCH)
    return putTry(entry, t("Searched: "), t(" on the Arms die, attack "), SPRITE_SWORD);
  if (kind == LINE_COWER) return putTry(entry, t("Rested: "), t(" on the Suns die, health "), SPRITE_HEART);
  if (kind == LINE_TOTEM || kind == LINE_BURY) return putRitual(entry, kind == LINE_TOTEM);
  return putRest(kind, entry);
}

function putRest(kind: i32, entry: usize): usize {
  const a = <i32>load<u8>(entry, 1);
  const b = <i32>load<u8>(entry, 2);
  if (kind == LINE_GLASS) {
    put(t("Through the glass door"));
    putLost(1, a);
    return SPRITE_HURT;
  }
  if (kind == LINE_HEALED) {
    put(t("Ended in "));
    putRoom(a);
    put(t(": +1 health, now "));
    putNumber(b);
    putChar(46);
    return SPRITE_HEART;
  }
  if (kind == LINE_HOUR) {
    put(t("Hour "));
    putNumber(a);
    put(t(" begins: each attack has "));
    putNumber(b);
    put(t(" zombies more."));
    return SPRITE_CLOCK9;
  }
  if (kind == LINE_RESULT) return putResult(a);
  if (kind == LINE_WHY) {
    putReason(a, b);
    return SPRITE_BOT9;
  }
  return kind == LINE_LATE ? putLate(a) : kind == LINE_BEGUN ? putBegun(a) : 0;
}

/** A room inside a sentence: "the Kitchen", "Room 2". */
export function putRoom(room: i32): void {
  if (takesArticle(room)) put(t("the "));
  put(roomName(room));
  if (room == DINING) put(t(" Room"));
}

/** ": lost 5, health now 1." */
function putLost(lost: i32, health: i32): void {
  put(t(": lost "));
  putNumber(lost);
  put(t(", health now "));
  putNumber(health);
  putChar(46);
}

/** Three dice packed in base 6: "4-1-2". */
export function putDice(dice: i32): void {
  putNumber((dice / 36) % 6);
  putChar(45);
  putNumber((dice / 6) % 6);
  putChar(45);
  putNumber(dice % 6);
}

function putMoved(entry: usize): usize {
  const how = <i32>load<u8>(entry, 1);
  if (how == HOW_FOUND) put(t("Found "));
  else if (how == HOW_BACK) put(t("Back to "));
  else if (how == HOW_STAYED) put(t("Stayed in "));
  else if (how == HOW_FLED) put(t("In "));
  else put(t("Out to "));
  putRoom(load<u8>(entry, 2));
  put(t(". Dice "));
  putDice(load<u8>(entry, 3));
  put(t(": "));
  const meter = <i32>load<u8>(entry, 5);
  return putEvent(load<u8>(entry, 4), meter & ~GAINED, (meter & GAINED) != 0);
}

/** What event dice brought, and its sprite. */
export function putEvent(event: i32, meter: i32, gained: bool): usize {
  if (event == EVENT_ATTACK) {
    put(t("an attack."));
    return SPRITE_ZOMBIE7;
  }
  if (event != EVENT_FOOD && event != EVENT_WEAPON) {
    put(t("nothing."));
    return SPRITE_DOOR7;
  }
  put(event == EVENT_FOOD ? t("food, ") : t("weapon, "));
  if (!gained) put(t("still "));
  else put(event == EVENT_FOOD ? t("health ") : t("attack "));
  putNumber(meter);
  putChar(46);
  return event == EVENT_FOOD ? SPRITE_HEART : SPRITE_SWORD;
}

/** "4 + 3 = 7 zombies" */
function putSum(die: i32, more: i32): void {
  putNumber(die);
  put(t(" + "));
  putNumber(more);
  put(t(" = "));
  putCount(die + more, t("zombie"), t("zombies"));
}

function putWall(entry: usize): usize {
  put(t("Broke a wall in "));
  putRoom(load<u8>(entry, 1));
  putChar(46);
  return SPRITE_DOOR7;
}

function putFight(entry: usize): usize {
  putSum(load<u8>(entry, 1), load<u8>(entry, 2));
  put(t(", attack "));
  putNumber(load<u8>(entry, 3));
  const lost = <i32>load<u8>(entry, 4);
  if (lost == 0) {
    put(t(": no harm."));
    return SPRITE_SWORD;
  }
  putLost(lost, load<u8>(entry, 5));
  return SPRITE_HURT;
}

function putRetreat(entry: usize): usize {
  put(t("Fled from "));
  putCount(load<u8>(entry, 2), t("zombie"), t("zombies"));
  put(t(" to "));
  putRoom(load<u8>(entry, 1));
  put(t(": health now "));
  putNumber(load<u8>(entry, 3));
  putChar(46);
  return SPRITE_PERSON7;
}

/** A search or a rest: die, gain, meter now. */
function putTry(entry: usize, what: usize, die: usize, sprite: usize): usize {
  put(what);
  putNumber(load<u8>(entry, 1));
  put(die);
  put(load<u8>(entry, 2) ? t("now ") : t("stays "));
  putNumber(load<u8>(entry, 3));
  putChar(46);
  return load<u8>(entry, 2) ? sprite : SPRITE_MOON7;
}

function putRitual(entry: usize, totem: bool): usize {
  const turns = <i32>load<u8>(entry, 1);
  if (turns < RITUAL_TURNS) {
    put(totem ? t("A turn for the totem: ") : t("A turn for the burial: "));
    putNumber(turns);
    put(t(" of 2."));
  } else put(totem ? t("The totem is found!") : t("The totem is buried!"));
  return totem ? SPRITE_TOTEM7 : SPRITE_GRAVE7;
}

function putResult(result: i32): usize {
  if (result == RESULT_WON) {
    put(t("Won."));
    return SPRITE_FLAG7;
  }
  put(result == RESULT_OUT_OF_TIME ? t("Time is up: lost.") : t("No health left: lost."));
  return result == RESULT_OUT_OF_TIME ? SPRITE_CLOCK9 : SPRITE_SKULL7;
}

function putLate(rest: i32): usize {
  put(rest ? t("The rest took the last time.") : t("The search took the last time."));
  return SPRITE_CLOCK9;
}

function putBegun(level: i32): usize {
  put(t("The game begins: health 5, attack 1."));
  if (level == 0) return SPRITE_MAN9;
  put(t(" Computer, level "));
  putNumber(level);
  putChar(46);
  return SPRITE_BOT9;
}
