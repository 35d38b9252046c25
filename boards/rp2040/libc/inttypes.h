/* Owns the part of <inttypes.h> that wasm3 uses: the types, and two formats of messages that are
 * never printed. */
#ifndef DINK_LIBC_INTTYPES_H
#define DINK_LIBC_INTTYPES_H

#include <stdint.h>

#define PRIi64 "lli"
#define PRIu32 "lu"
#define PRIx64 "llx"

#endif
