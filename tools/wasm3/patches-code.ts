// Owns our changes to wasm3's compiler that give compiled code its form (m3_emit.h, decision 14).
import type { Patch } from "./patches.ts";

export const CODE_PATCHES: Patch[] = [
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
    why: "types are numbers",
    find: "    EmitSlotOffset  (o, execTop);\n",
    put: "    EmitIndex       (o, typeIndex);\n",
  },
  {
    file: "m3_compile.c",
    why: "there is one module; the two slots come first",
    find: "    EmitPointer     (o, o->module);\n    EmitPointer     (o, type); ",
    put: "    EmitSlotOffset  (o, execTop); ",
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
    why: "m3_emit.h calls this, once or twice",
    find: 'M3Result  CompileFunction  (IM3Function io_function)\n{\n    if (!io_function->wasm) return "function body is missing";\n',
    put: "static M3Result  CompileOnce  (IM3Function io_function)\n{\n",
  },
  {
    file: "m3_env.c",
    why: "code names functions and globals by numbers",
    find: "    o->module =  i_module;\n",
    put: "    o->module =  m3_machine.module = i_module;\n",
  },
];
