/* Owns the tests of the device as a whole: pictures while the panel works, sleep, wake, batteries.
 */
#include "handheld.h"
#include "abi.h"
#include "cart.h"
#include "check.h"
#include "flash_saves.h"
#include "glass_mark.h"
#include "settings.h"

#include <string.h>

/* The game: A saves, B leaves, C shows a secret that HIDE puts behind a curtain, UP is another
 * person's turn, DOWN draws, LONG_DOWN traps; resumed, it
 * closes a gate. The menu: B launches it, the rest draws. Both draw
 * how many presses they have had. */
static ShelfCart carts[2];
static uint8_t files[2][8192];

static void read_cart(unsigned index, const char *path) {
    FILE *file = fopen(path, "rb");
    CHECK(file != NULL);
    size_t length = fread(files[index], 1, sizeof files[index], file);
    CHECK(length > 0 && length < sizeof files[index]);
    fclose(file);
    carts[index] = (ShelfCart){files[index], length};
}

/* Lets the device do all it can do now. */
static void run(void) {
    for (unsigned ticks = 0; handheld_tick(); ticks++) {
        CHECK(ticks < 1000);
    }
}

static void pass(uint32_t milliseconds) {
    fake.now += milliseconds;
    run();
}

static void boot(void) {
    fake.shown = 0;
    fake.rests = 0;
    fake.power = true;
    fake.panel = PORT_PANEL_READY;
    handheld_begin(carts, 2, false);
    run();
}

static void press(uint32_t code) {
    fake.now += 10;
    fake_press(code);
    run();
}

/* The panel comes to its end. */
static void stand(void) {
    fake.panel = PORT_PANEL_READY;
    fake.stands = fake.now;
    run();
}

/* A new device with the game on its glass. */
static void begin(void) {
    flash_reset();
    boot();
    press(DINK_PRESS_B);
    CHECK(console_running() == read_u32((const uint8_t *)"GAME"));
    fake.shown = 0;
}

static void expect_text(const char *words) {
    size_t length = 0;
    const char *text = console_text(&length);
    if (length < strlen(words) || memcmp(text, words, strlen(words)) != 0) {
        fprintf(stderr, "expected \"%s\", is \"%.*s\"\n", words, (int)length, text);
        exit(1);
    }
}

/* -- pictures -- */

static void the_newest_picture_wins(void) {
    uint8_t stood[DINK_FRAMEBUFFER_SIZE];
    begin();
    memcpy(stood, fake.glass, sizeof stood);
    fake.slow = true;
    press(DINK_PRESS_DOWN);
    CHECK(fake.shown == 1 && fake.kind == PRESENT_QUICK && fake.glass[0] == 1);
    CHECK(memcmp(fake.before, stood, sizeof stood) == 0);
    const uint8_t *before = fake.before;
    for (unsigned i = 0; i < 10; i++) {
        press(DINK_PRESS_DOWN);
    }
    expect_text("GAME;"); /* 11 presses, counted from '0' on */
    CHECK(fake.shown == 1);
    CHECK(before == fake.before && memcmp(before, stood, sizeof stood) == 0);
    fake.panel = PORT_PANEL_DRIVING;
    run();
    CHECK(fake.shown == 1);
    stand();
    CHECK(fake.shown == 2 && fake.glass[0] == 11 && fake.kind == PRESENT_QUICK);
    CHECK(fake.before[0] == 1);
    stand();
    CHECK(fake.shown == 2);
}

/* What is not shown leaves nothing behind: a secret that the panel never got needs no cleaning, a
 * curtain that was overtaken is still a curtain. */
static void pictures_that_were_overtaken_keep_their_meaning(void) {
    begin();
    fake.slow = true;
    press(DINK_PRESS_DOWN);
    press(DINK_PRESS_C);
    press(DINK_PRESS_DOWN);
    stand();
    CHECK(fake.shown == 2 && fake.kind == PRESENT_QUICK);
    stand();
    press(DINK_PRESS_DOWN);
    press(DINK_PRESS_HIDE); /* no button, and no press for a game */
    CHECK(fake.shown == 3);
    stand();
    press(DINK_PRESS_C);
    stand();
    press(DINK_PRESS_DOWN);
    CHECK(fake.kind == PRESENT_CLEAN);
}

