/* Owns the interpreter behind vm.h; the only file that includes wasm3.h. */
#include "abi.h"
#include "module.h"
#include "unpack.h"
#include "vm.h"
#include "vm_arena.h"

#include <stdbool.h>
#include <string.h>
#include <wasm3.h>
#include <m3_compile.h>
#include <m3_env.h>

/* The cartridge's own stack for locals and values, in linear order; 4 KB hold about 60 nested
 * calls. */
#define WASM_STACK_BYTES 4096u
/* Native stack that a call may use; the device sets its own. */
#ifndef VM_NATIVE_STACK
#define VM_NATIVE_STACK (512u * 1024u)
#endif

const char vm_trap_loop[] = "[trap] over budget";
#ifdef VM_COUNT_OPS
uint64_t vm_ops;
#endif

/* Functions in the order in which they were compiled: compiling them once more in that order puts
 * each word at the same address. */
#define ORDER_MOST 1024u
static uint16_t order[ORDER_MOST];
static uint32_t order_count;
static uint32_t ahead; /* functions before this one are compiled, or cannot be, */
static bool ahead_all; /* or, in the first round, were not called lately */
const void *vm_place_wanted;
static const void
    *place_begins;     /* the last instruction before that place, and where it comes from: */
static uint32_t place; /* byte of the module; 0 = not found */

static uintptr_t stack_floor; /* address the native stack must not pass; 0 outside a call */
static IM3Runtime runtime;
static IM3Module module;
static IM3CodePage spare_page;
static IM3Function functions[VM_EXPORT_COUNT];
static const uint32_t params_of[VM_EXPORT_COUNT] = {[VM_START] = 2, [VM_PRESS] = 1};

static uintptr_t stack_now(void) {
    return (uintptr_t)__builtin_frame_address(0);
}

static void guard_stack(void) {
    uintptr_t now = stack_now();
    stack_floor = now > VM_NATIVE_STACK ? now - VM_NATIVE_STACK : 0;
}

bool vm_stack_has_room(void) {
    return stack_now() > stack_floor;
}

void vm_compiling(const void *function) {
    if (module == NULL) {
        return; /* not loaded by this file */
    }
    if (order_count < ORDER_MOST) {
        order[order_count] = (uint16_t)((IM3Function)function - module->functions);
    }
    order_count++;
}

void vm_place_passed(const void *word) {
    uintptr_t wanted = (uintptr_t)vm_place_wanted;
    if ((uintptr_t)word > wanted || (uintptr_t)word < (uintptr_t)place_begins) {
        return;
    }
    const M3Compilation *compilation = &runtime->compilation;
    bool entering = compilation->lastOpcodeStart == NULL; /* its first instruction comes next */
    place_begins = word;
    place = (uint32_t)((entering ? compilation->wasm : compilation->lastOpcodeStart) -
                       module->wasmStart);
}

static VmError translated(M3Result result) {
    static const struct {
        const char *const *text;
        VmError error;
    } table[] = {
        {&m3Err_trapStackOverflow, VM_STACK},
        {&m3Err_trapOutOfBoundsMemoryAccess, VM_RANGE},
        {&m3Err_trapDivisionByZero, VM_DIVIDE},
        {&m3Err_trapIntegerOverflow, VM_DIVIDE},
        {&m3Err_trapUnreachable, VM_UNREACH},
        {&m3Err_trapIndirectCallTypeMismatch, VM_INDIRECT},
        {&m3Err_trapTableIndexOutOfRange, VM_INDIRECT},
        {&m3Err_trapTableElementIsNull, VM_INDIRECT},
        {&m3Err_unknownOpcode, VM_OPCODE},
        {&m3Err_noCompiler, VM_OPCODE},
        {&m3Err_restrictedOpcode, VM_OPCODE},
        {&m3Err_functionStackOverflow, VM_FUNCTION},
        {&m3Err_mallocFailed, VM_ARENA},
        {&m3Err_mallocFailedCodePage, VM_ARENA},
    };
    if (result == m3Err_none) {
        return VM_OK;
    }
    if (result == vm_trap_loop) {
        return VM_LOOP;
    }
    for (size_t i = 0; i < sizeof table / sizeof table[0]; i++) {
        if (result == *table[i].text) {
            return table[i].error;
        }
    }
    /* wasm3 names this trap in place; anything else is a module it could not read. */
    return strcmp(result, "unsupported instruction executed") == 0 ? VM_OPCODE : VM_MODULE;
}

/* Compiles a function unless that was done. */
static VmError compiled(IM3Function function) {
    return function->compiled == NULL ? translated(CompileFunction(function)) : VM_OK;
}

/* Compiles a function that an export names and checks its type: i32 parameters, one i32 result. */
static VmError take_export(VmExport what, uint32_t number) {
    if (number >= module->numFunctions) {
        return VM_MODULE;
    }
    IM3Function function = &module->functions[number];
    functions[what] = function;
    VmError error = compiled(function);
    bool fits = m3_GetArgCount(function) == params_of[what] && m3_GetRetCount(function) == 1 &&
                m3_GetRetType(function, 0) == c_m3Type_i32;
    for (uint32_t arg = 0; fits && arg < params_of[what]; arg++) {
        fits = m3_GetArgType(function, arg) == c_m3Type_i32;
    }
    return error == VM_OK && !fits ? VM_EXPORT : error;
}

/* The page on which the load computed the module's constant expressions is the first for code. */
static void spare_page_back(void) {
    if (spare_page != NULL) {
        spare_page->info.next = NULL;
        spare_page->info.lineIndex = 0;
    }
    runtime->environment->pagesReleased = spare_page;
}

