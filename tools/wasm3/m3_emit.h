/* Owns how an instruction is written; part of m3_compile.c, whose own functions of these names it
 * replaces. Decision 14 has the reasons.
 *
 * Code is words of 32 bits. The upper half of an instruction's first word is its operation, the
 * lower half what it needs first:
 *
 *   one slot       its offset in bytes
 *   two slots      their numbers, the first in bits 0 to 7, the second in bits 8 to 15
 *   a place        how many words it lies behind this word's end, signed
 *   a number       the function entered; the offset of a load whose address is in the register
 *   function call  number in bits 0 to 8, in bits 9 to 15 where its slots begin, in pairs of slots;
 *                  one that copies has a word more: the slots of its two or three first arguments,
 *                  a byte each, and in the highest byte the slot to which the first one goes
 *
 * The rest follows in words: a third slot (offset in bytes), a place (in the lower half),
 * constants, offsets, numbers. */
#ifndef DINK_M3_EMIT_H
#define DINK_M3_EMIT_H

/* Functions and slots that a call names in one word. */
#define NEAR_FUNCTIONS 512u
#define NEAR_SLOTS 256u

/* The instruction that is being written, and why one of this function's cannot be. */
static struct {
    code_t *word;
    u16 first;      /* its first slot */
    u8 slots;       /* how many it has so far */
    bool filled;    /* its lower half is in use */
    pc_t entry;     /* the function's first, which a call in assembler steps over */
    code_t *joined; /* the last that does the next one too; what it was alone, */
    code_t alone;   /* and the next one */
    code_t *second;
    pc_t copies_end;  /* behind the last copy of 32 bits, */
    u32 copies;       /* and how many stand side by side there */
    M3Result failure; /* m3Err_none: all is well */
} instruction;

/* Where the next word is written. */
static inline code_t *here(IM3CodePage page) {
    return &page->code[page->info.lineIndex];
}

static inline void put(IM3CodePage page, u32 word) {
    *here(page) = word;
    page->info.lineIndex++;
}

/* Pages that lie more than 128 KB apart, or a function of that size. */
static const char out_of_reach[] = "code out of reach";

#include "m3_emit_joined.h"

static void BeginInstruction(IM3Compilation o, IM3Operation operation) {
    code_t *word = here(o->page);
    if (M3_UNLIKELY(vm_place_wanted != NULL)) {
        vm_place_passed(word); /* compiled once more, to find an instruction that trapped */
    }
    if (operation == op_CopySlot_32) {
        CountCopy(word);
    } else if (operation == op_SetSlot_i32) {
        JoinNext(word, 0);
    } else if (operation == op_If_r) {
        JoinNext(word, 1);
    }
    instruction.word = word;
    instruction.slots = 0;
    instruction.filled = false;
    put(o->page, m3_operation_number(operation) << 16);
}

static void EmitHalf(IM3Compilation o, u32 value) {
    if (o->page == NULL) {
        return;
    }
    if (value > UINT16_MAX) {
        instruction.failure = m3Err_functionStackOverflow;
    }
    *instruction.word |= value & UINT16_MAX;
    instruction.filled = true;
}

/* A word of its own. */
static void EmitIndex(IM3Compilation o, u32 value) {
    if (o->page != NULL) {
        put(o->page, value);
    }
}

static void EmitGlobal(IM3Compilation o, const M3Global *global) {
    EmitIndex(o, (u32)(global - o->module->globals));
}

static void EmitConstant32(IM3Compilation o, const u32 value) {
    if (instruction.filled) {
        EmitIndex(o, value);
    } else {
        EmitHalf(o, value);
    }
}

/* Whether a slot cannot be one of two; code that is never reached has slots that do not exist. */
static bool too_far(u16 slot) {
    return slot >= NEAR_SLOTS && slot < d_m3Reg0SlotAlias;
}

static void EmitSlotOffset(IM3Compilation o, const i32 slot) {
    if (o->page == NULL) {
        return;
    }
    if (!instruction.filled) {
        EmitHalf(o, (u16)((u32)slot * sizeof(m3slot_t)));
        instruction.first = (u16)slot;
        instruction.slots = 1;
    } else if (instruction.slots == 1) {
        if (too_far(instruction.first) || too_far((u16)slot)) {
            instruction.failure = m3Err_functionStackOverflow;
        }
        u32 pair = (instruction.first & 0xffu) | ((u32)slot & 0xffu) << 8;
        *instruction.word = (*instruction.word & 0xffff0000u) | pair;
        instruction.slots = 2;
    } else {
        EmitIndex(o, (u32)slot * sizeof(m3slot_t));
    }
}

/* Where the lower half of the word at `place` leads; NULL when it was reserved only. */
static pc_t GetTarget(pc_t place) {
    i16 distance = (i16)*place;
    return distance == 0 ? NULL : place + 1 + distance;
}

