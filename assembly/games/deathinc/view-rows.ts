// Owns the words of rows: decisions, cards, screens' own rows; what each leads to, or why it is impossible now.
import { SPRITE_CARD7, SPRITE_SAFE7, SPRITE_SWORD } from "../../console/icon-data";
import { seatName } from "../../console/names";
import { rowSprite } from "../../console/parts";
import { put, putChar, putNumber } from "../../console/text";
import { t } from "../../console/texts";
import { cardName } from "./card-words";
import { GROUP_FRONT, canPlay, cardOf, groupOf, isCardAction, targetOf } from "./choices-cards";
import { ROW_CARDS, ROW_ORDER, ROW_ORDERS, isActionPossible } from "./choices-list";
import {
  ORDER_CARD,
  ORDER_GIVE,
  ORDER_WHEN,
  hasOrders,
  orderCard,
  orderSeat,
  orderWindow,
} from "./choices-order";
import { NOWHERE } from "./data";
import {
  AIM_NOTHING,
  BOOT_FIND,
  CARD_NUMBERS,
  NINE_IRON,
  NOBODY,
  OWN,
  PASSIVE,
  aimOf,
  isItem,
  isWeapon,
  kindOf,
  whenOf,
  whomOf,
} from "./data-cards";
import { tileOf } from "./data-map";
import { decidingSeat } from "./deciders";
import { putMany, putTile } from "./names";
import { leading } from "./queries-directors";
import { putRefusal } from "./reason-words";
import { WHY_PLACE } from "./rules-cards-why";
import {
  ACTION_ACCEPT,
  ACTION_BULLETS,
  ACTION_DISCARD,
  ACTION_HEART,
  ACTION_HIT,
  ACTION_PASS,
  ACTION_PLAY,
  ACTION_ROLL,
  ACTION_SPEND,
  ACTION_TAKE,
  ACTION_USE,
  ACTION_WEAPON,
  AT_NOBODY,
  isLegal,
  whyNot,
} from "./rules";
import { hitCost, neededBullets } from "./rules-fight";
import { marksOf, zombiesStand } from "./rules-status";
import { STAGE_TARGET } from "./screens";
import { bulletsOf, heartsOf, orderOf, spaceOf, state, statusOf, tieTotal } from "./state";
import { PHASE_DYING, PHASE_LATE, PHASE_READY, PHASE_TIE, PHASE_TWITCH, STATUS_FROZEN } from "./state-phases";

const ARROW: i32 = 0x2192;
const HEART: i32 = 0x2665;

/** Words of single decisions by their numbers; then those of the screens' own rows from ROW_CARDS on. */
const WORDS: usize = memory.data<u16>([
  <u16>t("Roll"),
  <u16>t("Stop here"),
  <u16>t("Fight"),
  <u16>t("Slip past"),
  <u16>t("Spend "),
  <u16>t("Take the hit"),
  <u16>t("Heart: roll again"),
  <u16>t("Leave it so"),
  <u16>t("Keep all and end the turn"),
  <u16>t("Let it happen"),
  <u16>t("Done"),
  <u16>t("Do not play it"),
  <u16>t("No weapon"),
  <u16>t("Cards and items"),
  <u16>t("Secret order"),
  <u16>t("Card"),
  <u16>t("When"),
  <u16>t("Against"),
  <u16>t("Give this order"),
  <u16>t("Take the order back"),
  <u16>t("Look around"),
  <u16>t("Do the rest for me"),
  <u16>t("Leave it so"),
  <u16>t("Zombies"),
  <u16>t("Tokens"),
  <u16>t("Place by hand"),
  <u16>t("Clear all"),
  <u16>t("Done"),
]);
const OWN_ROWS: i32 = 13;
const WHEN: usize = memory.data<u16>([
  <u16>t("before another walks"),
  <u16>t("before zombies walk"),
  <u16>t("against another's card"),
]);
/** Of the groups of cards: hand, in front, strings. */
const SIGNS: usize = memory.data<u16>([0, <u16>SPRITE_CARD7, <u16>SPRITE_SWORD, <u16>SPRITE_SAFE7]);

/** The picture that says what a card is to its holder. */
export function signOf(action: i32): usize {
  return load<u16>(SIGNS + 2 * groupOf(action));
}

/** Words of a row. */
export function putRow(action: i32): void {
  if (isCardAction(action)) {
    if (state.stage == STAGE_TARGET) return putSeat(targetOf(action));
    rowSprite(signOf(action));
    return put(cardName(kindOf(cardOf(action))));
  }
  // Weapons to name, cards to throw away, to take: a number for each card.
  if (action >= ACTION_WEAPON && action < ACTION_PLAY)
    return put(cardName(kindOf((action - ACTION_WEAPON) % CARD_NUMBERS)));
  if (action == ROW_CARDS) rowSprite(SPRITE_CARD7);
  put(wordsOf(action));
  const spent = bulletsFor(action);
  if (spent > 0) putMany(spent, t("bullet"));
}
/** Bullets that a row spends: so many as lift the die to what it needs, or as the tie-break's says. */
function bulletsFor(action: i32): i32 {
  if (action > ACTION_SPEND && action < ACTION_WEAPON) return action - ACTION_SPEND;
  if (action != ACTION_BULLETS) return 0;
  return <i32>state.phase == PHASE_TWITCH ? 4 - twitchDie() : neededBullets();
}

