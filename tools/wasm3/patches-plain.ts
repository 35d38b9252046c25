// Owns our changes to wasm3's compiler that put what a plain function does in place of its call (m3_plain.h, decision 17).
import type { Patch } from "./patches.ts";

export const PLAIN_PATCHES: Patch[] = [
  {
    file: "m3_compile.c",
    why: "what a plain function does stands in place of its call",
    find: `static
M3Result  Compile_Call  (IM3Compilation o, m3opcode_t i_opcode)
{`,
    put: `#include "m3_plain.h"

static
M3Result  Compile_Call  (IM3Compilation o, m3opcode_t i_opcode)
{`,
  },
  {
    file: "m3_compile.c",
    why: "a plain function is not called",
    find: `            u16 slotTop;
_           (CompileCallArgsAndReturn (o, & slotTop, function->funcType, false));
`,
    put: `            bool done = false;
            if (i_opcode == c_waOp_call)
_               (CompilePlain (o, function, & done));
            if (done) return result;

            u16 slotTop;
_           (CompileCallArgsAndReturn (o, & slotTop, function->funcType, false));
`,
  },
  {
    file: "m3_compile.c",
    why: "constants of plain functions become those of their callers",
    find: `        u32 code = * wa++;
        if (M3_LIKELY (`,
    put: `        u32 code = * wa++;
        if (code == c_waOp_call and numConstantSlots + PLAIN_MOST < d_m3MaxConstantTableSize)
            numConstantSlots += PlainConstants (o, wa);
        if (M3_LIKELY (`,
  },
  {
    file: "m3_compile.h",
    why: "a host compiles no plain function ahead of its calls: most have none",
    find: `M3Result    CompileBlockStatements      (IM3Compilation io);`,
    put: `bool        m3_IsPlain                  (IM3Function function);
M3Result    CompileBlockStatements      (IM3Compilation io);`,
  },
];
