// Owns our changes to wasm3 that only make it compile faster: on the device a game's start waits for some 16 KB of it.
import type { Patch } from "./patches.ts";
import { SEARCH_PATCHES } from "./patches-search.ts";

/** Numbers of one byte are the most; longer ones fit 32 bits and need no 64-bit shifts. */
const NUMBERS: Patch[] = [
  {
    file: "m3_core.c",
    why: "unsigned numbers are read in 32 bits, those of one byte at once",
    find: `    u64 value;
    M3Result result = ReadLebUnsigned (& value, 32, io_bytes, i_end);
    * o_value = (u32) value;

    return result;`,
    put: `    const u8 * ptr = * io_bytes;
    if (M3_LIKELY (ptr < i_end and * ptr < 0x80))
    {
        * o_value = * ptr;
        * io_bytes = ptr + 1;
        return m3Err_none;
    }
    return ReadLongU32 (o_value, io_bytes, i_end);`,
  },
  {
    file: "m3_core.c",
    why: "signed numbers likewise",
    find: `    i64 value;
    M3Result result = ReadLebSigned (& value, 32, io_bytes, i_end);
    * o_value = (i32) value;

    return result;`,
    put: `    u32 value;
    M3Result result = ReadLEB_u32 (& value, io_bytes, i_end);
    u32 shift = (* io_bytes - start) * 7;
    if (shift < 32 and ((* io_bytes) [-1] & 0x40)) value |= ~ (u32) 0 << shift;
    * o_value = (i32) value;

    return result;`,
  },
  {
    file: "m3_core.c",
    why: "signed numbers likewise: where they began",
    find: `M3Result  ReadLEB_i32  (i32 * o_value, bytes_t * io_bytes, cbytes_t i_end)
{
`,
    put: `M3Result  ReadLEB_i32  (i32 * o_value, bytes_t * io_bytes, cbytes_t i_end)
{
    bytes_t start = * io_bytes;
`,
  },
  {
    file: "m3_core.c",
    why: "numbers of several bytes",
    find: "M3Result  ReadLEB_u32  (u32 * o_value, bytes_t * io_bytes, cbytes_t i_end)\n",
    put: `static M3_NOINLINE
M3Result  ReadLongU32  (u32 * o_value, bytes_t * io_bytes, cbytes_t i_end)
{
    M3Result result = m3Err_wasmUnderrun;
    const u8 * ptr = * io_bytes;
    u32 value = 0;

    for (u32 shift = 0; ptr < i_end; )
    {
        u32 byte = * ptr++;
        value |= (byte & 0x7f) << shift;
        shift += 7;
        if (byte < 0x80 or shift >= 32)
        {
            result = byte < 0x80 ? m3Err_none : m3Err_lebOverflow;
            break;
        }
    }
    * o_value = value;
    * io_bytes = ptr;
    return result;
}

M3Result  ReadLEB_u32  (u32 * o_value, bytes_t * io_bytes, cbytes_t i_end)
`,
  },
  {
    file: "m3_compile.c",
    why: "a block's type is one byte but for those with several values",
    find: "_   (ReadLebSigned (& type, 33, & o->wasm, o->wasmEnd));\n",
    put: `    if (M3_LIKELY (o->wasm < o->wasmEnd and * o->wasm < 0x80))
        type = (i8) (* o->wasm++ << 1) >> 1;
    else
_       (ReadLebSigned (& type, 33, & o->wasm, o->wasmEnd));
`,
  },
  {
    file: "m3_core.c",
    why: "without floats nothing on the stack is one: Push refuses their types",
    find: "    return (i_m3Type == c_m3Type_f32 or i_m3Type == c_m3Type_f64);\n",
    put: "    return d_m3HasFloat and (i_m3Type == c_m3Type_f32 or i_m3Type == c_m3Type_f64);\n",
  },
];