static void SetTarget(const void *place, pc_t target) {
    code_t *word = (code_t *)place;
    ptrdiff_t distance = target == NULL ? 0 : target - (word + 1);
    if (distance != (i16)distance) {
        instruction.failure = out_of_reach;
        distance = 0;
    }
    *word = (*word & 0xffff0000u) | (u16)distance;
}

/* Writes the way to a place, which may be set later; gives the word that has it. */
static pc_t EmitPointer(IM3Compilation o, const void *const target) {
    if (o->page == NULL) {
        return NULL;
    }
    code_t *place = instruction.word;
    if (instruction.filled) {
        place = here(o->page);
        put(o->page, 0);
    }
    instruction.filled = true;
    SetTarget(place, (pc_t)target);
    return place;
}

/* An entry of a table of places has a word of its own, all of it. */
static void EmitTableEntry(IM3Compilation o, pc_t target) {
    EmitIndex(o, (u32)(target - (here(o->page) + 1)));
}

/* The way from a page that is full to the next one. */
static void EmitBridge(IM3CodePage page, pc_t target) {
    pc_t place = here(page);
    put(page, m3_operation_number(op_Branch) << 16);
    SetTarget(place, target);
    instruction.copies_end = NULL;
}

static M3Result EmitOp(IM3Compilation o, IM3Operation operation);

/* The last two or three of a call's copies of arguments become part of it: their words, which end
 * the page so far, are taken back. `slot` is where the called function's slots begin. */
static M3Result EmitCallCopying(IM3Compilation o, u32 function, u16 slot, u32 copies) {
    code_t *words = here(o->page) - copies;
    u32 from = (*words & 0xffu) << 24; /* written first: the last argument that is copied */
    from -= (copies - 1u) * 2u << 24;  /* so this is the first one's slot */
    for (u32 i = 0; i < copies; i++) {
        from |= (words[copies - 1u - i] >> 8 & 0xffu) << 8u * i;
    }
    o->page->info.lineIndex -= copies;
    instruction.copies_end = NULL; /* other words come to where it was */
    M3Result result = EmitOp(o, copies == 2 ? op_Call2 : op_Call3);
    if (result == m3Err_none) {
        EmitHalf(o, function | (u32)slot / 2u << 9);
        EmitIndex(o, from);
    }
    return result;
}

/* A call behind the copies of its arguments, one instruction for each of `arguments`. */
static M3Result EmitCall(IM3Compilation o, u32 function, u16 slot, u32 arguments) {
    bool near = function < NEAR_FUNCTIONS && slot < NEAR_SLOTS;
    u32 copies = M3_MIN(M3_MIN(instruction.copies, arguments), 3u);
    if (near && copies >= 2 && instruction.copies_end == here(o->page)) {
        return EmitCallCopying(o, function, slot, copies);
    }
    M3Result result = EmitOp(o, near ? op_Call : op_CallFar);
    if (result != m3Err_none) {
        return result;
    }
    if (near) {
        EmitHalf(o, function | (u32)slot / 2u << 9);
    } else {
        EmitSlotOffset(o, slot);
        EmitIndex(o, function);
    }
    return m3Err_none;
}

static void EmitEntry(IM3Compilation o, IM3Function function) {
    instruction.failure = m3Err_none;
    instruction.second = NULL; /* a place may have had other code before */
    instruction.copies_end = NULL;
    instruction.entry = instruction.word;
    EmitHalf(o, (u32)(function - function->module->functions));
}

static M3Result EnsureCodePageNumLines(IM3Compilation o, u32 lines);

/* What an entered function copies to its slots stands behind its code. */
static M3Result EmitConstants(IM3Compilation o, IM3Function function, u32 count) {
    M3Result result = EnsureCodePageNumLines(o, count);
    if (result == m3Err_none) {
        ptrdiff_t distance = here(o->page) - (instruction.entry + 1);
        function->constants = (i16)distance;
        for (u32 i = 0; i < count; i++) {
            put(o->page, o->constants[i]);
        }
        result = distance == (i16)distance ? m3Err_none : out_of_reach;
    }
    return result;
}

/* No code is added to the pages that are in use. */
static void ClosePages(IM3Runtime runtime) {
    while (runtime->pagesOpen != NULL) {
        PushCodePage(&runtime->pagesFull, PopCodePage(&runtime->pagesOpen));
    }
    runtime->environment->pagesReleased = NULL;
}

static M3Result CompileOnce(IM3Function function);

M3Result CompileFunction(IM3Function function) {
    if (function->wasm == NULL) {
        return "function body is missing";
    }
    vm_compiling(function);
    m3_machine.module = function->module;
    M3Result result = CompileOnce(function);
    if (result == out_of_reach) {
        /* Linear memory has grown between two pages: new pages lie side by side. */
        ClosePages(function->module->runtime);
        result = CompileOnce(function);
    }
    return result == out_of_reach ? m3Err_functionStackOverflow : result;
}

#endif
