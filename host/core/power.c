/* Owns the thresholds of the battery and the way to sleep and back. */
#include "power.h"

/* Millivolts. Badger 2040's battery connector takes 2.7 to 6 V, and its flash (W25Q16JV) programs
 * down to 2.7 V: EMPTY leaves 0.2 V for the dip of a refresh. Two or three alkaline cells and one
 * of lithium have next to nothing left between EMPTY and LOW. A battery without its load recovers
 * by about 0.1 V, which must not count as charged. */
enum { EMPTY_BELOW = 2900, LOW_BELOW = 3150, HALF_BELOW = 3700, RECOVERY = 100 };

static struct {
    PowerBattery battery;
    PowerState state;
    uint32_t touched; /* the last touch that was seen */
    uint32_t since;   /* since when nobody has touched a button */
} power;

uint8_t power_level(uint32_t millivolts) {
    if (millivolts == 0) {
        return 0;
    }
    return millivolts < EMPTY_BELOW  ? 1
           : millivolts < LOW_BELOW  ? 2
           : millivolts < HALF_BELOW ? 3
                                     : 4;
}

void power_begin(uint32_t now, uint32_t touched) {
    power.battery = POWER_GOOD;
    power.state = POWER_AWAKE;
    power.touched = touched;
    power.since = now;
}

PowerBattery power_battery(void) {
    return power.battery;
}

PowerBattery power_measure(uint32_t millivolts, bool usb) {
    if (millivolts == 0 || usb) {
        power.battery = POWER_GOOD;
    } else if (millivolts < EMPTY_BELOW) {
        power.battery = POWER_EMPTY;
    } else if (millivolts < EMPTY_BELOW + RECOVERY && power.battery == POWER_EMPTY) {
        power.battery = POWER_EMPTY;
    } else if (millivolts < LOW_BELOW) {
        power.battery = POWER_LOW;
    } else if (millivolts >= LOW_BELOW + RECOVERY || power.battery == POWER_GOOD) {
        power.battery = POWER_GOOD;
    } else {
        power.battery = POWER_LOW;
    }
    return power.battery;
}

static PowerState from_awake(const PowerSight *sight) {
    if (power.battery == POWER_EMPTY) {
        return POWER_SETTLING;
    }
    bool idle = sight->now - power.since >= sight->idle && !sight->held && !sight->works;
    return idle ? POWER_SETTLING : POWER_AWAKE;
}

PowerState power_step(const PowerSight *sight) {
    bool touched = sight->touched != power.touched;
    if (touched) {
        power.touched = sight->touched;
        power.since = sight->touched;
    }
    if (power.state == POWER_AWAKE) {
        power.state = from_awake(sight);
    } else if (touched && power.battery != POWER_EMPTY) {
        power.state = POWER_AWAKE;
    } else if (power.state == POWER_SETTLING && sight->settled && !sight->held) {
        power.state = POWER_ASLEEP;
    }
    return power.state;
}

uint32_t power_wait(uint32_t now, uint32_t idle) {
    uint32_t passed = now - power.since;
    return passed < idle ? idle - passed : 1;
}
