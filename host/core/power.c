/* Owns the thresholds of the battery. */
#include "power.h"

/* Millivolts. Badger 2040's battery connector takes 2.7 to 6 V. Its flash (W25Q16JV) programs down
 * to 2.7 V, which leaves 0.2 V for the dip of a refresh; two or three alkaline cells and one cell
 * of lithium are all but empty between 2.9 and 3.15 V. */
enum { EMPTY_BELOW = 2900, LOW_BELOW = 3150, HALF_BELOW = 3700 };

uint8_t power_level(uint32_t millivolts) {
    if (millivolts == 0) {
        return 0;
    }
    return millivolts < EMPTY_BELOW  ? 1
           : millivolts < LOW_BELOW  ? 2
           : millivolts < HALF_BELOW ? 3
                                     : 4;
}
