// Owns what the pause menu says an undo would take back: the first decision since chance spoke last, and what followed.
import { shell } from "../../console/state-map";
import { put } from "../../console/text";
import { t } from "../../console/texts";
import { PHASE_WALK } from "./state-phases";

/** Puts the words for the first of the decisions: shell.undoKind is its phase. */
export function putUndone(): void {
  put(<i32>shell.undoKind == PHASE_WALK ? t("walk") : t("last choice"));
}
