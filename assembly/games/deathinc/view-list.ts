// Owns the screens that are lists: a title, a picture and some sentences or neither, and rows to choose from.
import { BLACK, hline } from "../../console/framebuffer";
import { SPRITE_CARD7, SPRITE_ZCEO13, SPRITE_ZOMBIE16 } from "../../console/icon-data";
import { blitDoubled } from "../../console/icons";
import { seatName } from "../../console/names";
import { barRight, die, hints } from "../../console/parts";
import { rowAction, rowCount } from "../../console/rows";
import { putSentence } from "../../console/sentences";
import { logEntry, logKind } from "../../console/log";
import { shell } from "../../console/state-map";
import { READ, put, putNumber, wrap } from "../../console/text";
import { t } from "../../console/texts";
import { cardDeed, cardName } from "./card-words";
import { cardOf, isCardAction } from "./choices-cards";
import { cardInHand, isCardList, isPossible, listDecision } from "./choices-list";
import { orderCard } from "./choices-order";
import { NONE, NOWHERE } from "./data";
import { AIM_ITEM, AIM_TILE, BOOT_FIND, FROZEN, aimOf, isItem, kindOf } from "./data-cards";
import { tileOf } from "./data-map";
import { decidingSeat } from "./deciders";
import { LINE_PLAYED } from "./log-kinds";
import { putLine } from "./log-lines";
import { putAgainst } from "./log-words";
import { directorName, putMany, putTile } from "./names";
import { putMoment, putPlaces } from "./reason-words";
import { handOf, lastLed } from "./queries";
import { ACTION_PLAY, ACTION_USE, ACTION_WEAPON } from "./rules";
import { isCeoFight, neededBullets } from "./rules-fight";
import { frontOf, killNumber, rollBonus } from "./rules-status";
import { STAGE_CARDS, STAGE_FIRST, STAGE_ORDER, STAGE_TARGET } from "./screens";
import { directorPlace, heartsOf, spaceOf, state, statusOf } from "./state";
import {
  ON_DESK,
  PHASE_ASK,
  PHASE_DISCARD,
  PHASE_DYING,
  PHASE_FAILED,
  PHASE_FIGHT,
  PHASE_OBJECT,
  PHASE_READY,
  PHASE_SHOWN,
  PHASE_SLIP,
  PHASE_TAKE,
  PHASE_TIE,
  PHASE_TWITCH,
  PHASE_WEAPON,
  STATUS_FROZEN,
  STATUS_SLIP,
  WINDOW_1,
} from "./state-phases";
import { drawRows, seatBar } from "./view-panel";
import { putRow, putValue, refusal, twitchDie } from "./view-rows";
import { drawTied } from "./view-vote";

const ROWS_Y: i32 = 56; // px
const TEXT_X: i32 = 52;
const CARDS_X: i32 = 6;
const PICTURE_X: i32 = 12;
const FOE_X: i32 = 256;
const PICTURE_Y: i32 = 19;

const STAGE: i32 = 64; // + STAGE_..., in place of a phase
/** A phase or stage, what the bar says of the person, the sentences: letters in these are putNow()'s, 0 = the card under the cursor. 255 = any other. */
const SCREENS: usize = memory.data<u16>([
  <u16>(STAGE + STAGE_CARDS),
  <u16>t("cards"),
  0,
  <u16>(STAGE + STAGE_TARGET),
  <u16>t("at whom?"),
  <u16>t("%0c: %0d"),
  <u16>(STAGE + STAGE_ORDER),
  <u16>t("Secret order"),
  <u16>t("%0e It fires by itself, unseen till then."),
  <u16>PHASE_READY,
  <u16>t("walk or play"),
  0,
  <u16>PHASE_WEAPON,
  <u16>t("fight"),
  <u16>t("One weapon for the whole fight.\n%0m"),
  <u16>PHASE_FIGHT,
  <u16>t("fight"),
  <u16>t("A card could end it without a roll."),
  <u16>PHASE_SHOWN,
  <u16>t("fight"),
  <u16>t("%0i"),
  <u16>PHASE_FAILED,
  <u16>t("fight"),
  <u16>t("%0i"),
  <u16>PHASE_DYING,
  <u16>t("fight"),
  <u16>t("The last heart is lost. Golden Parachute can save you."),
  <u16>PHASE_SLIP,
  <u16>t("what now?"),
  <u16>t("In this walk you may slip past zombies. Where you stop, you fight."),
  <u16>PHASE_TWITCH,
  <u16>t("Still Twitching"),
  <u16>t("%0n die. With one of the two under 4 you give back 2 kills."),
  <u16>PHASE_TAKE,
  <u16>t("Blackmail"),
  <u16>t("Cards you may take from %0h: %0k."),
  <u16>PHASE_DISCARD,
  <u16>t("end of the turn"),
  <u16>t("%0f"),
  <u16>PHASE_OBJECT,
  <u16>t("you are asked"),
  <u16>t("%0b plays %0c%0a: %0d%0j"),
  <u16>PHASE_ASK,
  <u16>t("you are asked"),
  <u16>t("%0g is about to %0l."),
  <u16>PHASE_TIE,
  <u16>t("tie-break, most wins"),
  0,
  255,
  <u16>t("what now?"),
  <u16>t(""),
]);

