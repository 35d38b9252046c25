// Owns the effects of the 8 Pulling Strings cards (rules section 4.3); Proxy Votes is counted by itself (queries.ts).
import { NONE, START_HEARTS } from "./data";
import { BLACKMAIL, FREEZE, OVERTIME, PARACHUTE, SWEEP, TAKEOVER, TRANSFER } from "./data-cards";
import { LANDING_PAD } from "./data-city";
import { ENTRANCE, GATE, tileOf } from "./data-map";
import {
  ceoSpace,
  directorOn,
  doorSpace,
  isElsewhere,
  isLaid,
  isOnMap,
  isTaken,
  lastLed,
  ledBy,
  walkable,
} from "./queries";
import { cityKind, inCity } from "./queries-city";
import { WHY_MAP, WHY_NO_PAWN } from "./rules-cards-why";
import { changes, killAll, whyNotMoved } from "./rules-effects-events";
import { WHOLE_TILE, zombiesOn } from "./rules-effects-put";
import { canTakeAny, openTake } from "./rules-effects-steps";
import { endFight } from "./rules-fight";
import { joinParty } from "./rules-loss";
import { beginMovement, putPawn } from "./rules-walk";
import { WHY_LEGAL, allowIf } from "./rules-why";
import { takeZombie } from "./rules-zombies";
import { setHearts, spaceOf, state } from "./state";
import { OUTCOME_SAVED } from "./state-phases";

/** WHY_LEGAL, or why a string would change nothing. */
export function whyNotString(kind: i32, player: i32, target: i32): i32 {
  switch (kind) {
    case TAKEOVER:
      if (!isOnMap(player)) return WHY_NO_PAWN;
      return inCity(player) ? WHY_MAP : changes(ledBy(target) != 0);
    case TRANSFER:
      return whyNotMoved(player);
    case OVERTIME:
      return allowIf(isOnMap(player), WHY_NO_PAWN);
    case BLACKMAIL:
      return changes(canTakeAny(player, target));
    default:
      return WHY_LEGAL;
  }
}

/** Whether Executive Transfer may be aimed at a space, Clean Sweep at a tile. */
export function canAimString(kind: i32, player: i32, aim: i32): bool {
  if (kind == SWEEP) return isLaid(aim) && zombiesOn(aim, WHOLE_TILE) != 0;
  const tile = tileOf(aim);
  const from = spaceOf(player);
  if (isElsewhere(from, aim) || !walkable(aim) || isTaken(aim) || aim == from || tile == ENTRANCE)
    return false;
  if (directorOn(aim) != NONE) return false;
  return tile < GATE || cityKind(tile) != LANDING_PAD;
}

/** Does what a string does. */
export function applyString(kind: i32): void {
  const player = <i32>state.player;
  switch (kind) {
    case TAKEOVER:
      return joinParty(lastLed(state.target), player);
    case TRANSFER:
      return putPawn(player, state.aim, true);
    case SWEEP:
      return killAll(state.aim, WHOLE_TILE, player);
    case PARACHUTE:
      return save(player);
    case OVERTIME:
      return beginMovement();
    case FREEZE:
      state.freeze = <u8>player;
      return;
    case BLACKMAIL:
      openTake();
  }
}

/** Golden Parachute (PS4): the fight is over and so are steps 5-7; the zombie goes, or the pawn from the Zombie CEO. */
function save(player: i32): void {
  const space = spaceOf(player);
  setHearts(player, START_HEARTS);
  if (space == ceoSpace()) putPawn(player, doorSpace(tileOf(space)), true);
  else takeZombie(space);
  endFight(OUTCOME_SAVED);
}
