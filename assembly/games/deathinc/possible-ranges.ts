// Owns whether each single byte of deathinc has a value that it can have.
import { RULES_PTR } from "../../console/state-map";
import {
  DIRECTORS,
  MOST_HEARTS,
  MOST_SEATS,
  NONE,
  NOWHERE,
  OPTION_KILLS,
  OPTION_OUTCOME,
  OPTION_REACT,
  REACT_OFF,
} from "./data";
import { CARDS } from "./data-cards";
import { CITY_DECK } from "./data-city";
import { SITES, SPACES, TILES, WEST } from "./data-map";
import { isAlone, isCityGame, reactions } from "./queries";
import { orderOf, puppeteerOf, spaceOf, state, statusOf } from "./state";
import { State } from "./state-bytes";
import { OUTCOME_SAVED, PHASES, RESULT_GIVEN_UP, STATUS_PUPPET, WINDOW_4 } from "./state-phases";

const MOST_KILLS: i32 = 200;
const MOST_STEPS: i32 = 36; // (6 + 5 + 2 + 2) * 2 + 6
const MOST_BASE: i32 = 15;
const MOST_ORDERS: i32 = 1848;
const ALL_SEATS: i32 = 255; // the limit is the number of seats

/** Offset from which places are counted. */
const BASE: i32 = <i32>offsetof<State>("order0");

/** Added to a number of bytes that may be NONE too. */
const OR_NONE: i32 = 128;
/** Bytes of one kind: where the first lies, how many there are, the greatest number; 0 of them ends. */
const RANGES: usize = memory.data<u8>([
  <u8>(offsetof<State>("target") - BASE),
  <u8>(OR_NONE + 1),
  6,
  <u8>(offsetof<State>("card") - BASE),
  <u8>(OR_NONE + 1),
  <u8>(CARDS - 1),
  <u8>(offsetof<State>("weapon") - BASE),
  <u8>(OR_NONE + 3), // trimmer, stopped
  <u8>(CARDS - 1),
  <u8>(offsetof<State>("bottle") - BASE),
  <u8>(OR_NONE + 1),
  <u8>(TILES - 1),
  <u8>(offsetof<State>("scared") - BASE),
  <u8>(OR_NONE + 2), // claimed
  <u8>(DIRECTORS - 1),
  <u8>(offsetof<State>("mover") - BASE),
  <u8>(OR_NONE + 12), // dead, lunch, freeze, first, winner, trophy, six of puppet
  <u8>ALL_SEATS,
  <u8>(offsetof<State>("ceo") - BASE),
  <u8>(OR_NONE + 1),
  <u8>(SITES - 1),
  <u8>(offsetof<State>("hearts0") - BASE),
  6,
  <u8>MOST_HEARTS,
  <u8>(offsetof<State>("kills0") - BASE),
  6,
  <u8>MOST_KILLS,
  <u8>(offsetof<State>("lasting0") - BASE),
  6,
  10,
  <u8>(offsetof<State>("phase") - BASE),
  2, // back
  <u8>(PHASES - 1),
  <u8>(offsetof<State>("result") - BASE),
  1,
  <u8>RESULT_GIVEN_UP,
  <u8>(offsetof<State>("turn") - BASE),
  5, // asked, answering, player, tieSeat
  <u8>ALL_SEATS,
  <u8>(offsetof<State>("cityLaid") - BASE),
  1,
  <u8>(CITY_DECK + 1),
  <u8>(offsetof<State>("room") - BASE),
  1,
  <u8>(TILES - 1),
  <u8>(offsetof<State>("toPlace") - BASE),
  1,
  9,
  <u8>(offsetof<State>("tokens") - BASE),
  1,
  100,
  <u8>(offsetof<State>("entry") - BASE),
  1,
  <u8>WEST,
  <u8>(offsetof<State>("base") - BASE),
  2, // bonus
  <u8>MOST_BASE, // and all bits
  <u8>(offsetof<State>("die") - BASE),
  2, // toMove
  6,
  <u8>(offsetof<State>("steps") - BASE),
  3, // walked, total
  <u8>MOST_STEPS,
  <u8>(offsetof<State>("walkDone") - BASE),
  1,
  1,
  <u8>(offsetof<State>("saved") - BASE),
  1,
  <u8>DIRECTORS,
  <u8>(offsetof<State>("gained") - BASE),
  2, // passing
  2,
  <u8>(offsetof<State>("outcome") - BASE),
  1,
  <u8>OUTCOME_SAVED,
  <u8>(offsetof<State>("used") - BASE),
  1,
  3,
  <u8>(offsetof<State>("fighting") - BASE),
  1,
  2,
  <u8>(offsetof<State>("stepOne") - BASE),
  2, // using
  1,
  <u8>(offsetof<State>("window") - BASE),
  1,
  <u8>WINDOW_4,
  <u8>(offsetof<State>("left") - BASE),
  1,
  10,
  <u8>(offsetof<State>("passed") - BASE),
  1,
  <u8>MOST_SEATS,
  <u8>(offsetof<State>("face0") - BASE),
  6,
  6,
  0,
  0,
]);
/** Numbers of two bytes that are spaces or NOWHERE: from the first pawn to the last zombie moved, target and card aside. */
const PLACES: i32 = <i32>((offsetof<State>("weapon") - offsetof<State>("at0")) / 2);
const NO_PLACE: i32 = <i32>((offsetof<State>("target") - offsetof<State>("at0")) / 2);

/** Whether all single fields are in their ranges; afterwards every table can be read by them. */
export function rangesHold(): bool {
  const seats = <i32>state.seats;
  if (seats < 1 || seats > MOST_SEATS || !optionsHold()) return false;
  for (let row = RANGES; load<u8>(row, 1); row += 3) {
    const count = <i32>load<u8>(row, 1);
    const most = <i32>load<u8>(row, 2);
    const first = RULES_PTR + BASE + load<u8>(row);
    for (let at = first; at < first + (count & (OR_NONE - 1)); at++) {
      const value = <i32>load<u8>(at);
      if (value > (most == ALL_SEATS ? seats - 1 : most) && (value != NONE || count < OR_NONE)) return false;
    }
  }
  return placesHold() && seatSetsHold();
}

function placesHold(): bool {
  for (let n = 0; n < PLACES; n++) {
    const space = <i32>load<u16>(RULES_PTR + 2 * n, offsetof<State>("at0"));
    if (space >= SPACES && space != NOWHERE && n != NO_PLACE) return false;
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
