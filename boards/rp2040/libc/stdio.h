/* Owns an empty <stdio.h>: wasm3 includes it, and prints nothing as we build it. */
#ifndef DINK_LIBC_STDIO_H
#define DINK_LIBC_STDIO_H

#endif
