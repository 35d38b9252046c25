// Owns what the optimizer takes for granted in a small cartridge: no instruction traps, so one whose value nobody wants
// can go; and a function of some length that is called in one place only becomes part of its caller. Without a limit the
// exports would become functions of 10 KB, which the device compiles as a whole (docs/decisions/0015-start.md).
import binaryen from "assemblyscript/binaryen";
import { Transform } from "assemblyscript/transform";

/** Nodes of the longest function that becomes part of its caller; the compiler's own limit is 80. */
const MOST_NODES = 200;

export class OnceTransform extends Transform {
  constructor(private readonly small: boolean) {
    super();
  }
  afterCompile(module: binaryen.Module): void {
    binaryen.setTrapsNeverHappen(this.small); // the settings outlive a compilation
    if (!this.small) return;
    binaryen.setAlwaysInlineMaxSize(0);
    binaryen.setFlexibleInlineMaxSize(0);
    binaryen.setOneCallerInlineMaxSize(MOST_NODES);
    module.runPasses(["inlining"]);
  }
}
