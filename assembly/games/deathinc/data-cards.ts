// Owns the cards of deathinc as numbers (rules sections 4.2, 4.3, 5.4, 5.5): kinds, copies, when, where, whom. What a
// card does is done in rules-cards*.ts, what it says in card-words.ts.
//
// A card is a number 0..87: 0-29 the event cards EV01-EV30, 30-37 the strings PS1-PS8, 38-87 the base set's cards, where
// copies of a kind follow each other. Its kind is 0..64: 0-29, 30-37, 38-64 = BC01-BC27.

// ---- kinds ----
export const STAPLE_GUN: i32 = 0;
export const GUILLOTINE: i32 = 1;
export const FOAM: i32 = 2;
export const NINE_IRON: i32 = 3;
export const FIRST_AID: i32 = 4;
export const SWIVEL_CHAIR: i32 = 5;
export const DUCT_PLAN: i32 = 6;
export const AMMO_LOCKER: i32 = 7;
export const SNACKS: i32 = 8;
export const SPEAKERPHONE: i32 = 9;
export const TONER_BOMB: i32 = 10;
export const ESPRESSO: i32 = 11;
export const NAP: i32 = 12;
export const SHUFFLE: i32 = 13;
export const DEAD_CENTRE: i32 = 14;
export const PETTY_CASH: i32 = 15;
export const OBJECTION: i32 = 16;
export const GOODS_LIFT: i32 = 17;
export const HOLD_HAND: i32 = 18;
export const DRILL: i32 = 19;
export const MEETING: i32 = 20;
export const WET_FLOOR: i32 = 21;
export const MEMO: i32 = 22;
export const BUDGET_CUT: i32 = 23;
export const WRONG_TURN: i32 = 24;
export const HEADHUNTER: i32 = 25;
export const RETIREMENT: i32 = 26;
export const ALL_HANDS: i32 = 27;
export const STANDING_ROOM: i32 = 28;
export const LUNCH: i32 = 29;
export const TAKEOVER: i32 = 30;
export const TRANSFER: i32 = 31;
export const SWEEP: i32 = 32;
export const PARACHUTE: i32 = 33;
export const OVERTIME: i32 = 34;
export const PROXY: i32 = 35;
export const FREEZE: i32 = 36;
export const BLACKMAIL: i32 = 37;
export const SECOND_WIND: i32 = 38;
export const BEADS: i32 = 39;
export const UPSIDE_MAP: i32 = 40;
export const OTHER_MEAT: i32 = 41;
export const PUPPET: i32 = 42;
export const SLIPPERY: i32 = 43;
export const TRIMMER: i32 = 44;
export const OPEN_AIR: i32 = 45;
export const FROZEN: i32 = 46;
export const HATCHET: i32 = 47;
export const BANDAGE: i32 = 48;
export const HAND_BOMB: i32 = 49;
export const BOOT_FIND: i32 = 50;
export const MISSING_HOUR: i32 = 51;
export const TWITCHING: i32 = 52;
export const FULL_HOUSE: i32 = 53;
export const WHEELS: i32 = 54;
export const SHELLS: i32 = 55;
export const BOTTLE_FIRE: i32 = 56;
export const BREATHER: i32 = 57;
export const LONGBOARD: i32 = 58;
export const TROUBLE: i32 = 59;
export const REARRANGED: i32 = 60;
export const FLOOD: i32 = 61;
export const PUSHED: i32 = 62;
export const LACES: i32 = 63;
export const HERD: i32 = 64;
export const KINDS: i32 = 65;
export const FIRST_STRING: i32 = 30;
export const FIRST_BASE: i32 = 38;
/** Numbers of cards, as actions count them; cards there are. */
export const CARD_NUMBERS: i32 = 88;
export const CARDS: i32 = CARD_NUMBERS;
export const EVENTS: i32 = 30;
export const STRINGS: i32 = 8;

/** Kind of a card. */
export function kindOf(card: i32): i32 {
  if (card < FIRST_BASE) return card;
  // As many kinds on as there are pairs: behind a kind of one card a place is left out.
  const n = card - FIRST_BASE;
  return FIRST_BASE + ((n + i32(n > 4) + i32(n > 25) + i32(n > 30) + i32(n > 43)) >> 1);
}
export function isString(kind: i32): bool {
  return kind >= FIRST_STRING && kind < FIRST_BASE;
}
export function isBase(kind: i32): bool {
  return kind >= FIRST_BASE;
}

