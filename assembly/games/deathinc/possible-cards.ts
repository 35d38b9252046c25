// Owns whether the card that is under way in deathinc can be: who plays it, when, at whom, how far it is.
import { KILL, NOWHERE } from "./data";
import {
  AIM_NOTHING,
  ALL_HANDS,
  BLACKMAIL,
  FLOOD,
  HERD,
  MEMO,
  PUSHED,
  REARRANGED,
  TROUBLE,
  TWITCHING,
  WRONG_TURN,
  aimOf,
  isItem,
  isString,
  kindOf,
  whomOf,
} from "./data-cards";
import { isOnMap, seatBit } from "./queries";
import { AT_NOBODY } from "./rules-actions";
import { canAim } from "./rules-effects";
import { WHY_LEGAL } from "./rules-why";
import { whyNotPlay, whyNotUse } from "./rules-moments";
import { cardPlace, isZombie, state } from "./state";
import {
  IN_DISCARD,
  IN_FRONT,
  PHASE_AIM,
  PHASE_ASK,
  PHASE_CARRY,
  PHASE_MEMO,
  PHASE_OBJECT,
  PHASE_PUSH,
  PHASE_PUT,
  PHASE_TAKE,
  PHASE_TWITCH_DIE,
  PHASE_WALK,
  PHASE_WEAPON,
} from "./state-phases";
import { baseHolds } from "./possible-phase";

/** A card that waits for its aim or for objections could be played now; one that is being done was. */
export function cardHolds(): bool {
  const now = <i32>state.phase;
  const back = <i32>state.back;
  const player = <i32>state.player;
  if (back == PHASE_ASK ? player != <i32>state.asked : player != <i32>state.turn) return false;
  if (back == PHASE_ASK && player == <i32>state.turn) return false;
  if (now <= PHASE_OBJECT) return baseHolds(back) && waitingHolds(now);
  // What a card does may end a fight or a slip; all else is as it was.
  if (back < PHASE_WEAPON && back != PHASE_WALK && !baseHolds(back)) return false;
  return doingHolds(now, kindOf(state.card));
}

/** AIM, OBJECT: the card is still where it was, and legal. */
function waitingHolds(now: i32): bool {
  const card = <i32>state.card;
  const kind = kindOf(card);
  const player = <i32>state.player;
  const uses = state.using != 0 && !isString(kind);
  const played = state.played;
  if (now == PHASE_OBJECT) {
    if (state.using || (played & seatBit(player)) == 0 || state.answering == state.player) return false;
    state.played &= ~seatBit(player);
  }
  state.phase = state.back;
  const why = uses ? whyNotUse(player, card, state.target) : whyNotPlay(player, card, state.target);
  state.phase = <u8>now;
  state.played = played;
  if (why != WHY_LEGAL) return false;
  const aims = aimOf(kind) != AIM_NOTHING && (uses || !isItem(kind));
  if (now == PHASE_AIM) return aims && <i32>state.aim == NOWHERE && state.using == u8(uses || isString(kind));
  return aims == (<i32>state.aim != NOWHERE) && (!aims || canAim(kind, player, state.target, state.aim));
}

/** The others: the card has been laid down, its steps are taken. */
function doingHolds(now: i32, kind: i32): bool {
  const player = <i32>state.player;
  const target = <i32>state.target;
  if (cardPlace(state.card) != (isString(kind) ? IN_FRONT + player : IN_DISCARD)) return false;
  if (!isString(kind) && (state.played & seatBit(player)) == 0) return false;
  if (whomOf(kind) == 0 ? target != AT_NOBODY : target >= <i32>state.seats || target == player) return false;
  switch (now) {
    case PHASE_PUSH:
      return (kind == WRONG_TURN || kind == PUSHED) && isOnMap(target) && stepsHold(5);
    case PHASE_PUT:
      return (kind == ALL_HANDS || kind == FLOOD || kind == TROUBLE || kind == HERD) && stepsHold(10);
    case PHASE_CARRY:
      return kind == REARRANGED && stepsHold(2) && (<i32>state.aim == NOWHERE || isZombie(state.aim));
    case PHASE_TAKE:
      return kind == BLACKMAIL && stepsHold(2);
    case PHASE_MEMO:
      return kind == MEMO;
    default:
      return kind == TWITCHING && isOnMap(target) && twitchHolds(now);
  }
}

/** BC15: the first die is known when the second is thrown; one that asks is under four. */
function twitchHolds(now: i32): bool {
  const first = <i32>state.twitch0;
  const die = <i32>(state.left == 0 ? state.twitch0 : state.twitch1);
  if (state.left > 1 || (state.left == 1 && (first == 0 || first > 6))) return false;
  return now == PHASE_TWITCH_DIE || (die > 0 && die < KILL);
}

function stepsHold(most: i32): bool {
  return state.left > 0 && <i32>state.left <= most;
}
