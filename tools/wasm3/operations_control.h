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

OPERATION(Call) {
    pc_t code = WORD(pc_t);
    i32 offset = WORD(i32);
    return enter(vm, code, sp, offset, pc);
}

OPERATION(CallIndirect) {
    u32 index = SLOT(u32);
    IM3Module module = WORD(IM3Module);
    IM3FuncType type = WORD(IM3FuncType);
    i32 offset = WORD(i32);
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
    M3Result result = function->compiled != NULL ? m3Err_none : CompileFunction(function);
    if (result != m3Err_none) {
        TRAP(result);
    }
    return enter(vm, function->compiled, sp, offset, pc);
}

/* Nothing can be imported: module.c refuses such a module. */
OPERATION(CallRawFunction) {
    TRAP(m3Err_functionImportMissing);
}

/* First call of a function: compiles it, then turns into a plain call. */
OPERATION(Compile) {
    IM3Function function = WORD(IM3Function);
    M3Result result = function->compiled != NULL ? m3Err_none : CompileFunction(function);
    if (result != m3Err_none) {
        TRAP(result);
    }
    const void **code = (const void **)(pc - 2);
    code[0] = (const void *)CALL_OPERATION;
    code[1] = function->compiled;
    GO_TO(code);
}

OPERATION(Entry) {
    IM3Function function = WORD(IM3Function);
    function->called = 1;
    if (sp + function->maxStackSlots >= vm->stack_end) {
        TRAP(m3Err_trapStackOverflow);
    }
    u8 *locals = (u8 *)(sp + function->numRetAndArgSlots);
    memset(locals, 0, function->numLocalBytes);
    if (function->constants != NULL) {
        memcpy(locals + function->numLocalBytes, function->constants, function->numConstantBytes);
    }
    NEXT;
}

OPERATION(Return) {
    return leave(vm);
}

OPERATION(End) {
    return leave(vm);
}

/* Marks where a loop begins; the way back to it names the place behind. */
OPERATION(Loop) {
    NEXT;
}

OPERATION(ContinueLoop) {
    if (!spend(vm)) {
        TRAP(vm_trap_loop);
    }
    GO_TO(WORD(pc_t));
}

OPERATION(ContinueLoopIf) {
    pc_t loop = WORD(pc_t);
    if (low == 0) {
        NEXT;
    }
    if (!spend(vm)) {
        TRAP(vm_trap_loop);
    }
    GO_TO(loop);
}

OPERATION(Branch) {
    GO_TO(WORD(pc_t));
}

#define BRANCH(NAME, CONDITION, WHEN)                                                              \
    OPERATION(NAME) {                                                                              \
        u32 condition = CONDITION;                                                                 \
        pc_t target = WORD(pc_t);                                                                  \
        GO_TO((condition != 0) == WHEN ? target : pc);                                             \
    }

BRANCH(BranchIf_r, low, true)
BRANCH(BranchIf_s, SLOT(u32), true)
/* What follows is done before a branch: these jump over it. */
BRANCH(BranchIfPrologue_r, low, false)
BRANCH(BranchIfPrologue_s, SLOT(u32), false)
/* The word is where the else part begins. */
BRANCH(If_r, low, false)
BRANCH(If_s, SLOT(u32), false)

OPERATION(BranchTable) {
    u32 index = SLOT(u32);
    u32 count = WORD(u32);
    GO_TO(pc[index < count ? index : count]);
}

OPERATION(Unsupported) {
    TRAP("unsupported instruction executed");
}

OPERATION(Unreachable) {
    TRAP(m3Err_trapUnreachable);
}

OPERATION(Const32) {
    u32 value = WORD(u32);
    SLOT(u32) = value;
    NEXT;
}

OPERATION(Const64) {
    u64 value;
    memcpy(&value, pc, sizeof value);
    pc += sizeof value / sizeof *pc;
    SLOT(u64) = value;
    NEXT;
}

OPERATION(GetGlobal_s32) {
    u32 *global = WORD(u32 *);
    SLOT(u32) = *global;
    NEXT;
}

OPERATION(GetGlobal_s64) {
    u64 *global = WORD(u64 *);
    SLOT(u64) = *global;
    NEXT;
}

#define SET_GLOBAL(NAME, TYPE, VALUE)                                                              \
    OPERATION(SetGlobal_##NAME) {                                                                  \
        TYPE *global = WORD(TYPE *);                                                               \
        *global = VALUE;                                                                           \
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
        TYPE *to = &SLOT(TYPE);                                                                    \
        SLOT(TYPE) = *to;                                                                          \
        *to = GET_##TYPE;                                                                          \
        NEXT;                                                                                      \
    }                                                                                              \
    OPERATION(CopySlot_##BITS) {                                                                   \
        TYPE *to = &SLOT(TYPE);                                                                    \
        *to = SLOT(TYPE);                                                                          \
        NEXT;                                                                                      \
    }                                                                                              \
    OPERATION(PreserveCopySlot_##BITS) {                                                           \
        TYPE *to = &SLOT(TYPE);                                                                    \
        TYPE *from = &SLOT(TYPE);                                                                  \
        SLOT(TYPE) = *to;                                                                          \
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
    SELECT(TYPE, rss, low, SLOT(TYPE), SLOT(TYPE))                                                 \
    SELECT(TYPE, srs, SLOT(u32), GET_##TYPE, SLOT(TYPE))                                           \
    SELECT(TYPE, ssr, SLOT(u32), SLOT(TYPE), GET_##TYPE)                                           \
    SELECT(TYPE, sss, SLOT(u32), SLOT(TYPE), SLOT(TYPE))

SELECTS(i32)
SELECTS(i64)
