// Owns which effect a kind of card has: whether it would change something, what it may be aimed at, doing it (rules
// sections 4.2, 4.3, 5.4).
//
// How an effect is written. Three branches by kind; they get all they need and keep nothing outside State:
//
//   legal  whyNot(kind, player, target): WHY_LEGAL (0) or a reason of rules-cards-why.ts. Before it is asked the engine
//          (rules-windows.ts) has checked: moment, holder, one card a round, Hiring Freeze, place of an item, CALM, the
//          kind of target (whomOf). After it the engine asks whether one aim at least is legal (if aimOf(kind) != 0).
//   aim    canAim(kind, player, target, aim): aim = a space, a tile, a card, AIM_BULLETS + n or AIM_HEARTS.
//   do     apply(kind, player, target, aim): all is legal, nobody objected. `state.phase` is back at the phase the card
//          was played in, the card already lies on the discard pile (an item with charges: the effect discards it), so
//          the effect changes hearts, zombies, pawns ... and is done. It may call what changes the phase (endMovement,
//          arrive, ...). A fight whose zombie is gone afterwards is ended by the engine (INC-COMBAT-14).
//          target = AT_NOBODY, aim = NOWHERE where a kind has none.
//
// Sub-decisions: "do" ends with one of openPut(n), openCarry(), openTwitch() ..., which set `state.phase` to PUT, CARRY,
// TAKE, PUSH, MEMO, TWITCH_DIE or TWITCH; state.card, player, target, aim stay as they are until endCard() is called
// (rules-cards.ts), which goes back to `state.back` and settles what the card changed.
//
// The base set's kinds: those that do what an office card does are twins (twinOf), those that give a status are done here
// (statusGiven: PUPPET, OPEN_AIR, FROZEN, MISSING_HOUR). All others are branches of rules-cards-base.ts:
//   whyNotBase(kind, player, target): i32          as whyNot, canAim and apply above
//   canAimBase(kind, player, target, aim): bool
//   applyBase(kind, player, target, aim): void
//   whyNotBaseStep(action): i32                    decisions and dice of the phases CARRY, TWITCH_DIE, TWITCH
//   applyBaseStep(action): void
// PUT is done in rules-effects-put.ts for all kinds, PUSH and TAKE in rules-effects-steps.ts.
import {
  BANDAGE,
  BREATHER,
  DRILL,
  FIRST_AID,
  FIRST_BASE,
  FROZEN,
  HATCHET,
  LACES,
  LONGBOARD,
  MEETING,
  MISSING_HOUR,
  NAP,
  OPEN_AIR,
  PUPPET,
  PUSHED,
  SHELLS,
  AMMO_LOCKER,
  STAPLE_GUN,
  SWIVEL_CHAIR,
  WET_FLOOR,
  WRONG_TURN,
} from "./data-cards";
import {
  STATUS_DRILL,
  STATUS_FROZEN,
  STATUS_MEETING,
  STATUS_MISSING,
  STATUS_OPEN_AIR,
  STATUS_PUPPET,
  STATUS_SLIP,
} from "./state-phases";

/** The office card that a base card does the same as; itself where there is none. */
export function twinOf(kind: i32): i32 {
  if (kind < FIRST_BASE) return kind;
  switch (kind) {
    case HATCHET:
      return STAPLE_GUN;
    case BANDAGE:
      return FIRST_AID;
    case SHELLS:
      return AMMO_LOCKER;
    case BREATHER:
      return NAP;
    case LONGBOARD:
      return SWIVEL_CHAIR;
    case PUSHED:
      return WRONG_TURN;
    case LACES:
      return WET_FLOOR;
    default:
      return kind;
  }
}

/** The STATUS_... bit a kind gives its target, 0 = none. */
export function statusGiven(kind: i32): i32 {
  switch (twinOf(kind)) {
    case DRILL:
      return STATUS_DRILL;
    case MEETING:
      return STATUS_MEETING;
    case WET_FLOOR:
      return STATUS_SLIP;
    case PUPPET:
      return STATUS_PUPPET;
    case OPEN_AIR:
      return STATUS_OPEN_AIR;
    case FROZEN:
      return STATUS_FROZEN;
    case MISSING_HOUR:
      return STATUS_MISSING;
    default:
      return 0;
  }
}
