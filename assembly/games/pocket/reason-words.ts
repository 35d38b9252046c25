// Owns the words for why a computer player did something.
import { put, putNumber } from "../../console/text";
import { t } from "../../console/texts";
import {
  REASON_BURY,
  REASON_CHEAP,
  REASON_ENOUGH,
  REASON_FIND_ETCHING,
  REASON_FIND_GRAVEYARD,
  REASON_FIND_TEMPLE,
  REASON_FIND_WINDOW,
  REASON_FIRE,
  REASON_FOR_TOTEM,
  REASON_HURRY,
  REASON_LETHAL,
  REASON_MOST_WAYS,
  REASON_ROOM_ITEM,
  REASON_SAVES,
  REASON_SAVES_FUEL,
  REASON_STRONGEST,
  REASON_TIME,
  REASON_TOO_MANY,
  REASON_TOTEM,
  REASON_TO_GRAVEYARD,
  REASON_TO_ITEM,
  REASON_TO_TEMPLE,
  REASON_TO_WINDOW,
  REASON_UNHURT,
  REASON_USES_IT,
  REASON_WALL,
  REASON_WEAK,
} from "./data-reasons";

/** Puts the words for a reason and its number, to stand after a name and a colon. */
export function putReason(reason: i32, n: i32): void {
  if (reason == REASON_WEAK) return putWith(t("somebody has only "), n, t(" health."));
  if (reason == REASON_TIME) return putWith(t("there is time, cards to spare: "), n, t("."));
  if (reason == REASON_HURRY) return putWith(t("only "), n, t(" cards to midnight."));
  if (reason == REASON_MOST_WAYS) return putWith(t("so there are "), n, t(" new ways."));
  if (reason == REASON_CHEAP) return putWith(t("a fight costs us "), n, t(" in all."));
  if (reason == REASON_TOO_MANY) return put(t("too many zombies."));
  if (reason == REASON_FIRE) return putWith(t("it saves us "), n, t(" damage."));
  put(reason <= REASON_WALL ? wayReason(reason) : deedReason(reason));
}

function putWith(before: usize, n: i32, after: usize): void {
  put(before);
  putNumber(n);
  put(after);
}

function wayReason(reason: i32): usize {
  if (reason == REASON_FIND_TEMPLE) return t("the Temple is still hidden.");
  if (reason == REASON_TO_TEMPLE) return t("this is the way to the Temple.");
  if (reason == REASON_FIND_WINDOW) return t("the Dining Room is still hidden.");
  if (reason == REASON_TO_WINDOW) return t("this is the way to the window.");
  if (reason == REASON_FIND_GRAVEYARD) return t("the Graveyard is still hidden.");
  if (reason == REASON_TO_GRAVEYARD) return t("this is the way to the Graveyard.");
  if (reason == REASON_FIND_ETCHING) return t("an etching is still missing.");
  if (reason == REASON_TO_ITEM) return t("an item lies there.");
  return reason == REASON_WALL ? t("no door leads on.") : t("nothing better to do.");
}

function deedReason(reason: i32): usize {
  if (reason == REASON_TOTEM) return t("we need the totem.");
  if (reason == REASON_BURY) return t("the sooner the better.");
  if (reason == REASON_ROOM_ITEM) return t("an item without a fight.");
  if (reason == REASON_UNHURT) return t("in a fight nobody is hurt.");
  if (reason == REASON_FOR_TOTEM) return t("for the totem we have to fight.");
  if (reason == REASON_ENOUGH) return t("the others are enough.");
  if (reason == REASON_LETHAL) return t("a fight would be death.");
  if (reason == REASON_USES_IT) return t("it is more use there.");
  if (reason == REASON_SAVES) return t("it saves a life.");
  if (reason == REASON_STRONGEST) return t("who has most health can bear it.");
  return reason == REASON_SAVES_FUEL ? t("the fuel is saved.") : t("nothing better to do.");
}
