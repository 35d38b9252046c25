// Owns our changes to single lines of wasm3, and the names of its files that ours replace.

/** A change of ours to one file of wasm3; `find` must stand in it exactly once. */
interface Patch {
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
    file: "m3_core.h",
    why: "code is words of 32 bits on every machine (decision 14)",
    find: "typedef void /*const*/ *                    code_t;",
    put: "typedef u32                                 code_t;",
  },
  {
    file: "m3_core.h",
    why: "an instruction has three words at most",
    find: "#define d_m3CodePageFreeLinesThreshold      4+2 ",
    put: "#define d_m3CodePageFreeLinesThreshold      3 ",
  },
  {
    file: "m3_code.c",
    why: "a word is never a pointer",
    find:
      "void  EmitWord_impl  (IM3CodePage i_page, void * i_word)\n{" +
      `${" ".repeat(71)}d_m3Assert (i_page->info.lineIndex+1 <= i_page->info.numLines);\n` +
      "    i_page->code [i_page->info.lineIndex++] = i_word;\n}\n\n",
    put: "",
  },
  {
    file: "m3_code.c",
    why: "a word has 32 bits",
    find: "#if M3_SIZEOF_PTR == 4\n",
    put: "#if 1\n",
  },
  {
    file: "m3_compile.c",
    why: "instructions are written as m3_emit.h says",
    find: '#include "m3_info.h"\n',
    put: '#include "m3_info.h"\n#include "m3_emit.h"\n',
  },
  {
    file: "m3_compile.c",
    why: "a bridge takes one word",
    find: "    i_numLines += 2; // room for Bridge\n",
    put: "    i_numLines += 1; // room for Bridge\n",
  },
  {
    file: "m3_compile.c",
    why: "places are distances",
    find: "            EmitWord (o->page, op_Branch);\n            EmitWord (o->page, GetPagePC (page));\n",
    put: "            EmitBridge (o->page, GetPagePC (page));\n",
  },
  {
    file: "m3_compile.c",
    why: "only a page that is nearly full needs a look",
    find: "        result = EnsureCodePageNumLines (o, d_m3CodePageFreeLinesThreshold);\n",
    put:
      "        if (o->page->info.numLines - o->page->info.lineIndex <= d_m3CodePageFreeLinesThreshold)\n" +
      "            result = EnsureCodePageNumLines (o, d_m3CodePageFreeLinesThreshold);\n",
  },
  {
    file: "m3_compile.c",
    why: "operations are numbers",
    find: "            EmitWord (o->page, i_operation);\n",
    put: "            BeginInstruction (o, i_operation);\n",
  },
  {
    file: "m3_compile.c",
    why: "a return with its value is one instruction",
    find: "    // it's OK for page to be null; when compile-walking the bytecode without emitting\n",
    put: "    if (i_operation == op_Return and o->page and JoinReturn (o)) return result;\n\n",
  },
  {
    file: "m3_compile.c",
    why: "m3_emit.h has these",
    find:
      "// Push an immediate constant into the M3 codestream\nstatic M3_NOINLINE\n" +
      "void  EmitConstant32  (IM3Compilation o, const u32 i_immediate)\n{\n    if (o->page)\n" +
      "        EmitWord32 (o->page, i_immediate);\n}\n\nstatic M3_NOINLINE\n" +
      "void  EmitSlotOffset  (IM3Compilation o, const i32 i_offset)\n{\n    if (o->page)\n" +
      "        EmitWord32 (o->page, i_offset);\n}\n\nstatic M3_NOINLINE\n" +
      "pc_t  EmitPointer  (IM3Compilation o, const void * const i_pointer)\n{\n" +
      "    pc_t ptr = GetPagePC (o->page);\n\n    if (o->page)\n        EmitWord (o->page, i_pointer);\n\n" +
      "    return ptr;\n}\n\n",
    put: "",
  },
  {
    file: "m3_compile.c",
    why: "a reserved place may be the lower half of the instruction",
    find: "    pc_t ptr = GetPagePC (o->page);\n    EmitPointer (o, NULL);\n    return (void *) ptr;\n",
    put: "    return (void *) EmitPointer (o, NULL);\n",
  },
  {
    file: "m3_compile.c",
    why: "places are distances",
    find: "        pc_t next = * (pc_t *) patches;\n        * (pc_t *) patches = pc;\n",
    put: "        pc_t next = GetTarget (patches);\n        SetTarget (patches, pc);\n",
  },
  {
    file: "m3_compile.c",
    why: "places are distances",
    find: "                EmitPointer (o, scope->pc);\n\n                * jumpTo = GetPC (o);\n",
    put: "                EmitPointer (o, scope->pc);\n\n                SetTarget (jumpTo, GetPC (o));\n",
  },
  {
    file: "m3_compile.c",
    why: "places are distances",
    find: "        if (jumpTo)\n        {\n            * jumpTo = GetPC (o);\n",
    put: "        if (jumpTo)\n        {\n            SetTarget (jumpTo, GetPC (o));\n",
  },
  {
    file: "m3_compile.c",
    why: "places are distances",
    find: "        else * pc = GetPC (o);\n",
    put: "        else SetTarget (pc, GetPC (o));\n",
  },
  {
    file: "m3_compile.c",
    why: "places are distances",
    find: "    * o_startPC = GetPagePC (elsePage);\n",
    put: "    SetTarget (o_startPC, GetPagePC (elsePage));\n",
  },
  {
    file: "m3_compile.c",
    why: "places are distances",
    find: "        EmitPointer (o, startPC);\n",
    put: "        EmitTableEntry (o, startPC);\n",
  },
  {
    file: "m3_compile.c",
    why: "globals are numbers",
    find: "    EmitPointer (o, & i_global->i64Value);\n_   (PushAllocatedSlotAndEmit",
    put: "    EmitGlobal (o, i_global);\n_   (PushAllocatedSlotAndEmit",
  },
  {
    file: "m3_compile.c",
    why: "globals are numbers",
    find: "        EmitPointer (o, & i_global->i64Value);\n\n        if (IsStackTopInSlot (o))",
    put: "        EmitGlobal (o, i_global);\n\n        if (IsStackTopInSlot (o))",
  },
  {
    file: "m3_compile.c",
    why: "the slots of a call end where all end: the compiler wrote behind its table of them",
    find: "    u16 argTop = topSlot + (numArgs + numRets) * c_ioSlotCount;\n",
    put:
      "    u16 argTop = topSlot + (numArgs + numRets) * c_ioSlotCount;\n" +
      "    _throwif (m3Err_functionStackOverflow, argTop > d_m3MaxFunctionSlots);\n",
  },
  {
    file: "m3_compile.c",
    why: "functions are numbers; a call compiles what it finds not compiled",
    find:
      "            IM3Operation op;\n            const void * operand;\n\n            if (function->compiled)\n" +
      "            {\n                op = op_Call;\n                operand = function->compiled;\n            }\n" +
      "            else\n            {\n                op = op_Compile;\n                operand = function;\n            }\n\n" +
      "_           (EmitOp     (o, op));\n            EmitPointer (o, operand);\n            EmitSlotOffset  (o, slotTop);\n",
    put: "_           (EmitCall (o, functionIndex, slotTop, GetFuncTypeNumParams (function->funcType)));\n",
  },
  {
    file: "m3_compile.c",
    why: "types are numbers, and there is one module",
    find:
      "    EmitPointer     (o, o->module);\n" +
      "    EmitPointer     (o, type);              // TODO: unify all types in M3Environment\n" +
      "    EmitSlotOffset  (o, execTop);\n",
    put: "    EmitSlotOffset  (o, execTop);\n    EmitIndex       (o, typeIndex);\n",
  },
  {
    file: "m3_compile.c",
    why: "the way back to a loop names its first instruction",
    find: "_       (EmitOp (o, op_Loop));\n",
    put: "",
  },
  {
    file: "m3_compile.c",
    why: "an offset that half a word cannot hold takes a word, which a load by the register does not have",
    find: "_   (Compile_Operator (o, i_opcode));\n\n    EmitConstant32",
    put:
      "    if (memoryOffset > UINT16_MAX)\n_       (PreserveRegisterIfOccupied (o, c_m3Type_i64));\n\n" +
      "_   (Compile_Operator (o, i_opcode));\n\n    EmitConstant32",
  },
  {
    file: "m3_compile.c",
    why: "nothing is imported, so nothing of this is read",
    find:
      "        EmitWord (page, op_CallRawFunction);\n        EmitWord (page, i_function);\n" +
      "        EmitWord (page, io_function);\n        EmitWord (page, i_userdata);\n",
    put: "        EmitWord32 (page, m3_operation_number (op_CallRawFunction) << 16);\n",
  },
  {
    file: "m3_compile.c",
    why: "functions are numbers",
    find: "    EmitPointer (o, io_function);\n",
    put: "    EmitEntry (o, io_function);\n",
  },
  {
    file: "m3_compile.c",
    why: "a function that could not be written as it is must not be called",
    find: "    io_function->compiled = pc;\n    io_function->maxStackSlots",
    put: "_   (instruction.failure);\n    io_function->maxStackSlots",
  },
  {
    file: "m3_compile.c",
    why: "constants stand behind the code, which saves a piece of the arena for each function",
    find:
      "        io_function->constants = m3_CopyMem (o->constants, io_function->numConstantBytes);\n" +
      "        _throwifnull(io_function->constants);\n    }\n",
    put: "_       (EmitConstants (o, io_function, numConstantSlots));\n    }\n    io_function->compiled = instruction.entry;\n",
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
    file: "m3_compile.c",
    why: "m3_emit.h calls this, once or twice",
    find: 'M3Result  CompileFunction  (IM3Function io_function)\n{\n    if (!io_function->wasm) return "function body is missing";\n',
    put: "static M3Result  CompileOnce  (IM3Function io_function)\n{\n",
  },
  {
    file: "m3_code.c",
    why: "compiling once more, the word at which a trap happened is told",
    find: `void  EmitWord32  (IM3CodePage i_page, const u32 i_word)\n{${" ".repeat(71)}d_m3Assert (i_page->info.lineIndex+1 <= i_page->info.numLines);\n`,
    put:
      "void  EmitWord32  (IM3CodePage i_page, const u32 i_word)\n{\n" +
      "    if (M3_UNLIKELY (& i_page->code[i_page->info.lineIndex] == vm_place_wanted)) vm_place_found ();\n",
  },
  {
    file: "m3_env.c",
    why: "code names functions and globals by numbers",
    find: "    o->module =  i_module;\n",
    put: "    o->module =  m3_machine.module = i_module;\n",
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
    file: "m3_compile.c",
    why: "a call of memcpy for each constant looked at was a quarter of compiling on processors that load only aligned words",
    find: "                    u32 constant;\n                    memcpy (&constant, &o->constants [i], sizeof(constant));\n",
    put: "                    u32 constant = * (u32 *) & o->constants [i];\n",
  },
  {
    file: "m3_code.c",
    why: "and for each word written",
    find: "    memcpy (& i_page->code[i_page->info.lineIndex++], & i_word, sizeof(i_word));",
    put: "    i_page->code[i_page->info.lineIndex++] = i_word;",
  },
];
