// Owns the pictures of the README, docs/images: the emulator page in Chromium, the emulated device's glass, a sheet of
// screens from the goldens.
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { buildImage } from "./build-firmware.ts";
import { isMain, readArgs, root, runTool } from "./cli.ts";
import { Handheld } from "./device/handheld.ts";
import { openGame } from "./device/menu.ts";
import { Bitmap, encodePng, readPng } from "./png.ts";

const FOLDER = "docs/images";
const golden = (picture: string): string => `assembly/games/${picture.replace("/", "/golden/")}.png`;
const SHEET = [
  [golden("pocket/main.mock"), golden("pocket/event.mock")],
  [golden("pocket/pick.bill"), golden("pocket/split.mock")],
  [golden("geek/fights.known"), golden("geek/undead.hound")],
  [golden("piecepack/main.mock"), golden("piecepack/end.won")],
];
const SHEET_SCALE = 2;
const SHEET_GAP = 3; // px of black between two screens

/** A game of the page's fixed seed up to a fight, as a person would see it. */
async function picturePage(): Promise<string> {
  const { byKeyboard, goToGame, launch, servePage, openPage, keys } = await import("../tests/web/browser.ts");
  const server = await servePage();
  const browser = await launch();
  try {
    const context = await browser.newContext({
      viewport: { width: 1120, height: 640 },
      colorScheme: "light",
    });
    const page = await openPage(context, server.url);
    await goToGame(page, byKeyboard(page), "Piecepack");
    await keys(page, "Enter", "Enter", "Enter");
    await page.screenshot({ path: join(root, FOLDER, "emulator.png") });
  } finally {
    await browser.close();
    await server.end();
  }
  return `${FOLDER}/emulator.png`;
}

/** The glass of the emulated Badger 2040 after a dozen quick refreshes, ghosts and all. */
async function pictureGlass(): Promise<string> {
  const { elf } = await buildImage({ board: "badger2040" });
  const handheld = new Handheld(elf);
  handheld.start();
  openGame(handheld, "piecepack");
  const presses = ["B", "B", "B", "DOWN", "B", "B", "B", "DOWN", "B", "B", "B", "B", "B"] as const;
  for (const button of presses) handheld.press(button);
  writeFileSync(join(root, FOLDER, "glass.png"), handheld.panel.glass.toPng(SHEET_SCALE));
  return `${FOLDER}/glass.png`;
}

/** Screens in two columns, enlarged. */
function pictureScreens(): string {
  const screens = SHEET.map((row) => row.map((path) => readPng(join(root, path))));
  const first = screens[0]![0]!;
  const stepX = first.width * SHEET_SCALE + SHEET_GAP;
  const stepY = first.height * SHEET_SCALE + SHEET_GAP;
  const sheet = new Bitmap(SHEET[0]!.length * stepX + SHEET_GAP, SHEET.length * stepY + SHEET_GAP);
  sheet.fill(0, 0, sheet.width, sheet.height, 1);
  screens.forEach((row, r) =>
    row.forEach((screen, c) => sheet.put(screen, SHEET_GAP + c * stepX, SHEET_GAP + r * stepY, SHEET_SCALE)),
  );
  writeFileSync(join(root, FOLDER, "screens.png"), encodePng(sheet));
  return `${FOLDER}/screens.png`;
}

async function main(): Promise<void> {
  readArgs({
    name: "pictures",
    about: "Makes the pictures of the README anew; look at them before you commit them.",
  });
  mkdirSync(join(root, FOLDER), { recursive: true });
  console.log(pictureScreens());
  console.log(await pictureGlass());
  console.log(await picturePage());
}

if (isMain(import.meta.url)) await runTool(main);
