/* Owns the tests of save records in files: power cuts at every byte, and records that must be kept
 * as they are. Those of saves in flash follow. */
#include "cart.h"
#include "check.h"
#include "crc.h"
#include "flash_saves.h"
#include "port_fake.h"
#include "save.h"

#include <string.h>

enum { SIZE = 60, RECORD = (int)DINK_SAVE_HEADER_SIZE + SIZE };

static const SaveKey key = {.id = 0x54534554u, .layout = 77, .size = SIZE, .version = 3};
static uint8_t state[SIZE];
static uint8_t read_back[SIZE];

/* A state in which every byte is this one. */
static const uint8_t *all(int value) {
    memset(state, value, sizeof state);
    return state;
}

/* What a boot finds: the byte that fills the state, 0 for no save. */
static int found(void) {
    memset(read_back, 0, sizeof read_back);
    SaveVerdict verdict = save_load(&key, read_back);
    if (verdict == SAVE_NONE) {
        return 0;
    }
    CHECK(verdict == SAVE_GOOD);
    for (size_t i = 1; i < sizeof read_back; i++) {
        CHECK(read_back[i] == read_back[0]);
    }
    return read_back[0];
}

static void a_state_comes_back(void) {
    fake_reset();
    CHECK(found() == 0);
    for (int i = 1; i < 6; i++) {
        CHECK(save_commit(&key, all(i)) == SAVE_WRITTEN);
        CHECK(found() == i);
    }
    CHECK(save_erase(key.id) == SAVE_WRITTEN);
    CHECK(found() == 0);
}

/* Cuts the power at every byte of the save number `number`; the next boot finds the old or the new
 * state. */
static void cut_save(int number) {
    for (long power = 0; power < 2 * (RECORD + 1); power++) {
        fake_reset();
        for (int i = 1; i < number; i++) {
            CHECK(save_commit(&key, all(i)) == SAVE_WRITTEN);
        }
        fake_power = power;
        SaveResult result = save_commit(&key, all(number));
        fake_power = -1;
        int after = found();
        CHECK(after == number || (after == number - 1 && result == SAVE_FAILED));
        CHECK(result == SAVE_FAILED || after == number);
        CHECK(save_commit(&key, all(number + 1)) == SAVE_WRITTEN);
        CHECK(found() == number + 1);
    }
}

static void power_may_go_at_any_byte(void) {
    cut_save(1);
    cut_save(2);
    cut_save(3);
}

static void power_may_go_twice(void) {
    for (long first = 0; first <= RECORD; first++) {
        for (long second = 0; second <= RECORD; second += 7) {
            fake_reset();
            fake_power = first;
            save_commit(&key, all(1));
            fake_power = second;
            save_commit(&key, all(2));
            fake_power = -1;
            int after = found();
            CHECK(after >= 0 && after <= 2);
            CHECK(save_commit(&key, all(3)) == SAVE_WRITTEN && found() == 3);
        }
    }
}

static void erasing_never_brings_an_older_state_back(void) {
    for (int saves = 1; saves < 5; saves++) {
        for (long power = 0; power < 3; power++) {
            fake_reset();
            for (int i = 1; i <= saves; i++) {
                save_commit(&key, all(i));
            }
            fake_power = power;
            save_erase(key.id);
            fake_power = -1;
            CHECK(found() == (power < 2 ? saves : 0));
        }
    }
}

static void a_low_battery_changes_nothing(void) {
    fake_reset();
    save_commit(&key, all(1));
    fake_weak = true;
    CHECK(save_commit(&key, all(1)) == SAVE_WRITTEN);
    CHECK(save_commit(&key, all(2)) == SAVE_WEAK && save_erase(key.id) == SAVE_WEAK);
    CHECK(save_erase_all() == SAVE_WEAK && found() == 1);
}

static void power_may_go_while_erasing(void) {
    for (long power = 0; power < 3; power++) {
        fake_reset();
        save_commit(&key, all(1));
        fake_power = power;
        save_erase(key.id);
        fake_power = -1;
        CHECK(found() == (power < 2 ? 1 : 0));
    }
}

static void sequence_may_wrap_around(void) {
    fake_reset();
    save_commit(&key, all(1));
    for (unsigned slot = 0; slot < 2; slot++) {
        uint8_t *bytes = fake_slots[slot].bytes;
        write_u32(bytes + DINK_SAVE_SEQUENCE, 0xfffffffeu + slot);
        write_u32(bytes + DINK_SAVE_CRC, 0);
        write_u32(bytes + DINK_SAVE_CRC, crc32(0, bytes, RECORD));
    }
    for (int i = 2; i < 6; i++) {
        CHECK(save_commit(&key, all(i)) == SAVE_WRITTEN);
        CHECK(found() == i);
    }
}

