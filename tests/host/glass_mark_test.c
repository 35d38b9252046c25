/* Owns the tests of the mark of the glass: it holds until it is cancelled, whatever is cut. */
#include "glass_mark.h"
#include "check.h"
#include "flash_area.h"
#include "flash_saves.h"

/* What a boot reads: the sum, 0 when nothing is known. */
static uint32_t marked(void) {
    uint32_t sum = 0;
    uint32_t quick = 0;
    if (!glass_mark_read(&sum, &quick)) {
        return 0;
    }
    CHECK(quick == sum + 5);
    return sum;
}

static bool mark(uint32_t sum) {
    return glass_mark_write(sum, sum + 5);
}

static void it_holds_until_it_is_cancelled(void) {
    flash_reset();
    CHECK(marked() == 0 && glass_mark_cancel());
    for (uint32_t i = 1; i < 1000; i++) {
        CHECK(mark(i) && marked() == i);
        CHECK(i % 3 == 0 || glass_mark_cancel());
        CHECK(marked() == (i % 3 == 0 ? i : 0));
    }
    CHECK(nor.erases[2] + nor.erases[3] == 63); /* one erase for 16 marks */
    CHECK(nor.erases[2] - nor.erases[3] <= 1);
}

/* From `marks` marks on; the last one is cancelled or holds. */
static void start_with(uint32_t marks, bool holds) {
    flash_reset();
    for (uint32_t i = 1; i <= marks; i++) {
        CHECK(mark(i) && (holds || glass_mark_cancel()));
    }
}

/* After any cut the glass may change: then nothing may ever come back. */
static void never_comes_back(void) {
    CHECK(glass_mark_cancel());
    nor_age();
    for (int i = 0; i < 6; i++) {
        CHECK(marked() == 0);
    }
    CHECK(mark(99) && marked() == 99 && glass_mark_cancel() && marked() == 0);
}

static void cut_at(uint32_t marks, bool holds, bool cancels) {
    start_with(marks, holds);
    NorImage *before = nor_copy();
    bool dead = true;
    for (long step = 1; dead; step++) {
        for (unsigned way = 0; way < (unsigned)NOR_PROGRAM_COUNT * NOR_ERASE_COUNT; way++) {
            nor_restore(before);
            nor.programming = way % NOR_PROGRAM_COUNT;
            nor.erasing = way / NOR_PROGRAM_COUNT;
            nor_power(step);
            bool done = cancels ? glass_mark_cancel() : mark(50);
            dead = nor_is_dead();
            nor_power(-1);
            CHECK(dead || done);
            uint32_t found = marked();
            CHECK(found == 0 || (holds && found == marks) || (!cancels && found == 50));
            never_comes_back();
        }
    }
    nor_free(before);
}

static void any_cut_leaves_it_or_nothing(void) {
    static const uint32_t starts[] = {0, 1, 2, 15, 16, 17, 31, 32, 33};
    for (unsigned i = 0; i < sizeof starts / sizeof starts[0]; i++) {
        cut_at(starts[i], true, false);
        cut_at(starts[i], false, false);
        cut_at(starts[i], true, true);
    }
}

static void a_bad_flash_knows_nothing_new(void) {
    start_with(15, false);
    nor.bad[2] = true;
    CHECK(mark(20) && marked() == 20 && glass_mark_cancel()); /* in the other sector */
    nor.bad[3] = true;
    CHECK(!mark(21) && marked() == 0);
}

/* Cancelling takes all marks, not only the newest: that one may rot. */
static void none_comes_back_when_the_newest_rots(void) {
    start_with(3, true);
    CHECK(glass_mark_cancel());
    *nor_bytes(FLASH_GLASS + 2 * PORT_FLASH_PAGE) ^= 1;
    CHECK(marked() == 0);
}

void test_glass_mark(void) {
    it_holds_until_it_is_cancelled();
    any_cut_leaves_it_or_nothing();
    none_comes_back_when_the_newest_rots();
    a_bad_flash_knows_nothing_new();
}
