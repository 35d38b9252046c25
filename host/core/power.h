/* Owns what the battery's voltage means, and when the device goes to sleep and wakes. Pure: time
 * and voltage come from outside. */
#ifndef DINK_POWER_H
#define DINK_POWER_H

#include <stdbool.h>
#include <stdint.h>

/* What a battery still carries. LOW: the panel is driven slowly, with no quick waveform. EMPTY:
 * nothing is stored any more (port_storage_allowed says no), the glass asks for a charge, and the
 * rail goes. */
typedef enum PowerBattery { POWER_GOOD, POWER_LOW, POWER_EMPTY } PowerBattery;

typedef enum PowerState {
    POWER_AWAKE,
    POWER_SETTLING, /* goes to sleep: state, glass and panel are put in order */
    POWER_ASLEEP    /* the rail is let go: off on battery; on USB it waits */
} PowerState;

/* What is seen at one moment; milliseconds wrap around. */
typedef struct PowerSight {
    uint32_t now;
    uint32_t touched; /* when a button last went down or up */
    uint32_t idle;    /* how long nobody may touch a button before sleep */
    bool works;       /* the cartridge has work to do: no sleep yet */
    bool held;        /* a button is down */
    bool settled;     /* the rail may go */
} PowerSight;

void power_begin(uint32_t now, uint32_t touched);

/* Takes a measurement of the battery, 0 mV = unknown; not while the panel works, which pulls the
 * voltage down. On USB every battery is good. */
PowerBattery power_measure(uint32_t millivolts, bool usb);

/* What was last measured. */
PowerBattery power_battery(void);

/* What to do now. Touching a button ends a sleep, and the way to it; but not on an empty battery.
 */
PowerState power_step(const PowerSight *sight);

/* How long until sleep, if nobody touches a button; at least 1 ms. */
uint32_t power_wait(uint32_t now, uint32_t idle);

/* As host info has it: 0 unknown (0 mV), 1 empty ... 4 full. */
uint8_t power_level(uint32_t millivolts);

#endif
