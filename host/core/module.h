/* Owns the first look at a module's bytes: everything the contract says of its structure, before an
 * interpreter runs. */
#ifndef DINK_MODULE_H
#define DINK_MODULE_H

#include "vm.h"

/* Reads the sections; VM_OK, or what is wrong. Function bodies are not looked at. */
VmError module_check(const uint8_t *wasm, size_t length);

#endif
