// Owns what a story screen has to tell: it compares the game before and after an action.
import { was } from "./chronicle-before";
import { isCardAction } from "./choices-cards";
import { isPerson, isWatched } from "./deciders";
import { showsOutcome } from "./options";
import { State, state } from "./state";
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
  const over = state.result != RESULT_PLAYING;
  let news = 0;
  if (<i32>state.dead != NONE && state.dead != was.dead) {
    state.told = 1 + state.dead;
    news = isPerson(state.dead) ? NEWS_DEATH | NEWS_STOP : NEWS_DEATH;
  }
  if (isVote(state) && !isVote(was)) news |= NEWS_VOTE | NEWS_STOP;
  // A card of somebody else in a person's turn.
  if (owned && actor >= 0 && actor != <i32>was.turn && isCardAction(action)) news |= NEWS_TELL | NEWS_STOP;
  if (was.turns != state.turns || over) {
    if (!owned) news |= isWatched() || !showsOutcome() ? NEWS_TELL | NEWS_STOP : NEWS_TELL;
    else if (over) news |= NEWS_TELL;
  }
  state.news |= <u8>news;
}

/** Whether votes are counted in a state. */
function isVote(which: State): bool {
  const phase = <i32>which.phase;
  return phase == PHASE_TIE || phase == PHASE_TIE_DIE || <i32>which.result == RESULT_VOTED;
}
