/* Owns what feeds the board, and how warm it is. */
#ifndef DINK_SUPPLY_H
#define DINK_SUPPLY_H

#include <stdbool.h>
#include <stdint.h>

void supply_begin(void);

/* Measures, unless that was done within the last 50 ms; takes half a millisecond. */
void supply_measure(void);

/* As last measured: the battery in millivolts (0: unknown), the 3.3 V rail in millivolts (0:
 * unknown), the chip in degrees Celsius. */
uint32_t supply_battery(void);
uint32_t supply_rail(void);
int32_t supply_celsius(void);

/* Whether USB feeds the board now. */
bool supply_usb(void);

#endif
