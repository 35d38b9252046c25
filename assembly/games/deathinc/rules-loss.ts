// Owns what a seat gains and loses in deathinc: hearts, bullets, tokens, its party, its life.
import { MOST_HEARTS, NONE, NOWHERE, START_BULLETS, START_HEARTS } from "./data";
import { FIRST_SITE, GATE_CENTRE, HOME } from "./data-map";
import { desk, firstLed, isOnMap, seatBit } from "./queries";
import { inCity } from "./queries-city";
import { nearestFreeOffice } from "./queries-way";
import { dropItems } from "./rules-status";
import { hasParachute } from "./rules-windows";
import { endFight } from "./rules-fight";
import {
  bulletsOf,
  directorPlace,
  heartsOf,
  isBullet,
  isHeart,
  killsOf,
  setBullet,
  setBullets,
  setDirectorPlace,
  setHeart,
  setHearts,
  setKills,
  setSpace,
  spaceOf,
  state,
} from "./state";
import { LED_BY, ON_DESK, OUTCOME_DEAD, PHASE_DYING, REMOVED } from "./state-phases";

const MOST_BULLETS: i32 = 255; // a byte
const GAINED_HEART: u8 = 1;
const GAINED_BULLET: u8 = 2;

/** Hearts up to five (INC-ADD-4). */
export function gainHearts(seat: i32, hearts: i32): void {
  setHearts(seat, min(heartsOf(seat) + hearts, MOST_HEARTS));
}

export function gainBullets(seat: i32, bullets: i32): void {
  setBullets(seat, min(bulletsOf(seat) + bullets, MOST_BULLETS));
}

/** A seat takes the token it stands on; with five hearts a heart stays where it is (INC-MOVE-7). */
export function takeToken(seat: i32): void {
  const space = spaceOf(seat);
  if (isBullet(space)) {
    setBullet(space, false);
    gainBullets(seat, 1);
    state.gained = GAINED_BULLET;
  } else if (isHeart(space) && heartsOf(seat) < MOST_HEARTS) {
    setHeart(space, false);
    gainHearts(seat, 1);
    state.gained = GAINED_HEART;
  }
}

// ---- directors ----

/** A director joins a seat's party as the last one claimed. */
export function joinParty(director: i32, seat: i32): void {
  setDirectorPlace(director, closeRanks(LED_BY + 8 * seat));
}

/** A party's order of claiming without gaps, so that eight numbers always do; the next number. */
function closeRanks(party: i32): i32 {
  let next = party;
  for (let place = party; place < party + 8; place++) {
    for (let director = 0; director < 8; director++)
      if (directorPlace(director) == place) setDirectorPlace(director, next++);
  }
  return next;
}

/** A director goes to the desk of the nearest free office, measured from a space (INC-DIR-7). */
export function returnDirector(director: i32, space: i32): void {
  const site = nearestFreeOffice(space);
  // There are as many offices as directors drawn; in a loaded state not always.
  setDirectorPlace(director, site == NONE ? REMOVED : ON_DESK + site);
  if (site == NONE || spaceOf(state.turn) != desk(FIRST_SITE + site)) return;
  // INC-DIR-3, AMB-24: who stands there already has not come to it.
  if (state.fighting != 0) state.fighting = 1;
  if (state.passing != 0) state.passing = 2;
}

// ---- hearts and death ----

/** The turn's seat loses hearts in its fight; with none left it dies, unless a card saves it (INC-COMBAT-6, 7). */
export function hurt(seat: i32, hearts: i32): void {
  const lost = min(hearts, heartsOf(seat));
  state.lost += <u8>lost;
  setHearts(seat, heartsOf(seat) - lost);
  if (heartsOf(seat) > 0) return;
  if (hasParachute(seat)) state.phase = <u8>PHASE_DYING;
  else die(seat);
}

/** INC-DEATH-1..3, 7, 8; its items go, the rest of its turn goes on (INC-DEATH-6). */
export function die(seat: i32): void {
  const space = spaceOf(seat);
  if (inCity(seat)) state.died |= seatBit(seat);
  const lost = (killsOf(seat) + 1) / 2;
  setKills(seat, killsOf(seat) - lost);
  state.dead = <u8>seat;
  state.deadKills = <u8>lost;
  dropItems(seat);
  for (let director = firstLed(seat); director != NONE; director = firstLed(seat))
    returnDirector(director, space);
  setSpace(seat, NOWHERE);
  endFight(OUTCOME_DEAD);
}

/** A seat off the map comes back with three hearts and three bullets (INC-TURN-R, INC-DEATH-4, 5, INC-BASE-8). */
export function comeBack(seat: i32): void {
  if (isOnMap(seat)) return;
  setSpace(seat, inCity(seat) ? GATE_CENTRE : HOME);
  state.died &= ~seatBit(seat);
  setHearts(seat, START_HEARTS);
  setBullets(seat, START_BULLETS);
}
