// Owns what the pause menu says an undo would take back: the first decision since chance spoke last, and what followed.
import { shell } from "../../console/state-map";
import { put } from "../../console/text";
import { t } from "../../console/texts";
import {
  PHASE_DISCARD,
  PHASE_FILL,
  PHASE_SITE,
  PHASE_TOKENS,
  PHASE_WALK,
  PHASE_ZOMBIES,
} from "./state-phases";

/** A phase, and the words for what was decided in it. */
const WORDS: usize = memory.data<u16>([
  <u16>PHASE_SITE,
  <u16>t("the tile"),
  <u16>PHASE_FILL,
  <u16>t("zombies placed"),
  <u16>PHASE_TOKENS,
  <u16>t("tokens placed"),
  <u16>PHASE_WALK,
  <u16>t("the walk"),
  <u16>PHASE_ZOMBIES,
  <u16>t("a zombie's step"),
  <u16>PHASE_DISCARD,
  <u16>t("the turn's end"),
  255,
  <u16>t("last choice"),
]);

/** Puts the words for the first of the decisions: shell.undoKind is its phase. */
export function putUndone(): void {
  let row = WORDS;
  while (load<u16>(row) != 255 && load<u16>(row) != <u16>shell.undoKind) row += 4;
  put(load<u16>(row, 2));
}
