// Owns what an import would do, before it is done: which saves of a file fit, and which stand in their way. No DOM.
import { readExport } from "./export-file.ts";
import { isMenu, type CartFile } from "./host-info.ts";
import { summaryWords, whyNot, type Save } from "./save.ts";
import type { Saves } from "./saves.ts";

/** One save of a file that can be taken in. */
export interface ImportItem {
  save: Save;
  title: string;
  /** its line for the menu */
  words: string;
  /** what lies here in its place: its line, or words that say it cannot be read; null when nothing does */
  here: string | null;
}

/** What a file holds for this page. */
export interface ImportPlan {
  items: ImportItem[];
  /** one sentence for each save that is left out */
  left: string[];
}

/** Reads a file of saves and compares it with what is here; rejects with one sentence when nothing in it fits. */
export async function planImport(file: Uint8Array, carts: CartFile[], saves: Saves): Promise<ImportPlan> {
  const plan: ImportPlan = { items: [], left: [] };
  const found = readExport(file);
  if (found.length === 0) throw new Error("This file holds no saves.");
  for (const save of found) {
    const cart = carts.find((candidate) => candidate.info.id === save.id && !isMenu(candidate.info));
    if (!cart) {
      plan.left.push(`This file holds a save of the game ${save.id}, which is not here.`);
      continue;
    }
    const reason = whyNot(save, cart.info);
    if (reason) {
      plan.left.push(`${cart.info.title}: ${reason}`);
      continue;
    }
    const { title } = cart.info;
    plan.items.push({ save, title, words: summaryWords(save.state), here: await whatIsHere(cart, saves) });
  }
  if (plan.items.length === 0) throw new Error(plan.left[0]);
  return plan;
}

async function whatIsHere(cart: CartFile, saves: Saves): Promise<string | null> {
  const kept = await saves.load(cart.info);
  if (kept.kind === "none") return null;
  return kept.kind === "ok" ? summaryWords(kept.state) : "a save that cannot be read";
}
