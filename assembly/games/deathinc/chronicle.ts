// Owns what goes into the log: entries made from what an action changed. Words are in log-lines.ts.
import { LOG_HEADLINE, LOG_TURN, logAdd } from "../../console/log";
import { shell } from "../../console/state-map";
import {
  bulletsBefore,
  cardBefore,
  directorBefore,
  heartsBefore,
  keepBefore,
  killsBefore,
  spaceBefore,
  statusBefore,
  was,
  zombiesBefore,
} from "./chronicle-before";
import { cardOf, isCardAction, targetOf } from "./choices-cards";
import { DIRECTORS, NONE, NOWHERE } from "./data";
import { AIM_TILE, STANDING_ROOM, aimOf, isItem, kindOf } from "./data-cards";
import { FIRST_SITE, OFFICE_TILES, tileOf } from "./data-map";
import {
  LINE_AIMED,
  LINE_BEGUN,
  LINE_CLAIMED,
  LINE_DIED,
  LINE_EXPLORED,
  LINE_GATE,
  LINE_GAVE,
  LINE_HIT,
  LINE_KILLED,
  LINE_LAID,
  LINE_LOST,
  LINE_MISSED,
  LINE_NO_WALK,
  LINE_PLAYED,
  LINE_REMOVED,
  LINE_RESCUED,
  LINE_RESULT,
  LINE_RETURNED,
  LINE_SCARED,
  LINE_STOPPED,
  LINE_TIE,
  LINE_TROPHY,
  LINE_WALKED,
  LINE_ZOMBIES,
} from "./log-kinds";
import { endOfCards, roomKind, votesOf } from "./queries";
import { cityKind } from "./queries-city";
import { ACTION_AIM, ACTION_USE } from "./rules-actions";
import {
  bulletsOf,
  cardPlace,
  directorPlace,
  heartsOf,
  killsOf,
  spaceOf,
  state,
  statusOf,
  tieTotal,
  zombiesIn,
} from "./state";
import {
  IN_DISCARD,
  IN_FRONT,
  LED_BY,
  ON_DESK,
  PHASE_AIM,
  PHASE_FIRST,
  PHASE_RED,
  PHASE_ROTATE,
  PHASE_SITE,
  PHASE_TIE_DIE,
  PHASE_ZOMBIE_DIE,
  REMOVED,
  SAFE_WITH,
  STATUS_MISSING,
} from "./state-phases";

/** Keeps the state as it is before an action; record() is told what this answers. */
export function momentBefore(): i32 {
  keepBefore();
  return state.phase;
}

/** Call when all is dealt and before anything else: nothing has happened yet. */
export function recordBegin(): void {
  shell.turnSeen = 0;
}

/** Logs what an action did, decision or chance; phase = momentBefore() as it was, actor = who decided. */
export function record(action: i32, phase: i32, actor: i32): void {
  if (phase == PHASE_FIRST) logAdd(LINE_BEGUN, state.first);
  recordCard(action, phase, actor);
  recordTiles(phase);
  recordFights(isCardAction(action) ? 0 : <i32>state.die);
  recordDirectors();
  recordWalk();
  recordZombies(phase);
  recordTurn();
  recordVotes(phase);
}

function recordTurn(): void {
  if (was.turns == state.turns) return;
  if (statusBefore(state.turn) & ~statusOf(state.turn) & STATUS_MISSING) logAdd(LINE_MISSED, state.turn);
  logAdd(LOG_TURN, min<i32>(state.turns, 255), state.turn);
  const at = spaceOf(state.turn);
  if (spaceBefore(state.turn) == NOWHERE && at != NOWHERE && state.turns > state.seats)
    logAdd(LINE_RETURNED, state.turn, tileOf(at));
}

// ---- cards ----

function recordCard(action: i32, phase: i32, actor: i32): void {
  let card = <i32>was.card;
  if (isCardAction(action)) {
    card = cardOf(action);
    const kind = kindOf(card);
    const laid = i32(action < ACTION_USE && isItem(kind));
    logAdd(LINE_PLAYED | LOG_HEADLINE, actor, kind, targetOf(action), laid);
  }
  recordAim(action, phase);
  recordFilled(card);
  recordItems(card);
  if (state.stopped != was.stopped && <i32>state.stopped != NONE) logAdd(LINE_STOPPED, kindOf(state.stopped));
}

/** Which room Standing Room Only has filled, chosen or the only one. */
function recordFilled(card: i32): void {
  if (card != STANDING_ROOM) return; // the kinds of events are their cards
  for (let tile = FIRST_SITE; tile < OFFICE_TILES; tile++)
    if (zombiesIn(tile) != zombiesBefore(tile)) logAdd(LINE_AIMED, tile);
}

