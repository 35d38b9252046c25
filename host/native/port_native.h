/* Owns the desktop's port: presses from a queue, a glass in memory, a clock that counts presses. */
#ifndef DINK_PORT_NATIVE_H
#define DINK_PORT_NATIVE_H

#include "port.h"

/* Makes port_entropy repeatable. */
void port_native_seed(uint32_t low, uint32_t high);

/* Puts a press into the queue; false when it is full. */
bool port_native_press(uint32_t code);

/* What stands on the glass, DINK_FRAMEBUFFER_SIZE bytes. */
const uint8_t *port_native_glass(void);

/* The strongest refresh since the last question. */
PresentKind port_native_take_refresh(void);

#endif
