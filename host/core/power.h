/* Owns what the battery's voltage means, and when the device goes to sleep. Pure: time and voltage
 * come from outside. */
#ifndef DINK_POWER_H
#define DINK_POWER_H

#include <stdbool.h>
#include <stdint.h>

/* What a battery still carries. Below POWER_LOW the panel is driven slowly (no quick waveform);
 * POWER_EMPTY neither erases flash nor plays: the glass says so and the rail goes. */
typedef enum PowerBattery { POWER_GOOD, POWER_LOW, POWER_EMPTY } PowerBattery;

/* As host info has it: 0 unknown (0 mV), 1 empty ... 4 full. */
uint8_t power_level(uint32_t millivolts);

#endif
