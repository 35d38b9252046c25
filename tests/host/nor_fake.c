/* Owns the fake flash. Every byte has a mask of bits that a cut left between 0 and 1: they are
 * drawn anew for each pass of reading. */
#include "nor_fake.h"
#include "check.h"

#include <stdlib.h>
#include <string.h>

struct NorImage {
    uint32_t words[PORT_FLASH_SIZE / 4];
    uint8_t loose[PORT_FLASH_SIZE]; /* bits that read by chance */
    uint8_t asleep[PORT_FLASH_SIZE];
    uint32_t asleep_from; /* no sleeping bits outside from..to */
    uint32_t asleep_to;
    bool weak[NOR_SECTORS]; /* reads blank after a cut erase; what is put there fades */
    uint32_t loose_from;    /* no loose bits outside from..to */
    uint32_t loose_to;
};

Nor nor;
static struct NorImage flash;

static uint32_t draw(void) {
    nor.chance = nor.chance * 1664525u + 1013904223u;
    return nor.chance >> 8;
}

uint8_t *nor_bytes(uint32_t offset) {
    return (uint8_t *)flash.words + offset;
}

static void loosen(uint32_t at, uint8_t bits) {
    bool none = flash.loose_from == flash.loose_to;
    flash.loose[at] |= bits;
    flash.loose_from = none || at < flash.loose_from ? at : flash.loose_from;
    flash.loose_to = none || at >= flash.loose_to ? at + 1 : flash.loose_to;
}

void nor_reset(void) {
    memset(&nor, 0, sizeof nor);
    memset(&flash, 0, sizeof flash);
    memset(flash.words, 0xff, sizeof flash.words);
    nor.power = -1;
    nor.chance = 1;
}

bool nor_is_dead(void) {
    return nor.power == 0;
}

void nor_power(long steps) {
    nor.power = steps;
}

NorImage *nor_copy(void) {
    NorImage *image = malloc(sizeof *image);
    CHECK(image != NULL);
    *image = flash;
    return image;
}

void nor_restore(const NorImage *image) {
    flash = *image;
}

bool nor_is_same(const NorImage *image) {
    return memcmp(image->words, flash.words, sizeof flash.words) == 0;
}

void nor_loosen(uint32_t at, uint8_t bits) {
    loosen(at, bits);
}

void nor_free(NorImage *image) {
    free(image);
}

const uint8_t *port_flash(void) {
    uint32_t from = flash.loose_from;
    uint32_t to = flash.loose_to;
    flash.loose_from = flash.loose_to = 0;
    for (uint32_t i = from; i < to; i++) {
        if (flash.loose[i] != 0) {
            *nor_bytes(i) ^= (uint8_t)(draw() & flash.loose[i]);
            loosen(i, 0); /* keeps the span as short as it is */
        }
    }
    return (const uint8_t *)flash.words;
}

/* Takes a step; false when the power is gone or goes with it. */
static bool step(void) {
    if (nor.power == 0) {
        return false;
    }
    nor.steps++;
    nor.power -= nor.power > 0 ? 1 : 0;
    return nor.power != 0;
}

static uint8_t half_erased(uint8_t byte, uint32_t place) {
    bool start = place < PORT_FLASH_SECTOR / 2;
    switch (nor.erasing) {
    case NOR_ERASE_START:
        return start ? 0xff : byte;
    case NOR_ERASE_END:
        return start ? byte : 0xff;
    case NOR_ERASE_MIXED:
        return (uint8_t)(byte | draw());
    case NOR_ERASE_RANDOM:
        return (uint8_t)draw();
    case NOR_ERASE_WEAK:
        return 0xff;
    default:
        return byte;
    }
}

static void cut_erase(uint32_t offset) {
    nor.cut_erases++;
    for (uint32_t i = 0; i < PORT_FLASH_SECTOR; i++) {
        uint8_t *byte = nor_bytes(offset + i);
        if (nor.erasing == NOR_ERASE_UNSTABLE) {
            loosen(offset + i, (uint8_t)(~*byte & draw() & draw()));
        } else {
            *byte = half_erased(*byte, i);
        }
    }
    flash.weak[offset / PORT_FLASH_SECTOR] = nor.erasing != NOR_ERASE_NOTHING;
}

