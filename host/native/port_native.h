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

/* A panel that works on each picture until the next call of this; the picture stands then. */
void port_native_panel(bool is_slow);

/* The strongest refresh since the last question. */
PresentKind port_native_take_refresh(void);

#endif
