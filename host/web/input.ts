// Owns how keys, fingers, pens and mice reach the five buttons of the page.
import type { Button, Buttons } from "./buttons.ts";

// Letters by what they type; arrows as the buttons act on a map (A left, C right).
const KEYS: Record<string, Button> = {
  a: "A",
  b: "B",
  c: "C",
  arrowleft: "A",
  escape: "A",
  enter: "B",
  " ": "B",
  arrowright: "C",
  arrowup: "UP",
  arrowdown: "DOWN",
};
// On these keys a focused control of the page has the first word.
const CONTROL_KEYS = new Set(["enter", " "]);

const pressed = (key: string): Button | undefined => KEYS[key.toLowerCase()];
const buttonOf = (target: EventTarget | null): Button | undefined =>
  target instanceof Element
    ? ((target.closest("[data-button]") as HTMLElement | null)?.dataset["button"] as Button | undefined)
    : undefined;

/** Which button a key event means: on a focused device button Enter and Space are that button. */
function keyButton(event: KeyboardEvent): Button | undefined {
  const key = event.key.toLowerCase();
  if (!CONTROL_KEYS.has(key)) return pressed(key);
  const own = buttonOf(event.target);
  if (own) return own;
  const control =
    event.target instanceof Element && event.target.closest("button, a, input, select, summary");
  return control ? undefined : pressed(key);
}

/** Connects the page to the buttons. `awake` says whether keys are meant for the device (no dialog is open). */
export function connectInput(device: HTMLElement, buttons: Buttons, awake: () => boolean): void {
  connectKeys(buttons, awake);
  connectPointers(device, buttons);
}

function connectKeys(buttons: Buttons, awake: () => boolean): void {
  const keysDown = new Map<string, Button>();
  window.addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || !awake()) return;
    const button = keyButton(event);
    if (!button) return;
    event.preventDefault();
    if (event.repeat || keysDown.has(event.code)) return;
    keysDown.set(event.code, button);
    buttons.down(button, event.code);
  });
  window.addEventListener("keyup", (event) => {
    const button = keysDown.get(event.code);
    if (!button) return;
    event.preventDefault();
    keysDown.delete(event.code);
    buttons.up(button, event.code);
  });
  window.addEventListener("blur", () => {
    keysDown.clear();
    buttons.abandonAll();
  });
}

function connectPointers(device: HTMLElement, buttons: Buttons): void {
  /** Listens to one kind of event on the buttons of the device. */
  const on = <K extends "pointerdown" | "pointerup" | "pointercancel" | "lostpointercapture" | "click">(
    kind: K,
    then: (button: Button, event: HTMLElementEventMap[K]) => void,
  ): void =>
    device.addEventListener(kind, (event) => {
      const button = buttonOf(event.target);
      if (button) then(button, event);
    });
  const holder = (event: PointerEvent): string => `pointer ${event.pointerId}`;

  on("pointerdown", (button, event) => {
    if (event.button > 0) return;
    (event.target as Element).setPointerCapture(event.pointerId);
    buttons.down(button, holder(event));
  });
  on("pointerup", (button, event) => buttons.up(button, holder(event)));
  on("pointercancel", (button, event) => buttons.abandon(button, holder(event)));
  on("lostpointercapture", (button, event) => buttons.abandon(button, holder(event)));
  // A screen reader's "activate" arrives as a click that no pointer made (detail 0).
  on("click", (button, event) => {
    if (event.detail !== 0) return;
    buttons.down(button, "click");
    buttons.up(button, "click");
  });
  device.addEventListener("contextmenu", (event) => event.preventDefault());
}
