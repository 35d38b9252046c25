// Owns the test of saves that the cartridge ships: no value out of range, and no way into a trap or a standstill.
// Small where possible.ts is thorough: what cannot come of play but can be played on from is let through.
import { NOWHERE, ROOM_KINDS } from "./data";
import { CITY_KINDS } from "./data-city";
import { FIRST_SITE, GATE, SITES, SPACES, WEST, isDoorSide, isSite } from "./data-map";
import { rangesHold } from "./possible-ranges";
import { underWayHolds } from "./possible-turn";
import { ceoSpace, doorSide, isLaid, roomKind, supply, walkable } from "./queries";
import { cityKind, endOfCity } from "./queries-city";
import { anyLegal } from "./rules-legal";
import {
  CITY_TILES,
  cityColumn,
  cityRow,
  isBullet,
  isHeart,
  isZombie,
  roomByte,
  spaceOf,
  state,
} from "./state";
import { PHASE_BLUE, PHASE_DEAL, PHASE_OVER, PHASE_RED, PHASE_TIE_DIE } from "./state-phases";

/** Whether the bytes can be played on from, whatever is done; others are no save of this game. */
export function isPlayable(): bool {
  if (!rangesHold() || !planFits() || !piecesFit()) return false;
  const now = <i32>state.phase;
  if ((state.result != 0) != (now == PHASE_OVER)) return false;
  if (now == PHASE_OVER) return true;
  if ((now == PHASE_RED || now == PHASE_BLUE) && !(isSite(state.room) && isLaid(state.room))) return false;
  if (now <= PHASE_DEAL != (state.turns == 0)) return false;
  return (now <= PHASE_DEAL || now >= PHASE_TIE_DIE || underWayHolds()) && anyLegal();
}

/** Rooms and city tiles are of a kind, doors look to the hallway. */
function planFits(): bool {
  for (let tile = FIRST_SITE; tile < FIRST_SITE + SITES; tile++) {
    if (roomByte(tile) == 0) continue;
    if (roomKind(tile) < 0 || roomKind(tile) >= ROOM_KINDS || doorSide(tile) > WEST) return false;
    if (!isDoorSide(tile, doorSide(tile))) return false;
  }
  for (let tile = GATE; tile < endOfCity(); tile++) {
    if (cityKind(tile) >= CITY_KINDS || max(abs(cityColumn(tile)), abs(cityRow(tile))) > CITY_TILES)
      return false;
  }
  return (cityColumn(GATE) | cityRow(GATE)) == 0;
}

/** Pawns, zombies, tokens and the Zombie CEO are where they can. */
function piecesFit(): bool {
  for (let space = 0; space < SPACES; space++)
    if ((isZombie(space) || isHeart(space) || isBullet(space)) && !walkable(space)) return false;
  for (let seat = 0; seat < <i32>state.seats; seat++)
    if (spaceOf(seat) != NOWHERE && !walkable(spaceOf(seat))) return false;
  return (
    supply() >= 0 &&
    (state.died == 0 || endOfCity() > GATE) &&
    (ceoSpace() == NOWHERE || walkable(ceoSpace()))
  );
}
