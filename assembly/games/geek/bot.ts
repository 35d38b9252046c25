// Owns the computer players of geek: level 1 forgets its plan, level 2 follows it, level 3 also shares, boards and guards.
import { below } from "../../console/rng";
import { chooseLiving } from "./bot-living";
import { LEGAL } from "./bot-routes";
import { chooseUndead } from "./bot-undead";
import { isLivingSeat } from "./queries";
import { ACTION_GET, ACTION_GIVE, currentPlayer, isLegal, legalActions } from "./rules";
import { state } from "./state";

/**
 * The decision that a computer player of level 1..3 takes for currentPlayer() now, or -1 where no player decides.
 * rngPtr = generator state, which only level 1 uses. It reads no face of a hidden tile but how many of each are left.
 */
export function chooseAction(level: i32, rngPtr: usize): i32 {
  const seat = currentPlayer();
  if (seat < 0) return -1;
  const action = level <= 1 && below(rngPtr, 2) == 0 ? -1 : decide(seat, level);
  return action >= 0 && isLegal(action) ? action : anyAction(level, rngPtr);
}

function decide(seat: i32, level: i32): i32 {
  const living = seat < <i32>state.seats && isLivingSeat(seat);
  return living ? chooseLiving(seat, level) : chooseUndead(level);
}

/** Any decision, the first one or by chance; nobody trades by chance. */
function anyAction(level: i32, rngPtr: usize): i32 {
  const count = legalActions(LEGAL);
  let sound = 0;
  for (let i = 0; i < count; i++) {
    const action = load<u16>(LEGAL + 2 * i);
    if (action >= <u16>ACTION_GIVE && action < <u16>(ACTION_GET + 85)) continue;
    store<u16>(LEGAL + 2 * sound++, action);
  }
  if (sound == 0) return -1;
  return load<u16>(LEGAL + 2 * (level <= 1 ? below(rngPtr, sound) : 0));
}
