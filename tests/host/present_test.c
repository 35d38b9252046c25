/* Owns the tests of the refresh policy: the vectors that drive the emulator page too. */
#include "present.h"
#include "abi.h"
#include "check.h"
#include "vectors.h"

#include <string.h>

static uint8_t before[DINK_FRAMEBUFFER_SIZE];
static uint8_t frame[DINK_FRAMEBUFFER_SIZE];
static unsigned style;

static void set(unsigned x, unsigned y, const char *how) {
    uint8_t *byte = &frame[y * DINK_SCREEN_STRIDE + x / 8];
    unsigned bit = 0x80u >> x % 8;
    unsigned ink = strcmp(how, "invert") == 0 ? *byte ^ bit
                   : strcmp(how, "ink") == 0  ? *byte | bit
                                              : *byte & ~bit;
    *byte = (uint8_t)ink;
}

static void box(const char *line) {
    unsigned x = 0, y = 0, width = 0, height = 0;
    char how[8];
    CHECK(sscanf(line, "box %u %u %u %u %7s", &x, &y, &width, &height, how) == 5);
    for (unsigned i = 0; i < width * height; i++) {
        set(x + i % width, y + i / width, how);
    }
}

/* Bits of the status words in a text. */
static uint32_t status_of(const char *words) {
    static const struct {
        const char *name;
        uint32_t bit;
    } bits[] = {{" SCENE", DINK_STATUS_SCENE},
                {" SAVE", DINK_STATUS_SAVE},
                {" CURTAIN", DINK_STATUS_CURTAIN},
                {" PRIVATE", DINK_STATUS_PRIVATE},
                {" GATE", DINK_STATUS_GATE}};
    uint32_t status = DINK_STATUS_CHANGED;
    for (size_t i = 0; i < sizeof bits / sizeof bits[0]; i++) {
        status |= strstr(words, bits[i].name) != NULL ? bits[i].bit : 0;
    }
    return status;
}

static const char *const kinds[] = {"none", "quick", "clean", "full"};

static void show(const char *kind, const char *words) {
    vectors_equal(kind, kinds[present_decide(before, frame, status_of(words), style)]);
    memcpy(before, frame, sizeof before);
}

static void take_line(const char *line) {
    unsigned number = 0;
    char word[16];
    int end = 0;
    if (strncmp(line, "case ", 5) == 0) {
        memset(frame, 0, sizeof frame);
        present_unknown();
        style = DINK_REFRESH_BALANCED;
    } else if (sscanf(line, "style %15s", word) == 1) {
        style = word[1] == 'a' && word[0] == 'c' ? DINK_REFRESH_CALM
                : word[0] == 'c'                 ? DINK_REFRESH_CRISP
                                                 : DINK_REFRESH_BALANCED;
    } else if (sscanf(line, "glass %u", &number) == 1) {
        memcpy(before, frame, sizeof before);
        present_known(number);
    } else if (strncmp(line, "box ", 4) == 0) {
        box(line);
    } else if (sscanf(line, "show %15s%n", word, &end) == 1) {
        show(word, line + end);
    } else if (sscanf(line, "times %u %15s%n", &number, word, &end) == 2) {
        for (; number > 0; number--) {
            set(0, 0, "invert");
            show(word, line + end);
        }
    } else if (sscanf(line, "cleaned %15s%n", word, &end) == 1) {
        vectors_equal(word, kinds[present_clean(status_of(line + end))]);
        memcpy(before, frame, sizeof before);
    } else {
        char number_text[16];
        CHECK(sscanf(line, "traces %15s", word) == 1);
        snprintf(number_text, sizeof number_text, "%u", (unsigned)present_traces());
        vectors_equal(word, number_text);
    }
}

void test_present(void) {
    vectors_run("present.txt", take_line);
}