/** What each instruction does to the stack of slots. */
const STACK: Patch[] = [
  {
    file: "m3_compile.h",
    why: "what is used most stands where one instruction of the M0+ reaches it; the arrays come last",
    find: `    IM3Runtime          runtime;
    IM3Module           module;

    bytes_t             wasm;
    bytes_t             wasmEnd;
    bytes_t             lastOpcodeStart;

    M3CompilationScope  block;

    IM3Function         function;

    IM3CodePage         page;
`,
    put: `    M3CompilationScope  block;
`,
  },
  {
    file: "m3_compile.h",
    why: "the arrays come last",
    find: `    u16                 maxStackSlots;

    m3slot_t            constants                   [d_m3MaxConstantTableSize];

    // 'wasmStack' holds slot locations
    u16                 wasmStack                   [d_m3MaxFunctionStackHeight];
    u8                  typeStack                   [d_m3MaxFunctionStackHeight];

    // 'm3Slots' contains allocation usage counts
    u8                  m3Slots                     [d_m3MaxFunctionSlots];

    u16                 slotMaxAllocatedIndexPlusOne;

    u16                 regStackIndexPlusOne        [2];

    m3opcode_t          previousOpcode;
`,
    put: `    u16                 maxStackSlots;
    u16                 slotMaxAllocatedIndexPlusOne;
    u16                 regStackIndexPlusOne        [2];
    m3opcode_t          previousOpcode;
    u16                 plain;                      // calls of plain functions that are under way

    IM3Runtime          runtime;
    IM3Module           module;
    bytes_t             wasm;
    bytes_t             wasmEnd;
    bytes_t             lastOpcodeStart;
    IM3Function         function;
    IM3CodePage         page;

    // 'm3Slots' contains allocation usage counts; the arrays behind it are not cleared
    u8                  m3Slots                     [d_m3MaxFunctionSlots];

    // 'wasmStack' holds slot locations
    u16                 wasmStack                   [d_m3MaxFunctionStackHeight];
    u8                  typeStack                   [d_m3MaxFunctionStackHeight];
    m3slot_t            constants                   [d_m3MaxConstantTableSize + 1];
`,
  },
  {
    file: "m3_compile.c",
    why: "of the last function's slots only those that it used are not zero, and no array but theirs has to be",
    find: "    memset (o, 0x0, sizeof (M3Compilation));\n",
    put: `    memset (o->m3Slots, 0, o->maxStackSlots);
    memset (o, 0, offsetof (M3Compilation, m3Slots));
`,
  },
  {
    file: "m3_compile.c",
    why: "one slot, as most values need, is sought without the arithmetic of two",
    find: `    // search for 1 or 2 consecutive slots in the execution stack
`,
    put: `    if (numSlots == 1)
    {
        const u8 * slot = & o->m3Slots [i_startSlot];
        const u8 * end = & o->m3Slots [i_endSlot];
        while (slot < end and * slot) ++slot;
        if (slot >= end) return result;
        * o_slot = slot - o->m3Slots;
        MarkSlotAllocated (o, * o_slot);
        return m3Err_none;
    }

    // search for 1 or 2 consecutive slots in the execution stack
`,
  },
  {
    file: "m3_compile.c",
    why: "locals and constants are most of what is popped, and have no use counted",
    find: `        if (IsRegisterSlotAlias (slot))
        {
            u32 regSelect = IsFpRegisterSlotAlias (slot);
            DeallocateRegister (o, regSelect);
        }
        else if (slot >= o->slotFirstDynamicIndex)
        {
            DeallocateSlot (o, slot, type);
        }
    }
    else if (not`,
    put: `        if (slot >= o->slotFirstDynamicIndex and slot != c_slotUnused)
        {
            if (slot >= d_m3Reg0SlotAlias)
                DeallocateRegister (o, IsFpRegisterSlotAlias (slot));
            else
                DeallocateSlot (o, slot, type);
        }
    }
    else if (not`,
  },
];

export const SPEED_PATCHES: Patch[] = [...NUMBERS, ...STACK, ...SEARCH_PATCHES];
