/* Owns the power cuts of saves in flash: at every byte of every program and in every erase, twice
 * in a row, while erasing, and by chance over many saves. */
#include "check.h"
#include "flash_directory.h"
#include "flash_saves.h"

#include <string.h>

enum { OTHER = 1, OTHER_STANDS = 77, NEXT = 200 };

/* Where a test starts: a flash with another game in it, and so many saves of game 0. */
static void start_with(unsigned saves) {
    flash_reset();
    flash_commit(OTHER, OTHER_STANDS);
    for (unsigned i = 1; i <= saves; i++) {
        CHECK(flash_commit(0, (int)i) == SAVE_WRITTEN);
    }
}

/* A boot that finds one of two states, and that again and again: a flash that was cut short does
 * not change its mind later. */
static int boot(int either, int other) {
    int found = flash_found(0);
    CHECK(found == either || found == other);
    for (int i = 0; i < 3; i++) {
        CHECK(flash_found(0) == found);
    }
    CHECK(flash_found(OTHER) == OTHER_STANDS);
    CHECK(nor.weak_programs == 0);
    return found;
}

/* The next saves work, and nothing older comes back beside them. */
static void go_on(void) {
    for (int i = 0; i < 9; i += 1 + i / 2) {
        CHECK(flash_commit(0, NEXT + i) == SAVE_WRITTEN);
        nor_age();
        boot(NEXT + i, NEXT + i);
    }
}

typedef SaveResult Change(int value);

static SaveResult commit(int value) {
    return flash_commit(0, value);
}

static SaveResult erase(int value) {
    (void)value;
    return flash_erase(0);
}

/* Another one makes everything by chance come differently. */
static uint32_t salt;

/* Cuts the power in a step of a change. False when the change came to its end before that. */
static bool cut(Change *change, int value, long step, NorProgram programming, NorErase erasing) {
    nor.programming = programming;
    nor.erasing = erasing;
    nor.chance = (uint32_t)step * 7919u + erasing + salt;
    nor_power(step);
    SaveResult result = change(value);
    bool dead = nor_is_dead();
    CHECK(dead || result == SAVE_WRITTEN);
    nor_power(-1);
    return dead;
}

/* Ways a step can be cut, as one number; those of an erase only when the step is one. */
#define WAYS ((unsigned)NOR_PROGRAM_COUNT * NOR_ERASE_COUNT)

/* Cuts a change at every step in every way, from one state; `then` looks at each. */
static void cut_everywhere(Change *change, int value, void (*then)(int value)) {
    NorImage *before = nor_copy();
    bool dead = true;
    for (long step = 1; dead; step++) {
        for (unsigned way = 0; way < WAYS; way++) {
            unsigned erases = nor.cut_erases;
            nor_restore(before);
            dead = cut(change, value, step, way % NOR_PROGRAM_COUNT, way / NOR_PROGRAM_COUNT);
            then(value);
            if (nor.cut_erases == erases && way + 1 == NOR_PROGRAM_COUNT) {
                break;
            }
        }
    }
    nor_free(before);
}

static void old_or_new(int value) {
    boot(value, value - 1);
    go_on();
}

static void a_save_may_be_cut_anywhere(void) {
    for (unsigned saves = 0; saves < 11; saves++) {
        start_with(saves);
        cut_everywhere(commit, (int)saves + 1, old_or_new);
    }
}

