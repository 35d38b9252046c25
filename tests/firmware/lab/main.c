/* Owns the image that tests talk to: a mailbox in RAM, behind it the interpreter and nothing else.
 *
 * The harness writes a command and its arguments, then `command`; when `command` is 0 again the
 * results stand. What is loaded lies in flash, where the harness puts it. */
#include "../../interpreter/engine.h"
#include "abi.h"
#include "vm.h"

#include <stdbool.h>
#include <stdint.h>
#include <string.h>

enum {
    LAB_VM_LOAD = 1,   /* address, length -> error */
    LAB_VM_CALL,       /* export, two arguments -> error, status */
    LAB_VM_COMPILE,    /* -> error */
    LAB_ENGINE_LOAD,   /* address, length -> failure */
    LAB_ENGINE_CALL,   /* count; name and values in the mailbox -> failure, values */
    LAB_ENGINE_GLOBAL, /* name in the mailbox -> failure, value */
};

struct {
    volatile uint32_t command;
    uint32_t args[3];
    uint32_t error;      /* VmError */
    uint32_t result;     /* status of a call; how many values */
    const char *failure; /* of the engine, NULL when all is well; of the vm its code */
    const uint8_t *memory;
    uint32_t memory_length;
    uint32_t arena; /* bytes in use */
    uint32_t spent; /* back-edges and calls of the last vm_call */
    char name[64];
    uint32_t padding;
    uint64_t values[ENGINE_VALUES];
} lab;

/* A call, made again without the code of earlier calls when it fills the arena (session.c). */
static VmError call_again(void) {
    static uint8_t kept[DINK_STATE_SIZE];
    uint8_t *state = vm_memory() == NULL ? NULL : vm_memory() + DINK_STATE_PTR;
    if (state != NULL) {
        memcpy(kept, state, sizeof kept);
    }
    VmError error = vm_call((VmExport)lab.args[0], lab.args[1], lab.args[2], &lab.result);
    if (error == VM_ARENA) {
        memcpy(state, kept, sizeof kept);
        error = vm_forget_code();
        error = error == VM_OK
                    ? vm_call((VmExport)lab.args[0], lab.args[1], lab.args[2], &lab.result)
                    : error;
    }
    return error;
}

static void obey_vm(void) {
    switch (lab.command) {
    case LAB_VM_LOAD:
        lab.error = vm_load((const uint8_t *)lab.args[0], lab.args[1]);
        break;
    case LAB_VM_CALL:
        lab.error = call_again();
        break;
    default:
        lab.error = vm_compile_all();
        break;
    }
    lab.failure = vm_error_code((VmError)lab.error);
    lab.memory = vm_memory();
    lab.memory_length = 0;
}

static void obey_engine(void) {
    uint64_t given[ENGINE_VALUES];
    size_t length = 0;
    switch (lab.command) {
    case LAB_ENGINE_LOAD:
        vm_unload();
        lab.failure = engine_load((const uint8_t *)lab.args[0], lab.args[1]);
        break;
    case LAB_ENGINE_CALL:
        for (uint32_t i = 0; i < ENGINE_VALUES; i++) {
            given[i] = lab.values[i];
        }
        lab.failure = engine_call(lab.name, lab.args[0], given, lab.values, &lab.result);
        break;
    default:
        lab.failure = engine_global(lab.name, &lab.values[0]);
        lab.result = 1;
        break;
    }
    lab.memory = engine_memory(&length);
    lab.memory_length = (uint32_t)length;
}

int main(void) {
    for (;;) {
        if (lab.command == 0) {
            continue;
        }
        if (lab.command <= LAB_VM_COMPILE) {
            obey_vm();
        } else {
            obey_engine();
        }
        VmUsage usage = vm_usage();
        lab.arena = (uint32_t)usage.arena;
        lab.spent = usage.spent;
        lab.command = 0;
    }
}
