/* Owns the seam between a panel's driver and the family that has the bus: what a driver offers, and
 * what it asks for. Knows no microcontroller. */
#ifndef DINK_PANEL_H
#define DINK_PANEL_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* How a picture is driven, from fastest to most thorough. */
typedef enum PanelMode {
    PANEL_QUICK,  /* changed pixels only, shortest */
    PANEL_NORMAL, /* changed pixels only, full contrast */
    PANEL_STRONG, /* changed pixels only, for a cold panel */
    PANEL_CLEAN,  /* every pixel to its opposite and back, balanced: no trace stays */
    PANEL_FULL    /* the maker's own waveform, temperature compensated; needs no knowledge of what
                     stands there */
} PanelMode;

typedef enum PanelState {
    PANEL_IDLE, /* ready for a picture; go on polling, rarely: the booster is switched off later */
    PANEL_WORKING, /* call panel_poll again, each millisecond or when BUSY changes */
    PANEL_BROKEN   /* did not answer, also after a reset; panel_begin tries anew */
} PanelState;

/* Starts with a panel of which nothing is known (power on, after PANEL_BROKEN). */
void panel_begin(void);

/* Shows a framebuffer (row-major, as the contract has it). `before` is what the glass shows now;
 * NULL = unknown, the mode is then PANEL_FULL. Both must stay while PANEL_WORKING: a panel that
 * stops answering is reset and gets the picture once more. Only when PANEL_IDLE. */
void panel_show(const uint8_t *frame, const uint8_t *before, PanelMode mode);

/* Gets ready for a picture in a mode that drives changes, while it is still being made: the glass
 * shows `before`, which must stay while PANEL_WORKING. Only when PANEL_IDLE. */
void panel_prepare(const uint8_t *before, PanelMode mode);

/* Whether the panel has begun to drive the picture of the last panel_show, so that nothing is left
 * to be done but to wait: the moment for slow work such as a save. */
bool panel_taken(void);

/* Brings the panel to rest: booster off, discharged, settled; the rail may go at PANEL_IDLE.
 * `rail_goes`: the rail will be cut; a build may then choose another order (the driver's README).
 * Only when PANEL_IDLE. */
void panel_rest(bool rail_goes);

/* Whether nothing is due however long nobody polls: the booster is off. */
bool panel_resting(void);

/* Does what is due and comes back at once: never waits for the panel, sends at most one plane. */
PanelState panel_poll(void);

/* -- what a driver asks of the family; bytes go out at once, chip select around each call -- */
void panel_bus_reset(bool low);
void panel_bus_command(uint8_t command);
void panel_bus_data(const uint8_t *bytes, size_t length);
bool panel_bus_busy(void);
/* Microseconds that wrap around. */
uint32_t panel_bus_us(void);

#endif
