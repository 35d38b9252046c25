/* Owns the tests of damaged cartridges: cut off at every byte, and every bit flipped outside the
 * function bodies. */
#include "cart.h"
#include "check.h"

#include <string.h>

enum { SECTION_CODE = 10 };

/* Loads a copy of exactly that size, so that a read behind its end is noticed; plays a little when
 * it loads. */
static VmError load_copy(const uint8_t *bytes, size_t length) {
    uint8_t *copy = malloc(length > 0 ? length : 1);
    CHECK(copy != NULL);
    memcpy(copy, bytes, length);
    VmError error = cart_load(copy, length);
    if (error == VM_OK) {
        uint32_t status = 0;
        cart_start(1, 2, &status);
        cart_press(DINK_PRESS_A, &status);
        cart_resume(&status);
        vm_compile_all();
    }
    CHECK(vm_error_words(error)[0] != '\0');
    vm_unload();
    free(copy);
    return error;
}

static void cut_off_at_every_byte(const uint8_t *bytes, size_t length) {
    for (size_t cut = 0; cut < length; cut++) {
        VmError error = load_copy(bytes, cut);
        /* A cut between two sections leaves a module that may still be whole, but for its names. */
        CHECK(error != VM_OK || cut > length / 2);
    }
    CHECK(load_copy(bytes, length) == VM_OK);
}

/* Length of a section's number and size, and the size itself. */
static size_t section_head(const uint8_t *section, size_t *size) {
    size_t at = 1;
    unsigned shift = 0;
    *size = 0;
    for (; section[at] >= 0x80; at++, shift += 7) {
        *size |= (size_t)(section[at] & 0x7f) << shift;
    }
    *size |= (size_t)section[at] << shift;
    return at + 1;
}

static void flip_bits(uint8_t *bytes, size_t length, size_t from, size_t end) {
    for (size_t i = from; i < end; i++) {
        for (unsigned bit = 0; bit < 8; bit++) {
            bytes[i] ^= (uint8_t)(1u << bit);
            load_copy(bytes, length);
            bytes[i] ^= (uint8_t)(1u << bit);
        }
    }
}

/* wasm3 checks no function bodies; tools do so before they hand over a file (host/README.md). */
static void every_bit_outside_the_bodies(uint8_t *bytes, size_t length) {
    flip_bits(bytes, length, 0, 8);
    for (size_t at = 8; at < length;) {
        size_t size = 0;
        size_t head = section_head(bytes + at, &size);
        flip_bits(bytes, length, at, at + head + (bytes[at] == SECTION_CODE ? 0 : size));
        at += head + size;
    }
}

void test_load(const char *path) {
    static uint8_t bytes[64 * 1024];
    FILE *file = fopen(path, "rb");
    CHECK(file != NULL);
    size_t length = fread(bytes, 1, sizeof bytes, file);
    fclose(file);
    cut_off_at_every_byte(bytes, length);
    every_bit_outside_the_bodies(bytes, length);
}
