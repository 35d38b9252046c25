// Owns what computer players of geek give to each other, and to people.
import {
  ALEX,
  BOARDS,
  FIRST_THING,
  GAS,
  HANDGUN,
  KEYS,
  KIT,
  KNIFE,
  MARY,
  RESCUED,
  SHOTGUN,
  THINGS,
} from "./data";
import { CAB } from "./data-board";
import { gap, hasFirearm, hasMelee, isLivingSeat, isNeighbour } from "./queries";
import { ACTION_AGREE, ACTION_GIVE, ACTION_REFUSE, isLegal } from "./rules";
import { characterOf, heartsOf, held, squareOf, state } from "./state";

/** A gift to a neighbour who needs it more: a weapon to the unarmed, a kit to the weak; -1 = none. */
export function bestGift(seat: i32): i32 {
  for (let other = 0; other < <i32>state.seats; other++) {
    if (other == seat || !isLivingSeat(other) || !isNeighbour(seat, other)) continue;
    for (let kind = FIRST_THING; kind < RESCUED; kind++) {
      const action = ACTION_GIVE + THINGS * other + kind - FIRST_THING;
      if (isRefused(other, kind) || !isLegal(action)) continue;
      if (helps(seat, other, kind)) return action;
    }
  }
  return -1;
}

/** Whether the same was offered in this turn already. */
function isRefused(other: i32, kind: i32): bool {
  return <i32>state.partner == other && <i32>state.thing == kind;
}

function helps(seat: i32, other: i32, kind: i32): bool {
  if (kind == KIT) return heartsOf(other) + 1 < heartsOf(seat);
  if (kind >= KNIFE && kind <= SHOTGUN) {
    const melee = kind < HANDGUN;
    return isSpare(seat, kind) && !(melee ? hasMelee(other) : hasFirearm(other));
  }
  // Keys and gas go to the one who stands nearer the truck and is no weaker.
  if (kind != KEYS && kind != GAS) return false;
  const nearer = gap(squareOf(other), CAB) < gap(squareOf(seat), CAB);
  return nearer && heartsOf(other) >= heartsOf(seat) && held(other, KEYS) + held(other, GAS) != 0;
}

/** Whether a seat keeps a weapon of the same class when it gives this one away. */
function isSpare(seat: i32, kind: i32): bool {
  const melee = kind < HANDGUN;
  let weapons = characterOf(seat) == (melee ? ALEX : MARY) ? 1 : 0;
  for (let other = melee ? KNIFE : HANDGUN; other <= (melee ? HANDGUN - 1 : SHOTGUN); other++) {
    weapons += held(seat, other);
  }
  return weapons > 1;
}

/** GEEK-AMB-57: gifts are welcome; kits, second boards and spare weapons are given. */
export function answerTrade(seat: i32): i32 {
  const kind = <i32>state.thing;
  if (state.gives != 0 || kind == KIT) return ACTION_AGREE;
  if (kind == BOARDS) return held(seat, BOARDS) > 1 ? ACTION_AGREE : ACTION_REFUSE;
  const spare = kind >= KNIFE && kind <= SHOTGUN && isSpare(seat, kind);
  return spare ? ACTION_AGREE : ACTION_REFUSE;
}
