/* Owns the two mirrored sectors of the directory: one entry a page, page n = region n, append only.
 */
#include "flash_directory.h"
#include "abi.h"
#include "cart.h"
#include "crc.h"

#include <string.h>

enum { ENTRY_MAGIC = 0, ENTRY_FORMAT = 4, ENTRY_ID = 8, ENTRY_CRC = 12, ENTRY_SIZE = 16 };
#define ENTRY_MAGIC_WORD 0x52494444u /* DDIR */
#define ENTRY_FORMAT_VERSION 1u

_Static_assert(FLASH_REGIONS <= PORT_FLASH_SECTOR / PORT_FLASH_PAGE, "a page for each region");
_Static_assert(DINK_SAVE_HEADER_SIZE + DINK_STATE_SIZE <= PLACE_MARKS, "a record and its marks");

/* What a page of a mirror says about its region. */
typedef enum Page {
    PAGE_FREE,  /* nothing, or nothing that counts */
    PAGE_GIVEN, /* *id has it */
    PAGE_LATER  /* an entry of a later format: not ours to use */
} Page;

static uint32_t page_at(unsigned mirror, unsigned region) {
    return FLASH_DIRECTORY + mirror * PORT_FLASH_SECTOR + region * PORT_FLASH_PAGE;
}

static Page read_page(unsigned mirror, unsigned region, uint32_t *id) {
    uint8_t entry[ENTRY_SIZE];
    if (!flash_read(page_at(mirror, region), entry, sizeof entry) ||
        read_u32(entry + ENTRY_MAGIC) != ENTRY_MAGIC_WORD ||
        crc32(0, entry, ENTRY_CRC) != read_u32(entry + ENTRY_CRC)) {
        return PAGE_FREE;
    }
    *id = read_u32(entry + ENTRY_ID);
    return read_u32(entry + ENTRY_FORMAT) == ENTRY_FORMAT_VERSION ? PAGE_GIVEN : PAGE_LATER;
}

/* What both mirrors say together. */
static Page read_region(unsigned region, uint32_t *id) {
    Page page = read_page(0, region, id);
    return page != PAGE_FREE ? page : read_page(1, region, id);
}

uint32_t region_place(unsigned region, unsigned place) {
    return FLASH_REGIONS_AT + region * FLASH_REGION_SIZE + place * FLASH_PLACE;
}

const uint8_t *place_finished_mark(void) {
    static const uint8_t mark[PLACE_MARK_SIZE] = {0x5a, 0xa5, 0x3c, 0xc3, 0x96, 0x69, 0x0f, 0xf0};
    return mark;
}

bool place_is_finished(uint32_t place) {
    uint8_t seen[PLACE_MARK_SIZE];
    (void)flash_read(place + PLACE_FINISHED, seen, sizeof seen);
    unsigned wrong = 0;
    for (size_t i = 0; i < sizeof seen; i++) {
        for (unsigned bits = seen[i] ^ place_finished_mark()[i]; bits != 0; bits &= bits - 1) {
            wrong++;
        }
    }
    return wrong <= 8; /* of 64: chance gives so few once in 10^9 */
}

/* The id in the records of a region; 0 when it holds none, and of several the last that is not
 * `rather`. */
static uint32_t region_holds(unsigned region, uint32_t rather) {
    uint32_t found = 0;
    for (unsigned i = 0; i < FLASH_REGION_SECTORS * FLASH_SECTOR_PLACES; i++) {
        uint8_t header[DINK_SAVE_HEADER_SIZE];
        uint32_t place = region_place(region, i);
        if (place_is_finished(place) && flash_read(place, header, sizeof header) &&
            read_u32(header + DINK_SAVE_MAGIC) == DINK_SAVE_MAGIC_WORD) {
            uint32_t id = read_u32(header + DINK_SAVE_ID);
            found = found == 0 || id != rather ? id : found;
        }
    }
    return found;
}

bool directory_list(unsigned region, uint32_t *id) {
    *id = 0;
    if (region < FLASH_REGIONS && read_region(region, id) == PAGE_FREE) {
        *id = region_holds(region, 0);
    }
    return region < FLASH_REGIONS;
}

static unsigned find_entry(uint32_t id) {
    for (unsigned region = 0; region < FLASH_REGIONS; region++) {
        uint32_t owner = 0;
        if (read_region(region, &owner) == PAGE_GIVEN && owner == id) {
            return region;
        }
    }
    return FLASH_NO_REGION;
}

