/* Owns the operations that lead execution and that move values; part of m3_exec.h. */

static inline bool spend(M3Machine *vm) {
    return vm->budget-- > 0;
}

/* Enters a function whose slots begin at `offset`; it returns to `back`. */
static inline M3Step enter(M3Machine *vm, pc_t code, m3stack_t sp, i32 offset, pc_t back) {
    if (!spend(vm)) {
        return trap(vm, back, vm_trap_loop);
    }
    if (vm->frame == vm->last_frame) {
        return trap(vm, back, m3Err_trapStackOverflow);
    }
    vm->frame++;
    vm->frame->pc = back;
    vm->frame->sp = sp;
    vm->sp = (m3stack_t)((u8 *)sp + offset);
    return M3_STEP(code, 0);
}

static inline M3Step leave(M3Machine *vm) {
    M3Frame *frame = vm->frame--;
    vm->sp = frame->sp;
    return M3_STEP(frame->pc, 0);
}

/* Calls a function, compiling it the first time. */
static M3Step call(M3Machine *vm, IM3Function function, m3stack_t sp, i32 offset, pc_t back) {
    M3Result result = function->compiled != NULL ? m3Err_none : CompileFunction(function);
    if (result != m3Err_none) {
        return trap(vm, back, result);
    }
    return enter(vm, function->compiled, sp, offset, back);
}

OPERATION(Call) {
    u32 half = HALF;
    return call(vm, &vm->functions[half & 0x1ffu], sp, (i32)(half >> 9) * 8, pc);
}

/* What a call in assembler leaves to C, with its first word in the register. */
OPERATION(CallSlow) {
    u32 half = (u16)low;
    return call(vm, &vm->functions[half & 0x1ffu], sp, (i32)(half >> 9) * 8, pc);
}

/* Copies that many arguments first; each has two slots. */
#define CALL_COPYING(COPIES)                                                                       \
    OPERATION(Call##COPIES) {                                                                      \
        u32 word = pc[-1];                                                                         \
        u32 from = WORD;                                                                           \
        u32 *to = (u32 *)sp + (from >> 24);                                                        \
        for (unsigned i = 0; i < COPIES; i++) {                                                    \
            to[2 * i] = *(u32 *)(sp + (u8)(from >> 8 * i));                                        \
        }                                                                                          \
        return op_CallSlow(pc, word, sp, vm);                                                      \
    }

CALL_COPYING(2)
CALL_COPYING(3)

/* The function's number, or the slot, is too large for half a word. */
OPERATION(CallFar) {
    i32 offset = HALF;
    u32 number = WORD;
    return call(vm, &vm->functions[number], sp, offset, pc);
}

OPERATION(CallIndirect) {
    IM3Module module = vm->module;
    u32 index = SLOT_A(u32);
    i32 offset = (u8)(pc[-1] >> 8) * (i32)sizeof *sp;
    IM3FuncType type = module->funcTypes[WORD];
    if (index >= module->table0Size) {
        TRAP(m3Err_trapTableIndexOutOfRange);
    }
    IM3Function function = module->table0[index];
    if (function == NULL) {
        TRAP(m3Err_trapTableElementIsNull);
    }
    if (function->funcType != type) {
        TRAP(m3Err_trapIndirectCallTypeMismatch);
    }
    return call(vm, function, sp, offset, pc);
}

/* Nothing can be imported: module.c refuses such a module. */
OPERATION(CallRawFunction) {
    TRAP(m3Err_functionImportMissing);
}

OPERATION(Entry) {
    IM3Function function = &vm->functions[HALF];
    function->called = 1;
    if (sp + function->maxStackSlots >= vm->stack_end) {
        TRAP(m3Err_trapStackOverflow);
    }
    u8 *locals = (u8 *)(sp + function->numRetAndArgSlots);
    memset(locals, 0, function->numLocalBytes);
    if (function->numConstantBytes != 0) {
        memcpy(locals + function->numLocalBytes, pc + function->constants,
               function->numConstantBytes);
    }
    NEXT;
}

OPERATION(Return) {
    return leave(vm);
}

/* A return with its value, of 32 bits, which goes to the first slot. */
OPERATION(ReturnRegister) {
    sp[0] = low;
    return leave(vm);
}

OPERATION(ReturnSlot) {
    sp[0] = SLOT(u32);
    return leave(vm);
}

OPERATION(End) {
    return leave(vm);
}

/* Where a loop begins needs no operation. */
#define op_Loop NULL

OPERATION(ContinueLoop) {
    if (!spend(vm)) {
        TRAP(vm_trap_loop);
    }
    GO_TO(LEADS(pc));
}

OPERATION(ContinueLoopIf) {
    if (low == 0) {
        NEXT;
    }
    if (!spend(vm)) {
        TRAP(vm_trap_loop);
    }
    GO_TO(LEADS(pc));
}

