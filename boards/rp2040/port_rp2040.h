/* Owns what the main loop asks of the board beyond port.h. */
#ifndef DINK_PORT_RP2040_H
#define DINK_PORT_RP2040_H

#include "panel.h"

#include <stdint.h>

/* Starts the panel; after its bus. */
void port_begin(void);

/* How the panel stood when it was last polled. */
PanelState port_panel_state(void);

/* How long an idle panel is still left alone before the next picture, in microseconds. */
uint32_t port_pause(void);

#endif
