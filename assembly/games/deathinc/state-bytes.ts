// Owns the layout of a deathinc game: which byte of the rules part of the state region means what.
import { CITY_DECK } from "./data-city";

/** City tiles that can be laid, the gate included. */
export const CITY_TILES: i32 = CITY_DECK + 1;

/**
 * The whole game. Every field is one byte unless it says otherwise; NONE (255) = none.
 *
 *    +------------------------------------------------------------+
 *    | tables: zombies, tokens, rooms, city tiles, cards           |
 *    | set-up: seats, options, who began                           |
 *    | situation: phase, turn, what is under way                   |
 *    | seats                                                       |
 *    | screens: what the screens keep; no rule reads it            |
 *    +------------------------------------------------------------+
 */
@unmanaged
export class State {
  // tables of bytes, read by the functions below: the numbers only set their room aside
  zombies: u64; // a bit a space, SPACE_BYTES each: ordinary zombies, hearts, bullets
  zombies1: u64;
  zombies2: u64;
  zombies3: u64;
  zombies4: u64;
  zombies5: u64;
  zombies6: u64;
  zombies7: u64;
  heartsLie0: u64;
  heartsLie1: u64;
  heartsLie2: u64;
  heartsLie3: u64;
  heartsLie4: u64;
  heartsLie5: u64;
  heartsLie6: u64;
  heartsLie7: u64;
  bulletsLie0: u64;
  bulletsLie1: u64;
  bulletsLie2: u64;
  bulletsLie3: u64;
  bulletsLie4: u64;
  bulletsLie5: u64;
  bulletsLie6: u64;
  bulletsLie7: u64;
  cards0: u64; // where each of the 88 cards is: IN_...
  cards1: u64;
  cards2: u64;
  cards3: u64;
  cards4: u64;
  cards5: u64;
  cards6: u64;
  cards7: u64;
  cards8: u64;
  cards9: u64;
  cards10: u64;
  city0: u64; // CITY_TILES tiles, 3 bytes each: column (i8), row (i8), kind + 32 * rotation
  city1: u64;
  city2: u64;
  city3: u64;
  city4: u64;
  city5: u64;
  city6: u64;
  city7: u64;
  city8: u64;
  city9: u64;
  city10: u64; // 87 bytes used of 88
  directors: u64; // 8 directors: UNDRAWN, ON_DESK + site, ...
  rooms0: u64; // 15 sites: 0 = free, else 1 + room kind + 16 * direction of the door
  rooms1: u64;
  // seats: 6 of each
  order0: u16; // a secret order: 1 + 21 * card + 7 * window + seat aimed at (ACTION_ORDER's offset); 0 = none
  order1: u16;
  order2: u16;
  order3: u16;
  order4: u16;
  order5: u16;
  // all from here to `ceo` is NONE or NOWHERE before the game, from `from` to `mover` before each turn
  at0: u16; // space of the pawn, NOWHERE = off the map
  at1: u16;
  at2: u16;
  at3: u16;
  at4: u16;
  at5: u16;
  aim: u16; // what the card under way is aimed at, NOWHERE = nothing yet
  target: u8; // seat it is aimed at, NONE
  card: u8; // card under way, NONE
  from: u16; // WALK: space of the last step or arrival, NOWHERE
  moved0: u16; // ZOMBIES: where those already moved stand now, NOWHERE = none
  moved1: u16;
  moved2: u16;
  moved3: u16;
  moved4: u16;
  moved5: u16;
  weapon: u8; // card named for this fight, NONE
  trimmer: u8; // Hedge Trimmer in use this turn: card, NONE
  stopped: u8; // report: card that an Objection! stopped last, NONE
  bottle: u8; // Bottle Fire in use this turn: city tile, NONE
  scared: u8; // report: director lost by the last natural 1, NONE
  claimed: u8; // report: director claimed by the last arrival, NONE
  mover: u8; // seat that moves the zombies (EV10), NONE = the turn's
  dead: u8; // report: seat that died last, NONE; wiped by the first decision of the next turn
  lunch: u8; // who plays Lunch Break, until his next turn begins; NONE (EV30)
  freeze: u8; // who froze the others' event cards, until his next turn begins; NONE (PS7)
  first: u8; // seat that began, NONE before it is known
  winner: u8; // NONE; alone: 0 if the votes reach SOLO_ELECTED
  trophy: u8; // seat that killed the Zombie CEO, NONE (INC-ZCEO-5)
  puppet0: u8; // who walks this seat's pawn under PUPPET, NONE
  puppet1: u8;
  puppet2: u8;
  puppet3: u8;
  puppet4: u8;
  puppet5: u8;
  ceo: u8; // site of the living Zombie CEO, NONE: not drawn yet, or dead
  // seats again
  hearts0: u8;
  hearts1: u8;
  hearts2: u8;
  hearts3: u8;
  hearts4: u8;
  hearts5: u8;
  bullets0: u8;
  bullets1: u8;
  bullets2: u8;
  bullets3: u8;
  bullets4: u8;
  bullets5: u8;
  kills0: u8;
  kills1: u8;
  kills2: u8;
  kills3: u8;
  kills4: u8;
  kills5: u8;
  status0: u8; // STATUS_... bits
  status1: u8;
  status2: u8;
  status3: u8;
  status4: u8;
  status5: u8;
  lasting0: u8; // own turn ends until they are over: bits 0-1 Glass Beads, bits 2-3 Other Meat
  lasting1: u8;
  lasting2: u8;
  lasting3: u8;
  lasting4: u8;
  lasting5: u8;
  // set-up
  seats: u8; // 1..6
  humans: u8; // seats that people play, bit seat: who is asked, whose orders count (section 4.1)
  options: u8; // OPTION_... of data.ts
  // situation
  phase: u8;
  back: u8; // phase to which the card under way returns
  result: u8; // RESULT_...
  turn: u8; // seat whose turn it is
  asked: u8; // seat asked in ASK
  answering: u8; // seat asked in OBJECT
  player: u8; // seat that plays the card under way
  tieSeat: u8; // seat whose move the tie-break is
  played: u8; // seats that have played this round's event card, bit seat (INC-CARD-2)
  died: u8; // seats off the map that died in the city, bit seat (INC-BASE-8)
  rescued: u8; // seats that have rescued once, bit seat (INC-BASE-3)
  iron: u8; // charges on Nine Iron
  boots: u8; // marks on the two Boot Finds, 4 bits each
  cityLaid: u8; // city tiles laid, the gate included
  room: u8; // tile under way: kind drawn (SITE), then tile laid (RED..TOKENS); city: kind, then tile (CITY_TILE..TOKENS)
  toPlace: u8; // zombies still to be placed (FILL, PUT)
  tokens: u8; // tokens still allowed (TOKENS); city: hearts + 16 * bullets still to be placed
  entry: u8; // ROTATE..TOKENS of a city tile: direction of the step that explores
  base: u8; // `total` without BC01, EV12, SLIP: die, hearts and items as they were when the die was rolled
  // all from here to `lost` is 0 before each turn, from `passing` to `used` before each fight
  bonus: u8; // this movement: 1 doubled (BC01), 2 +6 (EV12), 4 Zombie Shuffle, 8 total is exactly 10 (BC17); bits
  die: u8; // the last die shown, 0 = none: walking, fight, zombies, BC15, by phase
  toMove: u8; // zombies still to be moved
  steps: u8; // steps left
  walked: u8; // steps taken in this step 6
  total: u8; // movement total of this step 6
  walkDone: u8; // steps 5-7 of this turn are over or skipped
  drawn: u8; // report: event cards drawn in step 4 of this turn
  saved: u8; // report: directors rescued by the last arrival at E
  gained: u8; // report: what the last arrival took: 1 heart, 2 bullet
  passing: u8; // the pawn stands on a zombie's space that it slips past (EV14)
  outcome: u8; // report: OUTCOME_... of the last fight of this turn
  lost: u8; // report: hearts lost in it
  rolls: u8; // rolls of this fight
  added: u8; // added to the roll shown by cards (W3)
  used: u8; // W3 of the roll shown: 1 = no director is lost through it (EV19), 2 = a charge or blade was used
  fighting: u8; // FIGHT_... (rules-fight.ts): a fight is under way on the space of the turn's pawn; 0 = none
  stepOne: u8; // 1 = step 1 is under way: after it step 2
  // windows and cards
  using: u8; // 1 = the card under way is an item in use, or a string: no W5
  window: u8; // NO_WINDOW, WINDOW_1, WINDOW_4
  left: u8; // PUSH: steps left; PUT: zombies; CARRY, TAKE: how many more; TWITCH: which die
  twitch0: u8; // BC15: the two dice
  twitch1: u8;
  // vote
  tied: u8; // seats in the tie-break, bit seat
  passed: u8; // passes in succession
  tie0: u8; // totals of the tie-break: die + bullets
  tie1: u8;
  tie2: u8;
  tie3: u8;
  tie4: u8;
  tie5: u8;
  face0: u8; // their dice alone
  face1: u8;
  face2: u8;
  face3: u8;
  face4: u8;
  face5: u8;
  deadKills: u8; // report: kills that `dead` lost
  turns: u16; // turns begun, missed ones included
  // screens: kept here because undo and saves must bring them back; rules neither read nor write them
  stage: u8; // STAGE_... in screens.ts
  mark: u8; // a choice under way on a screen
  mark2: u8;
  person: u8; // 1 + the seat of the person who decided last
  news: u8; // what a story still has to tell
  told: u8; // 1 + the seat whose death a story still has to show, 0 = none
  pattern: u8; // FILL, TOKENS: patterns of the proposal
  sketch0: u16; // the proposal: zombies, hearts, bullets, a bit a local space
  sketch1: u16;
  sketch2: u16;
  shown: u16; // the turn (State.turns) whose overview its person has seen
  looked: u16; // the space under the cursor of the look around
}

/** Size of the game's bytes. */
export const RULES_SIZE: i32 = offsetof<State>();

if (offsetof<State>() > 640) ERROR("deathinc's State leaves too little room for the log");
