/* Owns the tests of saves in flash that need no power cut: wear, bad sectors, strange records, a
 * full or foreign flash. */
#include "cart.h"
#include "check.h"
#include "crc.h"
#include "flash_directory.h"
#include "flash_saves.h"
#include "flash_store.h"

#include <string.h>

static void states_come_back(void) {
    flash_reset();
    for (int i = 1; i < 100; i++) {
        for (unsigned game = 0; game < FLASH_GAMES; game++) {
            CHECK(flash_commit(game, i) == SAVE_WRITTEN);
            CHECK(flash_found(game) == i);
        }
    }
    CHECK(flash_erase(1) == SAVE_WRITTEN);
    CHECK(flash_found(1) == 0 && flash_found(0) == 99 && flash_found(2) == 99);
}

static void the_same_state_is_not_written_again(void) {
    flash_reset();
    flash_commit(0, 1);
    unsigned programs = nor.programs;
    CHECK(flash_commit(0, 1) == SAVE_WRITTEN && nor.programs == programs);
}

/* Every sector of a region takes its turn, and nothing else is erased. */
static void wear_is_even(void) {
    flash_reset();
    unsigned saves = 250 * FLASH_SAVES_PER_ERASE;
    for (unsigned i = 0; i < saves; i++) {
        CHECK(flash_commit(0, (int)(i % 250) + 1) == SAVE_WRITTEN);
    }
    unsigned first = region_place(directory_find(flash_key(0).id), 0) / PORT_FLASH_SECTOR;
    for (unsigned sector = 0; sector < NOR_SECTORS; sector++) {
        bool own = sector >= first && sector < first + FLASH_REGION_SECTORS;
        unsigned once = sector < FLASH_MIRRORS ? 1 : 0;
        CHECK(nor.erases[sector] == (own ? saves / FLASH_SAVES_PER_ERASE : once));
    }
    CHECK(FLASH_SAVES_PER_GAME == 800000 && FLASH_PLAYS == 8000 && FLASH_YEARS == 4);
}

static void worn_sectors_are_passed_over(void) {
    for (unsigned worn = 1; worn < 1u << FLASH_REGION_SECTORS; worn++) {
        flash_reset();
        flash_commit(0, 1);
        unsigned first = region_place(0, 0) / PORT_FLASH_SECTOR;
        unsigned left = 0;
        for (unsigned i = 0; i < FLASH_REGION_SECTORS; i++) {
            nor.bad[first + i] = (worn >> i & 1) != 0;
            nor.sticky[first + i] = i % 2 != 0 && nor.bad[first + i];
            nor.bad[first + i] = nor.bad[first + i] && !nor.sticky[first + i];
            left += worn >> i & 1 ? 0 : 1;
        }
        int stands = 1;
        for (int i = 2; i < 30; i++) {
            SaveResult result = flash_commit(0, i);
            CHECK(result == SAVE_WRITTEN || (result == SAVE_FAILED && left < 2));
            stands = result == SAVE_WRITTEN ? i : stands;
            CHECK(flash_found(0) == stands);
        }
    }
}

static void a_worn_out_flash_keeps_the_last_save(void) {
    flash_reset();
    nor.stands = 20;
    int stands = 0;
    unsigned failures = 0;
    for (int i = 1; i < 250; i++) {
        SaveResult result = flash_commit(0, i);
        CHECK(result == SAVE_WRITTEN || result == SAVE_FAILED);
        stands = result == SAVE_WRITTEN ? i : stands;
        failures += result == SAVE_FAILED ? 1 : 0;
        CHECK(flash_found(0) == stands);
    }
    CHECK(stands >= 20 * (int)FLASH_SAVES_PER_ERASE && failures > 0);
}

static void a_full_directory_is_told(void) {
    flash_reset();
    SaveKey key = flash_key(0);
    for (unsigned i = 0; i < FLASH_REGIONS; i++) {
        key.id = 1000 + i;
        CHECK(save_commit(&key, flash_state(1)) == SAVE_WRITTEN);
    }
    key.id = 2000;
    CHECK(save_commit(&key, flash_state(2)) == SAVE_FAILED);
    CHECK(save_load(&key, NULL) == SAVE_NONE);
    for (unsigned i = 0; i < FLASH_REGIONS; i++) {
        key.id = 1000 + i;
        CHECK(save_load(&key, NULL) == SAVE_GOOD);
    }
    CHECK(save_erase_all() == SAVE_WRITTEN);
    key.id = 2000;
    CHECK(save_commit(&key, flash_state(2)) == SAVE_WRITTEN);
}

