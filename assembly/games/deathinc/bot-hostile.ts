// Owns whom computer players of deathinc play cards against, and what they aim them at.
import { rival, threat } from "./bot-seats";

import { DRILL, PUPPET, TAKEOVER, UPSIDE_MAP } from "./data-cards";
import { isCityGame, ledBy } from "./queries";
import { homeSteps } from "./queries-way";
import { heartsOf, spaceOf, state } from "./state";
import { PHASE_READY } from "./state-phases";

/** Steps from which a party is home within a turn or so. */
const NEAR: i32 = 9;

/** What a card against a seat is worth: the nearer to winning it is, the more; at the end of the own walk or in a window. */
export function hostileWorth(kind: i32, value: i32, seat: i32, target: i32, late: bool): i32 {
  const party = ledBy(target);
  if (kind == TAKEOVER) {
    const near = homeSteps(spaceOf(seat)) <= NEAR && <i32>state.phase == PHASE_READY;
    return near || (late && homeSteps(spaceOf(target)) <= NEAR + 2) ? value : 0;
  }
  if (!late || (kind == DRILL && party > 0)) return 0;
  if (kind == UPSIDE_MAP && heartsOf(seat) < 3) return 0;
  if (kind == PUPPET && party == 0 && !isCityGame()) return 0;
  return (value >> 1) + threat(target) + i32(target == rival(seat));
}