/** Which tile another card strikes, once that is settled. */
function recordAim(action: i32, phase: i32): void {
  const kind = kindOf(was.card);
  if (phase == PHASE_AIM && action >= ACTION_AIM && aimOf(kind) == AIM_TILE && kind != STANDING_ROOM)
    logAdd(LINE_AIMED, action - ACTION_AIM);
}

/** Items thrown away by others' cards or a death; not the card that was used. */
function recordItems(used: i32): void {
  for (let card = 0, end = endOfCards(); card < end; card++) {
    const before = cardBefore(card);
    if (before < IN_FRONT || cardPlace(card) != IN_DISCARD || card == used || !isItem(kindOf(card))) continue;
    logAdd(LINE_LOST, before - IN_FRONT, kindOf(card));
  }
}

// ---- tiles ----

function recordTiles(phase: i32): void {
  const now = <i32>state.phase;
  if (phase == PHASE_SITE && now == PHASE_RED) {
    logAdd(LINE_LAID, state.turn, roomKind(state.room), <i32>state.room - FIRST_SITE + 1);
  }
  if (phase == PHASE_ROTATE && now != phase) logAdd(LINE_EXPLORED, state.turn, cityKind(state.room));
  if (was.cityLaid == 0 && state.cityLaid != 0) logAdd(LINE_GATE | LOG_HEADLINE, state.turn);
}

// ---- fights, hearts ----

/** die = what killed whoever is dead now; 0 = a card. */
function recordFights(die: i32): void {
  for (let seat = 0; seat < <i32>state.seats; seat++) {
    const kills = killsOf(seat) - killsBefore(seat);
    const spent = max(bulletsBefore(seat) - bulletsOf(seat), 0);
    const lost = heartsBefore(seat) - heartsOf(seat);
    if (kills > 0) logAdd(LINE_KILLED, seat, kills, spent, die);
    if (kills < 0 && was.dead == state.dead) logAdd(LINE_GAVE, seat, -kills);
    if (lost > 0 && heartsOf(seat) > 0) logAdd(LINE_HIT, seat, lost, heartsOf(seat));
  }
  if (was.trophy != state.trophy) logAdd(LINE_TROPHY | LOG_HEADLINE, state.trophy);
  const dead = <i32>state.dead;
  if (dead != NONE && was.dead != state.dead)
    logAdd(LINE_DIED | LOG_HEADLINE, dead, state.deadKills, tileOf(spaceBefore(dead)));
}

// ---- directors ----

function recordDirectors(): void {
  for (let director = 0; director < DIRECTORS; director++) {
    const old = directorBefore(director);
    const now = directorPlace(director);
    if (now == old) continue;
    if (now >= LED_BY) {
      if (old >> 3 != now >> 3)
        // else it moves up in its party
        logAdd(LINE_CLAIMED | LOG_HEADLINE, (now - LED_BY) >> 3, director);
    } else if (now >= SAFE_WITH) logAdd(LINE_RESCUED | LOG_HEADLINE, now - SAFE_WITH, director);
    else if (now == REMOVED) logAdd(LINE_REMOVED | LOG_HEADLINE, director);
    else if (old >= LED_BY) {
      const one = i32(<i32>state.scared == director);
      logAdd(LINE_SCARED | LOG_HEADLINE, (old - LED_BY) >> 3, director, now - ON_DESK + 1, one);
    }
  }
}

// ---- walks, zombies ----

function recordWalk(): void {
  if (was.walkDone || !state.walkDone || was.turns != state.turns) return;
  const at = spaceOf(state.turn);
  if (at == NOWHERE) return;
  if (state.walked == 0) logAdd(LINE_NO_WALK, state.turn);
  else logAdd(LINE_WALKED, state.turn, state.total, tileOf(at));
}

function recordZombies(phase: i32): void {
  if (phase != PHASE_ZOMBIE_DIE) return;
  logAdd(LINE_ZOMBIES, <i32>state.mover == NONE ? <i32>state.turn : <i32>state.mover, state.die);
}

// ---- the end ----

function recordVotes(phase: i32): void {
  const total = phase >= PHASE_TIE_DIE ? tieTotal(was.tieSeat) : 0;
  if (total > 0) logAdd(LINE_TIE, was.tieSeat, total);
  if (was.result != state.result) {
    const winner = <i32>state.winner;
    logAdd(LINE_RESULT | LOG_HEADLINE, state.result, winner, winner == NONE ? votesOf(0) : votesOf(winner));
  }
}
