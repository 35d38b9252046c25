/* Owns the seam to the interpreter: one module at a time, five functions, every call bounded. */
#ifndef DINK_VM_H
#define DINK_VM_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* Why something did not work; VM_OK is 0. Names and sentences: vm_error_code, vm_error_words. */
typedef enum VmError {
    VM_OK,
    VM_LOOP,     /* a call did more work than VM_BUDGET */
    VM_STACK,    /* calls nested too deeply */
    VM_RANGE,    /* memory access beyond DINK_MEMORY_LIMIT */
    VM_DIVIDE,   /* integer division by zero, or its overflow */
    VM_UNREACH,  /* unreachable executed */
    VM_INDIRECT, /* call through a table entry that is missing or of another type */
    VM_OPCODE,   /* an instruction this interpreter does not have */
    VM_FUNCTION, /* a function too large for the interpreter's tables */
    VM_ARENA,    /* the interpreter's memory is full */
    VM_MODULE,   /* no WebAssembly module, or a damaged one */
    VM_IMPORT,   /* the module imports something */
    VM_BEGIN,    /* the module has a start function */
    VM_PAGES,    /* memory is not exactly one page */
    VM_EXPORT,   /* an export is missing or of another type */
    VM_INFO,     /* no info block, or one that contradicts the contract */
    VM_VERSION,  /* another contract version */
    VM_UNLOADED, /* no module is loaded */
    VM_ERROR_COUNT
} VmError;

/* The exports of a cartridge, in the order of abi.json. */
typedef enum VmExport {
    VM_INFO_CALL,
    VM_START,
    VM_RESUME,
    VM_PRESS,
    VM_STEP,
    VM_EXPORT_COUNT
} VmExport;

/* Loop back-edges and calls that one call into a cartridge may make: some seconds on the device. */
#ifndef VM_BUDGET
#define VM_BUDGET 1000000
#endif

/* What a module costs. */
typedef struct VmUsage {
    size_t arena;   /* bytes of VM_ARENA_BYTES in use */
    uint32_t spent; /* loop back-edges and calls of the last call */
    uint64_t ops;   /* operations executed by the last call; 0 unless built with VM_COUNT_OPS */
} VmUsage;

/* Loads a module in place (the bytes must stay); whatever was loaded before is gone. */
VmError vm_load(const uint8_t *wasm, size_t length);

/* Calls an export with up to two arguments. After an error the memory stands as the call left it.
 */
VmError vm_call(VmExport what, uint32_t first, uint32_t second, uint32_t *result);

/* Linear memory, DINK_MEMORY_LIMIT bytes; NULL when nothing is loaded. Ask again after each load.
 */
uint8_t *vm_memory(void);

/* Compiles every function now instead of at its first call, so that none can fail late. */
VmError vm_compile_all(void);

/* Compiles one function that is not compiled, those called before the code was forgotten first;
 * *left says whether there was one. A function that cannot be compiled is passed over; after
 * VM_ARENA vm_forget_code makes room. */
VmError vm_compile_next(bool *left);

/* Forgets all compiled code: the memory stays as it is, functions are compiled again when they are
 * called. Makes room after VM_ARENA. */
VmError vm_forget_code(void);

/* After an error of vm_call: the byte of the module whose instruction failed; false when that is
 * not known. Compiles all once more to find it, as slow as a load; nothing is loaded afterwards. */
bool vm_place(uint32_t *offset);

/* Forgets the module and resets the arena. */
void vm_unload(void);

VmUsage vm_usage(void);

/* Stable short code ("E-LOOP") and one sentence for it. */
const char *vm_error_code(VmError error);
const char *vm_error_words(VmError error);

#endif
