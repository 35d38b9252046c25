/* Owns places and blocks of the flash: how a record is programmed so that a cut shows. */
#include "flash_store.h"
#include "abi.h"
#include "cart.h"
#include "flash_directory.h"

#include <string.h>

#define RECORD_MOST (DINK_SAVE_HEADER_SIZE + DINK_STATE_SIZE)

/* Address of a place of an id; false when the id has no region. */
static bool find_place(uint32_t id, unsigned place, uint32_t *at) {
    unsigned region = directory_find(id);
    *at = region == FLASH_NO_REGION ? 0 : region_place(region, place);
    return region != FLASH_NO_REGION;
}

/* Bytes of a record as its header tells them. */
static size_t record_length(const uint8_t *record) {
    uint32_t size = read_u32(record + DINK_SAVE_STATE_SIZE);
    return DINK_SAVE_HEADER_SIZE + (size <= DINK_STATE_SIZE ? size : DINK_STATE_SIZE);
}

static StorageRead store_read(uint32_t id, unsigned place, uint8_t *bytes, size_t room) {
    uint32_t at = 0;
    if (room < RECORD_MOST || !find_place(id, place, &at) || flash_is_blank(at, FLASH_PLACE)) {
        return (StorageRead){0, false};
    }
    bool steady = flash_read(at, bytes, DINK_SAVE_HEADER_SIZE);
    size_t length = record_length(bytes);
    if (!steady || !flash_read(at, bytes, (length + 3) / 4 * 4)) {
        write_u32(bytes + DINK_SAVE_MAGIC, 0);
    }
    return (StorageRead){length, !place_is_finished(at)};
}

static bool store_is_blank(uint32_t id, unsigned place) {
    uint32_t at = 0;
    return find_place(id, place, &at) && place % FLASH_SECTOR_PLACES != 0 &&
           flash_is_blank(at, FLASH_PLACE);
}

/* Makes a place ready. The first of a sector is always erased, even when it reads blank: an erase
 * that was cut short can read so and be weak. Whoever then finds a record in the first place knows
 * that the sector's erase came to its end, and that the blank rest is sound. */
static bool open_place(uint32_t at, unsigned place) {
    static const uint8_t begun[PLACE_MARK_SIZE] = {0};
    if (place % FLASH_SECTOR_PLACES == 0) {
        return flash_clear(at);
    }
    return flash_is_blank(at, FLASH_PLACE) && flash_put(at + PLACE_BEGUN, begun, sizeof begun);
}

static bool store_write(uint32_t id, unsigned place, const uint8_t *bytes, size_t length) {
    unsigned region = directory_claim(id);
    if (region == FLASH_NO_REGION) {
        return false;
    }
    uint32_t at = region_place(region, place);
    return open_place(at, place) && flash_put(at, bytes, (length + 3) / 4 * 4) &&
           flash_put(at + PLACE_FINISHED, place_finished_mark(), PLACE_MARK_SIZE);
}

static void store_discard(uint32_t id, unsigned place) {
    uint32_t at = 0;
    if (find_place(id, place, &at)) {
        (void)flash_void(at + PLACE_MARKS, PLACE_MARKS_SIZE);
        (void)flash_void(at, DINK_SAVE_HEADER_SIZE);
    }
}

static void store_settle(uint32_t id, unsigned place, const uint8_t *bytes, size_t length) {
    uint32_t at = 0;
    if (find_place(id, place, &at) && flash_put(at, bytes, (length + 3) / 4 * 4)) {
        (void)flash_put(at + PLACE_FINISHED, place_finished_mark(), PLACE_MARK_SIZE);
    }
}

static bool store_erase(uint32_t id, unsigned block) {
    uint32_t at = 0;
    return !find_place(id, block * FLASH_SECTOR_PLACES, &at) ||
           flash_is_blank(at, PORT_FLASH_SECTOR) || flash_clear(at);
}

/* The directory last: until then it says whose the rest is. */
static bool store_erase_rest(void) {
    bool done = true;
    for (uint32_t at = FLASH_GLASS; at < PORT_FLASH_SIZE; at += PORT_FLASH_SECTOR) {
        done = (flash_is_blank(at, PORT_FLASH_SECTOR) || flash_clear(at)) && done;
    }
    return directory_erase() && done;
}

const Storage *flash_store(void) {
    static const Storage store = {
        .blocks = FLASH_REGION_SECTORS,
        .places = FLASH_SECTOR_PLACES,
        .tells_cuts = true,
        .read = store_read,
        .write = store_write,
        .is_blank = store_is_blank,
        .discard = store_discard,
        .settle = store_settle,
        .erase = store_erase,
        .list = directory_list,
        .erase_rest = store_erase_rest,
    };
    return &store;
}
