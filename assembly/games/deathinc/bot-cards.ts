// Owns what computer players of deathinc think of cards: when one is worth playing, what it is worth to keep.
import { hostileWorth } from "./bot-hostile";
import { FAR, goalOf, strength, way } from "./bot-ways";
import { NOWHERE } from "./data";
import {
  DEAD_CENTRE,
  DUCT_PLAN,
  ESPRESSO,
  GOODS_LIFT,
  LUNCH,
  SECOND_WIND,
  SHUFFLE,
  SNACKS,
  SWEEP,
  TRANSFER,
  WHEELS,
  isItem,
  isString,
  kindOf,
} from "./data-cards";
import { CENTRE, tileOf } from "./data-map";
import { isOnMap, ledBy } from "./queries";
import { buildings, inCity } from "./queries-city";
import { findWays, homeSteps, wayTo } from "./queries-way";
import { ACTION_PLAY, ACTION_USE } from "./rules";
import { WHOLE_TILE, zombiesOn } from "./rules-effects-put";
import { hitCost, isCeoFight, neededBullets } from "./rules-fight";
import { chargeOf } from "./rules-status";
import { bulletsOf, heartsOf, spaceOf, state } from "./state";
import { PHASE_ASK, PHASE_FAILED, PHASE_FIGHT, PHASE_LATE, PHASE_READY, PHASE_WALK } from "./state-phases";

// Manners: when a card is good. An item's manner is that of its use; 0 = never played by itself, or works by lying there.
const GLAD: i32 = 1; // whenever it is legal
export const HOSTILE: i32 = 2; // against an opponent
const REST: i32 = 3; // hearts
const AMMO: i32 = 4; // bullets
const ROLL: i32 = 5; // changes a roll
const SPEED: i32 = 6; // brings the pawn on
const CROWD: i32 = 7; // zombies
const FOE: i32 = 8; // ends a fight
const HURT: i32 = 9; // takes a hit away
const QUIET: i32 = 10; // guards a party from others
const BOMB: i32 = 11; // many kills
const ARM: i32 = 12; // a weapon for a turn
const AGAIN: i32 = 13; // a second walk
const OBJECT: i32 = 14;

/** Of each kind: manner * 16 + what it is worth, 0..15. */
const VALUES: usize = memory.data<u8>([
  0x0c, 0x56, 0x87, 0x59, 0x98, 0x0a, 0x63, 0x47, 0x37, 0xa4, 0xb6, 0x66, 0x34, 0x65, 0x58, 0x45, 0xe7, 0x64,
  0x1f, 0x24, 0x28, 0x25, 0x25, 0x25, 0x25, 0x2b, 0x02, 0x74, 0x74, 0xa5, 0x2e, 0x6c, 0xba, 0x1f, 0xde, 0x00,
  0xa5, 0x28, 0x58, 0xa4, 0x26, 0x86, 0x29, 0x25, 0xc8, 0x23, 0x28, 0x0c, 0x98, 0xb6, 0x18, 0x2b, 0x24, 0x73,
  0x67, 0x47, 0xc7, 0x34, 0x0a, 0x73, 0x74, 0x75, 0x25, 0x25, 0x73,
]);
function rating(kind: i32): i32 {
  return load<u8>(VALUES + kind);
}
/** What a kind is worth, 0..15. */
export function kindValue(kind: i32): i32 {
  return rating(kind) & 15;
}
export function mannerOf(kind: i32): i32 {
  return rating(kind) >> 4;
}
/** What a card of the hand is worth to keep: an item has to find its place first. */
export function keepWorth(card: i32): i32 {
  const kind = kindOf(card);
  return isItem(kind) ? kindValue(kind) >> 1 : kindValue(kind);
}

/** What playing or using a card now is worth; below 1 = nothing. Level 2 leaves others alone and keeps its strings. */
export function cardWorth(action: i32, seat: i32, level: i32): i32 {
  const use = action >= ACTION_USE;
  const place = action - (use ? ACTION_USE : ACTION_PLAY);
  const kind = kindOf(place / 7);
  const value = kindValue(kind);
  if (isItem(kind) && !use) return value;
  const manner = mannerOf(kind);
  if (level < 3 && (manner == HOSTILE || manner == CROWD || (isString(kind) && manner != GLAD))) return 0;
  switch (manner) {
    case HOSTILE:
      return hostileWorth(kind, value, seat, place % 7, isLate());
    case CROWD:
      return isLate() ? value >> 1 : 0;
    case ROLL:
      return <i32>state.phase != PHASE_WALK ? rollWorth(kind, value, seat) : speedWorth(kind, value, seat);
    case SPEED:
      return speedWorth(kind, value, seat);
    case BOMB:
      return bombWorth(kind, seat);
    default:
      return isGood(kind, manner, seat) ? value : i32(kind == LUNCH && isLate());
  }
}
/** Whether the seat's own walk is over, or another's turn is under way. */
function isLate(): bool {
  return <i32>state.phase == PHASE_LATE || <i32>state.phase == PHASE_ASK;
}

