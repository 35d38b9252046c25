// Owns the start of a deathinc game (INC-SETUP): what lies where before anybody decides.
import { NONE, OPTION_ALONE, OPTION_CITY, START_BULLETS, START_HEARTS } from "./data";
import { BLACKMAIL, CARDS, DRILL, FIRST_BASE, FREEZE, OBJECTION, SPEAKERPHONE, TAKEOVER } from "./data-cards";
import { CENTRE, HALLWAY, HOME } from "./data-map";
import { isAlone, isCityGame } from "./queries";
import { begin } from "./rules-turn";
import { clearState, setBullets, setCardPlace, setHearts, setSpace, setZombie, state } from "./state";
import { IN_BOX, IN_DECK } from "./state-phases";

/** Sets a game up; humans = seats that people play, bit seat; first = who begins, NONE = chance says it. */
export function setUp(seats: i32, humans: i32, options: i32, first: i32): void {
  clearState();
  state.seats = <u8>seats;
  state.humans = <u8>humans;
  // INC-BASE-28: the base set needs two seats, one seat is true solo.
  if (seats == 1) options = (options | OPTION_ALONE) & ~OPTION_CITY;
  else options &= ~OPTION_ALONE;
  state.options = <u8>options;
  for (let tile = 0; tile < HALLWAY; tile++) setZombie(9 * tile + CENTRE, true);
  for (let seat = 0; seat < seats; seat++) {
    setSpace(seat, HOME);
    setHearts(seat, START_HEARTS);
    setBullets(seat, START_BULLETS);
  }
  for (let card = 0; card < CARDS; card++) setCardPlace(card, isIn(card) ? IN_DECK : IN_BOX);
  if (seats == 1) first = 0;
  if (first != NONE) begin(first); // else PHASE_FIRST, which is 0
}

/** Cards that are not used alone, bit card: other players are what they are about (INC-SOLO-4). */
const NOT_ALONE: u64 =
  (1 << (<u64>SPEAKERPHONE)) |
  (1 << (<u64>OBJECTION)) |
  (0x7f << (<u64>DRILL)) | // to HEADHUNTER
  (1 << (<u64>TAKEOVER)) |
  (1 << (<u64>FREEZE)) |
  (1 << (<u64>BLACKMAIL));

/** Whether a card belongs to this game (INC-SOLO-4). */
export function isIn(card: i32): bool {
  if (card >= FIRST_BASE) return isCityGame();
  return !isAlone() || ((NOT_ALONE >> (<u64>card)) & 1) == 0;
}
