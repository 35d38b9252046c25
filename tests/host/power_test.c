/* Owns the tests of battery states and their thresholds. */
#include "power.h"
#include "check.h"

static void a_battery_goes_down_in_steps_and_comes_back_with_a_margin(void) {
    static const struct {
        uint32_t millivolts;
        PowerBattery battery;
    } steps[] = {
        {4200, POWER_GOOD},  {3150, POWER_GOOD}, {3149, POWER_LOW},   {3249, POWER_LOW},
        {3250, POWER_GOOD},  {3100, POWER_LOW},  {2900, POWER_LOW},   {2899, POWER_EMPTY},
        {2999, POWER_EMPTY}, {3000, POWER_LOW},  {2500, POWER_EMPTY}, {3250, POWER_GOOD},
    };
    power_begin(0, 0);
    for (size_t i = 0; i < sizeof steps / sizeof steps[0]; i++) {
        CHECK(power_measure(steps[i].millivolts, false) == steps[i].battery);
        CHECK(power_battery() == steps[i].battery);
    }
}

static void usb_and_an_unknown_battery_are_good(void) {
    power_begin(0, 0);
    CHECK(power_measure(2000, false) == POWER_EMPTY);
    CHECK(power_measure(2000, true) == POWER_GOOD);
    CHECK(power_measure(0, false) == POWER_GOOD);
}

static void levels_are_those_of_host_info(void) {
    CHECK(power_level(0) == 0);
    CHECK(power_level(2899) == 1 && power_level(2900) == 2);
    CHECK(power_level(3149) == 2 && power_level(3150) == 3);
    CHECK(power_level(3699) == 3 && power_level(3700) == 4);
}

/* The clock wraps in the middle of an idle minute. */
static void idle_time_is_counted_across_the_wrap(void) {
    uint32_t start = UINT32_MAX - 30000u;
    PowerSight sight = {.now = start, .touched = start, .idle = 60000};
    power_begin(start, start);
    for (unsigned i = 0; i < 60; i++) {
        CHECK(power_step(&sight) == POWER_AWAKE);
        CHECK(power_wait(sight.now, sight.idle) == 60000u - i * 1000u);
        sight.now += 1000;
    }
    sight.works = true;
    CHECK(power_step(&sight) == POWER_AWAKE);
    sight.works = false;
    sight.held = true;
    CHECK(power_step(&sight) == POWER_AWAKE);
    sight.held = false;
    CHECK(power_step(&sight) == POWER_SETTLING);
    CHECK(power_step(&sight) == POWER_SETTLING);
    sight.settled = true;
    sight.held = true;
    CHECK(power_step(&sight) == POWER_SETTLING);
    sight.held = false;
    CHECK(power_step(&sight) == POWER_ASLEEP);
    CHECK(power_step(&sight) == POWER_ASLEEP);
    sight.touched = sight.now;
    CHECK(power_step(&sight) == POWER_AWAKE);
}

void test_power(void) {
    a_battery_goes_down_in_steps_and_comes_back_with_a_margin();
    usb_and_an_unknown_battery_are_good();
    levels_are_those_of_host_info();
    idle_time_is_counted_across_the_wrap();
}