static void a_low_battery_changes_nothing(void) {
    flash_reset();
    flash_commit(0, 1);
    fake_weak = true;
    NorImage *before = nor_copy();
    CHECK(flash_commit(0, 2) == SAVE_WEAK && flash_erase(0) == SAVE_WEAK);
    CHECK(save_erase_all() == SAVE_WEAK && flash_commit(0, 1) == SAVE_WRITTEN);
    CHECK(nor_is_same(before) && flash_found(0) == 1);
    CHECK(strcmp(save_result_words(SAVE_WEAK), "Battery too low to save.") == 0);
    nor_free(before);
}

static void erasing_all_leaves_it_blank(void) {
    flash_reset();
    memset(nor_bytes(FLASH_GLASS), 7, 300);
    for (unsigned game = 0; game < FLASH_GAMES; game++) {
        flash_commit(game, 1);
        flash_commit(game, 2);
    }
    CHECK(save_erase_all() == SAVE_WRITTEN);
    for (uint32_t i = 0; i < PORT_FLASH_SIZE; i++) {
        CHECK(*nor_bytes(i) == 0xff);
    }
}

/* Somebody else's bytes, or a directory that was lost. */
static void a_foreign_flash_is_taken_over(void) {
    for (uint32_t seed = 1; seed < 6; seed++) {
        flash_reset();
        uint32_t draw = seed;
        for (uint32_t i = 0; i < PORT_FLASH_SIZE; i++) {
            draw = draw * 1664525u + 1013904223u;
            *nor_bytes(i) = i % 65536 < 512 * seed ? 0xff : (uint8_t)(draw >> 24);
        }
        SaveKey key = flash_key(0);
        for (unsigned i = 0; i < FLASH_REGIONS; i++) {
            key.id = 1000 + i;
            CHECK(save_load(&key, NULL) == SAVE_NONE);
            CHECK(save_commit(&key, flash_state(1)) == SAVE_WRITTEN);
            CHECK(save_load(&key, NULL) == SAVE_GOOD);
        }
    }
}

static void records_make_up_for_a_lost_directory(void) {
    flash_reset();
    for (unsigned game = 0; game < FLASH_GAMES; game++) {
        flash_commit(game, (int)game + 1);
    }
    memset(nor_bytes(FLASH_DIRECTORY), 0, PORT_FLASH_SECTOR);
    memset(nor_bytes(FLASH_DIRECTORY + PORT_FLASH_SECTOR), 0xff, PORT_FLASH_SECTOR);
    for (unsigned game = FLASH_GAMES; game-- > 0;) {
        CHECK(flash_found(game) == (int)game + 1);
        CHECK(flash_commit(game, (int)game + 10) == SAVE_WRITTEN);
    }
    for (unsigned game = 0; game < FLASH_GAMES; game++) {
        CHECK(flash_found(game) == (int)game + 10);
    }
}

static void either_mirror_is_enough(void) {
    for (unsigned mirror = 0; mirror < FLASH_MIRRORS; mirror++) {
        for (unsigned byte = 0; byte < 16; byte++) {
            flash_reset();
            flash_commit(0, 1);
            flash_commit(1, 1);
            unsigned region = directory_find(flash_key(1).id);
            CHECK(memcmp(nor_bytes(0), nor_bytes(PORT_FLASH_SECTOR), PORT_FLASH_SECTOR) == 0);
            *nor_bytes(mirror * PORT_FLASH_SECTOR + PORT_FLASH_PAGE + byte) ^= 0x21;
            CHECK(directory_find(flash_key(1).id) == region && flash_commit(1, 2) == SAVE_WRITTEN);
            CHECK(flash_found(1) == 2 && flash_found(0) == 1);
        }
    }
}

static void sequence_may_wrap_around(void) {
    flash_reset();
    flash_commit(0, 1);
    uint8_t *bytes = nor_bytes(region_place(0, 0));
    write_u32(bytes + DINK_SAVE_SEQUENCE, 0xfffffffau);
    write_u32(bytes + DINK_SAVE_CRC, 0);
    write_u32(bytes + DINK_SAVE_CRC, crc32(0, bytes, DINK_SAVE_HEADER_SIZE + flash_key(0).size));
    for (int i = 2; i < 30; i++) {
        CHECK(flash_commit(0, i) == SAVE_WRITTEN && flash_found(0) == i);
    }
}