static void one_rotten_slot_does_not_matter(void) {
    for (size_t byte = 0; byte < RECORD; byte++) {
        fake_reset();
        save_commit(&key, all(1));
        save_commit(&key, all(2));
        fake_slots[1].bytes[byte] ^=
            0x10; /* slot 0 holds the newest: the first save went into both */
        CHECK(found() == 2);
        /* A record of a format we do not know may be somebody's newest: it is kept, and the player
         * is told. */
        bool unknown_format = byte == DINK_SAVE_FORMAT || byte == DINK_SAVE_FORMAT + 1;
        CHECK(save_commit(&key, all(3)) == (unknown_format ? SAVE_KEPT : SAVE_WRITTEN));
        CHECK(found() == (unknown_format ? 2 : 3));
    }
}

/* Puts the same strange record into both slots; it must be refused and never be overwritten. */
static void expect_kept(SaveVerdict verdict, const SaveKey *writer, size_t damaged_byte) {
    fake_reset();
    save_commit(writer, all(1));
    if (damaged_byte < SAVE_RECORD_MOST) {
        fake_slots[0].bytes[damaged_byte] ^= 1;
        fake_slots[1].bytes[damaged_byte] ^= 1;
    }
    FakeSlot before[2];
    memcpy(before, fake_slots, sizeof before);
    CHECK(save_load(&key, read_back) == verdict);
    CHECK(save_commit(&key, all(9)) == SAVE_KEPT);
    CHECK(memcmp(before, fake_slots, sizeof before) == 0);
    CHECK(strlen(save_words(verdict)) > 0);
    CHECK(save_erase(key.id) == SAVE_WRITTEN && save_commit(&key, all(9)) == SAVE_WRITTEN &&
          found() == 9);
}

static void strange_records_are_kept(void) {
    SaveKey older = key;
    SaveKey newer = key;
    SaveKey foreign = key;
    SaveKey other_layout = key;
    SaveKey other_size = key;
    older.version = 2;
    newer.version = 4;
    foreign.id ^= 1;
    other_layout.layout ^= 1;
    other_size.size = SIZE - 1;
    size_t nothing = SAVE_RECORD_MOST;
    expect_kept(SAVE_OLDER, &older, nothing);
    expect_kept(SAVE_NEWER, &newer, nothing);
    expect_kept(SAVE_FOREIGN, &foreign, nothing);
    expect_kept(SAVE_LAYOUT, &other_layout, nothing);
    expect_kept(SAVE_LAYOUT, &other_size, nothing);
    for (size_t byte = 0; byte < RECORD; byte++) {
        bool format = byte == DINK_SAVE_FORMAT || byte == DINK_SAVE_FORMAT + 1;
        bool newer_format =
            format && (byte != DINK_SAVE_FORMAT); /* 1 with its lowest bit flipped is 0 */
        expect_kept(newer_format ? SAVE_NEWER : SAVE_BROKEN, &key, byte);
    }
}

static void lone_garbage_is_kept(void) {
    fake_reset();
    memset(fake_slots[1].bytes, 'x', 40);
    fake_slots[1].length = 40;
    CHECK(save_load(&key, read_back) == SAVE_BROKEN);
    CHECK(save_commit(&key, all(9)) == SAVE_KEPT);
    CHECK(fake_slots[1].bytes[0] == 'x' && fake_slots[0].length == 0);
}

static void a_refusing_storage_is_told(void) {
    fake_reset();
    save_commit(&key, all(1));
    fake_locked = true;
    CHECK(save_commit(&key, all(2)) == SAVE_FAILED);
    CHECK(save_erase(key.id) == SAVE_FAILED);
    CHECK(found() == 1);
}

static void an_unchanged_state_is_not_written_again(void) {
    fake_reset();
    save_commit(&key, all(1));
    save_commit(&key, all(2));
    fake_locked = true;
    CHECK(save_commit(&key, all(2)) == SAVE_WRITTEN);
}

void test_save(void) {
    a_state_comes_back();
    power_may_go_at_any_byte();
    power_may_go_twice();
    power_may_go_while_erasing();
    erasing_never_brings_an_older_state_back();
    a_low_battery_changes_nothing();
    sequence_may_wrap_around();
    one_rotten_slot_does_not_matter();
    strange_records_are_kept();
    lone_garbage_is_kept();
    a_refusing_storage_is_told();
    an_unchanged_state_is_not_written_again();
    test_flash_store();
    test_flash_cuts();
    test_glass_mark();
}
