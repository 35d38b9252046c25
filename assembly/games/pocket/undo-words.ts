// Owns what the pause menu says an undo would take back.
import { shell } from "../../console/state-map";
import { t } from "../../console/texts";
import { tell } from "./log-words";
import {
  ACTION_BASH,
  ACTION_COWER,
  ACTION_DECLINE,
  ACTION_DRINK,
  ACTION_END_TURN,
  ACTION_FIGHT,
  ACTION_FUEL,
  ACTION_GIVE,
  ACTION_GO,
  ACTION_IGNITE,
  ACTION_KEEP,
  ACTION_LEAVE,
  ACTION_MOVE_TO,
  ACTION_PLACE,
  ACTION_REFUSE,
  ACTION_ROOM,
  ACTION_RUN,
  ACTION_SEARCH,
  ACTION_SEAT,
  ACTION_SPLIT,
  ACTION_STRIKE,
  ACTION_TAKE,
  ACTION_THROW,
  ACTION_USE,
  ACTION_WINDOW,
} from "./rules-actions";
import { PHASE_GIVE_TOTEM, PHASE_HEIR, PHASE_LOSS } from "./state-phases";

/** The first action that a sentence is for, and the sentence; %0 = how many actions further, %1 and %2 = that by eights. */
const WORDS: usize = memory.data<u16>([
  <u16>ACTION_GO,
  <u16>t("went %0d"),
  <u16>ACTION_WINDOW,
  <u16>t("the window"),
  <u16>ACTION_COWER,
  <u16>t("cowered"),
  <u16>ACTION_ROOM,
  <u16>t("last choice"),
  <u16>ACTION_BASH,
  <u16>t("broke a wall %0d"),
  <u16>ACTION_SEAT,
  <u16>t("%0s is hurt"),
  <u16>ACTION_PLACE,
  <u16>t("turned the room"),
  <u16>ACTION_TAKE,
  <u16>t("took the %0i"),
  <u16>ACTION_SEARCH,
  <u16>t("last choice"),
  <u16>ACTION_DECLINE,
  <u16>t("no search"),
  <u16>ACTION_FIGHT,
  <u16>t("last choice"),
  <u16>ACTION_REFUSE,
  <u16>t("no fire"),
  <u16>ACTION_THROW,
  <u16>t("threw the oil"),
  <u16>ACTION_KEEP,
  <u16>t("kept the oil"),
  <u16>ACTION_MOVE_TO,
  <u16>t("fled"),
  <u16>ACTION_USE,
  <u16>t("items used"),
  <u16>ACTION_RUN,
  <u16>t("ran"),
  <u16>ACTION_STRIKE,
  <u16>t("fought"),
  <u16>ACTION_LEAVE,
  <u16>t("left the %0i"),
  <u16>ACTION_END_TURN,
  <u16>t("last choice"),
  <u16>ACTION_GIVE,
  <u16>t("%1i to %2s"),
  <u16>ACTION_DRINK,
  <u16>t("a drink"),
  <u16>ACTION_FUEL,
  <u16>t("moved fuel"),
  <u16>ACTION_IGNITE,
  <u16>t("set on fire"),
  <u16>ACTION_SPLIT,
  <u16>t("who loses more"),
  0xffff,
]);
const ROW: i32 = 4; // bytes

/** Puts the words for the last decision: phase and action as keepForUndo() got them. */
export function putUndone(): void {
  const action = <i32>shell.undoDetail;
  const phase = <i32>shell.undoKind;
  if (phase == PHASE_LOSS && action == ACTION_DECLINE) return tell(t("let it happen"), 0);
  let row = WORDS;
  while (<i32>load<u16>(row, ROW) <= action) row += ROW;
  const n = action - load<u16>(row);
  let words = <usize>load<u16>(row, 2);
  if (words == t("%0s is hurt") && phase == PHASE_HEIR) words = t("%0s inherits");
  if (words == t("%0s is hurt") && phase == PHASE_GIVE_TOTEM) words = t("totem to %0s");
  tell(words, n, n >> 3, n & 7);
}
