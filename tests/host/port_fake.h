/* Owns a port for tests: two slots in memory, and writes that stop at a chosen byte like a power
 * cut. */
#ifndef DINK_PORT_FAKE_H
#define DINK_PORT_FAKE_H

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

void fake_reset(void);

#endif
