// Owns what a story screen has to tell: it compares the game before and after an action.
import { LOG_TURN, logEntry, logKind } from "../../console/log";
import { shell } from "../../console/state-map";
import { was } from "./chronicle-before";
import { isCardAction } from "./choices-cards";
import { decidingSeat, isPerson, isShared, isWatched } from "./deciders";
import { showsOutcome } from "./options";
import { state } from "./state";
import { State } from "./state-bytes";
import { NONE } from "./data";
import { isAlone } from "./queries";
import {
  PHASE_AIM,
  PHASE_PUT,
  PHASE_TIE,
  PHASE_ZOMBIE_DIE,
  RESULT_PLAYING,
  RESULT_VOTED,
} from "./state-phases";

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
  const phase = <i32>was.phase;
  const over = state.result != RESULT_PLAYING;
  let news = 0;
  if (<i32>state.dead != NONE && state.dead != was.dead) {
    state.told = 1 + state.dead;
    news = isPerson(state.dead) ? NEWS_DEATH | NEWS_STOP : NEWS_DEATH;
  }
  if (isVote(state) && !isVote(was)) news |= NEWS_VOTE | NEWS_STOP;
  // Alone nobody moves the zombies: the plan shows where they stand now.
  if (isAlone() && phase == PHASE_ZOMBIE_DIE) news |= NEWS_TELL | NEWS_STOP;
  // What a computer does in a tie-break comes before a person's next choice.
  if (phase == PHASE_TIE && !isPerson(actor)) news |= NEWS_TELL;
  // A card of somebody else in a person's turn.
  if (owned && actor >= 0 && actor != <i32>was.turn && isToldNow(action, phase))
    news |= NEWS_TELL | NEWS_STOP;
  // Several people are told at their hand-over, with which each turn of theirs begins.
  if (was.turns != state.turns) state.person = 0;
  if (!owned && (over || (was.turns != state.turns && !isShared())))
    news |= isWatched() || !showsOutcome() ? NEWS_TELL | NEWS_STOP : NEWS_TELL;
  state.news |= <u8>news;
}

/** Whether an action of a card is told now: what no person decides is settled first, so that the plan shows where it strikes. */
function isToldNow(action: i32, phase: i32): bool {
  if (isStriking(state.phase) && decidingSeat() < 0) return false;
  return isCardAction(action) || (isStriking(phase) && shell.news != shell.logCount);
}
function isStriking(phase: i32): bool {
  return phase == PHASE_AIM || phase == PHASE_PUT;
}

/** A person whose turn begins is told what the others did since his last one: he looked away. */
export function tellSince(seat: i32): void {
  let since = 0;
  let own = true; // before the first turn there is nothing
  for (let i = 0; i < <i32>shell.logCount; i++) {
    if (logKind(i) != LOG_TURN) continue;
    if (own) since = i;
    own = <i32>load<u8>(logEntry(i), 2) == seat;
  }
  if (<i32>load<u8>(logEntry(since), 2) == seat) return; // nobody else has had a turn yet
  shell.news = <u16>since;
  state.news = NEWS_TELL | NEWS_STOP;
}

/** Whether votes are counted in a state. */
function isVote(which: State): bool {
  return which.tied != 0 || <i32>which.result == RESULT_VOTED;
}
