/* Owns an <assert.h> whose assertions are off, as NDEBUG has it. */
#ifndef DINK_LIBC_ASSERT_H
#define DINK_LIBC_ASSERT_H

#define assert(condition) ((void)0)

#endif
