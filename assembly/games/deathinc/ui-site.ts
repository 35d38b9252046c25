// Owns what presses do while a tile is laid: round the free sites and the sides of their doors, the turn of a city tile.
import { PRESS_A, PRESS_B, PRESS_DOWN, PRESS_UP, STATUS_CHANGED } from "../../console/abi";
import { always } from "../../console/list";
import { SITE_MARK, placeNow, turnPlace } from "./choices-site";
import { decide } from "./flow";
import { ACTION_SITE } from "./rules";
import { state } from "./state";
import { chosen } from "./ui-list";
import { openLook } from "./ui-look";
import { listRotations } from "./choices-tile";

/** PHASE_SITE; status bits. */
export function pressSite(code: i32): i32 {
  if (code == PRESS_A) return openLook();
  if (code == PRESS_B) return decide(ACTION_SITE + placeNow());
  if (code > PRESS_DOWN) return 0;
  state.mark2 = <u8>(SITE_MARK + turnPlace(code == PRESS_UP ? -1 : 1));
  return STATUS_CHANGED;
}

/** PHASE_ROTATE: a list whose rows are all decisions; status bits. */
export function pressRotate(code: i32): i32 {
  listRotations();
  const action = chosen(code, always);
  return action < 0 ? ~action : decide(action);
}
