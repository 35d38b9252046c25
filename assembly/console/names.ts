// Owns the names of the seats: all short enough for the narrowest strip (23 px in READ).
import { t } from "./texts";

const NAMES: usize = memory.data<u16>([
  <u16>t("Anna"),
  <u16>t("Bill"),
  <u16>t("Cara"),
  <u16>t("Dan"),
  <u16>t("Eva"),
  <u16>t("Finn"),
  <u16>t("Gina"),
  <u16>t("Hugo"),
]);

/** Name of a seat 0..7. */
export function seatName(seat: i32): usize {
  return load<u16>(NAMES + 2 * min(<u32>seat, 7));
}
