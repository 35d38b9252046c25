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
import { State, orderOf, puppeteerOf, spaceOf, state, statusOf } from "./state";
import { OUTCOME_SAVED, PHASES, RESULT_GIVEN_UP, STATUS_PUPPET, WINDOW_4 } from "./state-phases";

const MOST_KILLS: i32 = 200;
const MOST_STEPS: i32 = 36; // (6 + 5 + 2 + 2) * 2 + 6
const MOST_BASE: i32 = 15;
const MOST_ORDERS: i32 = 1848;
const ALL_SEATS: i32 = 255; // the limit is the number of seats

/** Bytes of one kind: where the first lies, how many there are, the greatest number, 1 = NONE too; 0, 0 ends. */
const RANGES: usize = memory.data<u16>([
  <u16>offsetof<State>("hearts0"),
  <u16>MOST_SEATS,
  <u16>MOST_HEARTS,
  0,
  <u16>offsetof<State>("kills0"),
  <u16>MOST_SEATS,
  <u16>MOST_KILLS,
  0,
  <u16>offsetof<State>("lasting0"),
  <u16>MOST_SEATS,
  10,
  0,
  <u16>offsetof<State>("puppet0"),
  <u16>MOST_SEATS,
  <u16>ALL_SEATS,
  1,
  <u16>offsetof<State>("first"),
  1,
  <u16>ALL_SEATS,
  1,
  <u16>offsetof<State>("phase"),
  1,
  <u16>(PHASES - 1),
  0,
  <u16>offsetof<State>("result"),
  1,
  <u16>RESULT_GIVEN_UP,
  0,
  <u16>offsetof<State>("winner"),
  1,
  <u16>ALL_SEATS,
  1,
  <u16>offsetof<State>("turn"),
  1,
  <u16>ALL_SEATS,
  0,
  <u16>offsetof<State>("trophy"),
  1,
  <u16>ALL_SEATS,
  1,
  <u16>offsetof<State>("ceo"),
  1,
  <u16>(SITES - 1),
  1,
  <u16>offsetof<State>("lunch"),
  2, // freeze
  <u16>ALL_SEATS,
  1,
  <u16>offsetof<State>("iron"),
  1,
  3,
  0,
  <u16>offsetof<State>("cityLaid"),
  1,
  <u16>(CITY_DECK + 1),
  0,
  <u16>offsetof<State>("room"),
  1,
  <u16>(TILES - 1),
  0,
  <u16>offsetof<State>("toPlace"),
  1,
  9,
  0,
  <u16>offsetof<State>("tokens"),
  1,
  100,
  0,
  <u16>offsetof<State>("entry"),
  1,
  <u16>WEST,
  0,
  <u16>offsetof<State>("die"),
  1,
  6,
  0,
  <u16>offsetof<State>("steps"),
  2, // walked
  <u16>MOST_STEPS,
  0,
  <u16>offsetof<State>("walkDone"),
  1,
  1,
  0,
  <u16>offsetof<State>("bonus"),
  1,
  15,
  0,
  <u16>offsetof<State>("total"),
  1,
  <u16>MOST_STEPS,
  0,
  <u16>offsetof<State>("base"),
  1,
  <u16>MOST_BASE,
  0,
  <u16>offsetof<State>("passing"),
  1,
  2,
  0,
  <u16>offsetof<State>("stepOne"),
  1,
  1,
  0,
  <u16>offsetof<State>("fighting"),
  1,
  2,
  0,
  <u16>offsetof<State>("weapon"),
  1,
  <u16>(CARDS - 1),
  1,
  <u16>offsetof<State>("added"),
  1,
  5,
  0,
  <u16>offsetof<State>("used"),
  1,
  3,
  0,
  <u16>offsetof<State>("trimmer"),
  1,
  <u16>(CARDS - 1),
  1,
  <u16>offsetof<State>("bottle"),
  1,
  <u16>(TILES - 1),
  1,
  <u16>offsetof<State>("toMove"),
  1,
  6,
  0,
  <u16>offsetof<State>("mover"),
  1,
  <u16>ALL_SEATS,
  1,
  <u16>offsetof<State>("window"),
  1,
  <u16>WINDOW_4,
  0,
  <u16>offsetof<State>("asked"),
  2, // answering
  <u16>ALL_SEATS,
  0,
  <u16>offsetof<State>("back"),
  1,
  <u16>(PHASES - 1),
  0,
  <u16>offsetof<State>("player"),
  1,
  <u16>ALL_SEATS,
  0,
  <u16>offsetof<State>("card"),
  1,
  <u16>(CARDS - 1),
  1,
  <u16>offsetof<State>("target"),
  1,
  6,
  1,
  <u16>offsetof<State>("using"),
  1,
  1,
  0,
  <u16>offsetof<State>("left"),
  1,
  10,
  0,
  <u16>offsetof<State>("tieSeat"),
  1,
  <u16>ALL_SEATS,
  0,
  <u16>offsetof<State>("passed"),
  1,
  <u16>MOST_SEATS,
  0,
  <u16>offsetof<State>("outcome"),
  1,
  <u16>OUTCOME_SAVED,
  0,
  <u16>offsetof<State>("scared"),
  1,
  <u16>(DIRECTORS - 1),
  1,
  <u16>offsetof<State>("gained"),
  1,
  2,
  0,
  <u16>offsetof<State>("claimed"),
  1,
  <u16>(DIRECTORS - 1),
  1,
  <u16>offsetof<State>("saved"),
  1,
  <u16>DIRECTORS,
  0,
  <u16>offsetof<State>("dead"),
  1,
  <u16>ALL_SEATS,
  1,
  <u16>offsetof<State>("stopped"),
  1,
  <u16>(CARDS - 1),
  1,
  0,
  0,
]);
/** Numbers of two bytes that are spaces or NOWHERE: where the first lies, how many; 0 ends. */
const PLACES: usize = memory.data<u16>([
  <u16>offsetof<State>("at0"),
  <u16>MOST_SEATS,
  <u16>offsetof<State>("moved0"),
  <u16>MOST_SEATS,
  <u16>offsetof<State>("aim"),
  1,
  <u16>offsetof<State>("from"),
  1,
  0,
]);

