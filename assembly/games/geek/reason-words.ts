// Owns the words for why something cannot be done now, in the order of rules-why.ts.
import { t } from "../../console/texts";
import { WHY_NOT_HELD } from "./rules";

// They stand at the right end of a row: at most 18 letters.
const WORDS: usize = memory.data<u16>([
  <u16>t(""),
  <u16>t("not now"),
  <u16>t("none"), // kit
  <u16>t("none"), // grenade
  <u16>t("none"), // RPG
  <u16>t("no boards"),
  <u16>t("no weapon"),
  <u16>t("no use"),
  <u16>t("no use"),
  <u16>t("no door crossed"),
  <u16>t("none here"), // barricade
  <u16>t("tried already"),
  <u16>t("not after a fight"),
  <u16>t("a wall"),
  <u16>t("boards"),
  <u16>t("no step left"),
  <u16>t("no room"),
  <u16>t("no way on"),
  <u16>t("it is there"), // the monster that is run from
  <u16>t("not on a friend"),
  <u16>t("1 step first"),
  <u16>t("not in the truck"),
  <u16>t("no keys"),
  <u16>t("no gas"),
  <u16>t("flip its tile first"),
  <u16>t("a monster is in it"),
  <u16>t("just refused"),
  <u16>t("moved last turn"),
  <u16>t("it has moved"),
  <u16>t("none here"), // monster
  <u16>t("none here"), // tile
  <u16>t("monster first"),
  <u16>t("too far"),
  <u16>t("has none"),
]);

/** The words for a WHY_... other than WHY_LEGAL. */
export function reasonWords(why: i32): usize {
  return load<u16>(WORDS + 2 * min(<u32>why, WHY_NOT_HELD));
}
