/* Owns an empty <math.h>: wasm3 includes it, and is built without floating point. */
#ifndef DINK_LIBC_MATH_H
#define DINK_LIBC_MATH_H

#endif
