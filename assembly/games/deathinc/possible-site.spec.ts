// Owns the test that no save of deathinc waits for a tile's site where none is free.
import { OFFICE } from "./data";
import { SNACKS } from "./data-cards";
import { SITES } from "./data-map";
import { isPlayable } from "./possible-cart";
import { front, room, table } from "./rules-cards-positions";
import { anyCard } from "./rules-legal";
import { setHearts, state } from "./state";
import { PHASE_SITE, PHASE_TILE } from "./state-phases";

describe("saves of deathinc", () => {
  it("a tile is drawn or waits while a site is free, whatever card may be played meanwhile", () => {
    table(2, 0);
    front(0, SNACKS);
    setHearts(0, 2);
    for (let site = 1; site < SITES; site++) room(site, OFFICE);
    state.room = 2;
    state.phase = <u8>PHASE_SITE;
    expect<bool>(isPlayable()).toBe(true);
    room(SITES, OFFICE);
    expect<bool>(anyCard()).toBe(true);
    expect<bool>(isPlayable()).toBe(false);
    state.phase = <u8>PHASE_TILE;
    expect<bool>(isPlayable()).toBe(false);
  });
});