/* Cleaned by hand, it is a secret still. */
static void a_secret_that_was_cleaned_leaves_a_clean_glass(void) {
    begin();
    press(DINK_PRESS_C);
    press(DINK_PRESS_LONG_UP);
    CHECK(fake.shown == 2 && fake.kind == PRESENT_CLEAN);
    press(DINK_PRESS_DOWN);
    CHECK(fake.shown == 3 && fake.kind == PRESENT_CLEAN);
}

static void a_save_waits_for_the_panel_to_have_its_picture(void) {
    begin();
    fake.slow = true;
    fake_press(DINK_PRESS_A);
    for (unsigned i = 0; i < 20; i++) {
        CHECK(handheld_tick());
    }
    unsigned programs = nor.programs;
    fake.panel = PORT_PANEL_DRIVING;
    run();
    CHECK(nor.programs > programs);
    stand();
    fake_press(DINK_PRESS_A);
    handheld_tick();
    programs = nor.programs;
    fake_press(DINK_PRESS_DOWN);
    handheld_tick();
    CHECK(nor.programs > programs);
    expect_text("GAME3");
}

static void a_gate_drops_what_was_begun_before_its_picture_stands(void) {
    begin();
    fake.slow = true;
    press(DINK_PRESS_UP);
    press(DINK_PRESS_DOWN);
    expect_text("GAME1");
    fake.now += 10;
    uint32_t held_since = fake.now;
    fake.now += 10;
    stand();
    fake.presses[fake.press_count++] = (PortPress){DINK_PRESS_DOWN, held_since};
    run();
    expect_text("GAME1");
    press(DINK_PRESS_DOWN);
    expect_text("GAME2");
    press(DINK_PRESS_UP);
    press(PORT_PRESS_LEAVE);
    expect_text("MENU");
}

/* Also when its picture stands already: another one is asked for, and does not come. */
static void a_gate_without_a_new_picture_counts_from_its_call(void) {
    begin();
    fake.now += 1000;
    fake.presses[fake.press_count++] = (PortPress){DINK_PRESS_UP, fake.now};
    fake.presses[fake.press_count++] = (PortPress){DINK_PRESS_DOWN, fake.now - 1};
    run();
    expect_text("GAME1");
}

static void a_lost_panel_gets_the_next_picture_whole(void) {
    begin();
    fake.slow = true;
    press(DINK_PRESS_UP); /* a gate, too, must not wait for ever */
    fake.panel = PORT_PANEL_LOST;
    run();
    CHECK(fake.shown == 1);
    press(DINK_PRESS_DOWN);
    CHECK(fake.shown == 2 && fake.kind == PRESENT_FULL && fake.before == NULL);
    stand();
    press(DINK_PRESS_DOWN);
    CHECK(fake.kind == PRESENT_QUICK);
}

/* -- sleep and wake -- */

/* Nobody touches a button for the idle time; the rail goes. */
static void fall_asleep(void) {
    pass(settings_now()->idle_minutes * 60000u);
    CHECK(!fake.power && fake.rests == 1);
}

/* Wakes on battery: the press that does so began before the boot, and counts in it. */
static void wake_by(uint32_t code) {
    uint8_t stood[DINK_FRAMEBUFFER_SIZE];
    memcpy(stood, fake.glass, sizeof stood);
    fake.now = 5; /* a new clock */
    fake.touched = 0;
    fake.stands = 0;
    fake.press_count = 0;
    boot();
    CHECK(fake.shown == 0 && memcmp(stood, fake.glass, sizeof stood) == 0);
    fake.presses[fake.press_count++] = (PortPress){code, 0};
    run();
}

static bool is_marked(void) {
    uint32_t sum = 0;
    uint32_t quick = 0;
    return glass_mark_read(&sum, &quick);
}

