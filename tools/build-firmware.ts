// Owns `npm run firmware -- BOARD`: builds the image of a board and says what it is made of.
import { isMain, readArgs, root, runTool } from "./cli.ts";
import { boardNames } from "./firmware/board-facts.ts";
import { buildImage } from "./firmware/image.ts";
import { sizeTable } from "./firmware/sizes.ts";

export { buildImage, type Image, type ImageOptions } from "./firmware/image.ts";

/** RAM that an image may use: design, boards/rp2040/link.ld. */
const RAM_MOST = 232 * 1024;

async function main(): Promise<void> {
  const { args } = readArgs({
    name: "firmware",
    about:
      "Builds the firmware of a board with the menu and all games: build/firmware/BOARD.uf2 for npm run flash, beside it\n" +
      `.elf, .map and .bin; prints what fills flash and RAM. Boards: ${boardNames().join(", ")}.`,
    args: ["BOARD"],
  });
  const image = await buildImage({ board: args[0]! });
  console.log(sizeTable("flash", image.sizes.flash, image.plan.firmwareBytes));
  console.log(sizeTable("RAM", image.sizes.ram, RAM_MOST));
  console.log(image.uf2.slice(root.length));
}

if (isMain(import.meta.url)) await runTool(main);
