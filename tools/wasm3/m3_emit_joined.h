/* Owns which instructions that follow each other become one; part of m3_emit.h, which has the calls
 * that copy their arguments. */
#ifndef DINK_M3_EMIT_JOINED_H
#define DINK_M3_EMIT_JOINED_H

#if M3_THUMB
/* From the link: behind the operations in assembler. Those have before them where their form is
 * that does the next instruction too (operations_thumb.S). */
extern const char operations_in_c[];

/* Joins the last instruction with a SetSlot_i32 or an If_r that comes at `next`, where that can be:
 * it has one word, a load two. */
static M3_NOINLINE void JoinNext(code_t *next, u32 is_if) {
    if (next - instruction.word > 2 || next <= instruction.word) {
        return;
    }
    u32 address = (u32)thumb_end + (*instruction.word >> 16) - 1u;
    if (address >= (u32)operations_in_c) {
        return;
    }
    u32 way = ((const u16 *)address)[-1];
    if (way > 1u && (way & 1u) == is_if) {
        instruction.joined = instruction.word;
        instruction.alone = *instruction.word;
        instruction.second = next;
        *instruction.word += (way & ~1u) << 16;
    }
}
#else
#define JoinNext(NEXT, IS_IF)
#endif

static M3_NOINLINE void CountCopy(pc_t word) {
    instruction.copies = instruction.copies_end == word ? instruction.copies + 1u : 1;
    instruction.copies_end = word + 1;
}

/* The number of the operation that was written last, if it is one word and nothing follows it. */
static u32 LastOperation(IM3Compilation o) {
    bool last = instruction.word != NULL && instruction.word + 1 == here(o->page);
    return last ? *instruction.word >> 16 : UINT32_MAX;
}

/* A return with what the copy just written gives back: both in one instruction; else false. All
 * returns of a value have that copy before them, and nothing can lead between the two. */
static M3_NOINLINE bool JoinReturn(IM3Compilation o) {
    if (o->function == NULL || IsStackPolymorphic(o) ||
        GetFuncTypeNumResults(o->function->funcType) != 1) {
        return false;
    }
    u32 last = LastOperation(o);
    u32 half = *instruction.word & 0xffffu;
    if (last == m3_operation_number(op_SetSlot_i32) && half == 0) {
        if (instruction.second == instruction.word) { /* which it is no more */
            *instruction.joined = instruction.alone;
        }
        *instruction.word = m3_operation_number(op_ReturnRegister) << 16;
        return true;
    }
    if (last == m3_operation_number(op_CopySlot_32) && (half & 0xffu) == 0) {
        u32 from = (half >> 8) * sizeof(m3slot_t);
        *instruction.word = m3_operation_number(op_ReturnSlot) << 16 | from;
        instruction.copies_end = NULL;
        return true;
    }
    return false;
}

#endif
