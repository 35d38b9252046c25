/* Owns the first look at a module's bytes: everything the contract says of its structure, before an
 * interpreter runs. */
#ifndef DINK_MODULE_H
#define DINK_MODULE_H

#include "vm.h"

/* Reads the sections; VM_OK, or what is wrong. Function bodies are not looked at. `numbers` gets
 * the number of the function behind each export, which need not exist; one may stand behind
 * several. */
VmError module_check(const uint8_t *wasm, size_t length, uint32_t numbers[VM_EXPORT_COUNT]);

#endif
