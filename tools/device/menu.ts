// Owns the way from the menu into a game on the handheld.
import { findCarts } from "../cart-sources.ts";
import type { Handheld } from "./handheld.ts";

/** From a fresh menu into a game: its entries stand in the order of findCarts(), the cursor on the first. */
export function openGame(handheld: Handheld, game: string): void {
  const games = findCarts().filter(({ kind }) => kind === "game");
  const entry = games.findIndex(({ name }) => name === game);
  if (entry < 0) throw new Error(`there is no game "${game}"`);
  for (let i = 0; i < entry; i++) handheld.press("DOWN");
  handheld.press("B");
}
