/* Owns every knob of wasm3: the build includes this file before each of wasm3's own. */
#ifndef DINK_WASM3_CONFIG_H
#define DINK_WASM3_CONFIG_H
#ifndef __ASSEMBLER__

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* Memory comes from the fixed arena instead of the C library: the build puts these calls in
 * (decision 5). */
#include "vm_arena.h"

/* Result of a call that has used up its budget. */
extern const char vm_trap_loop[];
/* Told before a function is compiled (an IM3Function); see vm_place. */
void vm_compiling(const void *function);
/* The word of compiled code whose origin is wanted, or NULL; if not, each instruction's place is
 * told before it is written. */
extern const void *vm_place_wanted;
void vm_place_passed(const void *word);
/* True while the native stack has room for another nesting level. */
bool vm_stack_has_room(void);
#ifdef VM_COUNT_OPS
/* Operations executed since the call began; only in the counting build. */
extern uint64_t vm_ops;
#endif

/* Cartridges compute in integers; saves 33 KB of flash and 16 bytes a native frame. */
#define d_m3HasFloat 0
/* Error texts are ours: vm.h has codes. */
#define d_m3VerboseErrorMessages 0
#define d_m3LogOutput 0
/* Values a function may keep at once, locals included; 3 bytes of RAM each. */
#define d_m3MaxFunctionStackHeight 256
/* Slots of 32 bits for them: an instruction names two in 16 bits. A byte of RAM each. */
#define d_m3MaxFunctionSlots 256
/* Bytes of a page of compiled code. */
#ifndef d_m3CodePageAlignSize
#define d_m3CodePageAlignSize 1024u
#endif
#define d_m3MaxConstantTableSize 64
/* Names kept of each function, 4 bytes each: vm_wasm3.c finds exports by number. */
#define d_m3MaxDuplicateFunctionImpl 1
#define d_m3CascadedOpcodes 1
/* The contract: one page, capped to DINK_MEMORY_LIMIT at run time. */
#ifndef d_m3MaxLinearMemoryPages
#define d_m3MaxLinearMemoryPages 1
#endif

#endif
#endif
