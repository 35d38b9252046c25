// Owns the names of the seats: all short enough for the narrowest strip (23 px in READ).
import { t } from "./texts";

/** Name of a seat 0..7. */
export function seatName(seat: i32): usize {
  switch (seat) {
    case 0:
      return t("Anna");
    case 1:
      return t("Bill");
    case 2:
      return t("Cara");
    case 3:
      return t("Dan");
    case 4:
      return t("Eva");
    case 5:
      return t("Finn");
    case 6:
      return t("Gina");
    default:
      return t("Hugo");
  }
}
