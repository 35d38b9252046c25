/* Owns the part of <stdlib.h> that wasm3 names; there is no heap, memory comes from vm_arena.h. */
#ifndef DINK_LIBC_STDLIB_H
#define DINK_LIBC_STDLIB_H

#include <stddef.h>

_Noreturn void abort(void);

#endif
