/* Owns the dispatcher: one loop that calls operation after operation. */
#include "m3_exec_defs.h"
#include "m3_env.h"

#if M3_THUMB
void thumb_end(void);
void m3_thumb_run(pc_t pc, M3Machine *vm);
const code_t m3_end_code[1] = {(code_t)thumb_end};
#define dispatch m3_thumb_run
#else
const code_t m3_end_code[1];
#endif
pc_t m3_trap_pc;

static M3Frame frames[VM_CALL_DEPTH + 1];

M3Machine m3_machine = {.frame = frames, .last_frame = &frames[VM_CALL_DEPTH]};

/* A module without memory has no loads; one that is damaged reads this. */
static u64 no_memory;

static void use_memory(M3Machine *vm, M3MemoryHeader *memory) {
    vm->head = memory;
    vm->memory = (u8 *)&no_memory;
    vm->length = 0;
    if (memory != NULL) {
        vm->memory = (u8 *)(memory + 1);
        vm->length = (u32)memory->length;
        vm->stack_end = memory->maxStack;
    }
}

#if !M3_THUMB
static void dispatch(pc_t pc, M3Machine *vm) {
    u32 low = 0;
    do {
        IM3Operation operation = (IM3Operation)*pc;
#ifdef VM_COUNT_OPS
        vm_ops++;
#endif
        M3Step step = operation(pc + 1, low, vm->sp, vm);
        pc = M3_STEP_PC(step);
        low = M3_STEP_LOW(step);
    } while (pc != m3_end_code);
}
#endif

m3ret_t RunCode(pc_t pc, m3stack_t sp, M3MemoryHeader *memory, m3reg_t unused) {
    (void)unused;
    M3Machine *vm = &m3_machine;
    M3Machine outer = *vm;
    if (vm->frame == vm->last_frame) {
        return m3Err_trapStackOverflow;
    }
    vm->frame++;
    vm->frame->pc = m3_end_code;
    vm->frame->sp = sp;
    vm->sp = sp;
    vm->trap = m3Err_none;
    use_memory(vm, memory);
    dispatch(pc, vm);
    m3ret_t trap = vm->trap;
    outer.budget = vm->budget;
    *vm = outer;
    return trap;
}
