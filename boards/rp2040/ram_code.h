/* Owns the mark of functions that lie in RAM: they run while the flash cannot be read. Everything
 * they call and every constant they read must lie there too. */
#ifndef DINK_RAM_CODE_H
#define DINK_RAM_CODE_H

#define RAM_CODE(name) __attribute__((noinline, section(".ramcode." #name)))
/* A compiler takes a table that nobody writes for a constant, and those lie in flash. */
#define RAM_TABLE __attribute__((section(".data.table")))

#endif
