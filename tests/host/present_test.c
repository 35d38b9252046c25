/* Owns the tests of the refresh policy. */
#include "abi.h"
#include "check.h"
#include "present.h"

static uint8_t frame[DINK_FRAMEBUFFER_SIZE];

/* A picture that differs from the one before. */
static PresentKind next(uint32_t status, unsigned style) {
    frame[0]++;
    return present_decide(frame, status | DINK_STATUS_CHANGED, style);
}

static void begin(void) {
    present_reset();
    CHECK(next(0, DINK_REFRESH_BALANCED) == PRESENT_CLEAN);
}

static void same_picture_is_not_shown_again(void) {
    begin();
    CHECK(present_decide(frame, DINK_STATUS_CHANGED | DINK_STATUS_SCENE, DINK_REFRESH_CRISP) ==
          PRESENT_NONE);
    CHECK(next(0, DINK_REFRESH_CRISP) == PRESENT_QUICK);
    CHECK(present_decide(frame, 0, DINK_REFRESH_CRISP) == PRESENT_NONE);
}

/* Quick refreshes until the first clean one. */
static unsigned quick_ones(uint32_t status, unsigned style) {
    begin();
    unsigned count = 0;
    while (next(status, style) == PRESENT_QUICK) {
        count++;
    }
    return count;
}

static void styles_differ_in_patience(void) {
    CHECK(quick_ones(DINK_STATUS_SCENE, DINK_REFRESH_CRISP) == 1);
    CHECK(quick_ones(DINK_STATUS_SCENE, DINK_REFRESH_BALANCED) == 12);
    CHECK(quick_ones(DINK_STATUS_SCENE, DINK_REFRESH_CALM) == 40);
    CHECK(quick_ones(0, DINK_REFRESH_CRISP) == 12);
    CHECK(quick_ones(0, DINK_REFRESH_BALANCED) == 60);
    CHECK(quick_ones(0, DINK_REFRESH_CALM) == 120);
}

static void curtain_is_always_clean(void) {
    begin();
    CHECK(next(0, DINK_REFRESH_CALM) == PRESENT_QUICK);
    CHECK(present_decide(frame, DINK_STATUS_CURTAIN, DINK_REFRESH_CALM) == PRESENT_CLEAN);
    CHECK(present_decide(frame, DINK_STATUS_CURTAIN, DINK_REFRESH_CALM) == PRESENT_NONE);
    CHECK(next(DINK_STATUS_CURTAIN, DINK_REFRESH_CALM) == PRESENT_CLEAN);
}

static void no_trace_of_a_secret_stays(void) {
    begin();
    CHECK(next(DINK_STATUS_PRIVATE, DINK_REFRESH_CALM) == PRESENT_QUICK);
    CHECK(next(DINK_STATUS_PRIVATE, DINK_REFRESH_CALM) == PRESENT_QUICK);
    CHECK(next(0, DINK_REFRESH_CALM) == PRESENT_CLEAN);
    CHECK(next(0, DINK_REFRESH_CALM) == PRESENT_QUICK);
}

static void cleaning_by_hand_takes_the_traces_away(void) {
    begin();
    for (int i = 0; i < 11; i++) {
        CHECK(next(0, DINK_REFRESH_CRISP) == PRESENT_QUICK);
    }
    present_clean(present_shown());
    for (int i = 0; i < 12; i++) {
        CHECK(next(0, DINK_REFRESH_CRISP) == PRESENT_QUICK);
    }
    CHECK(next(0, DINK_REFRESH_CRISP) == PRESENT_CLEAN);
}

void test_present(void) {
    same_picture_is_not_shown_again();
    styles_differ_in_patience();
    curtain_is_always_clean();
    no_trace_of_a_secret_stays();
    cleaning_by_hand_takes_the_traces_away();
}
