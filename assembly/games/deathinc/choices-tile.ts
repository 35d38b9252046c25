// Owns the rows of a tile that is laid: the ways to turn it, and what it is filled with.
import { addRow, clearRows } from "../../console/rows";
import { ROW_CARDS, ROW_HAND, ROW_LEAVE, ROW_TOKENS, ROW_ZOMBIES } from "./choices-list";
import { ACTION_ROTATE, isLegal } from "./rules";
import { fillsCity, zombiesToPlace } from "./sketch";

/** PHASE_FILL and PHASE_TOKENS: lists the rows into console/rows.ts. */
export function listFill(): void {
  clearRows();
  addRow(ROW_LEAVE);
  if (zombiesToPlace() > 0) addRow(ROW_ZOMBIES);
  if (!fillsCity()) addRow(ROW_TOKENS); // in the city there is but one way
  addRow(ROW_HAND);
  addRow(ROW_CARDS);
}

/** PHASE_ROTATE: the ways that fit. */
export function listRotations(): void {
  clearRows();
  for (let rotation = 0; rotation < 4; rotation++)
    if (isLegal(ACTION_ROTATE + rotation)) addRow(ACTION_ROTATE + rotation);
}
