// Owns `npm start`: builds what the emulator needs, serves it, and rebuilds and reloads when a source changes.
import { existsSync, watch } from "node:fs";
import { join } from "node:path";
import { buildWeb } from "./build-web.ts";
import { fail, readArgs, root, runTool } from "./cli.ts";
import { buildCarts } from "./compiler.ts";
import { serve } from "./web-server.ts";

// Editors write a file in several steps; one rebuild answers all that happens within this time.
const SETTLE_MS = 150;

/** The message of something thrown, without its stack. */
const words = (error: unknown): string => (error instanceof Error ? error.message : String(error)).trim();

/** Rebuilds when a source changes; what does not compile is printed, and the last good page stays. */
function rebuildOnChange(done: () => void): void {
  let timer: NodeJS.Timeout | undefined;
  let carts = false;
  let working: Promise<void> = Promise.resolve();
  const rebuild = async (): Promise<void> => {
    try {
      if (carts) await buildCarts();
      carts = false;
      await buildWeb();
      done();
      console.log("Rebuilt.");
    } catch (error) {
      console.error(words(error));
    }
  };
  for (const folder of ["assembly", "host/web"]) {
    watch(join(root, folder), { recursive: true }, (_, file) => {
      if (folder === "assembly" && file?.endsWith(".spec.ts")) return;
      carts ||= folder === "assembly";
      clearTimeout(timer);
      timer = setTimeout(() => {
        working = working.then(rebuild);
      }, SETTLE_MS);
    });
  }
}

await runTool(async () => {
  const args = readArgs({
    name: "start",
    about: "Builds the cartridges and the emulator page, serves the page and prints its address.",
    options: {
      port: { value: "N", what: "port to serve on (8000); the next free one when it is taken" },
      lan: { what: "let other machines in your network open the page, a phone for example" },
      "no-build": { what: "serve build/web as it is" },
    },
  });
  const port = args.number("port", 8000, 1, 65535);
  const folder = join(root, "build/web");
  if (args.on("no-build")) {
    if (!existsSync(join(folder, "index.html")))
      fail("build/web is not there yet: run npm start without --no-build.");
  } else {
    await buildCarts().catch((error: unknown) => fail(`The cartridges do not compile.\n${words(error)}`));
    await buildWeb();
  }
  const server = await serve(folder, { port, live: !args.on("no-build"), lan: args.on("lan") });
  if (server.port !== port) console.log(`Port ${port} is taken.`);
  if (!args.on("no-build")) rebuildOnChange(() => server.reload());
  console.log(`deadink: http://localhost:${server.port}/  (Ctrl+C ends it)`);
});
