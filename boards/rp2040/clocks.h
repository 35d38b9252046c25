/* Owns the chip's clocks. */
#ifndef DINK_CLOCKS_H
#define DINK_CLOCKS_H

#include <stdint.h>

/* Brings the crystal and 133 MHz up; goes on with what there is when one does not come. Starts the
 * microsecond timer. Takes about 16 ms. Comes before RAM is filled, which is slow on the ring
 * oscillator: it keeps nothing and returns the frequency of clk_sys, for clocks_note. */
uint32_t clocks_begin(void);
void clocks_note(uint32_t hertz);

/* Frequency of clk_sys and clk_peri. */
uint32_t clocks_hertz(void);

#endif
