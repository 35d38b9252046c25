// Owns what the pause menu says an undo would take back.
import { seatName } from "../../console/names";
import { shell } from "../../console/state-map";
import { put } from "../../console/text";
import { t } from "../../console/texts";
import { TOTEM } from "./data";
import { sideName } from "./log-words";
import { itemName } from "./names";
import {
  ACTION_BASH,
  ACTION_COWER,
  ACTION_DECLINE,
  ACTION_DRINK,
  ACTION_FUEL,
  ACTION_GIVE,
  ACTION_IGNITE,
  ACTION_KEEP,
  ACTION_LEAVE,
  ACTION_MOVE_TO,
  ACTION_PLACE,
  ACTION_REFUSE,
  ACTION_RUN,
  ACTION_SEAT,
  ACTION_SPLIT,
  ACTION_STRIKE,
  ACTION_TAKE,
  ACTION_THROW,
  ACTION_USE,
  ACTION_WINDOW,
  MOVE_TO_WINDOW,
  givenItem,
  givenSeat,
} from "./rules-actions";
import { PHASE_GIVE_TOTEM, PHASE_HEIR, PHASE_LOSS } from "./state-phases";

/** Puts the words for the last decision: phase and action as keepForUndo() got them. */
export function putUndone(): void {
  const action = <i32>shell.undoDetail;
  if (action >= ACTION_SPLIT) return put(t("who loses more"));
  if (action >= ACTION_GIVE && action < ACTION_DRINK) return putGiven(givenItem(action), givenSeat(action));
  if (action >= ACTION_DRINK) return put(freeWords(action));
  if (action >= ACTION_SEAT && action < ACTION_PLACE) return putChosen(action - ACTION_SEAT);
  if (action >= ACTION_TAKE && action <= ACTION_TAKE + TOTEM)
    return putThing(t("took the "), action - ACTION_TAKE);
  if (action >= ACTION_LEAVE && action <= ACTION_LEAVE + TOTEM) {
    return putThing(t("left the "), action - ACTION_LEAVE);
  }
  if (action < ACTION_WINDOW || (action >= ACTION_BASH && action < ACTION_SEAT)) {
    put(action < ACTION_BASH ? t("went ") : t("broke a wall "));
    return put(sideName(action & 3));
  }
  put(action >= ACTION_MOVE_TO && action <= ACTION_MOVE_TO + MOVE_TO_WINDOW ? t("fled") : otherWords(action));
}

function putThing(verb: usize, item: i32): void {
  put(verb);
  put(itemName(item));
}

/** "rake to Bill" */
function putGiven(item: i32, seat: i32): void {
  put(itemName(item));
  put(t(" to "));
  put(seatName(seat));
}

/** A seat that was chosen for something, by phase. */
function putChosen(seat: i32): void {
  const phase = <i32>shell.undoKind;
  if (phase == PHASE_GIVE_TOTEM) return putGiven(TOTEM, seat);
  put(seatName(seat));
  put(phase == PHASE_HEIR ? t(" inherits") : t(" is hurt"));
}

function freeWords(action: i32): usize {
  if (action == ACTION_DRINK) return t("a drink");
  if (action == ACTION_FUEL) return t("moved fuel");
  return action >= ACTION_IGNITE ? t("set on fire") : t("last choice");
}

function otherWords(action: i32): usize {
  if (action == ACTION_WINDOW) return t("the window");
  if (action == ACTION_COWER) return t("cowered");
  if (action >= ACTION_PLACE && action < ACTION_TAKE) return t("turned the room");
  if (action == ACTION_DECLINE)
    return <i32>shell.undoKind == PHASE_LOSS ? t("let it happen") : t("no search");
  if (action == ACTION_THROW) return t("threw the oil");
  if (action == ACTION_KEEP) return t("kept the oil");
  if (action == ACTION_REFUSE) return t("no fire");
  if (action >= ACTION_USE && action < ACTION_RUN) return t("items used");
  if (action >= ACTION_RUN && action < ACTION_STRIKE) return t("ran");
  return action >= ACTION_STRIKE && action < ACTION_LEAVE ? t("fought") : t("last choice");
}
