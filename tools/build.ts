// Owns `npm run build`: cartridges, desktop host, emulator page; says what a missing compiler leaves out.
import { buildNative, FLAVOURS } from "./build-native.ts";
import { buildWeb, reportWeb } from "./build-web.ts";
import { isMain, readArgs, root, runTool, UserError } from "./cli.ts";
import { hasCommand } from "./commands.ts";
import { buildCarts } from "./compiler.ts";

/** Builds the desktop host in all its flavours; without a compiler it says so and goes on. */
function buildDesktop(): void {
  if (!hasCommand("gcc")) {
    console.log("desktop host: skipped, since there is no gcc here (npm run setup installs it)");
    return;
  }
  for (const { name } of FLAVOURS) console.log(buildNative(name).slice(root.length));
}

async function main(): Promise<void> {
  readArgs({
    name: "build",
    about:
      "Builds all cartridges (build/carts), the desktop host (build/native) where there is a C compiler, and the\n" +
      "emulator page (build/web).",
  });
  try {
    await buildCarts();
  } catch (error) {
    // The compiler's report says file and line; a stack trace of this tool adds nothing.
    throw new UserError((error as Error).message.trimEnd());
  }
  buildDesktop();
  reportWeb(await buildWeb());
}

if (isMain(import.meta.url)) await runTool(main);