/** cursor = row under the cursor. */
export function drawDecision(cursor: i32): void {
  const screen = screenNow();
  listDecision();
  seatBar(decidingSeat(), isFight() && isCeoFight() ? t("fight, Zombie CEO") : <usize>load<u16>(screen, 2));
  putCorner();
  barRight();
  drawStory(load<u16>(screen, 4), rowAction(cursor));
  hline(4, ROWS_Y - 3, 288, BLACK);
  drawRows(ROWS_Y, cursor, putRow, putValue, refusal);
  hints(state.stage != STAGE_FIRST ? t("Back") : 0, isPossible(cursor) ? t("Do it") : 0, t("Look"));
}

/** The row of SCREENS for the present stage, else for the phase. */
function screenNow(): usize {
  let row = SCREENS;
  while (<i32>load<u16>(row) != 255) {
    const what = <i32>load<u16>(row);
    if (what == STAGE + <i32>state.stage || what == <i32>state.phase) break;
    row += 6;
  }
  return row;
}

function isFight(): bool {
  return <i32>state.phase >= PHASE_WEAPON && <i32>state.phase <= PHASE_DYING;
}

function putCorner(): void {
  const seat = decidingSeat();
  const phase = <i32>state.phase;
  if (state.stage == STAGE_CARDS)
    return put(((<i32>state.played) >> seat) & 1 ? t("1 card a round: played") : t("1 card a round"));
  if (phase == PHASE_READY) {
    const status = statusOf(seat);
    if (status & STATUS_FROZEN) return put(cardName(FROZEN));
    put(status & STATUS_SLIP ? t("walk: half of die + ") : t("walk: die + "));
    return putMany(heartsOf(seat), t("heart"));
  }
  if (phase == PHASE_TIE) return;
  if (phase == PHASE_DISCARD) return putMany(handOf(seat), t("card"));
  if (spaceOf(state.turn) != NOWHERE) putTile(tileOf(spaceOf(state.turn)));
}

/** A picture, the die with its foe or what it is about, and the sentences; of cards the sentences alone. */
function drawStory(story: usize, action: i32): void {
  const phase = <i32>state.phase;
  if (phase == PHASE_TIE) return drawTied();
  const cards = isCardList();
  const rolled = !cards && (phase == PHASE_SHOWN || phase == PHASE_FAILED);
  const twitch = !cards && phase == PHASE_TWITCH;
  if (rolled || twitch) die(14, 20, 26, twitch ? twitchDie() : <i32>state.die, false);
  if (!cards && !twitch) blitDoubled(pictureNow(), rolled ? FOE_X : PICTURE_X, PICTURE_Y, BLACK);
  if (cards) putCard(action);
  else putSentence(story, 0, putNow);
  const x = cards ? CARDS_X : TEXT_X;
  wrap(x, 17, (rolled ? 248 : 292) - x, 12, READ, BLACK);
}

