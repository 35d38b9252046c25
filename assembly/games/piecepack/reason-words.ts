// Owns the words for why a computer player did something.
import { put, putNumber } from "../../console/text";
import { t } from "../../console/texts";
import {
  REASON_CLOSED,
  REASON_COWER,
  REASON_FIGHT,
  REASON_FIND_GRAVEYARD,
  REASON_FIND_TEMPLE,
  REASON_FIND_WAY_OUT,
  REASON_HEAL,
  REASON_RETREAT,
  REASON_RITUAL,
  REASON_SEARCH,
  REASON_TO_GRAVEYARD,
  REASON_TO_TEMPLE,
  REASON_TO_WAY_OUT,
} from "./bot-reasons";

/** Puts the sentence for a reason and its number. */
export function putReason(reason: i32, n: i32): void {
  if (reason <= REASON_TO_GRAVEYARD) return put(moveReason(reason));
  if (reason == REASON_FIGHT) return putWith(t("A fight leaves "), n, t(" health."));
  if (reason == REASON_RETREAT) return putWith(t("A fight would cost "), n, t(", a retreat costs 1."));
  if (reason == REASON_SEARCH) return putWith(t("A search helps with "), n, t(" of 6 faces."));
  if (reason == REASON_COWER) return putWith(t("A rest helps with "), n, t(" of 6 faces."));
  if (reason == REASON_RITUAL) return putWith(t("Turns still needed here: "), n, t("."));
  if (reason == REASON_CLOSED) return put(t("Every exit is used: only a wall is left."));
  if (reason == REASON_HEAL) return put(t("A turn that ends there heals."));
  put(t("Time is worth more than a rest."));
}

function putWith(before: usize, n: i32, after: usize): void {
  put(before);
  putNumber(n);
  put(after);
}

function moveReason(reason: i32): usize {
  if (reason == REASON_FIND_TEMPLE) return t("The Temple is still hidden.");
  if (reason == REASON_FIND_WAY_OUT) return t("The way out is still hidden.");
  if (reason == REASON_FIND_GRAVEYARD) return t("The Graveyard is still hidden.");
  if (reason == REASON_TO_TEMPLE) return t("On the way to the Temple.");
  return reason == REASON_TO_WAY_OUT ? t("On the way out.") : t("On the way to the Graveyard.");
}
