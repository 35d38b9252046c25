/* Owns a port for tests: two slots in memory, writes that stop at a chosen byte like a power cut; a
 * panel that is as slow as told, presses, a clock. */
#ifndef DINK_PORT_FAKE_H
#define DINK_PORT_FAKE_H

#include "port.h"
#include "save.h"
#include "storage.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

typedef struct FakeSlot {
    uint8_t bytes[SAVE_RECORD_MOST];
    size_t length; /* 0 = nothing was written */
} FakeSlot;

extern FakeSlot fake_slots[2];

/* Bytes that may still be written before the power goes; -1: any number. */
extern long fake_power;

/* Whether the storage refuses every write and erase. */
extern bool fake_locked;

/* Whether the battery is too low for any change. */
extern bool fake_weak;

/* Another storage than the two slots; NULL: those. */
extern const Storage *fake_storage;

/* The device around the storage. */
typedef struct FakeDevice {
    uint32_t now;
    uint32_t touched;
    uint32_t millivolts;
    uint8_t usb;
    bool held;
    bool power; /* as port_hold_power said */
    PortPress presses[16];
    unsigned press_count;
    bool slow;       /* the panel works on a picture until `panel` is set by hand */
    PortPanel panel; /* as port_panel says it */
    uint32_t stands;
    unsigned shown; /* pictures handed to the panel */
    unsigned rests;
    PresentKind kind;      /* of the last one */
    const uint8_t *before; /* with it */
    bool prepared;         /* for a picture after the one that the glass shows */
    uint8_t glass[DINK_FRAMEBUFFER_SIZE];
} FakeDevice;

extern FakeDevice fake;

/* Adds a press that begins now; the buttons are touched. */
void fake_press(uint32_t code);

/* The storage as it was at first, and a device that nothing has happened to. */
void fake_reset(void);

#endif
