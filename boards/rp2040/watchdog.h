/* Owns the hardware watchdog and what outlives its resets. */
#ifndef DINK_WATCHDOG_H
#define DINK_WATCHDOG_H

#include <stdint.h>

/* Counts this start if a reset of ours caused it, and starts the watchdog. */
void watchdog_begin(void);

/* From the main loop only: everything else may hang. At least every WATCHDOG_MILLISECONDS. */
void watchdog_feed(void);

/* Starts in a row that a fault or a hanging loop caused; 0 after power on. */
uint32_t watchdog_resets(void);

/* The board works: the next reset counts from one again. */
void watchdog_settled(void);

/* Where the last fault happened; 0 = none since power on. */
uint32_t watchdog_fault_address(void);

/* Starts the chip anew, without a count. */
_Noreturn void watchdog_reset(void);

/* Half of what the counter can hold: 24 bits, twice per microsecond (erratum RP2040-E1). Longer
 * than the worst erase of a sector (0.4 s) and than any call into a cartridge. */
#define WATCHDOG_MILLISECONDS 8000u

#endif
