// Owns the unit tests of where a walk can be sent: what is listed, in which order, and the way there.
import { clearRows, rowAction, rowCount } from "../../console/rows";
import { HOME } from "./data-map";
import { ROW_AIM, findWay, listAims, waySpace } from "./goto";
import { findWays, wayTo } from "./queries-way";
import { at, lead, room, stand, table, waits } from "./rules-cards-positions";
import { setBullet, setHeart, setHearts, setZombie } from "./state";

function list(): void {
  clearRows();
  listAims();
}
function aim(row: i32): i32 {
  return rowAction(row) - ROW_AIM;
}

describe("deathinc's aims of a walk", () => {
  it("are the Entrance for who leads somebody, then directors, then tokens by steps", () => {
    table(2, 0);
    stand(0, at(4, 4));
    room(3, 0);
    waits(0, 3);
    setBullet(at(10, 4), true);
    setHeart(at(5, 4), true);
    lead(0, 1, 0);
    list();
    expect<i32>(rowCount()).toBe(4);
    expect<i32>(aim(0)).toBe(HOME);
    expect<i32>(aim(1)).toBe(at(7, 0));
    expect<i32>(aim(2)).toBe(at(5, 4));
    expect<i32>(aim(3)).toBe(at(10, 4));
    expect<i32>(wayTo(at(7, 0))).toBe(7);
  });

  it("leave out hearts that cannot be taken", () => {
    table(2, 0);
    stand(0, at(4, 4));
    setHearts(0, 5);
    setHeart(at(5, 4), true);
    setBullet(at(7, 4), true);
    list();
    expect<i32>(rowCount()).toBe(2);
    expect<i32>(aim(0)).toBe(at(7, 4));
    expect<i32>(aim(1)).toBe(HOME);
  });

  it("name a director's space once, whatever lies on it", () => {
    table(2, 0);
    stand(0, at(4, 4));
    room(3, 0);
    waits(0, 3);
    setBullet(at(7, 0), true);
    list();
    expect<i32>(rowCount()).toBe(2);
    expect<i32>(aim(0)).toBe(at(7, 0));
    expect<i32>(aim(1)).toBe(HOME);
  });

  it("are reached without a fight where one way has none", () => {
    table(2, 0);
    stand(0, at(7, 2));
    room(3, 0);
    setZombie(at(7, 1), true);
    findWays(at(7, 2));
    expect<i32>(findWay(at(6, 0))).toBe(0);
    expect<i32>(waySpace(0)).toBe(at(6, 2));
    expect<i32>(waySpace(2)).toBe(at(6, 0));
    setZombie(at(6, 1), true);
    expect<i32>(findWay(at(6, 0))).toBe(1);
  });
});
