// Owns whether each single byte of deathinc has a value that it can have.
import { RULES_PTR } from "../../console/state-map";
import {
  DIRECTORS,
  MOST_HEARTS,
  MOST_SEATS,
  NONE,
  NOWHERE,
  OFFICE_CART,
  OPTION_KILLS,
  OPTION_OUTCOME,
  OPTION_REACT,
  REACT_OFF,
} from "./data";
import { CARDS } from "./data-cards";
import { CITY_DECK } from "./data-city";
import { SITES, SPACES, TILES, WEST } from "./data-map";
import { isAlone, isCityGame, reactions } from "./queries";
import { State, orderOf, puppeteerOf, spaceOf, state, statusOf } from "./state";
import { OUTCOME_SAVED, PHASES, RESULT_GIVEN_UP, STATUS_PUPPET, WINDOW_4 } from "./state-phases";

const MOST_KILLS: i32 = 200;
const MOST_STEPS: i32 = 36; // (6 + 5 + 2 + 2) * 2 + 6
const MOST_BASE: i32 = 15;
const MOST_ORDERS: i32 = 1848;
const ALL_SEATS: i32 = 255; // the limit is the number of seats

/** Offset from which places are counted. */
const BASE: i32 = <i32>offsetof<State>("order0");

/** Bytes of one kind: where the first lies, how many there are, the greatest number, 1 = NONE too; 0 of them ends. */
const RANGES: usize = memory.data<u8>([
  <u8>(offsetof<State>("target") - BASE),
  1,
  6,
  1,
  <u8>(offsetof<State>("card") - BASE),
  1,
  <u8>(CARDS - 1),
  1,
  <u8>(offsetof<State>("weapon") - BASE),
  3, // trimmer, stopped
  <u8>(CARDS - 1),
  1,
  <u8>(offsetof<State>("bottle") - BASE),
  1,
  <u8>(TILES - 1),
  1,
  <u8>(offsetof<State>("scared") - BASE),
  2, // claimed
  <u8>(DIRECTORS - 1),
  1,
  <u8>(offsetof<State>("mover") - BASE),
  12, // dead, lunch, freeze, first, winner, trophy, six of puppet
  <u8>ALL_SEATS,
  1,
  <u8>(offsetof<State>("ceo") - BASE),
  1,
  <u8>(SITES - 1),
  1,
  <u8>(offsetof<State>("hearts0") - BASE),
  6,
  <u8>MOST_HEARTS,
  0,
  <u8>(offsetof<State>("kills0") - BASE),
  6,
  <u8>MOST_KILLS,
  0,
  <u8>(offsetof<State>("lasting0") - BASE),
  6,
  10,
  0,
  <u8>(offsetof<State>("phase") - BASE),
  2, // back
  <u8>(PHASES - 1),
  0,
  <u8>(offsetof<State>("result") - BASE),
  1,
  <u8>RESULT_GIVEN_UP,
  0,
  <u8>(offsetof<State>("turn") - BASE),
  5, // asked, answering, player, tieSeat
  <u8>ALL_SEATS,
  0,
  <u8>(offsetof<State>("iron") - BASE),
  1,
  3,
  0,
  <u8>(offsetof<State>("cityLaid") - BASE),
  1,
  <u8>(CITY_DECK + 1),
  0,
  <u8>(offsetof<State>("room") - BASE),
  1,
  <u8>(TILES - 1),
  0,
  <u8>(offsetof<State>("toPlace") - BASE),
  1,
  9,
  0,
  <u8>(offsetof<State>("tokens") - BASE),
  1,
  100,
  0,
  <u8>(offsetof<State>("entry") - BASE),
  1,
  <u8>WEST,
  0,
  <u8>(offsetof<State>("base") - BASE),
  2, // bonus
  <u8>MOST_BASE, // and all bits
  0,
  <u8>(offsetof<State>("die") - BASE),
  2, // toMove
  6,
  0,
  <u8>(offsetof<State>("steps") - BASE),
  3, // walked, total
  <u8>MOST_STEPS,
  0,
  <u8>(offsetof<State>("walkDone") - BASE),
  1,
  1,
  0,
  <u8>(offsetof<State>("saved") - BASE),
  1,
  <u8>DIRECTORS,
  0,
  <u8>(offsetof<State>("gained") - BASE),
  2, // passing
  2,
  0,
  <u8>(offsetof<State>("outcome") - BASE),
  1,
  <u8>OUTCOME_SAVED,
  0,
  <u8>(offsetof<State>("added") - BASE),
  1,
  5,
  0,
  <u8>(offsetof<State>("used") - BASE),
  1,
  3,
  0,
  <u8>(offsetof<State>("fighting") - BASE),
  1,
  2,
  0,
  <u8>(offsetof<State>("stepOne") - BASE),
  2, // using
  1,
  0,
  <u8>(offsetof<State>("window") - BASE),
  1,
  <u8>WINDOW_4,
  0,
  <u8>(offsetof<State>("left") - BASE),
  1,
  10,
  0,
  <u8>(offsetof<State>("passed") - BASE),
  1,
  <u8>MOST_SEATS,
  0,
  0,
  0,
]);
/** Numbers of two bytes that are spaces or NOWHERE: where the first lies, how many. */
const PLACES: usize = memory.data<u8>([
  <u8>(offsetof<State>("at0") - BASE),
  7, // six of them, aim
  <u8>(offsetof<State>("from") - BASE),
  7, // from, six of moved
]);

