// Owns our changes to wasm3 that only make it compile faster: on the device a game's start waits for some 16 KB of it.
import type { Patch } from "./patches.ts";

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

/** Arguments of calls: what a call of two functions each did is done by one, where nothing is special. */
const ARGUMENTS: Patch[] = [
  {
    file: "m3_compile.c",
    why: "an argument is copied and popped at once",
    find: `_       (CopyStackTopToSlot (o, argTop -= c_ioSlotCount));
_       (Pop (o));
`,
    put: `_       (PassArgument (o, argTop -= c_ioSlotCount));
`,
  },
  {
    file: "m3_compile.c",
    why: "the argument itself",
    find: `static
M3Result  CompileCallArgsAndReturn  (IM3Compilation o, `,
    put: `static
M3Result  PassArgument  (IM3Compilation o, u16 i_destSlot)
{
    M3Result result = m3Err_none;
    if (o->stackIndex <= o->block.blockStackIndex)
    {
_       (CopyStackTopToSlot (o, i_destSlot));
        return Pop (o);
    }
    u16 top = o->stackIndex - 1;
    u16 slot = o->wasmStack [top];
    u8 type = o->typeStack [top];
    if (IsRegisterSlotAlias (slot))
    {
_       (EmitOp (o, c_setSetOps [type]));
        EmitSlotOffset (o, i_destSlot);
        DeallocateRegister (o, IsFpRegisterSlotAlias (slot));
    }
    else
    {
_       (EmitOp (o, Is64BitType (type) ? op_CopySlot_64 : op_CopySlot_32));
        EmitSlotOffset (o, i_destSlot);
        EmitSlotOffset (o, slot);
        if (slot >= o->slotFirstDynamicIndex and slot != c_slotUnused)
            DeallocateSlot (o, slot, type);
    }
    o->stackIndex = top;
    _catch: return result;
}

static
M3Result  CompileCallArgsAndReturn  (IM3Compilation o, `,
  },
];

/** Constants, locals, whole functions. */
const SEARCHES: Patch[] = [
  {
    file: "m3_compile.c",
    why: "the constant is compared before its slot is looked at; negative ones are found again, too",
    find: `    else if (numRequiredSlots == 1)
    {
        for (u16 i = 0; i < numUsedConstSlots; ++i)
        {
            u16 slot = o->slotFirstConstIndex + i;

            if (IsSlotAllocated (o, slot))
            {
                bool matches;
                if (is64BitType) {
                    u64 constant;
                    memcpy (&constant, &o->constants [i], sizeof(constant));
                    matches = (constant == i_word);
                } else {
                    u32 constant;
                    memcpy (&constant, &o->constants [i], sizeof(constant));
                    matches = (constant == i_word);
                }
                if (matches)
                {
                    matchFound = true;
_                   (Push (o, i_type, slot));
                    break;
                }
            }
        }
    }
`,
    put: `    else if (numRequiredSlots == 1)
    {
        m3slot_t word = is64BitType ? (m3slot_t) i_word : (u32) i_word;
        const m3slot_t * end = & o->constants [numUsedConstSlots];
        for (const m3slot_t * constant = o->constants; constant < end; ++constant)
        {
            u16 slot = o->slotFirstConstIndex + (constant - o->constants);
            if (* constant == word and IsSlotAllocated (o, slot))
            {
                matchFound = true;
_               (Push (o, i_type, slot));
                break;
            }
        }
    }
`,
  },
  {
    file: "m3_compile.c",
    why: "a constant of one slot stands in a whole one",
    find: `                u32 word32 = i_word;
                memcpy (& o->constants [constTableIndex], &word32, sizeof(word32));
`,
    put: `                o->constants [constTableIndex] = (u32) i_word;
`,
  },
  {
    file: "m3_compile.c",
    why: "constants follow each other: none stands where the last one does",
    find: `    u16 maxTableIndex = o->slotFirstConstIndex + d_m3MaxConstantTableSize;
    return AllocateSlotsWithinRange (o, o_slot, i_type, o->slotFirstConstIndex, M3_MIN`,
    put: `    u16 maxTableIndex = o->slotFirstConstIndex + d_m3MaxConstantTableSize;
    return AllocateSlotsWithinRange (o, o_slot, i_type, o->slotMaxConstIndex, M3_MIN`,
  },
  {
    file: "m3_compile.c",
    why: "one comparison a byte finds what might be a constant",
    find: `        u8 code = * wa++;
        u16 addSlots = 0;
`,
    put: `        u32 code = * wa++;
        if (M3_LIKELY (code - c_waOp_i32_const > (u32) (c_waOp_f64_const - c_waOp_i32_const))) continue;
        u16 addSlots = 0;
`,
  },
  {
    file: "m3_compile.c",
    why: "locals are looked for one by one only if any stands on the stack",
    find: `        u32 numArgsAndLocals = GetFunctionNumArgsAndLocals (o->function);

        for (u32 i = 0; i < numArgsAndLocals; ++i)
`,
    put: `        const u16 * top = & o->wasmStack [o->stackIndex];
        const u16 * entry = & o->wasmStack [o->stackFirstDynamicIndex];
        while (entry < top and * entry >= o->slotFirstConstIndex) ++entry;
        if (entry == top) return result;

        u32 numArgsAndLocals = GetFunctionNumArgsAndLocals (o->function);

        for (u32 i = 0; i < numArgsAndLocals; ++i)
`,
  },
  {
    file: "m3_compile.c",
    why: "whether a page has room is seen in place",
    find: "        result = EnsureCodePageNumLines (o, d_m3CodePageFreeLinesThreshold);\n",
    put: `        if (M3_UNLIKELY (NumFreeLines (o->page) < (d_m3CodePageFreeLinesThreshold) + 2))
            result = EnsureCodePageNumLines (o, d_m3CodePageFreeLinesThreshold);
`,
  },
];

