/* Owns the setting up of the panel's bus; its use is panel.h. */
#ifndef DINK_PANEL_BUS_H
#define DINK_PANEL_BUS_H

/* After clocks_begin: the rate follows from the clock that came up. */
void panel_bus_begin(void);

#endif
