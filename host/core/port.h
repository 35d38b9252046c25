/* Owns all that core asks of a board or desktop: presses, glass, time, storage, chance, power. */
#ifndef DINK_PORT_H
#define DINK_PORT_H

#include "present.h"
#include "storage.h"

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

/* Takes the oldest waiting press; false when none waits. A board makes presses of its edges with
 * buttons.h. */
bool port_press(PortPress *press);

/* Now, on the clock of PortPress. */
uint32_t port_now(void);

/* When a button last went down or up, as far as its edges are known; on the same clock. */
uint32_t port_touched(void);

/* Whether any button is down. */
bool port_held(void);

typedef enum PortPanel {
    PORT_PANEL_READY,   /* takes a picture; the last one stands */
    PORT_PANEL_TAKING,  /* still reads the frames of port_show */
    PORT_PANEL_DRIVING, /* has them, and drives the glass, or lets it rest: a board says so until
                           300 ms after the refresh began, lest a cartridge redraw without end */
    PORT_PANEL_LOST     /* gave up on a picture: takes another, but what it shows is unknown */
} PortPanel;

/* How the panel stands; also does what is due on it. Comes back at once. */
PortPanel port_panel(void);

/* Begins to show a framebuffer and comes back at once; only when the panel is READY or LOST.
 * `before` is what the glass shows; NULL with PRESENT_FULL: unknown. Both stay as they are until
 * the panel is READY or LOST again. A weak battery (power.h) or cold may make it drive more slowly.
 */
void port_show(const uint8_t *frame, const uint8_t *before, PresentKind kind);

/* The glass shows `before`, and a picture is on its way: a panel that can may get ready for it.
 * Answers no longer READY until it is; `before` stays as it is until then. */
void port_prepare(const uint8_t *before);

/* When the last picture came to stand, on the clock of PortPress; asked only when READY. As the
 * panel said it, if the board notes that, and not as the main loop saw it. */
uint32_t port_stands(void);

/* Begins to bring the panel to rest, for a rail that may go; READY once it is. Only when READY or
 * LOST. port_show wakes it. */
void port_panel_rest(void);

/* Holds the power rail, or lets it go: then nothing runs on, unless USB or a held button feeds it.
 */
void port_hold_power(bool hold);

/* What keeps saves: flash_store() on a board, files on a desktop. */
const Storage *port_storage(void);

/* The flash that is kept for saves and for the mark of the glass; see flash_area.h for its map. A
 * desktop that keeps files has none: port_flash is NULL, and the other two fail. */
#define PORT_FLASH_SECTOR 4096u
#define PORT_FLASH_PAGE 256u
#define PORT_FLASH_SIZE (64u * PORT_FLASH_SECTOR)

/* The area in the address space, PORT_FLASH_SIZE bytes. A read goes to the flash itself, past any
 * cache: bits that were cut short while they changed do not read alike twice. */
const uint8_t *port_flash(void);

/* Sets one sector to FF; offset in the area, a multiple of PORT_FLASH_SECTOR. Up to 400 ms. False
 * when it could not; whether it worked is for the caller to read. */
bool port_flash_erase(uint32_t offset);

/* Turns bits from 1 to 0; offset and length are multiples of PORT_FLASH_PAGE, bytes lie in RAM. A
 * byte FF leaves what is there. Up to 3 ms a page. False when it could not. Works whatever the
 * supply: see port_storage_allowed. */
bool port_flash_program(uint32_t offset, const uint8_t *bytes, size_t length);

/* Whether the supply is good enough to change what is stored; no save is written and nothing erased
 * without. Only the mark of the glass is cancelled all the same, before the glass changes: a
 * picture that does not stand would be taken for one that does, and a page of zeros harms no other.
 */
bool port_storage_allowed(void);

/* 64 bits nobody can foresee. */
void port_entropy(uint32_t *low, uint32_t *high);

/* The battery as last measured, in millivolts; 0 = unknown. Comes back within a millisecond. */
uint32_t port_battery_millivolts(void);

/* As in host info: 0 battery, 1 USB. */
uint8_t port_power_source(void);

#endif
