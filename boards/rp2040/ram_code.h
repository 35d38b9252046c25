/* Owns the mark of functions that lie in RAM: they run while the flash cannot be read. Everything
 * they call and every constant they read must lie there too. */
#ifndef DINK_RAM_CODE_H
#define DINK_RAM_CODE_H

#define RAM_CODE(name) __attribute__((noinline, section(".ramcode." #name)))

#endif
