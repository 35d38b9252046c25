// Owns the unit tests of base cards that place and carry zombies (rules section 5.4).
import { FLOOD, FULL_HOUSE, HERD, REARRANGED, TROUBLE } from "./data-cards";
import { CLINIC, QUARTERMASTER, STREET } from "./data-city";
import { GATE_CENTRE, HOME, NORTH, WAY_OUT, WEST } from "./data-map";
import { ACTION_AIM, ACTION_DONE, ACTION_PLACE, isLegal } from "./rules";
import { cardOf, hand, perform, play, stand } from "./rules-cards-positions";
import { arm, gate, lay } from "./rules-city-positions";
import { isZombie, setZombie, state, zombiesOnMap } from "./state";
import { PHASE_CARRY, PHASE_PUT, PHASE_READY } from "./state-phases";

function card(kind: i32): i32 {
  const first = cardOf(kind);
  hand(0, first);
  return first;
}

describe("base cards that place zombies", () => {
  it("BC16 one on each free space of a building, as far as the supply reaches", () => {
    gate();
    const full = card(FULL_HOUSE);
    expect<bool>(isLegal(play(full))).toBe(false);
    const tile = 9 * lay(CLINIC, 3, -1, 0);
    lay(STREET, 0, 0, -1);
    stand(1, tile);
    setZombie(tile + 1, true);
    perform(play(full));
    if (isLegal(ACTION_AIM + tile / 9)) perform(ACTION_AIM + tile / 9);
    expect<i32>(zombiesOnMap()).toBe(7);
    expect<bool>(isZombie(tile)).toBe(false);
    expect<bool>(isZombie(tile + 5)).toBe(false);
  });

  it("BC22 as many zombies again, in that building alone", () => {
    gate();
    const trouble = card(TROUBLE);
    const tile = 9 * lay(CLINIC, 3, -1, 0);
    const other = 9 * lay(QUARTERMASTER, 0, -1, -1);
    expect<bool>(isLegal(play(trouble))).toBe(false);
    setZombie(tile, true);
    setZombie(tile + 1, true);
    setZombie(tile + 5, true);
    setZombie(other, true);
    perform(play(trouble));
    perform(ACTION_AIM + tile / 9);
    expect<i32>(state.phase).toBe(PHASE_PUT);
    expect<bool>(isLegal(ACTION_PLACE + other + 1)).toBe(false);
    expect<bool>(isLegal(ACTION_DONE)).toBe(false);
    perform(ACTION_PLACE + tile + 2);
    perform(ACTION_PLACE + tile + 3);
    expect<i32>(state.phase).toBe(PHASE_READY);
  });

  it("BC23 one or two different zombies to any spaces of their map, pawns included", () => {
    gate();
    const rearranged = card(REARRANGED);
    expect<bool>(isLegal(play(rearranged))).toBe(false);
    setZombie(arm(NORTH), true);
    setZombie(arm(WEST), true);
    perform(play(rearranged));
    expect<i32>(state.phase).toBe(PHASE_CARRY);
    expect<bool>(isLegal(ACTION_DONE)).toBe(false);
    expect<bool>(isLegal(ACTION_AIM + HOME)).toBe(false);
    perform(ACTION_AIM + arm(NORTH));
    expect<bool>(isLegal(ACTION_AIM + HOME)).toBe(false);
    expect<bool>(isLegal(ACTION_AIM + arm(WEST))).toBe(false);
    stand(1, GATE_CENTRE);
    perform(ACTION_AIM + GATE_CENTRE);
    expect<bool>(isLegal(ACTION_DONE)).toBe(true);
    expect<bool>(isLegal(ACTION_AIM + GATE_CENTRE)).toBe(false);
    perform(ACTION_AIM + arm(WEST));
    perform(ACTION_AIM + arm(NORTH));
    expect<i32>(state.phase).toBe(PHASE_READY);
    expect<i32>(zombiesOnMap()).toBe(2);
    expect<bool>(isZombie(GATE_CENTRE)).toBe(true);
  });

  it("BC23 not a zombie whose map is full", () => {
    gate();
    const rearranged = card(REARRANGED);
    for (let direction = NORTH; direction <= WEST; direction++) setZombie(arm(direction), true);
    setZombie(GATE_CENTRE, true);
    expect<bool>(isLegal(play(rearranged))).toBe(false);
    setZombie(HOME, true);
    perform(play(rearranged));
    expect<bool>(isLegal(ACTION_AIM + GATE_CENTRE)).toBe(false);
    perform(ACTION_AIM + HOME);
  });

  it("BC24 BC27 ten on either map, five in the city, where neither zombie nor pawn stands", () => {
    gate();
    const flood = card(FLOOD);
    perform(play(flood));
    expect<bool>(isLegal(ACTION_PLACE + HOME)).toBe(false);
    expect<bool>(isLegal(ACTION_PLACE + arm(WEST))).toBe(true);
    for (let tile = 0; tile < 10; tile++) perform(ACTION_PLACE + 9 * tile + 4);
    expect<i32>(state.phase).toBe(PHASE_READY);
    state.played = 0;
    const herd = card(HERD);
    perform(play(herd));
    expect<bool>(isLegal(ACTION_PLACE + WAY_OUT)).toBe(false);
    for (let direction = NORTH; direction <= WEST; direction++) perform(ACTION_PLACE + arm(direction));
    perform(ACTION_PLACE + GATE_CENTRE);
    expect<i32>(state.phase).toBe(PHASE_READY);
    expect<i32>(zombiesOnMap()).toBe(15);
    state.played = 0;
    hand(0, herd);
    expect<bool>(isLegal(play(herd))).toBe(false);
  });
});