/** Still Twitching: the die shown (BC15). */
export function twitchDie(): i32 {
  return state.left == 0 ? state.twitch0 : state.twitch1;
}

function wordsOf(action: i32): usize {
  const phase = <i32>state.phase;
  if (action == ACTION_ROLL) {
    if (phase == PHASE_READY)
      return statusOf(state.turn) & STATUS_FROZEN ? t("Go on, no walk") : t("Roll and walk");
    if (phase == PHASE_LATE) return zombiesStand() ? t("No zombie walks") : t("Roll for zombies");
  }
  if (action == ACTION_ACCEPT && phase == PHASE_DYING) return t("Die");
  if (action == ACTION_PASS && phase == PHASE_TIE) return t("Pass");
  const own = action - ROW_CARDS;
  return load<u16>(WORDS + 2 * (own >= 0 ? OWN_ROWS + own : action > ACTION_SPEND ? ACTION_BULLETS : action));
}

/** "2 Bill, tile 3". */
function putSeat(seat: i32): void {
  putNumber(seat + 1);
  put(t(" "));
  put(seatName(seat));
  if (spaceOf(seat) == NOWHERE) return;
  put(t(", "));
  putTile(tileOf(spaceOf(seat)));
}

/** Nonzero where a row is impossible now; its value says why. */
export function refusal(action: i32): usize {
  return isActionPossible(action) || isPassive(action) ? 0 : t("");
}

/** Something in front, or a string, that works by lying there, weapons among it. */
function isPassive(action: i32): bool {
  const kind = kindOf(cardOf(action));
  const rolls = isWeapon(kind) && (whenOf(kind) & OWN) == 0;
  return groupOf(action) >= GROUP_FRONT && (whenOf(kind) == PASSIVE || rolls);
}

/** What a row leads to. */
export function putValue(action: i32): void {
  if (isCardAction(action)) return putCardValue(action);
  if (action >= ACTION_DISCARD && action < ACTION_TAKE) return put(t("throw away"));
  if (action == ROW_ORDER) return putOrderGiven();
  if (action >= ROW_ORDERS) return putOrder(action - ROW_ORDERS);
  const twitch = <i32>state.phase == PHASE_TWITCH;
  const tie = <i32>state.phase == PHASE_TIE;
  const seat = tie ? <i32>state.tieSeat : twitch ? <i32>state.target : <i32>state.turn;
  const spent = bulletsFor(action);
  if (spent > 0) {
    if (tie) {
      put(t("total "));
      putNumber(tieTotal(seat) + spent);
    } else put(twitch ? t("a 4") : t("it is dead"));
    put(t(", bullets "));
    putChange(bulletsOf(seat), spent);
  } else if (action == ACTION_HIT) {
    const left = heartsOf(seat) - hitCost();
    put(left <= 0 ? t("you die, ") : t("roll again, "));
    putHearts(seat, min(hitCost(), heartsOf(seat)));
  } else if (action == ACTION_HEART) putHearts(seat, 1);
  else if (action == ACTION_PASS && tie)
    put(tieTotal(seat) > leading(seat) ? t("you lead") : t("you do not lead"));
}
function putHearts(seat: i32, less: i32): void {
  putChar(HEART);
  putChange(heartsOf(seat), less);
}
function putChange(from: i32, less: i32): void {
  putNumber(from);
  putChar(ARROW);
  putNumber(from - less);
}

/** What a card wants to know when it is played now, or why it cannot be. */
function putCardValue(action: i32): void {
  const kind = kindOf(cardOf(action));
  const whom = whomOf(kind) != NOBODY;
  if (state.stage == STAGE_TARGET) {
    if (!isLegal(action)) putRefusal(whyNot(action), kind);
    return;
  }
  if (canPlay(action)) {
    if (action < ACTION_USE && isItem(kind)) return put(t("lay it down"));
    put(t("now"));
    return put(whom ? t(", against a player") : aimOf(kind) != AIM_NOTHING ? t(", you choose") : t(""));
  }
  if (isPassive(action)) {
    put(whenOf(kind) == PASSIVE ? t("works by itself") : t("in a fight"));
    const left = kind == BOOT_FIND ? marksOf(cardOf(action)) : kind == NINE_IRON ? <i32>state.iron : 0;
    if (left == 0) return;
    put(t(", "));
    putNumber(left);
    return put(t(" left"));
  }
  let why = whyNot(action + AT_NOBODY);
  for (let seat = 0; whom && seat < <i32>state.seats; seat++)
    if (seat != decidingSeat()) why = whyNot(action + seat);
  if (why == WHY_PLACE && groupOf(action) == GROUP_FRONT) put(t("beside no building"));
  else putRefusal(why, kind);
}

/** Whether an order stands, or could be given. */
function putOrderGiven(): void {
  const order = orderOf(state.turn) - 1;
  put(order >= 0 ? cardName(kindOf(order / 21)) : hasOrders() ? t("none") : t("no card for it"));
}

function putOrder(row: i32): void {
  if (row == ORDER_CARD) return put(cardName(kindOf(orderCard())));
  if (row == ORDER_WHEN) return put(load<u16>(WHEN + 2 * orderWindow()));
  if (row >= ORDER_GIVE) return;
  const seat = orderSeat();
  if (seat < <i32>state.seats) put(seat == <i32>state.turn ? t("what is aimed at you") : seatName(seat));
  else put(orderWindow() == 2 ? t("any card") : t("nobody"));
}
