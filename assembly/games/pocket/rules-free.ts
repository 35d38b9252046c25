// Owns the free actions of pocket: gifts, drinking, fuel, fire; when each is open, and why it is not.
import { CANDELABRA, CONCOCTION, GASOLINE, NONE, OIL, SAW, TOTEM } from "./data";
import { fighters, isLiving } from "./queries";
import { ACTION_DRINK, ACTION_FUEL, ACTION_GIVE, ACTION_IGNITE, givenItem, givenSeat } from "./rules-actions";
import { ignite } from "./rules-fight";
import { drink, fuelSaw, give } from "./rules-items";
import { goOnWithLoss, lossSeat } from "./rules-loss";
import {
  WHY_DEAD,
  WHY_FLED,
  WHY_LEGAL,
  WHY_NOT_HELD,
  WHY_NOT_NOW,
  WHY_NO_CANDLE,
  WHY_NO_FUEL,
  WHY_NO_SAW,
  WHY_ONCE,
  WHY_OWN,
} from "./rules-why";
import { holderOf, state } from "./state";
import { CAUSE_CURSE, PHASE_LOSS, PHASE_PICK, PHASE_REVEAL, PHASE_TASK } from "./state-phases";

const LAST_FREE: i32 = ACTION_IGNITE + 1;

/** Whether an action is one of the free ones. */
export function isFree(action: i32): bool {
  return action >= ACTION_GIVE && action <= LAST_FREE;
}

/** Whether a trading window is open: W1 and W4, or W2 (POCKET-TRADE-3). */
function isTradeTime(): bool {
  const now = <i32>state.phase;
  return now == PHASE_TASK || now == PHASE_REVEAL || (now == PHASE_PICK && state.picked == 0);
}

/** WHY_LEGAL, or the reason why a free action is not open. */
export function whyNotFree(action: i32): i32 {
  if (action >= ACTION_IGNITE) return whyNotIgnite(OIL + action - ACTION_IGNITE);
  if (state.phase == PHASE_LOSS) return whyNotInLoss(action);
  if (!isTradeTime()) return WHY_NOT_NOW;
  if (action < ACTION_DRINK) return whyNotGive(action);
  if (action == ACTION_FUEL) return whyNotFuel();
  return holderOf(CONCOCTION) == NONE ? WHY_NOT_HELD : WHY_LEGAL;
}

/** Whose a thing is: an item, or the TOTEM. */
function ownerOf(thing: i32): i32 {
  return thing == TOTEM ? <i32>state.totemHolder : holderOf(thing);
}

function whyNotGive(action: i32): i32 {
  const from = ownerOf(givenItem(action));
  const to = givenSeat(action);
  if (to >= <i32>state.seats) return WHY_NOT_NOW;
  if (from == NONE) return WHY_NOT_HELD;
  if (from == to) return WHY_OWN;
  return isLiving(to) ? WHY_LEGAL : WHY_DEAD;
}

/** W3: only the seat that is asked, the Concoction, and the totem against a curse. */
function whyNotInLoss(action: i32): i32 {
  if (action == ACTION_FUEL) return WHY_NOT_NOW;
  const thing = action == ACTION_DRINK ? CONCOCTION : givenItem(action);
  if (thing != CONCOCTION && (thing != TOTEM || state.cause != CAUSE_CURSE)) return WHY_NOT_NOW;
  const owner = ownerOf(thing);
  if (owner == NONE) return WHY_NOT_HELD;
  if (owner != lossSeat()) return WHY_NOT_NOW;
  return action == ACTION_DRINK ? WHY_LEGAL : whyNotGive(action);
}

function whyNotFuel(): i32 {
  if (holderOf(GASOLINE) == NONE) return WHY_NOT_HELD;
  if (holderOf(SAW) == NONE) return WHY_NO_SAW;
  return state.gasFuel == 0 ? WHY_NO_FUEL : WHY_LEGAL;
}

/** POCKET-CANDEL-1..4. */
function whyNotIgnite(item: i32): i32 {
  if (state.phase != PHASE_REVEAL) return WHY_NOT_NOW;
  const candle = holderOf(CANDELABRA);
  const holder = holderOf(item);
  if (candle == NONE) return WHY_NO_CANDLE;
  if (holder == NONE) return WHY_NOT_HELD;
  if (item == GASOLINE && state.gasFuel == 0) return WHY_NO_FUEL;
  if (state.fireAsked) return WHY_ONCE;
  const both = (1 << candle) | (1 << holder);
  return (fighters() & both) == both ? WHY_LEGAL : WHY_FLED;
}

/** The seat that does a free action: the holder of its thing; of the Gasoline for fuel, of the Candelabra for fire. */
export function ownerOfFree(action: i32): i32 {
  if (action >= ACTION_IGNITE) return holderOf(CANDELABRA);
  if (action == ACTION_FUEL) return holderOf(GASOLINE);
  return ownerOf(action == ACTION_DRINK ? CONCOCTION : givenItem(action));
}

/** Does a legal free action; in a loss those who are left to ask may change. */
export function applyFree(action: i32): void {
  if (action >= ACTION_IGNITE) return ignite(OIL + action - ACTION_IGNITE);
  if (action == ACTION_FUEL) fuelSaw();
  else if (action == ACTION_DRINK) drink();
  else give(action);
  if (state.phase == PHASE_LOSS) goOnWithLoss();
}
