/* Owns time: microseconds since the start, and sleep until something happens. */
#ifndef DINK_CLOCK_TIME_H
#define DINK_CLOCK_TIME_H

#include <stdint.h>

/* After clocks_begin. */
void time_begin(void);

/* Microseconds since the start. time_us is in RAM: interrupts use it. */
uint64_t time_us(void);

/* Halts the processor until an interrupt comes, at most so long; comes back at once when one came
 * since the last call. */
void time_sleep(uint32_t microseconds);

/* Waits without doing anything else; for a few microseconds only. */
void time_spin(uint32_t microseconds);

/* Calls `work` from an interrupt each millisecond, until time_pump_end; `work` lies in flash, so
 * not while that is written. */
void time_pump(void (*work)(void));
void time_pump_end(void);

/* Says from an interrupt that something happened: the next time_sleep comes back. */
void time_wake(void);

#endif
