/* Owns the first look at a module's bytes: everything the contract says of its structure, before an
 * interpreter runs. */
#ifndef DINK_MODULE_H
#define DINK_MODULE_H

#include "vm.h"

/* Reads the sections; VM_OK, or what is wrong. Function bodies are not looked at. `numbers` gets
 * the number of the function behind each export, which need not exist; one may stand behind
 * several. */
VmError module_check(const uint8_t *wasm, size_t length, uint32_t numbers[VM_EXPORT_COUNT]);

/* Bytes that a module puts into its memory. */
typedef struct ModuleData {
    const uint8_t *bytes;
    uint32_t address;
    uint32_t length;
} ModuleData;

/* The first data of a module that module_check found good; length 0 = it has none. */
ModuleData module_first_data(const uint8_t *wasm, size_t length);

/* Where a module's packed data lies and belongs, as addresses in its memory, the ends behind the
 * last byte. */
typedef struct ModulePack {
    uint32_t start;
    uint32_t end;
    uint32_t packed;
    uint32_t packed_end;
} ModulePack;

/* What the custom section "pack2" of a module that module_check found good says (abi/README.md);
 * all zeros = there is none, or it makes no sense. */
ModulePack module_pack(const uint8_t *wasm, size_t length);

#endif
