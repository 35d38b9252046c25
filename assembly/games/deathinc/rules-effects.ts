// Owns which effect a kind of card has: whether it would change something, what it may be aimed at, doing it (rules
// sections 4.2, 4.3, 5.4). One branch a kind; the branches are in rules-effects-*.ts.
//
// How an effect is written. Three branches by kind; they get all they need and keep nothing outside State:
//
//   legal  whyNot...(kind, player, target): WHY_LEGAL (0) or a reason of rules-cards-why.ts. Before it is asked the engine
//          (rules-moments.ts) has checked: moment, holder, one card a round, Hiring Freeze, place of an item, CALM, the
//          kind of target (whomOf). After it the engine asks whether one aim at least is legal (if aimOf(kind) != 0).
//   aim    canAim...(kind, player, target, aim): aim = a space, a tile, a card, AIM_BULLETS + n or AIM_HEARTS.
//   do     apply...(kind) with player, target and aim in State: all is legal, nobody objected. `state.phase` is back at the phase the card
//          was played in, the card already lies on the discard pile (an item with charges: the effect discards it), so
//          the effect changes hearts, zombies, pawns ... and is done. It may call what changes the phase (endMovement,
//          arrive, ...). A fight whose zombie is gone afterwards is ended by the engine (INC-COMBAT-14).
//          target = AT_NOBODY, aim = NOWHERE where a kind has none.
//
// Sub-decisions: "do" ends with openPut(n), or sets `state.phase` to CARRY, TAKE, PUSH, MEMO or TWITCH_DIE and
// `state.left`; state.card, player, target, aim stay as they are until endCard() (rules-cards.ts) is called, which goes
// back to `state.back` and settles what the card changed.
//
// The base set's kinds: those that do what an office card does are twins (data-cards.ts twinOf), those that give a status
// are done here (statusGiven). All others are branches of rules-cards-base.ts:
//   whyNotBase(kind, player, target): i32          as legal, aim and do above
//   canAimBase(kind, target, aim): bool
//   applyBase(kind, player, target, aim): void
//   whyNotBaseStep(action): i32                    decisions and dice of the phases CARRY, TWITCH_DIE, TWITCH
//   applyBaseStep(action): void
// PUT is done in rules-effects-put.ts for all kinds, PUSH, TAKE and MEMO in rules-effects-steps.ts.

import {
  DRILL,
  FIRST_STRING,
  FROZEN,
  MEETING,
  MISSING_HOUR,
  OPEN_AIR,
  PUPPET,
  WET_FLOOR,
  isBase,
  twinOf,
} from "./data-cards";
import { applyBase, canAimBase, whyNotBase } from "./rules-cards-base";
import { WHY_NOTHING, WHY_STATUS, WHY_TARGET } from "./rules-cards-why";
import { applyEvent, canAimEvent, whyNotEvent } from "./rules-effects-events";
import { applyString, canAimString, whyNotString } from "./rules-effects-strings";
import { allowIf } from "./rules-why";
import { setPuppeteer, setStatus, state, statusOf } from "./state";
import { STATUS_DRILL, STATUS_FROZEN, STATUS_MEETING, STATUS_MISSING } from "./state-phases";

/** WHY_LEGAL, or why a kind played or used by a seat would change nothing. */
export function whyNotEffect(kind: i32, player: i32, target: i32): i32 {
  const twin = twinOf(kind);
  if (statusGiven(twin) != 0) return whyNotStatus(twin, target);
  if (isBase(twin)) return whyNotBase(twin, player, target);
  return twin < FIRST_STRING ? whyNotEvent(twin, player, target) : whyNotString(twin, player, target);
}

/** Whether a kind may be aimed at a space, tile or card. */
export function canAim(kind: i32, player: i32, target: i32, aim: i32): bool {
  const twin = twinOf(kind);
  if (isBase(twin)) return canAimBase(twin, target, aim);
  return twin < FIRST_STRING ? canAimEvent(twin, player, target, aim) : canAimString(twin, player, aim);
}

/** Does what the kind of the card under way does. */
export function applyEffect(kind: i32): void {
  const twin = twinOf(kind);
  if (statusGiven(twin) != 0) giveStatus(twin);
  else if (isBase(twin)) applyBase(twin, state.player, state.target, state.aim);
  else if (twin < FIRST_STRING) applyEvent(twin);
  else applyString(twin);
}

// ---- statuses (EV20, EV21, EV22, BC05, BC08, BC09, BC14, BC26) ----

/** What gives each STATUS_... bit, from the first on. */
const GIVERS: usize = memory.data<u8>([
  <u8>DRILL,
  <u8>MEETING,
  <u8>WET_FLOOR,
  <u8>PUPPET,
  <u8>OPEN_AIR,
  <u8>FROZEN,
  <u8>MISSING_HOUR,
]);
/** The STATUS_... bit a kind that is no twin gives its target, 0 = none. */
export function statusGiven(kind: i32): i32 {
  for (let bit = 0; bit < 7; bit++) if (<i32>load<u8>(GIVERS + bit) == kind) return 1 << bit;
  return 0;
}

function whyNotStatus(kind: i32, target: i32): i32 {
  const has = statusOf(target);
  if (has & statusGiven(kind)) return WHY_STATUS;
  if (kind == PUPPET) {
    if (target != <i32>state.turn) return WHY_TARGET;
    if (has & STATUS_DRILL) return WHY_STATUS;
  }
  return allowIf(!isVoid(kind, target, has), WHY_NOTHING);
}

/** Whether a movement status would be used up without a movement: the turn is missed, or steps 5-7 do not take place. */
function isVoid(kind: i32, target: i32, has: i32): bool {
  if (kind == MISSING_HOUR) return false;
  if (has & STATUS_MISSING && (target != <i32>state.turn || state.walkDone)) return true;
  if (kind == MEETING) return false;
  return (has & STATUS_MEETING) != 0 || (has & STATUS_FROZEN) != 0;
}

function giveStatus(kind: i32): void {
  const target = <i32>state.target;
  setStatus(target, statusOf(target) | statusGiven(kind));
  if (kind == PUPPET) setPuppeteer(target, state.player);
}