/* A region that nobody was given and that holds records of this id (0: no records). */
static unsigned find_free(uint32_t id, unsigned from) {
    for (unsigned region = from; region < FLASH_REGIONS; region++) {
        uint32_t owner = 0;
        if (read_region(region, &owner) == PAGE_FREE && region_holds(region, id) == id) {
            return region;
        }
    }
    return FLASH_NO_REGION;
}

unsigned directory_find(uint32_t id) {
    unsigned region = find_entry(id);
    return region != FLASH_NO_REGION ? region : find_free(id, 0);
}

static void make_entry(uint8_t entry[ENTRY_SIZE], uint32_t id) {
    write_u32(entry + ENTRY_MAGIC, ENTRY_MAGIC_WORD);
    write_u32(entry + ENTRY_FORMAT, ENTRY_FORMAT_VERSION);
    write_u32(entry + ENTRY_ID, id);
    write_u32(entry + ENTRY_CRC, crc32(0, entry, ENTRY_CRC));
}

/* Whether a page lacks an entry and its bits still allow this one. */
static bool has_room(unsigned mirror, unsigned region, const uint8_t entry[ENTRY_SIZE]) {
    uint8_t seen[ENTRY_SIZE];
    uint32_t owner = 0;
    if (read_page(mirror, region, &owner) != PAGE_FREE) {
        return false;
    }
    (void)flash_read(page_at(mirror, region), seen, sizeof seen);
    for (size_t i = 0; i < sizeof seen; i++) {
        if ((seen[i] & entry[i]) != entry[i]) {
            return false;
        }
    }
    return true;
}

/* Puts an entry into one mirror; what was begun there for another id stays none for ever. */
static bool write_page(unsigned mirror, unsigned region, const uint8_t entry[ENTRY_SIZE]) {
    if (flash_put(page_at(mirror, region), entry, ENTRY_SIZE)) {
        return true;
    }
    flash_void(page_at(mirror, region), (size_t)ENTRY_SIZE * 2);
    return false;
}

/* Puts an entry into both mirrors; one good one is enough to go on. The second begins when the
 * first stands, so that of two at least one is never in doubt. */
static bool write_entry(unsigned region, uint32_t id) {
    uint8_t entry[ENTRY_SIZE];
    make_entry(entry, id);
    bool first = write_page(0, region, entry);
    bool second = write_page(1, region, entry);
    return first || second;
}

/* An entry that only one mirror has was perhaps cut short in its last bits: once more, then the
 * other mirror. */
static void complete_entry(unsigned region, uint32_t id) {
    uint8_t entry[ENTRY_SIZE];
    make_entry(entry, id);
    if (has_room(0, region, entry) || has_room(1, region, entry)) {
        write_entry(region, id);
    }
}

/* Whether no page holds an entry: a new flash, one that somebody else used, a directory that is
 * lost. */
static bool is_empty(void) {
    for (unsigned region = 0; region < FLASH_REGIONS; region++) {
        uint32_t id = 0;
        if (read_region(region, &id) != PAGE_FREE) {
            return false;
        }
    }
    return true;
}

/* Takes a last look at entries that a cut may have left between two readings: each is programmed to
 * its end, or never passes for one again. */
static void steady(void) {
    for (unsigned i = 0; i < FLASH_REGIONS * FLASH_MIRRORS; i++) {
        unsigned mirror = i % FLASH_MIRRORS;
        unsigned region = i / FLASH_MIRRORS;
        uint8_t entry[ENTRY_SIZE];
        uint32_t id = 0;
        Page page = read_page(mirror, region, &id);
        if (page == PAGE_GIVEN) {
            make_entry(entry, id);
            (void)write_page(mirror, region, entry);
        } else if (page == PAGE_FREE && !flash_is_blank(page_at(mirror, region), ENTRY_SIZE)) {
            (void)flash_void(page_at(mirror, region), ENTRY_SIZE);
        }
    }
}

unsigned directory_claim(uint32_t id) {
    unsigned known = find_entry(id);
    if (known == FLASH_NO_REGION) {
        steady();
        known = find_entry(id);
    }
    if (known != FLASH_NO_REGION) {
        complete_entry(known, id);
        return known;
    }
    if (is_empty()) {
        (void)directory_erase(); /* also when it reads blank; one good mirror is enough */
    }
    unsigned own = find_free(id, 0);
    for (unsigned region = own != FLASH_NO_REGION ? own : find_free(0, 0);
         region != FLASH_NO_REGION; region = find_free(0, region + 1)) {
        if (write_entry(region, id)) {
            return region;
        }
    }
    return FLASH_NO_REGION;
}

bool directory_erase(void) {
    bool first = flash_clear(FLASH_DIRECTORY);
    return flash_clear(FLASH_DIRECTORY + PORT_FLASH_SECTOR) && first;
}