/* The very first save of a flash writes the directory too, and may lie in rubble. */
static void the_first_save_of_all_may_be_cut(void) {
    for (int rubble = 0; rubble < 3; rubble++) {
        flash_reset();
        if (rubble > 0) {
            memset(nor_bytes(0), 0x5a, rubble == 1 ? PORT_FLASH_SIZE : PORT_FLASH_SECTOR);
        }
        NorImage *before = nor_copy();
        bool dead = true;
        for (long step = 1; dead; step++) {
            bool in_erase = true;
            for (unsigned way = 0; way < WAYS && (in_erase || way < NOR_PROGRAM_COUNT); way++) {
                unsigned erases = nor.cut_erases;
                nor_restore(before);
                dead = cut(commit, 1, step, way % NOR_PROGRAM_COUNT, way / NOR_PROGRAM_COUNT);
                in_erase = nor.cut_erases != erases;
                int found = flash_found(0);
                CHECK((found == 0 || found == 1) && flash_found(0) == found);
                CHECK(flash_commit(OTHER, OTHER_STANDS) == SAVE_WRITTEN);
                CHECK(flash_found(0) == found && nor.weak_programs == 0);
                CHECK(flash_commit(0, 2) == SAVE_WRITTEN && flash_found(0) == 2);
                CHECK(flash_found(OTHER) == OTHER_STANDS);
            }
        }
        nor_free(before);
    }
}

/* After a first cut one state stands. A second cut in the save after it leaves that or what was
 * saved; in the boot itself, which settles what the first cut left, the old or the new state. */
static void cut_again(int value) {
    NorImage *before = nor_copy();
    bool dead = true;
    for (long step = 1 + nor.steps % 29; dead; step += 29) {
        nor_restore(before);
        nor.programming = step % NOR_PROGRAM_COUNT;
        nor.erasing = step % NOR_ERASE_COUNT;
        nor_power(step);
        int found = flash_found(0);
        CHECK(found == value || found == value - 1);
        bool settled = !nor_is_dead(); /* else even the boot was cut */
        flash_commit(0, NEXT);
        dead = nor_is_dead();
        nor_power(-1);
        boot(found, settled ? NEXT : 2 * value - 1 - found);
        CHECK(flash_commit(0, NEXT + 1) == SAVE_WRITTEN);
        nor_age();
        boot(NEXT + 1, NEXT + 1);
    }
    nor_free(before);
}

/* A cut leaves a bit between 0 and 1, and the next save comes before anybody looked: whatever the
 * bit says from then on, what was saved stands. */
static void a_bit_between_decides_nothing(Change *change, unsigned saves) {
    start_with(saves);
    NorImage *before = nor_copy();
    bool dead = true;
    for (long step = 1; dead; step++) {
        for (unsigned i = 0; i < 12; i++) {
            salt += 0x9e3779b9u;
            nor_restore(before);
            dead = cut(change, 5, step, NOR_PROGRAM_SHAKY, NOR_ERASE_UNSTABLE);
            CHECK(flash_commit(0, NEXT) == SAVE_WRITTEN);
            for (int look = 0; look < 6; look++) {
                CHECK(flash_found(0) == NEXT && flash_found(OTHER) == OTHER_STANDS);
            }
        }
    }
    nor_free(before);
}

static void two_saves_in_a_row_may_be_cut(void) {
    static const unsigned starts[] = {0, 1, 2, 8};
    for (size_t i = 0; i < sizeof starts / sizeof starts[0]; i++) {
        start_with(starts[i]);
        cut_everywhere(commit, (int)starts[i] + 1, cut_again);
    }
}

static int newest;

/* A cut erase may leave the newest save between both, until the next save or erase. */
static void newest_or_none(int value) {
    (void)value;
    for (int i = 0; i < 4; i++) {
        int found = flash_found(0);
        CHECK(found == newest || found == 0);
    }
    go_on();
}

static void erasing_may_be_cut_anywhere(void) {
    for (newest = 1; newest < 12; newest += 1 + newest / 3) {
        start_with((unsigned)newest);
        cut_everywhere(erase, 0, newest_or_none);
    }
}

/* Erases again after a cut erase; then nothing is there, for ever. */
static void gone_at_last(int value) {
    (void)value;
    CHECK(flash_erase(0) == SAVE_WRITTEN);
    boot(0, 0);
}

static void an_erase_that_was_cut_can_be_repeated(void) {
    start_with(5);
    cut_everywhere(erase, 0, gone_at_last);
}

