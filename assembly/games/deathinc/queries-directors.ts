// Owns questions about deathinc's directors and the votes they bring; changes nothing.
import { DIRECTORS, KILLS_A_VOTE, NONE, OFFICE } from "./data";
import { PROXY } from "./data-cards";
import { FIRST_SITE, tileOf } from "./data-map";
import { desk, roomKind } from "./queries";
import { cardPlace, directorPlace, killsOf, state, tieTotal } from "./state";
import { IN_FRONT, IN_HAND, LED_BY, ON_DESK, REMOVED, SAFE_WITH } from "./state-phases";

/** Directors whose place is one of `places` from one on. */
export function directorsFrom(first: i32, places: i32): i32 {
  let count = 0;
  for (let director = 0; director < DIRECTORS; director++)
    count += i32(<u32>(directorPlace(director) - first) < <u32>places);
  return count;
}
/** Directors that a seat leads. */
export function ledBy(seat: i32): i32 {
  return directorsFrom(LED_BY + 8 * seat, 8);
}
export function isLed(director: i32, seat: i32): bool {
  return directorPlace(director) >> 3 == (LED_BY >> 3) + seat;
}
/** The director that a seat claimed last, NONE. */
export function lastLed(seat: i32): i32 {
  return furthestLed(seat, 0);
}
/** The one it claimed first, NONE. */
export function firstLed(seat: i32): i32 {
  return furthestLed(seat, 7);
}
// The one whose order of claiming, 7 turning it round, is the greatest.
function furthestLed(seat: i32, turned: i32): i32 {
  let found = NONE;
  let most = -1;
  for (let director = 0; director < DIRECTORS; director++) {
    const order = directorPlace(director) ^ turned;
    if (!isLed(director, seat) || order < most) continue;
    most = order;
    found = director;
  }
  return found;
}
/** Directors that a seat has rescued. */
export function safeWith(seat: i32): i32 {
  return directorsFrom(SAFE_WITH + seat, 1);
}
/** Directors who are safe, whoever brought them. */
export function safeDirectors(): i32 {
  return directorsFrom(SAFE_WITH, LED_BY - SAFE_WITH);
}
/** The unclaimed director on a space, NONE. */
export function directorOn(space: i32): i32 {
  const tile = tileOf(space);
  if (roomKind(tile) != OFFICE || desk(tile) != space) return NONE;
  return directorAt(tile - FIRST_SITE);
}
/** The unclaimed director of a site's office, NONE. */
export function directorAt(site: i32): i32 {
  for (let director = 0; director < DIRECTORS; director++)
    if (directorPlace(director) == ON_DESK + site) return director;
  return NONE;
}
/** Whether all directors are rescued or removed (INC-VOTE-1). */
export function allSettled(): bool {
  return directorsFrom(REMOVED, LED_BY - REMOVED) == DIRECTORS;
}

/** Votes that all can see. */
export function openVotes(seat: i32): i32 {
  return safeWith(seat) + killsOf(seat) / KILLS_A_VOTE + i32(<i32>state.trophy == seat);
}
/** Votes of a seat if they were counted now (INC-VOTE-2..4, PS6). */
export function votesOf(seat: i32): i32 {
  const proxy = cardPlace(PROXY);
  return openVotes(seat) + i32(proxy == IN_HAND + seat || proxy == IN_FRONT + seat);
}

/** The highest total in the tie-break of all but one seat. */
export function leading(but: i32): i32 {
  let most = 0;
  for (let seat = 0; seat < <i32>state.seats; seat++) {
    if (seat != but && ((<i32>state.tied) >> seat) & 1) most = max(most, tieTotal(seat));
  }
  return most;
}
