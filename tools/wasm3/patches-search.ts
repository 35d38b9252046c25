// Owns the part of patches-speed.ts that spares searches and calls: arguments, constants, locals, room on a page.
import type { Patch } from "./patches.ts";

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

export const SEARCH_PATCHES: Patch[] = [...ARGUMENTS, ...SEARCHES, ...IN_PLACE];
