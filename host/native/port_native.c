/* Owns the desktop behind port.h, but for the files that saves lie in. */
#include "port_native.h"
#include "abi.h"
#include "files.h"

#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#define QUEUE_MOST 64u

static PortPress queue[QUEUE_MOST];
static size_t queue_count;
static uint32_t now = 1;
static uint32_t stands;
static uint8_t glass[DINK_FRAMEBUFFER_SIZE];
static uint8_t driven[DINK_FRAMEBUFFER_SIZE]; /* what a slow panel works on */
static bool slow;                             /* it works until port_native_panel says otherwise */
static PortPanel panel;
static PresentKind refresh;
static uint64_t seed; /* 0: the system's entropy */

void port_native_seed(uint32_t low, uint32_t high) {
    seed = (uint64_t)high << 32 | low;
    seed = seed == 0 ? 1 : seed;
}

bool port_native_press(uint32_t code) {
    if (queue_count == QUEUE_MOST) {
        return false;
    }
    queue[queue_count++] = (PortPress){code, ++now};
    return true;
}

const uint8_t *port_native_glass(void) {
    return glass;
}

PresentKind port_native_take_refresh(void) {
    PresentKind kind = refresh;
    refresh = PRESENT_NONE;
    return kind;
}

bool port_press(PortPress *press) {
    if (queue_count == 0) {
        return false;
    }
    *press = queue[0];
    queue_count--;
    memmove(queue, queue + 1, queue_count * sizeof queue[0]);
    return true;
}

uint32_t port_now(void) {
    return now;
}

uint32_t port_touched(void) {
    return now;
}

bool port_held(void) {
    return false;
}

PortPanel port_panel(void) {
    return panel;
}

static void stand(void) {
    memcpy(glass, driven, sizeof glass);
    panel = PORT_PANEL_READY;
    stands = ++now;
}

void port_native_panel(bool is_slow) {
    slow = is_slow;
    if (panel != PORT_PANEL_READY) {
        stand();
    }
}

void port_show(const uint8_t *frame, const uint8_t *before, PresentKind kind) {
    (void)before;
    memcpy(driven, frame, sizeof driven);
    refresh = kind > refresh ? kind : refresh;
    panel = PORT_PANEL_DRIVING;
    if (!slow) {
        stand();
    }
}

void port_prepare(const uint8_t *before) {
    (void)before; /* this panel is always ready */
}

uint32_t port_stands(void) {
    return stands;
}

const Storage *port_storage(void) {
    return files_storage();
}

const uint8_t *port_flash(void) {
    return NULL;
}

bool port_flash_erase(uint32_t offset) {
    (void)offset;
    return false;
}

bool port_flash_program(uint32_t offset, const uint8_t *bytes, size_t length) {
    (void)offset;
    (void)bytes;
    (void)length;
    return false;
}

bool port_storage_allowed(void) {
    return true;
}

void port_entropy(uint32_t *low, uint32_t *high) {
    uint64_t bits = seed;
    if (bits == 0) {
        FILE *source = fopen("/dev/urandom", "rb");
        if (source == NULL || fread(&bits, sizeof bits, 1, source) != 1) {
            bits = (uint64_t)getpid() << 32 | now;
        }
        if (source != NULL) {
            fclose(source);
        }
    } else {
        seed =
            seed * 6364136223846793005u + 1442695040888963407u; /* the next game is another one */
    }
    *low = (uint32_t)bits;
    *high = (uint32_t)(bits >> 32);
}

void port_panel_rest(void) {
}

void port_hold_power(bool hold) {
    (void)hold;
}

uint32_t port_battery_millivolts(void) {
    return 0;
}

uint8_t port_power_source(void) {
    return 1;
}
