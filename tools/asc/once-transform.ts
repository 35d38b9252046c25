// Owns what the optimizer takes for granted in a small cartridge: no instruction traps, so one whose value nobody wants
// can go; and a function that is called in one place only becomes part of its caller, however long it is.
import binaryen from "assemblyscript/binaryen";
import { Transform } from "assemblyscript/transform";

const ANY_SIZE = 1 << 20;

export class OnceTransform extends Transform {
  constructor(private readonly small: boolean) {
    super();
  }
  afterCompile(module: binaryen.Module): void {
    binaryen.setTrapsNeverHappen(this.small); // the settings outlive a compilation
    if (!this.small) return;
    binaryen.setAlwaysInlineMaxSize(0);
    binaryen.setFlexibleInlineMaxSize(0);
    binaryen.setOneCallerInlineMaxSize(ANY_SIZE);
    module.runPasses(["inlining"]);
  }
}
