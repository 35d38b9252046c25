// Owns the rows of a tile that is laid: the ways to turn it, and what it is filled with.
import { addRow, addRows, clearRows } from "../../console/rows";
import { ROW_CARDS, ROW_HAND, ROW_LEAVE } from "./choices-list";
import { ACTION_ROTATE, isLegal } from "./rules";

/** PHASE_FILL and PHASE_TOKENS: lists the rows into console/rows.ts. */
export function listFill(): void {
  clearRows();
  addRows(ROW_LEAVE, ROW_HAND);
  addRow(ROW_CARDS);
}

/** PHASE_ROTATE: the ways that fit. */
export function listRotations(): void {
  clearRows();
  for (let rotation = 0; rotation < 4; rotation++)
    if (isLegal(ACTION_ROTATE + rotation)) addRow(ACTION_ROTATE + rotation);
}
