// Owns steps 5-7 of a deathinc turn: the walk, what arriving somewhere means, claims and rescues.
import { NONE, NOWHERE } from "./data";
import { HOME, NORTH, WEST, isCity, localOf, tileOf } from "./data-map";
import {
  PILE_STRINGS,
  cardsAt,
  ceoSpace,
  directorOn,
  firstLed,
  isCityGame,
  isElsewhere,
  isFoe,
  isOnMap,
  ledBy,
  neighbour,
  seatBit,
} from "./queries";
import { isBuilding, isExplorable, isOpenEdge, isPadCentre, isRoad, roads } from "./queries-city";
import { FAR, apart, homeSteps } from "./queries-way";
import { explore, land, layGate } from "./rules-city";
import { FIGHT_ARRIVING, FIGHT_HERE, startFight } from "./rules-fight";
import { joinParty, takeToken } from "./rules-loss";
import { movementTotal, spendStatus } from "./rules-status";
import { enterLate } from "./rules-turn";
import { settleCheck } from "./rules-vote";
import {
  WHY_DRILL,
  WHY_LEADS,
  WHY_LEGAL,
  WHY_NO_RESCUE,
  WHY_NO_STEPS,
  WHY_NO_TILE,
  WHY_OPEN_AIR,
  WHY_PUPPET,
  WHY_WALL,
  allowIf,
} from "./rules-why";
import { setCardPlace, setDirectorPlace, setSpace, spaceOf, state, statusOf } from "./state";
import {
  IN_DECK,
  IN_HAND,
  PHASE_READY,
  PHASE_SLIP,
  PHASE_STRING,
  PHASE_WALK,
  SAFE_WITH,
  STATUS_DRILL,
  STATUS_MEETING,
  STATUS_OPEN_AIR,
  STATUS_PUPPET,
} from "./state-phases";

/** State.bonus: Zombie Shuffle (EV14). */
const BONUS_SHUFFLE: u8 = 4;
/** State.passing: as if arriving, 2 = as if standing; 3 - passing is how the fight would begin (rules-fight.ts). */
const PASSING: u8 = 1;

// ---- the movement ----

/** Step 5 comes, unless it is skipped (EV21, death); also the extra one of Overtime. */
export function enterReady(): void {
  if (state.walkDone || !isOnMap(state.turn) || (statusOf(state.turn) & STATUS_MEETING) != 0) endMovement();
  else state.phase = <u8>PHASE_READY;
}

/** Steps 5-7 once more (PS5). */
export function beginMovement(): void {
  state.walkDone = 0;
  enterReady();
}

/** The movement's total is known: the die, or 0 where a card gives it (BC17). */
export function startWalk(face: i32): void {
  state.die = <u8>face;
  state.walked = 0;
  state.from = <u16>NOWHERE;
  state.total = <u8>movementTotal(state.turn, face);
  state.steps = state.total;
  state.phase = <u8>PHASE_WALK;
}

/** Steps 5-7 are over or skipped; what lay on them is used up (section 4.1). */
export function endMovement(): void {
  state.bonus = 0;
  spendStatus(state.turn);
  state.steps = 0;
  state.passing = 0;
  state.walkDone = 1;
  enterLate();
}

// ---- single steps ----

/** Why the walker cannot step in a direction; WHY_LEGAL. */
export function whyNotStep(direction: i32): i32 {
  if (state.steps == 0) return WHY_NO_STEPS;
  const space = spaceOf(state.turn);
  const puppet = (statusOf(state.turn) & STATUS_PUPPET) != 0;
  const next = neighbour(space, direction);
  if (next == NOWHERE) {
    if (!isOpenEdge(space, direction)) return WHY_WALL;
    if (puppet) return WHY_PUPPET;
    return isExplorable(space, direction) ? WHY_LEGAL : WHY_NO_TILE;
  }
  if (isElsewhere(space, next)) {
    if (puppet) return WHY_PUPPET;
    if (((state.rescued >> state.turn) & 1) == 0) return WHY_NO_RESCUE;
    if (ledBy(state.turn) != 0) return WHY_LEADS;
  }
  if (puppet && isPadCentre(next)) return WHY_PUPPET;
  return whyNotOrdered(space, next);
}

/** What Evacuation Drill and Open Air Only let the walker do (EV20, BC08). */
function whyNotOrdered(space: i32, next: i32): i32 {
  if (isDrilled() && homeSteps(next) >= homeSteps(space)) return WHY_DRILL;
  if ((statusOf(state.turn) & STATUS_OPEN_AIR) == 0 || !isCity(tileOf(space)) || !isCity(tileOf(next)))
    return WHY_LEGAL;
  const goesOut = isRoad(space) ? isRoad(next) : roadSteps(next) < roadSteps(space);
  return allowIf(goesOut, WHY_OPEN_AIR);
}

/** Steps to the nearest road space of a city tile. */
function roadSteps(space: i32): i32 {
  const open = roads(tileOf(space));
  let least = FAR;
  for (let local = 0; local < 9; local++)
    if (((open >> local) & 1) != 0) least = min(least, apart(localOf(space), local));
  return least;
}

