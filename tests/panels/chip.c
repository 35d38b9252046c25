/* Owns a made-up UC8151 that knows BUSY's times and nothing of pictures; writes what happens on its
 * pins to stdout, a line each: microseconds, what, values. */
#include "chip.h"
#include "panel.h"

#include <stdio.h>
#include <string.h>

enum { PSR = 0x00, POF = 0x02, PON = 0x04, DRF = 0x12, LUTC = 0x20 };
#define BLIND_US 200u

Chip chip = {CHIP_WELL, 10000, 4500000, 40000, 55000, 150, 0, 0, 0, 842, 0};

static uint64_t now_ns;
static uint64_t low_from_us; /* BUSY is low from here ... */
static uint64_t low_to_us;   /* ... to here */
static uint64_t told_us;     /* when the chip was last told to do something that takes time */
static uint8_t command;
static bool told_busy; /* as last written */
static uint8_t psr;
static uint32_t frames;

static uint64_t now_us(void) {
    return now_ns / 1000;
}

void chip_note(const char *words) {
    printf("%llu %s\n", (unsigned long long)now_us(), words);
}

static bool works(void) {
    return now_us() < low_to_us;
}

static bool is_busy(void) {
    if (chip.trouble != CHIP_WELL) {
        return chip.trouble == CHIP_STUCK_LOW;
    }
    return works() && now_us() >= low_from_us;
}

static void tell_busy(void) {
    if (is_busy() != told_busy) {
        told_busy = is_busy();
        chip_note(told_busy ? "BUSY 0" : "BUSY 1");
    }
}

void chip_pass(uint32_t us) {
    uint64_t end = now_ns + (uint64_t)us * 1000;
    if (chip.trouble == CHIP_WELL && now_us() < low_from_us && low_from_us * 1000 <= end) {
        now_ns = low_from_us * 1000;
        tell_busy();
    }
    if (chip.trouble == CHIP_WELL && works() && low_to_us * 1000 <= end) {
        now_ns = low_to_us * 1000;
        tell_busy();
    }
    now_ns = end;
    tell_busy();
}

/* An operation that holds BUSY low. */
static void operate(uint32_t us) {
    told_us = now_us();
    if (chip.skip > 0) {
        chip.skip--;
        return;
    }
    low_from_us = now_us() + chip.fall_us;
    low_to_us = now_us() + us;
    if (chip.hang > 0) {
        chip.hang--;
        low_to_us = UINT64_MAX / 1000;
    }
}

static void judge(const char *what) {
    if (works() || chip.trouble == CHIP_STUCK_LOW) {
        printf("%llu OFFENCE %s while the panel is busy\n", (unsigned long long)now_us(), what);
    }
}

void panel_bus_reset(bool low) {
    chip_note(low ? "RST 0" : "RST 1");
    if (low) {
        low_from_us = low_to_us = told_us = 0;
        psr = 0;
        frames = 0;
        tell_busy();
    }
}

void panel_bus_command(uint8_t code) {
    judge("command");
    now_ns += chip.byte_ns;
    printf("%llu CMD %02x\n", (unsigned long long)now_us(), code);
    command = code;
    uint32_t refresh = (psr & 0x20) != 0 ? frames * chip.frame_us : chip.otp_us;
    if (code == PON) {
        operate(chip.pon_us);
    } else if (code == POF) {
        operate(chip.pof_us);
    } else if (code == DRF) {
        operate(chip.short_us != 0 ? chip.short_us : refresh);
    }
}

/* The length of a VCOM table in frames. */
static uint32_t length_of(const uint8_t *rows) {
    uint32_t sum = 0;
    for (size_t row = 0; row < 7; row++, rows += 6) {
        sum += ((uint32_t)rows[1] + rows[2] + rows[3] + rows[4]) * rows[5];
    }
    return sum;
}

void panel_bus_data(const uint8_t *bytes, size_t length) {
    judge("data");
    printf("%llu DATA ", (unsigned long long)now_us());
    for (size_t i = 0; i < length; i++) {
        printf("%02x", bytes[i]);
    }
    putchar('\n');
    now_ns += (uint64_t)length * chip.byte_ns;
    if (command == PSR) {
        psr = bytes[0];
    } else if (command == LUTC && length == 44) {
        frames = length_of(bytes);
    }
}

bool panel_bus_busy(void) {
    if (told_us != 0 && now_us() < told_us + BLIND_US) {
        chip_note("OFFENCE BUSY looked at before it means anything");
    }
    tell_busy();
    return is_busy();
}

uint32_t panel_bus_us(void) {
    return (uint32_t)now_us() + chip.offset;
}
