// Owns what a story screen has to tell: it compares the game before and after an action.
import { was } from "./chronicle-before";
import { isPerson, isWatched } from "./deciders";
import { showsOutcome } from "./options";
import { ACTION_AIM, ACTION_PLAY } from "./rules-actions";
import { state } from "./state";
import { NONE } from "./data";
import { PHASE_TIE, PHASE_TIE_DIE, RESULT_PLAYING, RESULT_VOTED } from "./state-phases";

// Bits of state.news.
/** Sentences of the log that no other screen shows. */
export const NEWS_TELL: u8 = 1;
/** The story comes before anybody goes on. */
export const NEWS_STOP: u8 = 2;
/** Somebody died: state.told. */
export const NEWS_DEATH: u8 = 4;
/** The votes are counted. */
export const NEWS_VOTE: u8 = 8;
/** All bits. */
export const NEWS_MOST: u8 = 15;

/** Notes in state.news what there is to tell of an action that was applied; actor = who decided, or chance. */
export function noteNews(action: i32, actor: i32): void {
  const owned = isPerson(was.turn);
  if (<i32>state.dead != NONE && state.dead != was.dead) {
    state.told = 1 + state.dead;
    state.news |= isPerson(state.dead) ? NEWS_DEATH | NEWS_STOP : NEWS_DEATH;
  }
  if (isVote() && !wasVote()) state.news |= NEWS_VOTE | NEWS_STOP;
  // A card of somebody else in a person's turn.
  if (owned && actor >= 0 && actor != <i32>was.turn && action >= ACTION_PLAY && action < ACTION_AIM) {
    state.news |= NEWS_TELL | NEWS_STOP;
  }
  if (was.turns == state.turns && state.result == RESULT_PLAYING) return;
  if (!owned) state.news |= isWatched() || !showsOutcome() ? NEWS_TELL | NEWS_STOP : NEWS_TELL;
  else if (state.result != RESULT_PLAYING) state.news |= NEWS_TELL;
}

function isVote(): bool {
  return isTie(state.phase) || <i32>state.result == RESULT_VOTED;
}
function wasVote(): bool {
  return isTie(was.phase) || <i32>was.result == RESULT_VOTED;
}
function isTie(phase: i32): bool {
  return phase == PHASE_TIE || phase == PHASE_TIE_DIE;
}
