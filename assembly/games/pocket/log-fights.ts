// Owns the log's sentences on cards, fights and health.
import {
  SPRITE_CARD7,
  SPRITE_HEART,
  SPRITE_HURT,
  SPRITE_PERSON7,
  SPRITE_RUN7,
  SPRITE_SKULL7,
  SPRITE_SWORD,
  SPRITE_ZOMBIE7,
} from "../../console/icon-data";
import { seatName } from "../../console/names";
import { put, putCount, putNumber } from "../../console/text";
import { t } from "../../console/texts";
import {
  EVENT_BLESSING,
  EVENT_CURSE,
  EVENT_ITEM,
  EVENT_ZOMBIES,
  GOLF,
  MOST_SEATS,
  WEAPON_COUNT,
  bonusOf,
} from "./data";
import {
  ALL,
  GAIN_BLESSING,
  GAIN_COWER,
  GAIN_FLED,
  LINE_ATTACK,
  LINE_CARD,
  LINE_DIED,
  LINE_FIGHT,
  LINE_FIRE,
  LINE_GAINED,
  LINE_LOST,
  LINE_PICKED,
  LINE_REFUSED,
  NOBODY,
  healthIn,
} from "./log-kinds";
import { isSolo, putComma, putSeats, say } from "./log-words";
import { hourName, itemName, tileName } from "./names";
import { CAUSE_CURSE, CAUSE_FLIGHT, CAUSE_GLASS, CAUSE_WALL } from "./state-phases";

/** Names in a sentence with commas between them. */
const MOST_WITH_COMMAS: i32 = 6;

/** Puts the words of an entry of these kinds; returns its sprite, 0 where it is of another kind. */
export function putFightLine(kind: i32, entry: usize): usize {
  if (kind == LINE_CARD) return putCard(entry);
  if (kind == LINE_GAINED) return putGained(entry);
  if (kind == LINE_LOST) return putLost(entry);
  if (kind == LINE_DIED) return putDeath(entry);
  if (kind == LINE_PICKED) return putPicked(load<u8>(entry, 1), load<u8>(entry, 2));
  if (kind == LINE_ATTACK) return putAttack(entry);
  if (kind == LINE_FIGHT) {
    say(load<u8>(entry, 3) ? t("%0z, attack %1n: %2n damage") : t("%0z, attack %1n: nobody is hurt"), entry);
    if (load<u8>(entry, 3) && !isSolo()) putCountFor(load<u8>(entry, 4));
    put(t("."));
    return SPRITE_SWORD;
  }
  if (kind == LINE_FIRE) {
    const alone = load<u8>(entry, 1) == load<u8>(entry, 2);
    say(alone ? t("%0s") : t("%0s and %1s"), entry);
    say(t(" set the %2i on fire: %3z burnt."), entry);
    return SPRITE_ZOMBIE7;
  }
  if (kind != LINE_REFUSED) return 0;
  say(t("%0s does not want to burn the %1i."), entry);
  return SPRITE_PERSON7;
}

function putCountFor(fighters: i32): void {
  put(t(" for "));
  putCount(fighters, t("fighter"), t("fighters"));
}

// ---- cards ----

function putCard(entry: usize): usize {
  const line = <i32>load<u8>(entry, 2);
  say(t("Card %0I, %2h: "), entry);
  if (line >= EVENT_ZOMBIES) return putZombies(line - EVENT_ZOMBIES, load<u8>(entry, 4));
  if (line == EVENT_CURSE) putCurse(entry);
  else if (line == EVENT_BLESSING) put(t("a blessing."));
  else if (line != EVENT_ITEM) put(t("nothing."));
  else put(load<u8>(entry, 4) == NOBODY ? t("an item, but no card is left.") : t("an item."));
  return SPRITE_CARD7;
}

/** "4 + 5 = 9 zombies." */
function putZombies(onCard: i32, all: i32): usize {
  if (all != onCard) {
    putNumber(onCard);
    put(all > onCard ? t(" + ") : t(" – "));
    putNumber(abs(all - onCard));
    put(t(" = "));
  }
  putCount(all, t("zombie"), t("zombies"));
  put(t("."));
  return SPRITE_ZOMBIE7;
}

