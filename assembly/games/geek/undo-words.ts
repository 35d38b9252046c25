// Owns what the pause menu says an undo would take back: the first decision since chance spoke last, and what followed.
import { shell } from "../../console/state-map";
import { put } from "../../console/text";
import { t } from "../../console/texts";
import {
  ACTION_AGREE,
  ACTION_BLAST,
  ACTION_BOARD,
  ACTION_BREAK,
  ACTION_CHARACTER,
  ACTION_END_TURN,
  ACTION_GIVE,
  ACTION_GRENADE,
  ACTION_KIT,
  ACTION_LEAVE,
  ACTION_ON,
  ACTION_OTHER,
  ACTION_PASS,
  ACTION_REFUSE,
  ACTION_SEAT,
  ACTION_SECTOR,
  ACTION_STAY,
  ACTION_STEP,
  ACTION_STOP,
  ACTION_TAKE_MONSTER,
} from "./rules-actions";

/** The first action that some words are for, and the words. */
const WORDS: usize = memory.data<u16>([
  0,
  <u16>t("last choice"), // spin, fight, flip: chance answers, so they stand here for nothing
  <u16>ACTION_STOP,
  <u16>t("stopped"),
  <u16>ACTION_BOARD,
  <u16>t("boarded"),
  <u16>ACTION_ON,
  <u16>t("no boards"),
  <u16>ACTION_KIT,
  <u16>t("kit used"),
  <u16>ACTION_GRENADE,
  <u16>t("fired"), // grenade, RPG
  <u16>ACTION_STAY,
  <u16>t("stayed"),
  <u16>ACTION_END_TURN,
  <u16>t("ended a turn"),
  <u16>ACTION_LEAVE,
  <u16>t("drive off"),
  <u16>ACTION_AGREE,
  <u16>t("agreed"),
  <u16>ACTION_REFUSE,
  <u16>t("refused"),
  <u16>ACTION_PASS,
  <u16>t("no monster"),
  <u16>ACTION_OTHER,
  <u16>t("last choice"),
  <u16>ACTION_STEP,
  <u16>t("the walk"),
  <u16>ACTION_BLAST,
  <u16>t("a grenade"),
  <u16>ACTION_BREAK,
  <u16>t("last choice"),
  <u16>ACTION_SEAT,
  <u16>t("the attack"),
  <u16>ACTION_CHARACTER,
  <u16>t("who stands up"),
  <u16>ACTION_TAKE_MONSTER,
  <u16>t("which monster"),
  <u16>ACTION_GIVE,
  <u16>t("the trade"),
  <u16>ACTION_SECTOR,
  <u16>t("last choice"),
  0xffff,
]);
const ROW: usize = 4; // bytes

/** Puts the words for the first of the decisions: shell.undoDetail is its action. */
export function putUndone(): void {
  let row = WORDS;
  while (load<u16>(row, ROW) <= shell.undoDetail) row += ROW;
  put(load<u16>(row, 2));
}