/** Whether it is time for a card that is worth the same at any time that is good for it. */
function isGood(kind: i32, manner: i32, seat: i32): bool {
  const party = ledBy(seat);
  const now = <i32>state.phase;
  if (manner == ARM) return now == PHASE_FIGHT && (party > 0 || isCeoFight() || strength(seat) < 9);
  switch (manner) {
    case GLAD:
      return true;
    case REST:
      return kind == SNACKS ? heartsOf(seat) < 4 : heartsOf(seat) < 3 && party == 0;
    case AMMO:
      return bulletsOf(seat) < 5;
    case FOE: // Foam; Other Meat also for a way home or to the Landing Pad
      if (now == PHASE_FAILED) return bulletsOf(seat) < neededBullets() && (party > 0 || isWeak(seat));
      if (now == PHASE_FIGHT) return party > 0;
      return now == PHASE_READY && (party > 0 || inCity(seat));
    case HURT:
      return bulletsOf(seat) < neededBullets() && isWeak(seat);
    case QUIET:
      return party > 0 && isLate();
    case AGAIN:
      return party == 0 ? way(seat) <= 12 : homeSteps(spaceOf(seat)) <= 6 + 2 * party;
    case OBJECT:
      return <i32>state.target == seat && mannerOf(kindOf(state.card)) == HOSTILE;
    default:
      return false;
  }
}
/** Whether the next hit is one that must not be. */
function isWeak(seat: i32): bool {
  return heartsOf(seat) <= max(hitCost(), 2);
}

/** W3: what lifts the roll shown to a kill, or takes a natural 1 away. */
function rollWorth(kind: i32, value: i32, seat: i32): i32 {
  const scares = <i32>state.die == 1 && ledBy(seat) > 0;
  if (kind == DEAD_CENTRE && scares) return 15;
  const need = neededBullets();
  const add = kind == DEAD_CENTRE ? 6 - <i32>state.die : kind == SECOND_WIND ? 2 : chargeOf(kind);
  const bullets = bulletsOf(seat);
  if (need <= bullets && bullets - need > 1) return 0;
  if (add + bullets < need || need <= 0) return 0;
  return isWeak(seat) || ledBy(seat) > 0 || chargeOf(kind) == 2 ? value : 0;
}

/** What brings the pawn where it wants to be sooner. */
function speedWorth(kind: i32, value: i32, seat: i32): i32 {
  const space = spaceOf(seat);
  const party = ledBy(seat);
  let good: bool = false;
  const away = way(seat);
  const steps = <i32>state.phase == PHASE_WALK ? <i32>state.steps : heartsOf(seat) + 3;
  const out = away > 2 * steps;
  switch (kind) {
    case GOODS_LIFT:
      good = goalOf(seat) != NOWHERE && isNearer(9 * (5 - tileOf(space)) + CENTRE, space, seat);
      break;
    case SHUFFLE:
      good = party > 0 && away > 2 * homeSteps(space);
      break;
    case DUCT_PLAN:
      good = away >= 32 && away < FAR;
      break;
    case TRANSFER:
      good = out && away < FAR && (party > 0 || away >= 32);
      break;
    default: {
      if (kind == WHEELS) return away > 2 * heartsOf(seat) + 8 ? value : 0;
      const more = kind == ESPRESSO ? 6 : <i32>state.total;
      return out ? (away <= 2 * (steps + more) ? 12 : value >> 1) : 0;
    }
  }
  return good ? value : 0;
}

/** Whether a space is nearer to the goal than another by more than a few steps. */
function isNearer(space: i32, than: i32, seat: i32): bool {
  findWays(goalOf(seat));
  return wayTo(space) + 4 < wayTo(than);
}

/** Bombs where many stand; Clean Sweep also out of a fight that goes badly. */
function bombWorth(kind: i32, seat: i32): i32 {
  const space = spaceOf(seat);
  if (!isOnMap(seat)) return 0;
  const many = zombiesOn(
    tileOf(space),
    kind == SWEEP || !inCity(seat) ? WHOLE_TILE : buildings(tileOf(space)),
  );
  if (kind == SWEEP && <i32>state.phase == PHASE_FAILED)
    return many > 1 && isWeak(seat) && !isCeoFight() ? 10 : 0;
  return many > 2 && (kind == SWEEP ? many > 3 : heartsOf(seat) > 2) ? many : 0;
}