OPERATION(Branch) {
    GO_TO(LEADS(pc));
}

#define BRANCH(NAME, WHEN)                                                                         \
    OPERATION(NAME##_r) {                                                                          \
        GO_TO((low != 0) == WHEN ? LEADS(pc) : pc);                                                \
    }                                                                                              \
    OPERATION(NAME##_s) {                                                                          \
        u32 condition = SLOT(u32);                                                                 \
        pc++;                                                                                      \
        GO_TO((condition != 0) == WHEN ? LEADS(pc) : pc);                                          \
    }

BRANCH(BranchIf, true)
/* What follows is done before a branch: these jump over it. */
BRANCH(BranchIfPrologue, false)
/* The place is where the else part begins. */
BRANCH(If, false)

OPERATION(BranchTable) {
    u32 index = SLOT(u32);
    u32 count = WORD;
    pc += index < count ? index : count;
    GO_TO(pc + 1 + (i32)*pc);
}

OPERATION(Unsupported) {
    TRAP("unsupported instruction executed");
}

OPERATION(Unreachable) {
    TRAP(m3Err_trapUnreachable);
}

OPERATION(Const32) {
    SLOT(u32) = *pc;
    pc++;
    NEXT;
}

OPERATION(Const64) {
    SLOT(u64) = (u64)pc[1] << 32 | pc[0];
    pc += 2;
    NEXT;
}

#define GLOBAL(TYPE) (*(TYPE *)&vm->module->globals[WORD].i64Value)

OPERATION(GetGlobal_s32) {
    u32 *to = &SLOT(u32);
    *to = GLOBAL(u32);
    NEXT;
}

OPERATION(GetGlobal_s64) {
    u64 *to = &SLOT(u64);
    *to = GLOBAL(u64);
    NEXT;
}

#define SET_GLOBAL(NAME, TYPE, VALUE)                                                              \
    OPERATION(SetGlobal_##NAME) {                                                                  \
        TYPE value = VALUE;                                                                        \
        GLOBAL(TYPE) = value;                                                                      \
        NEXT;                                                                                      \
    }

SET_GLOBAL(i32, u32, GET_u32)
SET_GLOBAL(i64, u64, GET_u64)
SET_GLOBAL(s32, u32, SLOT(u32))
SET_GLOBAL(s64, u64, SLOT(u64))

/* "Preserve" keeps what the destination held, in a slot of its own. */
#define MOVES(TYPE, BITS)                                                                          \
    OPERATION(SetRegister_##TYPE) {                                                                \
        SET_##TYPE(SLOT(TYPE));                                                                    \
        NEXT;                                                                                      \
    }                                                                                              \
    OPERATION(SetSlot_##TYPE) {                                                                    \
        SLOT(TYPE) = GET_##TYPE;                                                                   \
        NEXT;                                                                                      \
    }                                                                                              \
    OPERATION(PreserveSetSlot_##TYPE) {                                                            \
        TYPE *to = &SLOT_A(TYPE);                                                                  \
        SLOT_B(TYPE) = *to;                                                                        \
        *to = GET_##TYPE;                                                                          \
        NEXT;                                                                                      \
    }                                                                                              \
    OPERATION(CopySlot_##BITS) {                                                                   \
        SLOT_A(TYPE) = SLOT_B(TYPE);                                                               \
        NEXT;                                                                                      \
    }                                                                                              \
    OPERATION(PreserveCopySlot_##BITS) {                                                           \
        TYPE *to = &SLOT_A(TYPE);                                                                  \
        TYPE *from = &SLOT_B(TYPE);                                                                \
        SLOT_C(TYPE) = *to;                                                                        \
        *to = *from;                                                                               \
        NEXT;                                                                                      \
    }

MOVES(i32, 32)
MOVES(i64, 64)

#define SELECT(TYPE, WHERE, CONDITION, SECOND, FIRST)                                              \
    OPERATION(Select_##TYPE##_##WHERE) {                                                           \
        u32 condition = CONDITION;                                                                 \
        TYPE second = SECOND;                                                                      \
        TYPE first = FIRST;                                                                        \
        SET_##TYPE(condition != 0 ? first : second);                                               \
        NEXT;                                                                                      \
    }

#define SELECTS(TYPE)                                                                              \
    SELECT(TYPE, rss, low, SLOT_A(TYPE), SLOT_B(TYPE))                                             \
    SELECT(TYPE, srs, SLOT_A(u32), GET_##TYPE, SLOT_B(TYPE))                                       \
    SELECT(TYPE, ssr, SLOT_A(u32), SLOT_B(TYPE), GET_##TYPE)                                       \
    SELECT(TYPE, sss, SLOT_A(u32), SLOT_B(TYPE), SLOT_C(TYPE))

SELECTS(i32)
SELECTS(i64)