/** Whether all single fields are in their ranges; afterwards every table can be read by them. */
export function rangesHold(): bool {
  const seats = <i32>state.seats;
  if (seats < 1 || seats > MOST_SEATS || !optionsHold()) return false;
  for (let row = RANGES; load<u16>(row, 2); row += 8) {
    const most = min<i32>(load<u16>(row, 4), load<u16>(row, 4) == <u16>ALL_SEATS ? seats - 1 : 255);
    for (let i = 0; i < <i32>load<u16>(row, 2); i++) {
      const value = <i32>load<u8>(RULES_PTR + load<u16>(row) + i);
      if (value > most && (value != NONE || load<u16>(row, 6) == 0)) return false;
    }
  }
  return placesHold() && seatSetsHold();
}

function placesHold(): bool {
  for (let row = PLACES; load<u16>(row); row += 4) {
    for (let i = 0; i < <i32>load<u16>(row, 2); i++) {
      const space = <i32>load<u16>(RULES_PTR + load<u16>(row) + 2 * i);
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

/** Sets of seats, orders, who walks whose pawn. */
function seatSetsHold(): bool {
  const sets = <i32>(state.humans | state.played | state.died | state.rescued | state.tied);
  if (sets >> state.seats != 0) return false;
  for (let seat = 0; seat < MOST_SEATS; seat++) {
    const puppet = (statusOf(seat) & STATUS_PUPPET) != 0;
    if (orderOf(seat) > MOST_ORDERS || puppet != (puppeteerOf(seat) != NONE) || puppeteerOf(seat) == seat)
      return false;
    if (seat >= <i32>state.seats && spaceOf(seat) != NOWHERE) return false;
  }
  return true;
}
