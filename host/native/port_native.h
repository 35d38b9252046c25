/* Owns the desktop's port: presses from a queue, a glass in memory, saves as files, a clock that
 * counts presses. */
#ifndef DINK_PORT_NATIVE_H
#define DINK_PORT_NATIVE_H

#include "port.h"

/* Opens the folder for saves, making it if need be; false with *why when that fails or another host
 * uses it. */
bool port_native_open(const char *folder, const char **why);

/* Makes port_entropy repeatable. */
void port_native_seed(uint32_t low, uint32_t high);

/* Puts a press into the queue; false when it is full. */
bool port_native_press(uint32_t code);

/* What stands on the glass, DINK_FRAMEBUFFER_SIZE bytes. */
const uint8_t *port_native_glass(void);

/* The strongest refresh since the last question. */
PresentKind port_native_take_refresh(void);

#endif
