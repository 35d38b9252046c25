// Owns the effects of the 30 event cards (rules section 4.2), statuses excepted; base cards that do the same share them.
import { MOST_HEARTS, NOWHERE, NONE } from "./data";
import {
  AIM_BULLETS,
  AIM_HEARTS,
  ALL_HANDS,
  AMMO_LOCKER,
  BUDGET_CUT,
  DEAD_CENTRE,
  DUCT_PLAN,
  ESPRESSO,
  FIRST_AID,
  FOAM,
  GOODS_LIFT,
  GUILLOTINE,
  HEADHUNTER,
  HOLD_HAND,
  LUNCH,
  MEMO,
  NAP,
  NINE_IRON,
  PETTY_CASH,
  RETIREMENT,
  SHUFFLE,
  SNACKS,
  SPEAKERPHONE,
  STANDING_ROOM,
  TONER_BOMB,
  WRONG_TURN,
} from "./data-cards";
import { CENTRE, tileOf } from "./data-map";
import {
  ceoSpace,
  directorOn,
  endOfCards,
  handOf,
  isOnMap,
  isTaken,
  lastLed,
  ledBy,
  roomKind,
  supply,
} from "./queries";
import { inCity } from "./queries-city";
import {
  WHY_CEO,
  WHY_CHARGED,
  WHY_FROZEN,
  WHY_HEARTS,
  WHY_MAP,
  WHY_NOTHING,
  WHY_NOT_NAMED,
  WHY_NO_PAWN,
  WHY_PARTY,
  WHY_PLACE,
} from "./rules-cards-why";
import { WHOLE_TILE, canPutAny, fillSpaces, freeSpaces, openPut, zombiesOn } from "./rules-effects-put";
import { canPush, openMemo, openPush } from "./rules-effects-steps";
import { USED_HAND, neededBullets, rollAgain, scares } from "./rules-fight";
import { gainBullets, gainHearts, returnDirector } from "./rules-loss";
import {
  BONUS_ESPRESSO,
  BONUS_SHUFFLE,
  addBonus,
  chargeOf,
  isFrontItem,
  isStill,
  zombiesStand,
} from "./rules-status";
import { settleCheck } from "./rules-vote";
import { arrive, endMovement, putPawn } from "./rules-walk";
import { WHY_LEGAL, allowIf } from "./rules-why";
import { killZombie, takeZombie } from "./rules-zombies";
import {
  bulletsOf,
  heartsOf,
  isZombie,
  setBullets,
  setCardPlace,
  setDirectorPlace,
  setHearts,
  spaceOf,
  state,
  zombiesIn,
} from "./state";
import { IN_DISCARD, REMOVED } from "./state-phases";

// Bit of State.used; the other is USED_HAND.
const USED_CHARGE: i32 = 2;

const CASH: i32 = 2;
const LOCKER: i32 = 3;
const REST: i32 = 2; // hearts
const NEW_ZOMBIES: i32 = 5;
const FAR_HALL: i32 = 5; // tile of hallway 6; that of hallway 1 is 0

/** Whether something would change. */
export function changes(something: bool): i32 {
  return allowIf(something, WHY_NOTHING);
}

/** WHY_LEGAL, or why no card may move a seat's pawn now. */
export function whyNotMoved(seat: i32): i32 {
  return allowIf(!isStill(seat), WHY_FROZEN);
}

// ---- legal ----

/** WHY_LEGAL, or why an event card or item of the office would change nothing. */
export function whyNotEvent(kind: i32, player: i32, target: i32): i32 {
  switch (kind) {
    case FOAM:
      return allowIf(spaceOf(player) != ceoSpace(), WHY_CEO);
    case DUCT_PLAN:
      if (inCity(player)) return WHY_MAP;
      return ledBy(player) != 0 ? WHY_PARTY : whyNotMoved(player);
    case SNACKS:
      return changes(heartsOf(player) < MOST_HEARTS);
    case SPEAKERPHONE:
      return changes(!zombiesStand());
    case TONER_BOMB:
      return whyNotBomb(tileOf(spaceOf(player)), WHOLE_TILE, player);
    case PETTY_CASH:
      return allowIf(isOnMap(player), WHY_NO_PAWN);
    case GOODS_LIFT:
      if (!isLiftTile(tileOf(spaceOf(player)))) return WHY_PLACE;
      return whyNotMoved(player);
    case MEMO:
      return changes(handOf(target) != 0);
    case WRONG_TURN:
      return changes(canPush(target));
    case HEADHUNTER:
      return changes(ledBy(target) != 0);
    case ALL_HANDS:
      return changes(canPutAny(kind, NOWHERE));
    default:
      return whyNotRoll(kind);
  }
}

/** Whether a bomb that costs a heart would kill anybody on a part of a tile (EV11, BC12). */
export function whyNotBomb(tile: i32, locals: i32, player: i32): i32 {
  if (heartsOf(player) < 2) return WHY_HEARTS;
  return changes(zombiesOn(tile, locals) != 0);
}

function isLiftTile(tile: i32): bool {
  return tile == 0 || tile == FAR_HALL;
}

