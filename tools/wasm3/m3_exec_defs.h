/* Owns what an operation is: replaces wasm3's file of this name, in which operations call each
 * other.
 *
 * Here an operation returns to a loop (m3_exec.c) that calls the next one, so that the native stack
 * stays flat on processors without tail calls. What all operations share stands in one block, the
 * machine; return addresses stand in its frames. */
#ifndef DINK_M3_EXEC_DEFS_H
#define DINK_M3_EXEC_DEFS_H

#include "m3_core.h"
#include <stddef.h>

/* The Cortex-M0+ has a dispatcher and hot operations of its own (operations_thumb.S), which do not
 * count. */
#if defined(__thumb__) && !defined(__thumb2__) && !defined(VM_COUNT_OPS)
#define M3_THUMB 1
#else
#define M3_THUMB 0
#endif

d_m3BeginExternC

/* What wasm3's other files take from here: linear memory behind its header, and the argument that
 * they give RunCode for the register. */
#define m3MemData(MEMORY) ((u8 *)((M3MemoryHeader *)(MEMORY) + 1))
#define d_m3OpDefaultArgs 0

/* Nested calls of a cartridge; one more is a stack overflow. */
#ifndef VM_CALL_DEPTH
#define VM_CALL_DEPTH 128
#endif

    /* Where a call goes on when it returns. */
    typedef struct M3Frame {
    pc_t pc;
    m3stack_t sp;
} M3Frame;

/* operations_thumb.S knows the first members by their offsets. */
typedef struct M3Machine {
    m3stack_t sp;          /* slots of the function that runs */
    u32 high;              /* upper half of the register, of 64-bit values only */
    u8 *memory;            /* linear memory */
    u32 length;            /* its bytes */
    M3Frame *frame;        /* the newest frame */
    M3Frame *last_frame;   /* the newest that may be */
    m3stack_t stack_end;   /* first slot behind the value stack */
    i32 budget;            /* loop back-edges and calls that may still be made */
    IM3Function functions; /* of the module, by number */
    IM3Module module;      /* whose code runs: the one compiled last */
    const void *trap;      /* why the run ended early */
    M3MemoryHeader *head;  /* what stands before linear memory */
} M3Machine;

extern M3Machine m3_machine;

/* Where the last run that trapped stood: behind the last word that its operation read. */
extern pc_t m3_trap_pc;

/* Code that ends a run: the dispatcher stops where its address comes up. */
extern const code_t m3_end_code[1];

/* Operations get and give two words: where to go on and the lower half of the register. On a 32-bit
 * machine a 64-bit integer travels in two registers, a structure would travel through memory. */
#if UINTPTR_MAX == 0xffffffffu
typedef u64 M3Step;
#define M3_STEP(PC, LOW) ((u64)(LOW) << 32 | (u32)(PC))
#define M3_STEP_PC(STEP) ((pc_t)(u32)(STEP))
#define M3_STEP_LOW(STEP) ((u32)((STEP) >> 32))
#else
typedef struct M3Step {
    pc_t pc;
    u64 low;
} M3Step;
#define M3_STEP(PC, LOW) ((M3Step){(PC), (LOW)})
#define M3_STEP_PC(STEP) ((STEP).pc)
#define M3_STEP_LOW(STEP) ((u32)(STEP).low)
#endif

/* `pc` is the word behind the instruction's first. */
typedef M3Step (*IM3Operation)(pc_t pc, u32 low, m3stack_t sp, M3Machine *vm);

/* What stands for an operation in code, less than 65,536. */
#if M3_THUMB
void thumb_end(void);
/* How far it lies behind the first of all operations (link.ld). */
static inline u32 m3_operation_number(IM3Operation operation) {
    return (u32)operation - (u32)thumb_end;
}
#else
u32 m3_operation_number(IM3Operation operation);
#endif

/* Runs compiled code until it returns or traps; NULL or why it trapped. */
m3ret_t RunCode(pc_t pc, m3stack_t sp, M3MemoryHeader *memory, m3reg_t unused);

d_m3EndExternC

#endif
