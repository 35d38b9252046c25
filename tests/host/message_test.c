/* Owns the test that the host's own screens have room for whatever they may say. */
#include "abi.h"
#include "check.h"
#include "message.h"
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

static void every_error_fits(void) {
    for (int error = 1; error < VM_ERROR_COUNT; error++) {
        const char *code = vm_error_code((VmError)error);
        CHECK(strncmp(code, "E-", 2) == 0);
        expect_room(&(Message){"Stopped", code, vm_error_words((VmError)error),
                               "The saved game is kept.", "B"});
    }
}

static void every_verdict_fits(void) {
    for (int verdict = SAVE_BROKEN; verdict < SAVE_VERDICT_COUNT; verdict++) {
        const char *words = save_words((SaveVerdict)verdict);
        expect_room(
            &(Message){"Save not usable", NULL, words, "It is kept. The menu can erase it.", "B"});
    }
    expect_room(&(Message){"Save not usable", NULL, "Its values cannot occur in this game.",
                           "It is kept. The menu can erase it.", "B"});
    expect_room(&(Message){"Not saved", "E-WRITE", "This could not be saved. The last save stands.",
                           "The next action tries again.", "B"});
}

static void text_holds_all_words_or_leaves_lines_out(void) {
    char text[64];
    Message message = {"Title", NULL, "Some words.", NULL, "B: go on"};
    size_t length = message_text(&message, text, sizeof text);
    CHECK(length == 27 && memcmp(text, "Title\nSome words.\nB: go on\n", length) == 0);
    CHECK(message_text(&message, text, 10) == 6);
}

void test_message(void) {
    every_error_fits();
    every_verdict_fits();
    text_holds_all_words_or_leaves_lines_out();
}
