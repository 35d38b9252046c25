// Owns the sentences of pocket's log: each entry becomes words in the text builder and a sprite of at most 9 px.
import {
  SPRITE_BOT9,
  SPRITE_CLOCK9,
  SPRITE_CROWN7,
  SPRITE_DOOR7,
  SPRITE_ETCH7,
  SPRITE_FLAG7,
  SPRITE_GRAVE7,
  SPRITE_MAN9,
  SPRITE_MOON7,
  SPRITE_PERSON7,
  SPRITE_RUN7,
  SPRITE_SKULL7,
  SPRITE_TOTEM7,
  SPRITE_ZOMBIE7,
} from "../../console/icon-data";
import { put, putNumber } from "../../console/text";
import { t } from "../../console/texts";
import { putFightLine } from "./log-fights";
import { putItemLine } from "./log-items";
import {
  BY_WINDOW,
  LINE_BEGUN,
  LINE_BROKEN,
  LINE_BURIED,
  LINE_COWER,
  LINE_ETCHED,
  LINE_FAILED,
  LINE_FLED,
  LINE_GO,
  LINE_HOUR,
  LINE_LEADS,
  LINE_RESULT,
  LINE_ROOM,
  LINE_TOTEM,
  LINE_WALL,
  LINE_WHY,
} from "./log-kinds";
import { isSolo, putFewSeats, say } from "./log-words";
import { isClassic } from "./queries";
import { reasonWords } from "./reason-words";
import {
  FIGHT_ALL_FLED,
  RESULT_MIDNIGHT,
  RESULT_WON,
  TASK_BURY,
  TASK_ITEM,
  TASK_TEMPLE,
} from "./state-phases";

/** Puts the words of a log entry; returns its sprite, 0 = none. Every number in it may be anything 0..255. */
export function putLine(entry: usize): usize {
  const kind = load<u8>(entry) & 0x7f;
  let sprite = putTaskLine(kind, entry);
  if (sprite == 0) sprite = putGoalLine(kind, entry);
  if (sprite == 0) sprite = putFightLine(kind, entry);
  return sprite ? sprite : putItemLine(kind, entry);
}

/** What a turn mark says of the clock: hour and cards to midnight, packed as chronicle.ts does. */
export function putRemains(n: i32): void {
  const hour = n >> 5;
  putNumber(9 + hour);
  put(t(" PM   "));
  putNumber(n & 31);
  put((n & 31) == 1 ? t(" CARD") : t(" CARDS"));
}

function second(entry: usize): i32 {
  return load<u8>(entry, 2);
}

// ---- who leads, and what the group does ----

function putTaskLine(kind: i32, entry: usize): usize {
  if (kind == LINE_GO) return putGo(entry);
  if (kind == LINE_ROOM) return putRoomAction(entry);
  if (kind == LINE_LEADS) {
    say(second(entry) ? t("%0s leads on.") : t("%0s leads first."), entry);
    return SPRITE_CROWN7;
  }
  if (kind == LINE_WALL) {
    say(t("%0s broke the %1d wall of the %2t."), entry);
    return SPRITE_DOOR7;
  }
  if (kind == LINE_COWER) {
    say(isSolo() ? t("%0s cowered") : t("%0s let all cower"), entry);
    say(t(". Card %1I went unread."), entry);
    return SPRITE_MOON7;
  }
  if (kind == LINE_WHY) {
    putFewSeats(load<u8>(entry, 1));
    put(t(": "));
    say(reasonWords(second(entry)), entry);
    return SPRITE_BOT9;
  }
  return kind == LINE_BEGUN ? putBegun(entry) : 0;
}

function putGo(entry: usize): usize {
  say(isSolo() ? t("%0s went ") : t("%0s led "), entry);
  if (second(entry) == BY_WINDOW && isClassic()) say(t("by the back door to the %2t."), entry);
  else if (second(entry) == BY_WINDOW) say(t("through the window to the %2t."), entry);
  else if (load<u8>(entry, 4)) say(t("%1d and found the %2t."), entry);
  else say(t("%1d to the %2t."), entry);
  return SPRITE_PERSON7;
}

function putRoomAction(entry: usize): usize {
  const task = <i32>load<u8>(entry, 3);
  const forced = <i32>load<u8>(entry, 4);
  if (task == TASK_ITEM) {
    say(t("%0s searched the %1t for an item."), entry);
    return SPRITE_PERSON7;
  }
  if (task == TASK_TEMPLE) {
    say(t("%0s searched the Temple for the totem."), entry);
    return SPRITE_TOTEM7;
  }
  if (forced == 1) put(t("The last card: "));
  else if (forced) put(t("2 cards left: "));
  say(forced == 1 ? t("%0s had to bury the totem.") : t("%0s tried to bury the totem."), entry);
  return SPRITE_GRAVE7;
}

function putBegun(entry: usize): usize {
  const more = <i32>load<u8>(entry, 3) - 2;
  const classic = load<u8>(entry, 4) != 0;
  if (classic) say(t("Classic solo begins: health %1n, attack 1."), entry);
  else if (load<u8>(entry, 1) == 1) say(t("The game begins: health %1n."), entry);
  else say(t("%0n players begin: health %1n each."), entry);
  if (classic || more == 0) return SPRITE_MAN9;
  put(more < 0 ? t(" Zombies: card – ") : t(" Zombies: card + "));
  putNumber(abs(more));
  put(t("."));
  return SPRITE_MAN9;
}

// ---- what it is all about ----

function putGoalLine(kind: i32, entry: usize): usize {
  if (kind == LINE_TOTEM) {
    say(t("The totem is found! %0s carries it."), entry);
    return SPRITE_TOTEM7;
  }
  if (kind == LINE_BURIED) {
    put(t("The totem is buried!"));
    if (!load<u8>(entry, 1) && !isClassic()) put(t(" An etching is still missing."));
    return SPRITE_GRAVE7;
  }
  if (kind == LINE_FAILED) return putFailed(load<u8>(entry, 1), second(entry));
  if (kind == LINE_ETCHED) {
    say(t("An etching is found: it is in the %0t."), entry);
    return SPRITE_ETCH7;
  }
  if (kind == LINE_FLED) {
    say(isSolo() ? t("Fled to the %0t.") : t("The group fled to the %0t."), entry);
    return SPRITE_RUN7;
  }
  if (kind == LINE_HOUR) {
    say(t("It is %0h. All cards are shuffled again."), entry);
    return SPRITE_CLOCK9;
  }
  if (kind == LINE_BROKEN) {
    say(t("A dead end: %1z broke in from the %0d."), entry);
    return SPRITE_ZOMBIE7;
  }
  return kind == LINE_RESULT ? putResult(entry) : 0;
}

function putFailed(task: i32, fight: i32): usize {
  put(task == TASK_BURY ? t("The totem is not buried: ") : t("The totem is not found: "));
  if (fight == FIGHT_ALL_FLED) put(isSolo() ? t("you fled.") : t("all fled."));
  else put(t("no fighter lives."));
  return SPRITE_TOTEM7;
}

function putResult(entry: usize): usize {
  const result = <i32>load<u8>(entry, 1);
  if (result == RESULT_WON) {
    put(t("The curse is broken!"));
    if (!isSolo()) say(t(" Alive: %1n."), entry);
    return SPRITE_FLAG7;
  }
  put(result == RESULT_MIDNIGHT ? t("Midnight: the game is lost.") : t("Nobody lives: the game is lost."));
  return result == RESULT_MIDNIGHT ? SPRITE_CLOCK9 : SPRITE_SKULL7;
}