/** Cards that change a roll shown (W3); all others are legal at any time that is theirs. */
function whyNotRoll(kind: i32): i32 {
  const fails = neededBullets() > 0;
  if (kind == HOLD_HAND) return changes(scares());
  if (kind == DEAD_CENTRE) return changes(<i32>state.die != 6 && (fails || scares()));
  if (chargeOf(kind) == 0) return WHY_LEGAL;
  if (<i32>state.weapon != kind) return WHY_NOT_NAMED;
  return (<i32>state.used) & USED_CHARGE ? WHY_CHARGED : changes(fails);
}

// ---- aim ----

/** Whether an event card or item of the office may be aimed at a space, tile or card. */
export function canAimEvent(kind: i32, player: i32, target: i32, aim: i32): bool {
  switch (kind) {
    case DUCT_PLAN:
      return roomKind(aim) >= 0 && isFreshSpace(9 * aim + CENTRE, player);
    case PETTY_CASH:
      return aim == AIM_HEARTS ? heartsOf(player) < MOST_HEARTS : aim == AIM_BULLETS;
    case BUDGET_CUT:
      if (aim < AIM_BULLETS) return isFrontItem(aim, target);
      return aim == AIM_BULLETS + min(bulletsOf(target), CASH) && aim > AIM_BULLETS && !hasItem(target);
    case RETIREMENT:
      return isZombie(aim) && directorOn(aim) != NONE;
    default:
      return roomKind(aim) >= 0 && supply() > 0 && freeSpaces(aim, WHOLE_TILE) != 0; // STANDING_ROOM
  }
}

/** A space without zombie or Zombie CEO that is not the pawn's own. */
function isFreshSpace(space: i32, player: i32): bool {
  return !isTaken(space) && spaceOf(player) != space;
}

export function hasItem(seat: i32): bool {
  for (let card = 0, end = endOfCards(); card < end; card++) if (isFrontItem(card, seat)) return true;
  return false;
}

// ---- do ----

/** Does what an event card or item of the office does. */
export function applyEvent(kind: i32): void {
  const player = <i32>state.player;
  const aim = <i32>state.aim;
  const space = spaceOf(player);
  switch (kind) {
    case GUILLOTINE:
    case NINE_IRON:
      return charge(kind);
    case FOAM:
      return takeZombie(space);
    case FIRST_AID:
      return rollAgain();
    case DUCT_PLAN:
      putPawn(player, 9 * aim + CENTRE, true);
      return endMovement();
    case AMMO_LOCKER:
      return gainBullets(player, LOCKER);
    case SNACKS:
      return gainHearts(player, REST);
    case SPEAKERPHONE:
      state.mover = state.player;
      return;
    case TONER_BOMB:
      return bomb(tileOf(space), WHOLE_TILE, player);
    default:
      applyLater(kind, player, aim);
  }
}

/** Those from EV12 on. */
function applyLater(kind: i32, player: i32, aim: i32): void {
  switch (kind) {
    case ESPRESSO:
      return addBonus(BONUS_ESPRESSO);
    case NAP:
      gainHearts(player, REST);
      return endMovement();
    case SHUFFLE:
      return addBonus(BONUS_SHUFFLE);
    case DEAD_CENTRE:
      state.die = 6;
      return;
    case PETTY_CASH:
      return aim == AIM_HEARTS ? gainHearts(player, 1) : gainBullets(player, CASH);
    case GOODS_LIFT:
      return arrive(player, 9 * (FAR_HALL - tileOf(spaceOf(player))) + CENTRE);
    case HOLD_HAND:
      state.used |= USED_HAND;
      return;
    default:
      applyOther(kind, state.target, aim);
  }
}

/** Those from EV23 on; kinds before them that come here do nothing. */
function applyOther(kind: i32, target: i32, aim: i32): void {
  switch (kind) {
    case MEMO:
      return openMemo();
    case BUDGET_CUT:
      return cut(target, aim);
    case WRONG_TURN:
      return openPush();
    case HEADHUNTER:
      return returnDirector(lastLed(target), spaceOf(target));
    case RETIREMENT:
      setDirectorPlace(directorOn(aim), REMOVED);
      settleCheck();
      return;
    case ALL_HANDS:
      return openPut(NEW_ZOMBIES);
    case STANDING_ROOM:
      return fillSpaces(aim, WHOLE_TILE);
    case LUNCH:
      state.lunch = state.player;
  }
}

/** A weapon that is used up by rolls adds to the one shown (EV02, EV04). */
function charge(kind: i32): void {
  if (kind == NINE_IRON) {
    state.iron -= 1;
    if (state.iron == 0) setCardPlace(NINE_IRON, IN_DISCARD);
  }
  state.used |= <u8>USED_CHARGE;
  state.added += <u8>chargeOf(kind);
}

/** A heart is lost, all ordinary zombies of a part of a tile are kills (EV11, BC12; also PS3, which costs nothing). */
export function bomb(tile: i32, locals: i32, player: i32): void {
  setHearts(player, heartsOf(player) - 1);
  killAll(tile, locals, player);
}

/** All ordinary zombies of a part of a tile become a seat's kills. */
export function killAll(tile: i32, locals: i32, player: i32): void {
  for (let left = zombiesIn(tile) & locals; left != 0; left &= left - 1)
    killZombie(9 * tile + ctz(left), player);
}

/** An item in front of a seat, or bullets, are lost (EV24, BC06). */
export function cut(target: i32, aim: i32): void {
  if (aim < AIM_BULLETS) setCardPlace(aim, IN_DISCARD);
  else setBullets(target, bulletsOf(target) - (aim - AIM_BULLETS));
}