/** The two instructions that a third of all are do not leave the loop; what they cannot do is done as ever. */
const IN_PLACE: Patch[] = [
  {
    file: "m3_compile.c",
    why: "local.get and i32.const are done in place",
    find: `        IM3OpInfo opinfo = GetOpInfo (opcode);

        if (opinfo == NULL)`,
    put: `        if (opcode == c_waOp_getLocal and PushLocal (o)) continue;
        if (opcode == c_waOp_i32_const and PushConst32 (o)) continue;

        IM3OpInfo opinfo = GetOpInfo (opcode);

        if (opinfo == NULL)`,
  },
  {
    file: "m3_compile.c",
    why: "local.get and i32.const themselves",
    find: `M3Result  CompileBlockStatements  (IM3Compilation o)
{`,
    put: `// false: not that simple, and nothing is changed
static inline
bool  PushLocal  (IM3Compilation o)
{
    u16 top = o->stackIndex;
    if (o->wasm >= o->wasmEnd or top >= d_m3MaxFunctionStackHeight) return false;
    u8 local = * o->wasm;
    if (local >= 0x80 or local >= o->stackFirstDynamicIndex) return false;
    o->wasm++;
    o->wasmStack [top] = o->wasmStack [local];
    o->typeStack [top] = o->typeStack [local];
    o->stackIndex = top + 1;
    return true;
}

// the constant's slot: where it stands already, or the next one of the table; c_slotUnused: there is none. The word
// behind the last one ends the search. What a 64-bit constant left free before it is filled when it fits by chance.
static M3_NOINLINE
u16  FindConst32  (IM3Compilation o, u32 i_word)
{
    u32 used = o->slotMaxConstIndex - o->slotFirstConstIndex;
    m3slot_t * constant = o->constants;
    constant [used] = i_word;
    while (* constant != i_word) ++constant;
    u32 index = constant - o->constants;
    u16 slot = o->slotFirstConstIndex + index;
    if (index == used)
    {
        if (slot >= o->slotFirstDynamicIndex or used >= d_m3MaxConstantTableSize) return c_slotUnused;
        o->slotMaxConstIndex = slot + 1;
    }
    o->m3Slots [slot] = 1;
    return slot;
}

static inline
bool  PushConst32  (IM3Compilation o)
{
    i32 value;
    bytes_t at = o->wasm;
    u16 top = o->stackIndex;
    if (top >= d_m3MaxFunctionStackHeight or at >= o->wasmEnd) return false;
    if (* at < 0x80)
        value = (i32) ((u32) * at++ << 25) >> 25;
    else if (ReadLEB_i32 (& value, & at, o->wasmEnd)) return false;
    u16 slot = FindConst32 (o, (u32) value);
    if (slot == c_slotUnused) return false;
    o->wasm = at;
    o->wasmStack [top] = slot;
    o->typeStack [top] = c_m3Type_i32;
    o->stackIndex = top + 1;
    return true;
}

M3Result  CompileBlockStatements  (IM3Compilation o)
{`,
  },
];

export const SPEED_PATCHES: Patch[] = [...NUMBERS, ...STACK, ...ARGUMENTS, ...SEARCHES, ...IN_PLACE];
