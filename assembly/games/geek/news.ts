// Owns what a story screen has to tell: it compares the game before and after an action.
import { characterBefore, fateBefore, was } from "./chronicle-before";
import { GAS, KINDS, NONE } from "./data";
import { isPerson, isWatched } from "./deciders";
import { showsOutcome } from "./options";
import { currentPlayer } from "./rules";
import {
  ACTION_END_TURN,
  ACTION_FACE,
  ACTION_FIRST,
  ACTION_GIVE,
  ACTION_OTHER,
  ACTION_PASS,
  ACTION_REFUSE,
  ACTION_SECTOR,
  ACTION_SPIN,
  ACTION_STOP,
  ACTION_TAKE_MONSTER,
} from "./rules-actions";
import { characterOf, fateOf, state } from "./state";
import { PHASE_BOARDS_SPIN, PHASE_FLIP, PHASE_SYMBOL, RESULT_PLAYING } from "./state-phases";

// Bits of state.news.
/** Sentences of the log that no other screen shows. */
export const NEWS_TELL: u8 = 1;
/** The story comes before anybody goes on. */
export const NEWS_STOP: u8 = 2;
/** Somebody was eaten: state.told. */
export const NEWS_FATE: u8 = 4;
/** Something happened that the person who decides next did not do. */
const NEWS_DEED: u8 = 8;
/** All bits. */
export const NEWS_MOST: u8 = 15;

/** Phases whose chance is answered on the next screen: the face of a tile, symbols. */
const ANSWERS: i32 = (1 << PHASE_FLIP) | (1 << PHASE_SYMBOL) | (1 << PHASE_BOARDS_SPIN);

/** The seat that decides, or decided what chance answers; call before an action. */
export function actingSeat(): i32 {
  const seat = currentPlayer();
  return seat >= 0 ? seat : <i32>state.fighter != NONE ? <i32>state.fighter : <i32>state.turn;
}

/** Notes in state.news what there is to tell of an action that was applied; actor = actingSeat() before it. */
export function noteNews(action: i32, actor: i32): void {
  const owned = isPerson(was.turn);
  const acted = isPerson(actor);
  noteFates(owned || acted);
  if (!(owned && acted) && isDeed(action)) state.news |= NEWS_DEED;
  // What everybody must know: a request was refused; keys, gas, a friend were found.
  if (owned && action == ACTION_REFUSE) state.news |= NEWS_TELL;
  if (!owned && action >= ACTION_FACE + GAS && action < ACTION_FACE + KINDS) state.news |= NEWS_TELL;
  if (!isTurnOver()) return;
  const deed = (state.news & NEWS_DEED) != 0;
  state.news &= ~NEWS_DEED;
  if (owned || acted) {
    // The screen that would show how it came out is that of a turn that is over already.
    if ((deed || ((ANSWERS >> was.phase) & 1) != 0) && (state.news & NEWS_FATE) == 0)
      state.news |= NEWS_TELL | NEWS_STOP;
  } else if (deed && (isWatched() || !showsOutcome())) state.news |= NEWS_TELL | NEWS_STOP;
  else if (deed && state.result != RESULT_PLAYING) state.news |= NEWS_TELL;
}

/** Somebody was eaten, whether or not a rescued character stood up. */
function noteFates(stops: bool): void {
  for (let seat = 0; seat < <i32>state.seats; seat++) {
    const character = characterBefore(seat);
    if (character == characterOf(seat) && fateBefore(seat) == fateOf(seat)) continue;
    state.told = <u8>(1 + seat);
    state.toldWho = <u8>character;
    state.news |= stops || isPerson(seat) ? NEWS_FATE | NEWS_STOP : NEWS_FATE;
  }
}

/** Whether a turn, or the game, is over since the action. */
function isTurnOver(): bool {
  return was.turn != state.turn || was.round != state.round || state.result != RESULT_PLAYING;
}

/** Whether an action is more than a spin, a choice of monster or the end of something. */
function isDeed(action: i32): bool {
  if (action >= ACTION_FIRST || action == ACTION_SPIN || action == ACTION_STOP) return false;
  if (action == ACTION_END_TURN || action == ACTION_PASS || action == ACTION_OTHER) return false;
  if (action >= ACTION_TAKE_MONSTER && action < ACTION_GIVE) return false;
  return action < ACTION_SECTOR || action >= ACTION_FACE;
}
