// Owns the dialogs about saves: the list, export, import with its question, and whether the browser keeps them.
import { packExport } from "./export-file.ts";
import { isMenu, type CartFile } from "./host-info.ts";
import { planImport, type ImportItem } from "./imports.ts";
import { summaryWords, type Save } from "./save.ts";
import type { Saves } from "./saves.ts";

/** An element of the page by its id. */
export const byId = <T extends HTMLElement = HTMLElement>(id: string): T => {
  const found = document.getElementById(id);
  if (!found) throw new Error(`The page has no element ${id}.`);
  return found as T;
};

/** What the dialogs need of the page. */
export interface SavesPage {
  carts: CartFile[];
  saves: Saves;
  /** the sentence why saves are temporary, or "" */
  temporary: string;
  tell(words: string): void;
  /** runs work while no game is open */
  aside(work: () => Promise<void>): Promise<void>;
}

/** Hands a file to the browser's downloads. */
export function download(name: string, blob: Blob): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}

/** Opens the list of saves. */
export async function openSaves(page: SavesPage): Promise<void> {
  const rows = await Promise.all(
    page.carts
      .filter((cart) => !isMenu(cart.info))
      .map(async (cart) => [cart.info.title, await keptWords(cart, page.saves)]),
  );
  byId("saves-list").replaceChildren(...rows.map(([title, words]) => row(title as string, words as string)));
  byId("saves-place").textContent = page.temporary || (await placeWords());
  byId<HTMLDialogElement>("saves-dialog").showModal();
}

async function keptWords(cart: CartFile, saves: Saves): Promise<string> {
  const kept = await saves.load(cart.info);
  if (kept.kind === "none") return "none";
  return kept.kind === "ok" ? summaryWords(kept.state) || "saved" : "kept, but cannot be played";
}

function row(left: string, right: string): HTMLLIElement {
  const item = document.createElement("li");
  for (const words of [left, right]) {
    const span = document.createElement("span");
    span.textContent = words;
    item.append(span);
  }
  return item;
}

async function placeWords(): Promise<string> {
  const kept = (await navigator.storage?.persisted?.().catch(() => false)) ?? false;
  return kept
    ? "This browser keeps them until you erase them. In a private window they go with the window."
    : "This browser may clear them when its disk runs full, and in a private window they go with it: an export is the safe copy.";
}

/** Writes all saves into one file. */
export async function exportSaves(page: SavesPage): Promise<void> {
  const records = await page.saves.records();
  if (records.length === 0) return page.tell("There is nothing to export yet.");
  download(
    "deadink-saves.dinks",
    new Blob([packExport(records) as BlobPart], { type: "application/octet-stream" }),
  );
  page.tell(records.length === 1 ? "1 save exported." : `${records.length} saves exported.`);
}

/** Takes a file of saves in. What would replace a save here is asked for; a refusal is told in one sentence. */
export async function importSaves(page: SavesPage, file: Uint8Array): Promise<void> {
  const plan = await planImport(file, page.carts, page.saves);
  const taken = plan.items.filter((item) => item.here === null);
  const standing = plan.items.filter((item) => item.here !== null);
  if (standing.length > 0) taken.push(...(await askWhich(standing)));
  if (taken.length > 0)
    await takeIn(
      page,
      taken.map((item) => item.save),
    );
  const words = taken.length === 1 ? "1 save imported." : `${taken.length} saves imported.`;
  page.tell([words, ...plan.left].join(" "));
}

async function takeIn(page: SavesPage, saves: Save[]): Promise<void> {
  let failure: unknown = null;
  await page.aside(async () => {
    try {
      for (const save of saves) await page.saves.replace(save);
    } catch (error) {
      failure = error;
    }
  });
  if (failure) throw new Error("The saves could not be written; what was here stands.", { cause: failure });
}

/** Asks which saves the file shall replace; none is ticked at first. */
function askWhich(items: ImportItem[]): Promise<ImportItem[]> {
  const dialog = byId<HTMLDialogElement>("import-dialog");
  const boxes = items.map((item) => {
    const box = document.createElement("input");
    box.type = "checkbox";
    const label = document.createElement("label");
    label.append(box, `${item.title}: here ${item.here || "saved"}, in the file ${item.words || "saved"}`);
    const line = document.createElement("li");
    line.append(label);
    return { box, line };
  });
  byId("import-list").replaceChildren(...boxes.map(({ line }) => line));
  return new Promise((resolve) => {
    byId("import-take").onclick = () => dialog.close("take");
    dialog.onclose = () => {
      const take = dialog.returnValue === "take";
      resolve(items.filter((_, at) => take && boxes[at]?.box.checked));
    };
    dialog.returnValue = "";
    dialog.showModal();
  });
}