function putCurse(entry: usize): void {
  const whom = <i32>load<u8>(entry, 4);
  if (whom == NOBODY) return put(t("a curse, but the totem is buried."));
  if (isSolo()) return put(t("a curse."));
  say(whom == ALL ? t("a curse on everybody.") : t("curse. %3s has the totem."), entry);
}

// ---- fights ----

function putPicked(fighting: i32, fleeing: i32): usize {
  if (fighting == 0) {
    if (isSolo()) put(seatName(0));
    put(isSolo() ? t(" flees.") : t("All flee."));
    return SPRITE_RUN7;
  }
  if (fleeing == 0) {
    if (isSolo()) put(seatName(0));
    put(isSolo() ? t(" fights.") : t("All fight."));
    return SPRITE_SWORD;
  }
  const space = popcnt(fighting | fleeing) > MOST_WITH_COMMAS;
  put(t("Fight: "));
  putSeats(fighting, space);
  put(t(". Flee: "));
  putSeats(fleeing, space);
  put(t("."));
  return SPRITE_SWORD;
}

/** "Attack: 3 fight, rake 1, machete 2." */
function putAttack(entry: usize): usize {
  const count = <i32>load<u8>(entry, 1);
  const weapons = <i32>load<u8>(entry, 2);
  put(count ? t("Attack: ") : t("and "));
  if (count) putCount(count, t("fights"), t("fight"));
  let first = count == 0;
  for (let item = 0; item < WEAPON_COUNT; item++) {
    if (((weapons >> item) & 1) == 0) continue;
    putComma(first);
    first = false;
    put(itemName(item));
    put(t(" "));
    putNumber(bonusOf(item));
  }
  if (load<u8>(entry, 3)) {
    putComma(first);
    put(itemName(GOLF));
    put(t(" 1 (fled)"));
  }
  put(t("."));
  return SPRITE_SWORD;
}

// ---- health ----

function gainWords(why: i32): usize {
  if (why == GAIN_COWER) return t("Cowered");
  if (why == GAIN_BLESSING) return t("Blessing");
  return why == GAIN_FLED ? t("Fled") : t("Room");
}

function causeWords(cause: i32): usize {
  if (cause == CAUSE_GLASS) return t("Glass");
  if (cause == CAUSE_WALL) return t("Wall");
  if (cause == CAUSE_CURSE) return t("Curse");
  return cause == CAUSE_FLIGHT ? t("Fled") : t("Fight");
}

function putGained(entry: usize): usize {
  const why = <i32>load<u8>(entry, 1);
  put(gainWords(why & 7));
  put(t(": "));
  if (why < 8) put(isSolo() ? t("health was full already.") : t("all had full health already."));
  else putHealths(entry, false, why >> 3);
  return SPRITE_HEART;
}

function putLost(entry: usize): usize {
  const why = <i32>load<u8>(entry, 1);
  put(causeWords(why & 7));
  put(t(": "));
  putHealths(entry, true, why >> 3);
  return SPRITE_HURT;
}

/** "Dan lost 2, now 1." and "–2, now Anna 3, Bill 1." */
function putHealths(entry: usize, lost: bool, points: i32): void {
  const named = <i32>load<u8>(entry, 5);
  const seats = named ? named : 1;
  const single = popcnt(seats) == 1;
  if (single) {
    put(seatName(ctz(seats)));
    put(lost ? t(" lost ") : t(" got "));
  } else put(lost ? t("–") : t("+"));
  putNumber(points);
  put(t(", now "));
  let first = true;
  for (let seat = 0; seat < MOST_SEATS; seat++) {
    if (((seats >> seat) & 1) == 0) continue;
    putComma(first);
    first = false;
    if (!single) {
      put(seatName(seat));
      put(t(" "));
    }
    putNumber(healthIn(entry, seat));
  }
  put(t("."));
}

function putDeath(entry: usize): usize {
  const died = <i32>load<u8>(entry, 2);
  say(t("%0s died in the "), entry);
  put(tileName(died & 15));
  put(t(", "));
  put(hourName(died >> 4));
  put(t("."));
  return SPRITE_SKULL7;
}
