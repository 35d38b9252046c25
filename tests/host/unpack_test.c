/* Owns the tests of unpacking: what the build packed, cut short, damaged, and by chance. */
#include "abi.h"
#include "check.h"
#include "unpack.h"
#include "vectors.h"

#include <string.h>

#define MOST 1024u
#define FOREIGN 0xa7u

static uint8_t memory[DINK_MEMORY_LIMIT];

/* Bytes of a hexadecimal text up to its end or a space. */
static size_t read_hex(const char *text, uint8_t *bytes) {
    size_t count = 0;
    for (; text[2 * count] != '\0' && text[2 * count] != ' '; count++) {
        unsigned byte = 0;
        CHECK(count < MOST && sscanf(text + 2 * count, "%2x", &byte) == 1);
        bytes[count] = (uint8_t)byte;
    }
    return count;
}

/* Unpacks into the place in front of the packed bytes; around both nothing may change. */
static bool unpacks(const uint8_t *packed, size_t length, size_t plain_length) {
    uint32_t start = DINK_REGIONS_END;
    uint32_t end = start + (uint32_t)plain_length;
    ModulePack pack = {start, end, end, end + (uint32_t)length};
    memset(memory, FOREIGN, sizeof memory);
    memcpy(memory + pack.packed, packed, length);
    bool done = unpack(memory, &pack);
    for (uint32_t i = 0; i < sizeof memory; i++) {
        CHECK((i >= start && i < pack.packed_end) || memory[i] == FOREIGN);
        CHECK(!done || i < end || i >= pack.packed_end || memory[i] == 0);
    }
    return done;
}

static void vector(const char *line) {
    uint8_t plain[MOST];
    uint8_t packed[MOST];
    size_t plain_length = read_hex(line, plain);
    size_t length = read_hex(strchr(line, ' ') + 1, packed);
    CHECK(unpacks(packed, length, plain_length));
    CHECK(memcmp(memory + DINK_REGIONS_END, plain, plain_length) == 0);
    CHECK(!unpacks(packed, 0, plain_length));
    for (size_t cut = 1; cut < length; cut++) {
        unpacks(packed, cut, plain_length);
    }
    for (size_t i = 0; i < 8 * length; i++) {
        packed[i / 8] ^= (uint8_t)(1u << i % 8);
        unpacks(packed, length, plain_length);
        packed[i / 8] ^= (uint8_t)(1u << i % 8);
    }
}

static void chance(void) {
    uint32_t random = 1;
    for (unsigned i = 0; i < 2000; i++) {
        uint8_t packed[MOST];
        for (size_t at = 0; at < sizeof packed; at++) {
            random = random * 1664525u + 1013904223u;
            packed[at] = (uint8_t)(random >> 24);
        }
        unpacks(packed, i % MOST, i % 5000u + 1u);
    }
}

void test_unpack(void) {
    vectors_run("packed.txt", vector);
    chance();
}