bool port_flash_erase(uint32_t offset) {
    unsigned sector = offset / PORT_FLASH_SECTOR;
    CHECK(offset % PORT_FLASH_SECTOR == 0 && offset < PORT_FLASH_SIZE);
    if (nor.power == 0) {
        return false;
    }
    if (!step()) { /* the power goes in the middle */
        cut_erase(offset);
        return false;
    }
    nor.erases[sector]++;
    if (nor.bad[sector] || (nor.stands != 0 && nor.erases[sector] > nor.stands)) {
        (void)step();
        return true; /* the chip does not tell; reading does */
    }
    memset(nor_bytes(offset), 0xff, PORT_FLASH_SECTOR);
    memset(flash.loose + offset, 0, PORT_FLASH_SECTOR);
    memset(flash.asleep + offset, 0, PORT_FLASH_SECTOR);
    flash.weak[sector] = false;
    return step(); /* the power may go when all is done, before anybody knows */
}

/* The power goes in the programming of a byte. */
static void cut_byte(uint32_t at, uint8_t byte, uint8_t falls) {
    uint8_t *place = nor_bytes(at);
    if (nor.programming == NOR_PROGRAM_HALF) {
        *place &= (uint8_t)(byte | draw());
    } else if (nor.programming == NOR_PROGRAM_SHAKY) {
        *place &= (draw() & 1) != 0 ? byte : 0xff;
        loosen(at, (uint8_t)(falls & (0u - falls)));
    }
}

/* A chip programs a page at once: what is cut before its first byte fell may sleep in all of it. */
static void put_to_sleep(uint32_t page, const uint8_t *bytes) {
    for (uint32_t i = 0; i < PORT_FLASH_PAGE; i++) {
        flash.asleep[page + i] |= (uint8_t)(*nor_bytes(page + i) & ~bytes[i] & draw());
    }
    bool none = flash.asleep_from == flash.asleep_to;
    flash.asleep_from = none || page < flash.asleep_from ? page : flash.asleep_from;
    flash.asleep_to =
        none || page + PORT_FLASH_PAGE > flash.asleep_to ? page + PORT_FLASH_PAGE : flash.asleep_to;
}

void nor_age(void) {
    for (uint32_t i = flash.asleep_from; i < flash.asleep_to; i++) {
        *nor_bytes(i) &= (uint8_t)~flash.asleep[i];
        flash.asleep[i] = 0;
    }
    flash.asleep_from = flash.asleep_to = 0;
}

/* Programs one byte; false when the power goes in it. */
static bool program_byte(uint32_t at, uint8_t byte) {
    uint8_t *place = nor_bytes(at);
    uint8_t falls = (uint8_t)(*place & ~byte);
    if (byte == 0xff) {
        return true;
    }
    if (!step()) {
        cut_byte(at, byte, falls);
        return false;
    }
    if (nor.sticky[at / PORT_FLASH_SECTOR] && at % 1024u == 0) {
        byte |= 1;
    }
    *place &= byte;
    flash.asleep[at] &= byte;
    flash.loose[at] &= byte; /* zeros that were programmed to the end are steady */
    return true;
}

/* Whether bytes hold more than what only makes others void. */
static bool is_data(const uint8_t *bytes, size_t length) {
    for (size_t i = 0; i < length; i++) {
        if (bytes[i] != 0 && bytes[i] != 0xff) {
            return true;
        }
    }
    return false;
}

bool port_flash_program(uint32_t offset, const uint8_t *bytes, size_t length) {
    CHECK(offset % PORT_FLASH_PAGE == 0 && length % PORT_FLASH_PAGE == 0 &&
          offset + length <= PORT_FLASH_SIZE);
    unsigned sector = offset / PORT_FLASH_SECTOR;
    if (nor.power == 0) {
        return false;
    }
    nor.programs++;
    nor.weak_programs += flash.weak[sector] && is_data(bytes, length) ? 1 : 0;
    if (nor.bad[sector] || (nor.stands != 0 && nor.erases[sector] > nor.stands)) {
        return true;
    }
    for (size_t i = 0; i < length; i++) {
        uint32_t page = (uint32_t)(i / PORT_FLASH_PAGE * PORT_FLASH_PAGE);
        if (!program_byte(offset + (uint32_t)i, bytes[i])) {
            if (nor.programming == NOR_PROGRAM_ASLEEP) {
                put_to_sleep(offset + page, bytes + page);
            }
            return false;
        }
    }
    return true;
}