/** Whether all single fields are in their ranges; afterwards every table can be read by them. */
export function rangesHold(): bool {
  const seats = <i32>state.seats;
  if (seats < 1 || seats > MOST_SEATS || !optionsHold()) return false;
  for (let row = RANGES; load<u8>(row, 1); row += 4) {
    const most = <i32>load<u8>(row, 2);
    const first = RULES_PTR + BASE + load<u8>(row);
    for (let at = first; at < first + load<u8>(row, 1); at++) {
      const value = <i32>load<u8>(at);
      if (value > (most == ALL_SEATS ? seats - 1 : most) && (value != NONE || !load<u8>(row, 3)))
        return false;
    }
  }
  return placesHold() && seatSetsHold();
}

function placesHold(): bool {
  for (let row = PLACES; row < PLACES + 4; row += 2) {
    const first = RULES_PTR + BASE + load<u8>(row);
    for (let i: u32 = 0; i < load<u8>(row, 1); i++) {
      const space = <i32>load<u16>(first + 2 * i);
      if (space >= SPACES && space != NOWHERE) return false;
    }
  }
  return true;
}

/** INC-BASE-28: one seat is true solo, without the base set. */
function optionsHold(): bool {
  const known = 3 | OPTION_KILLS | OPTION_REACT | OPTION_OUTCOME;
  if (((<i32>state.options) & ~known) != 0 || reactions() > REACT_OFF) return false;
  return isAlone() == (state.seats == 1) && !(isAlone() && isCityGame());
}

/** Who walks a seat's pawn; in the office nobody ever does, and nothing reads it. */
function stringsHold(seat: i32): bool {
  if (OFFICE_CART) return true;
  const puppet = (statusOf(seat) & STATUS_PUPPET) != 0;
  return puppet == (puppeteerOf(seat) != NONE) && puppeteerOf(seat) != seat;
}

/** Sets of seats, orders. */
function seatSetsHold(): bool {
  const sets = <i32>(state.humans | state.played | state.died | state.rescued | state.tied);
  if (sets >> state.seats != 0) return false;
  for (let seat = 0; seat < MOST_SEATS; seat++) {
    if (orderOf(seat) > MOST_ORDERS || !stringsHold(seat)) return false;
    if (seat >= <i32>state.seats && spaceOf(seat) != NOWHERE) return false;
  }
  return true;
}
