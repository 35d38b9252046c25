// Owns what the pause menu says an undo would take back.
import { put } from "../../console/text";
import { t } from "../../console/texts";

/** Puts the words for the last decisions: phase and action as keepForUndo() got them. */
export function putUndone(): void {
  put(t("back to the last spin"));
}
