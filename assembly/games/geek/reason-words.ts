// Owns the words for why something cannot be done now, in the order of rules-why.ts; they fit at the end of a row.
import { t } from "../../console/texts";
import { WHY_NOT_HELD } from "./rules-why";

const WORDS: usize = memory.data<u16>([
  0,
  <u16>t("not now"),
  <u16>t("none"), // kit
  <u16>t("none"), // grenade
  <u16>t("no RPG"),
  <u16>t("no boards"),
  <u16>t("no weapon"),
  <u16>t("does nothing"),
  <u16>t("Horror only"),
  <u16>t("no door crossed"),
  <u16>t("none here"), // boards on an opening
  <u16>t("tried already"),
  <u16>t("not after a fight"),
  <u16>t("a wall"),
  <u16>t("boarded"),
  <u16>t("no steps left"),
  <u16>t("no room"),
  <u16>t("no end there"),
  <u16>t("not back there"),
  <u16>t("taken"),
  <u16>t("1 step first"),
  <u16>t("not in truck"),
  <u16>t("no keys there"),
  <u16>t("no gas there"),
  <u16>t("hidden tile in it"),
  <u16>t("monster in it"),
  <u16>t("refused"),
  <u16>t("just moved"),
  <u16>t("has moved"),
  <u16>t("none here"), // monster
  <u16>t("none here"), // tile
  <u16>t("monster first"),
  <u16>t("too far"),
  <u16>t("not there"),
]);

/** The words for a WHY_...; 0 where the action is possible. */
export function reasonWords(why: i32): usize {
  return load<u16>(WORDS + 2 * min(<u32>why, WHY_NOT_HELD));
}
