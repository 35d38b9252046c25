// Owns the log's sentences on items: found, taken, given, inherited, used up.
import { SPRITE_BAG7, SPRITE_HEART, SPRITE_SKULL7 } from "../../console/icon-data";
import { put } from "../../console/text";
import { t } from "../../console/texts";
import { CONCOCTION, NONE, TOTEM } from "./data";
import {
  LINE_DRUNK,
  LINE_FOUND,
  LINE_FUEL,
  LINE_GIVEN,
  LINE_HEIR,
  LINE_LEFT,
  LINE_OIL,
  LINE_TOOK,
} from "./log-kinds";
import { isSolo, putComma, say } from "./log-words";
import { itemName } from "./names";

/** Puts the words of an entry of these kinds; returns its sprite, 0 where it is of another kind. */
export function putItemLine(kind: i32, entry: usize): usize {
  if (kind == LINE_HEIR) return putHeir(entry);
  if (kind == LINE_DRUNK) {
    say(t("%0s drank the "), entry);
    put(itemName(CONCOCTION));
    say(t(": health now %1n."), entry);
    return SPRITE_HEART;
  }
  const words = kind == LINE_FOUND ? foundWords(entry) : itemWords(kind, entry);
  if (words == 0) return 0;
  say(words, entry);
  return SPRITE_BAG7;
}

function itemWords(kind: i32, entry: usize): usize {
  if (kind == LINE_TOOK) return t("%0s took the %1i%2f.");
  if (kind == LINE_GIVEN) return t("%0s gave %1s the %2i.");
  const second = <i32>load<u8>(entry, 2);
  if (kind == LINE_LEFT) {
    return second == NONE ? t("%0s did not search for an item.") : t("%0s left the %1i behind.");
  }
  if (kind == LINE_OIL) {
    return second ? t("%0s threw the oil: nobody is hurt.") : t("%0s kept the oil.");
  }
  if (kind != LINE_FUEL) return 0;
  return load<u8>(entry, 3)
    ? t("Fuel moved: chain saw %0n, gasoline %1n.")
    : t("The chain saw used 1 fuel: %0n left.");
}

/** The card of a search, and what came of it. */
function foundWords(entry: usize): usize {
  if (load<u8>(entry, 3) == NONE) return t("Card %1I: %0s got the %3i%4f.");
  const another = <i32>load<u8>(entry, 4) != NONE;
  if (isSolo()) return another ? t("Card %1I: you have it. Take another one.") : t("Card %1I: you have it.");
  return another
    ? t("Card %1I (%2s has it): %0s takes another.")
    : t("Card %1I (%2s has it): nothing is left.");
}

/** "Dan to Bill: rake, machete, totem." */
function putHeir(entry: usize): usize {
  const items = load<u8>(entry, 3) | ((<i32>load<u8>(entry, 4)) << 8);
  say(t("%0s to %1s: "), entry);
  let first = true;
  for (let item = 0; item <= TOTEM; item++) {
    if (((items >> item) & 1) == 0) continue;
    putComma(first);
    first = false;
    put(itemName(item));
  }
  put(t("."));
  return SPRITE_SKULL7;
}
