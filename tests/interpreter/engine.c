/* Owns the way from a module's bytes to a call of its exports, on wasm3's own interface. */
#include "engine.h"
#include "vm_arena.h"

#include <stdbool.h>
#include <string.h>
#include <wasm3.h>
#include <m3_compile.h>
#include <m3_env.h>

#define VALUE_STACK_BYTES (64u * 1024u)
/* More than any test does; a module that hangs still ends. */
#define BUDGET 100000000

static IM3Runtime runtime;
static IM3Module module;

/* Functions by name. On the device a function's names give way to what the compiler writes, so they
 * are taken down before anything is compiled. */
#define NAMES_MOST 1024u
static struct {
    const char *name;
    IM3Function function;
} named[NAMES_MOST];
static uint32_t named_count;

static void note(const char *name, IM3Function function) {
    if (name != NULL && named_count < NAMES_MOST) {
        named[named_count].name = name;
        named[named_count++].function = function;
    }
}

static void note_names(void) {
    named_count = 0;
    for (uint32_t i = 0; i < module->numFunctions; i++) {
        IM3Function function = &module->functions[i];
        note(function->export_name, function);
        for (unsigned j = 0; j < function->numNames; j++) {
            note(function->names[j], function);
        }
    }
}

static IM3Function find(const char *name) {
    for (uint32_t i = 0; i < named_count; i++) {
        if (strcmp(named[i].name, name) == 0) {
            return named[i].function;
        }
    }
    return NULL;
}

static const char *load(const uint8_t *wasm, size_t length) {
    IM3Environment environment = m3_NewEnvironment();
    runtime = environment == NULL ? NULL : m3_NewRuntime(environment, VALUE_STACK_BYTES, NULL);
    if (runtime == NULL) {
        return m3Err_mallocFailed;
    }
    M3Result result = m3_ParseModule(environment, &module, wasm, (uint32_t)length);
    if (result == m3Err_none) {
        result = m3_LoadModule(runtime, module);
    }
    if (result != m3Err_none) {
        return result;
    }
    note_names();
    return m3_RunStart(module);
}

const char *engine_load(const uint8_t *wasm, size_t length) {
    vm_arena_reset();
    module = NULL;
    m3_machine.budget = BUDGET;
    const char *why = load(wasm, length);
    if (why != NULL) {
        module = NULL;
    }
    return why;
}

const char *engine_call(const char *name, uint32_t count, const uint64_t *values, uint64_t *results,
                        uint32_t *result_count) {
    const void *given[ENGINE_VALUES];
    const void *got[ENGINE_VALUES];
    *result_count = 0;
    if (module == NULL || count > ENGINE_VALUES) {
        return "no module, or too many values";
    }
    IM3Function function = find(name);
    if (function == NULL) {
        return m3Err_functionLookupFailed;
    }
    M3Result result = m3Err_none;
    if (function->compiled == NULL) {
        result = CompileFunction(function);
        if (result != m3Err_none) {
            return result;
        }
    }
    for (uint32_t i = 0; i < ENGINE_VALUES; i++) {
        given[i] = &values[i];
        got[i] = &results[i];
        results[i] = 0;
    }
    m3_machine.budget = BUDGET;
    result = m3_Call(function, count, given);
    if (result != m3Err_none) {
        return result;
    }
    *result_count = m3_GetRetCount(function);
    if (*result_count > ENGINE_VALUES) {
        return "too many results";
    }
    return m3_GetResults(function, *result_count, got);
}

const char *engine_global(const char *name, uint64_t *value) {
    IM3Global global = module == NULL ? NULL : m3_FindGlobal(module, name);
    M3TaggedValue tagged;
    if (global == NULL || m3_GetGlobal(global, &tagged) != m3Err_none) {
        return "no such global";
    }
    *value = tagged.type == c_m3Type_i32 ? tagged.value.i32 : tagged.value.i64;
    return NULL;
}

const uint8_t *engine_memory(size_t *length) {
    uint32_t bytes = 0;
    const uint8_t *memory = module == NULL ? NULL : m3_GetMemory(runtime, &bytes, 0);
    *length = memory == NULL ? 0 : bytes;
    return memory;
}
