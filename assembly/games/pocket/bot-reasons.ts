// Owns why computer players of pocket do what they do: the reason of a choice that is about to be made, REASON_....
import { weakest } from "./bot";
import { attackOf } from "./bot-fight";
import { spareCards } from "./bot-task";
import { DINING, GRAVEYARD, STORAGE, GARAGE, TEMPLE } from "./data";
import {
  REASON_BURY,
  REASON_CHEAP,
  REASON_ENOUGH,
  REASON_FIND_ETCHING,
  REASON_FIND_GRAVEYARD,
  REASON_FIND_TEMPLE,
  REASON_FIND_WINDOW,
  REASON_FIRE,
  REASON_HURRY,
  REASON_NONE,
  REASON_ROOM_ITEM,
  REASON_SAVES,
  REASON_TIME,
  REASON_TOO_MANY,
  REASON_TOTEM,
  REASON_TO_GRAVEYARD,
  REASON_TO_TEMPLE,
  REASON_TO_WINDOW,
  REASON_UNHURT,
  REASON_USES_IT,
  REASON_WALL,
  REASON_WEAK,
} from "./data-reasons";
import { cardsToMidnight, fighters } from "./queries";
import { isKnown } from "./queries-grid";
import {
  ACTION_BASH,
  ACTION_COWER,
  ACTION_DECLINE,
  ACTION_DRINK,
  ACTION_GIVE,
  ACTION_GO,
  ACTION_IGNITE,
  ACTION_ROOM,
  ACTION_SEARCH,
} from "./rules";
import { state } from "./state";
import {
  PHASE_LOSS,
  PHASE_REVEAL,
  PHASE_SEARCH,
  PHASE_TASK,
  TOTEM_BURIED,
  TOTEM_HIDDEN,
} from "./state-phases";

/** REASON_... of a computer's action in the present state; REASON_NONE where it goes without saying. */
export function reasonFor(action: i32): i32 {
  const phase = <i32>state.phase;
  if (phase == PHASE_TASK && action < ACTION_GIVE) return reasonOfTask(action);
  if (phase == PHASE_SEARCH) return action == ACTION_SEARCH ? REASON_TIME : REASON_HURRY;
  if (action == ACTION_IGNITE || action == ACTION_IGNITE + 1) return REASON_FIRE;
  if (phase == PHASE_LOSS && action != ACTION_DECLINE) return REASON_SAVES;
  return phase == PHASE_REVEAL && action >= ACTION_GIVE && action < ACTION_DRINK
    ? REASON_USES_IT
    : REASON_NONE;
}

function reasonOfTask(action: i32): i32 {
  if (action == ACTION_COWER) return weakest() < 3 ? REASON_WEAK : REASON_TIME;
  if (action >= ACTION_BASH) return REASON_WALL;
  if (action == ACTION_ROOM) {
    if (<i32>state.tile == STORAGE || <i32>state.tile == GARAGE) return REASON_ROOM_ITEM;
    return <i32>state.tile == TEMPLE ? REASON_TOTEM : REASON_BURY;
  }
  if (<i32>state.totem == TOTEM_HIDDEN) return isKnown(TEMPLE) ? REASON_TO_TEMPLE : REASON_FIND_TEMPLE;
  if (<i32>state.totem == TOTEM_BURIED) return REASON_FIND_ETCHING;
  if (isKnown(GRAVEYARD)) return REASON_TO_GRAVEYARD;
  if (action > ACTION_GO + 3 || <i32>state.windowBroken) return REASON_FIND_GRAVEYARD;
  return isKnown(DINING) ? REASON_TO_WINDOW : REASON_FIND_WINDOW;
}

/** The number that goes with a reason. */
export function reasonNumber(reason: i32): i32 {
  if (reason == REASON_WEAK) return weakest();
  if (reason == REASON_TIME) return max(spareCards(), 0);
  if (reason == REASON_HURRY) return cardsToMidnight();
  if (reason == REASON_CHEAP || reason == REASON_FIRE) return fightDamage();
  return reason == REASON_TOO_MANY ? <i32>state.zombies : 0;
}

function fightDamage(): i32 {
  return max(<i32>state.zombies - attackOf(fighters(), false), 0);
}

/** Why those who fight do so, once the cards lie open. */
export function reasonToFight(): i32 {
  return fightDamage() == 0 ? REASON_UNHURT : REASON_CHEAP;
}

/** Why those who run do so, once the cards lie open. */
export function reasonToFlee(): i32 {
  return fighters() != 0 ? REASON_ENOUGH : REASON_TOO_MANY;
}
