// Owns which specs as-pect runs (npx asp --no-logo; one: npx asp -t "words of its name") and what it gives them.
import Module from "node:module";
import { fileURLToPath } from "node:url";

// The compiler looks a transform up among packages only; this lets it find tools/asc in the project's own root.
process.env.NODE_PATH = fileURLToPath(new URL(".", import.meta.url));
Module._initPaths();

export default {
  entries: ["assembly/**/*.spec.ts"],
  include: [],
  disclude: [/node_modules/],
  async instantiate(memory, createImports, instantiate, binary) {
    return instantiate(binary, createImports({ env: { memory } }));
  },
  outputBinary: false,
};
