/* Owns the test that the host's own screens have room for whatever they may say. */
#include "abi.h"
#include "check.h"
#include "message.h"
#include "notice.h"
#include "save.h"
#include "vm.h"

#include <string.h>

static uint8_t frame[DINK_FRAMEBUFFER_SIZE];

/* Whether the rows between the last line of words and the line of buttons are white. */
static void expect_room(const Message *message) {
    message_draw(message, frame);
    for (size_t row = 100; row < 112; row++) {
        for (size_t byte = 0; byte < DINK_SCREEN_STRIDE; byte++) {
            CHECK(frame[row * DINK_SCREEN_STRIDE + byte] == 0);
        }
    }
}

static void every_notice_fits(void) {
    unsigned count = 0;
    for (unsigned notice = 0; notice < 256; notice++) {
        if (notice_exists((Notice)notice)) {
            Message message = notice_message((Notice)notice);
            CHECK(message.code == NULL || strncmp(message.code, "E-", 2) == 0);
            CHECK(message.words != NULL && message.hint != NULL);
            expect_room(&message);
            count++;
        }
    }
    CHECK(count == 4 + (SAVE_RESULT_COUNT - 1) + (SAVE_VERDICT_COUNT - 1 - SAVE_GOOD) +
                       (VM_ERROR_COUNT - 1));
    CHECK(!notice_exists(NOTICE_NONE));
}

static void text_holds_all_words_or_leaves_lines_out(void) {
    char text[64];
    Message message = {"Title", NULL, "Some words.", NULL, "B: go on"};
    size_t length = message_text(&message, text, sizeof text);
    CHECK(length == 27 && memcmp(text, "Title\nSome words.\nB: go on\n", length) == 0);
    CHECK(message_text(&message, text, 10) == 6);
}

void test_message(void) {
    every_notice_fits();
    text_holds_all_words_or_leaves_lines_out();
}
