/* Owns the unpacking of a cartridge's data by the host, which saves its own code the work. */
#ifndef DINK_UNPACK_H
#define DINK_UNPACK_H

#include "module.h"

#include <stdbool.h>

/* Unpacks within a cartridge's memory of DINK_MEMORY_LIMIT bytes; false: these are no packed
 * bytes, and what lies there now means nothing. */
bool unpack(uint8_t *memory, const ModulePack *pack);

#endif
