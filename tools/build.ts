// Owns `npm run build`: cartridges, desktop host, emulator page, firmware; says what a missing compiler leaves out.
import { buildImage } from "./build-firmware.ts";
import { buildNative, FLAVOURS } from "./build-native.ts";
import { buildWeb, reportWeb } from "./build-web.ts";
import { isMain, readArgs, root, runTool, UserError } from "./cli.ts";
import { hasCommand } from "./commands.ts";
import { buildCarts } from "./compiler.ts";
import { boardNames } from "./firmware/board-facts.ts";

/** Builds the desktop host in all its flavours; without a compiler it says so and goes on. */
function buildDesktop(): void {
  if (!hasCommand("gcc")) {
    console.log("desktop host: skipped, since there is no gcc here (npm run setup installs it)");
    return;
  }
  for (const { name } of FLAVOURS) console.log(buildNative(name).slice(root.length));
}

/** Builds the image of every board; without the cross compiler it says so and goes on. */
async function buildFirmware(): Promise<void> {
  if (!hasCommand("arm-none-eabi-gcc")) {
    console.log("firmware: skipped, since there is no arm-none-eabi-gcc here (npm run setup installs it)");
    return;
  }
  for (const board of boardNames()) console.log((await buildImage({ board })).uf2.slice(root.length));
}

async function main(): Promise<void> {
  readArgs({
    name: "build",
    about:
      "Builds all cartridges (build/carts), the desktop host (build/native) where there is a C compiler, the\n" +
      "emulator page (build/web), and the firmware of every board (build/firmware) where there is the cross compiler.",
  });
  try {
    await buildCarts();
  } catch (error) {
    // The compiler's report says file and line; a stack trace of this tool adds nothing.
    throw new UserError((error as Error).message.trimEnd());
  }
  buildDesktop();
  reportWeb(await buildWeb());
  await buildFirmware();
}

if (isMain(import.meta.url)) await runTool(main);
