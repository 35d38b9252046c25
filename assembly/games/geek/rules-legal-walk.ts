// Owns what is legal while a piece moves in geek: steps, stopping, boards; and which monster moves.
import { BOARDS, GRENADE, KIT, NONE } from "./data";
import { WALL, edge, neighbour } from "./data-board";
import {
  boardedAt,
  hasFirearm,
  hasMelee,
  isBanned,
  isOwnTurn,
  isUndeadTurn,
  livingOn,
  walker,
} from "./queries";
import { REACH_NO, isClosed, mayStop, stepKind, stepsLeft } from "./queries-reach";
import {
  ACTION_BLAST,
  ACTION_BOARD,
  ACTION_BREAK,
  ACTION_KIT,
  ACTION_OTHER,
  ACTION_PASS,
  ACTION_SEAT,
  ACTION_STAY,
  ACTION_STEP,
  ACTION_STOP,
  ACTION_TAKE_MONSTER,
} from "./rules-actions";
import {
  WHY_BANNED,
  WHY_BOARDED,
  WHY_CROWDED,
  WHY_FLED,
  WHY_FOUGHT,
  WHY_LEGAL,
  WHY_MOVED,
  WHY_MUST_STEP,
  WHY_NOT_NOW,
  WHY_NO_BARRICADE,
  WHY_NO_BOARDS,
  WHY_NO_END,
  WHY_NO_GRENADE,
  WHY_NO_KIT,
  WHY_NO_OPENING,
  WHY_NO_STEPS,
  WHY_NO_WEAPON,
  WHY_OCCUPIED,
  WHY_TRIED,
  WHY_WALL,
} from "./rules-why";
import { held, isBoarded, monsterAt, squareOf, state } from "./state";
import { PHASE_PROWL, PHASE_RUN } from "./state-phases";

export function allow(legal: bool): i32 {
  return legal ? WHY_LEGAL : WHY_NOT_NOW;
}

export function allowIf(legal: bool, why: i32): i32 {
  return legal ? WHY_LEGAL : why;
}

/** Whether the piece that moves has a legal step. */
export function canStep(): bool {
  for (let direction = 0; direction < 4; direction++) if (whyNotStep(direction) == WHY_LEGAL) return true;
  return false;
}

/** Whether a walk or an escape can go on: by a step, or by a grenade at boards (GEEK-BARR-9). */
export function canGoOn(): bool {
  for (let direction = 0; direction < 4; direction++) if (whyNotBlast(direction) == WHY_LEGAL) return true;
  return canStep();
}

/** Whether a monster's walk can go on, by a step or by a try at boards. */
export function canProwl(): bool {
  for (let direction = 0; direction < 4; direction++) if (whyNotBreak(direction) == WHY_LEGAL) return true;
  return canStep();
}

/** What the character that acts may use when it holds it. */
export function whyNotUse(kind: i32, why: i32): i32 {
  return allowIf(held(walker(), kind) > 0, why);
}

/** WALK and RUN. */
export function whyNotWalk(action: i32): i32 {
  const running = <i32>state.phase == PHASE_RUN;
  if (action >= ACTION_BREAK) return running ? WHY_NOT_NOW : whyNotBreak(action - ACTION_BREAK);
  if (action >= ACTION_BLAST) return whyNotBlast(action - ACTION_BLAST);
  if (action >= ACTION_STEP) return whyNotStep(action - ACTION_STEP);
  switch (action) {
    case ACTION_STOP:
      return whyNotStop();
    case ACTION_BOARD:
      return whyNotBoard();
    case ACTION_KIT:
      return isOwnTurn() ? whyNotUse(KIT, WHY_NO_KIT) : WHY_NOT_NOW; // GEEK-ITEM-3
    case ACTION_STAY:
      return allow(running && state.walked == 0 && !canStep());
    default:
      return WHY_NOT_NOW;
  }
}

function position(): i32 {
  return <i32>state.phase == PHASE_PROWL ? monsterAt(state.monster) : squareOf(walker());
}

/** GEEK-MOVE-3..13, GEEK-RUN-4, GEEK-UNDEAD-5..8, 17, 18. */
function whyNotStep(direction: i32): i32 {
  const from = position();
  if (edge(from, direction) == WALL) return WHY_WALL;
  if (boardedAt(from, direction) >= 0) return WHY_BOARDED;
  if (stepsLeft() <= 0) return WHY_NO_STEPS;
  if (stepKind(direction) != REACH_NO) return WHY_LEGAL;
  const square = neighbour(from, direction);
  if (<i32>state.fled == square) return WHY_FLED;
  return isClosed(square) ? WHY_CROWDED : WHY_NO_END;
}

function whyNotStop(): i32 {
  if (mayStop()) return WHY_LEGAL;
  return state.walked == 0 ? WHY_MUST_STEP : WHY_OCCUPIED;
}

/** GEEK-BARR-2..4: the opening of the last step; not before the first step of an escape. */
export function whyNotBoard(): i32 {
  const opening = <i32>state.crossed;
  const running = <i32>state.phase == PHASE_RUN;
  if (held(walker(), BOARDS) == 0) return WHY_NO_BOARDS;
  return opening == NONE || (running && state.walked == 0) ? WHY_NO_OPENING : allow(!isBoarded(opening));
}

/** GEEK-BARR-7, 8, 11: one spin at boards beside the piece; ends its turn's movement. */
export function whyNotBreak(direction: i32): i32 {
  if (state.tried) return WHY_TRIED;
  if (state.resolved) return WHY_FOUGHT;
  if (boardedAt(position(), direction) < 0) return WHY_NO_BARRICADE;
  if (!isUndeadTurn() && !hasMelee(state.turn) && !hasFirearm(state.turn)) return WHY_NO_WEAPON;
  return allowIf(mayStop(), WHY_OCCUPIED);
}

/** GEEK-BARR-9. */
function whyNotBlast(direction: i32): i32 {
  if (boardedAt(position(), direction) < 0) return WHY_NO_BARRICADE;
  if (held(walker(), GRENADE) == 0) return WHY_NO_GRENADE;
  return allowIf(stepsLeft() > 0, WHY_NO_STEPS);
}

// ---- monsters ----

/** MONSTER: GEEK-UNDEAD-2, 10, 13. */
export function whyNotMonster(action: i32): i32 {
  if (action == ACTION_PASS) return WHY_LEGAL;
  const entry = action - ACTION_TAKE_MONSTER;
  if (entry < 0 || monsterAt(entry) == NONE) return WHY_NOT_NOW;
  return isBanned(entry) ? WHY_BANNED : WHY_LEGAL;
}

export function whyNotProwl(action: i32): i32 {
  if (action >= ACTION_SEAT) {
    if (!isTarget(action - ACTION_SEAT)) return WHY_NOT_NOW;
    return state.walked == 0 ? WHY_LEGAL : WHY_MOVED; // GEEK-UNDEAD-15
  }
  if (action >= ACTION_BREAK) return whyNotBreak(action - ACTION_BREAK);
  if (action >= ACTION_BLAST) return WHY_NOT_NOW;
  if (action >= ACTION_STEP) return whyNotStep(action - ACTION_STEP);
  if (action == ACTION_STOP) return whyNotStop();
  if (action != ACTION_OTHER) return WHY_NOT_NOW;
  return state.walked == 0 ? WHY_LEGAL : WHY_MOVED;
}

/** Whether a living seat stands where the monster is that moves (GEEK-UNDEAD-14). */
export function isTarget(seat: i32): bool {
  return ((livingOn(monsterAt(state.monster), NONE) >> seat) & 1) != 0;
}
