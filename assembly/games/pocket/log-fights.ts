// Owns the parts of the log's sentences that tell of attacks and of health.
import { seatName } from "../../console/names";
import { put, putCount, putNumber } from "../../console/text";
import { t } from "../../console/texts";
import { GOLF, MOST_SEATS } from "./data";
import { LINE_LOST, healthIn } from "./log-kinds";
import { isSolo } from "./log-words";
import { BARE, itemName, putSet } from "./names";

/** "Attack: 3 fight, rake 1, machete 2", and what goes on from there. */
export function putAttack(count: i32, weapons: i32, golf: i32): void {
  put(count ? t("Attack: ") : t("and "));
  if (count) putCount(count, t("fights"), t("fight"));
  if (count && weapons) put(t(", "));
  putSet(weapons, BARE);
  if (!golf) return;
  if (count || weapons) put(t(", "));
  put(itemName(GOLF));
  put(t(" 1 (fled)"));
}

// Where health came from, GAIN_... in its order, and where it went, from 4 on CAUSE_... in its order.
const CAUSES: usize = memory.data<u16>([
  <u16>t("Cowered"),
  <u16>t("Blessing"),
  <u16>t("Fled"),
  <u16>t("Room"),
  <u16>t("Fight"),
  <u16>t("Glass"),
  <u16>t("Wall"),
  <u16>t("Curse"),
  <u16>t("Fled"),
  <u16>t("Fight"),
]);

/** "Fight: Dan lost 2, now 1" and "Blessing: +1, now Anna 3, Bill 1". */
export function putHealths(why: i32, entry: usize): void {
  const lost = (load<u8>(entry) & 0x7f) == LINE_LOST;
  put(load<u16>(CAUSES + 2 * (lost ? 4 + min(why & 7, 5) : min(why & 7, 3))));
  put(t(": "));
  if (!lost && why < 8)
    return put(isSolo() ? t("health was full already") : t("all had full health already"));
  const named = <i32>load<u8>(entry, 5);
  const seats = named ? named : 1;
  const single = popcnt(seats) == 1;
  if (single) {
    put(seatName(ctz(seats)));
    put(lost ? t(" lost ") : t(" got "));
  } else put(lost ? t("–") : t("+"));
  putNumber(why >> 3);
  put(t(", now "));
  for (let seat = 0; seat < MOST_SEATS; seat++) {
    if (((seats >> seat) & 1) == 0) continue;
    if (!single) {
      put(seatName(seat));
      put(t(" "));
    }
    putNumber(healthIn(entry, seat));
    if (seats >> (seat + 1)) put(t(", "));
  }
}
