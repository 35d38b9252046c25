/* Owns reading twice, erasing and programming with proof. */
#include "flash_area.h"

#include <string.h>

/* The area for one pass of reading. Each pass asks anew, and reads what stands there now. */
static const volatile uint32_t *words_at(uint32_t offset) {
    return (const volatile uint32_t *)(const volatile void *)(port_flash() + offset);
}

static bool reads_as(uint32_t offset, const uint8_t *bytes, size_t length) {
    const volatile uint32_t *flash = words_at(offset);
    for (size_t i = 0; i < length; i += sizeof(uint32_t)) {
        uint32_t word = 0;
        memcpy(&word, bytes + i, sizeof word);
        if (flash[i / sizeof word] != word) {
            return false;
        }
    }
    return true;
}

bool flash_read(uint32_t offset, uint8_t *bytes, size_t length) {
    const volatile uint32_t *flash = words_at(offset);
    for (size_t i = 0; i < length; i += sizeof(uint32_t)) {
        uint32_t word = flash[i / sizeof word];
        memcpy(bytes + i, &word, sizeof word);
    }
    return reads_as(offset, bytes, length);
}

bool flash_is_blank(uint32_t offset, size_t length) {
    for (int pass = 0; pass < 2; pass++) {
        const volatile uint32_t *flash = words_at(offset);
        for (size_t i = 0; i < length / sizeof(uint32_t); i++) {
            if (flash[i] != UINT32_MAX) {
                return false;
            }
        }
    }
    return true;
}

bool flash_clear(uint32_t offset) {
    return port_flash_erase(offset) && flash_is_blank(offset, PORT_FLASH_SECTOR);
}

/* Programs page by page; bytes FF around the given ones leave the rest of a page as it is. */
static bool program(uint32_t offset, const uint8_t *bytes, size_t length) {
    uint8_t page[PORT_FLASH_PAGE];
    for (size_t done = 0; done < length;) {
        size_t skip = (offset + done) % PORT_FLASH_PAGE;
        size_t room = PORT_FLASH_PAGE - skip;
        size_t part = length - done < room ? length - done : room;
        memset(page, 0xff, sizeof page);
        memcpy(page + skip, bytes + done, part);
        if (!port_flash_program(offset + (uint32_t)(done - skip), page, sizeof page)) {
            return false;
        }
        done += part;
    }
    return true;
}

bool flash_put(uint32_t offset, const uint8_t *bytes, size_t length) {
    return program(offset, bytes, length) && reads_as(offset, bytes, length) &&
           reads_as(offset, bytes, length);
}

bool flash_void(uint32_t offset, size_t length) {
    static const uint8_t zeros[32];
    bool done = true;
    for (size_t i = 0; i < length; i += sizeof zeros) {
        size_t part = length - i < sizeof zeros ? length - i : sizeof zeros;
        done = flash_put(offset + (uint32_t)i, zeros, part) && done;
    }
    return done;
}
