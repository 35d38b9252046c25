// Owns whom computer players of deathinc fear: what everybody can see of a seat's chances.
import { NONE } from "./data";
import { isCityGame, isOnMap, ledBy, openVotes } from "./queries";
import { inCity } from "./queries-city";
import { homeSteps } from "./queries-way";
import { spaceOf, state } from "./state";

/** Steps from the Entrance at which a party is as good as safe. */
const NEAR: i32 = 9;

/** How near a seat is to winning. */
export function threat(seat: i32): i32 {
  const party = ledBy(seat);
  let sum = 3 * openVotes(seat) + 3 * party;
  if (party != 0 && homeSteps(spaceOf(seat)) <= NEAR) sum += 2 * party;
  if (isCityGame()) sum += inCity(seat) ? 8 : 3 * (((<i32>state.rescued) >> seat) & 1);
  return isOnMap(seat) ? sum : sum / 2;
}
/** The opponent who sits so many places behind a seat: in this order, since of equals the first is hit, and no place may be hit more often. */
export function behind(seat: i32, places: i32): i32 {
  return <i32>(<u32>(seat + places) % <u32>state.seats);
}
/** The opponent of a seat who is nearest to winning, of those on the map if one is; NONE = it plays alone. */
export function rival(seat: i32): i32 {
  let best = NONE;
  let most = -1;
  for (let places = 1; places < <i32>state.seats; places++) {
    const other = behind(seat, places);
    const much = threat(other) + (isOnMap(other) ? 100 : 0);
    if (much <= most) continue;
    most = much;
    best = other;
  }
  return best;
}
