// Owns which numbers of actions each phase of deathinc has; playing and using cards, and orders, are beside them.
import { MOST_SEATS, ROOM_KINDS } from "./data";
import { CITY_KINDS } from "./data-city";
import { SITES, WEST } from "./data-map";
import { endOfCards } from "./queries";
import { endOfSpaces } from "./queries-city";
import {
  ACTION_ACCEPT,
  ACTION_AIM,
  ACTION_BACK,
  ACTION_BULLETS,
  ACTION_CARD,
  ACTION_CITY_TILE,
  ACTION_DIE,
  ACTION_DISCARD,
  ACTION_DONE,
  ACTION_FIGHT,
  ACTION_FIRST,
  ACTION_HEART,
  ACTION_HIT,
  ACTION_KEEP,
  ACTION_MOVE,
  ACTION_NO_WEAPON,
  ACTION_PASS,
  ACTION_PAST,
  ACTION_PLACE,
  ACTION_PUT_BULLET,
  ACTION_ROLL,
  ACTION_ROTATE,
  ACTION_SITE,
  ACTION_SPEND,
  ACTION_STEP,
  ACTION_STOP,
  ACTION_TAKE,
  ACTION_TILE,
  ACTION_WEAPON,
} from "./rules-actions";

// What a phase's last action counts up to, beside its number: a card of this game, a space that is laid, a zombie's step.
const CARD: i32 = 1 << 13;
const SPACE: i32 = 2 << 13;
const STEP: i32 = 3 << 13;

/** First and last action that can be legal in each phase but OVER, PLAY, USE and ORDER aside; counted is added to the last. */
const RANGES: usize = memory.data<u16>([
  <u16>ACTION_FIRST,
  <u16>(ACTION_FIRST + MOST_SEATS - 1), // FIRST
  <u16>ACTION_CARD,
  <u16>(ACTION_CARD - 1 + CARD), // DEAL
  <u16>ACTION_TILE,
  <u16>(ACTION_TILE + ROOM_KINDS - 1), // TILE
  <u16>ACTION_SITE,
  <u16>(ACTION_SITE + 4 * SITES - 1), // SITE
  <u16>(ACTION_DIE + 1),
  <u16>(ACTION_DIE + 6), // RED
  <u16>(ACTION_DIE + 1),
  <u16>(ACTION_DIE + 6), // BLUE
  <u16>ACTION_PLACE,
  <u16>(ACTION_PLACE - 1 + SPACE), // FILL
  <u16>ACTION_DONE,
  <u16>(ACTION_PUT_BULLET - 1 + SPACE), // TOKENS
  <u16>ACTION_CARD,
  <u16>(ACTION_CARD - 1 + CARD), // DRAW
  <u16>ACTION_ROLL,
  <u16>ACTION_ROLL, // READY
  <u16>(ACTION_DIE + 1),
  <u16>(ACTION_DIE + 6), // MOVE_DIE
  <u16>ACTION_STOP,
  <u16>(ACTION_STEP + WEST), // WALK
  <u16>ACTION_FIGHT,
  <u16>ACTION_PAST, // SLIP
  <u16>ACTION_CITY_TILE,
  <u16>(ACTION_CITY_TILE + CITY_KINDS - 1), // CITY_TILE
  <u16>ACTION_ROTATE,
  <u16>(ACTION_ROTATE + 3), // ROTATE
  <u16>ACTION_NO_WEAPON,
  <u16>(ACTION_WEAPON - 1 + CARD), // WEAPON
  <u16>ACTION_ROLL,
  <u16>ACTION_ROLL, // FIGHT
  <u16>(ACTION_DIE + 1),
  <u16>(ACTION_DIE + 6), // COMBAT_DIE
  <u16>ACTION_ACCEPT,
  <u16>ACTION_ACCEPT, // SHOWN
  <u16>ACTION_BULLETS,
  <u16>ACTION_HIT, // FAILED
  <u16>ACTION_ACCEPT,
  <u16>ACTION_ACCEPT, // DYING
  <u16>ACTION_ROLL,
  <u16>ACTION_ROLL, // LATE
  <u16>(ACTION_DIE + 1),
  <u16>(ACTION_DIE + 6), // ZOMBIE_DIE
  <u16>ACTION_MOVE,
  <u16>(ACTION_MOVE - 1 + STEP), // ZOMBIES
  <u16>ACTION_KEEP,
  <u16>(ACTION_DISCARD - 1 + CARD), // DISCARD
  <u16>ACTION_PASS,
  <u16>ACTION_PASS, // ASK
  <u16>ACTION_BACK,
  <u16>(ACTION_AIM - 1 + SPACE), // AIM
  <u16>ACTION_PASS,
  <u16>ACTION_PASS, // OBJECT
  <u16>ACTION_STOP,
  <u16>(ACTION_STEP + WEST), // PUSH
  <u16>ACTION_DONE,
  <u16>(ACTION_PLACE - 1 + SPACE), // PUT
  <u16>ACTION_DONE,
  <u16>(ACTION_AIM - 1 + SPACE), // CARRY
  <u16>ACTION_DONE,
  <u16>(ACTION_TAKE - 1 + CARD), // TAKE
  <u16>ACTION_CARD,
  <u16>(ACTION_CARD - 1 + CARD), // MEMO
  <u16>(ACTION_DIE + 1),
  <u16>(ACTION_DIE + 6), // TWITCH_DIE
  <u16>ACTION_BULLETS,
  <u16>ACTION_ACCEPT, // TWITCH
  <u16>ACTION_CARD,
  <u16>(ACTION_CARD - 1 + CARD), // STRING
  <u16>(ACTION_DIE + 1),
  <u16>(ACTION_DIE + 6), // TIE_DIE
  <u16>ACTION_HEART,
  <u16>(ACTION_SPEND + 100), // TIE
]);

export function firstAction(phase: i32): i32 {
  return load<u16>(RANGES + 4 * <usize>phase);
}
export function lastAction(phase: i32): i32 {
  return beforeCounted(phase) + counted(phase);
}
/** The last of a phase's actions before those that counted() counts. */
export function beforeCounted(phase: i32): i32 {
  return (<i32>load<u16>(RANGES + 4 * <usize>phase, 2)) & (CARD - 1);
}
/** How many of a phase's actions, the last ones, name a card or a space. */
export function counted(phase: i32): i32 {
  const what = (<i32>load<u16>(RANGES + 4 * <usize>phase, 2)) >> 13;
  return what == 0 ? 0 : what == 1 ? endOfCards() : what == 2 ? endOfSpaces() : 4 * endOfSpaces();
}