static void a_game_sleeps_and_wakes_with_one_quick_refresh(void) {
    begin();
    press(DINK_PRESS_DOWN);
    pass(59989);
    CHECK(fake.power && fake.shown == 1);
    pass(11);
    CHECK(!fake.power && fake.rests == 1 && fake.shown == 2 && fake.kind == PRESENT_CLEAN);
    CHECK(is_marked());
    for (unsigned times = 0; times < 3; times++) {
        wake_by(DINK_PRESS_DOWN);
        CHECK(fake.prepared);
        CHECK(fake.shown == 1 && fake.kind == PRESENT_QUICK && !is_marked());
        expect_text(times == 0 ? "GAME2" : times == 1 ? "GAME3" : "GAME4");
        fall_asleep();
    }
}

static void a_clean_glass_is_not_cleaned_again(void) {
    begin();
    press(DINK_PRESS_LONG_UP);
    CHECK(fake.shown == 1 && fake.kind == PRESENT_CLEAN);
    fall_asleep();
    CHECK(fake.shown == 1 && is_marked());
    wake_by(DINK_PRESS_DOWN);
    CHECK(fake.shown == 1 && fake.kind == PRESENT_QUICK);
}

static void a_secret_is_put_away_and_the_wake_press_meets_the_curtain(void) {
    begin();
    press(DINK_PRESS_C);
    fall_asleep();
    CHECK(fake.kind == PRESENT_CLEAN);
    wake_by(DINK_PRESS_DOWN);
    expect_text("GAME3");
    CHECK(fake.shown == 1);
}

static void the_menu_wakes_where_it_was(void) {
    flash_reset();
    boot();
    press(DINK_PRESS_DOWN);
    press(DINK_PRESS_DOWN);
    expect_text("MENU2");
    fall_asleep();
    wake_by(DINK_PRESS_DOWN);
    expect_text("MENU3");
    CHECK(fake.shown == 1 && fake.kind == PRESENT_QUICK);
    press(DINK_PRESS_B);
    press(DINK_PRESS_B);
    expect_text("MENU0");
}

static void a_screen_of_the_host_wakes_as_it_was(void) {
    begin();
    press(DINK_PRESS_LONG_DOWN);
    expect_text("Stopped");
    fall_asleep();
    wake_by(DINK_PRESS_DOWN); /* does not answer it */
    expect_text("Stopped");
    CHECK(fake.shown == 0);
    press(DINK_PRESS_B);
    expect_text("MENU0");
    CHECK(fake.kind == PRESENT_QUICK || fake.kind == PRESENT_CLEAN);
    fall_asleep();
    wake_by(DINK_PRESS_B);
    expect_text("GAME");
}

static void another_picture_than_the_marked_one_comes_full(void) {
    begin();
    press(DINK_PRESS_A);
    fall_asleep();
    CHECK(glass_mark_write(1, 0));
    boot();
    CHECK(fake.shown == 1 && fake.kind == PRESENT_FULL && !is_marked());
}

static void a_cut_while_awake_forgets_the_glass(void) {
    begin();
    press(DINK_PRESS_A);
    fall_asleep();
    wake_by(DINK_PRESS_A);
    boot();
    CHECK(fake.shown == 1 && fake.kind == PRESENT_FULL);
    expect_text("GAME2");
}

static void the_press_that_only_started_it_counts_for_nothing(void) {
    begin();
    press(DINK_PRESS_A);
    fake.now = 50; /* a new clock, 50 ms after a finger came down */
    fake.held = true;
    boot();
    fake.now += 100;
    fake.held = false;
    fake.presses[fake.press_count++] = (PortPress){DINK_PRESS_A, 0};
    run();
    expect_text("GAME1");
    press(DINK_PRESS_A);
    expect_text("GAME2");
}

static void on_usb_it_waits_and_goes_on(void) {
    fake_reset();
    begin();
    fake.usb = 1;
    press(DINK_PRESS_DOWN);
    fall_asleep();
    pass(500000);
    CHECK(!fake.power);
    unsigned shown = fake.shown;
    press(DINK_PRESS_DOWN);
    CHECK(fake.power && fake.shown == shown + 1 && fake.kind == PRESENT_QUICK && !is_marked());
    expect_text("GAME2");
    pass(59000);
    CHECK(fake.power);
}

