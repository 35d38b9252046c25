// Owns what the console shows on the page: glass, words, panel, notices, status.
import type { CartInfo } from "./cart.ts";
import type { Status, View } from "./view.ts";
import { byId } from "./dialogs.ts";
import type { Fault } from "./faults.ts";
import type { Refresh } from "./refresh.ts";
import type { Screen } from "./screen.ts";
import type { Settings } from "./saves.ts";

/** What a panel over the glass offers. */
export interface Panel {
  title: string;
  words: string;
  code: string;
  /** words of the buttons and what they do; the first has the focus */
  choices: [string, () => void][];
}

/** Puts a panel over the glass, or takes it away. */
export function showPanel(panel: Panel | null): void {
  byId("panel").hidden = panel === null;
  if (!panel) return;
  byId("panel-title").textContent = panel.title;
  byId("panel-words").textContent = panel.words;
  byId("panel-code").textContent = panel.code;
  ["panel-first", "panel-second"].forEach((id, at) => {
    const button = byId<HTMLButtonElement>(id);
    const choice = panel.choices[at];
    button.hidden = !choice;
    button.textContent = choice?.[0] ?? "";
    button.onclick = choice?.[1] ?? null;
  });
  byId("panel-first").focus();
}

/** Shows or hides a line of the messages. */
export function showLine(id: "notice" | "message", words: string): void {
  const line = byId(id);
  line.hidden = words === "";
  line.textContent = words;
}

/** Puts the picture's words into the live region; lines that stay are not touched, so only news is spoken. */
function showWords(text: string | null): void {
  const lines = (text ?? "A secret is on the screen: its words are not shown.")
    .split("\n")
    .filter((line) => line);
  const region = byId("words");
  while (region.children.length > lines.length) region.lastElementChild?.remove();
  lines.forEach((line, at) => {
    const old = region.children[at];
    if (old?.textContent === line) return;
    const place = old ?? region.appendChild(document.createElement("p"));
    place.textContent = line;
  });
}

/** Shows which buttons are down. */
export function showButtons(down: ReadonlySet<string>): void {
  for (const key of document.querySelectorAll<HTMLElement>("[data-button]"))
    key.classList.toggle("down", down.has(key.dataset["button"] ?? ""));
}

/** What the page does about things the console says. */
export interface PageHooks {
  settings(settings: Settings): void;
  menu(): void;
  again(): void;
  /** the sentence why saves are temporary, or "": it stands where no other notice does */
  temporary: string;
}

/** The console's view on this page. */
export class PageView implements View {
  constructor(
    private readonly screen: Screen,
    private readonly hooks: PageHooks,
  ) {}

  show(frame: Uint8Array, refresh: Refresh): Promise<void> {
    return this.screen.show(frame, refresh);
  }
  say(text: string | null): void {
    showWords(text);
  }
  running(info: CartInfo): void {
    // What was said of the cartridge before is over; what was said while loading stands.
    if (document.body.dataset["cart"]) showLine("message", "");
    document.body.dataset["cart"] = info.id;
    document.title = info.minPlayers === 0 ? "deadink" : `${info.title} - deadink`;
  }
  settings(settings: Settings): void {
    this.hooks.settings(settings);
  }
  status(status: Status): void {
    document.body.dataset["status"] = status;
  }
  notice(words: string): void {
    showLine("notice", words || this.hooks.temporary);
  }
  fault(fault: Fault | null): void {
    if (!fault) return showPanel(null);
    const choices: Panel["choices"] = [["Back to the menu", () => this.hooks.menu()]];
    if (fault.again) choices.push([fault.again, () => this.hooks.again()]);
    showPanel({ ...fault, code: `Code ${fault.code}`, choices });
  }
}