/** Whether the walk follows a drill; in the city there is no way to drill (EV20). */
export function isDrilled(): bool {
  return (statusOf(state.turn) & STATUS_DRILL) != 0 && homeSteps(spaceOf(state.turn)) != FAR;
}

/** Why the walker may not stop: a drill wants all its steps, Open Air Only those out of the building (EV20, BC08). */
export function whyNotStop(): i32 {
  const why = isDrilled() ? WHY_DRILL : isInside() ? WHY_OPEN_AIR : WHY_LEGAL;
  if (why == WHY_LEGAL) return why;
  for (let direction = NORTH; direction <= WEST; direction++)
    if (whyNotStep(direction) == WHY_LEGAL) return why;
  return WHY_LEGAL;
}

/** Whether the walk has begun in a building and has to leave it. */
function isInside(): bool {
  const space = spaceOf(state.turn);
  return (statusOf(state.turn) & STATUS_OPEN_AIR) != 0 && isCity(tileOf(space)) && isBuilding(space);
}

/** A step; first a zombie that a card has put here is fought (INC-MOVE-10), over an open edge a tile is laid. */
export function step(direction: i32): void {
  const space = spaceOf(state.turn);
  if (isFoe(space) && state.passing == 0) return startFight(FIGHT_HERE);
  const next = neighbour(space, direction);
  if (next == NOWHERE) explore(direction);
  else finishStep(next);
}

/** The step itself; also after the city tile it leads to was laid. */
export function finishStep(next: i32): void {
  state.steps -= 1;
  state.walked += 1;
  arrive(state.turn, next);
}

/** The walker stops: what it slipped past or was put on it is fought first (INC-MOVE-10, EV14). */
export function stopWalk(): void {
  state.steps = 0;
  walkOn();
}

/** Goes on with step 6 as far as there are steps. */
function walkOn(): void {
  if (state.steps > 0 && !(isDrilled() && spaceOf(state.turn) == HOME)) {
    state.phase = <u8>PHASE_WALK;
    return;
  }
  const passing = <i32>state.passing;
  if (isFoe(spaceOf(state.turn))) startFight(passing != 0 ? 3 - passing : FIGHT_HERE);
  else endMovement();
}

/** A zombie that was slipped past is gone (EV14). */
export function settlePassing(): void {
  if (state.passing == 0 || isFoe(spaceOf(state.turn))) return;
  arrived(state.passing == PASSING);
}

// ---- arriving ----

/** The pawn of the turn comes to a space in its own movement (INC-MOVE-6, 7). */
export function arrive(seat: i32, space: i32): void {
  state.from = <u16>spaceOf(seat);
  setSpace(seat, space);
  state.passing = 0;
  if (!isFoe(space)) arrived(true);
  else if ((state.bonus & BONUS_SHUFFLE) != 0 && space != ceoSpace()) state.phase = <u8>PHASE_SLIP;
  else startFight(FIGHT_ARRIVING);
}

/** The zombie here is fought, or passed (EV14). */
export function slip(fights: bool): void {
  if (fights) return startFight(FIGHT_ARRIVING);
  state.passing = PASSING;
  walkOn();
}

/** A pawn comes to a space by a card, without a fight. */
export function putPawn(seat: i32, space: i32, takesTokens: bool): void {
  setSpace(seat, space);
  if (seat == <i32>state.turn) state.passing = 0;
  if (takesTokens) takeToken(seat);
}

/** Nobody bars the space of the turn's pawn: token, claim, rescue, landing (INC-DIR-2, 3, 9, INC-BASE-10). */
export function arrived(entered: bool): void {
  const seat = <i32>state.turn;
  const space = spaceOf(seat);
  state.passing = 0;
  state.gained = 0;
  state.claimed = <u8>NONE;
  state.saved = 0;
  takeToken(seat);
  if (!entered) return walkOn();
  if (isCityGame() && isPadCentre(space)) return land(seat);
  if (space == HOME && ledBy(seat) != 0) return rescue(seat);
  const director = directorOn(space);
  if (director == NONE) return walkOn();
  joinParty(director, seat);
  state.claimed = <u8>director;
  endMovement();
}

/** The whole party is safe; a strings card for each (INC-DIR-9, 10, INC-BASE-3, 4). */
function rescue(seat: i32): void {
  for (let director = firstLed(seat); director != NONE; director = firstLed(seat)) {
    setDirectorPlace(director, SAFE_WITH + seat);
    state.saved += 1;
  }
  state.rescued |= seatBit(seat);
  if (isCityGame()) layGate();
  state.left = state.saved;
  stringsOn();
}

/** A strings card is drawn. */
export function drawString(card: i32): void {
  setCardPlace(card, IN_HAND + <i32>state.turn);
  state.left -= 1;
  stringsOn();
}

/** The next strings card while there are some; then the walk is over, or the game (INC-MOVE-9, INC-VOTE-1). */
function stringsOn(): void {
  state.phase = <u8>PHASE_STRING;
  if (state.left != 0 && cardsAt(PILE_STRINGS, IN_DECK) != 0) return;
  state.left = 0;
  if (!settleCheck()) endMovement();
}
