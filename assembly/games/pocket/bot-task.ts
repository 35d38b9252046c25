// Owns how computer players of pocket lead: where the group goes, when it rests, how a new tile is turned.
import {
  DINING,
  GRAVEYARD,
  HOUSE,
  NONE,
  TEMPLE,
  YARD,
  isHealing,
  opposite,
  regionOf,
  turned,
  printedSides,
} from "./data";
import { measure, distanceTo, gateTo, stepAction, wallOf, wallTiles, FAR } from "./queries-routes";
import { worth } from "./bot-fight";
import { cardsToMidnight, etchingFound, isLiving, livingCount } from "./queries";
import { cellOf, healthOf, state } from "./state";
import { hiddenCount, isKnown, nextCell, openTiles, openingOf, tileAt } from "./queries-grid";
import {
  ACTION_BASH,
  ACTION_COWER,
  ACTION_GO,
  ACTION_PLACE,
  ACTION_ROOM,
  ACTION_WINDOW,
  isLegal,
} from "./rules";
import { TOTEM_BURIED, TOTEM_HELD, TOTEM_HIDDEN } from "./state-phases";

/** Mean gain of a seat times cards to spare from which levels 3 and 2 rest. */
const REST_3: i32 = 115;
const REST_2: i32 = 300;

/** The task of a turn. careful = rests as soon as it pays, not only in need. */
export function planTask(careful: bool): i32 {
  if (isLegal(ACTION_COWER) && shouldRest(careful ? REST_3 : REST_2)) return ACTION_COWER;
  // The room's action is the goal itself in Temple and Graveyard; in Storage Closet and Garage it costs a card.
  if (isLegal(ACTION_ROOM) && (isRitualRoom() || !careful || spareCards() > 0)) return ACTION_ROOM;
  const action = nextStep();
  if (action >= 0 && isLegal(action)) return action;
  return isLegal(ACTION_COWER) ? ACTION_COWER : -1;
}

function isRitualRoom(): bool {
  return <i32>state.tile == TEMPLE || <i32>state.tile == GRAVEYARD;
}

// ---- where to ----

/** The step towards what is missing next: totem, grave, etching. */
function nextStep(): i32 {
  if (<i32>state.totem == TOTEM_HIDDEN) return isKnown(TEMPLE) ? goTo(1 << TEMPLE) : explore(HOUSE);
  if (<i32>state.totem == TOTEM_HELD) {
    return isKnown(GRAVEYARD) ? goTo(1 << GRAVEYARD) : explore(YARD);
  }
  return explore(nearerRegion());
}

/** Where an etching is found sooner: the way there, and how many tiles hide it. */
function nearerRegion(): i32 {
  const here = regionOf(state.tile);
  const there = 1 - here;
  if (hiddenCount(here) == 0) return there;
  if (hiddenCount(there) == 0) return here;
  measure(1 << gateTo(there));
  return hiddenCount(here) <= hiddenCount(there) + 2 * distanceTo(state.tile) + 2 ? here : there;
}

function goTo(goals: i32): i32 {
  measure(goals);
  return stepAction();
}

/** Opens a new tile of a region, or goes to where that can be done. */
function explore(region: i32): i32 {
  if (region == YARD && regionOf(state.tile) == HOUSE) return toYard();
  if (region == HOUSE && regionOf(state.tile) == YARD) return goTo(1 << DINING);
  const opening = openingOf(state.tile);
  if (opening != NONE) return ACTION_GO + opening;
  const tiles = openTiles(region);
  if (tiles != 0) return goTo(tiles);
  return region == HOUSE ? breakOut() : -1;
}

function toYard(): i32 {
  if (!isKnown(DINING)) return explore(HOUSE);
  return <i32>state.tile == DINING ? ACTION_WINDOW : goTo(1 << DINING);
}

/** The house is closed: through a wall here, or to a room that has one. */
function breakOut(): i32 {
  const wall = wallOf(state.tile);
  if (wall != NONE && isLegal(ACTION_BASH + wall)) return ACTION_BASH + wall;
  return goTo(wallTiles());
}

// ---- rest ----

/** Cards that a group needs on the average to do what is missing, roughly. */
function cardsNeeded(): i32 {
  let needed = etchingFound() ? 0 : 2;
  if (<i32>state.totem == TOTEM_BURIED) return needed;
  needed += 1; // the burial
  if (isKnown(GRAVEYARD)) needed += regionOf(state.tile) == YARD ? 2 : 4;
  else needed += 1 + ((hiddenCount(YARD) + 1) >> 1);
  if (<i32>state.totem == TOTEM_HELD) return needed + (regionOf(state.tile) == HOUSE ? 2 : 0);
  needed += 3; // search and the way to the window
  if (!isKnown(TEMPLE)) return needed + ((hiddenCount(HOUSE) + 2) >> 1);
  measure(1 << TEMPLE);
  const way = distanceTo(state.tile);
  return needed + (way == FAR ? 3 : way);
}

/** Cards that are left over for rests and items. */
export function spareCards(): i32 {
  return cardsToMidnight() - cardsNeeded();
}

/** Whether a rest gives the table more than the card is worth. */
function shouldRest(enough: i32): bool {
  const spare = spareCards();
  if (spare < 2) return false;
  const gain = isHealing(state.tile) ? 2 : 1;
  let sum = 0;
  for (let seat = 0; seat < <i32>state.seats; seat++) {
    if (isLiving(seat)) sum += worth(healthOf(seat) + gain) - worth(healthOf(seat));
  }
  const mean = sum / livingCount();
  return mean * spare >= enough;
}

// ---- a new tile ----

/** The rotation with the most new openings. */
export function bestRotation(): i32 {
  let best = -1;
  let most = -1;
  for (let r = 0; r < 4; r++) {
    if (!isLegal(ACTION_PLACE + r)) continue;
    const count = openingsOf(state.newTile, r);
    if (count <= most) continue;
    most = count;
    best = r;
  }
  return best < 0 ? -1 : ACTION_PLACE + best;
}

/** Sides to blank cells that the new tile would have open in a rotation. */
export function openingsOf(tile: i32, rotation: i32): i32 {
  const cell = nextCell(cellOf(state.tile), state.direction);
  const sides = turned(printedSides(tile), rotation);
  let count = 0;
  for (let dir = 0; dir < 4; dir++) {
    if (dir == opposite(state.direction) || ((sides >> dir) & 1) == 0) continue;
    if (tileAt(regionOf(tile), nextCell(cell, dir)) == NONE) count++;
  }
  return count;
}
