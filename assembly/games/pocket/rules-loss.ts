// Owns losses of health in pocket: what may be done while one is pending, its stroke, deaths and heirs.
import { CONCOCTION, ITEM_COUNT, NONE } from "./data";
import {
  actingLeader,
  bitOf,
  firstClockwise,
  has,
  holdsTotem,
  isLiving,
  itemsOf,
  livingCount,
  livingSeats,
} from "./queries";
import { enterPatio, makeDoor } from "./rules-explore";
import { afterFight, fleeMove } from "./rules-fight";
import { discard } from "./rules-items";
import { afterEvent, finish, onlyLiving } from "./rules-turn";
import { healthOf, holderOf, lossOf, setBatch, setDied, setHealth, setHolder, setLoss, state } from "./state";
import {
  CAUSE_CURSE,
  CAUSE_FIGHT,
  CAUSE_FLIGHT,
  CAUSE_GLASS,
  CAUSE_WALL,
  PHASE_HEIR,
  PHASE_LOSS,
  RESULT_DEAD,
} from "./state-phases";

/**
 * A loss is about to strike: `share` for each living seat of a set, one more for those of `extra`. Whoever can do
 * something is asked first (POCKET-TRADE-3, W3).
 */
export function pendLoss(cause: i32, seats: i32, share: i32, extra: i32): void {
  const struck = seats & livingSeats();
  for (let seat = 0; seat < <i32>state.seats; seat++) {
    setLoss(seat, (struck >> seat) & 1 ? share + ((extra >> seat) & 1) : 0);
  }
  state.cause = <u8>cause;
  state.struckLeader = <u8>actingLeader();
  state.passed = 0;
  state.phase = <u8>PHASE_LOSS;
  goOnWithLoss();
}

/** Strikes once nobody is left to ask. */
export function goOnWithLoss(): void {
  if (lossSeat() == NONE) strike();
}

/** Who is asked in PHASE_LOSS: clockwise from the leader, with something to do and not passed; NONE. */
export function lossSeat(): i32 {
  let seats = 0;
  for (let seat = 0; seat < <i32>state.seats; seat++) if (hasSay(seat)) seats |= 1 << seat;
  return firstClockwise(seats & ~(<i32>state.passed), state.struckLeader);
}

/** The Concoction helps always (POCKET-CONC-1), handing on the totem against a curse (POCKET-TRADE-2). */
function hasSay(seat: i32): bool {
  if (!isLiving(seat)) return false;
  if (has(seat, CONCOCTION)) return true;
  return state.cause == CAUSE_CURSE && holdsTotem(seat) && livingCount() > 1;
}

export function letItHappen(): void {
  state.passed |= <u8>bitOf(lossSeat());
  goOnWithLoss();
}

/** POCKET-DEATH-1, -3: all losses of one cause at the same time; who die together are a batch (POCKET-SCORE-4). */
function strike(): void {
  let died = false;
  for (let seat = 0; seat < <i32>state.seats; seat++) {
    const health = healthOf(seat);
    const loss = lossOf(seat);
    // A spoilt save may have a loss wait for the dead, whom nothing can strike.
    if (loss == 0 || health == 0) continue;
    setLoss(seat, 0);
    setHealth(seat, max(health - loss, 0));
    if (health > loss) continue;
    died = true;
    setBatch(seat, state.batches + 1);
    setDied(seat, state.tile, state.hour);
    if (itemsOf(seat) != 0 || holdsTotem(seat)) state.heirsDue |= <u8>bitOf(seat);
  }
  if (died) state.batches += 1;
  if (livingSeats() == 0) everybodyDied();
  else goOnWithHeirs();
}

/** POCKET-LOSE-2: nobody to leave anything to (AMB-11); the totem stays with the last who had it. */
function everybodyDied(): void {
  state.heirsDue = 0;
  for (let item = 0; item < ITEM_COUNT; item++) discard(item);
  finish(RESULT_DEAD);
}

/** POCKET-DEATH-2, -3: where one alone lives, or nobody has died, nothing is asked. */
function goOnWithHeirs(): void {
  const only = onlyLiving();
  if (only != NONE) while (state.heirsDue) bequeath(only);
  if (state.heirsDue) state.phase = <u8>PHASE_HEIR;
  else afterLoss();
}

/** The dying seat that names its heir now. */
export function dyingSeat(): i32 {
  return firstClockwise(state.heirsDue, state.struckLeader);
}

export function nameHeir(heir: i32): void {
  bequeath(heir);
  goOnWithHeirs();
}

/** All that the next dying seat has goes to one seat. */
function bequeath(heir: i32): void {
  const seat = dyingSeat();
  for (let item = 0; item < ITEM_COUNT; item++) if (holderOf(item) == seat) setHolder(item, heir);
  if (holdsTotem(seat)) state.totemHolder = <u8>heir;
  state.heirsDue &= <u8>~bitOf(seat);
}

/** What goes on after a loss that somebody survived. */
function afterLoss(): void {
  const cause = <i32>state.cause;
  if (cause == CAUSE_GLASS) enterPatio();
  else if (cause == CAUSE_WALL) makeDoor();
  else if (cause == CAUSE_CURSE) afterEvent();
  else if (cause == CAUSE_FLIGHT) fleeMove();
  else if (cause == CAUSE_FIGHT) afterFight();
}