/* Does what the module's own code would do at its first call (abi/README.md). */
static bool unpack_data(const uint8_t *wasm, size_t length) {
    ModulePack pack = module_pack(wasm, length);
    return pack.end == 0 || unpack(m3_GetMemory(runtime, NULL, 0), &pack);
}

static VmError load_checked(const uint8_t *wasm, size_t length, const uint32_t *numbers) {
    IM3Environment environment = m3_NewEnvironment();
    runtime = environment == NULL ? NULL : m3_NewRuntime(environment, WASM_STACK_BYTES, NULL);
    if (runtime == NULL) {
        return VM_ARENA;
    }
    runtime->memoryLimit = DINK_MEMORY_LIMIT;
    M3Result result = m3_ParseModule(environment, &module, wasm, (uint32_t)length);
    if (result == m3Err_none) {
        result = m3_LoadModule(runtime, module);
    }
    VmError error = translated(result);
    if (error == VM_OK && !unpack_data(wasm, length)) {
        error = VM_MODULE;
    }
    /* From here on the arena takes in compiled code only. */
    spare_page = environment->pagesReleased;
    spare_page_back();
    vm_arena_mark();
    for (unsigned i = 0; error == VM_OK && i < VM_EXPORT_COUNT; i++) {
        error = take_export((VmExport)i, numbers[i]);
    }
    return error;
}

VmError vm_load(const uint8_t *wasm, size_t length) {
    vm_unload();
    uint32_t numbers[VM_EXPORT_COUNT] = {0};
    VmError error = module_check(wasm, length, numbers);
    if (error == VM_OK) {
        guard_stack();
        error = load_checked(wasm, length, numbers);
    }
    if (error != VM_OK) {
        vm_unload();
    }
    return error;
}

VmError vm_call(VmExport what, uint32_t first, uint32_t second, uint32_t *result) {
    if (module == NULL) {
        return VM_UNLOADED;
    }
    const void *args[] = {&first, &second};
    const void *results[] = {result};
    guard_stack();
    m3_trap_pc = NULL;
    m3_machine.budget = VM_BUDGET;
#ifdef VM_COUNT_OPS
    vm_ops = 0;
#endif
    M3Result failure = m3_Call(functions[what], params_of[what], args);
    if (failure == m3Err_none) {
        failure = m3_GetResults(functions[what], 1, results);
    }
    return translated(failure);
}

uint8_t *vm_memory(void) {
    return module == NULL ? NULL : m3_GetMemory(runtime, NULL, 0);
}

VmError vm_compile_all(void) {
    if (module == NULL) {
        return VM_UNLOADED;
    }
    guard_stack();
    return translated(m3_CompileModule(module));
}

/* The next function to compile ahead: first those called lately, then all others; NULL = none. */
static IM3Function next_ahead(void) {
    for (;;) {
        while (ahead < module->numFunctions) {
            IM3Function function = &module->functions[ahead++];
            bool wanted = function->called || (ahead_all && !m3_IsPlain(function));
            if (function->compiled == NULL && wanted) {
                return function;
            }
        }
        if (ahead_all) {
            return NULL;
        }
        ahead_all = true;
        ahead = 0;
    }
}

VmError vm_compile_next(bool *left) {
    IM3Function function = module == NULL ? NULL : next_ahead();
    *left = function != NULL;
    if (function == NULL) {
        return VM_OK;
    }
    function->called = 0;
    guard_stack();
    return translated(CompileFunction(function));
}

VmError vm_forget_code(void) {
    if (module == NULL) {
        return VM_UNLOADED;
    }
    for (uint32_t i = 0; i < module->numFunctions; i++) {
        module->functions[i].compiled = NULL;
    }
    runtime->pagesOpen = NULL;
    runtime->pagesFull = NULL;
    runtime->numCodePages = 0;
    runtime->numActiveCodePages = 0;
    spare_page_back();
    vm_arena_rewind();
    order_count = 0;
    ahead = 0;
    ahead_all = false;
    guard_stack();
    VmError error = VM_OK;
    for (unsigned i = 0; error == VM_OK && i < VM_EXPORT_COUNT; i++) {
        error = compiled(functions[i]);
    }
    return error;
}

bool vm_place(uint32_t *offset) {
    uint32_t count = order_count;
    place = 0;
    place_begins = NULL;
    if (module == NULL || m3_trap_pc == NULL || count > ORDER_MOST) {
        return false;
    }
    vm_place_wanted = m3_trap_pc - 1;
    VmError error = vm_load(module->wasmStart, (size_t)(module->wasmEnd - module->wasmStart));
    for (uint32_t i = order_count; error == VM_OK && i < count; i++) {
        error = translated(CompileFunction(&module->functions[order[i]]));
    }
    vm_place_wanted = NULL;
    vm_unload();
    *offset = place;
    return place != 0;
}

void vm_unload(void) {
    order_count = 0;
    ahead = 0;
    ahead_all = false;
    runtime = NULL;
    module = NULL;
    vm_arena_reset();
}

VmUsage vm_usage(void) {
    int32_t left = m3_machine.budget > 0 ? m3_machine.budget : 0;
    VmUsage usage = {.arena = vm_arena_used(), .spent = (uint32_t)(VM_BUDGET - left), .ops = 0};
#ifdef VM_COUNT_OPS
    usage.ops = vm_ops;
#endif
    return usage;
}
