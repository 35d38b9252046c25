import { Lab, LabCart } from "./device/lab.ts";
import { readFileSync } from "node:fs";
for (const n of process.argv.slice(2)) {
  const lab = await Lab.open();
  const cart = LabCart.open(lab, readFileSync(`build/carts/${n}.wasm`));
  const loaded = lab.arena;
  cart.compile();
  console.log(n, "loaded", loaded, "compiled", lab.arena, "compile cycles", lab.cycles, "stack", lab.stackBytes);
}
