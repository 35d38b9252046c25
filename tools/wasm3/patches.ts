// Owns our changes to single lines of wasm3, but for those about the form of compiled code, and the names of its files
// that ours replace.
import { CODE_PATCHES } from "./patches-code.ts";

/** A change of ours to one file of wasm3; `find` must stand in it exactly once. */
export interface Patch {
  file: string;
  why: string;
  find: string;
  put: string;
}

/** A file of wasm3 in whose place one of this folder comes, and the bytes it must have had. */
interface Replaced {
  file: string;
  sha256: string;
}

/** The dispatcher and the operations; the compiler's view of them is the one that these files had. */
export const REPLACED: Replaced[] = [
  { file: "m3_exec.c", sha256: "9e5d6adb9c757c0e8fa06c8c18c335b1f8ccc16922b65693071f1878124f09ec" },
  { file: "m3_exec.h", sha256: "2ac91a8bf058b4cc88619323033cc9597e5811009c1ff7d89a894531c2bc11d9" },
  { file: "m3_exec_defs.h", sha256: "2f8e37a7c94468a0e14df798eb8d89b70ccdcc8f27eddd229de953943a28b042" },
];

export const PATCHES: Patch[] = [
  {
    file: "m3_function.h",
    why:
      "a function takes 28 bytes on the device instead of 60: its names, which only a search by name reads, share the " +
      "place of what the compiler writes; its end follows from its beginning; constants are near its code; and a byte " +
      "says whether it was called since vm_wasm3.c last looked",
    find:
      "    M3ImportInfo            import;\n" +
      "\n" +
      "    bytes_t                 wasm;\n" +
      "    bytes_t                 wasmEnd;\n" +
      "\n" +
      "    cstr_t                  names[d_m3MaxDuplicateFunctionImpl];\n" +
      '    cstr_t                  export_name;                            // should be a part of "names"\n' +
      "    u16                     numNames;                               // maximum of d_m3MaxDuplicateFunctionImpl\n" +
      "\n" +
      "    IM3FuncType             funcType;\n" +
      "\n" +
      "    pc_t                    compiled;\n" +
      "\n" +
      "# if (d_m3EnableCodePageRefCounting)\n" +
      "    IM3CodePage *           codePageRefs;                           // array of all pages used\n" +
      "    u32                     numCodePageRefs;\n" +
      "# endif\n" +
      "\n" +
      "# if defined (DEBUG)\n" +
      "    u32                     hits;\n" +
      "    u32                     index;\n" +
      "# endif\n" +
      "\n" +
      "    u16                     maxStackSlots;\n" +
      "\n" +
      "    u16                     numRetSlots;\n" +
      "    u16                     numRetAndArgSlots;\n" +
      "\n" +
      "    u16                     numLocals;                              // not including args\n" +
      "    u16                     numLocalBytes;\n" +
      "\n" +
      "    bool                    ownsWasmCode;\n" +
      "\n" +
      "    u16                     numConstantBytes;\n" +
      "    void *                  constants;\n",
    put:
      "    bytes_t                 wasm;\n" +
      "    IM3FuncType             funcType;\n" +
      "    pc_t                    compiled;\n" +
      "    u8                      numNames;\n" +
      "    u8                      called;\n" +
      "    i16                     constants;      // words from behind its Entry\n" +
      "    union {\n" +
      "        M3ImportInfo        import;\n" +
      "        struct {\n" +
      "            cstr_t          names[d_m3MaxDuplicateFunctionImpl];\n" +
      "            cstr_t          export_name;\n" +
      "        };\n" +
      "        struct {\n" +
      "            u16             maxStackSlots;\n" +
      "            u16             numRetAndArgSlots;\n" +
      "            u16             numLocalBytes;\n" +
      "            union {\n" +
      "                u16         numLocals;      // while it is compiled\n" +
      "                u16         numConstantBytes;\n" +
      "            };\n" +
      "        };\n" +
      "    };\n",
  },
  {
    file: "m3_function.c",
    why: "the arena is taken back as a whole, so a function has nothing to give back",
    find:
      "    m3_Free (i_function->constants);\n\n    for (int i = 0; i < i_function->numNames; i++)\n    {\n" +
      "        // name can be an alias of fieldUtf8\n" +
      "        if (i_function->names[i] != i_function->import.fieldUtf8)\n        {\n" +
      "            m3_Free (i_function->names[i]);\n        }\n    }\n\n" +
      "    FreeImportInfo (& i_function->import);\n\n    if (i_function->ownsWasmCode)\n        m3_Free (i_function->wasm);\n",
    put: "",
  },
  {
    file: "m3_parse.c",
    why: "a function's end follows from its beginning",
    find: "                func->wasmEnd = i_bytes;\n",
    put: "",
  },
  {
    file: "m3_compile.c",
    why: "a function's end follows from its beginning",
    find: "    o->wasmEnd  = io_function->wasmEnd;\n",
    put: "    o->wasmEnd  = io_function->module->wasmEnd;\n",
  },
  {
    file: "m3_compile.c",
    why: "a function's end follows from its beginning",
    find: "d_m3Assert (size == (o->wasmEnd - o->wasm))\n",
    put: "\n    o->wasmEnd = o->wasm + size;\n",
  },
  {
    file: "m3_compile.c",
    why: "nobody asks for it",
    find: "    o->function->numRetSlots = o->slotFirstDynamicIndex = numRetSlots;\n",
    put: "    o->slotFirstDynamicIndex = numRetSlots;\n",
  },
  {
    file: "m3_compile.c",
    why: "a call does not keep the register: what stands in it below the arguments moves to a slot",
    find: "    u16 topSlot = GetMaxUsedSlotPlusOne (o);\n\n    // force use of at least one stack slot",
    put:
      "    i32 numOperands = GetFuncTypeNumParams (i_type) + (i_isIndirect ? 1 : 0);\n" +
      "    if (IsRegisterAllocated (o, 0) and (i32) GetRegisterStackIndex (o, 0) < o->stackIndex - numOperands)\n" +
      "_       (PreserveRegisterIfOccupied (o, c_m3Type_i64));\n\n" +
      "    u16 topSlot = GetMaxUsedSlotPlusOne (o);\n\n    // force use of at least one stack slot",
  },
  {
    file: "m3_compile.c",
    why: "of a kept 64-bit value that stands on the stack twice, both slots are counted twice, not the first alone",
    find: "            else\n_               (IncrementSlotUsageCount (o, * o_preservedSlotNumber));\n",
    put:
      "            else\n            {\n_               (IncrementSlotUsageCount (o, * o_preservedSlotNumber));\n" +
      "                if (GetTypeNumSlots (GetStackTypeFromBottom (o, i)) == 2)\n" +
      "_                   (IncrementSlotUsageCount (o, * o_preservedSlotNumber + 1));\n            }\n",
  },
  {
    file: "m3_compile.c",
    why: "a block's parameter may share its slots with another value: its use is added, not set to one",
    find: "        if (slot >= o->slotFirstDynamicIndex && slot != c_slotUnused)\n            MarkSlotsAllocatedByType (o, slot, type);\n",
    put:
      "        u16 slots = slot >= o->slotFirstDynamicIndex and slot != c_slotUnused ? GetTypeNumSlots (type) : 0;\n" +
      "        for (u16 half = slot; half < slot + slots; ++half)\n        {\n            if (IsSlotAllocated (o, half))\n" +
      "_               (IncrementSlotUsageCount (o, half))\n            else MarkSlotAllocated (o, half);\n        }\n",
  },
  {
    file: "m3_compile.c",
    why: "a loop writes its parameters anew: one that shares its slots moves to slots of its own, as constants do",
    find: "                    if (IsConstantSlot (o, slot))\n                    {\n",
    put:
      "                    bool shared = slot >= o->slotFirstDynamicIndex and o->m3Slots [slot] > 1;\n" +
      "                    if (IsConstantSlot (o, slot) or shared)\n                    {\n" +
      "                        if (shared) DeallocateSlot (o, slot, type);\n",
  },
  {
    file: "m3_compile.c",
    why: "the two slots of a 64-bit value may be where two values still stand that a branch takes along, not only one",
    find:
      "                    // restore this on the way back down\n                    preserveIndex = checkIndex;\n" +
      "                    collisionSlot = otherSlot1;\n\n                    break;\n",
    put:
      "_                   (CopyStackSlotsR (o, i_targetSlotStackIndex, i_stackIndex, i_endStackIndex, i_tempSlot));\n" +
      "                    o->wasmStack [checkIndex] = otherSlot1;\n                    goto _catch;\n",
  },
  {
    file: "m3_compile.c",
    why: "deeply nested blocks must not overflow the native stack at compile time",
    find: "    M3CompilationScope outerScope = o->block;\n    M3CompilationScope * block = & o->block;\n",
    put:
      "    if (not vm_stack_has_room ()) return m3Err_functionStackOverflow;\n\n" +
      "    M3CompilationScope outerScope = o->block;\n    M3CompilationScope * block = & o->block;\n",
  },
  {
    file: "m3_core.c",
    why: "memory comes from the fixed arena",
    find: "    return calloc (i_size, 1);",
    put: "    return vm_arena_alloc (i_size);",
  },
  {
    file: "m3_core.c",
    why: "memory comes from the fixed arena",
    find: "    free (io_ptr);",
    put: "    vm_arena_free (io_ptr);",
  },
  {
    file: "m3_core.c",
    why: "memory comes from the fixed arena",
    find: "    void * newPtr = realloc (i_ptr, i_newSize);",
    put: "    void * newPtr = vm_arena_resize (i_ptr, i_newSize);",
  },
  {
    file: "m3_parse.c",
    why: "custom sections (names, source map) cost memory and mean nothing to us",
    find: "        ParseSection_Custom,    // 0",
    put: "        NULL,                   // 0: skipped",
  },
  {
    file: "m3_parse.c",
    why: "a half-built module is not walked again: the arena is reset as a whole",
    find: "        m3_FreeModule (module);\n        module = NULL;",
    put: "        module = NULL;",
  },
  {
    file: "m3_code.c",
    why: "a call of memcpy for each word written was a part of compiling on processors that load only aligned words",
    find: "    memcpy (& i_page->code[i_page->info.lineIndex++], & i_word, sizeof(i_word));",
    put: "    i_page->code[i_page->info.lineIndex++] = i_word;",
  },
  ...CODE_PATCHES,
];
