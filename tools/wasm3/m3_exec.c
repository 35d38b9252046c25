/* Owns the dispatcher: one loop that calls operation after operation. */
#include "m3_exec_defs.h"
#include "m3_env.h"

#if M3_THUMB
void m3_thumb_run(pc_t pc, M3Machine *vm);
#define dispatch m3_thumb_run
#endif
/* On the Cortex-M0+ the operation of number 0 ends a run. */
const code_t m3_end_code[1];
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
/* Operations by their numbers, in the order of their addresses' hashes. */
#define OPERATIONS_MOST 1024u
static IM3Operation operations[OPERATIONS_MOST];

u32 m3_operation_number(IM3Operation operation) {
    u32 number = (u32)((uintptr_t)operation * 0x9e3779b1u >> 8) % OPERATIONS_MOST;
    while (operations[number] != NULL && operations[number] != operation) {
        number = (number + 1u) % OPERATIONS_MOST;
    }
    operations[number] = operation;
    return number;
}

static void dispatch(pc_t pc, M3Machine *vm) {
    u32 low = 0;
    do {
        IM3Operation operation = operations[*pc >> 16];
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
    vm->functions = vm->module->functions;
    use_memory(vm, memory);
    dispatch(pc, vm);
    m3ret_t trap = vm->trap;
    outer.budget = vm->budget;
    *vm = outer;
    return trap;
}