// ---- when: of a one-shot or string when it is played, of an item when it is used (section 4.1) ----
export const OWN: i32 = 1; // any decision of the own turn before step 9
export const OTHERS: i32 = 2; // W1 and W4 of other players' turns; ANY = OWN + OTHERS
export const W1: i32 = 4; // W1 of the own turn
export const W2: i32 = 8; // own
export const W3: i32 = 16; // own
export const W4: i32 = 32; // W4 of the own turn
export const OTHERS_W1: i32 = 64;
export const OTHERS_W4: i32 = 128;
export const W5: i32 = 256;
export const FIGHT: i32 = 512; // in the own fight, before or after a roll
export const HURT: i32 = 1024; // a failed roll would cost hearts
export const DEATH: i32 = 2048; // the own hearts reach 0
export const LATE: i32 = 4096; // own turn after step 7, before the zombie die
export const CALM: i32 = 8192; // added to OWN: not in a fight
export const PASSIVE: i32 = 0; // works by lying there
const ANY: i32 = OWN + OTHERS;
const WHEN: usize = memory.data<u16>([
  <u16>PASSIVE,
  <u16>W3,
  <u16>FIGHT,
  <u16>W3,
  <u16>HURT,
  <u16>PASSIVE,
  <u16>W1,
  <u16>OWN,
  <u16>OWN,
  <u16>OTHERS_W4,
  <u16>(OWN + CALM),
  <u16>W2,
  <u16>W1,
  <u16>W2,
  <u16>W3,
  <u16>OWN,
  <u16>W5,
  <u16>W2,
  <u16>W3,
  <u16>ANY,
  <u16>ANY,
  <u16>ANY,
  <u16>OWN,
  <u16>OWN,
  <u16>OWN,
  <u16>OWN,
  <u16>OWN,
  <u16>ANY,
  <u16>ANY,
  <u16>(W4 + OTHERS_W4),
  <u16>OWN,
  <u16>(W1 + W2),
  <u16>OWN,
  <u16>DEATH,
  <u16>LATE,
  <u16>PASSIVE,
  <u16>ANY,
  <u16>OWN,
  <u16>(W2 + W3),
  <u16>(OWN + OTHERS_W4),
  <u16>ANY,
  <u16>ANY,
  <u16>OTHERS_W1,
  <u16>ANY,
  <u16>OWN,
  <u16>ANY,
  <u16>ANY,
  <u16>PASSIVE,
  <u16>HURT,
  <u16>(OWN + CALM),
  <u16>PASSIVE,
  <u16>ANY,
  <u16>ANY,
  <u16>ANY,
  <u16>W1,
  <u16>OWN,
  <u16>OWN,
  <u16>W1,
  <u16>PASSIVE,
  <u16>ANY,
  <u16>ANY,
  <u16>ANY,
  <u16>OWN,
  <u16>ANY,
  <u16>ANY,
]);
export function whenOf(kind: i32): i32 {
  return load<u16>(WHEN + 2 * kind);
}

// ---- items: where they are played ----
/** Bit room kind 0..7 (data.ts), bit 8 + city kind 0..11; 0 = no item, 0xffffe = every named place. */
const WHERE: usize = memory.data<i32>([
  0xffffe, 0x21, 0x84, 0x03, 0xffffe, 0xfffff, 0x90, 0x48, 0x04, 0xffffe, 0xa0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0x80000, 0, 0, 0, 0, 0x200, 0, 0, 0x1000, 0x2100,
  0x4000, -1, 0, 0, 0, 0, 0x800, 0x8000, 0, 0x20000, 0, 0, 0, 0, 0, 0,
]);
/** Places in which an item is played; all bits = anywhere (BC13). */
export function placesOf(kind: i32): i32 {
  return load<i32>(WHERE + 4 * kind);
}
export function isItem(kind: i32): bool {
  return placesOf(kind) != 0;
}
/** Tag W: one of them is named for a fight (INC-COMBAT-9). */
export function isWeapon(kind: i32): bool {
  return (kind <= NINE_IRON && kind != FOAM) || kind == TRIMMER || kind == HATCHET || kind == BOTTLE_FIRE;
}

// ---- whom ----
export const NOBODY: i32 = 0;
export const OPPONENT: i32 = 1; // on the map or not
export const ON_MAP: i32 = 2; // opponent whose pawn is on either map
export const IN_OFFICE: i32 = 3;
export const IN_CITY: i32 = 4;
const WHOM: usize = memory.data<u8>([
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 3, 1, 1, 1, 2, 2, 3, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0,
  0, 1, 0, 0, 4, 0, 2, 2, 0, 4, 1, 0, 0, 0, 0, 1, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 1, 0,
]);
/** NOBODY, or which opponents a card can be aimed at; effects that would change nothing are refused besides (INC-CARD-13). */
export function whomOf(kind: i32): i32 {
  return load<u8>(WHOM + kind);
}

// ---- what is chosen before it is announced, beside a seat ----
export const AIM_NOTHING: i32 = 0;
export const AIM_SPACE: i32 = 1; // a space
export const AIM_TILE: i32 = 2; // a tile
export const AIM_ITEM: i32 = 3; // a card in front of the opponent, or AIM_BULLETS + n bullets
export const AIM_GAIN: i32 = 4; // AIM_BULLETS or AIM_HEARTS (EV16)
export const AIM_BULLETS: i32 = 96; // + 1, 2: how many
export const AIM_HEARTS: i32 = 100;
const AIMS: usize = memory.data<u8>([
  0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 0, 0, 0, 0, 3, 0, 0, 1, 0, 2, 0, 0, 1, 2, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0,
]);
/** AIM_...: what has to be chosen; one choice alone is taken by itself. */
export function aimOf(kind: i32): i32 {
  return load<u8>(AIMS + kind);
}

/** Of the base cards, in their order. */
const TWINS: usize = memory.data<u8>([
  <u8>SECOND_WIND,
  <u8>BEADS,
  <u8>UPSIDE_MAP,
  <u8>OTHER_MEAT,
  <u8>PUPPET,
  <u8>SLIPPERY,
  <u8>TRIMMER,
  <u8>OPEN_AIR,
  <u8>FROZEN,
  <u8>STAPLE_GUN,
  <u8>FIRST_AID,
  <u8>HAND_BOMB,
  <u8>BOOT_FIND,
  <u8>MISSING_HOUR,
  <u8>TWITCHING,
  <u8>FULL_HOUSE,
  <u8>WHEELS,
  <u8>AMMO_LOCKER,
  <u8>BOTTLE_FIRE,
  <u8>NAP,
  <u8>SWIVEL_CHAIR,
  <u8>TROUBLE,
  <u8>REARRANGED,
  <u8>FLOOD,
  <u8>WRONG_TURN,
  <u8>WET_FLOOR,
  <u8>HERD,
]);
/** The office card that a base card does the same as; itself where there is none. */
export function twinOf(kind: i32): i32 {
  return isBase(kind) ? <i32>load<u8>(TWINS + kind - FIRST_BASE) : kind;
}