function pictureNow(): usize {
  if (!isFight() && <i32>state.phase != PHASE_SLIP) return SPRITE_CARD7;
  return isCeoFight() ? SPRITE_ZCEO13 : SPRITE_ZOMBIE16;
}

/** What a letter stands for: the card under way or in hand, who is concerned. */
function putNow(letter: i32, _n: i32, _entry: usize): void {
  const kind = kindOf(state.stage == STAGE_TARGET ? cardOf(cardInHand()) : <i32>state.card);
  switch (letter - 0x61) {
    case 0: // a: against whom
      return putAgainst(state.target);
    case 1: // b: who plays it
      return put(seatName(state.player));
    case 2: // c: the card
      return put(cardName(kind));
    case 3: // d: what it does
      return put(cardDeed(kind));
    case 4: // e: what the card of an order does
      return put(cardDeed(kindOf(orderCard())));
    case 5: // f: what of a hand must go
      return put(
        handOf(state.turn) > 3 ? t("Only 3 cards stay: throw one away.") : t("You may throw one card away."),
      );
    case 6: // g: whose turn it is
      return put(seatName(state.turn));
    case 7: // h: at whom it is aimed
      return put(seatName(state.target));
    case 8: // i: the sum of a roll
      return putSum();
    case 9: // j: where it strikes
      if (<i32>state.aim == NOWHERE || aimOf(kind) >= AIM_ITEM) return;
      put(t(" Aim: "));
      putTile(aimOf(kind) == AIM_TILE ? state.aim : tileOf(state.aim));
      return put(t("."));
    case 10: // k: how many
      return putNumber(state.left);
    case 13: // n: which of two dice
      return put(state.left == 0 ? t("First") : t("Second"));
    case 12: // m: what the weapon under the cursor does
      return putWeapon(rowAction(shell.cursor));
    default: // l: what comes next
      put(<i32>state.window == WINDOW_1 ? t("walk") : t("move zombies"));
  }
}

function putWeapon(action: i32): void {
  if (action >= ACTION_WEAPON && action < ACTION_PLAY) put(cardDeed(kindOf(action - ACTION_WEAPON)));
}

/** "before another walks: Half the steps in the next walk, rounded down."; of an item in the hand first where it is laid; above cards the one just played. */
function putCard(action: i32): void {
  if (!isCardAction(action)) {
    const last = <i32>shell.logCount - 1;
    if (rowCount() == 0) put(t("No cards."));
    else if (logKind(last) == LINE_PLAYED) putLine(logEntry(last));
    else put(statusOf(state.turn) & STATUS_FROZEN ? t("No walk in this turn.") : t("Walk, or first a card."));
    return;
  }
  const kind = kindOf(cardOf(action));
  if (isItem(kind) && action < ACTION_USE) {
    put(t("lay down: "));
    putPlaces(kind);
    put(t("; "));
  }
  putMoment(kind);
  put(t(": "));
  put(cardDeed(kind));
}

/** "Die 2 + 1 = 3. It falls at 4: 1 short." and what a 1 does. */
function putSum(): void {
  put(t("Die "));
  putNumber(state.die);
  const boots = i32(frontOf(state.turn, BOOT_FIND) != NONE);
  const weapon = rollBonus() - boots;
  if (weapon > 0) {
    put(t(" + "));
    put(cardName(kindOf(state.weapon)));
    put(t(" "));
    putNumber(weapon);
  }
  if (boots) put(t(" + Boot Find 1"));
  if (state.added > 0) {
    put(t(" + "));
    putNumber(state.added);
  }
  put(t(". It falls at "));
  putNumber(killNumber());
  if (neededBullets() > 0) {
    put(t(": "));
    putNumber(neededBullets());
    put(t(" short."));
  } else put(t(": dead."));
  const failed = <i32>state.phase == PHASE_FAILED;
  const one = state.die == 1 ? lastLed(state.turn) : NONE;
  const director = failed ? <i32>state.scared : one;
  if (director == NONE) return;
  put(t("\nA 1 scares "));
  put(directorName(director));
  put(t(" off"));
  if (failed) {
    put(t(" to office "));
    putNumber(directorPlace(director) - ON_DESK + 1);
  }
  put(t("."));
}
