/* Owns running any module, not only cartridges, on the patched interpreter. */
#ifndef DINK_ENGINE_H
#define DINK_ENGINE_H

#include <stddef.h>
#include <stdint.h>

/* Values that a call may take or give. */
#define ENGINE_VALUES 32u

/* Loads and starts a module in place of the one before; NULL, or why not. The bytes must stay. */
const char *engine_load(const uint8_t *wasm, size_t length);

/* Calls an export; NULL, or why it trapped or could not be called. Values stand in 64 bits. */
const char *engine_call(const char *name, uint32_t count, const uint64_t *values, uint64_t *results,
                        uint32_t *result_count);

/* Reads an exported global; NULL, or why not. */
const char *engine_global(const char *name, uint64_t *value);

/* Linear memory; `length` bytes. */
const uint8_t *engine_memory(size_t *length);

#endif
