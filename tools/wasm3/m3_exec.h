/* Owns the list of operations: replaces wasm3's file of this name. The compiler (m3_compile.c)
 * takes them by their names, whose last part says where operands stand, the top of the stack first:
 * r in the register, s in a slot. */
#ifndef DINK_M3_EXEC_H
#define DINK_M3_EXEC_H

#ifndef M3_COMPILE_OPCODES
#error "operations belong to one compilation unit"
#endif

#include "m3_math_utils.h"
#include "m3_compile.h"
#include "m3_env.h"
#include "m3_info.h"
#include "m3_exec_defs.h"

#if M3_THUMB
/* An operation in assembler hands what it does not do to the one in C. */
#define OPERATION(NAME) M3Step op_##NAME(pc_t pc, u32 low, m3stack_t sp, M3Machine *vm)
#else
#define OPERATION(NAME) static M3Step op_##NAME(pc_t pc, u32 low, m3stack_t sp, M3Machine *vm)
#endif
#define NEXT return M3_STEP(pc, low)
#define GO_TO(PC) return M3_STEP((PC), low)
#define TRAP(WHY) return trap(vm, pc, (WHY))

/* Operands, as m3_emit.h writes them. What stands in the instruction's first word is read before
 * any WORD. */
#define HALF ((u16)pc[-1])
#define SLOT(TYPE) (*(TYPE *)((u8 *)sp + HALF))
#define SLOT_A(TYPE) (*(TYPE *)(sp + (u8)pc[-1]))
#define SLOT_B(TYPE) (*(TYPE *)(sp + (u8)(pc[-1] >> 8)))
#define WORD (*pc++)
#define SLOT_C(TYPE) (*(TYPE *)((u8 *)sp + WORD))
/* Where the word before `PC` leads. */
#define LEADS(PC) ((PC) + (i16)(PC)[-1])

/* The register, read and written as a type: the upper half stands in the machine. */
#define GET_i32 ((i32)low)
#define GET_u32 low
#define GET_i64 ((i64)GET_u64)
#define GET_u64 ((u64)vm->high << 32 | low)
#define SET_i32(VALUE) (low = (u32)(VALUE))
#define SET_u32(VALUE) (low = (u32)(VALUE))
#define SET_i64(VALUE) (low = set_wide(vm, (u64)(VALUE)))
#define SET_u64(VALUE) (low = set_wide(vm, (u64)(VALUE)))

static inline u32 set_wide(M3Machine *vm, u64 value) {
    vm->high = (u32)(value >> 32);
    return (u32)value;
}

static inline M3Step trap(M3Machine *vm, pc_t pc, const void *why) {
    vm->trap = why;
    m3_trap_pc = pc;
    return M3_STEP(m3_end_code, 0);
}

#if M3_THUMB
/* Offsets that operations_thumb.S has in numbers. */
#define STANDS(TYPE, MEMBER, OFFSET)                                                               \
    _Static_assert(offsetof(TYPE, MEMBER) == (OFFSET), "operations_thumb.S: " #MEMBER)
STANDS(M3Machine, sp, 0);
STANDS(M3Machine, memory, 8);
STANDS(M3Machine, length, 12);
STANDS(M3Machine, frame, 16);
STANDS(M3Machine, last_frame, 20);
STANDS(M3Machine, stack_end, 24);
STANDS(M3Machine, budget, 28);
STANDS(M3Machine, functions, 32);
STANDS(M3Frame, sp, 4);
_Static_assert(sizeof(M3Function) == 28, "operations_thumb.S: FUNCTION_BYTES");
STANDS(M3Function, compiled, 12);
STANDS(M3Function, called, 17);
STANDS(M3Function, constants, 18);
STANDS(M3Function, maxStackSlots, 20);
STANDS(M3Function, numRetAndArgSlots, 22);
STANDS(M3Function, numLocalBytes, 24);
STANDS(M3Function, numConstantBytes, 26);
#endif

#include "operations_control.h"
#include "operations_integer.h"
#include "operations_memory.h"
#include "operations_thumb.h"

#endif
