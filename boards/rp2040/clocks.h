/* Owns the chip's clocks. */
#ifndef DINK_CLOCKS_H
#define DINK_CLOCKS_H

#include <stdbool.h>
#include <stdint.h>

/* Brings the crystal and 133 MHz up; goes on with what there is when one does not come. Starts the
 * microsecond timer. Takes about 16 ms. Comes before RAM is filled, which is slow on the ring
 * oscillator: it keeps nothing and returns the frequency of clk_sys, for clocks_note. */
uint32_t clocks_begin(void);
void clocks_note(uint32_t hertz);

/* Frequency of clk_sys and clk_peri while the board works. */
uint32_t clocks_hertz(void);

/* Down to the crystal's 12 MHz, for a sleep; clk_peri goes with it, so that what is set up for the
 * fast clock stays within its limits. In a long wait the PLL goes off as well and takes 0.1 to 0.2
 * ms to come back. Timer and watchdog count on as before. */
void clocks_slow(bool long_wait);

/* Back up. A PLL that does not lock any more (1 ms) leaves the board at 12 MHz. */
void clocks_fast(void);

#endif
