/* Owns the device as a whole: console, glass, battery and sleep in one loop that a board runs. */
#ifndef DINK_HANDHELD_H
#define DINK_HANDHELD_H

#include "console.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* Boots, as console_begin does, or console_begin_careful. With an empty battery nothing is opened.
 */
void handheld_begin(const ShelfCart *carts, size_t count, bool careful);

/* Does one thing. True: there is more to do, call it again at once. False: nothing changes before
 * the next edge of a button, something due on the panel, or handheld_wait milliseconds. On battery
 * the rail may be gone when it comes back; where it is not, a touched button goes on. */
bool handheld_tick(void);

/* How long nothing is due, in milliseconds. */
uint32_t handheld_wait(void);

#endif