static void a_touch_on_the_way_to_sleep_turns_back(void) {
    begin();
    fake.slow = true;
    press(DINK_PRESS_DOWN);
    stand();
    pass(60000);
    CHECK(fake.shown == 2 && fake.kind == PRESENT_CLEAN && fake.power);
    press(DINK_PRESS_DOWN);
    expect_text("GAME2");
    stand();
    CHECK(fake.shown == 3 && fake.power && fake.rests == 0);
    stand();
    pass(60000);
    stand();
    CHECK(fake.rests == 1 && fake.power && is_marked());
    press(DINK_PRESS_DOWN); /* while the panel comes to rest */
    stand();
    CHECK(fake.power && !is_marked());
    expect_text("GAME3");
}

static void a_held_button_keeps_the_rail(void) {
    begin();
    press(DINK_PRESS_DOWN);
    fake.held = true;
    pass(600000);
    CHECK(fake.power);
    fake.held = false;
    fake.touched = fake.now;
    pass(59000);
    CHECK(fake.power);
    pass(1000);
    CHECK(!fake.power);
}

/* -- batteries -- */

static void an_empty_battery_asks_for_a_charge(void) {
    begin();
    press(DINK_PRESS_DOWN);
    fake.millivolts = 2890;
    fake_weak = true;
    unsigned programs = nor.programs;
    unsigned erases = nor.erases[0];
    pass(20000);
    CHECK(!fake.power && fake.rests == 1 && fake.kind == PRESENT_CLEAN);
    CHECK(nor.programs == programs && nor.erases[0] == erases && !is_marked());
    unsigned shown = fake.shown;
    press(DINK_PRESS_DOWN);
    CHECK(!fake.power && fake.shown == shown);
    fake.usb = 1;
    fake_weak = false;
    pass(20000);
    CHECK(!fake.power && fake.shown == shown);
    press(DINK_PRESS_DOWN);
    CHECK(fake.power);
    expect_text("GAME");
}

static void nothing_opens_with_an_empty_battery(void) {
    begin();
    press(DINK_PRESS_A);
    fall_asleep();
    CHECK(is_marked());
    fake.millivolts = 2500;
    fake_weak = true;
    boot();
    CHECK(!fake.power && fake.shown == 1 && fake.kind == PRESENT_FULL && !is_marked());
    fake.millivolts = 3000; /* recovers without load, and wakes with fresh cells only */
    fake_weak = false;
    boot();
    CHECK(fake.power && fake.kind == PRESENT_FULL);
    expect_text("GAME1");
}

static void restarts_lead_to_the_menu(void) {
    begin();
    press(DINK_PRESS_A);
    handheld_begin(carts, 2, true);
    run();
    expect_text("Stopped");
    press(DINK_PRESS_B);
    expect_text("MENU0");
    boot();
    expect_text("MENU0");
}

void test_handheld(const char *menu, const char *game) {
    read_cart(0, menu);
    read_cart(1, game);
    the_newest_picture_wins();
    pictures_that_were_overtaken_keep_their_meaning();
    a_secret_that_was_cleaned_leaves_a_clean_glass();
    a_save_waits_for_the_panel_to_have_its_picture();
    a_gate_drops_what_was_begun_before_its_picture_stands();
    a_gate_without_a_new_picture_counts_from_its_call();
    a_lost_panel_gets_the_next_picture_whole();
    a_game_sleeps_and_wakes_with_one_quick_refresh();
    a_clean_glass_is_not_cleaned_again();
    a_secret_is_put_away_and_the_wake_press_meets_the_curtain();
    the_menu_wakes_where_it_was();
    a_screen_of_the_host_wakes_as_it_was();
    another_picture_than_the_marked_one_comes_full();
    a_cut_while_awake_forgets_the_glass();
    the_press_that_only_started_it_counts_for_nothing();
    on_usb_it_waits_and_goes_on();
    a_touch_on_the_way_to_sleep_turns_back();
    a_held_button_keeps_the_rail();
    an_empty_battery_asks_for_a_charge();
    nothing_opens_with_an_empty_battery();
    restarts_lead_to_the_menu();
    flash_reset();
    fake_reset();
}
