/* Owns an image that tries what the family gives core, on the emulated device; the test reads
 * `tried`. */
#include "clock_time.h"
#include "edges.h"
#include "flash.h"
#include "port.h"
#include "start.h"
#include "supply.h"
#include "watchdog.h"

#include <stdint.h>
#include <string.h>

#define ROOM 96u
#define OFFSETS 5u
#define SEEDS 16u
#define EDGES_MOST 64u

struct {
    volatile uint32_t done;
    uint32_t wrong_copies;
    uint32_t wrong_fills;
    uint32_t wrong_moves;
    uint32_t wrong_orders;
    uint32_t slept_us;
    uint32_t refused; /* bit for each bad request to the flash that was refused */
    uint32_t erased;
    uint32_t written;
    uint32_t seeds[SEEDS];
    uint32_t battery;
    uint32_t rail;
    int32_t celsius;
    uint32_t buttons;
    uint32_t resets;
    uint32_t fault;
    volatile uint32_t fate; /* the test writes it: what to do next */
    uint32_t edge_count;
    struct {
        uint32_t what; /* button, level in bit 8 */
        uint32_t us;
    } edges[EDGES_MOST];
} tried;

enum { FATE_HANG = 1, FATE_FAULT, FATE_DEEP, FATE_RESET, FATE_SETTLE, FATE_ERASE };

/* Erases while buttons are pressed, and then looks at what came. */
static void erase_and_look(void) {
    port_flash_erase(4u * PORT_FLASH_SECTOR);
    ButtonsEdge edge;
    while (edges_take(&edge)) {
        uint32_t at = tried.edge_count++ % EDGES_MOST;
        tried.edges[at].what = edge.button | (uint32_t)edge.level << 8;
        tried.edges[at].us = (uint32_t)edge.us;
    }
}

static uint32_t deeper(uint32_t level) {
    volatile uint32_t frame[32];
    frame[level % 32u] = level;
    return level == 0 ? 0 : deeper(level - 1u) + frame[level % 32u];
}

static void meet(uint32_t fate) {
    tried.fate = 0;
    if (fate == FATE_HANG) {
        __asm__ volatile("cpsid i");
        for (;;) {
        }
    } else if (fate == FATE_FAULT) {
        __asm__ volatile("udf #0");
    } else if (fate == FATE_DEEP) {
        deeper(1000);
    } else if (fate == FATE_RESET) {
        watchdog_reset();
    } else if (fate == FATE_SETTLE) {
        watchdog_settled();
    } else if (fate == FATE_ERASE) {
        erase_and_look();
    }
}

static uint8_t left[ROOM], right[ROOM], expected[ROOM];

static void prepare(void) {
    for (uint32_t i = 0; i < ROOM; i++) {
        left[i] = (uint8_t)(i * 7u + 1u);
        right[i] = expected[i] = (uint8_t)(i * 5u + 3u);
    }
}

static uint32_t differs(const uint8_t *one, const uint8_t *other) {
    uint32_t found = 0;
    for (uint32_t i = 0; i < ROOM; i++) {
        found |= one[i] != other[i];
    }
    return found;
}

static void try_memory(uint32_t to, uint32_t from, uint32_t length) {
    prepare();
    for (uint32_t i = 0; i < length; i++) {
        expected[to + i] = left[from + i];
    }
    tried.wrong_copies += memcpy(right + to, left + from, length) != right + to;
    tried.wrong_copies += differs(right, expected);
    prepare();
    for (uint32_t i = 0; i < length; i++) {
        expected[to + i] = 0xa6;
    }
    tried.wrong_fills += memset(right + to, (int)(0x4300u | 0xa6u), length) != right + to;
    tried.wrong_fills += differs(right, expected);
    prepare();
    for (uint32_t i = 0; i < length; i++) {
        expected[to + i] = (uint8_t)((from + i) * 5u + 3u);
    }
    memmove(right + to, right + from, length);
    tried.wrong_moves += differs(right, expected);
    tried.wrong_orders += (memcmp(right, expected, ROOM) != 0) != (differs(right, expected) != 0);
    right[to] ^= 1u;
    tried.wrong_orders += (memcmp(right, expected, ROOM) < 0) != (right[to] < expected[to]);
}

static void try_flash(void) {
    static uint8_t page[PORT_FLASH_PAGE];
    memset(page, 0x5a, sizeof page);
    tried.refused |= port_flash_erase(PORT_FLASH_SIZE) ? 0 : 1u;
    tried.refused |= port_flash_erase(0u - PORT_FLASH_SECTOR) ? 0 : 2u;
    tried.refused |= port_flash_erase(PORT_FLASH_PAGE) ? 0 : 4u;
    tried.refused |= port_flash_program(1, page, sizeof page) ? 0 : 8u;
    tried.refused |= port_flash_program(0, page, 12) ? 0 : 16u;
    tried.refused |= port_flash_program(PORT_FLASH_SIZE, page, sizeof page) ? 0 : 32u;
    tried.refused |=
        port_flash_program(PORT_FLASH_SIZE - PORT_FLASH_PAGE, page, 2u * sizeof page) ? 0 : 64u;
    tried.erased = port_flash_erase(2u * PORT_FLASH_SECTOR);
    tried.written = port_flash_program(2u * PORT_FLASH_SECTOR, page, sizeof page) &&
                    memcmp(port_flash() + 2u * PORT_FLASH_SECTOR, page, sizeof page) == 0;
}

int main(void) {
    watchdog_begin();
    tried.resets = watchdog_resets();
    tried.fault = watchdog_fault_address();
    time_begin();
    edges_begin(start_buttons);
    flash_begin();
    supply_begin();
    tried.buttons = start_buttons;
    for (uint32_t to = 0; to < OFFSETS; to++) {
        for (uint32_t from = 0; from < OFFSETS; from++) {
            for (uint32_t length = 0; length <= 72; length += length < 24 ? 1u : 6u) {
                try_memory(to, from, length);
            }
        }
    }
    uint64_t before = time_us();
    time_sleep(2500);
    tried.slept_us = (uint32_t)(time_us() - before);
    try_flash();
    for (uint32_t i = 0; i < SEEDS; i += 2) {
        port_entropy(&tried.seeds[i], &tried.seeds[i + 1u]);
    }
    tried.battery = supply_battery();
    tried.rail = supply_rail();
    tried.celsius = supply_celsius();
    tried.done = 1;
    for (;;) {
        watchdog_feed();
        meet(tried.fate);
        time_sleep(1000000);
    }
}
