/* Owns the fake port; a write erases its slot first and then fills it byte by byte. */
#include "port_fake.h"
#include "port.h"

#include <string.h>

FakeSlot fake_slots[2];
long fake_power;
bool fake_locked;
bool fake_weak;
const Storage *fake_storage;

FakeDevice fake;

void fake_reset(void) {
    memset(&fake, 0, sizeof fake);
    fake.power = true;
    memset(fake_slots, 0, sizeof fake_slots);
    fake_power = -1;
    fake_locked = false;
    fake_weak = false;
    fake_storage = NULL;
}

static StorageRead read_slot(uint32_t id, unsigned slot, uint8_t *bytes, size_t room) {
    (void)id;
    size_t length = fake_slots[slot].length < room ? fake_slots[slot].length : room;
    memcpy(bytes, fake_slots[slot].bytes, length);
    return (StorageRead){length, false};
}

/* Uses up the power of one more byte; false when it is gone. */
static bool has_power(void) {
    if (fake_power == 0) {
        return false;
    }
    fake_power -= fake_power > 0 ? 1 : 0;
    return true;
}

static bool write_slot(uint32_t id, unsigned slot, const uint8_t *bytes, size_t length) {
    (void)id;
    if (fake_locked || !has_power()) {
        return false;
    }
    fake_slots[slot].length = 0;
    for (size_t i = 0; i < length; i++) {
        if (!has_power()) {
            return false;
        }
        fake_slots[slot].bytes[i] = bytes[i];
        fake_slots[slot].length = i + 1;
    }
    return true;
}

static bool erase_slot(uint32_t id, unsigned slot) {
    (void)id;
    if (fake_locked || !has_power()) {
        return false;
    }
    fake_slots[slot].length = 0;
    return true;
}

static const Storage slots = {
    .blocks = 2, .places = 1, .read = read_slot, .write = write_slot, .erase = erase_slot};

const Storage *port_storage(void) {
    return fake_storage != NULL ? fake_storage : &slots;
}

bool port_storage_allowed(void) {
    return !fake_weak;
}

void fake_press(uint32_t code) {
    fake.touched = fake.now;
    fake.presses[fake.press_count++] = (PortPress){code, fake.now};
}

bool port_press(PortPress *press) {
    if (fake.press_count == 0) {
        return false;
    }
    *press = fake.presses[0];
    fake.press_count--;
    memmove(fake.presses, fake.presses + 1, fake.press_count * sizeof fake.presses[0]);
    return true;
}

uint32_t port_stands(void) {
    return fake.stands;
}

uint32_t port_now(void) {
    return fake.now;
}

uint32_t port_touched(void) {
    return fake.touched;
}

bool port_held(void) {
    return fake.held;
}

PortPanel port_panel(void) {
    return fake.panel;
}

void port_show(const uint8_t *frame, const uint8_t *before, PresentKind kind) {
    memcpy(fake.glass, frame, sizeof fake.glass);
    fake.before = before;
    fake.kind = kind;
    fake.shown++;
    fake.panel = fake.slow ? PORT_PANEL_TAKING : PORT_PANEL_READY;
    fake.stands = fake.now;
}

void port_prepare(const uint8_t *before) {
    fake.prepared = memcmp(before, fake.glass, sizeof fake.glass) == 0;
}

void port_entropy(uint32_t *low, uint32_t *high) {
    *low = 1;
    *high = 2;
}

void port_panel_rest(void) {
    fake.rests++;
    fake.panel = fake.slow ? PORT_PANEL_DRIVING : PORT_PANEL_READY;
}

void port_hold_power(bool hold) {
    fake.power = hold;
}

uint32_t port_battery_millivolts(void) {
    return fake.millivolts;
}

uint8_t port_power_source(void) {
    return fake.usb;
}