/* A broken record that is kept may be erased, and the erase be cut: it stays broken or is gone. */
static void erasing_broken_records_may_be_cut(void) {
    start_with(1);
    unsigned region = directory_find(flash_key(0).id);
    *nor_bytes(region_place(region, 0) + DINK_SAVE_HEADER_SIZE) ^= 4;
    NorImage *before = nor_copy();
    bool dead = true;
    for (long step = 1; dead; step++) {
        for (unsigned way = 0; way < WAYS; way++) {
            SaveKey key = flash_key(0);
            nor_restore(before);
            dead = cut(erase, 0, step, way % NOR_PROGRAM_COUNT, way / NOR_PROGRAM_COUNT);
            SaveVerdict verdict = save_load(&key, NULL);
            CHECK(verdict == SAVE_BROKEN || verdict == SAVE_NONE);
            CHECK(flash_erase(0) == SAVE_WRITTEN);
            boot(0, 0);
            go_on();
        }
    }
    nor_free(before);
}

static void erasing_all_may_be_cut_anywhere(void) {
    flash_reset();
    for (unsigned game = 0; game < FLASH_GAMES; game++) {
        for (int i = 1; i <= 3 + (int)game; i++) {
            flash_commit(game, i);
        }
    }
    NorImage *before = nor_copy();
    bool dead = true;
    for (long step = 1; dead; step++) {
        nor_restore(before);
        nor.programming = step % NOR_PROGRAM_COUNT;
        nor.erasing = step % NOR_ERASE_COUNT;
        nor_power(step);
        save_erase_all();
        dead = nor_is_dead();
        nor_power(-1);
        for (unsigned game = 0; game < FLASH_GAMES; game++) {
            int found = flash_found(game);
            CHECK(found == 0 || found == 3 + (int)game);
            CHECK(flash_commit(game, NEXT) == SAVE_WRITTEN && flash_found(game) == NEXT);
        }
    }
    nor_free(before);
}

/* Many saves and erases of several games, with cuts at any time. */
static void play_by_chance(uint32_t seed) {
    int stands[FLASH_GAMES] = {0};
    uint32_t draw = seed;
    flash_reset();
    for (int i = 0; i < 1200; i++) {
        draw = draw * 1664525u + 1013904223u;
        unsigned game = (draw >> 10) % FLASH_GAMES;
        bool erases = (draw >> 13) % 32 == 0;
        int value = erases ? 0 : 1 + i % 250;
        nor.programming = (draw >> 24) % NOR_PROGRAM_COUNT;
        nor.erasing = (draw >> 21) % NOR_ERASE_COUNT;
        nor_power((draw >> 18) % 3 != 0 ? -1 : 1 + (long)((draw >> 5) % 260));
        SaveResult result = erases ? flash_erase(game) : flash_commit(game, value);
        bool dead = nor_is_dead();
        nor_power(-1);
        CHECK(dead || result == SAVE_WRITTEN);
        int found = flash_found(game);
        CHECK(found == value || (dead && found == stands[game]));
        stands[game] = found;
        for (unsigned other = 0; other < FLASH_GAMES; other++) {
            CHECK(flash_found(other) == stands[other]);
        }
    }
    CHECK(nor.weak_programs == 0);
}

static void much_may_happen(void) {
    for (uint32_t seed = 1; seed <= 2; seed++) {
        play_by_chance(seed * 2654435761u);
    }
}

void test_flash_cuts(void) {
    a_save_may_be_cut_anywhere();
    the_first_save_of_all_may_be_cut();
    a_bit_between_decides_nothing(commit, 0);
    a_bit_between_decides_nothing(commit, 3);
    a_bit_between_decides_nothing(erase, 3);
    two_saves_in_a_row_may_be_cut();
    erasing_may_be_cut_anywhere();
    an_erase_that_was_cut_can_be_repeated();
    erasing_broken_records_may_be_cut();
    erasing_all_may_be_cut_anywhere();
    much_may_happen();
}