/* A record that cannot be used is told and stays, byte for byte. */
static void expect_kept(const SaveKey *writer, SaveVerdict verdict, long damaged) {
    flash_reset();
    save_commit(writer, flash_state(1));
    unsigned region = directory_find(writer->id);
    if (damaged >= 0) {
        *nor_bytes(region_place(region, 0) + (uint32_t)damaged) ^= 1;
    }
    SaveKey key = flash_key(0);
    NorImage *before = nor_copy();
    CHECK(save_load(&key, NULL) == verdict && flash_commit(0, 9) == SAVE_KEPT);
    CHECK(nor_is_same(before));
    CHECK(flash_erase(0) == SAVE_WRITTEN && flash_found(0) == 0);
    CHECK(flash_commit(0, 9) == SAVE_WRITTEN && flash_found(0) == 9);
    nor_free(before);
}

static void strange_records_are_kept(void) {
    SaveKey older = flash_key(0);
    SaveKey newer = older;
    SaveKey layout = older;
    older.version--;
    newer.version++;
    layout.layout ^= 1;
    expect_kept(&older, SAVE_OLDER, -1);
    expect_kept(&newer, SAVE_NEWER, -1);
    expect_kept(&layout, SAVE_LAYOUT, -1);
    SaveKey key = flash_key(0);
    for (long byte = 0; byte < (long)(DINK_SAVE_HEADER_SIZE + key.size); byte++) {
        expect_kept(&key, byte == DINK_SAVE_FORMAT + 1 ? SAVE_NEWER : SAVE_BROKEN, byte);
    }
}

/* Blocks with a strange record are gone around; when there are no others, nothing is written. */
static void strange_records_are_gone_around(void) {
    for (unsigned strange = 1; strange <= 4; strange++) {
        flash_reset();
        for (int i = 1; i <= 8; i++) {
            flash_commit(0, i);
        }
        for (unsigned i = 0; i < strange; i++) {
            nor_bytes(region_place(0, 2 * i))[DINK_SAVE_FORMAT + 1] ^= 1;
        }
        SaveResult expected = strange < 3 ? SAVE_WRITTEN : SAVE_KEPT;
        for (int i = 10; i < 30; i++) {
            CHECK(flash_commit(0, i) == expected);
            CHECK(flash_found(0) == (expected == SAVE_WRITTEN ? i : 8));
        }
        for (unsigned i = 0; i < strange; i++) {
            CHECK(nor_bytes(region_place(0, 2 * i))[DINK_SAVE_FORMAT + 1] != 0);
        }
    }
}

/* The newest record rots: the one before it is found, and what comes after is newer than both. */
static void bits_may_come_and_go(void) {
    for (unsigned saves = 2; saves < 12; saves++) {
        for (uint32_t byte = 0; byte < DINK_SAVE_HEADER_SIZE + flash_key(0).size; byte += 5) {
            flash_reset();
            for (unsigned i = 1; i <= saves; i++) {
                flash_commit(0, (int)i);
            }
            nor_loosen(region_place(0, (saves - 1) % FLASH_SAVES_PER_ERASE) + byte, 0x81);
            int found = flash_found(0);
            CHECK(found == (int)saves || found == (int)saves - 1);
            CHECK(flash_commit(0, 99) == SAVE_WRITTEN);
            for (int i = 0; i < 8; i++) {
                CHECK(flash_found(0) == 99);
            }
        }
    }
}

static void the_longest_record_fits(void) {
    static uint8_t most[DINK_STATE_SIZE];
    static uint8_t back[DINK_STATE_SIZE];
    flash_reset();
    SaveKey key = flash_key(0);
    for (uint32_t size = DINK_STATE_SIZE; size > DINK_STATE_SIZE - 9; size--) {
        key.id++;
        key.size = size;
        for (int i = 1; i < 20; i++) {
            memset(most, i, sizeof most);
            CHECK(save_commit(&key, most) == SAVE_WRITTEN);
            CHECK(save_load(&key, back) == SAVE_GOOD && memcmp(most, back, size) == 0);
        }
    }
}

void test_flash_store(void) {
    states_come_back();
    the_same_state_is_not_written_again();
    wear_is_even();
    worn_sectors_are_passed_over();
    a_worn_out_flash_keeps_the_last_save();
    a_full_directory_is_told();
    a_low_battery_changes_nothing();
    erasing_all_leaves_it_blank();
    a_foreign_flash_is_taken_over();
    records_make_up_for_a_lost_directory();
    either_mirror_is_enough();
    sequence_may_wrap_around();
    strange_records_are_kept();
    strange_records_are_gone_around();
    bits_may_come_and_go();
    the_longest_record_fits();
}
