/* Owns the drawing of the host's own screens; letters are 5 x 7 pixels, doubled. */
#include "message.h"
#include "abi.h"
#include "message_font.h"

#include <stdbool.h>
#include <string.h>

enum {
    SCALE = 2,
    ADVANCE = 6 * SCALE, /* px from letter to letter */
    PITCH = 18,          /* px from line to line */
    BAR = 22,            /* px, the black bar of the title */
    MARGIN = 4,
    FIRST_LINE = BAR + 8,
    HINT_LINE = (int)DINK_SCREEN_HEIGHT - 16,
    LINE_LETTERS = ((int)DINK_SCREEN_WIDTH - 2 * MARGIN) / ADVANCE
};

static void fill(uint8_t *frame, int y, int height, bool black) {
    memset(frame + y * (int)DINK_SCREEN_STRIDE, black ? 0xff : 0,
           (size_t)height * DINK_SCREEN_STRIDE);
}

static void dot(uint8_t *frame, int x, int y, bool black) {
    if (x < 0 || y < 0 || x >= (int)DINK_SCREEN_WIDTH || y >= (int)DINK_SCREEN_HEIGHT) {
        return;
    }
    uint8_t *byte = frame + y * (int)DINK_SCREEN_STRIDE + x / 8;
    uint8_t bit = (uint8_t)(0x80u >> (x & 7));
    *byte = (uint8_t)(black ? *byte | bit : *byte & ~bit);
}

static void draw_letter(uint8_t *frame, int x, int y, char letter, bool black) {
    const uint8_t *rows = message_glyph(letter);
    for (int row = 0; row < (int)MESSAGE_FONT_HEIGHT * SCALE; row++) {
        for (int column = 0; column < (int)MESSAGE_FONT_WIDTH * SCALE; column++) {
            if ((rows[row / SCALE] >> (4 - column / SCALE) & 1) != 0) {
                dot(frame, x + column, y + row, black);
            }
        }
    }
}

static void draw_run(uint8_t *frame, int x, int y, const char *letters, size_t count, bool black) {
    for (size_t i = 0; i < count; i++) {
        draw_letter(frame, x + (int)i * ADVANCE, y, letters[i], black);
    }
}

/* Letters of the next line: as many whole words as fit. */
static size_t line_length(const char *words) {
    size_t length = strlen(words);
    if (length <= LINE_LETTERS) {
        return length;
    }
    size_t end = LINE_LETTERS;
    while (end > 0 && words[end] != ' ') {
        end--;
    }
    return end > 0 ? end : LINE_LETTERS;
}

/* Draws wrapped words from a height on; returns the height of the line after them. */
static int draw_words(uint8_t *frame, int y, const char *words) {
    while (*words != '\0') {
        size_t length = line_length(words);
        draw_run(frame, MARGIN, y, words, length, true);
        words += length;
        words += *words == ' ' ? 1 : 0;
        y += PITCH;
    }
    return y;
}

void message_draw(const Message *message, uint8_t *frame) {
    fill(frame, 0, (int)DINK_SCREEN_HEIGHT, false);
    fill(frame, 0, BAR, true);
    draw_run(frame, MARGIN, 4, message->title, strlen(message->title), false);
    if (message->code != NULL) {
        size_t letters = strlen(message->code);
        int x = (int)DINK_SCREEN_WIDTH - MARGIN + SCALE - (int)letters * ADVANCE;
        draw_run(frame, x, 4, message->code, letters, false);
    }
    int y = draw_words(frame, FIRST_LINE, message->words);
    if (message->more != NULL) {
        draw_words(frame, y, message->more);
    }
    size_t hint = strlen(message->hint);
    draw_run(frame, ((int)DINK_SCREEN_WIDTH - (int)hint * ADVANCE) / 2, HINT_LINE, message->hint,
             hint, true);
}

size_t message_text(const Message *message, char *text, size_t room) {
    const char *lines[] = {message->title, message->code, message->words, message->more,
                           message->hint};
    size_t length = 0;
    for (size_t i = 0; i < sizeof lines / sizeof lines[0]; i++) {
        size_t letters = lines[i] == NULL ? 0 : strlen(lines[i]);
        if (letters > 0 && letters + 1 <= room - length) {
            memcpy(text + length, lines[i], letters);
            text[length + letters] = '\n';
            length += letters + 1;
        }
    }
    return length;
}
