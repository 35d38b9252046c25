/* Owns all that core asks of a board or desktop: presses, glass, time, storage, chance, power. */
#ifndef DINK_PORT_H
#define DINK_PORT_H

#include "present.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* Beyond the codes of abi.json: A and C held together, which leaves the cartridge. */
#define PORT_PRESS_LEAVE 16u

/* A press that counts; `begun` is when the finger came down, in milliseconds that wrap around. */
typedef struct PortPress {
    uint32_t code;
    uint32_t begun;
} PortPress;

/* Takes the oldest waiting press; false when none waits. */
bool port_press(PortPress *press);

/* Begins to show a framebuffer and comes back at once. */
void port_show(const uint8_t *frame, PresentKind kind);

/* When the last picture handed to port_show stands, or will stand; on the clock of PortPress. */
uint32_t port_stands(void);

/* Two slots for each id, DINK_SAVE_HEADER_SIZE + DINK_STATE_SIZE bytes each. Bytes read; 0 =
 * nothing was written. */
size_t port_read(uint32_t id, unsigned slot, uint8_t *bytes, size_t room);

/* Replaces a slot, first byte first; false when it could not be written. The other slot is
 * untouched. */
bool port_write(uint32_t id, unsigned slot, const uint8_t *bytes, size_t length);

/* Empties a slot; false when it could not. */
bool port_erase(uint32_t id, unsigned slot);

/* 64 bits nobody can foresee. */
void port_entropy(uint32_t *low, uint32_t *high);

/* As in host info: 0 unknown, 1 empty ... 4 full; 0 battery, 1 USB. */
uint8_t port_battery(void);
uint8_t port_power_source(void);

#endif
